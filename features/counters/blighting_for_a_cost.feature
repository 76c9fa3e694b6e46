@counters-27 @cr:701.68a @since:2026-01-23
Feature: The creature that is blighted for a cost
  A player chooses one of their own creatures as they pay, without targeting it, and it bears all the counters.

  @id:counters-27-chosen @cr:601.2h
  Scenario Outline: Alice blights <creature> for the ability of Sting-Slinger, and the other creatures have no counters
    Given Alice controls Sting-Slinger; Hill Giant
    And Alice has {R}{C} to spend
    When Alice activates Sting-Slinger, blighting <creature>
    Then <creature> bears 1 -1/-1 counter
    And <other> bears no -1/-1 counters
    When everyone passes until the stack is empty
    Then Bob is at 18 life

    Examples:
      | creature      | other         |
      | Hill Giant    | Sting-Slinger |
      | Sting-Slinger | Hill Giant    |

  @id:counters-27-of-ones-own @cr:701.68a
  Scenario: Alice can't blight Bob's Hill Giant
    Given Alice controls Sting-Slinger
    And Bob controls Hill Giant
    And Alice has {R}{C} to spend
    Then Alice can't activate Sting-Slinger, blighting Hill Giant
    When Alice activates Sting-Slinger
    Then Sting-Slinger bears 1 -1/-1 counter

  @counters-29 @id:counters-27-on-one @cr:601.2h @report:phase-510
  Scenario: For Wild Unraveling both counters are put on Hill Giant
    Given Alice has Wild Unraveling in her hand
    And Alice has {U}{U} to spend
    And Alice controls Hill Giant; Grizzly Bears
    And Bob has Memnite in his hand
    And it is Bob's precombat main phase
    When Bob casts Memnite
    And Bob passes
    And Alice casts Wild Unraveling targeting Memnite, blighting Hill Giant
    Then Hill Giant is 1/1
    And Grizzly Bears is 2/2
    When everyone passes until the stack is empty
    Then Memnite is in Bob's graveyard

  @id:counters-27-dies @cr:704.5f
  Scenario: Memnite dies of the counter that pays for the ability of Sting-Slinger, which is paid for
    Given Alice controls Sting-Slinger; Memnite
    And Alice has {R}{C} to spend
    When Alice activates Sting-Slinger, blighting Memnite
    Then Memnite is in Alice's graveyard
    When everyone passes until the stack is empty
    Then Bob is at 18 life

  @counters-17 @counters-19 @counters-29 @id:counters-27-no-creature @cr:701.68b @cr:614.17b @report:argentum-417
  Scenario: Under Solemnity Alice can blight none of her creatures
    Given Alice controls Sting-Slinger; Hill Giant
    And Bob controls Solemnity
    And Alice has Disenchant in her hand
    And Alice has {W}{R}{R}{R} to spend
    Then Alice can't activate Sting-Slinger
    And Alice can't activate Sting-Slinger, blighting Hill Giant
    When Alice casts Disenchant targeting Solemnity
    And everyone passes until the stack is empty
    And Alice activates Sting-Slinger, blighting Hill Giant
    Then Hill Giant bears 1 -1/-1 counter

  @id:counters-27-instead @cr:701.68b
  Scenario: Without a creature Alice pays {1} for Wild Unraveling, and can't cast it for blighting
    Given Alice has Wild Unraveling in her hand
    And Alice has {U}{U}{C} to spend
    And Bob controls Hill Giant
    And Bob has Memnite in his hand
    And it is Bob's precombat main phase
    When Bob casts Memnite
    And Bob passes
    Then Alice can't cast Wild Unraveling targeting Memnite, blighting Hill Giant
    When Alice casts Wild Unraveling targeting Memnite
    Then Alice has no mana left
