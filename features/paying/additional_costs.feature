@cr:118.8 @cr:601.2f @since:2005-10-01
Feature: An additional cost is part of the total cost of a spell, also when the mana cost is not paid
  One that has to be paid always is, and one that may be paid is paid in full or not at all. Where it gives a choice, mana that is
  chosen is part of the total cost like all other mana.

  @paying-08 @id:paying-reveal-or-mana @cr:601.2a @cr:601.2b
  Scenario: Without another Elemental card to reveal, Flamekin Bladewhirl costs {3} more
    It is an Elemental itself, but it is on the stack by then.

    Given Alice has Flamekin Bladewhirl; Grizzly Bears; Wastes in her hand
    And Alice has {R}{C}{C} to spend
    Then Alice can't cast Flamekin Bladewhirl
    When Alice plays Wastes
    And Alice casts Flamekin Bladewhirl
    Then Flamekin Bladewhirl is on the stack
    And Wastes is tapped
    And Alice has no mana left

  @paying-08 @id:paying-reveal @since:2007-10-01 @cr:601.2b
  Scenario: With Mulldrifter, an Elemental card, in hand, Flamekin Bladewhirl costs no more mana
    Given Alice has Flamekin Bladewhirl; Mulldrifter in her hand
    And Alice has {R} to spend
    When Alice casts Flamekin Bladewhirl
    Then Flamekin Bladewhirl is on the stack
    And Mulldrifter is in Alice's hand

  @paying-08 @id:paying-reveal-or-mana-free @since:2007-10-01 @cr:118.9d @report:mage-6759
  Scenario: Cast without paying its mana cost, Flamekin Bladewhirl costs {3} when no Elemental card is revealed
    Given Alice has Flamekin Bladewhirl; Wastes in her hand
    And Alice controls Omniscience
    And Alice has {C}{C} to spend
    Then Alice can't cast Flamekin Bladewhirl without paying its mana cost
    When Alice plays Wastes
    And Alice casts Flamekin Bladewhirl without paying its mana cost
    Then Flamekin Bladewhirl is on the stack
    And Wastes is tapped
    And Alice has no mana left

  @paying-08 @id:paying-reveal-free @since:2007-10-01 @cr:118.9d @report:mage-6759
  Scenario: Cast without paying its mana cost, Flamekin Bladewhirl costs nothing when Mulldrifter is revealed
    Given Alice has Flamekin Bladewhirl; Mulldrifter in her hand
    And Alice controls Omniscience
    When Alice casts Flamekin Bladewhirl without paying its mana cost
    Then Flamekin Bladewhirl is on the stack
    And Mulldrifter is in Alice's hand

  @paying-08 @id:paying-free-sacrifice @since:2007-10-01 @cr:118.9d
  Scenario: Shrapnel Blast, cast without paying its mana cost, still costs the sacrifice of an artifact
    Given Alice has Shrapnel Blast; Mox Sapphire in her hand
    And Alice controls Omniscience; Grizzly Bears
    Then Alice can't cast Shrapnel Blast without paying its mana cost targeting Bob
    When Alice casts Mox Sapphire
    And everyone passes until the stack is empty
    And Alice casts Shrapnel Blast without paying its mana cost targeting Bob
    Then Shrapnel Blast is on the stack
    And Mox Sapphire is in Alice's graveyard

  @paying-08 @paying-23 @id:paying-sacrifice-tapped-for-mana @cr:601.2g @cr:601.2h
  Scenario: Mox Sapphire may be tapped for mana for Shrapnel Blast and then be sacrificed for it as well
    Mana abilities come first, and a tapped artifact can be sacrificed.

    Given Alice has Shrapnel Blast in her hand
    And Alice controls Mox Sapphire; Mountain
    When Alice casts Shrapnel Blast targeting Bob
    Then Shrapnel Blast is on the stack
    And Mox Sapphire is in Alice's graveyard
    And Mountain is tapped
    And Alice has no mana left

  @paying-09 @id:paying-conspire @since:2008-05-01 @cr:118.8b @cr:702.78a @cr:302.6
  Scenario: Two red creatures, one of which came this turn, conspire for Burn Trail, and its conspire ability triggers
    Given Alice has Burn Trail in her hand
    And Alice controls Hill Giant; Boros Guildmage; Grizzly Bears
    And Hill Giant came under its controller's control this turn
    And Alice has {R}{R}{R}{R} to spend
    When Alice casts Burn Trail with conspire targeting Bob
    Then Hill Giant is tapped
    And Boros Guildmage is tapped
    And Grizzly Bears is untapped
    And Alice has no mana left
    And the stack holds, from the top, the conspire ability of Burn Trail; Burn Trail

  @paying-09 @id:paying-conspire-colors @since:2008-05-01 @cr:118.8b @cr:702.78a @cr:603.4
  Scenario: A creature that shares no color with Burn Trail does not conspire, and without conspire nothing triggers
    Given Alice has Burn Trail in her hand
    And Alice controls Hill Giant; Grizzly Bears; Memnite
    And Alice has {R}{R}{R}{R} to spend
    Then Alice can't cast Burn Trail with conspire targeting Bob
    When Alice casts Burn Trail targeting Bob
    Then the stack holds, from the top, Burn Trail
    And Hill Giant is untapped
