@evoke-13 @cr:702.74a @cr:603.3b @since:2007-10-01
Feature: The controller of an evoked creature orders its two abilities
  Abilities of one player that triggered together go on the stack in whatever order that player likes, and that both come
  from one creature changes nothing about it. Once on the stack, neither needs the creature: with the sacrifice on top,
  the other ability still resolves.

  Background:
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend

  @id:evoke-13-enters-ability-first @report:mage-12583
  Scenario: With the draw on top, Alice draws while Mulldrifter is still there
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    Then Alice is asked to order her abilities, from the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    When Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is on the battlefield
    And the stack holds, from the top, the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard

  @id:evoke-13-sacrifice-first @cr:113.7a @report:mage-12583
  Scenario: With the sacrifice on top, Mulldrifter goes first and Alice still draws
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn no cards this turn
    And the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn

  @id:evoke-13-another-source-between
  Scenario: An ability of another of Alice's permanents may go between the two
    Soul Warden's ability triggers on the same entering and is Alice's too, so all three are hers to order, as she likes.

    Given Alice controls Soul Warden
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Soul Warden; the enters ability of Mulldrifter
    Then the stack holds, from the top, the evoke ability of Mulldrifter; the enters ability of Soul Warden; the enters ability of Mulldrifter
