@combat-06 @cr:802.2 @since:2005-10-01
Feature: With more than two players each attacker has a defending player of its own
  Only that player's creatures may block it, and what its abilities say of the defending player is meant of them. In turn order
  each defending player declares blockers, as though nobody else blocked.

  @id:combat-06-each-its-own @cr:802.3
  Scenario: Alice attacks Bob with Hill Giant and Carol with Grizzly Bears: Bob is dealt 3 damage, and Carol 2
    Given Alice controls Hill Giant; Grizzly Bears
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant, and Carol with Grizzly Bears
    And everyone passes until it is Alice's end of combat
    Then Bob is at 17 life
    And Carol is at 18 life

  @id:combat-06-blocks @cr:802.4a
  Scenario: Bob can't block the creature that attacks Carol, and Carol can
    Given Alice controls Memnite; Grizzly Bears
    And Bob controls Hill Giant "Bob's Giant"
    And Carol controls Hill Giant "Carol's Giant"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite, and Carol with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Grizzly Bears with Bob's Giant
    When Bob blocks Memnite with Bob's Giant
    And Carol blocks Grizzly Bears with Carol's Giant
    Then Bob's Giant is blocking Memnite
    And Carol's Giant is blocking Grizzly Bears

  @id:combat-06-turn-order @cr:802.4
  Scenario: Carol can't declare blockers before Bob, who comes before her
    Given Alice controls Memnite; Grizzly Bears
    And Bob controls Hill Giant "Bob's Giant"
    And Carol controls Hill Giant "Carol's Giant"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite, and Carol with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Carol can't block Grizzly Bears with Carol's Giant
    When Bob blocks with nothing
    And Carol blocks Grizzly Bears with Carol's Giant
    Then Carol's Giant is blocking Grizzly Bears

  @id:combat-06-so-many-each @since:2007-05-01 @cr:802.4b @report:mage-9905
  Scenario: Under Caverns of Despair, which lets two creatures block, Bob blocks with two, and Carol blocks besides
    Given Alice controls Caverns of Despair; Memnite; Grizzly Bears
    And Bob controls 3 Hill Giant
    And Carol controls Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite, and Carol with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Memnite with Hill Giant 1; Hill Giant 2; Hill Giant 3
    When Bob blocks Memnite with Hill Giant 1; Hill Giant 2
    And Carol blocks Grizzly Bears with Giant Spider
    And Alice would choose Hill Giant 1; Hill Giant 2 for Memnite
    Then Giant Spider is blocking Grizzly Bears

  @id:combat-06-swampwalk @since:2007-05-01 @cr:802.2a @cr:702.14c @report:mage-7323
  Scenario: Bob, who controls a Swamp, can't block Bog Wraith, which attacks him and has swampwalk
    Given Alice controls Bog Wraith
    And Bob controls Swamp; Hill Giant
    And Carol controls Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Bog Wraith
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Bog Wraith with Hill Giant
    When everyone passes until it is Alice's end of combat
    Then Bob is at 17 life

  @id:combat-06-no-swampwalk @since:2007-05-01 @cr:802.2a @cr:702.14c @report:mage-7323
  Scenario: Carol, who controls no Swamp, blocks Bog Wraith, which attacks her, although Alice and Bob control Swamps
    Given Alice controls Bog Wraith; Swamp "Alice's Swamp"
    And Bob controls Swamp; Hill Giant
    And Carol controls Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Carol with Bog Wraith
    And everyone passes until it is Alice's declare blockers step
    And Carol blocks Bog Wraith with Giant Spider
    Then Giant Spider is blocking Bog Wraith

  @id:combat-06-sea-monster @cr:802.3a @cr:508.1c
  Scenario: Sea Monster, which needs an Island of the defending player, attacks Bob, who has one, and can't attack Carol
    Given Alice controls Sea Monster
    And Bob controls Island
    And Carol controls Wastes
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Carol with Sea Monster
    When Alice attacks Bob with Sea Monster
    Then Sea Monster is attacking Bob
