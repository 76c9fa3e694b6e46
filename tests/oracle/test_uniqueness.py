"""What players keep only one of (704.5j), by the rules of each day."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oracle import state_based
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Seat
from oracle.questions import Asking
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def check(duel: Duel) -> None:
    def action(game: Game) -> Asking[None]:
        yield from state_based.perform(game)

    duel.game.do(action)


def test_of_two_legends_with_one_name_their_controller_keeps_one() -> None:
    duel = Duel()
    for label in ("first", "second"):
        duel.put("Isamaru, Hound of Konda", label=label)
    duel.put("Isamaru, Hound of Konda", seat=BOB, label="Bob's")
    check(duel)
    assert (duel.question.player, duel.question.kind, duel.options()) == (ALICE, "legend", ["first", "second"])
    duel.answer("second")
    assert [duel.where(label) for label in ("first", "second", "Bob's")] == ["graveyard", "battlefield", "battlefield"]


def test_before_july_2013_all_legends_with_one_name_went() -> None:
    duel = Duel(edition="2013-07-12")
    for label, seat in (("hers", ALICE), ("his", BOB)):
        duel.put("Isamaru, Hound of Konda", seat=seat, label=label)
    duel.put("Cho-Manno, Revolutionary")
    check(duel)
    assert [duel.where(label) for label in ("hers", "his", "Cho-Manno, Revolutionary")] == [
        "graveyard",
        "graveyard",
        "battlefield",
    ]


def ajani(duel: Duel, name: str, seat: Seat = ALICE, **facts: Any) -> None:
    """A planeswalker of one type under a player's control."""
    duel.put(permanent(name, "Planeswalker", subtypes=("Ajani",), **facts), seat=seat, counters=(("loyalty", 3),))


@pytest.mark.parametrize(("edition", "gone"), [("2013-07-12", True), ("2013-07-13", False)])
def test_before_july_2013_planeswalkers_of_one_type_went_whoever_controlled_them(edition: str, gone: bool) -> None:
    duel = Duel(edition=edition)
    ajani(duel, "Ajani Steadfast")
    ajani(duel, "Ajani Vengeant", BOB)
    duel.put("Teferi, Time Raveler", counters=(("loyalty", 4),))
    check(duel)
    assert duel.game.pending is None
    assert [duel.where(each) == "graveyard" for each in ("Ajani Steadfast", "Ajani Vengeant")] == [gone, gone]
    assert duel.where("Teferi, Time Raveler") == "battlefield"


def test_until_september_2017_players_keep_one_planeswalker_of_each_type() -> None:
    duel = Duel(edition="2017-09-28")
    for seat in (BOB, ALICE):
        for number in (1, 2):
            ajani(duel, f"Ajani {number} of {seat}", seat)
    check(duel)
    assert (duel.question.player, duel.question.kind, duel.options()) == (ALICE, "legend", ["Ajani 1 of 0", "Ajani 2 of 0"])
    duel.answer("Ajani 2 of 0")
    duel.answer("Ajani 1 of 1")
    there = [duel.where(f"Ajani {number} of {seat}") == "battlefield" for seat in (ALICE, BOB) for number in (1, 2)]
    assert there == [False, True, True, False]


def test_a_planeswalker_of_two_types_is_weighed_for_each() -> None:
    duel = Duel(edition="2017-09-28")
    ajani(duel, "Ajani")
    duel.put(permanent("Both", "Planeswalker", subtypes=("Ajani", "Teferi")), counters=(("loyalty", 3),))
    duel.put("Teferi, Time Raveler", counters=(("loyalty", 4),))
    check(duel)
    duel.answer("Ajani")
    duel.answer("Both")
    assert [duel.where(each) for each in ("Ajani", "Both", "Teferi, Time Raveler")] == ["battlefield", "graveyard", "graveyard"]


def test_how_often_one_chooses_among_planeswalkers_with_two_types_in_common_is_not_guessed_at() -> None:
    duel = Duel(edition="2017-09-28")
    for name in ("one", "other"):
        duel.put(permanent(name, "Planeswalker", subtypes=("Ajani", "Teferi")), counters=(("loyalty", 3),))
    with pytest.raises(NotModelled, match="2017-09-29"):
        check(duel)


def test_since_september_2017_planeswalkers_of_one_type_stay() -> None:
    duel = Duel(edition="2017-09-29")
    ajani(duel, "Ajani Steadfast")
    ajani(duel, "Ajani Vengeant")
    check(duel)
    assert duel.game.pending is None
    assert duel.where("Ajani Vengeant") == "battlefield"


def test_a_creature_type_that_planeswalkers_share_is_no_matter() -> None:
    duel = Duel(edition="2017-09-28")
    for name in ("one", "other"):
        walker = replace(creature(name, 3, 3), types=("Planeswalker", "Creature"), subtypes=("Soldier",))
        duel.put(walker, counters=(("loyalty", 3),))
    check(duel)
    assert duel.game.pending is None
    assert [duel.where(each) for each in ("one", "other")] == ["battlefield", "battlefield"]


@pytest.mark.parametrize(("edition", "able"), [("2013-07-12", True), ("2017-09-28", False), ("2017-09-29", True)])
def test_how_often_one_chooses_among_legendary_planeswalkers_of_one_name_is_not_guessed_at(edition: str, able: bool) -> None:
    duel = Duel(edition=edition)
    for label in ("first", "second"):
        duel.put("Teferi, Time Raveler", label=label, counters=(("loyalty", 4),))
    if not able:
        with pytest.raises(NotModelled, match="planeswalkers with one name"):
            check(duel)
        return
    check(duel)
    if edition < "2013-07-13":
        assert [duel.where(label) for label in ("first", "second")] == ["graveyard", "graveyard"]
    else:
        assert duel.options() == ["first", "second"]


def test_the_active_player_chooses_among_legends_first() -> None:
    duel = Duel()
    for seat in (BOB, ALICE):
        for number in (1, 2):
            duel.put(creature("Legend", supertypes=("Legendary",)), seat=seat, label=f"Legend {number} of {seat}")
    check(duel)
    assert duel.question.player == ALICE
    duel.answer("Legend 1 of 0")
    assert duel.question.player == BOB
