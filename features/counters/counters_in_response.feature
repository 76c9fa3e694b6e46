@counters-33 @cr:122.5 @since:2020-04-17
Feature: A keyword counter that is moved in time changes what happens to a permanent, and one that is moved away leaves it bare
  What has the keyword otherwise, or by another counter, keeps it.

  @id:counters-33-saved @cr:702.12b
  Scenario: Bob moves an indestructible counter onto Hill Giant in response to Murder, and Hill Giant is not destroyed
    Given Alice has Murder in her hand
    And Alice has {B}{B}{C} to spend
    And Bob controls Hill Giant; Grizzly Bears
    And Grizzly Bears starts with 1 indestructible counter
    And Bob has Fate Transfer in his hand
    And Bob has {U}{C} to spend
    When Alice casts Murder targeting Hill Giant
    And Alice passes
    And Bob casts Fate Transfer targeting Grizzly Bears; Hill Giant
    And everyone passes until the stack is empty
    Then Murder is in Alice's graveyard
    And Hill Giant is on the battlefield

  @id:counters-33-no-target @cr:608.2b @cr:702.11b
  Scenario: Bob moves a hexproof counter onto Hill Giant in response to Alice's Lightning Bolt, which has no legal target any more
    Given Alice has Lightning Bolt in her hand
    And Alice has {R} to spend
    And Bob controls Hill Giant; Grizzly Bears
    And Grizzly Bears starts with 1 hexproof counter
    And Bob has Fate Transfer in his hand
    And Bob has {U}{C} to spend
    When Alice casts Lightning Bolt targeting Hill Giant
    And Alice passes
    And Bob casts Fate Transfer targeting Grizzly Bears; Hill Giant
    And everyone passes until the stack is empty
    Then Lightning Bolt is in Alice's graveyard
    And Hill Giant has no damage marked

  @id:counters-33-bare @cr:704.5g
  Scenario: Hill Giant with 3 damage is destroyed as its indestructible counter is moved away
    Given Alice has Fate Transfer in her hand
    And Alice has {B}{C} to spend
    And Alice controls Grizzly Bears
    And Bob controls Hill Giant
    And Hill Giant starts with 1 indestructible counter
    And Hill Giant starts with 3 damage
    When Alice casts Fate Transfer targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears has the keyword indestructible

  @counters-01 @id:counters-33-one-of-two @cr:702.9c
  Scenario: One of two flying counters on Hill Giant is moved away, and it still has flying
    Given Alice controls Hill Giant; Grizzly Bears; Nesting Grounds
    And Alice has {C} to spend
    And Hill Giant starts with 2 flying counters
    When Alice activates ability 2 of Nesting Grounds targeting Hill Giant; Grizzly Bears
    And everyone passes until the stack is empty
    Then Hill Giant bears 1 flying counter
    And Hill Giant has the keyword flying
    And Grizzly Bears has the keyword flying

  @counters-01 @id:counters-33-own-flying @cr:702.9c
  Scenario: Vampire Hexmage removes the flying counters of Air Elemental and Hill Giant, and only Air Elemental, which has it of itself, has flying
    Given Alice controls Vampire Hexmage; Vampire Hexmage "the other Hexmage"
    And Bob controls Air Elemental; Hill Giant
    And Air Elemental starts with 1 flying counter
    And Hill Giant starts with 1 flying counter
    When Alice activates Vampire Hexmage targeting Air Elemental
    And everyone passes until the stack is empty
    And Alice activates the other Hexmage targeting Hill Giant
    And everyone passes until the stack is empty
    Then Air Elemental bears no flying counters
    And Air Elemental has the keyword flying
    And Hill Giant lacks the keyword flying

  @counters-20 @id:counters-33-onto-a-token @cr:111.1
  Scenario: A flying counter is moved from Hill Giant onto the token that Cackling Counterpart has made of it
    Given Alice has Cackling Counterpart; Fate Transfer in her hand
    And Alice has {U}{U}{C}{B}{C} to spend
    And Alice controls Hill Giant
    And Hill Giant starts with 1 flying counter
    When Alice casts Cackling Counterpart targeting Hill Giant, spending {U}{U}{C}
    And everyone passes until the stack is empty
    And Alice casts Fate Transfer targeting Hill Giant; the Hill Giant token of Alice
    And everyone passes until the stack is empty
    Then the Hill Giant token of Alice has the keyword flying
    And Hill Giant lacks the keyword flying

  @counters-17 @id:counters-33-not-there @cr:614.17
  Scenario: Tatterkite can't have counters, so Hill Giant keeps the trample counter that Fate Transfer would move, and trample
    Given Alice has Fate Transfer in her hand
    And Alice has {B}{C} to spend
    And Alice controls Hill Giant; Tatterkite
    And Hill Giant starts with 1 trample counter
    When Alice casts Fate Transfer targeting Hill Giant; Tatterkite
    And everyone passes until the stack is empty
    Then Fate Transfer is in Alice's graveyard
    And Hill Giant has the keyword trample
    And Tatterkite lacks the keyword trample
