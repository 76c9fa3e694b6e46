"""Damage as replacement and prevention effects modify it (120.4b)."""

from __future__ import annotations

from dataclasses import replace

from oracle import protection
from oracle.damage.event import Damage
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.state import PreventionShield, State


def as_modified(game: Game, damages: list[Damage]) -> list[Damage]:
    """What is left of the damage after the effects that modify it; damage that is wholly prevented never happens (615.6).

    The order of shields shows nowhere (616.1). Where something else prevents all of the damage, it would show whether a shield
    was used up: that choice is not modelled.
    """
    shielded = {each.around for each in game.state.shields}
    prevented = [each for each in damages if _is_prevented(game.state, each)]
    if any(each.to in shielded for each in prevented):
        raise NotModelled("a choice of which of two effects prevents damage")
    damages = [each for each in damages if each not in prevented]
    for to in shielded:
        if len({each.source for each in damages if each.to == to}) > 1:
            raise NotModelled("a choice of which of several sources' damage is prevented")
    left = [_less_prevented(game, each) if each.to in shielded else each for each in damages]
    return [each for each in left if each.amount]


def _is_prevented(state: State, damage: Damage) -> bool:
    """Whether damage is prevented as a whole: as all combat damage is, or by protection from its source (702.16e)."""
    if damage.combat and state.combat_damage_prevented:
        return True
    return damage.to.object is not None and protection.protected(state, damage.to.object, damage.source)


def _less_prevented(game: Game, damage: Damage) -> Damage:
    """Each shield prevents as much as it can and shrinks by that (615.7)."""
    amount = damage.amount
    shields: list[PreventionShield] = []
    for each in game.state.shields:
        prevented = min(amount, each.amount) if each.around == damage.to else 0
        amount -= prevented
        if each.amount > prevented:
            shields.append(replace(each, amount=each.amount - prevented))
    game.update(shields=tuple(shields))
    return replace(damage, amount=amount)
