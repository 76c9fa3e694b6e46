@counters-34 @cr:708.2a @cr:122.1b @since:2020-04-17
Feature: A face-down creature has the keywords of the counters on it, and none of its own
  That it is turned face down or up is no new time for its counters, though it is for the creature.

  @id:counters-34-flies @cr:702.9b @cr:613.2b
  Scenario: Hill Giant with a flying counter is turned face down by Ixidron, and can't be blocked by Grizzly Bears, and can by Giant Spider
    Given it is Bob's precombat main phase
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob has Ixidron; Grizzly Bears; Giant Spider in his hand
    And Bob has {U}{U}{C}{C}{C}{G}{C}{G}{C}{C}{C} to spend
    When Bob casts Ixidron, spending {U}{U}{C}{C}{C}
    And everyone passes until the stack is empty
    And Bob casts Grizzly Bears, spending {G}{C}
    And everyone passes until the stack is empty
    And Bob casts Giant Spider
    And everyone passes until the stack is empty
    Then Hill Giant is face down
    And Hill Giant is 2/2
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Giant Spider
    Then Giant Spider is blocking Hill Giant

  @id:counters-34-not-its-own
  Scenario: Serra Angel with a menace counter is turned face down by Ixidron, and has menace and no flying
    Given Alice has Ixidron in her hand
    And Alice has {U}{U}{C}{C}{C} to spend
    And Bob controls Serra Angel
    And Serra Angel starts with 1 menace counter
    When Alice casts Ixidron
    And everyone passes until the stack is empty
    Then Serra Angel is face down
    And Serra Angel has the keyword menace
    And Serra Angel lacks the keyword flying
    And Serra Angel lacks the keyword vigilance

  @id:counters-34-put-there @cr:708.8
  Scenario: A flying counter that is put on Hill Giant as it is face down is there as it is turned face up by Break Open
    Given Alice has Ixidron; Where We're Going...; Break Open in her hand
    And Alice has {U}{U}{C}{C}{C}{U}{R}{C} to spend
    And Bob controls Hill Giant
    When Alice casts Ixidron, spending {U}{U}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant, spending {U}
    And everyone passes until the stack is empty
    Then Hill Giant is 2/2
    And Hill Giant has the keyword flying
    When Alice casts Break Open targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is face up
    And Hill Giant is 3/3
    And Hill Giant has the keyword flying

  @counters-05 @counters-30 @id:counters-34-no-younger @cr:613.7c @cr:613.7f @derived
  Scenario: Hill Giant with a flying counter becomes a Frog and is then turned face down, and has no flying
    Given Alice has Turn to Frog; Ixidron in her hand
    And Alice has {U}{C}{U}{U}{C}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Ixidron
    And everyone passes until the stack is empty
    Then Hill Giant is face down
    And Hill Giant lacks the keyword flying

  @counters-05 @counters-30 @id:counters-34-up-no-younger @cr:613.7c @cr:613.7f @derived
  Scenario: Hill Giant with a flying counter is turned face down, becomes a Frog and is turned face up, and has no flying
    Given Alice has Ixidron; Turn to Frog; Break Open in her hand
    And Alice has {U}{U}{C}{C}{C}{U}{C}{R}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Ixidron, spending {U}{U}{C}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Break Open targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is face up
    And Hill Giant is 1/1
    And Hill Giant lacks the keyword flying
