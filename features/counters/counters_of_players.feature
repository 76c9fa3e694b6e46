@counters-22 @cr:122.1
Feature: Players have counters of several kinds
  Each kind is counted for itself. A counter on a permanent is gone when the permanent leaves; those of a player stay, whatever becomes
  of the permanents that gave them.

  @counters-12 @id:counters-22-each-kind @since:2024-03-08 @cr:701.34a @report:forge-2455 @report:phase-421
  Scenario: Steady Progress gives Alice one more energy and one more experience counter, and Bob one more rad and poison counter
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 2 energy counters
    And Alice starts with 1 experience counter
    And Bob starts with 4 rad counters
    And Bob starts with 1 poison counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Alice; Bob for Steady Progress
    Then Alice bears 3 energy counters
    And Alice bears 2 experience counters
    And Alice bears no poison counters
    And Bob bears 5 rad counters
    And Bob bears 2 poison counters
    And Bob bears no energy counters

  @counters-12 @id:counters-22-not-chosen @since:2016-09-30 @cr:701.34a
  Scenario: Alice chooses Bob for Steady Progress and not herself, and can't choose Carol, who has no counters
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 2 energy counters
    And Bob starts with 1 experience counter
    And Carol controls Hill Giant
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    Then Alice can't choose Carol for Steady Progress
    When Alice chooses Bob for Steady Progress
    Then Alice bears 2 energy counters
    And Bob bears 2 experience counters

  @id:counters-22-counted @since:2019-05-03 @cr:613.4c
  Scenario: Kelsien, the Plague is 5/5 for Alice's three experience counters, whatever other counters there are
    Given Alice controls Kelsien, the Plague
    And Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 2 experience counters
    And Alice starts with 3 energy counters
    And Bob starts with 1 experience counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Alice; Bob for Steady Progress
    Then Kelsien, the Plague is 5/5

  @id:counters-22-at-once @cr:604.2
  Scenario: Kelsien, the Plague grows with the experience counter that Memnite's death gives Alice
    Given Alice controls Kelsien, the Plague
    And Bob controls Memnite
    When Alice activates Kelsien, the Plague targeting Memnite
    And everyone passes until the stack is empty
    Then Alice bears 1 experience counter
    And Kelsien, the Plague is 3/3

  @id:counters-22-stay @since:2020-04-17 @cr:122.2
  Scenario: Alice's experience counters stay with her as Kelsien, the Plague, which has a trample counter, goes to the graveyard
    Given Alice controls Kelsien, the Plague; Ashnod's Altar
    And Kelsien, the Plague starts with 1 trample counter
    And Alice starts with 2 experience counters
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Kelsien, the Plague
    Then Alice bears 2 experience counters
    And Kelsien, the Plague is in Alice's graveyard

  @id:counters-22-ten @since:2019-05-03 @cr:704.5c
  Scenario: Ten experience counters are no ten poison counters
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Bob starts with 9 experience counters
    And Bob starts with 1 poison counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Bob for Steady Progress
    Then Bob bears 10 experience counters
    And Bob bears 2 poison counters
    And Bob is still in the game
