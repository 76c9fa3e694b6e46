@evoke-12 @cr:702.74a @cr:603.2
Feature: An evoked creature triggers for having been evoked as well as for its own text
  The sacrifice that evoke asks for is a triggered ability like any other that waits for the creature to enter. So a
  creature with an enters ability of its own triggers twice if it was evoked and once if it was not, and one whose own
  ability waits for something else has nothing but the sacrifice on entering.

  @id:evoke-12-evoked-two-abilities
  Scenario: Evoked, Mulldrifter puts two abilities on the stack, both its controller's
    Neither has done anything yet: the creature is still there and no card has been drawn.
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice orders her abilities: the enters ability of Mulldrifter, then the evoke ability of Mulldrifter
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

  @id:evoke-12-no-legal-target @cr:603.3d
  Scenario: Without a legal target only the sacrifice of an evoked Shriekmaw is left on the stack
    Shriekmaw is black itself, and it is alone. Both abilities have triggered, so they are ordered; the one that finds no target
    is put away as it goes on the stack.
    Given Alice has Shriekmaw in her hand
    And Alice has {B}{C} to spend
    When Alice casts Shriekmaw for its evoke cost
    And everyone passes until Shriekmaw enters
    And Alice orders her abilities: the evoke ability of Shriekmaw, then the enters ability of Shriekmaw
    Then the stack holds, from the top, the evoke ability of Shriekmaw
    When everyone passes until the stack is empty
    Then Shriekmaw is in Alice's graveyard

  @id:evoke-12-only-target-is-her-own @cr:603.3d
  Scenario: If the one legal target is a creature of her own, the evoked Shriekmaw destroys that
    To choose a target is no offer but a duty, even of an ability whose creature is to be sacrificed.
    Given Alice has Shriekmaw in her hand
    And Alice controls Grizzly Bears
    And Alice has {B}{C} to spend
    When Alice casts Shriekmaw for its evoke cost
    And everyone passes until Shriekmaw enters
    And Alice orders her abilities: the evoke ability of Shriekmaw, then the enters ability of Shriekmaw
    Then the stack holds, from the top, the evoke ability of Shriekmaw; the enters ability of Shriekmaw
    And the target of the enters ability of Shriekmaw is Grizzly Bears
    When everyone passes until the stack is empty
    Then Grizzly Bears is in Alice's graveyard

  @id:evoke-12-dead-on-arrival @cr:117.5 @cr:704.3 @cr:603.3
  Scenario: Glarewielder, which dies as soon as it enters, puts both abilities on the stack and is not sacrificed
    With Heartless Summoning it has no toughness, and that is looked at before abilities are put on the stack. They have
    triggered all the same. Smothering Abomination would draw a card for a sacrifice.
    Given Alice has Glarewielder in her hand
    And Alice controls Heartless Summoning; Smothering Abomination
    And Alice has {R} to spend
    When Alice casts Glarewielder for its evoke cost
    And everyone passes until someone is asked
    Then Glarewielder is in Alice's graveyard
    When Alice orders her abilities: the evoke ability of Glarewielder, then the enters ability of Glarewielder
    And Alice targets Smothering Abomination with the enters ability of Glarewielder
    Then the stack holds, from the top, the evoke ability of Glarewielder; the enters ability of Glarewielder
    When everyone passes until the stack is empty
    Then Glarewielder is in Alice's graveyard
    And Alice has drawn no cards this turn

  @evoke-03 @id:evoke-12-dead-on-arrival-leaves @cr:117.5 @cr:704.3 @cr:603.3b @cr:603.6c
  Scenario: Vesperlark, which dies as soon as it enters, has its sacrifice wait together with its ability for leaving
    Otherwise that ability triggers on the sacrifice, and the two are never ordered.
    Given Alice has Vesperlark in her hand
    And Alice has Ornithopter in her graveyard
    And Alice controls Heartless Summoning; Smothering Abomination
    And Alice has {W} to spend
    When Alice casts Vesperlark for its evoke cost
    And everyone passes until someone is asked
    Then Vesperlark is in Alice's graveyard
    And Alice is asked to order her abilities, from the evoke ability of Vesperlark; the leaves ability of Vesperlark
    When Alice orders her abilities: the leaves ability of Vesperlark, then the evoke ability of Vesperlark
    Then the stack holds, from the top, the leaves ability of Vesperlark; the evoke ability of Vesperlark
    When everyone passes until the stack is empty
    Then Ornithopter is on the battlefield under Alice's control
    And Vesperlark is in Alice's graveyard
    And Alice has drawn no cards this turn
