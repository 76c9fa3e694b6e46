@paying-05 @cr:601.2f @since:2005-10-01
Feature: What sets the least total of a spell applies after all that makes the spell cost more or less
  Trinisphere applies to the total that costs, additions and reductions have made. If that is less than three mana, generic
  mana makes up the difference; else nothing is added. Life and other parts of the cost are not mana and don't count.

  @id:paying-least-three @report:phase-296
  Scenario: Under Trinisphere two lands do not pay for Shock, and three do
    Given Alice has Shock; Mountain "the third Mountain" in her hand
    And Alice controls 2 Mountain
    And Bob controls Trinisphere
    Then Alice can't cast Shock targeting Bob
    When Alice plays the third Mountain
    And Alice casts Shock targeting Bob
    Then Shock is on the stack
    And Mountain 1 is tapped
    And Mountain 2 is tapped
    And the third Mountain is tapped

  @id:paying-least-tapped @report:phase-296
  Scenario: Under a tapped Trinisphere Shock costs one mana
    Given Alice has Shock in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Trinisphere
    And Trinisphere starts tapped
    When Alice casts Shock targeting Bob
    Then Alice has {C}{C} left

  @id:paying-least-totals @since:2017-09-29 @cr:118.7a @cr:107.4b
  Scenario Outline: With <what>, <creature> costs <cost>
    Given Alice has <creature> in her hand
    And Alice controls <permanents>
    And Alice has <mana> to spend
    When Alice casts <creature>
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature             | what                                 | permanents                        | mana            | left   | cost   |
      | Memnite              | Trinisphere                          | Trinisphere                       | {C}{C}{C}{C}{C} | {C}{C} | {3}    |
      | Hill Giant           | Trinisphere                          | Trinisphere                       | {R}{C}{C}{C}{C} | {C}    | {3}{R} |
      | Magda, Brazen Outlaw | two Trinispheres                     | 2 Trinisphere                     | {R}{C}{C}{C}{C} | {C}{C} | {2}{R} |
      | Memnite              | Trinisphere and Sphere of Resistance | Trinisphere; Sphere of Resistance | {C}{C}{C}{C}{C} | {C}{C} | {3}    |
      | Magda, Brazen Outlaw | Trinisphere and Sphere of Resistance | Trinisphere; Sphere of Resistance | {R}{C}{C}{C}{C} | {C}{C} | {2}{R} |
      | Hill Giant           | Trinisphere and two Ruby Medallions  | Trinisphere; 2 Ruby Medallion     | {R}{C}{C}{C}{C} | {C}{C} | {2}{R} |

  @id:paying-least-free @since:2007-10-01 @cr:118.9d
  Scenario Outline: Under Bob's <what>, <spell>, cast without paying its mana cost, costs {3}
    Given Alice has <spell> in her hand
    And Alice controls Omniscience
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls <permanents>
    When Alice casts <spell> without paying its mana cost
    Then <spell> is on the stack
    And Alice has <left> left

    Examples:
      | spell            | permanents                               | left | what                   |
      | Hill Giant       | Trinisphere                              | {C}  | Trinisphere            |

    @since:2017-01-20
    Examples:
      | spell            | permanents                               | left | what                   |
      | Reverse Engineer | Trinisphere; Thalia, Guardian of Thraben | {C}  | Trinisphere and Thalia |

  @paying-19 @id:paying-least-life @since:2011-05-13 @cr:107.4f @cr:118.13a
  Scenario: Under Trinisphere Dismember costs three mana besides the 4 life paid for its Phyrexian mana
    After the announcement its mana is {1}, and life does not count toward the three.

    Given Alice has Dismember in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls Trinisphere; Hill Giant
    When Alice casts Dismember targeting Hill Giant, announcing 2 life; 2 life
    Then Alice is at 16 life
    And Alice has {C} left

  @paying-06 @paying-17 @id:paying-least-improvised @since:2017-01-20 @cr:702.126b
  Scenario: Trinisphere itself improvises one of the three mana that Shock costs under it
    The total of {2}{R} is determined before Trinisphere is tapped.

    Given Alice has Shock in her hand
    And Alice controls Trinisphere; Inspiring Statuary; Mountain; Forest
    And Inspiring Statuary starts tapped
    Then Alice can't cast Shock targeting Bob, improvising with Trinisphere, making mana with Mountain
    When Alice casts Shock targeting Bob, improvising with Trinisphere
    Then Shock is on the stack
    And Trinisphere is tapped
    And Mountain is tapped
    And Forest is tapped
