@combat-05 @cr:508.1b @since:2007-10-01
Feature: Each attacker attacks one defending player, planeswalker or battle
  Only opponents can be attacked, planeswalkers that opponents control, and battles that opponents protect.

  @id:combat-05-one-each @cr:510.1b @report:phase-2862
  Scenario: Grizzly Bears attack Bob, and Hill Giant attacks his Teferi: each is dealt the damage of its attacker
    Given Alice controls Grizzly Bears; Hill Giant
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears, and Teferi, Time Raveler with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Teferi, Time Raveler bears 1 loyalty counter

  @id:combat-05-not-two @report:mage-11004
  Scenario: Serra Angel, which has vigilance, can't attack both Bob and his Teferi
    Given Alice controls Serra Angel
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Serra Angel, and Teferi, Time Raveler with Serra Angel
    When Alice attacks Teferi, Time Raveler with Serra Angel
    Then Serra Angel is attacking Teferi, Time Raveler

  @id:combat-05-who-is-not-attacked @cr:506.2 @cr:506.3
  Scenario Outline: Alice can't attack <whom>
    Given Alice controls Grizzly Bears; Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 5 loyalty counters
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack <attacked> with Grizzly Bears
    When Alice attacks Bob with Grizzly Bears
    Then Grizzly Bears is attacking Bob

    Examples:
      | attacked                   | whom                 |
      | Alice                      | herself              |
      | Chandra, Novice Pyromancer | her own planeswalker |
      | Hill Giant                 | Bob's creature       |

  @id:combat-05-protector @since:2023-04-14 @cr:310.9b
  Scenario: Bob, who protects Alice's Invasion of Dominaria, can't attack it
    Given it is Bob's precombat main phase
    And Alice controls Invasion of Dominaria
    And Invasion of Dominaria starts with 5 defense counters
    And Bob controls Grizzly Bears
    When everyone passes until it is Bob's declare attackers step
    Then Bob can't attack Invasion of Dominaria with Grizzly Bears
    When Bob attacks Alice with Grizzly Bears
    Then Grizzly Bears is attacking Alice

  @id:combat-05-protector-blocks @since:2023-04-14 @cr:310.9c @cr:509.1a
  Scenario: Bob, who protects Alice's Invasion of Dominaria, blocks Hill Giant, with which she attacks it
    Given Alice controls Hill Giant; Invasion of Dominaria
    And Invasion of Dominaria starts with 5 defense counters
    And Bob controls Grizzly Bears
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Invasion of Dominaria with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Invasion of Dominaria bears 5 defense counters
