@evoke-21 @cr:118.9a @cr:601.2b @since:2007-10-01
Feature: A spell cast without paying its mana cost is not cast for its evoke cost
  Not paying the mana cost is an alternative cost, and so is evoke; a spell takes one of them. Cast for nothing, the
  creature was not evoked and stays. Where the permission to cast the card is only to cast it for nothing, evoke is no choice
  at all; where it is one way among others, evoke must be paid for like anything else.

  @id:evoke-21-omniscience-for-nothing @cr:118.9
  Scenario: Cast for nothing through Omniscience, Mulldrifter draws two cards and stays
    Given Alice has Mulldrifter in her hand
    And Alice controls Omniscience
    When Alice casts Mulldrifter without paying its mana cost through Omniscience
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield
    And Alice has drawn 2 cards this turn

  @id:evoke-21-omniscience-does-not-pay-for-evoke
  Scenario: Omniscience does not pay the evoke cost for Alice, who has no mana
    Given Alice has Mulldrifter in her hand
    And Alice controls Omniscience
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice casts Mulldrifter without paying its mana cost through Omniscience
    Then Mulldrifter is on the stack under Alice's control

  @id:evoke-21-omniscience-and-evoke-paid @cr:118.9b @report:phase-2432
  Scenario: With Omniscience Alice may still pay the evoke cost, and then sacrifices Mulldrifter
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Omniscience
    When Alice casts Mulldrifter for its evoke cost
    Then Alice has no mana left
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn 2 cards this turn

  @id:evoke-21-omniscience-and-mana-cost-paid @cr:118.9b @report:phase-2432
  Scenario: With Omniscience Alice may still pay the mana cost, and then keeps Mulldrifter
    Given Alice has Mulldrifter in her hand
    And Alice has {U}{C}{C}{C}{C} to spend
    And Alice controls Omniscience
    When Alice casts Mulldrifter
    Then Alice has no mana left
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield

  @id:evoke-21-dauthi-voidwalker @cr:118.9b @cr:601.3 @report:phase-7979
  Scenario: Through Dauthi Voidwalker Alice casts Bob's Mulldrifter for nothing, and can't evoke it
    The permission is to cast the card for nothing. Her mana would do for the evoke cost, but nothing lets her cast it so.

    Given Alice has {U}{C}{C} to spend
    And Alice controls Dauthi Voidwalker
    And Bob has Mulldrifter in exile
    And Mulldrifter starts with 1 void counter
    When Alice activates Dauthi Voidwalker
    And everyone passes until the stack is empty
    Then Alice can't cast Mulldrifter from exile for its evoke cost
    When Alice casts Mulldrifter from exile without paying its mana cost
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield under Alice's control
    And Alice has drawn 2 cards this turn
    And Alice has {U}{C}{C} left
