@counters-35 @cr:613.1 @cr:122.1b @since:2020-04-17
Feature: What becomes a copy or a land keeps its counters, and has their keywords
  Neither is an effect that takes abilities away in layer 6: what it makes of the permanent comes before what counters give.

  @id:counters-35-copy @cr:613.2a @cr:707.2
  Scenario: Air Elemental with a menace counter becomes a copy of Hill Giant by Mirrorweave, and has menace and no flying
    Given Alice has Mirrorweave in her hand
    And Alice has {W}{W}{C}{C} to spend
    And Alice controls Hill Giant
    And Bob controls Air Elemental
    And Air Elemental starts with 1 menace counter
    When Alice casts Mirrorweave targeting Hill Giant
    And everyone passes until the stack is empty
    Then Air Elemental is 3/3
    And Air Elemental has the keyword menace
    And Air Elemental lacks the keyword flying

  @counters-28 @id:counters-35-copied @cr:613.2a @cr:707.2
  Scenario: Grizzly Bears become a copy of Hill Giant with a flying counter by Cytoshape, and have no flying
    Given Alice has Cytoshape in her hand
    And Alice has {G}{U}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Bob controls Grizzly Bears
    When Alice casts Cytoshape targeting Grizzly Bears
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Cytoshape
    Then Grizzly Bears is 3/3
    And Grizzly Bears lacks the keyword flying

  @id:counters-35-land @cr:305.7 @cr:702.12b
  Scenario: Song of the Dryads makes Hill Giant with an indestructible counter a Forest, which is not destroyed
    Given Alice has Song of the Dryads; Faultgrinder in her hand
    And Alice has {G}{C}{C}{R}{C}{C}{C}{C}{C}{C} to spend
    And Alice controls Swamp
    And Bob controls Hill Giant
    And Hill Giant starts with 1 indestructible counter
    When Alice casts Song of the Dryads targeting Hill Giant, spending {G}{C}{C}
    And everyone passes until the stack is empty
    And Alice casts Faultgrinder
    And everyone passes until someone is asked
    And Alice targets Hill Giant with the enters ability of Faultgrinder
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant is colorless
    And Hill Giant has the keyword indestructible

  @id:counters-35-its-own @cr:305.7
  Scenario: Song of the Dryads makes Air Elemental with a hexproof counter a Forest, which has hexproof and no flying
    Given Alice has Song of the Dryads in her hand
    And Alice has {G}{C}{C} to spend
    And Alice controls Air Elemental
    And Air Elemental starts with 1 hexproof counter
    When Alice casts Song of the Dryads targeting Air Elemental
    And everyone passes until the stack is empty
    Then Air Elemental is colorless
    And Air Elemental has the keyword hexproof
    And Air Elemental lacks the keyword flying
