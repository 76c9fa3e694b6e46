"""Dealing damage: the parts of 120.4 one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import layers, triggers
from oracle.damage import modifying, results
from oracle.damage.event import Damage
from oracle.game import Game
from oracle.happenings import DamageDealt
from oracle.objects import ChosenTarget
from oracle.questions import Asking
from oracle.state import State

DAMAGEABLE = frozenset({"Battle", "Creature", "Planeswalker"})
"""The types of permanents that damage can be dealt to (120.1a)."""


def deal(game: Game, damages: Iterable[Damage]) -> Asking[None]:
    """Sources deal damage at the same time (120.4). Damage of 0 is none (120.8), and some things can't be dealt any (120.1a)."""
    possible = [each for each in damages if each.amount > 0 and _can_be_dealt(game.state, each.to)]
    dealt = modifying.as_modified(game, possible)
    for each in dealt:
        triggers.note(game, DamageDealt(each.source, each.to, each.amount, each.combat))
    yield from results.process(game, dealt)


def _can_be_dealt(state: State, to: ChosenTarget) -> bool:
    if to.object is None:
        return True
    there = layers.is_permanent(state, to.object)
    return there and bool(DAMAGEABLE.intersection(layers.characteristics(state, to.object).types))
