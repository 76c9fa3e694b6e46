"""What is kept through tapping is what would be worked out anew."""

from __future__ import annotations

import pytest

from oracle import events, layers
from oracle.objects import Zone
from tests.oracle.conftest import Table

BOARDS = (
    ("Grizzly Bears", "Trinisphere"),
    ("Grizzly Bears", "Heartless Summoning", "Fallowsage"),
    ("Grizzly Bears", "The Wandering Rescuer"),
    ("Grizzly Bears", "Seraph of the Masses", "Humility"),
)


@pytest.mark.parametrize("cards", BOARDS)
def test_tapping_and_untapping_leave_what_a_fresh_look_finds(table: Table, cards: tuple[str, ...]) -> None:
    for of in table.cards(*cards):
        for turn in (events.tap, events.untap):
            _looked_at(table)
            turn(table.game, of)
            kept = _looked_at(table)
            table.game.state = table.game.state.changed()
            assert kept == _looked_at(table)


def _looked_at(table: Table) -> object:
    state = table.game.state
    of_each = {of: layers.characteristics(state, of) for of in state.zones[Zone.BATTLEFIELD, None]}
    return of_each, tuple(layers.statics(state)), layers.permanents(state)
