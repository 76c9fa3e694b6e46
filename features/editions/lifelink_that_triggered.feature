Feature: Lifelink as a triggered ability, before July 2009, and as a static one since
  Until 2009-07-10 lifelink stands for a triggered ability of the permanent that has it: whenever it deals damage its controller gains
  as much life. Each instance triggers, the abilities use the stack, and state-based effects come first. Since 2009-07-11 it is
  static: the life is gained with the other results of the damage, once a source. A source that has left the battlefield has it
  still, as it last was.

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-stack @cr:502.68a
  Scenario: Prodigal Pyromancer with Basilisk Collar has dealt Bob damage, and its lifelink ability goes on the stack
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And everyone passes until one object has left the stack
    Then Bob is at 19 life
    And Alice is at 20 life
    And the stack holds, from the top, the lifelink ability of Prodigal Pyromancer
    When everyone passes until the stack is empty
    Then Alice is at 21 life

  @editions-22 @since:2009-07-11 @id:editions-22-at-once @cr:120.3f @cr:702.15b
  Scenario: Prodigal Pyromancer with Basilisk Collar deals Bob damage, and Alice has gained the life by then
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And everyone passes until one object has left the stack
    Then Bob is at 19 life
    And Alice is at 21 life
    And the stack is empty

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-too-late @cr:502.68a @cr:420.5a @cr:420.3
  Scenario: At 1 life Alice is dealt 1 damage by her Prodigal Pyromancer, which has lifelink, and has lost before she would gain life
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice starts at 1 life
    And Alice has {C}{C} to spend
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Alice
    And Alice passes
    And Bob passes
    Then Alice has lost the game

  @editions-22 @since:2009-07-11 @id:editions-22-in-time @cr:120.3f @cr:702.15b @cr:704.5a
  Scenario: At 1 life Alice is dealt 1 damage by her Prodigal Pyromancer, which has lifelink, and is still in the game
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice starts at 1 life
    And Alice has {C}{C} to spend
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Alice
    And Alice passes
    And Bob passes
    Then Alice is still in the game
    And Alice is at 1 life
    And Prodigal Pyromancer is tapped

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-countered @cr:502.68a @cr:402.6
  Scenario: Bob counters the lifelink ability of Alice's Prodigal Pyromancer with Stifle, and she gains no life
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob has Stifle in his hand
    And Bob controls Island
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob casts Stifle targeting the lifelink ability of Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice is at 20 life

  @since:2008-05-01 @editions-22 @until:2009-07-10 @damage-03 @id:editions-22-wither @cr:502.68a @derived
  Scenario: The 3 damage of Boggart Ram-Gang, which has wither, come to counters and make the lifelink of Basilisk Collar trigger
    Damage that wither makes counters of is dealt all the same.

    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{C}{C}{R} to spend
    And Alice controls Boggart Ram-Gang; Basilisk Collar
    And Bob controls Air Elemental
    When Alice activates Basilisk Collar targeting Boggart Ram-Gang, spending {C}{C}
    And everyone passes until the stack is empty
    And Alice casts Soul's Fire targeting Boggart Ram-Gang; Air Elemental
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the lifelink ability of Boggart Ram-Gang; the deathtouch ability of Boggart Ram-Gang
    Then Air Elemental bears 3 -1/-1 counters
    And Alice is at 20 life
    When everyone passes until the stack is empty
    Then Alice is at 23 life

  # Lifelink: which sources have it, and how often

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-each-instance @cr:502.68b
  Scenario: Prodigal Pyromancer with two Basilisk Collars gains Alice 1 life twice by 1 damage
    Given Alice controls Prodigal Pyromancer; 2 Basilisk Collar
    And Alice has {C}{C}{C}{C} to spend
    When Alice activates Basilisk Collar 1 targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Basilisk Collar 2 targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And everyone passes until one object has left the stack
    And Alice would put her abilities on the stack, from the top: the lifelink ability of Prodigal Pyromancer (2); the lifelink ability of Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice is at 22 life

  @editions-22 @since:2009-07-11 @id:editions-22-redundant @cr:702.15f
  Scenario: Prodigal Pyromancer with two Basilisk Collars gains Alice 1 life by 1 damage
    Given Alice controls Prodigal Pyromancer; 2 Basilisk Collar
    And Alice has {C}{C}{C}{C} to spend
    When Alice activates Basilisk Collar 1 targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Basilisk Collar 2 targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And everyone passes until the stack is empty
    Then Bob is at 19 life
    And Alice is at 21 life

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-gone @cr:502.68a @cr:402.8 @cr:410.10d
  Scenario: Prodigal Pyromancer with Basilisk Collar has died before it deals damage, and lifelink did not trigger
    An ability that triggers on what its permanent does needs the permanent to be there.

    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob has Shock in his hand
    And Bob controls Mountain
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob is at 19 life
    And Alice is at 20 life

  @editions-22 @since:2009-07-11 @id:editions-22-as-it-last-was @cr:702.15c @cr:608.2h
  Scenario: Prodigal Pyromancer with Basilisk Collar has died before it deals damage, and Alice gains the life
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob has Shock in his hand
    And Bob controls Mountain
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Bob
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob is at 19 life
    And Alice is at 21 life

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-gone-from-combat @cr:502.68a @cr:310.4a @cr:410.10d
  Scenario: Vampire Nighthawk has left with combat damage on the stack, deals Bob 2 damage all the same, and Alice gains no life
    Given Alice controls Vampire Nighthawk; Island
    And Alice has Unsummon in her hand
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Vampire Nighthawk
    And everyone passes until it is Alice's combat damage step
    And Alice casts Unsummon targeting Vampire Nighthawk
    And everyone passes until the stack is empty
    Then Vampire Nighthawk is in Alice's hand
    And Bob is at 18 life
    And Alice is at 20 life

  @since:2007-05-01 @editions-22 @until:2009-07-10 @id:editions-22-lethal-combat @cr:502.68a @cr:310.4 @cr:420.3 @cr:420.5a
  Scenario: At 2 life Bob is dealt 2 combat damage, and has lost before the lifelink of his blocker could gain him life
    Given Alice controls 2 Grizzly Bears
    And Bob controls Vampire Nighthawk
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears 1 with Vampire Nighthawk
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob passes
    Then Bob has lost the game

  @editions-22 @since:2009-07-11 @id:editions-22-even-combat @cr:120.3f @cr:510.2 @cr:704.3
  Scenario: At 2 life Bob is dealt 2 combat damage and gains 2 life by his blocker at once, and is still in the game
    Given Alice controls 2 Grizzly Bears
    And Bob controls Vampire Nighthawk
    And Bob starts at 2 life
    When everyone passes until it is Alice's declare attackers step
    And Alice attacks Bob with Grizzly Bears 1; Grizzly Bears 2
    And everyone passes until it is Alice's declare blockers step
    And Bob blocks Grizzly Bears 1 with Vampire Nighthawk
    And everyone passes until it is Alice's combat damage step
    And Alice passes
    And Bob passes
    Then Grizzly Bears 1 is in Alice's graveyard
    And Bob is still in the game
    And Bob is at 2 life
