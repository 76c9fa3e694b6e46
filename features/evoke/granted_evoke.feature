@cr:702.74a @cr:610.5 @since:2026-01-23
Feature: Evoke that an effect gives to a spell as it is cast works like printed evoke
  Ashling, the Limitless gives evoke {4} to the Elemental permanent spells that her controller casts from hand, in the act
  of casting. So the cost can be chosen although nothing in hand shows it yet, and the creature that the spell becomes keeps
  the other half of the ability, the sacrifice, whatever becomes of Ashling.

  @evoke-01 @id:evoke-04-granted-offered @cr:601.2a @cr:118.9 @report:phase-936
  Scenario: Air Elemental can be cast for the evoke cost that Ashling gives it, by a player who can't pay its mana cost
    Given Alice has Air Elemental in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    Then Alice can't cast Air Elemental
    When Alice casts Air Elemental for its evoke cost {4}
    Then Air Elemental is on the stack under Alice's control
    And Alice has no mana left

  @evoke-01 @id:evoke-04-granted-to-elementals-only
  Scenario: Ashling lets Alice evoke Air Elemental but not Hill Giant, which is no Elemental
    Given Alice has Air Elemental; Hill Giant in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    Then Alice can't cast Hill Giant for its evoke cost {4}
    When Alice casts Air Elemental for its evoke cost {4}
    Then Air Elemental is on the stack under Alice's control

  @evoke-01 @id:evoke-04-granted-to-her-controller-only
  Scenario: An opponent's Ashling gives Alice no evoke cost for Air Elemental, and leaves Mulldrifter its own
    Given Alice has Air Elemental; Mulldrifter in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Ashling, the Limitless
    Then Alice can't cast Air Elemental for its evoke cost {4}
    And Alice can't cast Mulldrifter for its evoke cost {4}
    When Alice casts Mulldrifter for its evoke cost {2}{U}
    Then Mulldrifter is on the stack under Alice's control
    And Alice has {C} left

  @evoke-07 @id:evoke-07-granted-from-hand-only
  Scenario: From the graveyard Mulldrifter can be cast for its printed evoke cost, but Air Elemental can't for the one that Ashling gives
    Printed evoke goes where the card goes. Ashling's is for what is cast from hand.

    Given Alice has Yawgmoth's Will in her hand
    And Alice has Air Elemental; Mulldrifter in her graveyard
    And Alice has {U}{B}{C}{C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    When Alice casts Yawgmoth's Will, spending {B}{C}{C}
    And everyone passes until the stack is empty
    Then Alice can't cast Air Elemental from her graveyard for its evoke cost {4}
    When Alice casts Mulldrifter from her graveyard for its evoke cost {2}{U}
    Then Mulldrifter is on the stack under Alice's control

  @evoke-02 @id:evoke-02-granted-sacrifice @cr:707.2 @report:forge-9638
  Scenario: Air Elemental, evoked through Ashling, is sacrificed, and the token that Ashling makes of it is not sacrificed for evoke
    One evoke was given to the spell, so one ability triggers. The token copies what is printed, which is no evoke, and was
    never cast.

    Given Alice has Air Elemental in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    When Alice casts Air Elemental for its evoke cost {4}
    And everyone passes until Air Elemental enters
    Then nobody is asked anything
    And the stack holds, from the top, the evoke ability of Air Elemental
    When everyone passes until one object has left the stack
    Then Air Elemental is in Alice's graveyard
    And the stack holds, from the top, the sacrifice ability of Ashling, the Limitless
    When everyone passes until the stack is empty
    Then Alice has 1 token named Air Elemental
    And the Air Elemental token of Alice has the keyword haste
    And the Air Elemental token of Alice lacks the keyword evoke

  @evoke-02 @id:evoke-02-granted-but-mana-cost-paid
  Scenario: Air Elemental, cast for its mana cost beside Ashling, stays
    Given Alice has Air Elemental in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    When Alice casts Air Elemental
    And everyone passes until Air Elemental enters
    Then the stack is empty
    And Air Elemental is on the battlefield

  @evoke-08 @id:evoke-08-granted-survives-its-source @derived @cr:400.7b @cr:611.3d
  Scenario: Air Elemental, evoked through Ashling, is sacrificed even if she is gone before it enters
    Given Alice has Air Elemental in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    And Bob has Lightning Bolt in his hand
    And Bob controls Mountain
    When Alice casts Air Elemental for its evoke cost {4}
    And Alice passes
    And Bob casts Lightning Bolt targeting Ashling, the Limitless
    And everyone passes until Air Elemental enters
    Then Ashling, the Limitless is in Alice's graveyard
    And the stack holds, from the top, the evoke ability of Air Elemental
    When everyone passes until the stack is empty
    Then Air Elemental is in Alice's graveyard
    And Alice has no tokens named Air Elemental

  @evoke-04 @id:evoke-04-granted-or-printed @cr:113.2c @cr:118.9a @cr:601.2b
  Scenario Outline: Beside Ashling, Nulldrifter has two evoke costs, and evoking it for <cost> leaves <left> of seven mana
    An ability that is given to an object takes nothing from it. Both costs are alternative costs; Alice has what both of them
    ask for and pays the one.

    Given Alice has Nulldrifter in her hand
    And Alice has {U}{C}{C}{C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless
    When Alice casts Nulldrifter for its evoke cost <cost>, spending <spent>
    Then the stack holds, from the top, the cast ability of Nulldrifter; Nulldrifter
    And Alice has <left> left

    Examples:
      | cost   | spent        | left         |
      | {4}    | {C}{C}{C}{C} | {U}{C}{C}    |
      | {2}{U} | {U}{C}{C}    | {C}{C}{C}{C} |

  @evoke-08 @id:evoke-08-ashlings-token-paid-for @cr:400.7d @cr:603.7 @cr:118.12a
  Scenario: The token that Ashling makes of an evoked Air Elemental was not evoked, and Alice keeps it by paying at the end step
    Given Alice has Air Elemental in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless; Plains; Island; Swamp; Mountain; Forest
    When Alice casts Air Elemental for its evoke cost {4}, spending {C}{C}{C}{C}
    And everyone passes until the stack is empty
    Then Alice has 1 token named Air Elemental
    And nobody is asked anything
    When everyone passes until it is Alice's end step
    And everyone passes until the stack is empty
    And Alice pays for the delayed ability of Ashling, the Limitless
    Then Alice has 1 token named Air Elemental
    And Forest is tapped

  @evoke-08 @id:evoke-08-ashlings-token-not-paid-for @cr:603.7 @cr:118.12a
  Scenario: Ashling's token of an evoked Air Elemental is sacrificed at the end step if Alice does not pay
    It is sacrificed for Ashling's delayed ability, not for having been evoked: until then it was there.

    Given Alice has Air Elemental in her hand
    And Alice has {C}{C}{C}{C} to spend
    And Alice controls Ashling, the Limitless; Plains; Island; Swamp; Mountain; Forest
    When Alice casts Air Elemental for its evoke cost {4}, spending {C}{C}{C}{C}
    And everyone passes until the stack is empty
    And everyone passes until it is Alice's end step
    Then the stack holds, from the top, the delayed ability of Ashling, the Limitless
    And Alice has 1 token named Air Elemental
    When everyone passes until the stack is empty
    And Alice doesn't pay for the delayed ability of Ashling, the Limitless
    Then Alice has no tokens named Air Elemental
    And Forest is untapped
    And the game is in Alice's end step
