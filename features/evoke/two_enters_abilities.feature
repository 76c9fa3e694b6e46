@evoke-12 @cr:702.74a @cr:603.2
Feature: An evoked creature triggers for having been evoked as well as for its own text
  The sacrifice that evoke asks for is a triggered ability like any other that waits for the creature to enter. So a
  creature with an enters ability of its own triggers twice if it was evoked and once if it was not, and one whose own
  ability waits for something else has nothing but the sacrifice on entering.

  @id:evoke-12-evoked-two-abilities
  Scenario: Evoked, Mulldrifter puts two abilities on the stack, both its controller's
    Neither has done anything yet: the creature is still there and no card has been drawn.
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice orders her abilities: the enters ability of Mulldrifter, then the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And the enters ability of Mulldrifter is controlled by Alice
    And the evoke ability of Mulldrifter is controlled by Alice
    And Mulldrifter is on the battlefield
    And Alice has drawn no cards this turn

  @id:evoke-12-paid-one-ability
  Scenario: Cast for its mana cost, Mulldrifter puts one ability on the stack
    The evoke ability is there on the creature, but what it asks about was not done, so it does not trigger at all.
    Given Alice has Mulldrifter in her hand
    And Alice controls 5 Island
    When Alice casts Mulldrifter
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Mulldrifter

  @id:evoke-12-cast-ability-is-not-enters
  Scenario: Evoked, Nulldrifter has only the sacrifice on entering, for its own ability triggered on casting
    Given Alice has Nulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Nulldrifter for its evoke cost
    Then the stack holds, from the top, the cast ability of Nulldrifter; Nulldrifter
    When everyone passes until Nulldrifter enters
    Then Alice has drawn 2 cards this turn
    And nobody is asked anything
    And the stack holds, from the top, the evoke ability of Nulldrifter
    When everyone passes until the stack is empty
    Then Nulldrifter is in Alice's graveyard
    And Alice has drawn 2 cards this turn
