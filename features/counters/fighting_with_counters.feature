@counters-03 @cr:122.1b @since:2020-04-17
Feature: First strike, double strike, deathtouch, lifelink and trample counters change how combat damage is dealt and what it does
  Counters of other kinds do nothing of that, and a second counter of the kind does nothing more.

  @counters-01 @id:counters-03-first-strike @cr:702.7b
  Scenario Outline: Savannah Lions, a 2/1, block Grizzly Bears with a <kind> counter, which <fate>
    Given Alice controls Grizzly Bears
    And Grizzly Bears starts with 1 <kind> counter
    And Bob controls Savannah Lions
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Savannah Lions
    And everyone passes until it is Alice's end of combat
    Then Savannah Lions is in Bob's graveyard
    And Grizzly Bears <state>

    Examples:
      | kind         | fate | state                   |
      | first strike | live | has no damage marked    |
      | vigilance    | die  | is in Alice's graveyard |

  @id:counters-03-double-strike @cr:702.4b
  Scenario Outline: Hill Giant, a 3/3 with a <kind> counter, blocks Gurmag Angler, a 5/5, and deals it <damage> damage
    Given Alice controls Gurmag Angler
    And Bob controls Hill Giant
    And Hill Giant starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Hill Giant is in Bob's graveyard
    And Gurmag Angler <state>

    Examples:
      | kind          | damage | state                   |
      | double strike | 6      | is in Alice's graveyard |
      | first strike  | 3      | has 3 damage marked     |
      | vigilance     | 3      | has 3 damage marked     |

  @id:counters-03-two-double-strike @cr:702.4e @derived
  Scenario: Two double strike counters on Hill Giant let it deal Bob 3 damage twice, and not three times
    Given Alice controls Hill Giant
    And Hill Giant starts with 2 double strike counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 14 life

  @id:counters-03-double-strike-removed @cr:702.4c
  Scenario: Hill Giant has dealt 3 damage when its double strike counter is removed, and deals none in the second combat damage step
    Given Alice controls Hill Giant; Vampire Hexmage
    And Hill Giant starts with 1 double strike counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 17 life
    When Alice activates Vampire Hexmage targeting Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Hill Giant bears no double strike counters

  @id:counters-03-deathtouch @cr:702.2b
  Scenario Outline: Memnite with a <kind> counter deals Gurmag Angler, a 5/5, 1 damage and <does> it
    Given Alice controls Gurmag Angler
    And Bob controls Memnite
    And Memnite starts with 1 <kind> counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Gurmag Angler
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Gurmag Angler with Memnite
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Gurmag Angler <state>

    Examples:
      | kind       | does       | state                   |
      | deathtouch | destroys   | is in Alice's graveyard |
      | lifelink   | only hurts | has 1 damage marked     |

  @id:counters-03-lifelink @cr:702.15b @cr:702.15f
  Scenario Outline: Hill Giant with <count> <kind> counter<s> deals Bob 3 damage, and Alice gains <gained> life
    Given Alice controls Hill Giant
    And Hill Giant starts with <count> <kind> counter<s>
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Alice is at <life> life

    Examples:
      | count | kind     | s | gained | life |
      | 1     | lifelink |   | 3      | 23   |
      | 2     | lifelink | s | 3      | 23   |
      | 1     | trample  |   | no     | 20   |

  @id:counters-03-lifelink-twice @cr:702.15f @derived
  Scenario: Vampire Nighthawk, which has lifelink, and a lifelink counter besides, deals Bob 2 damage, and Alice gains 2 life
    Given Alice controls Vampire Nighthawk
    And Vampire Nighthawk starts with 1 lifelink counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
    And Alice is at 22 life

  @id:counters-03-trample @cr:702.19b
  Scenario: Of the 3 damage of Hill Giant with a trample counter, 2 go beyond Memnite, which blocks it
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 trample counter
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Memnite
    And everyone passes until someone is asked
    And Alice divides the damage of Hill Giant: 1 to Memnite; 2 to Bob
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob is at 18 life

  @id:counters-03-no-trample @cr:510.1c
  Scenario: All damage of Hill Giant with a deathtouch counter goes to Memnite, which blocks it
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 deathtouch counter
    And Bob controls Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Memnite
    And everyone passes until it is Alice's end of combat
    Then Memnite is in Bob's graveyard
    And Bob is at 20 life

  @id:counters-03-trample-and-deathtouch @cr:702.19b @cr:702.2c @derived
  Scenario: Hill Giant with a trample and a deathtouch counter assigns Gurmag Angler, a 5/5, 1 damage, and Bob 2
    Given Alice controls Hill Giant
    And Hill Giant starts with 1 trample counter
    And Hill Giant starts with 1 deathtouch counter
    And Bob controls Gurmag Angler
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Hill Giant with Gurmag Angler
    And everyone passes until someone is asked
    And Alice divides the damage of Hill Giant: 1 to Gurmag Angler; 2 to Bob
    And everyone passes until it is Alice's end of combat
    Then Gurmag Angler is in Bob's graveyard
    And Bob is at 18 life
