"""Events that cards with Antiquities names wait for: artifacts that are tapped or used, and that go to graveyards."""

from __future__ import annotations

import pytest

from oracle import events
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def life(duel: Duel) -> list[int]:
    return [duel.game.player(each).life for each in (ALICE, BOB)]


def test_an_artifact_that_becomes_tapped_hurts_its_controller() -> None:
    duel = Duel()
    duel.put("Haunting Wind")
    events.tap(duel.game, duel.put("Ornithopter", seat=BOB))
    events.tap(duel.game, duel.put("Grizzly Bears", seat=BOB))
    duel.pass_()
    duel.resolve_all()
    assert life(duel) == [20, 19]


def test_an_ability_with_the_tap_symbol_is_one_event_and_not_two() -> None:
    duel = Duel()
    duel.put("Haunting Wind", seat=BOB)
    duel.put("Amulet of Kroog")
    duel.mana("{C}{C}")
    duel.activate("Amulet of Kroog", "Bob")
    duel.resolve_all()
    assert life(duel) == [19, 20]


@pytest.mark.parametrize(("artifact", "mana"), [("Dragon Engine", "{C}{C}"), ("Rakalite", "{C}{C}")])
def test_an_ability_without_the_tap_symbol_hurts_too(artifact: str, mana: str) -> None:
    duel = Duel()
    duel.put("Haunting Wind", seat=BOB)
    duel.put(artifact)
    duel.mana(mana)
    duel.activate(artifact, *(["Bob"] if artifact == "Rakalite" else []))
    duel.resolve_all()
    assert life(duel) == [19, 20]


def test_a_mana_ability_without_the_tap_symbol_hurts_too() -> None:
    duel = Duel()
    duel.put("Haunting Wind", seat=BOB)
    duel.put("Phyrexian Altar")
    duel.put("Grizzly Bears")
    duel.put("Millstone", Zone.HAND)
    duel.mana("{C}")
    duel.cast("Millstone")
    assert duel.where("Grizzly Bears") == "graveyard"
    duel.resolve_all()
    assert life(duel) == [19, 20]


def test_what_was_sacrificed_for_its_own_ability_was_an_artifact() -> None:
    duel = Duel()
    duel.put("Haunting Wind", seat=BOB)
    duel.put("Bottle Gnomes")
    duel.activate("Bottle Gnomes")
    duel.resolve_all()
    assert life(duel) == [22, 20]


def test_an_opponent_who_uses_an_artifact_or_whose_artifact_is_tapped_gives_life() -> None:
    duel = Duel()
    duel.put("Powerleech")
    duel.put("Ornithopter")
    duel.put("Dragon Engine", seat=BOB)
    duel.put("Dragon Engine", label="mine")
    duel.mana("{C}{C}")
    duel.activate("mine")
    duel.resolve_all()
    assert life(duel) == [20, 20]
    duel.pass_()
    duel.mana("{C}{C}", BOB)
    duel.activate("Dragon Engine", seat=BOB)
    duel.resolve_all()
    assert life(duel) == [21, 20]


def test_an_opponent_who_uses_ones_own_artifact_gives_life_too() -> None:
    duel = Duel()
    duel.put("Powerleech")
    duel.put("Armageddon Clock", counters=(("doom", 1),))
    duel.pass_until(Step.UPKEEP, BOB)
    duel.mana("{C}{C}{C}{C}", BOB)
    duel.activate("Armageddon Clock", seat=BOB)
    duel.resolve_all()
    assert life(duel) == [21, 20]


def test_only_the_artifact_that_is_enchanted_hurts() -> None:
    duel = Duel()
    ornithopter = duel.put("Ornithopter", seat=BOB)
    duel.put("Artifact Possession", attached_to=ornithopter)
    events.tap(duel.game, duel.put("Sol Ring", seat=BOB))
    duel.pass_()
    duel.resolve_all()
    assert life(duel) == [20, 20]
    events.tap(duel.game, ornithopter)
    duel.pass_()
    duel.resolve_all()
    assert life(duel) == [20, 18]


@pytest.mark.parametrize(("paid", "total"), [(True, 21), (False, 20)])
def test_an_artifact_that_goes_to_the_graveyard_may_be_paid_for_in_life(paid: bool, total: int) -> None:
    duel = Duel()
    duel.put("Tablet of Epityr")
    sol_ring = duel.put("Sol Ring")
    duel.mana("{C}")
    events.destroy(duel.game, (sol_ring,))
    duel.pass_()
    duel.pass_until_asked()
    duel.yes() if paid else duel.no()
    assert life(duel) == [total, 20]


@pytest.mark.parametrize(("sacrificed", "waits"), [(True, 0), (False, 1)])
def test_what_was_sacrificed_was_not_lost_otherwise(sacrificed: bool, waits: int) -> None:
    duel = Duel()
    duel.put("Urza's Miter")
    sol_ring = duel.put("Sol Ring")
    if sacrificed:
        events.sacrifice(duel.game, ALICE, sol_ring)
    else:
        events.destroy(duel.game, (sol_ring,))
    assert len(duel.state.waiting) == waits
