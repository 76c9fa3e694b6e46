@editions-30
Feature: Proliferating gave a counter of one kind once, and gives one of each kind now
  From 2010 on, whoever proliferated chose one of the kinds of counters that a chosen permanent or player had. Since 2019-05-03
  each of these gets one more of every kind that it has.

  @id:editions-30-permanent-of-one-kind @since:2010-10-01 @until:2019-05-02 @cr:701.25a @cr:701.25b
  Scenario Outline: Of a +1/+1 counter and three charge counters, Alice lets Steady Progress add to the <kind> counters
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 +1/+1 counter
    And Hill Giant starts with 3 charge counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Alice is asked to choose a counter for Hill Giant, from +1/+1; charge
    And Alice can't choose the counter flying for Hill Giant
    When Alice chooses the counter <kind> for Hill Giant
    Then Hill Giant bears <plus> +1/+1 counter<s>
    And Hill Giant bears <charge> charge counters

    Examples:
      | kind   | plus | s | charge |
      | +1/+1  | 2    | s | 3      |
      | charge | 1    |   | 4      |

  @id:editions-30-permanent-of-each-kind @since:2019-05-03 @cr:701.34a
  Scenario: Of a +1/+1 counter and three charge counters, Alice lets Steady Progress add to both kinds, and is not asked which
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 +1/+1 counter
    And Hill Giant starts with 3 charge counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then nobody is asked anything
    And Hill Giant bears 2 +1/+1 counters
    And Hill Giant bears 4 charge counters

  @id:editions-30-player-of-one-kind @since:2016-09-30 @until:2019-05-02 @cr:701.25b @cr:704.5c
  Scenario: Alice, who has nine poison counters and two energy counters, gives herself a third energy counter and stays in the game
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 9 poison counters
    And Alice starts with 2 energy counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Alice for Steady Progress
    And Alice chooses the counter energy for Steady Progress
    Then Alice bears 3 energy counters
    And Alice bears 9 poison counters
    And Alice is still in the game

  @id:editions-30-player-of-each-kind @since:2019-05-03 @cr:701.34a @cr:704.5c
  Scenario: Alice, who has nine poison counters and two energy counters, gives herself one of each and loses the game
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice starts with 9 poison counters
    And Alice starts with 2 energy counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Alice for Steady Progress
    Then Alice has lost the game

  @id:editions-30-twice-of-one-kind @since:2010-10-01 @until:2019-05-02 @cr:701.25b
  Scenario: Contagion Engine proliferates twice, and Alice chooses one kind first and the other then
    Given Alice controls Contagion Engine; Hill Giant
    And Alice has {C}{C}{C}{C} to spend
    And Hill Giant starts with 1 +1/+1 counter
    And Hill Giant starts with 3 charge counters
    When Alice activates Contagion Engine
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for the activated ability of Contagion Engine
    And Alice chooses the counter +1/+1 for Hill Giant
    And Alice chooses Hill Giant for the activated ability of Contagion Engine
    And Alice chooses the counter charge for Hill Giant
    Then Hill Giant bears 2 +1/+1 counters
    And Hill Giant bears 4 charge counters

  @id:editions-30-twice-of-each-kind @since:2019-05-03 @cr:701.34a
  Scenario: Contagion Engine proliferates twice, and Hill Giant gets two counters of each of its two kinds
    Given Alice controls Contagion Engine; Hill Giant
    And Alice has {C}{C}{C}{C} to spend
    And Hill Giant starts with 1 +1/+1 counter
    And Hill Giant starts with 3 charge counters
    When Alice activates Contagion Engine
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for the activated ability of Contagion Engine
    And Alice chooses Hill Giant for the activated ability of Contagion Engine
    Then Hill Giant bears 3 +1/+1 counters
    And Hill Giant bears 5 charge counters
