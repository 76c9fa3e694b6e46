"""Instructions that deal damage."""

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
)
from oracle.abilities.qualities import ControllerOf, Named, Reference, Who
from oracle.damage import Damage, excess
from oracle.instructions.resolution import Resolution
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Asking


def deal_damage(resolution: Resolution, effect: DealDamage) -> Asking[None]:
    """An object deals damage to objects or players (120.2b)."""
    resolution.damaged = yield from damage.deal(resolution.game, _damages(resolution, effect))


def deal_damage_at_once(resolution: Resolution, effect: DealDamageAtOnce) -> Asking[None]:
    """Damage to different objects and players, dealt at the same time."""
    damages = [each for part in effect.parts for each in _damages(resolution, part)]
    resolution.damaged = yield from damage.deal(resolution.game, damages)


def _damages(resolution: Resolution, effect: DealDamage) -> list[Damage]:
    """The damage of one instruction. A target that is not legal any more deals none (608.2b); what is gone deals it as it last
    was (608.2h).
    """
    of = None if effect.by is Named.THIS else effect.by
    to = meant(resolution, effect.what, of)
    damages = [Damage(source, each, _amount(resolution, effect, each)) for source in resolution.named(effect.by) for each in to]
    if effect.excess_to is None:
        return damages
    players = resolution.players(effect.excess_to, None if isinstance(effect.what, Who | ControllerOf) else effect.what)
    return [part for each in damages for part in _with_excess(resolution, effect, each, players)]


def _with_excess(resolution: Resolution, effect: DealDamage, damage: Damage, players: tuple[Seat, ...]) -> list[Damage]:
    """Damage whose excess is dealt to players instead (120.4a), if that is so of what deals it."""
    state = resolution.game.state
    if effect.excess_with and not layers.has_keyword(state, damage.source, effect.excess_with):
        return [damage]
    return excess.split(state, damage, players)


def _amount(resolution: Resolution, effect: DealDamage, to: ChosenTarget) -> int:
    """How much damage is dealt to one of those that are dealt damage; an instruction may replace its own amount (614.15)."""
    amount, rather = effect.amount, effect.rather
    if rather is not None and to.object is not None and resolution.matches(rather.quality, to.object):
        amount = rather.amount
    return resolution.number(amount, effect.by)


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
    resolution.damaged = yield from damage.deal(resolution.game, damages)


def _is_creature(resolution: Resolution, of: ObjectId) -> bool:
    state = resolution.game.state
    return layers.is_permanent(state, of) and "Creature" in layers.characteristics(state, of).types


def deal_damage_to_each(resolution: Resolution, effect: DealDamageToEach) -> Asking[None]:
    """The source deals damage to each permanent of a quality and to players, at the same time."""
    source = resolution.source.id
    dealt = [ChosenTarget(object=each) for each in resolution.permanents(effect.quality)]
    dealt += [ChosenTarget(player=each) for each in (() if effect.players is None else resolution.players(effect.players))]
    amount = resolution.number(effect.amount)
    resolution.damaged = yield from damage.deal(resolution.game, [Damage(source, to, amount) for to in dealt])


def deal_damage_divided(resolution: Resolution, effect: DealDamageDivided) -> Asking[None]:
    """The source deals damage as it was divided; the share of a target that is not legal any more is not dealt (608.2b)."""
    source = resolution.source.id
    legal = resolution.targets[effect.what.number]
    resolution.damaged = yield from damage.deal(resolution.game, [Damage(source, to, resolution.shares[to]) for to in legal])


def meant(resolution: Resolution, what: Reference | Who | ControllerOf, of: Reference | None = None) -> tuple[ChosenTarget, ...]:
    """The players and objects that are dealt damage, or kept from it. ``of`` is what "its controller" would be about."""
    if isinstance(what, Who | ControllerOf):
        return tuple(ChosenTarget(player=each) for each in resolution.players(what, of))
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
}
