@cr:118.9 @cr:118.9d @since:2007-10-01
Feature: A spell that is cast without paying its mana cost may still cost something
  Casting a spell this way is an alternative cost of no mana. Additional costs that have to be paid are added to it, those that
  may be paid may be added, and so is all that makes the spell cost more.

  @paying-01 @id:paying-free-dearer @cr:601.2f
  Scenario: Under Thalia a Shock that is cast without paying its mana cost costs {1}
    Given Alice has Shock; Wastes in her hand
    And Alice controls Omniscience
    And Bob controls Thalia, Guardian of Thraben
    Then Alice can't cast Shock without paying its mana cost targeting Bob
    When Alice plays Wastes
    And Alice casts Shock without paying its mana cost targeting Bob
    Then Shock is on the stack
    And Wastes is tapped

  @paying-01 @id:paying-free-dearer-and-cheaper @cr:601.2f @cr:118.7a
  Scenario: Ruby Medallion takes off what Thalia adds to a Shock that is cast without paying its mana cost
    Given Alice has Shock in her hand
    And Alice controls Omniscience; Ruby Medallion
    And Alice has {R} to spend
    And Bob controls Thalia, Guardian of Thraben
    When Alice casts Shock without paying its mana cost targeting Bob
    Then Shock is on the stack
    And Alice has {R} left

  @paying-07 @paying-28 @id:paying-free-x @since:2017-01-20 @cr:107.3b @cr:202.3e
  Scenario: X of Whir of Invention, cast without paying its mana cost, can only be 0
    Given Alice has Whir of Invention in her hand
    And Alice controls Omniscience
    And Alice has {U}{U}{U}{C} to spend
    Then Alice can't cast Whir of Invention without paying its mana cost with X = 1
    When Alice casts Whir of Invention without paying its mana cost with X = 0
    Then Whir of Invention is on the stack
    And Whir of Invention has mana value 3
    And Alice has {U}{U}{U}{C} left

  @paying-11 @id:paying-free-life @since:2011-05-13 @cr:107.4f @cr:601.2b
  Scenario: For Dismember, cast without paying its mana cost, no life is paid
    Given Alice has Dismember in her hand
    And Alice controls Omniscience
    And Bob controls Hill Giant
    When Alice casts Dismember without paying its mana cost targeting Hill Giant
    Then Dismember is on the stack
    And Alice is at 20 life

  @paying-11 @id:paying-free-or-not @cr:118.9b @cr:601.2b @report:mage-6754
  Scenario Outline: Squee, exiled by Release to the Wind, may be cast <way>
    Release to the Wind lets its owner cast it for nothing. Squee's own ability lets it be cast from exile for its mana cost.

    Given Alice has Release to the Wind in her hand
    And Alice controls Squee, the Immortal
    And Alice has {U}{C}{C}{R}{R}{R} to spend
    When Alice casts Release to the Wind targeting Squee, the Immortal, spending {U}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Squee, the Immortal from exile <how>
    Then Squee, the Immortal is on the stack
    And Alice has <left> left

    Examples:
      | how                          | left      | way                                        |
      | without paying its mana cost | {R}{R}{R} | without paying its mana cost               |
      | through Squee, the Immortal  | no mana   | through its own ability, for its mana cost |

  @paying-11 @id:paying-free-or-warp @since:2025-08-01 @cr:118.9b @cr:702.185a @report:phase-2432
  Scenario Outline: Under Omniscience Quantum Riddler, cast <way>, costs <cost>
    Given Alice has Quantum Riddler in her hand
    And Alice controls Omniscience
    And Alice has {U}{U}{C}{C}{C} to spend
    When Alice casts Quantum Riddler <how>
    Then Quantum Riddler is on the stack
    And Alice has <left> left

    Examples:
      | how                                | left            | way                          | cost    |
      | without paying its mana cost       | {U}{U}{C}{C}{C} | without paying its mana cost | nothing |
      | for its warp cost, spending {U}{C} | {U}{C}{C}       | for its warp cost            | {1}{U}  |

  @paying-11 @id:paying-neither-free-nor-warp @since:2025-08-01 @cr:118.9b @report:phase-2432
  Scenario: Under Omniscience Quantum Riddler may be cast for its mana cost
    Given Alice has Quantum Riddler in her hand
    And Alice controls Omniscience
    And Alice has {U}{U}{C}{C}{C} to spend
    When Alice casts Quantum Riddler
    Then Alice has no mana left
    And Quantum Riddler is on the stack

  @paying-11 @id:paying-warp-is-not-free @since:2025-08-01 @cr:118.9a @cr:702.185a @report:phase-2432
  Scenario: Omniscience does not pay the warp cost of Quantum Riddler
    Given Alice has Quantum Riddler; Island in her hand
    And Alice controls Omniscience
    And Alice has {C} to spend
    Then Alice can't cast Quantum Riddler for its warp cost
    When Alice plays Island
    And Alice casts Quantum Riddler for its warp cost
    Then Quantum Riddler is on the stack
    And Island is tapped
    And Alice has no mana left
