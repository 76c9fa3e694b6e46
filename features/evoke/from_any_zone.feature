@evoke-07 @cr:702.74a @cr:601.3 @since:2007-10-01
Feature: A card can be evoked from wherever it can be cast
  The static half of evoke is not tied to the hand. Where something lets a player cast the card from another zone at its
  usual price, the evoke cost may be paid there too. Evoke alone gives no such permission.

  @id:evoke-07-graveyard @cr:614.1a
  Scenario: Yawgmoth's Will lets Mulldrifter be evoked out of the graveyard
    Yawgmoth's Will sends the sacrificed creature into exile instead of the graveyard.

    Given Alice has Yawgmoth's Will in her hand
    And Alice has Mulldrifter in her graveyard
    And Alice has {U}{U}{U}{B}{B}{B} to spend
    When Alice casts Yawgmoth's Will, spending {B}{B}{B}
    And everyone passes until the stack is empty
    And Alice casts Mulldrifter from her graveyard for its evoke cost
    Then Alice has no mana left
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn
    And Mulldrifter is in exile

  @id:evoke-07-no-leave
  Scenario: Evoke by itself does not open the graveyard
    Given Alice has Mulldrifter "the Mulldrifter in hand" in her hand
    And Alice has Mulldrifter "the dead Mulldrifter" in her graveyard
    And Alice has {U}{U}{U} to spend
    Then Alice can't cast the dead Mulldrifter from her graveyard for its evoke cost
    When Alice casts the Mulldrifter in hand for its evoke cost
    Then the Mulldrifter in hand is on the stack

  @id:evoke-07-library
  Scenario: Garruk's Horde lets Mulldrifter be evoked off the top of the library
    The card below the top one is out of reach, evoke or not.

    Given Alice controls Garruk's Horde
    And Alice has Mulldrifter; Shriekmaw on top of her library
    And Alice has {U}{U}{U}{B}{B} to spend
    Then Alice can't cast Shriekmaw from the top of her library for its evoke cost
    When Alice casts Mulldrifter from the top of her library for its evoke cost, spending {U}{U}{U}
    Then Mulldrifter is on the stack under Alice's control
    And Alice has {B}{B} left
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Shriekmaw is in Alice's hand

  @id:evoke-07-exile
  Scenario: Act on Impulse lets Mulldrifter be evoked from exile
    What it exiles may be played at the usual price. A Mulldrifter that lies there for another reason may not.

    Given Alice has Act on Impulse in her hand
    And Alice has Mulldrifter "the top Mulldrifter"; Island; Forest on top of her library
    And Alice has Mulldrifter "the exiled Mulldrifter" in exile
    And Alice has {U}{R}{C}{C}{C}{C} to spend
    When Alice casts Act on Impulse, spending {R}{C}{C}
    And everyone passes until the stack is empty
    Then the top Mulldrifter is in exile
    And Alice can't cast the exiled Mulldrifter from exile for its evoke cost
    When Alice casts the top Mulldrifter from exile for its evoke cost
    Then Alice has no mana left
    When everyone passes until the top Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of the top Mulldrifter; the evoke ability of the top Mulldrifter
    And everyone passes until the stack is empty
    Then the top Mulldrifter is in Alice's graveyard
    And Alice has drawn 2 cards this turn
