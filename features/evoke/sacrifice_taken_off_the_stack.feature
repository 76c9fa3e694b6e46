@evoke-14 @evoke-06 @cr:702.74a @since:2007-10-01
Feature: An evoked creature whose sacrifice leaves the stack unresolved stays for good
  The sacrifice is a triggered ability and nothing else. Whatever removes that ability from the stack takes the sacrifice
  with it, and the rules do not come back to the matter later.

  @id:evoke-14-stifle-the-sacrifice @cr:701.6a
  Scenario: Stifle on the sacrifice leaves both the cards and the creature
    Given Alice has Mulldrifter; Stifle in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice casts Stifle targeting the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    When everyone passes until it is Bob's upkeep
    Then the stack is empty
    And Mulldrifter is on the battlefield under Alice's control

  @id:evoke-14-stifle-the-draw @cr:701.6a
  Scenario: Stifle on the other ability costs the cards and saves nothing
    Given Alice has Mulldrifter; Stifle in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice casts Stifle targeting the enters ability of Mulldrifter
    And everyone passes until Stifle has left the stack
    Then the stack holds, from the top, the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn no cards this turn

  @id:evoke-14-sundial-after-the-draw @cr:724.1b
  Scenario: Ending the turn after the draw keeps the cards and the creature
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Sundial of the Infinite; Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until one object has left the stack
    And Alice activates Sundial of the Infinite
    And everyone passes until it is Bob's upkeep
    Then the stack is empty
    And Mulldrifter is on the battlefield under Alice's control
    And Alice's hand holds 2 cards

  @id:evoke-14-sundial-before-the-draw @cr:724.1b
  Scenario: Ending the turn with both abilities on the stack keeps only the creature
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Sundial of the Infinite; Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice activates Sundial of the Infinite
    And everyone passes until it is Bob's upkeep
    Then the stack is empty
    And Mulldrifter is on the battlefield under Alice's control
    And Alice's hand holds no cards
