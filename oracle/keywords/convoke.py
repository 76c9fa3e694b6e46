"""Convoke (702.51): which creatures have convoked a spell."""

from __future__ import annotations

from oracle import layers
from oracle.objects import GameObject, ObjectId
from oracle.state import State


def convoked(state: State, source: GameObject) -> tuple[ObjectId, ...]:
    """The creatures that convoked a spell, or the spell that became this permanent (702.51c, 400.7d), in the order in which they
    paid. A copy of a spell looks back to what paid for the original (707.10).

    A text that says "creature" means a creature of the battlefield (109.2): what is none any more is left out, and what has left
    the battlefield is judged by what it last was (608.2h). An object that came back is another one (400.7).
    """
    if source.cast is None:
        return ()
    return tuple(each for each in source.cast.convoked_by if "Creature" in layers.characteristics(state, each).types)
