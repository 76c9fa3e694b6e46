@counters-29 @cr:701.68a @since:2026-01-23
Feature: Who blights puts -1/-1 counters on one creature of their own
  Blighting is something that a player does, of whatever asks for it: an effect, or a cost. However many counters it is, they are
  put on one creature.

  @counters-14 @id:counters-29-who-puts @cr:122.6 @report:mage-14421
  Scenario Outline: Alice's High Perfect Morcant has Bob blight 1, and <player>'s Nest of Scarabs <triggers>
    Given Alice has Llanowar Elves in her hand
    And Alice has {G} to spend
    And Alice controls High Perfect Morcant
    And <player> controls Nest of Scarabs
    And Bob controls Hill Giant
    When Alice casts Llanowar Elves
    And everyone passes until Llanowar Elves enters
    And everyone passes until one object has left the stack
    Then Hill Giant bears 1 -1/-1 counter
    And the stack <stack>

    Examples:
      | player | triggers         | stack                                                        |
      | Alice  | does not trigger | is empty                                                     |
      | Bob    | triggers         | holds, from the top, the counters ability of Nest of Scarabs |

  @id:counters-29-one-creature @report:phase-510
  Scenario: Alice, who has three creatures, blights 2 for Sourbread Auntie, and both counters are put on Wall of Stone
    Given Alice has Sourbread Auntie in her hand
    And Alice has {C}{C}{R}{R} to spend
    And Alice controls Hill Giant; Wall of Stone
    When Alice casts Sourbread Auntie
    And everyone passes until someone is asked
    And Alice pays for the enters ability of Sourbread Auntie
    And Alice chooses Wall of Stone for the enters ability of Sourbread Auntie
    And everyone passes until the stack is empty
    Then Wall of Stone bears 2 -1/-1 counters
    And Hill Giant bears no -1/-1 counters
