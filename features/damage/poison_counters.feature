@damage-02 @cr:120.3b
Feature: Damage with infect gives a player poison counters
  The player loses no life by it. It is the controller of the source who gives the counters, and with Vorinclex in play that matters.

  @id:damage-02-unblocked @cr:702.90b
  Scenario: Unblocked, Glistener Elf gives Bob a poison counter and costs him no life
    Given Alice controls Glistener Elf
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Glistener Elf
    And everyone passes until it is Alice's end of combat
    Then Bob is at 20 life
    And Bob bears 1 poison counter
