"""A changed copy is what ``dataclasses.replace`` makes, and nothing of what was worked out from the original."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.state import Player, State


def test_a_changed_copy_differs_in_what_was_changed() -> None:
    player = Player("Alice", life=7, mana=())

    assert player.changed(life=3, lost=True) == replace(player, life=3, lost=True)
    assert player == Player("Alice", life=7)


def test_what_has_no_such_field_cannot_be_changed() -> None:
    with pytest.raises(TypeError, match="Player has no lives, rage"):
        Player("Alice").changed(life=3, lives=9, rage=1)


def test_what_was_worked_out_from_a_state_is_not_known_of_a_changed_one() -> None:
    state = State((Player("Alice"),), {}, {})
    state.memo["seen"] = True

    assert state.changed(turn=2).memo == {}
    assert state.memo == {"seen": True}
