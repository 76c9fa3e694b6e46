@evoke-22 @cr:702.74a @cr:118.9 @since:2007-10-01
Feature: The mana cost buys a creature and its effect, the evoke cost the effect alone
  Both ways the creature enters and its own ability triggers. What Alice has afterwards differs in two things, the creature
  and the mana that she did not need.

  @id:evoke-22-mana-cost
  Scenario: With five mana spent on its mana cost, Alice has two cards and a flyer
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is on the battlefield
    And Mulldrifter is 2/2
    And Mulldrifter has the keyword flying
    And Alice has no mana left

  @id:evoke-22-evoke-cost
  Scenario: With three of the same five mana spent on its evoke cost, Alice has two cards and two mana
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C}{C}{C} to spend
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is in Alice's graveyard
    And Alice has {C}{C} left

  @id:evoke-22-paid-then-evoked @cr:400.7d
  Scenario: Of two Mulldrifters, Alice keeps the one that she paid for in full and loses the one that she then evokes
    Given Alice has Mulldrifter "the first Mulldrifter"; Mulldrifter "the second Mulldrifter" in her hand
    And Alice controls 8 Island
    When Alice casts the first Mulldrifter
    And everyone passes until the stack is empty
    And Alice casts the second Mulldrifter for its evoke cost
    And everyone passes until the second Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of the second Mulldrifter; the evoke ability of the second Mulldrifter
    And everyone passes until the stack is empty
    Then the first Mulldrifter is on the battlefield
    And the second Mulldrifter is in Alice's graveyard
    And Alice has drawn 4 cards this turn

  @id:evoke-22-evoked-then-paid @cr:400.7d
  Scenario: A first Mulldrifter's evoking does not carry over to the second, which Alice pays for in full
    Given Alice has Mulldrifter "the first Mulldrifter"; Mulldrifter "the second Mulldrifter" in her hand
    And Alice controls 8 Island
    When Alice casts the first Mulldrifter for its evoke cost
    And everyone passes until the first Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of the first Mulldrifter; the evoke ability of the first Mulldrifter
    And everyone passes until the stack is empty
    And Alice casts the second Mulldrifter
    And everyone passes until the second Mulldrifter enters
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of the second Mulldrifter
    When everyone passes until the stack is empty
    Then the first Mulldrifter is in Alice's graveyard
    And the second Mulldrifter is on the battlefield
    And Alice has drawn 4 cards this turn
