"""Numbers that instructions read off the game: X, and how many permanents there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oracle.abilities.costs import Cost
from oracle.abilities.effects import (
    CreateTokens,
    DealDamage,
    DealDamageToEach,
    DestroyEach,
    Draw,
    Effect,
    ExileTop,
    GainLife,
    PreventNext,
    PutCounters,
    SearchOntoBattlefield,
)
from oracle.abilities.events import Dies, Enters, Event
from oracle.abilities.kinds import ActivatedAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Amount, CountOf, Kind, Quality, Target, Who
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature
from tests.oracle.test_instructions import instant, resolve

X = Amount.X
ELVES = Quality(subtypes=("Elf",), controller=Who.YOU)


def resolve_for(duel: Duel, x: int, *effects: Effect, targets: tuple[Target, ...] = (), at: tuple[str, ...] = ()) -> None:
    """Alice casts an instant with {X} in its cost, and it resolves, or asks."""
    duel.put(replace(instant(*effects, targets=targets), mana_cost=("X",)), Zone.HAND)
    if x:
        duel.mana("{C}" * x)
    duel.cast("Wish", *at, x=x)
    duel.resolve()


def test_x_tokens_are_created_and_x_cards_drawn() -> None:
    duel = Duel()
    resolve_for(duel, 2, CreateTokens(X, ("Creature",), ("Soldier",), 1, 1), Draw(count=X))
    assert (duel.tokens(), duel.hand()) == (["Soldier Token"] * 2, 2)


def test_nothing_is_done_for_an_x_of_0() -> None:
    duel = Duel()
    resolve_for(duel, 0, CreateTokens(X, ("Creature",), ("Soldier",), 1, 1), Draw(count=X))
    assert (duel.tokens(), duel.hand()) == ([], 0)


def test_x_of_damage_life_counters_prevention_and_exiled_cards() -> None:
    duel = Duel()
    duel.put(creature("Ogre", 3, 3))
    effects = (PutCounters("+1/+1", X), DealDamageToEach(X, CREATURE), GainLife(amount=X), ExileTop(X))
    resolve_for(duel, 2, *effects, targets=(Target(quality=CREATURE),), at=("Ogre",))
    assert (duel.find("Ogre").counted("+1/+1"), duel.find("Ogre").damage) == (2, 2)
    assert duel.game.player(ALICE).life == 22
    assert [duel.where(f"Alice's card {number}") for number in (1, 2, 3)].count("exile") == 2


def test_x_of_a_prevention_shield() -> None:
    duel = Duel()
    resolve_for(duel, 3, PreventNext(X), targets=(Target(Kind.ANY_TARGET),), at=("Bob",))
    duel.put("Lightning Bolt", Zone.HAND)
    duel.put("Shock", Zone.HAND)
    duel.mana("{R}{R}")
    duel.cast("Lightning Bolt", "Bob")
    duel.resolve()
    duel.cast("Shock", "Bob")
    duel.resolve()
    assert duel.game.player(BOB).life == 18


def test_a_mana_value_is_compared_with_x() -> None:
    duel = Duel()
    for value in (1, 2, 3):
        duel.put(creature(f"Bear {value}", mana=f"{{{value}}}"), Zone.LIBRARY)
    resolve_for(duel, 2, SearchOntoBattlefield(Quality(types=("Creature",), mana_value_at_most=X)))
    assert duel.options() == ["Bear 1", "Bear 2"]


def with_trigger(event: Event, *effects: Effect) -> Any:
    return creature("Oracle", 1, 1, TriggeredAbility(event, effects), mana="{X}{1}")


def test_x_of_an_enters_ability_is_x_of_the_spell() -> None:
    """107.3m."""
    duel = Duel()
    duel.put(with_trigger(Enters(), Draw(count=X)), Zone.HAND)
    duel.mana("{C}{C}{C}")
    duel.cast("Oracle", x=2)
    duel.resolve_all()
    assert duel.hand() == 2


def test_x_is_0_for_what_entered_without_having_been_a_spell() -> None:
    duel = Duel()
    duel.put(with_trigger(Enters(), Draw(count=X)), Zone.GRAVEYARD)
    duel.put("Reanimate", Zone.HAND)
    duel.mana("{B}")
    duel.cast("Reanimate", "Oracle")
    duel.resolve_all()
    assert duel.hand() == 0


def test_x_of_other_abilities_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(with_trigger(Dies(), Draw(count=X)))
    duel.put("Murder", Zone.HAND)
    duel.mana("{B}{B}{B}")
    duel.cast("Murder", "Oracle")
    duel.resolve()
    with pytest.raises(NotModelled, match="X in an ability"):
        duel.resolve()
    duel = Duel()
    duel.put(creature("Oracle", 1, 1, ActivatedAbility(Cost(("0",)), (Draw(count=X),))))
    duel.activate("Oracle")
    with pytest.raises(NotModelled, match="X in an ability"):
        duel.resolve()


def test_a_target_whose_mana_value_is_compared_with_x_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(creature("Ogre", 3, 3))
    with pytest.raises(NotModelled, match="compared"):
        resolve_for(
            duel, 2, DealDamage(1), targets=(Target(quality=Quality(types=("Creature",), mana_value_at_most=X)),), at=("Ogre",)
        )


def test_a_number_for_each_permanent_of_a_quality() -> None:
    duel = Duel()
    for number, seat in enumerate((ALICE, ALICE, BOB)):
        duel.put(creature(f"Elf {number}", subtypes=("Elf",)), seat=seat)
    resolve(duel, GainLife(amount=CountOf(ELVES, 3)), Draw(count=CountOf(ELVES)))
    assert (duel.game.player(ALICE).life, duel.hand()) == (26, 2)


def test_the_number_is_read_as_the_instruction_is_carried_out() -> None:
    duel = Duel()
    duel.put(creature("Elf", subtypes=("Elf",)))
    resolve(duel, CreateTokens(1, ("Creature",), ("Elf",), 1, 1), Draw(count=CountOf(ELVES)))
    assert duel.hand() == 2


def test_every_permanent_of_a_quality_is_destroyed_at_the_same_time() -> None:
    duel = Duel()
    duel.put(creature("Ogre", 3, 3))
    duel.put(creature("Giant", 4, 4), seat=BOB, tapped=True)
    resolve(duel, CreateTokens(1, ("Creature",), ("Elf",), 1, 1), DestroyEach(Quality(types=("Creature",), token=False)))
    assert (duel.where("Ogre"), duel.where("Giant"), duel.tokens()) == ("graveyard", "graveyard", ["Elf Token"])


def test_damage_to_the_untapped_alone() -> None:
    duel = Duel()
    duel.put(creature("Ogre", 3, 3))
    duel.put(creature("Giant", 4, 4), tapped=True)
    resolve(duel, DealDamageToEach(6, Quality(types=("Creature",), tapped=False)))
    assert (duel.where("Ogre"), duel.where("Giant")) == ("graveyard", "battlefield")
