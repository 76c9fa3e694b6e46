@evoke-09 @cr:702.74a @cr:601.2h
Feature: An evoke cost may be something else than mana
  Solitude is evoked by exiling a white card from hand. No mana is asked for then, and none is taken. The card that pays
  must be white and must still be in the hand when costs are paid; Solitude itself is on the stack by that time.

  @evoke-01 @id:evoke-09-no-mana-needed @report:phase-580 @cr:118.9
  Scenario: Solitude is evoked without mana by exiling a white card
    Given Alice has Solitude; Savannah Lions in her hand
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then the stack holds, from the top, Solitude
    And Savannah Lions is in exile
    When everyone passes until Solitude enters
    And Alice orders her abilities: the evoke ability of Solitude, then the enters ability of Solitude
    And everyone passes until the stack is empty
    Then Solitude is in Alice's graveyard

  @evoke-05 @id:evoke-09-no-mana-taken @cr:118.9
  Scenario: Evoking Solitude leaves all mana where it is
    Given Alice has Solitude; Savannah Lions in her hand
    And Alice has {W}{W}{W}{W}{W} to spend
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Savannah Lions is in exile
    And Alice has {W}{W}{W}{W}{W} left

  @id:evoke-09-white-card
  Scenario: A blue card does not pay for Solitude, and a white and blue one does
    Given Alice has Solitude; Mulldrifter; Meddling Mage in her hand
    Then Alice can't cast Solitude for its evoke cost, exiling Mulldrifter
    When Alice casts Solitude for its evoke cost, exiling Meddling Mage
    Then Solitude is on the stack
    And Meddling Mage is in exile
    And Alice's hand holds 1 card

  @id:evoke-09-from-hand-only @cr:118.3
  Scenario: White cards in the graveyard and on the battlefield do not pay for Solitude, and one in hand does
    Given Alice has Solitude; Isamaru, Hound of Konda in her hand
    And Alice has Savannah Lions in her graveyard
    And Alice controls Restoration Angel
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions
    And Alice can't cast Solitude for its evoke cost, exiling Restoration Angel
    When Alice casts Solitude for its evoke cost, exiling Isamaru, Hound of Konda
    Then Solitude is on the stack
    And Isamaru, Hound of Konda is in exile
    And Savannah Lions is in Alice's graveyard
    And Restoration Angel is on the battlefield

  @id:evoke-09-not-itself @cr:601.2a
  Scenario: Solitude does not pay for itself
    It is a white card, yet it left the hand in the first step of casting it. Bob has another white card beside his.

    Given Alice has Solitude; Mulldrifter in her hand
    And Bob has Solitude "Bob's Solitude"; Savannah Lions in his hand
    Then Alice can't cast Solitude for its evoke cost, exiling Solitude
    And Alice can't cast Solitude for its evoke cost
    When Alice passes
    And Bob casts Bob's Solitude for its evoke cost
    Then the stack holds, from the top, Bob's Solitude
    And Savannah Lions is in exile

  @id:evoke-09-another-of-the-name @cr:601.2a
  Scenario: A second Solitude pays for the first
    Given Alice has Solitude "the first Solitude"; Solitude "the second Solitude" in her hand
    When Alice casts the first Solitude for its evoke cost
    Then the stack holds, from the top, the first Solitude
    And the second Solitude is in exile
