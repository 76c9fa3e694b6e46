@combat-02 @cr:508.1f @since:2005-10-01
Feature: Attacking taps a creature that does not have vigilance
  That happens as it is declared as an attacker. Whether it is tapped or untapped later makes no difference to its attack.

  @id:combat-02-vigilance @cr:702.20b @cr:509.1a
  Scenario: Grizzly Bears are tapped by attacking and can't block on the next turn, and Serra Angel, which has vigilance, can
    Given Alice controls Grizzly Bears; Serra Angel
    And Bob controls Hill Giant
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears; Serra Angel
    Then Grizzly Bears is tapped
    And Serra Angel is untapped
    When everyone passes until it is Bob's declare attackers step
    And Bob attacks Alice with Hill Giant
    And everyone passes until it is Bob's declare blockers step
    Then Alice can't block Hill Giant with Grizzly Bears
    When Alice blocks Hill Giant with Serra Angel
    Then Serra Angel is blocking Hill Giant

  @id:combat-02-untapped @cr:506.4b
  Scenario: Grizzly Bears that are untapped while they attack go on attacking
    Cerulean Wisps makes the Bears blue and untaps them.

    Given Alice has Cerulean Wisps in her hand
    And Alice controls Grizzly Bears; Island
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears
    And Alice casts Cerulean Wisps targeting Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears is untapped
    And Grizzly Bears is attacking Bob
    When everyone passes until it is Alice's end of combat
    Then Bob is at 18 life
