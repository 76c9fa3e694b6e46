"""Devour (702.82): creatures that are sacrificed as a permanent enters make it larger."""

from __future__ import annotations

from oracle import events, layers
from oracle.abilities.kinds import Keyword
from oracle.game import Game
from oracle.objects import GameObject, Seat
from oracle.questions import Asking, ask_objects


def devour(game: Game, ability: Keyword, entering: GameObject, you: Seat) -> Asking[int]:
    """As it enters, its controller may sacrifice any number of creatures. How many +1/+1 counters it enters with for them
    (702.82a).
    """
    creatures = [
        each for each in layers.permanents(game.state, you) if "Creature" in layers.characteristics(game.state, each).types
    ]
    chosen = yield from ask_objects(you, "choose objects", creatures, entering, minimum=0, maximum=len(creatures), rule="702.82a")
    events.sacrifice_all(game, chosen)
    assert ability.number is not None
    return ability.number * len(chosen)
