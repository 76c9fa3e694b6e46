@convoke-09 @evolution-12 @cr:702.51b
Feature: Convoke goes with any cost that is chosen for the spell
  Convoke is neither an alternative nor an additional cost. A spell that is cast for an alternative cost may be convoked, and
  creatures pay for the mana of that cost, in its colors.

  @id:convoke-09-fist-of-suns @cr:118.9a
  Scenario: For the cost of Fist of Suns a creature of each color pays for Siege Wurm
    The mana cost {5}{G}{G} would be beyond five creatures.

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
  Scenario: For the cost of Fist of Suns a second green creature does not stand for the black mana
    Given Alice has Siege Wurm; Swamp in her hand
    And Alice controls Fist of Suns; Savannah Lions; Air Elemental; Hill Giant; 2 Grizzly Bears
    Then Alice can't cast Siege Wurm for the cost of Fist of Suns
    When Alice plays Swamp
    And Alice casts Siege Wurm for the cost of Fist of Suns
    Then Siege Wurm is on the stack
    And Swamp is tapped
    And Hill Giant is tapped

  @id:convoke-09-escape @cr:702.138a
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
