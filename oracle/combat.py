"""Combat (506-511), which is not modelled: nobody attacks until somebody wants to, and then the oracle says that it can't.

What the vocabulary of cards says of combat and of nothing else is named here, so that it is known why no rule reads it.
"""

from __future__ import annotations

from typing import NoReturn

from oracle.abilities.events import Attacks
from oracle.abilities.statics import CantBlockWith
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.state import CantBlockEffect

MATTERS_IN_COMBAT_ONLY: frozenset[type] = frozenset({Attacks, CantBlockWith, CantBlockEffect})
"""Events, static abilities and continuous effects that make a difference in combat and nowhere else."""

COMBAT_KEYWORDS = frozenset(
    {
        "annihilator", "decayed", "defender", "double strike", "exalted", "fear", "first strike", "flying", "intimidate",
        "menace", "reach", "shadow", "trample", "vigilance",
    }
)  # fmt: skip
"""Keyword abilities that make a difference in combat and nowhere else, but for texts that ask who has them."""


def declare(game: Game) -> NoReturn:
    """Attackers (508.1) or blockers (509.1) are declared: raises NotModelled."""
    del game
    raise NotModelled("combat")
