@infect-09 @cr:122.1 @since:2005-10-01
Feature: Effects give poison counters without any damage
  Who gets them is for the effect to say. No damage is dealt and no life is lost by it, so nothing that is about these has a
  part.

  @id:infect-09-each-opponent @cr:101.4 @report:phase-259 @report:phase-4733
  Scenario: Prologue to Phyresis gives each of three opponents a poison counter, and Alice none
    Given Alice has Prologue to Phyresis in her hand
    And Alice has {U}{C} to spend
    And Bob controls Wastes
    And Carol controls Plains
    And Dave controls Swamp
    When Alice casts Prologue to Phyresis
    And everyone passes until the stack is empty
    Then Alice bears no poison counters
    And Bob bears 1 poison counter
    And Carol bears 1 poison counter
    And Dave bears 1 poison counter
    And Bob is at 20 life
    And Alice has drawn 1 card this turn

  @id:infect-09-each-player @since:2010-10-01
  Scenario: Ichor Rats give each player a poison counter as they enter, Alice too
    Given Alice has Ichor Rats in her hand
    And Alice has {B}{B}{C} to spend
    When Alice casts Ichor Rats
    And everyone passes until the stack is empty
    Then Alice bears 1 poison counter
    And Bob bears 1 poison counter

  @damage-01 @id:infect-09-leeches @cr:120.3a
  Scenario: Leeches take Bob's four poison counters from him and deal him 4 damage
    Given Alice has Leeches in her hand
    And Alice has {W}{W}{C} to spend
    And Bob starts with 4 poison counters
    When Alice casts Leeches targeting Bob
    And everyone passes until the stack is empty
    Then Bob bears no poison counters
    And Bob is at 16 life
