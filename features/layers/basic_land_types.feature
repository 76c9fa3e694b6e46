@layers-09 @cr:305.7
Feature: A land that is made a basic land type has that type's ability and none of its own
  It loses its other land types and the abilities of its text, but nothing that other effects have given it, and no type of another
  kind. A land type that is added to the others takes nothing.

  @id:layers-09-loses @since:2010-10-01
  Scenario: Inkmoth Nexus is a Mountain with Blood Moon: it makes {R} and no {C}
    Given Alice controls Inkmoth Nexus
    And Alice has Blood Moon in her hand
    And Alice has {R}{C}{C} to spend
    When Alice casts Blood Moon
    And everyone passes until Blood Moon enters
    Then Alice can't tap Inkmoth Nexus for {C}
    When Alice taps Inkmoth Nexus for {R}
    Then Alice has {R} left

  @id:layers-09-keeps-what-was-given @since:2010-10-01 @cr:613.1f
  Scenario: Inkmoth Nexus that is a creature already goes on flying with infect until the turn ends, as a Mountain
    What its ability gave it does not come from its text.

    Given Alice controls Inkmoth Nexus
    And Alice has Blood Moon in her hand
    And Alice has {R}{R}{R}{R} to spend
    When Alice activates ability 2 of Inkmoth Nexus
    And everyone passes until the stack is empty
    And Alice casts Blood Moon
    And everyone passes until Blood Moon enters
    Then Inkmoth Nexus is 1/1
    And Inkmoth Nexus has the keyword flying
    And Inkmoth Nexus has the keyword infect
    And Inkmoth Nexus has the type Blinkmoth
    And Inkmoth Nexus has the type Mountain

  @id:layers-09-adds @since:2010-10-01 @cr:305.6
  Scenario: Inkmoth Nexus is a Swamp too with Urborg, Tomb of Yawgmoth: it makes {B} or {C}, and can become a creature
    Given Alice controls Inkmoth Nexus
    And Alice has Urborg, Tomb of Yawgmoth in her hand
    And Alice has {C} to spend
    When Alice plays Urborg, Tomb of Yawgmoth
    And Alice activates ability 2 of Inkmoth Nexus
    And everyone passes until the stack is empty
    Then Inkmoth Nexus is 1/1
    When Alice taps Inkmoth Nexus for {B}
    Then Alice has {B} left

  @id:layers-09-basic @cr:305.6
  Scenario: Forest under Spreading Seas makes {U} and no {G}, and is a basic land still
    Given Alice controls Forest
    And Alice has Spreading Seas in her hand
    And Alice has {U}{C} to spend
    When Alice casts Spreading Seas targeting Forest
    And everyone passes until the stack is empty
    Then Forest lacks the type Forest
    And Forest has the type Basic
    And Alice can't tap Forest for {G}
    When Alice taps Forest for {U}
    Then Alice has {U} left

  @id:layers-09-basic-lands-stay @since:2010-10-01
  Scenario: Blood Moon says nothing of Swamp, which is basic
    Given Alice controls Swamp; Wastes; Inkmoth Nexus
    And Alice has Blood Moon in her hand
    And Alice has {R}{C}{C} to spend
    When Alice casts Blood Moon
    And everyone passes until Blood Moon enters
    Then Swamp lacks the type Mountain
    And Wastes lacks the type Mountain
    And Inkmoth Nexus has the type Mountain
