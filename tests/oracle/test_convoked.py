"""The creatures that convoked a spell, and what spells and permanents do with them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle import copies, zones
from oracle.abilities.effects import Connive, PutCounters
from oracle.abilities.events import Enters
from oracle.abilities.kinds import SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Kind, Named, Target
from oracle.cards.text import read_abilities, render
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

GROW = PutCounters("+1/+1", 1, Named.CONVOKED)
ELEPHANT = creature("Elephant", 4, 4, TriggeredAbility(Enters(), (GROW,)), mana="{0}")


def instant(*effects: object) -> Characteristics:
    return Characteristics("Wish", (), types=("Instant",), abilities=(SpellAbility(effects),))  # type: ignore[arg-type]


@pytest.fixture
def duel() -> Duel:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    duel.put(creature("Ogre", 3, 3))
    duel.put(creature("Giant", 4, 4))
    return duel


def convoke(duel: Duel, label: str, *creatures: str) -> None:
    """Say of a spell on the stack that these creatures convoked it."""
    spell = duel.find(label)
    assert spell.cast is not None
    duel.game.change(spell.id, cast=replace(spell.cast, convoked_by=tuple(duel.find(each).id for each in creatures)))


def cast(duel: Duel, card: Characteristics, *creatures: str) -> None:
    duel.put(card, Zone.HAND)
    duel.cast(card.name)
    convoke(duel, card.name, *creatures)


def test_an_enters_ability_finds_the_creatures_that_convoked_the_spell(duel: Duel) -> None:
    cast(duel, ELEPHANT, "Bear", "Giant")
    duel.resolve_all()
    assert [duel.numbers(each) for each in ("Bear", "Ogre", "Giant")] == [(3, 3), (3, 3), (5, 5)]


def test_a_spell_that_nobody_convoked_does_nothing_to_creatures(duel: Duel) -> None:
    cast(duel, ELEPHANT)
    duel.resolve_all()
    assert duel.numbers("Bear") == (2, 2)


def test_a_permanent_that_was_no_spell_has_been_convoked_by_nothing(duel: Duel) -> None:
    duel.put(replace(ELEPHANT, name="Herd"), Zone.GRAVEYARD)
    duel.put("Reanimate", Zone.HAND)
    duel.mana("{B}")
    duel.cast("Reanimate", "Herd")
    duel.resolve_all()
    assert duel.numbers("Bear") == (2, 2)


def test_a_creature_that_left_and_came_back_is_another_one(duel: Duel) -> None:
    cast(duel, ELEPHANT, "Bear", "Ogre")
    away = zones.move(duel.game, duel.find("Bear").id, Zone.EXILE)
    assert away is not None
    zones.move(duel.game, away, Zone.BATTLEFIELD)
    duel.resolve_all()
    assert [duel.numbers(each) for each in ("Bear", "Ogre")] == [(2, 2), (4, 4)]


def test_what_is_no_creature_any_more_is_not_meant(duel: Duel) -> None:
    """109.2: a text that says "creature" means a creature."""
    duel.put(permanent("Relic", "Artifact"))
    cast(duel, instant(GROW), "Relic", "Ogre")
    duel.resolve()
    assert duel.find("Relic").counted("+1/+1") == 0
    assert duel.find("Ogre").counted("+1/+1") == 1


def test_a_copy_of_the_spell_looks_back_to_what_paid_for_the_original(duel: Duel) -> None:
    cast(duel, instant(GROW), "Bear")
    copies.copy_on_stack(duel.game, duel.find("Wish").id, BOB)
    duel.resolve_all()
    assert duel.numbers("Bear") == (4, 4)


def library(duel: Duel, *names: str) -> None:
    """Alice's library is these cards, from the top."""
    for old in zones.in_zone(duel.state, Zone.LIBRARY, ALICE):
        zones.move(duel.game, old, Zone.EXILE)
    for number, name in reversed(list(enumerate(names, start=1))):
        card = zones.move(duel.game, duel.put(name, Zone.HAND, label=f"{name} {number}"), Zone.LIBRARY)
        assert card is not None


def test_conniving_draws_then_discards_and_grows_for_a_nonland_card(duel: Duel) -> None:
    library(duel, "Island", "Shock")
    cast(duel, instant(Connive(Named.CONVOKED)), "Bear")
    duel.put("Forest", Zone.HAND)
    duel.resolve()
    assert (duel.question.kind, duel.question.player, duel.question.rule) == ("discard", ALICE, "701.50a")
    assert duel.options() == ["Forest", "Island 1"]
    duel.answer("Forest")
    assert duel.find("Bear").counted("+1/+1") == 0
    cast(duel, replace(instant(Connive(Named.CONVOKED)), name="Again"), "Bear")
    duel.resolve()
    duel.answer("Shock 2")
    assert duel.find("Bear").counted("+1/+1") == 1
    assert duel.game.player(ALICE).drawn == 2


def test_the_only_card_in_hand_is_discarded_unasked(duel: Duel) -> None:
    library(duel, "Shock")
    cast(duel, instant(Connive(Named.CONVOKED)), "Bear")
    duel.resolve()
    assert duel.where("Shock 1") == "graveyard"
    assert duel.numbers("Bear") == (3, 3)


def test_without_any_card_to_discard_nothing_grows(duel: Duel) -> None:
    library(duel)
    cast(duel, instant(Connive(Named.CONVOKED)), "Bear")
    duel.resolve()
    assert duel.find("Bear").counted("+1/+1") == 0


def test_several_connive_one_by_one_in_the_order_their_controllers_choose(duel: Duel) -> None:
    """701.50c: the active player's first."""
    library(duel, "Shock", "Island")
    duel.put(creature("Drake", 2, 2), seat=BOB)
    cast(duel, instant(Connive(Named.CONVOKED)), "Drake", "Bear", "Ogre")
    duel.resolve()
    assert (duel.question.kind, duel.question.player, duel.question.rule) == ("choose objects", ALICE, "701.50c")
    assert duel.options() == ["Bear", "Ogre"]
    duel.answer("Ogre")
    assert (duel.numbers("Ogre"), duel.numbers("Bear"), duel.hand(BOB)) == ((4, 4), (2, 2), 0)
    assert duel.where("Island 2") == "graveyard"
    assert duel.game.player(BOB).drawn == 1


def test_a_creature_that_is_gone_connives_all_the_same_for_whoever_had_it_last(duel: Duel) -> None:
    """701.50b."""
    library(duel, "Shock")
    cast(duel, instant(Connive(Named.CONVOKED)), "Bear")
    zones.move(duel.game, duel.find("Bear").id, Zone.GRAVEYARD)
    duel.resolve()
    assert duel.where("Shock 1") == "graveyard"
    assert duel.find("Bear").counted("+1/+1") == 0


def test_lethal_scheme_destroys_and_has_the_destroyed_creature_connive_if_it_convoked(duel: Duel) -> None:
    library(duel, "Shock")
    duel.put("Lethal Scheme", Zone.HAND)
    duel.mana("{B}{B}{B}{B}")
    duel.cast("Lethal Scheme", "Bear")
    convoke(duel, "Lethal Scheme", "Bear")
    duel.resolve()
    assert (duel.where("Bear"), duel.where("Shock 1")) == ("graveyard", "graveyard")


def test_a_target_connives(duel: Duel) -> None:
    text = "Target creature connives."
    card = Characteristics("Wish", (), types=("Instant",))
    (ability,) = read_abilities(card, text)
    assert ability == SpellAbility((Connive(),), (Target(Kind.PERMANENT, CREATURE),))
    assert render(replace(card, abilities=(ability,))) == text


def test_a_spell_and_a_permanent_speak_of_them_in_their_own_ways() -> None:
    """A spell is "this spell"; what a permanent's spell was is "it" after the permanent has been named."""
    assert render(ELEPHANT) == "When this creature enters, put a +1/+1 counter on each creature that convoked it."
    assert render(instant(GROW)) == "Put a +1/+1 counter on each creature that convoked this spell."
    assert read_abilities(ELEPHANT, render(ELEPHANT)) == ELEPHANT.abilities
