"""Targets that must be others than those that a text has named before (601.2c)."""

from __future__ import annotations

import pytest

from oracle.abilities.effects import ChooseNewTargets, Tap, Untap
from oracle.abilities.events import Enters
from oracle.abilities.kinds import SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Kind, Quality, Target, Targeted, Who
from oracle.cards import NotUnderstood
from oracle.cards.records import Record, read
from oracle.errors import IllegalAction
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import BOB, Duel, permanent

TWO = SpellAbility((Tap(), Untap(Targeted(1))), (Target(quality=CREATURE), Target(quality=CREATURE, another=True)))


@pytest.mark.parametrize(("chosen", "legal"), [(("One", "Two"), True), (("One", "One"), False)])
def test_another_target_is_another_than_the_one_before(chosen: tuple[str, ...], legal: bool) -> None:
    duel = Duel()
    for label in ("One", "Two"):
        duel.put("Grizzly Bears", label=label)
    duel.put(Characteristics("Both", (), types=("Instant",), abilities=(TWO,)), Zone.HAND)
    if legal:
        duel.cast("Both", *chosen)
        assert duel.find("Both").targets == tuple((duel.target(each),) for each in chosen)
    else:
        with pytest.raises(IllegalAction):
            duel.cast("Both", *chosen)


def test_an_ability_is_not_asked_for_what_must_be_another_again() -> None:
    duel = Duel()
    for label in ("One", "Two", "Three"):
        duel.put("Grizzly Bears", label=label)
    duel.put(permanent("Orders", "Enchantment", TriggeredAbility(Enters(), TWO.effects, TWO.targets)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Orders")
    duel.resolve()
    duel.answer("Two")
    assert duel.options() == ["One", "Three"]


def test_a_first_target_that_leaves_no_other_is_refused() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", label="Mine")
    duel.put("Grizzly Bears", seat=BOB, label="Bob's")
    mine = Target(quality=Quality(types=("Creature",), controller=Who.YOU), another=True)
    orders = TriggeredAbility(Enters(), TWO.effects, (Target(quality=CREATURE), mine))
    duel.put(permanent("Orders", "Enchantment", orders), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Orders")
    duel.resolve()
    with pytest.raises(IllegalAction):
        duel.answer("Mine")
    duel.answer("Bob's")
    assert duel.stack() == ["enters"]


def test_without_two_objects_to_target_there_is_no_other() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put(permanent("Orders", "Enchantment", TriggeredAbility(Enters(), TWO.effects, TWO.targets)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Orders")
    duel.resolve()
    assert (duel.game.pending, duel.stack()) == (None, [])


def test_a_new_target_for_one_is_still_another_than_the_rest() -> None:
    duel = Duel()
    for label in ("One", "Two", "Three"):
        duel.put("Grizzly Bears", label=label)
    duel.put(Characteristics("Both", (), types=("Instant",), abilities=(TWO,)), Zone.HAND)
    text = SpellAbility((ChooseNewTargets(),), (Target(Kind.SPELL),))
    duel.put(Characteristics("Turn", (), types=("Instant",), abilities=(text,)), Zone.HAND)
    duel.cast("Both", "One", "Two")
    duel.cast("Turn", "Both")
    duel.resolve()
    duel.yes()
    duel.answer("Two")
    assert duel.options() == ["One", "Three"]


def said(text: str) -> tuple[Target, ...]:
    """The targets of the ability of a creature with this text."""
    (ability,) = read(Record("Knight", "Creature", text=text, power="1", toughness="1")).abilities
    assert isinstance(ability, TriggeredAbility)
    return ability.targets


def test_another_is_another_than_the_target_of_its_kind_before_or_than_the_source() -> None:
    _, second = said("When this creature enters, tap target creature. Untap another target creature.")
    assert second == Target(quality=CREATURE, another=True)
    _, second = said("When this creature enters, exile target card from a graveyard. Untap another target creature.")
    assert second == Target(quality=Quality(types=("Creature",), other=True))


def test_another_after_another_is_not_read() -> None:
    with pytest.raises(NotUnderstood):
        said("When this creature enters, tap another target creature. Untap another target creature.")
