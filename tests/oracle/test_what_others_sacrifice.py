"""It That Betrays, and the card that a permanent of another player has become as it was sacrificed."""

from __future__ import annotations

from oracle.objects import Seat
from tests.oracle.duel import ALICE, BOB, Duel


def sacrificed(seat: Seat) -> Duel:
    """Alice has It That Betrays, and an Atog eats an Ornithopter of the player's who has both."""
    duel = Duel()
    duel.put("It That Betrays")
    duel.put("Atog", seat=seat)
    duel.put("Ornithopter", seat=seat)
    if seat == BOB:
        duel.pass_()
    duel.activate("Atog", seat=seat)
    return duel


def test_what_an_opponent_sacrifices_comes_back_under_the_control_of_the_other_player() -> None:
    duel = sacrificed(BOB)
    assert duel.where("Ornithopter") == "graveyard"
    assert duel.stack() == ["sacrifice", "activated"]
    duel.resolve()
    assert duel.where("Ornithopter") == "battlefield"
    assert duel.controller("Ornithopter") == ALICE


def test_what_its_own_controller_sacrifices_stays_in_the_graveyard() -> None:
    duel = sacrificed(ALICE)
    assert duel.stack() == ["activated"]
    duel.resolve()
    assert duel.where("Ornithopter") == "graveyard"
