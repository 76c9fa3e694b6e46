@evoke-14 @cr:702.74a @cr:117.3b @cr:603.3 @since:2007-10-01
Feature: Players can respond to the abilities of an evoked creature
  Both abilities wait on the stack, and players have priority before the first of them resolves and again before the
  second. Until the sacrifice resolves the creature is an ordinary permanent: it can be used and it can be killed.

  @id:evoke-14-sacrificed-to-grim-backwoods @cr:602.2 @cr:113.7a @cr:603.6
  Scenario: With Mulldrifter sacrificed to Grim Backwoods in response, its controller draws three cards in all
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Grim Backwoods; 2 Swamp; 2 Forest
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice activates Grim Backwoods, sacrificing Mulldrifter
    Then Mulldrifter is in Alice's graveyard
    And the stack holds, from the top, the activated ability of Grim Backwoods; the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    When everyone passes until one object has left the stack
    Then Alice has drawn 1 card this turn
    When everyone passes until the stack is empty
    Then Alice has drawn 3 cards this turn

  @id:evoke-14-killed-by-an-opponent @cr:603.6 @cr:701.21a
  Scenario: Killed by an opponent in response, Mulldrifter still draws but is not sacrificed
    Gixian Infiltrator, which grows when its controller sacrifices something, sees a creature destroyed and no more.

    Given Alice has Mulldrifter in her hand
    And Alice controls Gixian Infiltrator; 3 Island
    And Bob has Lightning Bolt in his hand
    And Bob controls Mountain
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice passes
    And Bob casts Lightning Bolt targeting Mulldrifter
    And everyone passes until Lightning Bolt has left the stack
    Then Mulldrifter is in Alice's graveyard
    And the stack holds, from the top, the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Gixian Infiltrator is on the battlefield
    And Gixian Infiltrator bears no +1/+1 counters
