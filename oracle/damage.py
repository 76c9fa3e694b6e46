"""Damage (120): who is dealt how much by what, what of it is prevented, and what comes of the rest.

`deal` is the only way in which damage is dealt, and goes through the parts of 120.4. An effect that changes how damage is dealt
belongs into `_as_modified`; what damage does to whom it is dealt to, into `_process`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from oracle import events, layers, protection
from oracle.abilities.kinds import Keyword
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat
from oracle.state import PreventionShield, State

DAMAGEABLE = frozenset({"Battle", "Creature", "Planeswalker"})
"""The types of permanents that damage can be dealt to (120.1a)."""


@dataclass(frozen=True)
class Damage:
    """So much damage from one source to one object or player."""

    source: GameObject
    to: ChosenTarget
    amount: int
    combat: bool = False
    """Whether it is combat damage (120.2a)."""


def deal(game: Game, damages: Iterable[Damage]) -> None:
    """Sources deal damage at the same time (120.4). Damage of 0 is none (120.8), and some things can't be dealt any (120.1a)."""
    possible = [each for each in damages if each.amount > 0 and _can_be_dealt(game, each.to)]
    for each in _as_modified(game, possible):
        _process(game, each)


def shield(game: Game, around: ChosenTarget, amount: int) -> None:
    """The next so much damage that would be dealt to an object or player this turn is prevented (615.7)."""
    if amount > 0 and _can_be_shielded(game, around):
        game.update(shields=(*game.state.shields, PreventionShield(around, amount)))


def _can_be_shielded(game: Game, around: ChosenTarget) -> bool:
    return around.object is None or events.on_battlefield(game, around.object)


def _can_be_dealt(game: Game, to: ChosenTarget) -> bool:
    if to.object is None:
        return True
    there = events.on_battlefield(game, to.object)
    return there and bool(DAMAGEABLE.intersection(layers.characteristics(game.state, to.object).types))


# ---- 120.4b: damage as modified by replacement and prevention effects


def _as_modified(game: Game, damages: list[Damage]) -> list[Damage]:
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
        if len({each.source.id for each in damages if each.to == to}) > 1:
            raise NotModelled("a choice of which of several sources' damage is prevented")
    left = [_less_prevented(game, each) if each.to in shielded else each for each in damages]
    return [each for each in left if each.amount]


def _is_prevented(state: State, damage: Damage) -> bool:
    """Whether damage is prevented as a whole: as all combat damage is, or by protection from its source (702.16e)."""
    if damage.combat and state.combat_damage_prevented:
        return True
    return damage.to.object is not None and protection.protected(state, damage.to.object, damage.source.id)


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


# ---- 120.4c-d: what damage results in


def _process(game: Game, damage: Damage) -> None:
    """The results of damage to a player (120.3a), planeswalker (120.3c) or creature (120.3e), and of lifelink (120.3f)."""
    source, to, amount = damage.source, damage.to, damage.amount
    for keyword in ("infect", "wither"):
        if _has(game, source, keyword) and (keyword == "infect" or to.player is None):
            raise NotModelled(f"damage from a source with {keyword}")
    if to.player is not None:
        events.lose_life(game, to.player, amount)
        if damage.combat and source.commander:
            _remember_commander(game, source.label, to.player, amount)
    if to.object is not None:
        _mark(game, source, to.object, amount)
    if _has(game, source, "lifelink"):
        events.gain_life(game, layers.controller(game.state, source.id), amount)


def _remember_commander(game: Game, label: str, player: Seat, amount: int) -> None:
    """Combat damage of one commander to one player is counted over the whole game (903.10a)."""
    dealt = {(by, to): sum_ for by, to, sum_ in game.state.commander_damage}
    dealt[label, player] = dealt.get((label, player), 0) + amount
    game.update(commander_damage=tuple(sorted((by, to, sum_) for (by, to), sum_ in dealt.items())))


def _mark(game: Game, source: GameObject, of: ObjectId, amount: int) -> None:
    types = layers.characteristics(game.state, of).types
    if "Battle" in types:
        raise NotModelled("damage to a battle")
    if "Planeswalker" in types:
        events.put_counters(game, of, "loyalty", -amount)
    if "Creature" in types:
        found = game.object(of)
        deadly = found.deathtouched or _has(game, source, "deathtouch")
        game.change(of, damage=found.damage + amount, deathtouched=deadly)


def _has(game: Game, source: GameObject, keyword: str) -> bool:
    """Whether the source of damage has a keyword, as it is or as it last was (608.2h)."""
    abilities = layers.characteristics(game.state, source.id).abilities
    return any(isinstance(ability, Keyword) and ability.name == keyword for ability in abilities)
