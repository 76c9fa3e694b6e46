"""Opponents and numbers that are chosen for a permanent as it enters, and what comes of them (614.12a)."""

from __future__ import annotations

import pytest

from oracle.errors import IllegalAction
from oracle.objects import Seat, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel

CAROL = Seat(2)


def hand(duel: Duel, seat: Seat, count: int) -> None:
    for number in range(count):
        duel.put("Wastes", Zone.HAND, seat, label=f"{seat} holds {number}")


@pytest.mark.parametrize(("held", "life"), [(0, 17), (1, 18), (3, 20), (5, 20)])
def test_the_rack_hurts_the_only_opponent_for_each_card_less_than_three(held: int, life: int) -> None:
    duel = Duel()
    duel.play("The Rack")
    assert duel.find("The Rack").chosen == "Bob"
    hand(duel, BOB, held)
    duel.pass_until(Step.UPKEEP, BOB)
    duel.resolve()
    assert duel.game.player(BOB).life == life


def test_one_of_several_opponents_is_chosen_and_no_other_one_is_meant() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.play("The Rack")
    assert duel.options() == ["Bob", "Carol"]
    duel.answer("Carol")
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.stack() == []
    duel.pass_until(Step.UPKEEP, CAROL)
    duel.resolve()
    assert [duel.game.player(each).life for each in (BOB, CAROL)] == [20, 17]


def test_the_chosen_player_discards_down_to_four_cards() -> None:
    duel = Duel()
    duel.put("Cursed Rack", chosen="Bob")
    hand(duel, ALICE, 6)
    hand(duel, BOB, 6)
    duel.pass_until(Step.END, BOB)
    held = duel.hand(BOB)
    duel.pass_until_asked()
    assert (duel.question.player, duel.question.minimum) == (BOB, held - 4)


@pytest.mark.parametrize(("held", "life"), [(0, 20), (4, 20), (6, 22)])
def test_a_tower_gives_life_for_each_card_beyond_four(held: int, life: int) -> None:
    duel = Duel()
    duel.put("Ivory Tower")
    hand(duel, ALICE, held)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    assert duel.game.player(ALICE).life == life


def test_a_shapeshifter_has_the_size_of_the_number_that_was_chosen_last() -> None:
    duel = Duel()
    duel.put("Shapeshifter", Zone.HAND)
    duel.mana("{C}{C}{C}{C}{C}{C}")
    duel.cast("Shapeshifter")
    assert duel.numbers("Shapeshifter") == (0, 7)
    duel.resolve()
    with pytest.raises(IllegalAction):
        duel.answer("8")
    duel.answer("5")
    assert duel.numbers("Shapeshifter") == (5, 2)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.yes()
    duel.answer("3")
    assert duel.numbers("Shapeshifter") == (3, 4)
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.no()
    assert duel.numbers("Shapeshifter") == (3, 4)


def test_a_shapeshifter_dies_of_the_number_seven() -> None:
    duel = Duel()
    duel.play("Shapeshifter")
    duel.answer("7")
    assert (duel.where("Shapeshifter"), duel.numbers("Shapeshifter")) == ("graveyard", (0, 7))


def test_an_avenger_grows_with_the_artifacts_of_opponents_in_every_zone() -> None:
    duel = Duel()
    duel.put("Gaea's Avenger")
    duel.put("Gaea's Avenger", Zone.HAND, label="another")
    duel.put("Sol Ring")
    for each in ("Ornithopter", "Jalum Tome"):
        duel.put(each, seat=BOB)
    assert [duel.numbers(each) for each in ("Gaea's Avenger", "another")] == [(3, 3), (3, 3)]


def test_a_clock_counts_the_upkeeps_and_strikes_everybody_in_the_draw_step() -> None:
    duel = Duel()
    duel.put("Armageddon Clock", counters=(("doom", 1),))
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.pass_until(Step.DRAW)
    assert len(duel.stack()) == 1
    duel.resolve()
    assert [duel.game.player(each).life for each in (ALICE, BOB)] == [18, 18]


def test_any_player_may_stop_the_clock_in_any_upkeep_and_at_no_other_time() -> None:
    duel = Duel()
    duel.put("Armageddon Clock", counters=(("doom", 2),))
    duel.mana("{C}{C}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Armageddon Clock")
    duel.pass_until(Step.UPKEEP, BOB)
    duel.mana("{C}{C}{C}{C}", BOB)
    duel.activate("Armageddon Clock", seat=BOB)
    assert duel.controller("Armageddon Clock") == ALICE
    duel.resolve()
    assert duel.find("Armageddon Clock").counters == (("doom", 1),)


def test_nobody_else_may_activate_what_does_not_say_so() -> None:
    duel = Duel()
    duel.put("Rakalite")
    duel.pass_()
    duel.mana("{C}{C}", BOB)
    with pytest.raises(IllegalAction):
        duel.activate("Rakalite", "Bob", seat=BOB)
