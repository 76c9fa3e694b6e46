@combat-24 @cr:702.147a @since:2025-04-04
Feature: A creature with decayed can't block, and is sacrificed at the end of a combat in which it attacked
  It deals its combat damage before that. A creature that does not attack is not sacrificed.

  @id:combat-24-no-blocks @cr:509.1b
  Scenario: Grizzly Bears with decayed can't block
    Given Alice controls Hill Giant
    And Bob controls Grizzly Bears; Memnite
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Memnite
    Then Memnite is blocking Hill Giant

  @id:combat-24-attacked @cr:511.2 @report:mage-8343
  Scenario: Grizzly Bears with decayed attack, deal Bob 2 damage and are sacrificed at the end of combat
    Given Alice controls Grizzly Bears
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    Then Bob is at 18 life
    And Grizzly Bears is attacking Bob
    When everyone passes until it is Alice's postcombat main phase
    Then Grizzly Bears is in Alice's graveyard

  @id:combat-24-stayed-back @cr:511.2
  Scenario: Grizzly Bears with decayed that don't attack stay when the combat ends
    Given Alice controls Grizzly Bears; Memnite
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 19 life
    And Grizzly Bears is on the battlefield

  @id:combat-24-came-back @cr:603.7c @cr:400.7
  Scenario: Grizzly Bears with decayed that attack, leave and come back by Cloudshift are not sacrificed
    Given Alice has Cloudshift in her hand
    And Alice controls Grizzly Bears; Plains
    And Grizzly Bears starts with 1 decayed counter
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's combat damage step
    And Alice casts Cloudshift targeting Grizzly Bears
    And everyone passes until it is Alice's postcombat main phase
    Then Bob is at 18 life
    And Grizzly Bears is on the battlefield
    And Grizzly Bears lacks the keyword decayed
