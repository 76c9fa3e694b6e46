Feature: Deathtouch as a triggered ability, before July 2009, and as a static one since
  Until 2009-07-10 deathtouch stands for a triggered ability of the permanent that has it: whenever it deals damage to a creature that
  creature is destroyed. Each instance triggers, and the abilities use the stack. Since 2009-07-11 it is static, and state-based
  actions destroy the creature. A source that has left the battlefield has it still, as it last was.

  @since:2007-05-01 @editions-23 @until:2009-07-10 @id:editions-23-stack @cr:502.63a
  Scenario: Typhoid Rats have dealt Colossal Dreadmaw 1 damage, and their deathtouch ability is yet to destroy it
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob controls Colossal Dreadmaw
    When Alice casts Soul's Fire targeting Typhoid Rats; Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw has 1 damage marked
    And the stack holds, from the top, the deathtouch ability of Typhoid Rats
    When everyone passes until the stack is empty
    Then Colossal Dreadmaw is in Bob's graveyard

  @editions-23 @since:2009-07-11 @id:editions-23-checked @cr:702.2b @cr:704.5h
  Scenario: Typhoid Rats deal Colossal Dreadmaw 1 damage, and it is destroyed before anybody can do anything
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob controls Colossal Dreadmaw
    When Alice casts Soul's Fire targeting Typhoid Rats; Colossal Dreadmaw
    And everyone passes until one object has left the stack
    Then Colossal Dreadmaw is in Bob's graveyard
    And the stack is empty

  @since:2007-05-01 @editions-23 @until:2009-07-10 @id:editions-23-response @cr:502.63a @cr:419.6b
  Scenario: Bob casts Death Ward in response to the deathtouch ability of Typhoid Rats, and Colossal Dreadmaw is regenerated
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob has Death Ward in his hand
    And Bob controls Colossal Dreadmaw; Plains
    When Alice casts Soul's Fire targeting Typhoid Rats; Colossal Dreadmaw
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob casts Death Ward targeting Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw is on the battlefield
    And Colossal Dreadmaw is tapped
    And Colossal Dreadmaw has no damage marked

  @since:2007-05-01 @editions-23 @until:2009-07-10 @id:editions-23-another-object @cr:502.63a @cr:217.1c
  Scenario: Colossal Dreadmaw leaves and returns by Cloudshift, and the deathtouch ability of Typhoid Rats destroys nothing
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob has Cloudshift in his hand
    And Bob controls Colossal Dreadmaw; Plains
    When Alice casts Soul's Fire targeting Typhoid Rats; Colossal Dreadmaw
    And everyone passes until one object has left the stack
    And Alice passes
    And Bob casts Cloudshift targeting Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Cloudshift is in Bob's graveyard
    And Colossal Dreadmaw is on the battlefield
    And Colossal Dreadmaw has no damage marked

  @since:2007-05-01 @editions-23 @until:2009-07-10 @id:editions-23-and-lethal @cr:502.63a @cr:420.5c @cr:419.6b
  Scenario: One Death Ward saves Hill Giant from lethal damage of Typhoid Rats, but then their deathtouch ability destroys it
    State-based effects and the ability are two, one after the other.

    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob has Death Ward in his hand
    And Bob controls Hill Giant; Plains
    And Hill Giant starts with 2 damage
    When Alice casts Soul's Fire targeting Typhoid Rats; Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is in Bob's graveyard

  @editions-23 @since:2009-07-11 @id:editions-23-one-destruction @cr:704.5g @cr:704.5h @cr:704.7
  Scenario: One Death Ward saves Hill Giant from lethal damage of Typhoid Rats, which have deathtouch
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{R} to spend
    And Alice controls Typhoid Rats
    And Bob has Death Ward in his hand
    And Bob controls Hill Giant; Plains
    And Hill Giant starts with 2 damage
    When Alice casts Soul's Fire targeting Typhoid Rats; Hill Giant
    And Alice passes
    And Bob casts Death Ward targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant is tapped

  @since:2007-05-01 @editions-23 @until:2009-07-10 @id:editions-23-each-instance @cr:502.63b @cr:419.6b
  Scenario: Typhoid Rats with Basilisk Collar have deathtouch twice, and one Death Ward does not save Colossal Dreadmaw
    Given Alice has Soul's Fire in her hand
    And Alice has {C}{C}{C}{C}{R} to spend
    And Alice controls Typhoid Rats; Basilisk Collar
    And Bob has Death Ward in his hand
    And Bob controls Colossal Dreadmaw; Plains
    When Alice activates Basilisk Collar targeting Typhoid Rats, spending {C}{C}
    And everyone passes until the stack is empty
    And Alice casts Soul's Fire targeting Typhoid Rats; Colossal Dreadmaw
    And everyone passes until someone is asked
    And Alice puts her abilities on the stack, from the top: the deathtouch ability of Typhoid Rats (2); the deathtouch ability of Typhoid Rats; the lifelink ability of Typhoid Rats
    And Alice passes
    And Bob casts Death Ward targeting Colossal Dreadmaw
    And everyone passes until the stack is empty
    Then Colossal Dreadmaw is in Bob's graveyard
    And Alice is at 21 life

  @since:2007-05-01 @editions-23 @until:2009-07-10 @id:editions-23-gone @cr:502.63a @cr:402.8 @cr:410.10d
  Scenario: Prodigal Pyromancer with Basilisk Collar has died before it deals damage, and Colossal Dreadmaw is not destroyed
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob has Shock in his hand
    And Bob controls Colossal Dreadmaw; Mountain
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Colossal Dreadmaw
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Colossal Dreadmaw has 1 damage marked

  @editions-23 @since:2009-07-11 @id:editions-23-as-it-last-was @cr:702.2e @cr:608.2h @cr:704.5h
  Scenario: Prodigal Pyromancer with Basilisk Collar has died before it deals damage, and Colossal Dreadmaw is destroyed
    Given Alice controls Prodigal Pyromancer; Basilisk Collar
    And Alice has {C}{C} to spend
    And Bob has Shock in his hand
    And Bob controls Colossal Dreadmaw; Mountain
    When Alice activates Basilisk Collar targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Colossal Dreadmaw
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Colossal Dreadmaw is in Bob's graveyard
