"""Stickers (123.1), and a sticker that is on an object."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.kinds import Ability


@dataclass(frozen=True)
class Sticker:
    """One sticker of a sheet (123.2). It is a name sticker if it has ``words`` (123.6), an ability sticker if it has
    ``abilities`` (123.7), a power and toughness sticker if it has a ``size`` (123.8), and else an art sticker (123.9).

    ``reference`` is what the contract calls it. ``tickets`` is its ticket cost (123.3c).
    """

    sheet: str
    reference: str
    words: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
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
