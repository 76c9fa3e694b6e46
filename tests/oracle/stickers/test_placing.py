"""Putting stickers on objects, and what they make of them (123)."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.errors import IllegalAction
from oracle.objects import Seat
from tests.oracle.duel import ALICE, BOB, Duel, creature

CANNONBALL = "Urza's Dark Cannonball"
CUB = creature("Bear Cub", 2, 2)


@pytest.fixture
def duel() -> Duel:
    made = Duel()
    made.game.change_player(ALICE, sheets=(CANNONBALL,))
    return made


def name(duel: Duel, label: str) -> str:
    return layers.characteristics(duel.state, duel.find(label).id).name


def borne(duel: Duel, label: str) -> list[str]:
    return [each.sticker.reference for each in duel.find(label).stickers]


def tickets(duel: Duel, count: int, seat: Seat = ALICE) -> None:
    duel.game.change_player(seat, counters=(("ticket", count),))


def harold(duel: Duel, on: str, sticker: str = "", position: str = "") -> None:
    """Alice casts Angelic Harold, and a name sticker is put on something."""
    duel.play("Angelic Harold")
    duel.resolve()
    duel.yes()
    for each in (on, sticker, position):
        if each and duel.game.pending is not None:
            duel.answer(each)


@pytest.mark.parametrize(("position", "becomes"), [("0", "Dark Bear Cub"), ("1", "Bear Dark Cub"), ("2", "Bear Cub Dark")])
def test_a_name_sticker_adds_its_word_where_it_is_put(duel: Duel, position: str, becomes: str) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark", position)
    assert name(duel, "Bear Cub") == becomes
    assert borne(duel, "Bear Cub") == ["Dark"]


def test_only_what_the_player_owns_can_be_chosen_and_only_stickers_of_their_sheets(duel: Duel) -> None:
    duel.put(CUB)
    duel.put(CUB, seat=BOB, label="Bob's cub")
    duel.put(CUB, label="Alice's cub", controller=BOB)
    duel.put("Forest")
    duel.play("Angelic Harold")
    duel.resolve()
    duel.yes()
    assert duel.options() == ["Alice's cub", "Angelic Harold", "Bear Cub"]
    duel.answer("Alice's cub")
    assert (duel.question.kind, duel.question.player, duel.options()) == ("sticker", ALICE, ["Cannonball", "Dark", "Urza's"])
    duel.answer("Dark")
    # Where it goes is up to whoever controls the object (123.6b).
    assert (duel.question.kind, duel.question.player) == ("position", BOB)
    assert (duel.question.minimum, duel.question.maximum) == (0, 2)


@pytest.mark.parametrize("answer", ["3", "-1", "one"])
def test_there_is_no_other_position(duel: Duel, answer: str) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark")
    with pytest.raises(IllegalAction):
        duel.answer(answer)


def test_a_sticker_that_is_on_an_object_of_the_player_is_not_there_to_be_put(duel: Duel) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark", "0")
    duel.play("Aerialephant")
    duel.resolve()
    duel.yes()
    duel.answer("Bear Cub")
    assert "Dark" not in duel.options()
    assert "Urza's" in duel.options()


def test_a_player_without_stickers_is_not_asked_for_an_object(duel: Duel) -> None:
    duel.game.change_player(ALICE, sheets=())
    duel.put(CUB)
    duel.play("Angelic Harold")
    duel.resolve()
    duel.yes()
    assert duel.game.pending is None
    assert borne(duel, "Bear Cub") == []


def test_creatures_with_three_words_in_their_names_are_counted_with_stickers(duel: Duel) -> None:
    duel.put(CUB)
    harold(duel, "Bear Cub", "Dark", "0")
    assert (duel.numbers("Bear Cub"), duel.numbers("Angelic Harold")) == ((3, 3), (2, 2))
    assert duel.controller("Bear Cub") == ALICE
