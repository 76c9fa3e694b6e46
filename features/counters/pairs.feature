@counters-07 @cr:704.5q @cr:122.3 @since:2006-10-01
Feature: +1/+1 and -1/-1 counters on one permanent go in pairs
  As many of each kind as there are of the rarer one are removed as a state-based action. Until then, and so while a spell is
  still resolving, both kinds are there.

  @id:counters-07-smaller-number
  Scenario Outline: Hill Giant with <before> +1/+1 counter<s> gets three -1/-1 counters: <plus> +1/+1 and <minus> -1/-1 are left
    Given Alice has Skinrender in her hand
    And Alice has {B}{B}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with <before> +1/+1 counter<s>
    When Alice casts Skinrender
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of Skinrender
    And everyone passes until the stack is empty
    Then Hill Giant bears <plus> +1/+1 counters
    And Hill Giant bears <minus> -1/-1 counters

    Examples:
      | before | s | plus | minus |
      | 1      |   | no   | 2     |
      | 3      | s | no   | no    |
      | 5      | s | 2    | no    |

  @counters-12 @id:counters-07-nothing-to-proliferate @since:2010-10-01 @cr:701.34a @report:mage-998
  Scenario: A -1/-1 counter takes the +1/+1 counter of Hill Giant with it, and proliferating adds to neither
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Fume Spitter; Hill Giant
    And Hill Giant starts with 1 +1/+1 counter
    And Bob starts with 1 poison counter
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Steady Progress
    And everyone passes until someone is asked
    Then Alice can't choose Hill Giant for Steady Progress
    When Alice chooses Bob for Steady Progress
    Then Bob bears 2 poison counters
    And Hill Giant bears no +1/+1 counters
    And Hill Giant bears no -1/-1 counters
    And Hill Giant is 3/3

  @counters-12 @id:counters-07-while-resolving @since:2019-05-03 @cr:704.4
  Scenario: Grim Affliction puts a -1/-1 counter on Hill Giant, which has two +1/+1, and proliferates before any go
    There are two and one then, three and two after proliferating, and of these two pairs go.

    Given Alice has Grim Affliction in her hand
    And Alice has {B}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Grim Affliction targeting Hill Giant
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Grim Affliction
    Then Hill Giant bears 1 +1/+1 counter
    And Hill Giant bears no -1/-1 counters

  @counters-15 @id:counters-07-was-put @since:2026-01-23 @cr:603.2 @report:phase-1510
  Scenario: A -1/-1 counter on Hill Giant, which has two +1/+1 counters, has been put there, and Auntie Ool draws Alice a card
    Given Alice controls Fume Spitter; Auntie Ool, Cursewretch; Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    Then Alice has drawn 1 card this turn
    And Hill Giant bears 1 +1/+1 counter
    And Hill Giant bears no -1/-1 counters
