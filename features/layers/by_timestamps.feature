@layers-02 @cr:613.7 @since:2009-07-11
Feature: In one layer the effect with the later timestamp is applied later
  A permanent's effect is as old as the permanent, that of a resolved spell is as old as its resolving. Of two that set the
  same thing the later one stays to be seen.

  @id:layers-02-sizes @cr:613.7a @cr:613.4b
  Scenario Outline: Swamp is <size> where <cast> came after <there>, and black in either case
    Both set base power and toughness in layer 7b. Only Kormus Bell sets a color, in layer 5.

    Given Alice controls Swamp; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Swamp is <size>
    And Swamp is black

    Examples:
      | there           | cast            | mana            | size |
      | Nature's Revolt | Kormus Bell     | {C}{C}{C}{C}    | 1/1  |
      | Kormus Bell     | Nature's Revolt | {G}{G}{C}{C}{C} | 2/2  |

  @id:layers-02-land-types @cr:613.7a @cr:613.1d
  Scenario Outline: Mishra's Factory is <land> alone where <cast> came after <there>, and taps for <makes>
    Each sets the land type of all nonbasic lands in layer 4, and neither changes to what the other applies.

    Given Alice controls Mishra's Factory; <there>
    And Alice has <cast> in her hand
    And Alice has <mana> to spend
    When Alice casts <cast>
    And everyone passes until <cast> enters
    Then Mishra's Factory has the type <land>
    And Mishra's Factory lacks the type <not>
    When Alice taps Mishra's Factory for <makes>
    Then Alice has <makes> left

    Examples:
      | there                 | cast                  | mana      | land     | not      | makes |
      | Harbinger of the Seas | Blood Moon            | {R}{C}{C} | Mountain | Island   | {R}   |
      | Blood Moon            | Harbinger of the Seas | {U}{U}{C} | Island   | Mountain | {U}   |

  @id:layers-02-spells @cr:613.7b @cr:613.4b
  Scenario Outline: Hill Giant is <size> and blue after <first> and then <second>
    Both set base power and toughness. The color is set by Turn to Frog alone.

    Given Alice controls Hill Giant
    And Alice has Turn to Frog; Ovinize in her hand
    And Alice has {U}{U}{U}{U} to spend
    When Alice casts <first> targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts <second> targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is <size>
    And Hill Giant is blue

    Examples:
      | first        | second       | size |
      | Turn to Frog | Ovinize      | 0/1  |
      | Ovinize      | Turn to Frog | 1/1  |

  @id:layers-02-control-then-ray @since:2010-10-01 @cr:613.1b @cr:613.7b
  Scenario: Bob takes Serra Angel from under Corrupted Conscience with Ray of Command, until the turn ends
    Given Bob controls Serra Angel; Hill Giant
    And Alice has Corrupted Conscience in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Bob has Ray of Command in his hand
    And Bob has {U}{C}{C}{C} to spend
    When Alice casts Corrupted Conscience targeting Serra Angel
    And everyone passes until Corrupted Conscience enters
    Then Serra Angel is on the battlefield under Alice's control
    When Alice passes
    And Bob casts Ray of Command targeting Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel is on the battlefield under Bob's control
    When everyone passes until it is Bob's upkeep
    Then Serra Angel is on the battlefield under Alice's control

  @id:layers-02-control-ray-first @since:2010-10-01 @cr:613.1b @cr:613.7a
  Scenario: Alice takes Hill Giant with Corrupted Conscience after Bob has taken it with Ray of Command
    The Aura's effect is the later one, so the end of the turn changes nothing.

    Given Alice controls Hill Giant
    And Alice has Corrupted Conscience in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Bob has Ray of Command in his hand
    And Bob has {U}{C}{C}{C} to spend
    When Alice passes
    And Bob casts Ray of Command targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield under Bob's control
    When Alice casts Corrupted Conscience targeting Hill Giant
    And everyone passes until Corrupted Conscience enters
    Then Hill Giant is on the battlefield under Alice's control
    When everyone passes until it is Bob's upkeep
    Then Hill Giant is on the battlefield under Alice's control
