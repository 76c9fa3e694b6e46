@counters-11 @cr:122.2 @cr:400.7 @since:2020-04-17
Feature: What leaves with a keyword counter is without it, and without the keyword, wherever it goes and when it returns
  What changes its controller or phases out keeps both.

  @id:counters-11-keyword-blinked
  Scenario: Hill Giant with a flying counter is exiled and returned by Cloudshift, and has no flying
    Given Alice has Cloudshift in her hand
    And Alice has {W} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Cloudshift targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant bears no flying counters
    And Hill Giant lacks the keyword flying

  @id:counters-11-keyword-recast @cr:702.10b
  Scenario: Hill Giant with a haste counter is returned to hand and cast again, and can't attack
    Given Alice has Unsummon in her hand
    And Alice has {U}{R}{C}{C}{C} to spend
    And Alice controls Hill Giant; Memnite
    And Hill Giant starts with 1 haste counter
    When Alice casts Unsummon targeting Hill Giant
    And everyone passes until the stack is empty
    And Alice casts Hill Giant
    Then Hill Giant is on the stack
    And Hill Giant lacks the keyword haste
    When everyone passes until it is Alice's declare attackers step
    Then Alice can't attack Bob with Hill Giant
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:counters-11-keyword-died
  Scenario: Hill Giant dies with a lifelink counter, and returns from the graveyard without lifelink
    Given Alice has Reanimate in her hand
    And Alice has {B} to spend
    And Alice controls Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 lifelink counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    Then Hill Giant is in Alice's graveyard
    And Hill Giant lacks the keyword lifelink
    When Alice casts Reanimate targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant lacks the keyword lifelink

  @id:counters-11-keyword-returned-with-another @cr:614.1c
  Scenario: Hill Giant dies with a flying counter, is returned by Unbreakable Bond with a lifelink counter, and has only lifelink
    Given Alice has Unbreakable Bond in her hand
    And Alice has {B}{C}{C}{C}{C} to spend
    And Alice controls Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 flying counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And Alice casts Unbreakable Bond targeting Hill Giant, spending {B}{C}{C}{C}{C}
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword lifelink
    And Hill Giant lacks the keyword flying

  @id:counters-11-keyword-controller @cr:702.9b
  Scenario: Bob's Hill Giant keeps its flying counter, and flying, as Alice gains control of it
    Given Alice has Act of Treason in her hand
    And Alice has {R}{C}{C} to spend
    And Bob controls Hill Giant; Grizzly Bears; Giant Spider
    And Hill Giant starts with 1 flying counter
    When Alice casts Act of Treason targeting Hill Giant
    And everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Grizzly Bears
    When Bob blocks Hill Giant with Giant Spider
    Then Giant Spider is blocking Hill Giant

  @id:counters-11-keyword-phased @cr:702.26d
  Scenario: Hill Giant with a flying counter phases out and in, and has flying
    Given Alice has Reality Ripple in her hand
    And Alice has {U}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Reality Ripple targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is phased out
    When everyone passes until it is Bob's upkeep
    And everyone passes until it is Alice's upkeep
    Then Hill Giant is phased in
    And Hill Giant has the keyword flying
