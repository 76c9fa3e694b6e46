"""Warp (702.185)."""

from __future__ import annotations

import pytest

from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.fixture
def duel() -> Duel:
    duel = Duel()
    duel.put("Quantum Riddler", Zone.HAND)
    return duel


def refused(duel: Duel, alternative: str) -> str:
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.cast("Quantum Riddler", alternative=alternative)
    assert duel.state == before
    return illegal.value.rule


def warped(duel: Duel) -> None:
    duel.mana("{U}{U}")
    duel.cast("Quantum Riddler", alternative="warp")
    duel.resolve_all()
    assert duel.where("Quantum Riddler") == "battlefield"


def test_the_permanent_is_exiled_at_the_next_end_step(duel: Duel) -> None:
    warped(duel)
    duel.pass_until(Step.END)
    assert duel.stack() == ["warp"]
    duel.resolve()
    assert duel.where("Quantum Riddler") == "exile"


def test_a_permanent_cast_for_its_mana_cost_stays(duel: Duel) -> None:
    duel.mana("{U}{U}{U}{U}{U}")
    duel.cast("Quantum Riddler")
    duel.resolve_all()
    duel.pass_until(Step.END)
    assert duel.stack() == []


def test_its_owner_may_cast_it_from_exile_on_a_later_turn_only(duel: Duel) -> None:
    warped(duel)
    duel.pass_until(Step.END)
    duel.put("Vedalken Orrery")
    duel.resolve()
    duel.mana("{U}{U}{U}{U}{U}")
    assert refused(duel, "") == "601.3"
    duel.pass_until(Step.PRECOMBAT_MAIN, BOB)
    duel.pass_()
    duel.mana("{U}{U}{U}{U}{U}")
    duel.game.update(priority=ALICE)
    assert refused(duel, "warp") == "601.2b"
    duel.cast("Quantum Riddler")
    duel.resolve_all()
    duel.pass_until(Step.END)
    assert duel.where("Quantum Riddler") == "battlefield"


def test_a_permanent_that_left_and_came_back_is_another_one(duel: Duel) -> None:
    warped(duel)
    duel.put("Cloudshift", Zone.HAND)
    duel.mana("{W}")
    duel.cast("Cloudshift", "Quantum Riddler")
    duel.resolve_all()
    duel.pass_until(Step.END)
    duel.resolve_all()
    assert duel.where("Quantum Riddler") == "battlefield"


def test_warp_is_for_the_hand_only(duel: Duel) -> None:
    duel.put("Underworld Breach")
    duel.game.update(
        objects={of: found for of, found in duel.state.objects.items() if found.label != "Quantum Riddler"},
        zones={**duel.state.zones, (Zone.HAND, ALICE): ()},
    )
    duel.put("Quantum Riddler", Zone.GRAVEYARD)
    duel.mana("{U}{U}")
    assert refused(duel, "warp") == "601.2b"


def test_under_omniscience_there_are_three_ways_and_each_is_taken_alone(duel: Duel) -> None:
    duel.put("Omniscience")
    before = duel.state
    duel.cast("Quantum Riddler", alternative="free")
    duel.resolve_all()
    duel.pass_until(Step.END)
    assert (duel.where("Quantum Riddler"), duel.stack()) == ("battlefield", [])
    duel.game.state = before
    assert refused(duel, "warp") == "601.2h"
    assert refused(duel, "") == "601.2h"
    warped(duel)


# ---- Quantum Riddler: one card more


@pytest.mark.parametrize(("hand", "drawn"), [(0, 2), (1, 2), (2, 1)])
def test_one_card_more_is_drawn_with_at_most_one_in_hand(hand: int, drawn: int) -> None:
    duel = Duel()
    duel.put("Quantum Riddler")
    for number in range(hand):
        duel.put("Island", Zone.HAND, label=f"Island {number}")
    duel.put("Think Twice", Zone.HAND)
    duel.mana("{U}{U}")
    duel.cast("Think Twice")
    duel.resolve()
    assert duel.game.player(ALICE).drawn == drawn


def test_two_of_them_add_a_card_each_and_an_opponent_draws_as_ever() -> None:
    duel = Duel()
    duel.put("Quantum Riddler", label="one")
    duel.put("Quantum Riddler", label="two")
    duel.put("Think Twice", Zone.HAND)
    duel.put("Think Twice", Zone.HAND, BOB, label="Bob's")
    duel.mana("{U}{U}")
    duel.mana("{U}{U}", BOB)
    duel.cast("Think Twice")
    duel.resolve()
    assert duel.game.player(ALICE).drawn == 3
    duel.pass_()
    duel.cast("Bob's", seat=BOB)
    duel.resolve()
    assert duel.game.player(BOB).drawn == 1
