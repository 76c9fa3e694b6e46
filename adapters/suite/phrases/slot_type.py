"""What a kind of slot is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class SlotType:
    """A kind of slot. ``read`` and ``write`` are given the player whom the phrase is about ("" where there is none).

    Both raise ValueError for what cannot stand in the slot.
    """

    pattern: str
    read: Callable[[str, str], object]
    write: Callable[[object, str], str]
