@editions-39
Feature: Moving counters that can't be put, before and since 2020
  To move a counter was to take it off one object and to put it on another, each as far as possible. By the rules of 2020-04-17 and
  later it is both or nothing.

  @since:2009-07-11 @until:2017-01-20 @id:editions-39-lost @cr:121.5 @cr:609.3 @derived
  Scenario: Fate Transfer takes two +1/+1 counters off Hill Giant and puts none on Tatterkite, on which none can be put
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Tatterkite
    And Bob controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Fate Transfer targeting Hill Giant; Tatterkite
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
    And Tatterkite is 2/1

  @since:2020-04-17 @id:editions-39-kept @cr:122.5
  Scenario: Fate Transfer leaves Hill Giant its two +1/+1 counters, which can't be put on Tatterkite
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Tatterkite
    And Bob controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Fate Transfer targeting Hill Giant; Tatterkite
    And everyone passes until the stack is empty
    Then Fate Transfer is in Alice's graveyard
    And Hill Giant is 5/5
    And Tatterkite is 2/1

  @since:2011-06-17 @until:2017-01-20 @id:editions-39-some-lost @cr:121.5 @cr:609.3 @derived
  Scenario: Beside Melira Fate Transfer takes a -1/-1 and a charge counter off Hill Giant and puts the charge counter on Grizzly Bears
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Grizzly Bears; Melira, Sylvok Outcast
    And Bob controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    And Hill Giant starts with 1 charge counter
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears bears 1 charge counter
    And Grizzly Bears is 2/2
    And Hill Giant bears no charge counters
    And Hill Giant is 3/3

  @since:2020-04-17 @id:editions-39-some-kept @cr:122.5
  Scenario: Beside Melira Fate Transfer moves the charge counter of Hill Giant onto Grizzly Bears, and not its -1/-1 counter
    Given Alice has Fate Transfer in her hand
    And Alice has {U}{C} to spend
    And Alice controls Grizzly Bears; Melira, Sylvok Outcast
    And Bob controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    And Hill Giant starts with 1 charge counter
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Grizzly Bears bears 1 charge counter
    And Grizzly Bears is 2/2
    And Hill Giant bears no charge counters
    And Hill Giant is 2/2
