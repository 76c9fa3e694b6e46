@combat-13 @cr:506.4c @since:2007-10-01
Feature: A creature goes on attacking when the planeswalker that it attacks is gone
  It attacks nothing then: it may be blocked, and unblocked it deals no damage. It does not attack the player instead.

  @id:combat-13-blocked @since:2018-04-27 @cr:509.1a @report:mage-6240
  Scenario: Chandra is dead before blockers are declared, and Bob blocks Hill Giant, which attacked Chandra
    Given Alice has Lightning Bolt in her hand
    And Alice controls Hill Giant; Mountain
    And Bob controls Chandra, Novice Pyromancer; Grizzly Bears
    And Chandra, Novice Pyromancer starts with 3 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with Hill Giant
    And Alice casts Lightning Bolt targeting Chandra, Novice Pyromancer
    And everyone passes until the stack is empty
    Then Chandra, Novice Pyromancer is in Bob's graveyard
    When everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard

  @id:combat-13-unblocked @since:2018-04-27 @cr:510.1b @cr:702.19f
  Scenario Outline: Chandra is dead before damage is dealt, and <creature>, unblocked, <has> trample and deals Bob no damage
    Given Alice has Lightning Bolt in her hand
    And Alice controls <creature>; Mountain
    And Bob controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 3 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with <creature>
    And everyone passes until it is Alice's declare blockers step
    And Alice casts Lightning Bolt targeting Chandra, Novice Pyromancer
    And everyone passes until it is Alice's end of combat
    Then Chandra, Novice Pyromancer is in Bob's graveyard
    And Bob is at 20 life

    Examples:
      | creature          | has   |
      | Hill Giant        | lacks |
      | Colossal Dreadmaw | has   |

  @combat-12 @id:combat-13-another-controller @cr:506.4
  Scenario: Chandra, whom Hill Giant attacks, comes under Alice's control and is dealt no damage
    Given Alice has Word of Seizing in her hand
    And Alice controls Hill Giant; 5 Mountain
    And Bob controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 4 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with Hill Giant
    And Alice casts Word of Seizing targeting Chandra, Novice Pyromancer
    And everyone passes until it is Alice's end of combat
    Then Chandra, Novice Pyromancer is on the battlefield under Alice's control
    And Chandra, Novice Pyromancer bears 4 loyalty counters
    And Bob is at 20 life

  @combat-20 @id:combat-13-first-strike @cr:506.4c @cr:510.4
  Scenario: Youthful Knight's first strike leaves Teferi no loyalty, and Hill Giant, which attacked him too, deals Bob no damage
    Given Alice controls Youthful Knight; Hill Giant
    And Bob controls Teferi, Time Raveler
    And Teferi, Time Raveler starts with 2 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Teferi, Time Raveler with Youthful Knight; Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Teferi, Time Raveler is in Bob's graveyard
    And Bob is at 20 life

  @id:combat-13-over-planeswalkers @since:2022-10-07 @cr:702.19e
  Scenario: Chandra is dead before damage is dealt, and Thrasta, which attacked her and has trample over planeswalkers, deals Bob 7
    Given Alice has Lightning Bolt in her hand
    And Alice controls Thrasta, Tempest's Roar; Mountain
    And Bob controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer starts with 3 loyalty counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Chandra, Novice Pyromancer with Thrasta, Tempest's Roar
    And everyone passes until it is Alice's declare blockers step
    And Alice casts Lightning Bolt targeting Chandra, Novice Pyromancer
    And everyone passes until it is Alice's end of combat
    Then Chandra, Novice Pyromancer is in Bob's graveyard
    And Bob is at 13 life
