@evoke-08 @cr:702.74a @cr:400.7 @since:2007-10-01
Feature: A card that was evoked once remembers nothing of it when it comes back
  That the evoke cost was paid is known of one spell and of the permanent it became. The card in another zone, and whatever
  it becomes later, is a new object of which nothing of the kind is known.

  @id:evoke-08-undying-malice @cr:700.4 @cr:400.7e @cr:603.10a
  Scenario: Sacrificed and returned by Undying Malice, Mulldrifter draws again and stays
    The sacrifice puts it into the graveyard from the battlefield, which is to die, so the borrowed ability triggers.

    Given Alice has Mulldrifter; Undying Malice in her hand
    And Alice has {U}{C}{C} to spend
    And Alice controls Swamp
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Mulldrifter; the enters ability of Mulldrifter
    And Alice casts Undying Malice targeting Mulldrifter
    And everyone passes until the evoke ability of Mulldrifter has left the stack
    Then Mulldrifter is in Alice's graveyard
    And the stack holds, from the top, the dies ability of Mulldrifter; the enters ability of Mulldrifter
    When everyone passes until one object has left the stack
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Mulldrifter (2); the enters ability of Mulldrifter
    When everyone passes until the stack is empty
    Then Mulldrifter is on the battlefield
    And Mulldrifter is tapped
    And Mulldrifter is 3/3
    And Alice has drawn 4 cards this turn

  @id:evoke-08-evoked-then-cast-for-its-mana-cost
  Scenario: Returned to hand by its own ability and cast for its mana cost, Aethersnipe stays
    Given Alice has Aethersnipe in her hand
    And Alice controls 9 Island
    And Bob controls Grizzly Bears
    When Alice casts Aethersnipe for its evoke cost
    And everyone passes until Aethersnipe enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Aethersnipe; the evoke ability of Aethersnipe
    And Alice targets Aethersnipe with the enters ability of Aethersnipe
    And everyone passes until the stack is empty
    And Alice casts Aethersnipe
    And everyone passes until Aethersnipe enters
    And Alice targets Grizzly Bears with the enters ability of Aethersnipe
    Then the stack holds, from the top, the enters ability of Aethersnipe
    When everyone passes until the stack is empty
    Then Aethersnipe is on the battlefield
    And Grizzly Bears is in Bob's hand
