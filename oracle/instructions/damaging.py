"""Instructions that deal damage, and those that prevent it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import damage
from oracle.abilities.effects import (
    DealDamage,
    DealDamageDivided,
    DealDamageToEach,
    PreventCombatDamage,
    PreventNext,
    PreventNextDivided,
)
from oracle.abilities.qualities import Reference, Who
from oracle.damage import Damage, shields
from oracle.instructions.resolution import Resolution
from oracle.objects import ChosenTarget
from oracle.questions import Asking


def deal_damage(resolution: Resolution, effect: DealDamage) -> Asking[None]:
    """The source deals damage to objects or players (120.2b)."""
    source = resolution.source.id
    amount = resolution.number(effect.amount, None if isinstance(effect.what, Who) else effect.what)
    yield from damage.deal(resolution.game, [Damage(source, to, amount) for to in _meant(resolution, effect.what)])


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
    DealDamageToEach: deal_damage_to_each,
    DealDamageDivided: deal_damage_divided,
    PreventNext: prevent_next,
    PreventNextDivided: prevent_next_divided,
    PreventCombatDamage: prevent_combat_damage,
}
