@paying-05 @cr:601.2f
Feature: What sets the least total of a spell has its turn after all that makes the spell dearer or cheaper
  Trinisphere looks at the total that has come out of costs, additions and reductions. If that is less than three mana, generic
  mana makes up the difference; else nothing is added. Life and other parts of the cost are no mana and don't count.

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
  Scenario: A tapped Trinisphere lets Shock be cast for one mana
    Given Alice has Shock in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Trinisphere
    And Trinisphere starts tapped
    When Alice casts Shock targeting Bob
    Then Alice has {C}{C} left

  @id:paying-least-totals @cr:118.7a @cr:107.4b
  Scenario Outline: Under <what>, <creature> leaves <left> of five mana
    Given Alice has <creature> in her hand
    And Alice controls <permanents>
    And Alice has <mana> to spend
    When Alice casts <creature>
    Then <creature> is on the stack
    And Alice has <left> left

    Examples:
      | creature             | what                              | permanents                        | mana            | left   |
      | Memnite              | Trinisphere                       | Trinisphere                       | {C}{C}{C}{C}{C} | {C}{C} |
      | Hill Giant           | Trinisphere                       | Trinisphere                       | {R}{C}{C}{C}{C} | {C}    |
      | Magda, Brazen Outlaw | two Trinispheres                  | 2 Trinisphere                     | {R}{C}{C}{C}{C} | {C}{C} |
      | Memnite              | Trinisphere, Sphere of Resistance | Trinisphere; Sphere of Resistance | {C}{C}{C}{C}{C} | {C}{C} |
      | Magda, Brazen Outlaw | Trinisphere, Sphere of Resistance | Trinisphere; Sphere of Resistance | {R}{C}{C}{C}{C} | {C}{C} |
      | Hill Giant           | Trinisphere, two Ruby Medallions  | Trinisphere; 2 Ruby Medallion     | {R}{C}{C}{C}{C} | {C}{C} |

  @id:paying-least-free @cr:118.9d
  Scenario Outline: Under Bob's <permanents>, <spell> without paying its mana cost leaves <left> of four mana
    Given Alice has <spell> in her hand
    And Alice controls Omniscience
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls <permanents>
    When Alice casts <spell> without paying its mana cost
    Then <spell> is on the stack
    And Alice has <left> left

    Examples:
      | spell            | permanents                               | left |
      | Hill Giant       | Trinisphere                              | {C}  |
      | Reverse Engineer | Trinisphere; Thalia, Guardian of Thraben | {C}  |

  @paying-19 @id:paying-least-life @cr:107.4f @cr:118.13a
  Scenario: Four life for Dismember's Phyrexian mana do not count, and three mana have to be paid besides
    Its mana component is {1} after the announcement.

    Given Alice has Dismember in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Bob controls Trinisphere; Hill Giant
    When Alice casts Dismember targeting Hill Giant, announcing 2 life; 2 life
    Then Alice is at 16 life
    And Alice has {C} left

  @paying-06 @paying-17 @id:paying-least-improvised @cr:702.126b
  Scenario: Trinisphere itself improvises one of the three mana that it has Shock cost
    The total of {2}{R} is settled when Trinisphere is tapped.

    Given Alice has Shock in her hand
    And Alice controls Trinisphere; Inspiring Statuary; Mountain; Forest
    And Inspiring Statuary starts tapped
    Then Alice can't cast Shock targeting Bob, improvising with Trinisphere, making mana with Mountain
    When Alice casts Shock targeting Bob, improvising with Trinisphere
    Then Shock is on the stack
    And Trinisphere is tapped
    And Mountain is tapped
    And Forest is tapped
