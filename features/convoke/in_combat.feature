@convoke-08 @cr:506.4b @since:2005-10-01
Feature: A creature in combat that convokes stays in combat
  Tapping an attacker or a blocker does not remove it from combat: it goes on attacking or blocking and deals its damage. Whether a
  creature is tapped matters only before that: a tapped creature can't be declared as an attacker or as a blocker.

  @id:convoke-08-attacker @cr:702.20b @cr:510.2
  Scenario: Serra Angel, which attacked without being tapped, convokes and still deals its damage
    Four damage come from the spell and four from the Angel.

    Given Alice has Stoke the Flames in her hand
    And Alice controls Serra Angel; Forest; 2 Mountain
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Serra Angel
    And Alice casts Stoke the Flames targeting Bob, convoking with Serra Angel for {1}
    Then Serra Angel is tapped
    And Serra Angel is attacking Bob
    When everyone passes until it is Alice's end of combat
    Then Bob is at 12 life

  @id:convoke-08-attacker-tapped @cr:508.1f @cr:118.3
  Scenario: A Grizzly Bears that was tapped to attack does not convoke Gather Courage, and one that did not attack does
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears "the attacking Bears"; Grizzly Bears "the other Bears"
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with the attacking Bears
    Then Alice can't cast Gather Courage targeting the attacking Bears, convoking with the attacking Bears
    When Alice casts Gather Courage targeting the attacking Bears, convoking with the other Bears
    And everyone passes until it is Alice's end of combat
    Then Bob is at 16 life

  @id:convoke-08-blocker @cr:510.2
  Scenario: A blocking Hill Giant convokes, keeps its attacker blocked and deals its damage
    Devouring Light exiles Air Elemental, the other attacker.

    Given Alice controls Grizzly Bears; Air Elemental
    And Bob has Devouring Light in his hand
    And Bob controls Hill Giant; 2 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears; Air Elemental
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Hill Giant
    And Alice passes
    And Bob casts Devouring Light targeting Air Elemental, convoking with Hill Giant for {1}
    And everyone passes until the stack is empty
    Then Air Elemental is in exile
    And Hill Giant is tapped
    And Hill Giant is blocking Grizzly Bears
    When everyone passes until it is Alice's end of combat
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant is on the battlefield
    And Bob is at 20 life

  @id:convoke-08-before-blocks @cr:509.1a
  Scenario: A creature that convoked before blockers are declared can't block
    Given Alice controls Grizzly Bears; Air Elemental
    And Bob has Devouring Light in his hand
    And Bob controls Hill Giant "the convoking Giant"; Hill Giant "the other Giant"; 2 Plains
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears; Air Elemental
    And Alice passes
    And Bob casts Devouring Light targeting Air Elemental, convoking with the convoking Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Grizzly Bears with the convoking Giant
    When Bob blocks Grizzly Bears with the other Giant
    Then the other Giant is blocking Grizzly Bears
    And the convoking Giant is not in combat

  @id:convoke-08-before-attacks @cr:508.1a
  Scenario: A creature that convoked before attackers are declared can't attack
    Given Alice has Gather Courage in her hand
    And Alice controls Grizzly Bears; Memnite
    When Alice casts Gather Courage targeting Memnite, convoking with Grizzly Bears
    And everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Grizzly Bears
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob
    And Memnite is 3/3
