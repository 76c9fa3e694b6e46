"""Flashback (702.34): casting a card from the graveyard, and exiling it as it leaves the stack."""

from __future__ import annotations

from oracle.objects import GameObject, Zone

NAME = "flashback"


def leaves_for_exile(moved: GameObject) -> bool:
    """Whether this is a spell that leaves the stack for nowhere but exile, for its flashback cost was paid (702.34a)."""
    return moved.zone is Zone.STACK and moved.cast is not None and moved.cast.alternative == NAME
