"""Toxic (702.164): what combat damage of a creature does to a player beside its other results."""

from __future__ import annotations

from oracle import layers
from oracle.abilities.kinds import Keyword
from oracle.objects import ObjectId
from oracle.state import State

NAME = "toxic"


def total(state: State, of: ObjectId) -> int:
    """The total toxic value of an object: the sum of the numbers of all its toxic abilities (702.164b)."""
    abilities = layers.characteristics(state, of).abilities
    return sum(each.number or 0 for each in abilities if isinstance(each, Keyword) and each.name == NAME)
