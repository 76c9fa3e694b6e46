@convoke-09 @evolution-12 @cr:702.51b @since:2013-07-13
Feature: Convoke goes with any cost that is chosen for the spell
  Convoke is neither an alternative nor an additional cost. A spell that is cast for an alternative cost may be convoked, and
  creatures pay for the mana of that cost, in its colors.

  @id:convoke-09-evoke @cr:118.9a @cr:702.74a @cr:603.4
  Scenario: Vibrance, given convoke, is evoked by tapping two creatures
    Fallaji Wayfarer, which is all colors, gives convoke to multicolored spells, and convokes this one. Both enters
    abilities of Vibrance need mana that was spent on it, and none was.

    Given Alice has Vibrance in her hand
    And Alice controls Fallaji Wayfarer; Hill Giant
    When Alice casts Vibrance for its evoke cost
    Then Vibrance is on the stack
    And Fallaji Wayfarer is tapped
    And Hill Giant is tapped
    When everyone passes until Vibrance enters
    Then the stack holds, from the top, the evoke ability of Vibrance
    When everyone passes until the stack is empty
    Then Vibrance is in Alice's graveyard

  @convoke-02 @id:convoke-09-evoke-mulldrifter @since:2022-10-07 @cr:118.9a @cr:702.74a @cr:611.2f
  Scenario: Mulldrifter, given convoke, is evoked by tapping three creatures, one of them blue
    Wand of the Worldsoul gives convoke to the next spell. The evoke ability and the enters ability do not ask for mana.

    Given Alice has Mulldrifter in her hand
    And Alice controls Wand of the Worldsoul; Air Elemental; Hill Giant; Memnite
    Then Alice can't cast Mulldrifter for its evoke cost
    When Alice activates ability 2 of Wand of the Worldsoul
    And everyone passes until the stack is empty
    Then Alice can't cast Mulldrifter
    When Alice casts Mulldrifter for its evoke cost
    Then Air Elemental is tapped
    And Hill Giant is tapped
    And Memnite is tapped
    When everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Mulldrifter is in Alice's graveyard
    And Alice has drawn 2 cards this turn

  @id:convoke-09-evoke-keeps-its-colors @cr:118.9 @cr:601.2h
  Scenario: A creature that is neither red nor green does not help to evoke Vibrance
    Given Alice has Vibrance; Forest in her hand
    And Alice controls Fallaji Wayfarer; Savannah Lions; Memnite
    Then Alice can't cast Vibrance for its evoke cost
    When Alice plays Forest
    And Alice casts Vibrance for its evoke cost
    Then Vibrance is on the stack
    And Fallaji Wayfarer is tapped
    And Forest is tapped

  @id:convoke-09-fist-of-suns @cr:118.9a
  Scenario: For the cost of Fist of Suns a creature of each color pays for Siege Wurm
    Five creatures are not enough for the mana cost {5}{G}{G}.

    Given Alice has Siege Wurm in her hand
    And Alice controls Fist of Suns; Savannah Lions; Air Elemental; Bloodthrone Vampire; Hill Giant; Grizzly Bears
    Then Alice can't cast Siege Wurm
    When Alice casts Siege Wurm for the cost of Fist of Suns
    Then Siege Wurm is on the stack
    And Savannah Lions is tapped
    And Air Elemental is tapped
    And Bloodthrone Vampire is tapped
    And Hill Giant is tapped
    And Grizzly Bears is tapped

  @id:convoke-09-fist-of-suns-colors @cr:601.2h
  Scenario: For the cost of Fist of Suns a second green creature does not pay for the black mana
    Given Alice has Siege Wurm; Swamp in her hand
    And Alice controls Fist of Suns; Savannah Lions; Air Elemental; Hill Giant; 2 Grizzly Bears
    Then Alice can't cast Siege Wurm for the cost of Fist of Suns
    When Alice plays Swamp
    And Alice casts Siege Wurm for the cost of Fist of Suns
    Then Siege Wurm is on the stack
    And Swamp is tapped
    And Hill Giant is tapped

  @id:convoke-09-escape @since:2020-01-24 @cr:702.138a
  Scenario: Creatures pay for the mana of Stoke the Flames' escape cost
    Underworld Breach lets it escape for its mana cost and three other cards of the graveyard.

    Given Alice has Stoke the Flames; Shock; Lightning Bolt; Forest in her graveyard
    And Alice controls Underworld Breach; 2 Hill Giant; 2 Grizzly Bears
    When Alice casts Stoke the Flames from her graveyard for its escape cost targeting Bob
    Then Stoke the Flames is on the stack
    And Shock is in exile
    And Hill Giant 1 is tapped
    And Hill Giant 2 is tapped
    And Grizzly Bears 2 is tapped

  @convoke-02 @id:convoke-09-kicked-for-free @cr:118.9d @cr:702.33a
  Scenario: Four creatures pay for the kicker of Kavu Primarch, cast without paying its mana cost
    Given Alice has Kavu Primarch in her hand
    And Alice controls Omniscience; 4 Memnite
    Then Alice can't cast Kavu Primarch without paying its mana cost through Omniscience with kicker, convoking with Memnite 1; Memnite 2; Memnite 3
    When Alice casts Kavu Primarch without paying its mana cost through Omniscience with kicker
    Then Memnite 1 is tapped
    And Memnite 4 is tapped
    When everyone passes until the stack is empty
    Then Kavu Primarch bears 4 +1/+1 counters
