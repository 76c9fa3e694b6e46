Feature: Wither of a source that has left, before July 2009
  Wither has been static since it came, on 2008-05-01: what has left the battlefield deals damage as it last was. Lifelink and
  deathtouch, which triggered then, are another matter: of what has left there is nothing that could trigger.

  @since:2008-05-01 @editions-28 @until:2009-07-10 @id:editions-28-wither @cr:413.2f @derived
  Scenario: Prodigal Pyromancer with Blight Sickle, killed with its ability on the stack, puts a -1/-1 counter on Hill Giant
    Given Alice controls Prodigal Pyromancer; Blight Sickle
    And Alice has {C}{C} to spend
    And Bob has Shock in his hand
    And Bob controls Hill Giant; Mountain
    When Alice activates Blight Sickle targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Hill Giant
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Hill Giant bears 1 -1/-1 counter
    And Hill Giant has no damage marked

  @since:2008-05-01 @editions-28 @until:2009-07-10 @id:editions-28-no-wither @cr:413.2f @derived
  Scenario: Prodigal Pyromancer, from which Blight Sickle was taken before it was killed, has Hill Giant bear no counter
    It is not what it ever was that counts, but what it last was.

    Given Alice controls Prodigal Pyromancer; Blight Sickle; Grizzly Bears
    And Alice has {C}{C}{C}{C} to spend
    And Bob has Shock in his hand
    And Bob controls Hill Giant; Mountain
    When Alice activates Blight Sickle targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    And Alice activates Blight Sickle targeting Grizzly Bears
    And everyone passes until the stack is empty
    And Alice activates Prodigal Pyromancer targeting Hill Giant
    And Alice passes
    And Bob casts Shock targeting Prodigal Pyromancer
    And everyone passes until the stack is empty
    Then Prodigal Pyromancer is in Alice's graveyard
    And Hill Giant bears no -1/-1 counters
    And Hill Giant has 1 damage marked
