@evoke-08 @cr:702.74a @since:2007-10-01
Feature: A copy of an evoked spell was evoked, a copy of an evoked creature was not
  Copying a spell copies the choices made for it, among them which cost was paid; the token that the copy becomes is
  sacrificed like the card. Copying a permanent copies what is printed on it, evoke included, but not the story of the
  spell it once was: Clone itself was cast for no evoke cost.

  @id:evoke-08-copy-of-an-evoked-spell @since:2020-09-25 @cr:707.10 @cr:608.3f
  Scenario: The token from a copy of an evoked Mulldrifter is sacrificed too
    Given Alice has Mulldrifter; Double Major in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Forest; Island
    When Alice casts Mulldrifter for its evoke cost
    And Alice casts Double Major targeting Mulldrifter
    And everyone passes until Double Major has left the stack
    Then the stack holds, from the top, the copy of Mulldrifter; Mulldrifter
    When everyone passes until someone is asked
    And Alice puts her abilities on the stack, from the top: the enters ability of the Mulldrifter token of Alice; the evoke ability of the Mulldrifter token of Alice
    Then Alice has 1 token named Mulldrifter
    And the stack holds, from the top, the enters ability of the Mulldrifter token of Alice; the evoke ability of the Mulldrifter token of Alice; Mulldrifter
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then Alice has no tokens named Mulldrifter
    And Alice has drawn 2 cards this turn
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn 4 cards this turn

  @id:evoke-08-copy-of-a-paid-spell @since:2020-09-25 @cr:707.10 @cr:608.3f
  Scenario: The token from a copy of a Mulldrifter cast for its mana cost stays
    Given Alice has Mulldrifter; Double Major in her hand
    And Alice has {U}{C}{C}{C}{C} to spend
    And Alice controls Forest; Island
    When Alice casts Mulldrifter
    And Alice casts Double Major targeting Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has 1 token named Mulldrifter
    And Mulldrifter is on the battlefield
    And Alice has drawn 4 cards this turn

  @id:evoke-08-clone-of-an-evoked-creature @cr:707.2 @cr:707.5 @cr:400.7d
  Scenario: Clone entering as a copy of an evoked Mulldrifter draws two cards and stays
    Given Alice has Mulldrifter; Clone in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Vedalken Orrery; 4 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Mulldrifter with Clone
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Clone; the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Clone is on the battlefield
    And Clone is 2/2
    And Clone has the keyword flying
    And Clone is named Mulldrifter
    And Clone has the type Elemental
    And Alice has drawn 4 cards this turn
