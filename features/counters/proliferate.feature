@counters-12 @cr:701.34a @since:2010-10-01
Feature: Proliferating gives one more of the counters that are there
  To each permanent and player that is chosen, of those that have a counter: since 2019-05-03 one of every kind. It makes no
  difference who controls them, or how many counters there are.

  @id:counters-12-any-number
  Scenario: Steady Progress gives one more counter to Bob and to Hill Giant, which Alice chooses, and none to Serra Angel
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 +1/+1 counter
    And Bob starts with 3 poison counters
    And Bob controls Serra Angel; Grizzly Bears
    And Serra Angel starts with 1 +1/+1 counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    Then Alice can't choose Grizzly Bears for Steady Progress
    When Alice chooses Bob; Hill Giant for Steady Progress
    Then Bob bears 4 poison counters
    And Hill Giant bears 2 +1/+1 counters
    And Serra Angel bears 1 +1/+1 counter
    And Grizzly Bears bears no +1/+1 counters

  @id:counters-12-each-kind @since:2020-04-17
  Scenario: Hill Giant with one +1/+1 counter and three trample counters has two and four after Steady Progress
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 +1/+1 counter
    And Hill Giant starts with 3 trample counters
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Hill Giant bears 2 +1/+1 counters
    And Hill Giant bears 4 trample counters

  @id:counters-12-twice @report:mage-880
  Scenario: Contagion Engine proliferates twice, and Alice chooses anew the second time
    Given Alice controls Contagion Engine; Hill Giant
    And Alice has {C}{C}{C}{C} to spend
    And Hill Giant starts with 1 +1/+1 counter
    And Bob starts with 1 poison counter
    When Alice activates Contagion Engine
    And everyone passes until someone is asked
    And Alice chooses Bob; Hill Giant for the activated ability of Contagion Engine
    And Alice chooses Bob for the activated ability of Contagion Engine
    Then Bob bears 3 poison counters
    And Hill Giant bears 2 +1/+1 counters

  @id:counters-12-kills @cr:704.5f @cr:704.5c
  Scenario: Steady Progress gives Grizzly Bears a second -1/-1 counter and Bob a tenth poison counter
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Bob starts with 9 poison counters
    And Carol controls Grizzly Bears
    And Grizzly Bears starts with 1 -1/-1 counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Bob; Grizzly Bears for Steady Progress
    Then Bob has lost the game
    And Carol is still in the game
    And Grizzly Bears is in Carol's graveyard

  @counters-14 @counters-16 @id:counters-12-vorinclex @cr:614.1a
  Scenario Outline: With Vorinclex under <whose> control, Alice's Steady Progress gives Hill Giant <more> more +1/+1 counter<s>
    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 3 +1/+1 counters
    And <player> controls Vorinclex, Monstrous Raider
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Steady Progress is in Alice's graveyard
    And Hill Giant bears <count> +1/+1 counters

    Examples:
      | player | whose   | more | s | count |
      | Alice  | her own | two  | s | 5     |
      | Bob    | Bob's   | no   | s | 3     |

  @id:counters-12-phased-out @cr:702.26b
  Scenario: Hill Giant, which is phased out with a +1/+1 counter, can't be chosen for Steady Progress
    Given Alice has Slip Out the Back; Steady Progress in her hand
    And Alice has {U} to spend
    And Alice controls Hill Giant; 3 Island
    And Bob starts with 1 poison counter
    When Alice casts Slip Out the Back targeting Hill Giant, spending {U}
    And everyone passes until the stack is empty
    Then Hill Giant is phased out
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    Then Alice can't choose Hill Giant for Steady Progress
    When Alice chooses Bob for Steady Progress
    Then Bob bears 2 poison counters
    When everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then Hill Giant is 4/4

  @counters-20 @id:counters-12-none-left @cr:122.1 @report:phase-1995
  Scenario: Fate Transfer takes the last counter of Hill Giant, which can't be chosen as Alice proliferates by Steady Progress
    Given Alice has Fate Transfer; Steady Progress in her hand
    And Alice has {B}{U}{C}{C}{C} to spend
    And Alice controls Hill Giant; Serra Angel
    And Hill Giant starts with 1 +1/+1 counter
    When Alice casts Fate Transfer targeting Hill Giant; Serra Angel, spending {B}{C}
    And everyone passes until the stack is empty
    And Alice casts Steady Progress
    And everyone passes until someone is asked
    Then Alice can't choose Hill Giant for Steady Progress
    When Alice chooses Serra Angel for Steady Progress
    Then Serra Angel bears 2 +1/+1 counters
    And Hill Giant is 3/3
