@editions-31
Feature: +1/+1 and -1/-1 counters stayed beside each other once, and go in pairs now
  Until 2006-09-30 no rule removed a counter of the one kind for one of the other. They added up to nothing, but both were there to
  be moved or paid with.

  @id:editions-31-both-stay @until:2006-09-30 @cr:200.10
  Scenario: Hill Giant with two +1/+1 counters gets a -1/-1 counter, and has all three
    Given Alice controls Fume Spitter; Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant bears 2 +1/+1 counters
    And Hill Giant bears 1 -1/-1 counter
    And Hill Giant is 4/4

  @id:editions-31-pairs-go @since:2006-10-01 @cr:122.3 @cr:704.5q
  Scenario: Hill Giant with two +1/+1 counters gets a -1/-1 counter, and has one +1/+1 counter left
    Given Alice controls Fume Spitter; Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 +1/+1 counter
    And Hill Giant bears no -1/-1 counters
    And Hill Giant is 4/4

  @id:editions-31-paid-with-all @until:2006-09-30 @cr:200.10 @cr:420.5b
  Scenario: Triskelion with three +1/+1 counters and a -1/-1 counter deals 1 damage three times, and has toughness 0 then
    Given Alice controls Fume Spitter; Triskelion
    And Triskelion starts with 3 +1/+1 counters
    When Alice activates Fume Spitter targeting Triskelion
    And everyone passes until the stack is empty
    And Alice activates Triskelion targeting Bob
    And Alice activates Triskelion targeting Bob
    And Alice activates Triskelion targeting Bob
    Then Triskelion is in Alice's graveyard
    When everyone passes until the stack is empty
    Then Bob is at 17 life

  @id:editions-31-paid-with-what-is-left @since:2006-10-01 @cr:122.3 @cr:704.5q
  Scenario: Triskelion with three +1/+1 counters gets a -1/-1 counter, deals 1 damage twice, and stays
    Given Alice controls Fume Spitter; Triskelion
    And Triskelion starts with 3 +1/+1 counters
    When Alice activates Fume Spitter targeting Triskelion
    And everyone passes until the stack is empty
    And Alice activates Triskelion targeting Bob
    And Alice activates Triskelion targeting Bob
    Then Alice can't activate Triskelion targeting Bob
    When everyone passes until the stack is empty
    Then Triskelion is 1/1
    And Bob is at 18 life

  @id:editions-31-both-moved @until:2006-09-30 @cr:200.10
  Scenario: Fate Transfer moves the +1/+1 and the -1/-1 counter of Hill Giant onto Serra Angel
    Given Alice has Fate Transfer in her hand
    And Alice has {B}{C} to spend
    And Alice controls Fume Spitter; Hill Giant; Serra Angel
    And Hill Giant starts with 1 +1/+1 counter
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Hill Giant; Serra Angel
    And everyone passes until the stack is empty
    Then Serra Angel bears 1 +1/+1 counter
    And Serra Angel bears 1 -1/-1 counter
    And Hill Giant bears no +1/+1 counters
    And Hill Giant bears no -1/-1 counters

  @id:editions-31-nothing-to-move @since:2006-10-01 @cr:122.3 @cr:704.5q @cr:122.5
  Scenario: The +1/+1 and the -1/-1 counter of Hill Giant are gone, and Fate Transfer has nothing to move onto Serra Angel
    Given Alice has Fate Transfer in her hand
    And Alice has {B}{C} to spend
    And Alice controls Fume Spitter; Hill Giant; Serra Angel
    And Hill Giant starts with 1 +1/+1 counter
    When Alice activates Fume Spitter targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Hill Giant; Serra Angel
    And everyone passes until the stack is empty
    Then Fate Transfer is in Alice's graveyard
    And Serra Angel bears no +1/+1 counters
    And Serra Angel bears no -1/-1 counters
    And Hill Giant is 3/3
