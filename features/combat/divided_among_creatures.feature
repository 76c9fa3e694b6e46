@combat-15 @cr:510.1c @since:2024-11-08
Feature: Combat damage is divided freely among several creatures
  An attacker's damage is divided among the creatures that block it, and a blocker's among those that it blocks, as its controller
  likes. There is no order among them, and none needs to be dealt lethal damage before another. All of the damage is assigned.

  @id:combat-15-freely @report:mage-13031
  Scenario Outline: Gurmag Angler, a 5/5 that is blocked by Hill Giant and Grizzly Bears, deals them <giant> and <bears> damage
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    And everyone passes until someone is asked
    And Alice divides the damage of Gurmag Angler: <giant> to Hill Giant; <bears> to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant <giant's fate>
    And Grizzly Bears <bears' fate>

    Examples:
      | giant | bears | giant's fate          | bears' fate           |
      | 5     | 0     | is in Bob's graveyard | has no damage marked  |
      | 4     | 1     | is in Bob's graveyard | has 1 damage marked   |
      | 2     | 3     | has 2 damage marked   | is in Bob's graveyard |
      | 0     | 5     | has no damage marked  | is in Bob's graveyard |

  @id:combat-15-all-of-it @cr:510.1e
  Scenario: Alice can't assign less or more than the 5 damage of Gurmag Angler
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Gurmag Angler: 3 to Hill Giant; 1 to Grizzly Bears
    And Alice can't divide the damage of Gurmag Angler: 3 to Hill Giant; 3 to Grizzly Bears
    When Alice divides the damage of Gurmag Angler: 3 to Hill Giant; 2 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard

  @id:combat-15-blocker @cr:510.1d @report:forge-8959
  Scenario Outline: Hill Giant, which blocks two creatures, deals <first> damage to Savannah Lions and <second> to Grizzly Bears
    Given Alice controls Savannah Lions; Grizzly Bears
    And Bob controls Hill Giant; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Savannah Lions; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Savannah Lions with Hill Giant, and Grizzly Bears with Hill Giant
    And everyone passes until someone is asked
    And Bob divides the damage of Hill Giant: <first> to Savannah Lions; <second> to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Savannah Lions is <lions>
    And Grizzly Bears <bears>

    Examples:
      | first | second | lions                | bears                   |
      | 1     | 2      | in Alice's graveyard | is in Alice's graveyard |
      | 3     | 0      | in Alice's graveyard | has no damage marked    |
      | 0     | 3      | on the battlefield   | is in Alice's graveyard |
