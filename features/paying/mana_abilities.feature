@cr:601.2g @since:2005-10-01
Feature: Mana abilities are activated once the total cost is determined, and what they make is spent or left
  Mana may have been made before, too, and a player may make more than the spell takes. If the total cost has no mana in it, none is
  made while the spell is cast. When the cost can't be paid all that was done for it is undone.

  @paying-25 @id:paying-taken-back @cr:733.1 @cr:601.2h
  Scenario: Three Mountains tapped for Hill Giant, which they can't pay for, are untapped again
    Given Alice has Hill Giant; Lightning Bolt in her hand
    And Alice controls 3 Mountain
    Then Alice can't cast Hill Giant, making mana with Mountain 1; Mountain 2; Mountain 3
    When Alice casts Lightning Bolt targeting Bob, making mana with Mountain 2
    Then Alice has no mana left
    And Mountain 1 is untapped
    And Mountain 2 is tapped

  @paying-25 @id:paying-taken-back-sacrifice @since:2007-05-01 @cr:733.1 @cr:702.66a
  Scenario: Without black mana for Gurmag Angler, no creature is sacrificed for mana and no card is delved
    Two creatures sacrificed to Ashnod's Altar make four mana, and two cards pay for two more. None of that is black.

    Given Alice has Gurmag Angler; Swamp in her hand
    And Alice has Shock; Forest in her graveyard
    And Alice controls Memnite; Ornithopter; Ashnod's Altar
    Then Alice can't cast Gurmag Angler
    And Alice can't cast Gurmag Angler, delving Shock; Forest, sacrificing Memnite; Ornithopter, making mana with Ashnod's Altar
    When Alice plays Swamp
    And Alice casts Gurmag Angler, delving Shock; Forest, sacrificing Memnite; Ornithopter, making mana with Ashnod's Altar; Swamp
    Then Gurmag Angler is on the stack
    And Shock is in exile
    And Ornithopter is in Alice's graveyard
    And Swamp is tapped

  @paying-24 @paying-25 @id:paying-made-before @cr:733.1 @cr:106.4
  Scenario: {R} that Alice made beforehand is still there when Hill Giant can't be paid for
    Given Alice has Hill Giant; Lightning Bolt in her hand
    And Alice controls Mountain
    When Alice taps Mountain for {R}
    Then Alice can't cast Hill Giant
    And Alice has {R} left
    When Alice casts Lightning Bolt targeting Bob
    Then Alice has no mana left

  @paying-24 @id:paying-left-until-the-step-ends @since:2009-07-11 @cr:106.4
  Scenario: Mana that is left after Shock stays until the main phase ends
    Given Alice has Shock; Lightning Bolt in her hand
    And Alice controls 3 Mountain
    When Alice casts Shock targeting Bob, making mana with Mountain 1; Mountain 2; Mountain 3
    Then Alice has {R}{R} left
    When everyone passes until the stack is empty
    And Alice casts Lightning Bolt targeting Bob
    Then Alice has {R} left
    When everyone passes until the stack is empty
    Then Alice has {R} left
    When everyone passes until it is Alice's beginning of combat
    Then Alice has no mana left
    And Bob is at 15 life

  @paying-29 @id:paying-no-mana-for-nothing @cr:118.5 @cr:605.3a
  Scenario: No land is tapped for mana while Memnite is cast, which costs nothing, though it may be tapped before
    Given Alice has Memnite in her hand
    And Alice controls Forest
    Then Alice can't cast Memnite, making mana with Forest
    When Alice taps Forest for {G}
    And Alice casts Memnite
    Then Memnite is on the stack
    And Alice has {G} left

  @paying-29 @id:paying-mana-for-the-increase @cr:601.2f @cr:605.3a
  Scenario: Under Thorn of Amethyst Mox Sapphire costs {1}, and lands are tapped while it is cast, even for more than that
    Given Alice has Mox Sapphire in her hand
    And Alice controls 2 Forest
    And Bob controls Thorn of Amethyst
    When Alice casts Mox Sapphire, making mana with Forest 1; Forest 2
    Then Mox Sapphire is on the stack
    And Alice has {G} left

  @paying-29 @evoke-09 @id:paying-no-mana-for-an-exiled-card @since:2007-10-01 @cr:605.3a @cr:702.74a
  Scenario: No land is tapped for mana while Solitude is evoked for an exiled card
    Given Alice has Solitude; Savannah Lions in her hand
    And Alice controls Plains
    Then Alice can't cast Solitude for its evoke cost, exiling Savannah Lions, making mana with Plains
    When Alice casts Solitude for its evoke cost, exiling Savannah Lions
    Then Solitude is on the stack
    And Plains is untapped

  @paying-24 @id:paying-which-mana @since:2017-09-29 @cr:601.2h
  Scenario: Which mana pays for the generic mana of Magda, Brazen Outlaw is Alice's choice
    Given Alice has Magda, Brazen Outlaw in her hand
    And Alice has {R}{R}{C}{C} to spend
    Then Alice can't cast Magda, Brazen Outlaw, spending {C}{C}
    When Alice casts Magda, Brazen Outlaw, spending {R}{R}
    Then Alice has {C}{C} left

  @paying-24 @id:paying-not-too-much @cr:601.2h
  Scenario: Two mana may not be spent on Shock, which costs one
    Given Alice has Shock; Sol Ring in her hand
    And Alice has {R}{C} to spend
    Then Alice can't cast Shock targeting Bob, spending {R}{C}
    When Alice casts Shock targeting Bob, spending {R}
    And everyone passes until the stack is empty
    And Alice casts Sol Ring
    Then Alice has no mana left
