"""Stickers on objects, for tests."""

from __future__ import annotations

from oracle.stickers.kinds import Placed
from oracle.stickers.sheets import sticker


def placed(*references: str, after: int = 0, since: int = 0) -> tuple[Placed, ...]:
    """These stickers, each put on an object after the one before it."""
    return tuple(Placed(sticker(each), since + number, after) for number, each in enumerate(references))
