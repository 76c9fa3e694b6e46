"""Scrying, surveilling, and cards that are put beneath the top card of a library."""

from __future__ import annotations

import pytest

from oracle import libraries, zones
from oracle.abilities.effects import Effect, Mill, PutOnTopOrBottom, Scry, Surveil
from oracle.abilities.qualities import Target, Who
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.duel import ALICE, BOB, Duel
from tests.oracle.test_instructions import resolve

FIRST, SECOND, THIRD = (f"Alice's card {number}" for number in (1, 2, 3))


def library(duel: Duel) -> list[str]:
    """Alice's library from the top."""
    return [duel.state.objects[each].label for each in zones.in_zone(duel.state, Zone.LIBRARY, ALICE)]


@pytest.fixture
def duel() -> Duel:
    duel = Duel()
    zones.reorder(duel.game, Zone.LIBRARY, ALICE, [duel.find(each).id for each in (FIRST, SECOND, THIRD)])
    return duel


def test_scry_puts_cards_on_the_bottom_and_the_rest_back_in_any_order(duel: Duel) -> None:
    resolve(duel, Scry(2))
    assert (duel.question.kind, duel.question.rule) == ("choose objects", "701.22a")
    assert (duel.question.minimum, duel.question.maximum) == (0, 2)
    duel.answer()
    assert (duel.question.kind, duel.question.shape.value) == ("library place", "order")
    duel.answer(SECOND, FIRST)
    assert library(duel) == [SECOND, FIRST, THIRD]


def test_scry_puts_several_cards_on_the_bottom_in_any_order(duel: Duel) -> None:
    resolve(duel, Scry(2))
    duel.answer(FIRST, SECOND)
    duel.answer(SECOND, FIRST)
    assert library(duel) == [THIRD, SECOND, FIRST]


def test_one_card_needs_no_order(duel: Duel) -> None:
    resolve(duel, Scry(1))
    duel.answer(FIRST)
    assert library(duel) == [SECOND, THIRD, FIRST]


@pytest.mark.parametrize("effect", [Scry(0), Surveil(0)])
def test_nobody_is_asked_to_look_at_no_card(duel: Duel, effect: Effect) -> None:
    resolve(duel, effect)
    assert duel.game.pending is None


def test_surveil_puts_cards_into_the_graveyard_and_the_rest_back(duel: Duel) -> None:
    resolve(duel, Surveil(3))
    assert duel.question.rule == "701.25a"
    duel.answer(SECOND)
    duel.answer(THIRD, FIRST)
    assert library(duel) == [THIRD, FIRST]
    assert duel.where(SECOND) == "graveyard"


def test_cards_go_to_the_graveyard_at_the_same_time_and_leave_the_library_as_it_is(duel: Duel) -> None:
    resolve(duel, Surveil(5))
    assert duel.question.maximum == 3
    duel.answer(FIRST, SECOND, THIRD)
    assert library(duel) == []


def test_whoever_looks_at_a_shuffled_library_sees_what_chance_decides(duel: Duel) -> None:
    duel.put("Shock", Zone.LIBRARY)
    libraries.shuffle(duel.game, ALICE)
    with pytest.raises(NotModelled):
        resolve(duel, Scry(1))


def test_its_owner_puts_it_second_from_the_top_or_on_the_bottom(duel: Duel) -> None:
    duel.put("Memnite", seat=ALICE, controller=BOB)
    resolve(duel, PutOnTopOrBottom(second=True), targets=(Target(),), at=("Memnite",))
    assert (duel.question.kind, duel.question.player) == ("library place", ALICE)
    assert duel.options() == ["bottom", "second from the top"]
    duel.answer("second from the top")
    assert library(duel) == [FIRST, "Memnite", SECOND, THIRD]


def test_in_an_empty_library_the_second_place_is_the_only_one(duel: Duel) -> None:
    """401.7."""
    for each in (FIRST, SECOND, THIRD):
        zones.move(duel.game, duel.find(each).id, Zone.EXILE)
    duel.put("Memnite")
    resolve(duel, PutOnTopOrBottom(second=True), targets=(Target(),), at=("Memnite",))
    duel.answer("second from the top")
    assert library(duel) == ["Memnite"]


def test_cards_are_milled_at_the_same_time_and_no_more_than_there_are(duel: Duel) -> None:
    for each in zones.in_zone(duel.state, Zone.LIBRARY, BOB)[1:]:
        zones.move(duel.game, each, Zone.EXILE)
    resolve(duel, Mill(Who.EACH_PLAYER, 2))
    assert library(duel)[0] == THIRD
    graveyards = {seat: len(zones.in_zone(duel.state, Zone.GRAVEYARD, seat)) for seat in (ALICE, BOB)}
    # The spell lies in Alice's graveyard, too. Whoever mills too few cards does not lose the game for it.
    assert (graveyards, duel.game.player(BOB).lost) == ({ALICE: 3, BOB: 1}, False)
