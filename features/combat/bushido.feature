@combat-41 @cr:702.45a @since:2005-10-01
Feature: Bushido makes a creature stronger that blocks or becomes blocked
  Once in a combat, however many creatures it fights with, and not at all where it attacks and isn't blocked.

  @id:combat-41-becomes-blocked @cr:509.3c
  Scenario: Devoted Retainer, a 1/1 with bushido 1 that two Memnites block, is a 2/2
    Given Alice controls Devoted Retainer
    And Bob controls 2 Memnite
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Devoted Retainer
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Devoted Retainer with Memnite 1; Memnite 2
    And Alice would choose Memnite 1; Memnite 2 for Devoted Retainer
    And everyone passes until the stack is empty
    Then Devoted Retainer is 2/2

  @id:combat-41-blocks @cr:509.3a
  Scenario: Devoted Retainer, which blocks two Memnites, is a 2/2
    Given Alice controls 2 Memnite
    And Bob controls Devoted Retainer; High Ground
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Memnite 1; Memnite 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Memnite 1 with Devoted Retainer, and Memnite 2 with Devoted Retainer
    And Bob would choose Memnite 1; Memnite 2 for Devoted Retainer
    And everyone passes until the stack is empty
    Then Devoted Retainer is 2/2

  @id:combat-41-unblocked
  Scenario: Devoted Retainer, unblocked, deals Bob 1 damage
    Given Alice controls Devoted Retainer
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Devoted Retainer
    And everyone passes until it is Alice's end of combat
    Then Bob is at 19 life
    And Devoted Retainer is 1/1
