"""A payment as far as the player spells it out (601.2g-h)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle.abilities.costs import (
    CollectEvidence,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    RevealFromHand,
    Sacrifice,
    TapOthers,
)
from oracle.mana import ManaCost
from oracle.objects import ObjectId


class PartKind(Enum):
    """The kinds of parts of a cost that take objects of the player's choice."""

    EXILE = "exile"
    SACRIFICE = "sacrifice"
    DISCARD = "discard"
    TAP = "tap"
    REVEAL = "reveal"


AS_YOU_LIKE = ""
"""A creature convokes for whatever mana of the cost it can."""

GENERIC_MANA = "1"
"""A creature convokes for generic mana."""


@dataclass(frozen=True)
class TapToReduce(TapOthers):
    """Tap a creature that takes this mana off the cost: convoke as an additional cost, which it was before 2013-07-13."""

    mana: str = GENERIC_MANA


ObjectPart: TypeAlias = (
    Sacrifice | ExileFromHand | ExileFromGraveyard | DiscardCards | TapOthers | RevealFromHand | CollectEvidence
)
"""The parts of a cost that take objects of the player's choice."""

PART_KINDS: Mapping[type, PartKind] = {
    ExileFromHand: PartKind.EXILE,
    ExileFromGraveyard: PartKind.EXILE,
    Sacrifice: PartKind.SACRIFICE,
    DiscardCards: PartKind.DISCARD,
    TapOthers: PartKind.TAP,
    TapToReduce: PartKind.TAP,
    RevealFromHand: PartKind.REVEAL,
    CollectEvidence: PartKind.EXILE,
}


@dataclass(frozen=True)
class Wishes:
    """A payment as far as the player spells it out; what is empty is left to be found.

    ``tap`` are the sources whose mana abilities are activated, all of them and no others; ``mana`` is exactly what is spent, by
    type; ``exile``, ``sacrifice`` and ``discard`` are exactly the objects that these parts of the cost take. ``convoke`` are
    exactly the creatures that convoke, each with the mana it pays for: a color, `GENERIC_MANA` or `AS_YOU_LIKE`; ``improvise``
    exactly the artifacts that are tapped by improvise, ``delve`` exactly the cards that are exiled by delve. ``blight`` is the
    creature on which counters are put. ``reducing`` are, like ``convoke``, exactly the creatures that are tapped to reduce the
    cost. ``made`` and ``sacrificed``: all that was named to make mana, and to be sacrificed, has been so; nothing else may be.
    """

    tap: tuple[ObjectId, ...] = ()
    mana: ManaCost = ()
    exile: tuple[ObjectId, ...] = ()
    sacrifice: tuple[ObjectId, ...] = ()
    discard: tuple[ObjectId, ...] = ()
    blight: tuple[ObjectId, ...] = ()
    convoke: tuple[tuple[ObjectId, str], ...] = ()
    improvise: tuple[ObjectId, ...] = ()
    delve: tuple[ObjectId, ...] = ()
    reducing: tuple[tuple[ObjectId, str], ...] = ()
    made: bool = False
    sacrificed: bool = False

    @property
    def objects(self) -> Mapping[PartKind, tuple[ObjectId, ...]]:
        """The objects that are named, by the kind of part that takes them. What a part taps or reveals can't be named."""
        return {
            PartKind.EXILE: self.exile,
            PartKind.SACRIFICE: self.sacrifice,
            PartKind.DISCARD: self.discard,
            PartKind.TAP: (),
            PartKind.REVEAL: (),
        }


NO_WISHES = Wishes()
