"""One source's damage to one object or player, on its way through the parts of 120.4."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.objects import ChosenTarget, ObjectId


@dataclass(frozen=True)
class Damage:
    """So much damage from one source to one object or player."""

    source: ObjectId
    to: ChosenTarget
    amount: int
    combat: bool = False
    """Whether it is combat damage (120.2a)."""
