@evoke-09 @cr:702.74a @cr:601.2b @cr:601.2h @since:2007-10-01
Feature: Evoke is announced first and its cost is paid in full or not at all
  The player says that they evoke before mana abilities are activated and before anything is paid. What was announced is
  what must be paid: too little is a casting that never happened, and too much mana changes nothing.

  @id:evoke-09-no-falling-back @cr:733.1
  Scenario: An evoke cost that can't be paid is not quietly exchanged for the mana cost
    Alice has the mana for Solitude and no white card to exile. Her announcement is refused; she may cast it for its mana
    cost after that, and then nothing is sacrificed.

    Given Alice has Solitude in her hand
    And Alice has {W}{W}{W}{W}{W} to spend
    Then Alice can't cast Solitude for its evoke cost
    When Alice casts Solitude
    Then Alice has no mana left
    When everyone passes until Solitude enters
    Then the stack holds, from the top, the enters ability of Solitude
    When everyone passes until the stack is empty
    Then Solitude is on the battlefield under Alice's control

  @id:evoke-09-too-little @cr:733.1
  Scenario: A part of the evoke cost is not enough
    Given Alice has Mulldrifter; Swamp "the second Swamp" in her hand
    And Alice controls Swamp
    And Alice has {U} to spend
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice plays the second Swamp
    And Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the stack
    And Swamp is tapped
    And Alice has no mana left

  @id:evoke-09-more-mana-than-needed @cr:601.2g
  Scenario: Mana for the mana cost does not turn an announced evoke into something else
    Alice taps all five lands while she casts the spell. She pays the evoke cost, keeps the rest, and the creature is
    sacrificed.

    Given Alice has Mulldrifter in her hand
    And Alice controls 5 Island
    When Alice casts Mulldrifter for its evoke cost, making mana with Island 1; Island 2; Island 3; Island 4; Island 5
    Then Alice has {U}{U} left
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until one object has left the stack
    Then Mulldrifter is in Alice's graveyard

  @id:evoke-09-payment-taken-back @cr:733.1 @cr:118.9d
  Scenario: Mana is not lost on an evoke cost whose other part can't be paid
    Under Sphere of Resistance the evoke cost is one mana and a white card. Alice has the mana for it and no such card; what
    she has is still enough for the mana cost afterwards, and would not be if one mana had gone.

    Given Alice has Solitude; Mulldrifter in her hand
    And Alice controls 6 Plains
    And Bob controls Sphere of Resistance
    Then Alice can't cast Solitude for its evoke cost
    And Alice can't cast Solitude for its evoke cost, exiling Mulldrifter
    When Alice casts Solitude
    Then Solitude is on the stack
    And Plains 1 is tapped
    And Plains 6 is tapped

  @id:evoke-09-mana-made-before @cr:601.2g
  Scenario: Mana made beforehand and mana made while casting pay the evoke cost together
    Given Alice has Briarhorn in her hand
    And Alice controls Elvish Mystic; Forest
    When Alice taps Elvish Mystic for {G}
    Then Alice has {G} left
    When Alice casts Briarhorn for its evoke cost
    Then Briarhorn is on the stack
    And Alice has no mana left
    And Forest is tapped

  @id:evoke-09-mana-out-of-reach @cr:302.6 @cr:118.3
  Scenario: Elvish Mystic, which came this turn, makes no mana for an evoke cost
    Given Alice has Briarhorn; Mountain in her hand
    And Alice controls Elvish Mystic; Forest
    And Elvish Mystic came under its controller's control this turn
    Then Alice can't tap Elvish Mystic for {G}
    And Alice can't cast Briarhorn for its evoke cost
    When Alice plays Mountain
    And Alice casts Briarhorn for its evoke cost
    Then Briarhorn is on the stack
    And Mountain is tapped
    And Elvish Mystic is untapped

  @evoke-10 @id:evoke-09-taken-back-not-counted @cr:118.3 @cr:733.1 @cr:601.2i
  Scenario: An attempt to evoke that was taken back is no spell cast
    The card that Alice would exile is not in her hand, so Solitude is not cast, and she may still cast the one
    spell that Rule of Law allows her.

    Given Alice has Solitude; Lightning Bolt in her hand
    And Alice has Savannah Lions in her graveyard
    And Alice has {R} to spend
    And Bob controls Rule of Law
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    When Alice casts Lightning Bolt targeting Bob
    Then Lightning Bolt is on the stack
    And Solitude is in Alice's hand
    And Savannah Lions is in Alice's graveyard
