"""Dealing damage: the parts of 120.4 one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import triggers
from oracle.damage import modifying, results
from oracle.damage.event import Damage
from oracle.game import Game
from oracle.happenings import DamageDealt, DamageReceived
from oracle.objects import ObjectId
from oracle.questions import Asking


def deal(game: Game, damages: Iterable[Damage]) -> Asking[tuple[Damage, ...]]:
    """Sources deal damage at the same time (120.4), and what was dealt in the end. Damage of 0 is none (120.8), and some things
    can't be dealt any (120.1a).
    """
    possible = [each for each in damages if each.amount > 0 and modifying.can_be_dealt(game.state, each.to)]
    dealing = yield from modifying.as_modified(game, possible)
    for each in dealing.damages:
        triggers.note(game, DamageDealt(each.source, each.to, each.amount, each.combat))
    for of, together in _together(dealing.damages).items():
        triggers.note(game, DamageReceived(of, sum(each.amount for each in together), together[0].combat))
    yield from results.process(game, dealing)
    return dealing.damages


def _together(dealt: Iterable[Damage]) -> dict[ObjectId, list[Damage]]:
    """The damage that is dealt to each object at the same time. Either all or none of it is combat damage (510.2)."""
    together: dict[ObjectId, list[Damage]] = {}
    for each in dealt:
        if each.to.object is not None:
            together.setdefault(each.to.object, []).append(each)
    return together
