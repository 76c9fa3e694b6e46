@editions-37
Feature: Who puts the counters with which a permanent enters, before and since April 2017
  Since the rules of 2017-04-28 a permanent's controller puts the counters on it with which it enters. Before, the permanent was
  given them, and nobody was said to put them.

  @since:2009-07-11 @until:2017-04-27 @id:editions-37-nobody-puts @cr:121.6 @cr:603.2 @derived
  Scenario: Nobody has put the two -1/-1 counters with which Carnifex Demon enters: Alice's Hapatra does not trigger
    Given Alice has Carnifex Demon in her hand
    And Alice has {B}{B}{C}{C}{C}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    When Alice casts Carnifex Demon
    And everyone passes until Carnifex Demon enters
    Then Carnifex Demon is 4/4
    And the stack is empty

  @since:2017-04-28 @id:editions-37-controller-puts @cr:122.6a @cr:603.2
  Scenario: Alice puts the two -1/-1 counters with which her Carnifex Demon enters: her Hapatra triggers
    Given Alice has Carnifex Demon in her hand
    And Alice has {B}{B}{C}{C}{C}{C} to spend
    And Alice controls Hapatra, Vizier of Poisons
    When Alice casts Carnifex Demon
    And everyone passes until Carnifex Demon enters
    Then Carnifex Demon is 4/4
    And the stack holds, from the top, the counters ability of Hapatra, Vizier of Poisons

  @since:2009-07-11 @until:2017-04-27 @id:editions-37-nobody-would-put @cr:121.6 @cr:306.5b @derived
  Scenario: Teferi enters with 4 loyalty counters beside Alice's Vorinclex, for it is not Alice who would put them
    Given Alice has Teferi, Time Raveler in her hand
    And Alice has {W}{U}{C} to spend
    And Alice controls Vorinclex, Monstrous Raider
    When Alice casts Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 4 loyalty counters

  @since:2017-04-28 @id:editions-37-controller-would-put @cr:122.6a @cr:306.5b
  Scenario: Teferi enters with 8 loyalty counters beside Alice's Vorinclex, for Alice would put 4
    Given Alice has Teferi, Time Raveler in her hand
    And Alice has {W}{U}{C} to spend
    And Alice controls Vorinclex, Monstrous Raider
    When Alice casts Teferi, Time Raveler
    And everyone passes until the stack is empty
    Then Teferi, Time Raveler bears 8 loyalty counters

  @since:2014-09-25 @until:2017-04-27 @id:editions-37-whoever-puts @cr:121.6
  Scenario: Spike Feeder enters beside Alice's Hardened Scales with a third +1/+1 counter, whoever would put them
    What speaks of counters that are put, and not of who does that, has always met those of entering.

    Given Alice has Spike Feeder in her hand
    And Alice has {G}{G}{C} to spend
    And Alice controls Hardened Scales
    When Alice casts Spike Feeder
    And everyone passes until the stack is empty
    Then Spike Feeder is 3/3
