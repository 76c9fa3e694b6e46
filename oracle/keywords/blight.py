"""Blight (701.68): -1/-1 counters that a player puts on a creature of their own."""

from __future__ import annotations

from oracle import layers
from oracle.counters.modifying import Putting, can_be_put
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.state import State

KIND = "-1/-1"

RULE = "701.68a"


def creatures(state: State, player: Seat) -> tuple[ObjectId, ...]:
    """The creatures on which a player can put the counters; one who has none can't blight (701.68b)."""
    return tuple(
        each
        for each in layers.permanents(state, player)
        if "Creature" in layers.characteristics(state, each).types and can_be_put(state, each, KIND)
    )


def blighting(player: Seat, of: ObjectId, count: int) -> Putting:
    """The counters that a player puts on a creature as they blight."""
    return Putting(player, ChosenTarget(object=of), ((KIND, count),))
