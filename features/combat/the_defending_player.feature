@combat-43 @cr:508.5 @since:2009-07-11
Feature: The defending player is whoever the creature attacks or whose planeswalker it attacks
  It stays the same player when the attacker has left combat. Annihilator has the defending player sacrifice permanents of that
  player's choice.

  @id:combat-43-chosen @since:2010-04-23 @cr:702.86a @cr:701.21a @cr:608.2d
  Scenario: Nulldrifter, which has annihilator 1, attacks Bob, who sacrifices Grizzly Bears before he could block
    Given Alice controls Nulldrifter; Memnite
    And Bob controls Grizzly Bears; Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Nulldrifter
    And everyone passes until someone is asked
    Then Bob is asked to choose for the annihilator ability of Nulldrifter, from Grizzly Bears; Island
    When Bob chooses Grizzly Bears for the annihilator ability of Nulldrifter
    Then Grizzly Bears is in Bob's graveyard
    And the game is in Alice's declare attackers step

  @combat-06 @combat-13 @id:combat-43-planeswalker @since:2010-04-23 @cr:802.2a @cr:702.86a @cr:506.4c
  Scenario: Nulldrifter attacks Carol's Teferi, whom she sacrifices for annihilator 1, and is dealt no damage then
    Given Alice controls Nulldrifter
    And Bob controls Hill Giant
    And Carol controls Teferi, Time Raveler; Wastes
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Nulldrifter
    And everyone passes until someone is asked
    And Carol chooses Teferi, Time Raveler for the annihilator ability of Nulldrifter
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler is in Carol's graveyard
    And Carol is at 20 life
    And Hill Giant is on the battlefield

  @id:combat-43-gone @since:2011-06-17 @cr:702.86a @cr:802.2a @cr:113.7a
  Scenario: Carol, whom Nulldrifter attacks, destroys it before annihilator 1 resolves, and sacrifices a permanent all the same
    Given Alice controls Nulldrifter
    And Bob controls Hill Giant
    And Carol has Kill Shot in her hand
    And Carol controls 3 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Carol with Nulldrifter
    And Alice passes
    And Bob passes
    And Carol casts Kill Shot targeting Nulldrifter
    And everyone passes until someone is asked
    Then Nulldrifter is in Alice's graveyard
    When Carol chooses Plains 2 for the annihilator ability of Nulldrifter
    Then Plains 2 is in Carol's graveyard
    And Hill Giant is on the battlefield

  @combat-28 @id:combat-43-becomes-blocked @cr:802.2a @cr:509.3c
  Scenario: Vedalken Ghoul attacks Carol's Teferi, and Carol, who blocks it, loses 4 life
    Given Alice controls Vedalken Ghoul
    And Bob controls Hill Giant
    And Carol controls Teferi, Time Raveler; Giant Spider
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Vedalken Ghoul
    And everyone passes until it is Alice's declare blockers step
    And Carol blocks Vedalken Ghoul with Giant Spider
    And everyone passes until the stack is empty
    Then Carol is at 16 life
    And Bob is at 20 life
