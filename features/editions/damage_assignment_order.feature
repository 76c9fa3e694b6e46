Feature: From July 2009 to November 2024 combat damage is assigned in an order that is announced as blockers are declared
  Before 2009-07-11 a creature's combat damage was divided among those that it fought as its controller liked, and it is again
  since 2024-11-08. Between the two the attacking player put the creatures that block an attacker in order, and then the defending
  player the creatures that a blocker blocks: "chooses Hill Giant; Grizzly Bears for Gurmag Angler" puts Hill Giant first. Damage
  went to a creature only once each ahead of it was assigned lethal damage, with what was marked on it and what others assigned.

  @since:2007-05-01 @editions-10 @until:2009-07-10 @cr:310.2c @id:editions-10-before
  Scenario Outline: Gurmag Angler, a 5/5 that Hill Giant and Grizzly Bears block, deals them <giant> and <bears> damage without an order
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    Then Hill Giant is blocking Gurmag Angler
    And nobody is asked anything
    When everyone passes until someone is asked
    And Alice divides the damage of Gurmag Angler: <giant> to Hill Giant; <bears> to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant <giant's fate>
    And Grizzly Bears <bears' fate>

    Examples:
      | giant | bears | giant's fate          | bears' fate           |
      | 4     | 1     | is in Bob's graveyard | has 1 damage marked   |
      | 1     | 4     | has 1 damage marked   | is in Bob's graveyard |

  @editions-11 @since:2009-07-11 @until:2024-11-07 @cr:509.2 @cr:510.1c @id:editions-11-giant-first
  Scenario: With Hill Giant ahead of Grizzly Bears, Gurmag Angler assigns Hill Giant 3 or more of its 5 damage
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    Then Alice is asked to choose for Gurmag Angler, from Hill Giant; Grizzly Bears
    When Alice chooses Hill Giant; Grizzly Bears for Gurmag Angler
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Gurmag Angler: 2 to Hill Giant; 3 to Grizzly Bears
    And Alice can't divide the damage of Gurmag Angler: 5 to Grizzly Bears
    When Alice divides the damage of Gurmag Angler: 4 to Hill Giant; 1 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears has 1 damage marked

  @editions-11 @since:2009-07-11 @until:2024-11-07 @cr:509.2 @cr:510.1c @id:editions-11-bears-first
  Scenario: With Grizzly Bears ahead of Hill Giant, Gurmag Angler assigns Grizzly Bears 2 or more of its 5 damage
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    And Alice chooses Grizzly Bears; Hill Giant for Gurmag Angler
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Gurmag Angler: 4 to Hill Giant; 1 to Grizzly Bears
    When Alice divides the damage of Gurmag Angler: 3 to Hill Giant; 2 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard

  @editions-11 @since:2024-11-08 @cr:510.1c @id:editions-11-after
  Scenario: Of Gurmag Angler's blockers Hill Giant may be assigned 2 damage and Grizzly Bears 3, and nobody is asked for an order
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    Then Hill Giant is blocking Gurmag Angler
    And nobody is asked anything
    When everyone passes until someone is asked
    And Alice divides the damage of Gurmag Angler: 2 to Hill Giant; 3 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant has 2 damage marked
    And Grizzly Bears is in Bob's graveyard

  @editions-11 @since:2009-07-11 @until:2024-11-07 @cr:510.1c @id:editions-11-marked
  Scenario: Hill Giant, first in order and with 2 damage marked, is assigned 1 damage before Grizzly Bears get the other 4
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant; Grizzly Bears
    And Hill Giant starts with 2 damage
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears
    And Alice chooses Hill Giant; Grizzly Bears for Gurmag Angler
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Gurmag Angler: 5 to Grizzly Bears
    When Alice divides the damage of Gurmag Angler: 1 to Hill Giant; 4 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard

  @editions-11 @since:2009-07-11 @until:2024-11-07 @cr:509.2a @cr:510.1c @id:editions-11-first-has-left
  Scenario: Hill Giant, first in order, is killed before damage, and Grizzly Bears stay ahead of Memnite
    Given Alice has Lightning Bolt in her hand
    And Alice controls Gurmag Angler; Mountain
    And Bob controls Hill Giant; Grizzly Bears; Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Grizzly Bears; Memnite
    And Alice chooses Hill Giant; Grizzly Bears; Memnite for Gurmag Angler
    And Alice casts Lightning Bolt targeting Hill Giant
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Gurmag Angler: 1 to Grizzly Bears; 4 to Memnite
    When Alice divides the damage of Gurmag Angler: 2 to Grizzly Bears; 3 to Memnite
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Memnite is in Bob's graveyard

  @editions-11 @since:2009-07-11 @until:2024-11-07 @cr:510.1c @id:editions-11-grown-since
  Scenario: Memnite, first in order, is a 4/4 by Giant Growth, and is assigned 4 damage before Hill Giant gets any
    Given Alice controls Gurmag Angler
    And Bob has Giant Growth in his hand
    And Bob controls Hill Giant; Memnite; Forest
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant; Memnite
    And Alice chooses Memnite; Hill Giant for Gurmag Angler
    And Alice passes
    And Bob casts Giant Growth targeting Memnite
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Gurmag Angler: 3 to Memnite; 2 to Hill Giant
    When Alice divides the damage of Gurmag Angler: 4 to Memnite; 1 to Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Hill Giant has 1 damage marked

  @editions-11 @since:2009-07-11 @until:2024-11-07 @cr:510.1c @id:editions-11-shared
  Scenario: Hill Giant, first in order, is assigned 2 damage by Grizzly Bears, and so Savannah Lions assign it 1 and Memnite the other
    Given Alice controls Savannah Lions; Grizzly Bears
    And Bob controls Hill Giant; Memnite; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Savannah Lions; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Savannah Lions with Hill Giant; Memnite, and Grizzly Bears with Hill Giant
    And Alice chooses Hill Giant; Memnite for Savannah Lions
    And Bob chooses Grizzly Bears; Savannah Lions for Hill Giant
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Savannah Lions: 2 to Memnite
    When Alice divides the damage of Savannah Lions: 1 to Hill Giant; 1 to Memnite
    And Bob divides the damage of Hill Giant: 3 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Memnite is in Bob's graveyard

  @editions-12 @since:2009-07-11 @until:2024-11-07 @cr:509.3 @cr:510.1d @id:editions-12-blocker
  Scenario: Hill Giant blocks two creatures, and Bob, who puts Grizzly Bears first, assigns them 2 of its 3 damage or all
    Given Alice controls Savannah Lions; Grizzly Bears
    And Bob controls Hill Giant; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Savannah Lions; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Savannah Lions with Hill Giant, and Grizzly Bears with Hill Giant
    Then Bob is asked to choose for Hill Giant, from Savannah Lions; Grizzly Bears
    When Bob chooses Grizzly Bears; Savannah Lions for Hill Giant
    And everyone passes until someone is asked
    Then Bob can't divide the damage of Hill Giant: 3 to Savannah Lions
    And Bob can't divide the damage of Hill Giant: 2 to Savannah Lions; 1 to Grizzly Bears
    When Bob divides the damage of Hill Giant: 3 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Alice's graveyard
    And Savannah Lions has no damage marked

  @editions-12 @since:2024-11-08 @cr:510.1d @id:editions-12-after
  Scenario: Hill Giant blocks two creatures and deals Savannah Lions 2 of its 3 damage, and nobody is asked for an order
    Given Alice controls Savannah Lions; Grizzly Bears
    And Bob controls Hill Giant; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Savannah Lions; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Savannah Lions with Hill Giant, and Grizzly Bears with Hill Giant
    Then Hill Giant is blocking Savannah Lions; Grizzly Bears
    And nobody is asked anything
    When everyone passes until someone is asked
    And Bob divides the damage of Hill Giant: 2 to Savannah Lions; 1 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Savannah Lions is in Alice's graveyard
    And Grizzly Bears has 1 damage marked

  @editions-13 @since:2009-07-11 @until:2024-11-07 @cr:510.1c @cr:702.19b @id:editions-13-trample
  Scenario: Colossal Dreadmaw, which has trample, keeps to the order among its blockers although nothing goes beyond them
    Given Alice controls Colossal Dreadmaw
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant; Grizzly Bears
    And Alice chooses Hill Giant; Grizzly Bears for Colossal Dreadmaw
    And everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 2 to Hill Giant; 4 to Grizzly Bears
    And Alice can't divide the damage of Colossal Dreadmaw: 4 to Hill Giant; 2 to Bob
    When Alice divides the damage of Colossal Dreadmaw: 4 to Hill Giant; 2 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard
    And Bob is at 20 life

  @editions-13 @since:2024-11-08 @cr:702.19b @id:editions-13-trample-after
  Scenario: Colossal Dreadmaw, which has trample, assigns Hill Giant 2 damage and Grizzly Bears 4, and nobody is asked for an order
    Given Alice controls Colossal Dreadmaw
    And Bob controls Hill Giant; Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Colossal Dreadmaw
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Colossal Dreadmaw with Hill Giant; Grizzly Bears
    Then Hill Giant is blocking Colossal Dreadmaw
    And nobody is asked anything
    When everyone passes until someone is asked
    Then Alice can't divide the damage of Colossal Dreadmaw: 4 to Hill Giant; 2 to Bob
    When Alice divides the damage of Colossal Dreadmaw: 2 to Hill Giant; 4 to Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Hill Giant has 2 damage marked
    And Grizzly Bears is in Bob's graveyard
    And Bob is at 20 life
