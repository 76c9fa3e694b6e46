"""Whether what happened in combat is what an ability waits for (508.3, 509.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import combat, matching
from oracle.abilities.events import (
    Attacks,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    BlocksOrBecomesBlocked,
    EntersOrAttacks,
    Event,
    Itself,
    PlayerAttacks,
)
from oracle.abilities.qualities import Quality
from oracle.happenings import Attacked, AttackersDeclared, BecameBlocked, Blocked, BlockedBy, Unblocked
from oracle.objects import Attack, GameObject, ObjectId, Seat, TriggerEvent
from oracle.state import State


def _attack_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Attacked) -> TriggerEvent | None:
    """A creature attacks (508.3a)."""
    if isinstance(waits_for, Attacks):
        if (waits_for.first and state.objects[happening.object].attacks > 1) or (waits_for.alone and not happening.alone):
            return None
        if not _is_attacked(state, waits_for, happening.object, you):
            return None
        subject = waits_for.subject
    elif isinstance(waits_for, EntersOrAttacks | AttacksOrBlocks):
        subject = Itself.THIS
    else:
        return None
    if not matching.is_subject(state, subject, happening.object, source, you):
        return None
    return _of_attacker(state, waits_for, happening.object)


def _is_attacked(state: State, waits_for: Attacks, of: ObjectId, you: Seat) -> bool:
    """Whether an attacking creature attacks whom an ability waits for to be attacked."""
    if waits_for.whom is None:
        return True
    attack = _attack(state, of)
    if attack is None or attack.what is None or attack.defending not in matching.players(state, waits_for.whom, you):
        return False
    return attack.what.object is None or (waits_for.or_planeswalker and combat.is_planeswalker(state, attack.what))


def _of_attacker(state: State, waits_for: Event, of: ObjectId) -> TriggerEvent:
    """The event of an attacking creature, whose player is the defending player (508.5)."""
    attack = _attack(state, of)
    return TriggerEvent(waits_for, state.objects[of], player=None if attack is None else attack.defending)


def _attack(state: State, of: ObjectId) -> Attack | None:
    return state.objects[of].attacking


def _declared_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: AttackersDeclared
) -> TriggerEvent | None:
    """A player attacks (508.3c-e). The player of the event is the defending player, where there is only one."""
    if not isinstance(waits_for, PlayerAttacks) or happening.player not in matching.players(state, waits_for.who, you):
        return None
    whom = None if waits_for.whom is None else matching.players(state, waits_for.whom, you)
    attacks = [
        (of, what)
        for of, what in happening.attacks
        if matching.matches(state, waits_for.attackers, of, source=source, you=you) and (whom is None or what.player in whom)
    ]
    if len(attacks) < waits_for.least:
        return None
    defending = {attack.defending for of, _ in attacks if (attack := _attack(state, of)) is not None}
    return TriggerEvent(waits_for, player=defending.pop() if len(defending) == 1 else None)


def _blocked_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Blocked) -> TriggerEvent | None:
    """A creature blocks, be it several creatures (509.3a)."""
    if isinstance(waits_for, Blocks) and waits_for.attackers is None:
        meant = matching.is_subject(state, waits_for.subject, happening.object, source, you)
    elif isinstance(waits_for, BlocksOrBecomesBlocked):
        meant = waits_for.other is None and happening.object == source.id
    else:
        meant = isinstance(waits_for, AttacksOrBlocks) and happening.object == source.id
    return TriggerEvent(waits_for, state.objects[happening.object]) if meant else None


def _became_blocked_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: BecameBlocked
) -> TriggerEvent | None:
    """A creature becomes blocked, be it by several creatures (509.3c)."""
    if isinstance(waits_for, BecomesBlocked) and waits_for.by is None:
        meant = matching.is_subject(state, waits_for.subject, happening.object, source, you)
    else:
        meant = isinstance(waits_for, BlocksOrBecomesBlocked) and waits_for.other is None and happening.object == source.id
    return _of_attacker(state, waits_for, happening.object) if meant else None


def _blocked_by_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: BlockedBy) -> TriggerEvent | None:
    """A creature blocks another one (509.3b, d): the object of the event is the other one than the ability waits for."""
    attacker, blocker = happening.attacker, happening.blocker
    attack = _attack(state, attacker)
    defending = None if attack is None else attack.defending
    if isinstance(waits_for, Blocks) and waits_for.attackers is not None:
        if not matching.is_subject(state, waits_for.subject, blocker, source, you):
            return None
        return _with(state, waits_for, waits_for.attackers, attacker, source, you, None)
    if isinstance(waits_for, BecomesBlocked) and waits_for.by is not None:
        if not matching.is_subject(state, waits_for.subject, attacker, source, you):
            return None
        return _with(state, waits_for, waits_for.by, blocker, source, you, defending)
    if isinstance(waits_for, BlocksOrBecomesBlocked) and waits_for.other is not None and source.id in (attacker, blocker):
        other = blocker if source.id == attacker else attacker
        return _with(state, waits_for, waits_for.other, other, source, you, None)
    return None


def _with(
    state: State, waits_for: Event, quality: Quality, other: ObjectId, source: GameObject, you: Seat, player: Seat | None
) -> TriggerEvent | None:
    if not matching.matches(state, quality, other, source=source, you=you):
        return None
    return TriggerEvent(waits_for, state.objects[other], player=player)


def _unblocked_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Unblocked) -> TriggerEvent | None:
    """A creature attacks and isn't blocked (509.3g)."""
    if not isinstance(waits_for, AttacksUnblocked):
        return None
    if not matching.is_subject(state, waits_for.subject, happening.object, source, you):
        return None
    return _of_attacker(state, waits_for, happening.object)


KINDS: Mapping[type, Callable[[State, Event, GameObject, Seat, Any], TriggerEvent | None]] = {
    Attacked: _attack_event,
    AttackersDeclared: _declared_event,
    Blocked: _blocked_event,
    BecameBlocked: _became_blocked_event,
    BlockedBy: _blocked_by_event,
    Unblocked: _unblocked_event,
}
"""The function for each kind of happening."""
