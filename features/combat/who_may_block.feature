@combat-07 @cr:509.1a @since:2005-10-01
Feature: Untapped creatures of the defending player may block, each one attacker
  How long they have been there makes no difference. Several may block the same attacker.

  @id:combat-07-tapped-and-new @cr:302.6
  Scenario: Grizzly Bears that are tapped can't block, and others that came this turn can
    Given Alice controls Hill Giant
    And Bob controls Grizzly Bears "the tapped Bears"; Grizzly Bears "the new Bears"
    And the tapped Bears starts tapped
    And the new Bears came under its controller's control this turn
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with the tapped Bears
    When Bob blocks Hill Giant with the new Bears
    Then the new Bears is blocking Hill Giant

  @id:combat-07-one-attacker @since:2007-05-01 @cr:509.1g
  Scenario: Giant Spider can't block two attackers, and Palace Guard, which can block any number, blocks both
    Given Alice controls Hill Giant; Grizzly Bears
    And Bob controls Giant Spider; Palace Guard
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Giant Spider, and Grizzly Bears with Giant Spider
    When Bob blocks Hill Giant with Palace Guard, and Grizzly Bears with Palace Guard
    And Bob would choose Hill Giant; Grizzly Bears for Palace Guard
    Then Palace Guard is blocking Hill Giant; Grizzly Bears

  @id:combat-07-several-blockers @cr:509.1g
  Scenario: Two Memnites block Grizzly Bears together
    Given Alice controls Grizzly Bears
    And Bob controls 2 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears with Memnite 1; Memnite 2
    And Alice would choose Memnite 1; Memnite 2 for Grizzly Bears
    Then Memnite 1 is blocking Grizzly Bears
    And Memnite 2 is blocking Grizzly Bears
