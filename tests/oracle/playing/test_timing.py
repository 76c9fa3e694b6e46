from __future__ import annotations

import pytest

from oracle.abilities.qualities import Quality
from oracle.errors import IllegalAction
from oracle.objects import Seat, Zone
from oracle.playing import timing
from oracle.state import Duration, Permission, Step
from tests.oracle.conftest import ALICE, Table

BOB = Seat(1)


def may(table: Table, label: str, seat: Seat = ALICE) -> bool:
    try:
        timing.check_casting(table.game.state, seat, table.ids[label])
    except IllegalAction:
        return False
    return True


@pytest.fixture
def cards(table: Table) -> Table:
    """A creature, one with flash, an instant and a sorcery, in the hand of each player."""
    for seat in (0, 1):
        for name in ("Mulldrifter", "Briarhorn", "Lightning Bolt", "Reanimate"):
            table.card(name, Zone.HAND, seat, label=f"{name} {seat}")
    return table


def test_everything_can_be_cast_in_the_main_phase_with_the_stack_empty(cards: Table) -> None:
    assert may(cards, "Mulldrifter 0")
    assert may(cards, "Reanimate 0")


@pytest.mark.parametrize("step", [step for step in Step if not step.main])
def test_elsewhere_only_instants_and_flash(cards: Table, step: Step) -> None:
    cards.game.update(step=step)
    assert not may(cards, "Mulldrifter 0")
    assert not may(cards, "Reanimate 0")
    assert may(cards, "Briarhorn 0")
    assert may(cards, "Lightning Bolt 0")


def test_with_something_on_the_stack_only_instants_and_flash(cards: Table) -> None:
    cards.card("Lightning Bolt", Zone.STACK, label="on the stack")
    assert not may(cards, "Mulldrifter 0")
    assert may(cards, "Briarhorn 0")


def test_on_the_turn_of_another_only_instants_and_flash(cards: Table) -> None:
    cards.game.update(priority=BOB)
    assert not may(cards, "Mulldrifter 1", BOB)
    assert may(cards, "Briarhorn 1", BOB)


def test_nothing_without_priority(cards: Table) -> None:
    assert not may(cards, "Lightning Bolt 1", BOB)
    cards.game.update(priority=None)
    assert not may(cards, "Lightning Bolt 0")


def test_orrery_gives_its_controller_the_timing_of_flash(cards: Table) -> None:
    cards.card("Vedalken Orrery", seat=1)
    cards.game.update(priority=BOB)
    assert may(cards, "Mulldrifter 1", BOB)
    cards.game.update(active=BOB, priority=ALICE)
    assert not may(cards, "Mulldrifter 0")


def test_a_permission_gives_the_timing_of_flash_to_its_quality(cards: Table) -> None:
    flash = Permission(ALICE, Duration.YOUR_NEXT_TURN, flash=True, quality=Quality(types=("Sorcery",)))
    cards.game.update(active=BOB, permissions=(flash,))
    assert may(cards, "Reanimate 0")
    assert not may(cards, "Mulldrifter 0")


def test_teferi_holds_opponents_to_the_timing_of_sorceries_whatever_they_have(cards: Table) -> None:
    cards.card("Teferi, Time Raveler")
    cards.card("Vedalken Orrery", seat=1)
    cards.game.update(priority=BOB)
    for name in ("Mulldrifter 1", "Briarhorn 1", "Lightning Bolt 1"):
        assert not may(cards, name, BOB)
    cards.game.update(active=BOB)
    for name in ("Mulldrifter 1", "Briarhorn 1", "Lightning Bolt 1"):
        assert may(cards, name, BOB)
    cards.game.update(priority=ALICE)
    assert may(cards, "Lightning Bolt 0")
