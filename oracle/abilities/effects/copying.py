"""Becoming a copy, and being turned face up (707, 708)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.durations import HowLong
from oracle.abilities.qualities import IT, Quality, Reference


@dataclass(frozen=True)
class BecomesCopy:
    """Becomes a copy of something (707.2). Where ``of`` is a quality, it is a permanent of that quality which you then choose.
    ``with_this_ability``: the copy has the ability that does it (707.9a).
    """

    what: Reference
    of: Reference | Quality
    how_long: HowLong = HowLong.WHILE_IT_IS_THERE
    with_this_ability: bool = False


@dataclass(frozen=True)
class EachBecomesCopy:
    """Each permanent of this quality becomes a copy of one thing (707.2), which is not ``other`` than itself among them."""

    quality: Quality
    of: Reference = IT
    other: bool = False
    how_long: HowLong = HowLong.WHILE_IT_IS_THERE


@dataclass(frozen=True)
class TurnFaceUp:
    """Turn face-down permanents face up (708.8)."""

    what: Reference = IT
