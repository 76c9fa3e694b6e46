@counters-30 @counters-05 @cr:613.7c @since:2020-04-17
Feature: All counters of a kind on an object are as old as the one that was put last
  Counters of other kinds stay as old as they are, and a counter that is taken away makes none any younger.

  @id:counters-30-second
  Scenario: Hill Giant with a flying counter becomes a Frog, gets a second flying counter, and has flying again
    Given Alice has Turn to Frog; Where We're Going... in her hand
    And Alice has {U}{C}{U} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword flying
    When Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant bears 2 flying counters
    And Hill Giant has the keyword flying

  @id:counters-30-first-again @derived
  Scenario: Hill Giant, a Frog, gets a second flying counter, one of the two is moved away, and the other gives it flying all the same
    Both have the time of the one that was put last, and keep it.

    Given Alice has Turn to Frog; Where We're Going... in her hand
    And Alice has {U}{C}{U}{C} to spend
    And Alice controls Hill Giant; Grizzly Bears; Nesting Grounds
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant, spending {U}
    And everyone passes until the stack is empty
    And Alice activates ability 2 of Nesting Grounds targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 flying counter
    And Hill Giant has the keyword flying
    And Grizzly Bears has the keyword flying

  @counters-12 @id:counters-30-proliferated @cr:701.34a
  Scenario: Hill Giant with a flying counter becomes a Frog, is proliferated for, and has flying again
    Given Alice has Turn to Frog; Steady Progress in her hand
    And Alice has {U}{C}{U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Hill Giant is 1/1
    And Hill Giant bears 2 flying counters
    And Hill Giant has the keyword flying

  @counters-12 @id:counters-30-proliferated-both @cr:701.34a
  Scenario: Hill Giant, a Frog with a flying and a trample counter, is proliferated for, and has both keywords again
    Given Alice has Turn to Frog; Steady Progress in her hand
    And Alice has {U}{C}{U}{C}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Hill Giant starts with 1 trample counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    Then Hill Giant lacks the keyword flying
    And Hill Giant lacks the keyword trample
    When Alice casts Steady Progress
    And everyone passes until someone is asked
    And Alice chooses Hill Giant for Steady Progress
    Then Hill Giant has the keyword flying
    And Hill Giant has the keyword trample

  @id:counters-30-other-kinds
  Scenario: Hill Giant, a Frog with a flying and a trample counter, gets a second flying counter, and has flying and no trample
    Given Alice has Turn to Frog; Where We're Going... in her hand
    And Alice has {U}{C}{U} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    And Hill Giant starts with 1 trample counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Where We're Going... targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant has the keyword flying
    And Hill Giant lacks the keyword trample

  @id:counters-30-one-less @cr:122.5 @derived
  Scenario: Of two flying counters on Hill Giant, a Frog, one is moved away, and the other is no younger for it
    Given Alice has Turn to Frog in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant; Grizzly Bears; Nesting Grounds
    And Hill Giant starts with 2 flying counters
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice activates ability 2 of Nesting Grounds targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 flying counter
    And Hill Giant lacks the keyword flying
    And Grizzly Bears has the keyword flying

  @counters-20 @counters-33 @id:counters-33-moved @cr:122.5
  Scenario: A flying counter that is older than Turn to Frog is moved onto Hill Giant, a Frog, and gives it flying
    It is put on Hill Giant as it is moved there.

    Given Alice has Turn to Frog in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Hill Giant; Grizzly Bears; Nesting Grounds
    And Grizzly Bears starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice activates ability 2 of Nesting Grounds targeting Grizzly Bears; Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is 1/1
    And Hill Giant has the keyword flying
    And Grizzly Bears lacks the keyword flying

  @counters-20 @counters-33 @id:counters-33-moved-to-another @cr:122.5
  Scenario: A flying counter that is moved onto Hill Giant, a Frog that has one, makes both as young as the move
    Given Alice has Turn to Frog; Fate Transfer in her hand
    And Alice has {U}{C}{B}{C} to spend
    And Alice controls Hill Giant; Grizzly Bears
    And Hill Giant starts with 1 flying counter
    And Grizzly Bears starts with 1 flying counter
    When Alice casts Turn to Frog targeting Hill Giant, spending {U}{C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant bears 2 flying counters
    And Hill Giant has the keyword flying
    And Grizzly Bears lacks the keyword flying

  @counters-20 @counters-33 @id:counters-33-moved-in-combat @cr:122.5 @cr:702.9b
  Scenario: Fate Transfer moves the flying counter of Grizzly Bears onto Hill Giant as both attack, and Memnite can block the Bears and not the Giant
    Given Alice has Fate Transfer in her hand
    And Alice controls Hill Giant; Grizzly Bears; 2 Swamp
    And Grizzly Bears starts with 1 flying counter
    And Bob controls Memnite; Giant Spider
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Hill Giant; Grizzly Bears
    And Alice casts Fate Transfer targeting Grizzly Bears; Hill Giant
    And everyone passes until it is Alice's declare blockers step
    Then Bob can't block Hill Giant with Memnite
    When Bob blocks Grizzly Bears with Memnite, and Hill Giant with Giant Spider
    Then Memnite is blocking Grizzly Bears
    And Giant Spider is blocking Hill Giant
