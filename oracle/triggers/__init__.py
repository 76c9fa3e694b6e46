"""Triggered abilities (603): what has triggered, and how it gets onto the stack."""

from __future__ import annotations

from oracle.triggers.intervening import condition_holds
from oracle.triggers.noting import note, note_lost_control, note_states, note_targets, note_unattached
from oracle.triggers.waiting import put_waiting_on_stack

__all__ = [
    "condition_holds",
    "note",
    "note_lost_control",
    "note_states",
    "note_targets",
    "note_unattached",
    "put_waiting_on_stack",
]
