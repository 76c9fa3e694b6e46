"""Stickers as objects move, are copied and cease to exist (123.5, 400.7m, 613.7k)."""

from __future__ import annotations

import pytest

from oracle import copies, layers, zones
from oracle.faces import turn_face_down, turn_face_up
from oracle.objects import GameObject, Kind, ObjectId, Zone
from oracle.state import ContinuousEffect, Duration, SetController
from oracle.stickers.placing import available
from tests.oracle.duel import ALICE, BOB, Duel, creature
from tests.oracle.stickers.laying import placed

CUB = creature("Bear Cub", 2, 2)
PUBLIC = [each for each in Zone if each.public]
HIDDEN = [Zone.HAND, Zone.LIBRARY]


def dark_cub(duel: Duel, zone: Zone = Zone.BATTLEFIELD) -> ObjectId:
    """A Bear Dark Cub of Alice's."""
    duel.game.change_player(ALICE, sheets=("Urza's Dark Cannonball",))
    return duel.put(CUB, zone, stickers=placed("Dark", after=1))


def name(duel: Duel, of: ObjectId) -> str:
    return layers.characteristics(duel.state, of).name


def is_free(duel: Duel, reference: str) -> bool:
    return reference in {each.reference for each in available(duel.state, ALICE)}


def stamps(found: GameObject) -> list[int]:
    return [found.timestamp, *(each.timestamp for each in found.stickers)]


@pytest.mark.parametrize("first", PUBLIC)
@pytest.mark.parametrize("second", PUBLIC)
def test_a_sticker_stays_in_its_place_through_public_zones(first: Zone, second: Zone) -> None:
    duel = Duel()
    of = dark_cub(duel, first)
    moved = zones.move(duel.game, of, second)
    assert moved is not None
    assert name(duel, moved) == "Bear Dark Cub"
    assert not is_free(duel, "Dark")


@pytest.mark.parametrize("hidden", HIDDEN)
@pytest.mark.parametrize("first", PUBLIC)
def test_a_sticker_is_lost_in_a_hidden_zone_and_can_be_put_again(first: Zone, hidden: Zone) -> None:
    duel = Duel()
    moved = zones.move(duel.game, dark_cub(duel, first), hidden)
    assert moved is not None
    assert (name(duel, moved), is_free(duel, "Dark")) == ("Bear Cub", True)
    back = zones.move(duel.game, moved, Zone.BATTLEFIELD)
    assert back is not None
    assert name(duel, back) == "Bear Cub"


def test_stickers_get_new_timestamps_after_that_of_the_new_object_in_the_order_that_they_had() -> None:
    duel = Duel()
    of = duel.put(CUB, stickers=placed("Dark", "Happy", "Mana", since=1))
    clock = duel.state.clock
    moved = zones.move(duel.game, of, Zone.GRAVEYARD)
    found = duel.find("Bear Cub")
    assert stamps(found) == [clock, clock + 1, clock + 2, clock + 3]
    assert [each.sticker.reference for each in found.stickers] == ["Dark", "Happy", "Mana"]
    assert moved is not None
    assert zones.move(duel.game, moved, Zone.EXILE) is not None
    assert stamps(duel.find("Bear Cub"))[0] > clock + 3


def test_turning_over_gives_stickers_new_timestamps_in_their_order() -> None:
    duel = Duel()
    of = duel.put(CUB, stickers=placed("Dark", "Happy"))
    for turn in (turn_face_down, turn_face_up):
        clock = duel.state.clock
        turn(duel.game, of)
        assert stamps(duel.find("Bear Cub")) == [clock, clock + 1, clock + 2]


def test_a_token_with_a_sticker_ceases_and_the_sticker_is_free() -> None:
    duel = Duel()
    of = dark_cub(duel)
    duel.game.change(of, kind=Kind.TOKEN)
    duel.put("Damnation", Zone.HAND)
    duel.mana("{B}{B}{B}{B}")
    duel.cast("Damnation")
    assert not is_free(duel, "Dark")
    duel.resolve()
    assert of not in duel.state.objects
    assert is_free(duel, "Dark")


def test_stickers_are_no_copiable_values() -> None:
    duel = Duel()
    of = dark_cub(duel)
    assert copies.copiable(duel.state, of).name == "Bear Cub"


def test_the_copy_of_a_spell_has_no_sticker_of_the_original() -> None:
    duel = Duel()
    of = dark_cub(duel, Zone.STACK)
    copy = copies.copy_on_stack(duel.game, of, ALICE)
    assert (name(duel, of), name(duel, copy)) == ("Bear Dark Cub", "Bear Cub")


def test_a_sticker_stays_where_it_is_under_the_control_of_another_player() -> None:
    duel = Duel()
    of = dark_cub(duel)
    effect = ContinuousEffect((of,), SetController(BOB), Duration.END_OF_TURN, duel.state.clock, BOB)
    duel.game.update(effects=(effect,))
    assert (duel.controller("Bear Cub"), name(duel, of), is_free(duel, "Dark")) == (BOB, "Bear Dark Cub", False)


def test_a_spell_that_is_cast_with_a_sticker_on_it_has_it_on_the_stack_and_as_a_permanent() -> None:
    duel = Duel()
    duel.put(creature("Squee", mana="{R}"), Zone.GRAVEYARD, stickers=placed("Dark", after=1))
    duel.put("Underworld Breach")
    for number in range(3):
        duel.put("Wastes", Zone.GRAVEYARD, label=f"Wastes {number}")
    duel.mana("{R}")
    duel.cast("Squee", alternative="escape")
    while duel.game.pending is not None:
        duel.answer(*duel.options()[: duel.question.minimum])
    assert duel.where("Squee") == "stack"
    assert name(duel, duel.find("Squee").id) == "Squee Dark"
    duel.resolve()
    assert duel.where("Squee") == "battlefield"
    assert name(duel, duel.find("Squee").id) == "Squee Dark"


def test_stickers_leave_the_game_with_what_they_are_on() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    of = duel.put(CUB, seat=BOB, stickers=placed("Dark"))
    zones.leave_game(duel.game, [of])
    assert all(not each.stickers for each in duel.state.objects.values())
    assert name(duel, of) == "Dark Bear Cub"
