@counters-11 @cr:122.2 @since:2020-04-17
Feature: Luminous Broodmoth returns what died without flying, with a flying counter
  It asks whether the creature had flying as it died, from a counter or otherwise. What it returns is a new object with that
  counter alone.

  @id:counters-11-broodmoth-returns @cr:603.10a
  Scenario: Hill Giant with a menace counter dies, and is returned with a flying counter and no menace counter
    Given Alice controls Luminous Broodmoth; Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 menace counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant has the keyword flying
    And Hill Giant lacks the keyword menace

  @counters-01 @id:counters-11-broodmoth-flew @cr:603.10a
  Scenario: Hill Giant with a flying counter dies, and is not returned
    Given Alice controls Luminous Broodmoth; Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 flying counter
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @counters-01 @id:counters-11-broodmoth-once @cr:603.10a
  Scenario: Hill Giant is returned with a flying counter, dies again, and is not returned a second time
    Given Alice controls Luminous Broodmoth; Hill Giant; Ashnod's Altar
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Alice's graveyard

  @counters-05 @id:counters-11-broodmoth-lost @cr:603.10a @cr:613.7c
  Scenario: Hill Giant, a Frog whose flying counter gave it no flying as it died, is returned
    Given Alice has Turn to Frog in her hand
    And Alice has {U}{C} to spend
    And Alice controls Luminous Broodmoth; Hill Giant; Ashnod's Altar
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    When Alice taps Ashnod's Altar for {C}{C}, sacrificing Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant is 3/3
    And Hill Giant has the keyword flying
