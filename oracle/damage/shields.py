"""Prevention shields that resolved spells and abilities put around objects and players (615.7)."""

from __future__ import annotations

from oracle import layers
from oracle.game import Game
from oracle.objects import ChosenTarget
from oracle.state import PreventionShield


def put(game: Game, around: ChosenTarget, amount: int) -> None:
    """The next so much damage that would be dealt to an object or player this turn is prevented (615.7)."""
    if amount > 0 and (around.object is None or layers.is_permanent(game.state, around.object)):
        game.update(shields=(*game.state.shields, PreventionShield(around, amount)))
