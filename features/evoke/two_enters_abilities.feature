@evoke-12 @cr:702.74a @cr:603.2 @since:2007-10-01
Feature: The sacrifice of an evoked creature triggers beside its own enters abilities
  The sacrifice that evoke asks for is a triggered ability like any other that waits for the creature to enter. It triggers
  beside whatever enters abilities the creature has of its own, be that one, several, or none whose condition is true; if the
  creature was not evoked, those trigger alone.

  @id:evoke-12-evoked-two-abilities
  Scenario: Evoked, Mulldrifter puts two abilities on the stack, both its controller's
    Neither has done anything yet: the creature is still there and no card has been drawn.

    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    Then the stack holds, from the top, the enters ability of Mulldrifter; the evoke ability of Mulldrifter
    And the enters ability of Mulldrifter is controlled by Alice
    And the evoke ability of Mulldrifter is controlled by Alice
    And Mulldrifter is on the battlefield
    And Alice has drawn no cards this turn

  @id:evoke-12-paid-one-ability
  Scenario: Cast for its mana cost, Mulldrifter puts one ability on the stack
    The evoke ability is there on the creature, but what it asks about was not done, so it does not trigger at all.

    Given Alice has Mulldrifter in her hand
    And Alice controls 5 Island
    When Alice casts Mulldrifter
    And everyone passes until Mulldrifter enters
    Then nobody is asked anything
    And the stack holds, from the top, the enters ability of Mulldrifter

  @id:evoke-12-no-legal-target @cr:603.3b @cr:603.3d
  Scenario: Without a legal target only the sacrifice of an evoked Shriekmaw is left on the stack
    Shriekmaw is black itself, and it is alone. Alice is asked for the order all the same: both abilities have triggered, and that
    one of them finds no target shows only as she puts it on the stack, from where it is removed at once.

    Given Alice has Shriekmaw in her hand
    And Alice has {B}{C} to spend
    When Alice casts Shriekmaw for its evoke cost
    And everyone passes until Shriekmaw enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Shriekmaw; the enters ability of Shriekmaw
    Then the stack holds, from the top, the evoke ability of Shriekmaw
    When everyone passes until the stack is empty
    Then Shriekmaw is in Alice's graveyard

  @id:evoke-12-only-target-is-her-own @cr:603.3d
  Scenario: If the one legal target is a creature of Alice's own, the evoked Shriekmaw destroys that
    The target must be chosen, though the creature whose ability it is will be sacrificed.

    Given Alice has Shriekmaw in her hand
    And Alice controls Grizzly Bears
    And Alice has {B}{C} to spend
    When Alice casts Shriekmaw for its evoke cost
    And everyone passes until Shriekmaw enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Shriekmaw; the enters ability of Shriekmaw
    Then the stack holds, from the top, the evoke ability of Shriekmaw; the enters ability of Shriekmaw
    And the target of the enters ability of Shriekmaw is Grizzly Bears
    When everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard

  @id:evoke-12-dead-on-arrival @since:2015-10-02 @cr:117.5 @cr:704.3 @cr:704.5f @cr:603.3 @cr:603.6 @cr:701.21a
  Scenario: If Glarewielder dies as soon as it enters, both its abilities go on the stack and it is not sacrificed
    With Heartless Summoning it has no toughness, and that is looked at before abilities are put on the stack. They have
    triggered all the same. Smothering Abomination would draw a card for a sacrifice.

    Given Alice has Glarewielder in her hand
    And Alice controls Heartless Summoning; Smothering Abomination
    And Alice has {R} to spend
    When Alice casts Glarewielder for its evoke cost
    And everyone passes until someone is asked
    Then Glarewielder is in Alice's graveyard
    When Alice puts her abilities on the stack, from the top: the evoke ability of Glarewielder; the enters ability of Glarewielder
    And Alice targets Smothering Abomination with the enters ability of Glarewielder
    Then the stack holds, from the top, the evoke ability of Glarewielder; the enters ability of Glarewielder
    When everyone passes until the stack is empty
    Then Glarewielder is in Alice's graveyard
    And Alice has drawn no cards this turn

  @evoke-03 @id:evoke-12-dead-on-arrival-leaves @since:2015-10-02 @cr:117.5 @cr:704.3 @cr:704.5f @cr:603.3b @cr:603.6c @cr:603.10a
  Scenario: Vesperlark's sacrifice and leaves ability wait together if it dies as soon as it enters
    Otherwise that ability triggers on the sacrifice, and the two are never ordered. Vesperlark's power was 1 with Heartless
    Summoning; the card in the graveyard has 2 and is no target.

    Given Alice has Vesperlark in her hand
    And Alice has Ornithopter in her graveyard
    And Alice controls Heartless Summoning; Smothering Abomination
    And Alice has {W} to spend
    When Alice casts Vesperlark for its evoke cost
    And everyone passes until someone is asked
    Then Vesperlark is in Alice's graveyard
    And Alice is asked to order her abilities, from the evoke ability of Vesperlark; the leaves ability of Vesperlark
    When Alice puts her abilities on the stack, from the top: the leaves ability of Vesperlark; the evoke ability of Vesperlark
    Then the stack holds, from the top, the leaves ability of Vesperlark; the evoke ability of Vesperlark
    And the target of the leaves ability of Vesperlark is Ornithopter
    When everyone passes until the stack is empty
    Then Ornithopter is on the battlefield under Alice's control
    And Vesperlark is in Alice's graveyard
    And Alice has drawn no cards this turn

  @evoke-09 @id:evoke-09-hybrid @cr:107.4e @cr:601.2b @cr:400.7d @cr:603.4
  Scenario: Wistfulness, evoked for two blue mana, has its blue ability trigger beside the sacrifice
    Its evoke cost is two hybrid symbols of green and blue. One of its own abilities asks for two green mana, the other for two
    blue mana spent.

    Given Alice has Wistfulness in her hand
    And Alice has {U}{U} to spend
    And Bob controls Sol Ring
    When Alice casts Wistfulness for its evoke cost
    Then Alice has no mana left
    When everyone passes until Wistfulness enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Wistfulness; the enters ability of Wistfulness
    Then the stack holds, from the top, the evoke ability of Wistfulness; the enters ability of Wistfulness
    When everyone passes until someone is asked
    Then Wistfulness is in Alice's graveyard
    And Alice has drawn 2 cards this turn
    When Alice discards Alice's library card 1 for the enters ability of Wistfulness
    Then the stack is empty
    And Sol Ring is on the battlefield

  @id:evoke-12-hybrid-green @cr:107.4e @cr:400.7d @cr:603.4
  Scenario: Wistfulness, evoked for two green mana, exiles an artifact and draws nothing
    Given Alice has Wistfulness in her hand
    And Alice has {G}{G} to spend
    And Bob controls Sol Ring
    When Alice casts Wistfulness for its evoke cost
    And everyone passes until Wistfulness enters
    And Alice puts her abilities on the stack, from the top: the evoke ability of Wistfulness; the enters ability of Wistfulness
    Then the stack holds, from the top, the evoke ability of Wistfulness; the enters ability of Wistfulness
    And the target of the enters ability of Wistfulness is Sol Ring
    When everyone passes until the stack is empty
    Then Sol Ring is in exile
    And Alice has drawn no cards this turn
    And Wistfulness is in Alice's graveyard

  @evoke-18 @id:evoke-09-hybrid-by-halves @cr:107.4e @cr:400.7d @cr:603.4 @cr:202.2 @cr:202.3
  Scenario: Wistfulness, evoked for one mana of each of its colors, has nothing but the sacrifice to trigger
    How each hybrid symbol is paid is settled for itself. It changes neither the colors nor the mana value.

    Given Alice has Wistfulness in her hand
    And Alice has {U}{G} to spend
    And Bob controls Sol Ring
    When Alice casts Wistfulness for its evoke cost
    Then Wistfulness is green and blue
    And Wistfulness has mana value 5
    And Alice has no mana left
    When everyone passes until Wistfulness enters
    Then nobody is asked anything
    And the stack holds, from the top, the evoke ability of Wistfulness
    When everyone passes until the stack is empty
    Then Wistfulness is in Alice's graveyard
    And Alice has drawn no cards this turn
    And Sol Ring is on the battlefield

  @id:evoke-09-hybrid-mana-cost @cr:400.7d @cr:603.4
  Scenario: Wistfulness, cast for its mana cost with two mana of each of its colors, has both of its own abilities trigger and nothing else
    One exiles Sol Ring and the other draws, whichever of the two is on top.

    Given Alice has Wistfulness in her hand
    And Alice has {U}{U}{G}{G}{C} to spend
    And Bob controls Sol Ring
    When Alice casts Wistfulness
    And everyone passes until Wistfulness enters
    And Alice puts her abilities on the stack, from the top: the enters ability of Wistfulness (2); the enters ability of Wistfulness
    Then the stack holds, from the top, the enters ability of Wistfulness (2); the enters ability of Wistfulness
    When everyone passes until someone is asked
    And Alice discards Alice's library card 1 for the enters ability of Wistfulness (2)
    And everyone passes until the stack is empty
    Then Sol Ring is in exile
    And Alice has drawn 2 cards this turn
    And Wistfulness is on the battlefield under Alice's control
