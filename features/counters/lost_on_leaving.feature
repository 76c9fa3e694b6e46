@counters-11 @cr:122.2
Feature: What changes zones does not keep its counters
  It is a new object in the new zone. What changes its controller, or phases out, keeps them.

  @id:counters-11-blinked @cr:400.7
  Scenario: Hill Giant with two +1/+1 counters is exiled and returned by Cloudshift, and is a 3/3
    Given Alice has Cloudshift in her hand
    And Alice has {W} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Cloudshift targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3
    And Hill Giant bears no +1/+1 counters

  @id:counters-11-reanimated @cr:400.7
  Scenario: Hill Giant died with a -1/-1 counter, and returns from the graveyard as a 3/3
    Given Alice has Reanimate in her hand
    And Alice has {B} to spend
    And Alice controls Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 -1/-1 counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And Alice casts Reanimate targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 3/3

  @id:counters-11-controller @cr:108.4
  Scenario: Bob's Hill Giant keeps its -1/-1 counter as Alice gains control of it
    Given Alice has Act of Treason in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 1 -1/-1 counter
    When Alice casts Act of Treason targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield under Alice's control
    And Hill Giant is 2/2

  @id:counters-11-phased @since:2009-07-11 @cr:702.26d @report:mage-3972
  Scenario: Hill Giant phases out with a +1/+1 counter, and has it as it phases in
    Given Alice has Slip Out the Back in her hand
    And Alice has {U} to spend
    And Alice controls Hill Giant
    When Alice casts Slip Out the Back targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is phased out
    When everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then Hill Giant is 4/4

  @counters-28 @id:counters-28-clone @cr:707.2
  Scenario: Clone becomes a copy of Hill Giant, which has two +1/+1 counters, and has none itself
    Given Alice has Clone in her hand
    And Alice has {U}{C}{C}{C} to spend
    And Bob controls Hill Giant
    And Hill Giant starts with 2 +1/+1 counters
    When Alice casts Clone
    And everyone passes until someone is asked
    And Alice copies Hill Giant with Clone
    Then Clone is 3/3
    And Clone bears no +1/+1 counters
