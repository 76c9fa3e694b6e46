@counters-23 @cr:107.14 @since:2016-09-30
Feature: Paying with energy
  For each {E} in a cost one of the payer's own energy counters goes. Energy is no mana: what is not paid stays from turn to turn.

  @id:counters-23-paid @cr:118.3
  Scenario: Alice pays two of three energy for Longtusk Cub, at once, and can't pay two more
    Given Alice controls Longtusk Cub
    And Alice starts with 3 energy counters
    When Alice activates Longtusk Cub
    Then Alice bears 1 energy counter
    And Longtusk Cub is 2/2
    And Alice can't activate Longtusk Cub
    When everyone passes until the stack is empty
    Then Longtusk Cub is 3/3

  @id:counters-23-of-ones-own @cr:118.3
  Scenario: Bob's energy doesn't pay for Alice's Longtusk Cub, nor do her experience counters
    Given Alice controls Longtusk Cub
    And Alice starts with 1 energy counter
    And Alice starts with 4 experience counters
    And Bob starts with 5 energy counters
    And Alice has Sage of Shaila's Claim in her hand
    And Alice has {G}{C} to spend
    Then Alice can't activate Longtusk Cub
    When Alice casts Sage of Shaila's Claim
    And everyone passes until the stack is empty
    And Alice activates Longtusk Cub
    Then Alice bears 2 energy counters
    And Bob bears 5 energy counters

  @id:counters-23-got @cr:122.1
  Scenario: Alice gets two energy counters as Thriving Rats enters, and as many more with another one
    Given Alice has Thriving Rats "the first Rats"; Thriving Rats "the second Rats" in her hand
    And Alice has {B}{B}{B}{B} to spend
    When Alice casts the first Rats
    And everyone passes until the stack is empty
    Then Alice bears 2 energy counters
    When Alice casts the second Rats
    And everyone passes until the stack is empty
    Then Alice bears 4 energy counters
    And Bob bears no energy counters

  @id:counters-23-may-pay @cr:118.12
  Scenario Outline: As Thriving Rats attacks, Alice <pays> two energy, and Bob is at <life> life
    Given Alice controls Thriving Rats
    And Alice starts with 3 energy counters
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Thriving Rats
    And everyone passes until someone is asked
    And Alice <pays> for the attacks ability of Thriving Rats
    And everyone passes until it is Alice's end of combat
    Then Bob is at <life> life
    And Alice bears <left> counter<s>

    Examples:
      | pays        | left     | s | life |
      | pays        | 1 energy |   | 18   |
      | doesn't pay | 3 energy | s | 19   |

  @id:counters-23-too-little @cr:118.12
  Scenario: With one energy nobody can pay for Lathnu Hellion, and it is sacrificed unasked
    Given Alice controls Lathnu Hellion
    And Alice starts with 1 energy counter
    When everyone passes until it is Alice's end step
    And everyone passes until the stack is empty
    Then Lathnu Hellion is in Alice's graveyard
    And Alice bears 1 energy counter

  @id:counters-23-enough @cr:118.12
  Scenario: With two energy Alice pays for Lathnu Hellion, and it stays
    Given Alice controls Lathnu Hellion
    And Alice starts with 2 energy counters
    When everyone passes until it is Alice's end step
    And everyone passes until someone is asked
    And Alice pays for the end step ability of Lathnu Hellion
    Then Lathnu Hellion is on the battlefield under Alice's control
    And Alice bears no energy counters

  @id:counters-23-stays @cr:500.5
  Scenario: Energy stays through the turns, and mana doesn't through the steps
    Given Alice controls Longtusk Cub
    And Alice starts with 2 energy counters
    And Alice has {G} to spend
    When everyone passes until it is Bob's upkeep
    Then Alice has no mana left
    And Alice bears 2 energy counters
    When everyone passes until it is Bob's draw step
    And Bob passes
    And Alice activates Longtusk Cub
    Then Alice bears no energy counters
