@counters-25 @cr:122.1
Feature: Effects on the counters of players, of one kind or of all
  An effect that names poison counters leaves all others alone. One that names no kind means every kind.

  @id:counters-25-named @since:2016-09-30 @cr:614.17 @cr:101.2
  Scenario: Melira, Sylvok Outcast keeps poison counters from Alice, and no energy
    Given Alice controls Melira, Sylvok Outcast
    And Alice has Sage of Shaila's Claim in her hand
    And Alice has {G}{C} to spend
    When Alice casts Sage of Shaila's Claim
    And everyone passes until the stack is empty
    Then Alice bears 3 energy counters

  @counters-17 @id:counters-25-unnamed @since:2016-09-30 @cr:614.17 @cr:101.2
  Scenario: Under Solemnity nobody gets energy
    Given Bob controls Solemnity
    And Alice has Sage of Shaila's Claim in her hand
    And Alice has {G}{C} to spend
    When Alice casts Sage of Shaila's Claim
    And everyone passes until the stack is empty
    Then Sage of Shaila's Claim is on the battlefield under Alice's control
    And Alice bears no energy counters

  @counters-23 @id:counters-25-removed @since:2016-09-30 @cr:107.14 @cr:118.3
  Scenario: Solemnity keeps nobody from paying with energy
    Given Bob controls Solemnity
    And Alice controls Aethertide Whale
    And Alice starts with 4 energy counters
    When Alice activates Aethertide Whale
    And everyone passes until the stack is empty
    Then Aethertide Whale is in Alice's hand
    And Alice bears no energy counters

  @counters-12 @counters-17 @id:counters-25-proliferated @since:2019-05-03 @cr:701.34a @cr:614.17
  Scenario: Alice proliferates beside Melira, Sylvok Outcast, and gets another energy counter, and no other poison counter
    Given Alice controls Melira, Sylvok Outcast
    And Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 1 poison counter
    And Alice starts with 2 energy counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Alice for Steady Progress
    Then Alice bears 3 energy counters
    And Alice bears 1 poison counter

  @counters-16 @id:counters-25-doubled @since:2021-02-15 @cr:614.1a
  Scenario Outline: Vorinclex, Monstrous Raider of <whose> makes <energy> of the three energy counters that Alice gives herself
    Given <whose> controls Vorinclex, Monstrous Raider
    And Alice has Sage of Shaila's Claim in her hand
    And Alice has {G}{C} to spend
    When Alice casts Sage of Shaila's Claim
    And everyone passes until the stack is empty
    Then Alice bears <energy> energy counter<s>

    Examples:
      | whose | energy | s |
      | Alice | 6      | s |
      | Bob   | 1      |   |

  @counters-16 @id:counters-25-one-more @since:2019-05-03 @cr:614.1a
  Scenario: Winding Constrictor gives Alice one more of each kind that she gets, and Bob none
    Given Alice controls Winding Constrictor
    And Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 1 energy counter
    And Alice starts with 1 experience counter
    And Bob starts with 1 energy counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Alice; Bob for Steady Progress
    Then Alice bears 3 energy counters
    And Alice bears 3 experience counters
    And Bob bears 2 energy counters

  @counters-16 @id:counters-25-one-poison @since:2024-03-08 @cr:614.1a
  Scenario: Melira, the Living Cure makes one poison counter of several, and leaves Bob his four rad counters
    Given Bob controls Melira, the Living Cure
    And Alice has Nightkin Ambusher in her hand
    And Alice has {U}{B}{C}{C} to spend
    When Alice casts Nightkin Ambusher
    And everyone passes until someone is asked
    And Alice targets Bob with the enters ability of Nightkin Ambusher
    And everyone passes until the stack is empty
    Then Bob bears 4 rad counters

  @id:counters-25-leeches @since:2016-09-30 @cr:122.1
  Scenario: Leeches takes all poison counters from Bob, and leaves him his energy
    Given Alice has Leeches in her hand
    And Alice has {W}{W}{C} to spend
    And Bob starts with 3 poison counters
    And Bob starts with 4 energy counters
    When Alice casts Leeches targeting Bob
    And everyone passes until the stack is empty
    Then Bob bears no poison counters
    And Bob bears 4 energy counters
    And Bob is at 17 life
