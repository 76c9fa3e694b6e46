@counters-06 @cr:122.1a
Feature: +1/+1 and -1/-1 counters change power and toughness for as long as they are there
  They are no effect until end of turn. They add to what power and toughness were made, and do nothing to a permanent that is no
  creature.

  @id:counters-06-stay @cr:514.2
  Scenario: A -1/-1 counter and Giant Growth make Hill Giant a 5/5, and the next turn it is a 2/2
    Given Alice has Giant Growth in her hand
    And Alice has {G} to spend
    And Alice controls Fume Spitter; Hill Giant
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Giant Growth targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 5/5
    When everyone passes until it is Bob's upkeep
    Then Hill Giant is 2/2

  @id:counters-06-base @since:2009-07-11 @cr:613.4b @cr:613.4c
  Scenario Outline: Under Humility, which makes all creatures 1/1, Hill Giant with two <kind> counters <state>
    Given Alice has Humility in her hand
    And Alice has {W}{W}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 2 <kind> counters
    When Alice casts Humility
    And everyone passes until the stack is empty
    Then Hill Giant <state>

    Examples:
      | kind  | state                   |
      | +1/+1 | is 3/3                  |
      | -1/-1 | is in Alice's graveyard |

  @counters-12 @id:counters-06-land @since:2010-10-01 @cr:701.34a
  Scenario: Mutavault, which has a +1/+1 counter and gets another one as a land, is a 4/4 as a creature
    It is a 2/2 by itself.

    Given Alice has Steady Progress in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Alice controls Mutavault
    And Mutavault starts with 1 +1/+1 counter
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Mutavault for Steady Progress
    And Alice activates ability 2 of Mutavault, spending {C}
    And everyone passes until the stack is empty
    Then Mutavault is 4/4
    And Mutavault bears 2 +1/+1 counters
