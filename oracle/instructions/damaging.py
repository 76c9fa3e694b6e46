"""Instructions that deal damage, and those that prevent it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import damage, layers
from oracle.abilities.effects import (
    DealDamage,
    DealDamageAtOnce,
    DealDamageDivided,
    DealDamageToEach,
    Fight,
    PreventCombatDamage,
    PreventNext,
    PreventNextDivided,
)
from oracle.abilities.qualities import Reference, Who
from oracle.damage import Damage, shields
from oracle.instructions.resolution import Resolution
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking


def deal_damage(resolution: Resolution, effect: DealDamage) -> Asking[None]:
    """An object deals damage to objects or players (120.2b)."""
    yield from damage.deal(resolution.game, _damages(resolution, effect))


def deal_damage_at_once(resolution: Resolution, effect: DealDamageAtOnce) -> Asking[None]:
    """Damage to different objects and players, dealt at the same time."""
    yield from damage.deal(resolution.game, [each for part in effect.parts for each in _damages(resolution, part)])


def _damages(resolution: Resolution, effect: DealDamage) -> list[Damage]:
    """The damage of one instruction. A target that is not legal any more deals none (608.2b); what is gone deals it as it last
    was (608.2h).
    """
    sources = resolution.named(effect.by)
    amount = resolution.number(effect.amount, effect.by)
    return [Damage(source, to, amount) for source in sources for to in _meant(resolution, effect.what)]


def fight(resolution: Resolution, effect: Fight) -> Asking[None]:
    """Each of two creatures deals damage equal to its power to the other one, or a creature twice that to itself (701.14a,
    701.14c). Nothing is dealt where one of them is no creature on the battlefield any more, or no legal target (701.14b).
    """
    fighting = (*resolution.found(effect.first), *resolution.found(effect.second))
    if len(fighting) != 2 or not all(_is_creature(resolution, each) for each in fighting):
        return
    powers = [layers.characteristics(resolution.game.state, each).power or 0 for each in fighting]
    first, second = (ChosenTarget(object=each) for each in fighting)
    damages = [Damage(fighting[0], second, powers[0]), Damage(fighting[1], first, powers[1])]
    if first == second:
        damages = [Damage(fighting[0], first, 2 * powers[0])]
    yield from damage.deal(resolution.game, damages)


def _is_creature(resolution: Resolution, of: ObjectId) -> bool:
    state = resolution.game.state
    return layers.is_permanent(state, of) and "Creature" in layers.characteristics(state, of).types


def deal_damage_to_each(resolution: Resolution, effect: DealDamageToEach) -> Asking[None]:
    """The source deals damage to each permanent of a quality and to players, at the same time."""
    source = resolution.source.id
    dealt = [ChosenTarget(object=each) for each in resolution.permanents(effect.quality)]
    dealt += [ChosenTarget(player=each) for each in (() if effect.players is None else resolution.players(effect.players))]
    amount = resolution.number(effect.amount)
    yield from damage.deal(resolution.game, [Damage(source, to, amount) for to in dealt])


def deal_damage_divided(resolution: Resolution, effect: DealDamageDivided) -> Asking[None]:
    """The source deals damage as it was divided; the share of a target that is not legal any more is not dealt (608.2b)."""
    source = resolution.source.id
    legal = resolution.targets[effect.what.number]
    yield from damage.deal(resolution.game, [Damage(source, to, resolution.shares[to]) for to in legal])


def prevent_next(resolution: Resolution, effect: PreventNext) -> None:
    """A shield against damage until end of turn (615.7)."""
    for around in _meant(resolution, effect.what):
        shields.put(resolution.game, around, resolution.number(effect.amount))


def prevent_next_divided(resolution: Resolution, effect: PreventNextDivided) -> None:
    """A shield around each target that is still legal, as large as its share (615.7, 608.2b)."""
    for around in resolution.targets[effect.what.number]:
        shields.put(resolution.game, around, resolution.shares[around])


def prevent_combat_damage(resolution: Resolution, _: PreventCombatDamage) -> None:
    """All combat damage until end of turn is prevented, whoever would deal it (615.1)."""
    resolution.game.update(combat_damage_prevented=True)


def _meant(resolution: Resolution, what: Reference | Who) -> tuple[ChosenTarget, ...]:
    """The players and objects that are dealt damage, or kept from it."""
    if isinstance(what, Who):
        return tuple(ChosenTarget(player=each) for each in resolution.players(what))
    return (
        *(ChosenTarget(player=each) for each in resolution.targeted_players(what)),
        *(ChosenTarget(object=each) for each in resolution.found(what)),
    )


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    DealDamage: deal_damage,
    DealDamageAtOnce: deal_damage_at_once,
    Fight: fight,
    DealDamageToEach: deal_damage_to_each,
    DealDamageDivided: deal_damage_divided,
    PreventNext: prevent_next,
    PreventNextDivided: prevent_next_divided,
    PreventCombatDamage: prevent_combat_damage,
}
