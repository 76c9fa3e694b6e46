"""Banding (702.22), of which only is known where it would matter."""

from __future__ import annotations

from oracle import combat, layers
from oracle.errors import NotModelled
from oracle.state import State

NAME = "banding"


def check(state: State) -> None:
    """Raise NotModelled where a creature with banding attacks or blocks: bands are not modelled (702.22c), and neither is it who
    then divides the damage of the creatures that it fights (702.22j-k).
    """
    for of in (*combat.attackers(state), *combat.blockers(state)):
        if layers.has_keyword(state, of, NAME):
            raise NotModelled("a creature with banding that attacks or blocks")
