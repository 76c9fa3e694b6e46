@counters-02 @cr:122.1b @cr:122.2
Feature: A card in another zone has the keyword of a keyword counter on it, and loses both as it moves
  The spell that it becomes, and the permanent, have neither.

  @id:counters-02-exiled @since:2020-04-17 @cr:400.7 @cr:702.10b
  Scenario: Squee, the Immortal has haste in exile from a counter, and neither on the stack nor on the battlefield
    Given Alice has Squee, the Immortal in exile
    And Squee, the Immortal starts with 1 haste counter
    And Alice has {R}{R}{C} to spend
    And Alice controls Memnite
    Then Squee, the Immortal has the keyword haste
    When Alice casts Squee, the Immortal from exile
    Then Squee, the Immortal is on the stack
    And Squee, the Immortal lacks the keyword haste
    When everyone passes until it is Alice's declare attackers step
    Then Squee, the Immortal bears no haste counters
    And Alice can't attack Bob with Squee, the Immortal
    When Alice attacks Bob with Memnite
    Then Memnite is attacking Bob

  @id:counters-02-not-others @since:2020-04-17
  Scenario: Squee, the Immortal has lifelink in exile from one counter and no prowess from another, and no lifelink on the battlefield
    Given Alice has Squee, the Immortal in exile
    And Squee, the Immortal starts with 1 prowess counter
    And Squee, the Immortal starts with 1 lifelink counter
    And Alice has {R}{R}{C} to spend
    Then Squee, the Immortal lacks the keyword prowess
    And Squee, the Immortal has the keyword lifelink
    When Alice casts Squee, the Immortal from exile
    And everyone passes until the stack is empty
    Then Squee, the Immortal is on the battlefield
    And Squee, the Immortal bears no lifelink counters
    And Squee, the Immortal lacks the keyword lifelink

  @id:counters-02-several @since:2025-04-04
  Scenario Outline: Exiled Squee, the Immortal with <article> <kind> counter has <kind> until it is cast
    Given Alice has Squee, the Immortal in exile
    And Squee, the Immortal starts with 1 <kind> counter
    And Alice has {R}{R}{C} to spend
    Then Squee, the Immortal has the keyword <kind>
    When Alice casts Squee, the Immortal from exile
    Then Squee, the Immortal is on the stack
    And Squee, the Immortal lacks the keyword <kind>

    Examples:
      | article | kind           |
      | a       | flying         |
      | an      | indestructible |
      | a       | decayed        |

  @id:counters-02-graveyard @since:2020-04-17 @cr:400.7
  Scenario: Hill Giant has lifelink in the graveyard from a counter, and no more as Reanimate has returned it
    Given Alice has Hill Giant in her graveyard
    And Hill Giant starts with 1 lifelink counter
    And Alice has Reanimate in her hand
    And Alice has {B} to spend
    Then Hill Giant has the keyword lifelink
    When Alice casts Reanimate targeting Hill Giant
    And everyone passes until the stack is empty
    Then Hill Giant is on the battlefield
    And Hill Giant bears no lifelink counters
    And Hill Giant lacks the keyword lifelink

  @id:counters-02-kathril @since:2020-04-17
  Scenario: Kathril finds flying on Hill Giant in the graveyard, which has it by a counter, and no menace
    Given Alice has Kathril, Aspect Warper in her hand
    And Alice has {W}{B}{G}{C}{C} to spend
    And Alice has Hill Giant in her graveyard
    And Hill Giant starts with 1 flying counter
    And Alice controls Grizzly Bears
    When Alice casts Kathril, Aspect Warper
    And everyone passes until someone is asked
    And Alice chooses Grizzly Bears for the enters ability of Kathril, Aspect Warper
    Then Grizzly Bears bears 1 flying counter
    And Grizzly Bears has the keyword flying
    And Grizzly Bears bears no menace counters
    And Kathril, Aspect Warper is 4/4
