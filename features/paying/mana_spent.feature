@paying-26 @cr:601.2h @since:2007-10-01
Feature: Only mana counts as mana spent, on whatever part of the total cost
  Life, cards of the graveyard and artifacts pay for mana and are not mana. Mana that pays for a kicker, or for what makes the
  spell cost more, was spent on the spell like any other. Void Mirror counters a spell on which no colored mana was spent,
  Vexing Bauble one on which no mana was.

  @id:paying-spent-life @since:2011-05-13 @cr:107.4f
  Scenario: Void Mirror counters Dismember when life is paid for its black mana
    Given Alice has Dismember in her hand
    And Alice has {B}{C} to spend
    And Bob controls Void Mirror; Hill Giant
    When Alice casts Dismember targeting Hill Giant, announcing 2 life; 2 life, spending {C}
    Then the stack holds, from the top, the cast ability of Void Mirror; Dismember
    When everyone passes until the stack is empty
    Then Dismember is in Alice's graveyard
    And Hill Giant is on the battlefield

  @id:paying-spent-on-generic @since:2011-05-13 @cr:107.4b
  Scenario: Void Mirror does not counter Dismember when black mana is spent on it, even if only for its generic mana
    Given Alice has Dismember in her hand
    And Alice has {B}{C} to spend
    And Bob controls Void Mirror; Hill Giant
    When Alice casts Dismember targeting Hill Giant, announcing 2 life; 2 life, spending {B}
    Then the stack holds, from the top, Dismember
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @id:paying-spent-delve @cr:702.66a @cr:118.9d
  Scenario: Vexing Bauble counters a free Treasure Cruise when a card is exiled for the {1} that Thalia adds
    Given Alice has Treasure Cruise in her hand
    And Alice has Shock in her graveyard
    And Alice controls Omniscience
    And Bob controls Thalia, Guardian of Thraben; Vexing Bauble
    When Alice casts Treasure Cruise without paying its mana cost
    Then Shock is in exile
    And the stack holds, from the top, the cast ability of Vexing Bauble; Treasure Cruise
    When everyone passes until the stack is empty
    Then Treasure Cruise is in Alice's graveyard
    And Alice has drawn no cards this turn

  @id:paying-spent-on-the-increase @cr:118.9d
  Scenario: Vexing Bauble does not counter a free Treasure Cruise when mana is spent for the {1} that Thalia adds
    Given Alice has Treasure Cruise; Wastes in her hand
    And Alice controls Omniscience
    And Bob controls Thalia, Guardian of Thraben; Vexing Bauble
    When Alice plays Wastes
    And Alice casts Treasure Cruise without paying its mana cost
    Then the stack holds, from the top, Treasure Cruise
    When everyone passes until the stack is empty
    Then Alice has drawn 3 cards this turn

  @id:paying-spent-improvise @since:2017-01-20 @cr:702.126a
  Scenario: Vexing Bauble counters Foundry Assembler, for which five artifacts were tapped
    Given Alice has Foundry Assembler in her hand
    And Alice controls 5 Ornithopter
    And Bob controls Vexing Bauble
    When Alice casts Foundry Assembler
    Then the stack holds, from the top, the cast ability of Vexing Bauble; Foundry Assembler
    When everyone passes until the stack is empty
    Then Foundry Assembler is in Alice's graveyard

  @id:paying-spent-beside-improvise @since:2017-01-20 @cr:702.126a
  Scenario: Vexing Bauble does not counter Foundry Assembler, for which four artifacts and a land were tapped
    Given Alice has Foundry Assembler in her hand
    And Alice controls 4 Ornithopter; Wastes
    And Bob controls Vexing Bauble
    When Alice casts Foundry Assembler
    Then the stack holds, from the top, Foundry Assembler
    When everyone passes until the stack is empty
    Then Foundry Assembler is on the battlefield

  @paying-09 @id:paying-spent-on-the-kicker @cr:702.33a @cr:118.9d
  Scenario: Vexing Bauble does not counter a free Into the Roil when mana is spent for its kicker
    Given Alice has Into the Roil in her hand
    And Alice controls Omniscience
    And Alice has {U}{C} to spend
    And Bob controls Vexing Bauble; Hill Giant
    When Alice casts Into the Roil without paying its mana cost with kicker targeting Hill Giant
    Then the stack holds, from the top, Into the Roil
    When everyone passes until the stack is empty
    Then Hill Giant is in Bob's hand

  @paying-09 @id:paying-spent-nothing @cr:702.33a @cr:118.9d
  Scenario: Vexing Bauble counters a free Into the Roil that is not kicked
    Given Alice has Into the Roil in her hand
    And Alice controls Omniscience
    And Alice has {U}{C} to spend
    And Bob controls Vexing Bauble; Hill Giant
    When Alice casts Into the Roil without paying its mana cost targeting Hill Giant
    Then the stack holds, from the top, the cast ability of Vexing Bauble; Into the Roil
    When everyone passes until the stack is empty
    Then Into the Roil is in Alice's graveyard
    And Hill Giant is on the battlefield

  @id:paying-spent-colors @cr:601.2f
  Scenario: The mana for what Sphere of Resistance adds counts among the colors of mana spent on Tajuru Stalwart
    It enters with a +1/+1 counter for each color of mana spent on it.

    Given Alice has Tajuru Stalwart in her hand
    And Alice controls Sphere of Resistance
    And Alice has {W}{U}{B}{G} to spend
    When Alice casts Tajuru Stalwart
    And everyone passes until the stack is empty
    Then Tajuru Stalwart bears 4 +1/+1 counters
    And Alice has no mana left
