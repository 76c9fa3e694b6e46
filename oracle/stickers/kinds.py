"""Stickers (123.1), and a sticker that is on an object."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.kinds import Ability
from oracle.abilities.stickers import StickerKind

TICKET = "ticket"
"""The kind of counter with which a player pays ticket costs (107.17)."""


@dataclass(frozen=True)
class Sticker:
    """One sticker of a sheet (123.2): a name sticker has ``words`` (123.6), an ability sticker ``abilities`` (123.7), a power and
    toughness sticker a ``size`` (123.8), an art sticker nothing (123.9).

    ``reference`` is what the contract calls it. ``tickets`` is its ticket cost (123.3c).
    """

    sheet: str
    reference: str
    kind: StickerKind
    words: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    """Empty for an ability sticker with an ability that is not modelled."""
    size: tuple[int, int] | None = None
    tickets: int = 0


@dataclass(frozen=True)
class Placed:
    """A sticker on an object, with its timestamp (613.7k) and, for a name sticker, the number of words that stood before it when
    it was put there (123.6c).
    """

    sticker: Sticker
    timestamp: int
    after: int = 0
