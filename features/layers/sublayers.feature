@layers-06 @cr:613.4 @since:2009-07-11
Feature: Power and toughness are defined, set, changed and switched, in this order
  Whichever effect is older. What defines is an ability of the creature itself, what changes is an effect or a counter.

  @id:layers-06-set-then-changed @cr:613.4b @cr:613.4c
  Scenario Outline: Hill Giant, made 1/1 by Diminish, is 4/4 with Giant Growth, which was cast <when>
    Given Alice controls Hill Giant
    And Alice has Diminish; Giant Growth in her hand
    And Alice has {U}{G} to spend
    When Alice casts <first> targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts <second> targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 4/4

    Examples:
      | when   | first        | second       |
      | before | Giant Growth | Diminish     |
      | after  | Diminish     | Giant Growth |

  @id:layers-06-defined-then-set @cr:613.4a @cr:613.4b
  Scenario: Nightmare counts its three Swamps no more once Diminish has set its size
    Given Alice controls Nightmare; 3 Swamp
    And Alice has Diminish in her hand
    And Alice has {U} to spend
    Then Nightmare is 3/3
    When Alice casts Diminish targeting Nightmare
    And everyone passes until the stack is empty
    Then Nightmare is 1/1

  @id:layers-06-defined-then-changed @cr:613.4a @cr:613.4c
  Scenario: Nightmare with a +1/+1 counter goes on counting its Swamps
    Given Alice controls Nightmare; 3 Swamp
    And Nightmare starts with 1 +1/+1 counter
    And Alice has Urborg, Tomb of Yawgmoth in her hand
    When Alice plays Urborg, Tomb of Yawgmoth
    Then Nightmare is 5/5

  @id:layers-06-godhead @cr:613.4a @cr:613.4b
  Scenario Outline: Godhead of Awe makes Nightmare 1/1, whichever of them came <came>
    What a creature defines of itself is the first of all, and so the other effect stays to be seen.

    Given Alice controls 3 Swamp; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Nightmare is 1/1
    And Godhead of Awe is 4/4

    Examples:
      | came  | there          | cast           | mana               |
      | first | Nightmare      | Godhead of Awe | {W}{W}{W}{W}{W}    |
      | last  | Godhead of Awe | Nightmare      | {B}{C}{C}{C}{C}{C} |

  @id:layers-06-changed-then-switched @since:2020-04-17 @cr:613.4c @cr:613.4d
  Scenario Outline: Chief Engineer, 1/3, is 3/2 by Twisted Image and the +1/+0 of Heightened Reflexes, which was cast <when>
    The bonus goes to its power before that becomes its toughness. Where the bonus is added last it would be 4/1.

    Given Alice controls Chief Engineer
    And Alice has Twisted Image; Heightened Reflexes in her hand
    And Alice has {U}{R} to spend
    When Alice casts <first> targeting Chief Engineer
    And everyone passes until the stack is empty
    And Alice casts <second> targeting Chief Engineer
    And everyone passes until the stack is empty
    Then Chief Engineer is 3/2

    Examples:
      | when   | first               | second              |
      | before | Heightened Reflexes | Twisted Image       |
      | after  | Twisted Image       | Heightened Reflexes |

  @id:layers-06-switched-twice @cr:613.4d
  Scenario: Chief Engineer whose power and toughness are switched twice is 1/3
    Given Alice controls Chief Engineer
    And Alice has Twisted Image; About Face in her hand
    And Alice has {U}{R} to spend
    When Alice casts Twisted Image targeting Chief Engineer
    And everyone passes until the stack is empty
    Then Chief Engineer is 3/1
    When Alice casts About Face targeting Chief Engineer
    And everyone passes until the stack is empty
    Then Chief Engineer is 1/3
