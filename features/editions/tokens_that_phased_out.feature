@editions-60
Feature: A token that phased out ceased to exist once, and phases in now
  Until 2017-08-24 state-based actions saw to it that no token stayed that was phased out. Since then one stays on the battlefield as
  anything else does, and phases in with what it has.

  @id:editions-60-ceases @since:2009-07-11 @until:2017-08-24 @cr:702.25k @cr:704.5d
  Scenario: The token that copies Hill Giant phases out by Slip Out the Back, and is no more
    Given Alice controls Hill Giant
    And Alice has Cackling Counterpart; Slip Out the Back in her hand
    And Alice has {U}{U}{U}{C} to spend
    When Alice casts Cackling Counterpart targeting Hill Giant, spending {U}{U}{C}
    And everyone passes until the stack is empty
    Then Alice has 1 token named Hill Giant
    When Alice casts Slip Out the Back targeting the Hill Giant token of Alice
    And everyone passes until the stack is empty
    Then Alice has no tokens named Hill Giant
    When everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then Alice has no tokens named Hill Giant

  @id:editions-60-phases-in @since:2017-08-25 @cr:702.26d
  Scenario: The token that copies Hill Giant phases out by Slip Out the Back, and phases in as Alice untaps, with its counter
    Given Alice controls Hill Giant
    And Alice has Cackling Counterpart; Slip Out the Back in her hand
    And Alice has {U}{U}{U}{C} to spend
    When Alice casts Cackling Counterpart targeting Hill Giant, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts Slip Out the Back targeting the Hill Giant token of Alice
    And everyone passes until the stack is empty
    Then the Hill Giant token of Alice is phased out
    When everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then the Hill Giant token of Alice is phased in
    And the Hill Giant token of Alice is 4/4

  @id:editions-60-card-stays @since:2009-07-11 @until:2017-08-24 @cr:702.25c
  Scenario: Hill Giant itself, which is no token, phases in as Alice untaps
    Given Alice controls Hill Giant
    And Alice has Cackling Counterpart; Slip Out the Back in her hand
    And Alice has {U}{U}{U}{C} to spend
    When Alice casts Cackling Counterpart targeting Hill Giant, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts Slip Out the Back targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is phased out
    When everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then Hill Giant is phased in
    And Hill Giant is 4/4
    And the Hill Giant token of Alice is 3/3
