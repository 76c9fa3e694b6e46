"""Whether what happened is what an ability waits for (603.2): a function for each kind of happening."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import layers, matching
from oracle.abilities.events import (
    SECOND_MAIN,
    AtBeginning,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    CastsSpell,
    CyclesThis,
    DealsDamage,
    DealTogether,
    Dies,
    Enters,
    EntersOrAttacks,
    Event,
    GainsLife,
    IsDealtDamage,
    IsTurnedFaceUp,
    Itself,
    LeavesBattlefield,
    LosesLife,
    Proliferates,
    PutsCounters,
    PutsSticker,
    Sacrifices,
    Subject,
    TappedOrUsed,
)
from oracle.abilities.qualities import ANYTHING, Who
from oracle.errors import NotModelled
from oracle.happenings import (
    Activated,
    CombatDamageDealt,
    CountersPut,
    Cycled,
    DamageDealt,
    DamageDealtBy,
    DamageReceived,
    Happening,
    LifeGained,
    LifeLost,
    Proliferated,
    Sacrificed,
    SpellCast,
    StepBegan,
    StickerPut,
    Tapped,
    Targeted,
    TokenEntered,
    TurnedFaceUp,
    Unattached,
    ZoneChange,
)
from oracle.objects import GameObject, Kind, ObjectId, Seat, TriggerEvent, Zone
from oracle.state import State, Step
from oracle.triggers import fighting

STEP_WORDS = {
    "upkeep": Step.UPKEEP,
    "draw step": Step.DRAW,
    "precombat main": Step.PRECOMBAT_MAIN,
    "combat": Step.BEGINNING_OF_COMBAT,
    "end of combat": Step.END_OF_COMBAT,
    "end step": Step.END,
}


def event_of(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Happening) -> TriggerEvent | None:
    """What the event of an ability is, where what happened is one it waits for. ``you`` controls the ability's source."""
    kind = _KINDS.get(type(happening))
    return None if kind is None else kind(state, waits_for, source, you, happening)


def _step_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: StepBegan) -> TriggerEvent | None:
    if not isinstance(waits_for, AtBeginning):
        return None
    if waits_for.step == SECOND_MAIN:
        is_now = happening.step.main and state.main_phases == 2
        is_theirs = is_now and state.active in matching.players(state, waits_for.whose, you)
        return TriggerEvent(waits_for, player=state.active) if is_theirs else None
    if waits_for.step not in STEP_WORDS:
        raise NotModelled(f"an ability that waits for the {waits_for.step}")
    if STEP_WORDS[waits_for.step] is not happening.step:
        return None
    if waits_for.whose is Who.CHOSEN_PLAYER:
        meant = matching.chosen_player(state, source) == state.active
    else:
        meant = state.active in matching.players(state, waits_for.whose, you)
    return TriggerEvent(waits_for, player=state.active) if meant else None


def _cast_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: SpellCast) -> TriggerEvent | None:
    if not isinstance(waits_for, CastsSpell) or happening.player not in matching.players(state, waits_for.who, you):
        return None
    if not matching.is_subject(state, waits_for.subject, happening.spell, source, you):
        return None
    spell = state.objects[happening.spell]
    if waits_for.from_zone and (spell.cast is None or spell.cast.zone.value != waits_for.from_zone):
        return None
    return TriggerEvent(waits_for, spell, player=happening.player)


def _cycled_event(_state: State, waits_for: Event, source: GameObject, _: Seat, happening: Cycled) -> TriggerEvent | None:
    return TriggerEvent(waits_for, source) if isinstance(waits_for, CyclesThis) and source.id == happening.card else None


def _moved_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: ZoneChange | TokenEntered
) -> TriggerEvent | None:
    if entered(happening) and isinstance(waits_for, Enters | EntersOrAttacks):
        new = happening.object if isinstance(happening, TokenEntered) else happening.became
        assert new is not None
        subject: Subject = waits_for.subject if isinstance(waits_for, Enters) else Itself.THIS
        is_this = isinstance(waits_for, Enters) and waits_for.or_this and new == source.id
        if is_this or matching.is_subject(state, subject, new, source, you):
            return TriggerEvent(waits_for, state.objects[new], player=layers.controller(state, new))
        return None
    if not left(happening) or not isinstance(happening, ZoneChange):
        return None
    gone = happening.object
    event = TriggerEvent(waits_for, gone, happening.became, gone.controller)
    if isinstance(waits_for, LeavesBattlefield) and matching.is_subject(state, waits_for.subject, gone.id, source, you):
        return event
    if isinstance(waits_for, Dies) and died(happening):
        is_this = waits_for.or_this and gone.id == source.id
        if is_this or matching.is_subject(state, waits_for.subject, gone.id, source, you):
            return event
    return None


def entered(happening: Happening) -> bool:
    """Whether something entered the battlefield."""
    return isinstance(happening, TokenEntered) or (isinstance(happening, ZoneChange) and happening.to is Zone.BATTLEFIELD)


def left(happening: Happening) -> bool:
    """Whether something left the battlefield."""
    return isinstance(happening, ZoneChange) and happening.object.zone is Zone.BATTLEFIELD


def died(happening: Happening) -> bool:
    """Whether something died: it went to a graveyard from the battlefield, whatever it was (700.4)."""
    if not isinstance(happening, ZoneChange) or not left(happening):
        return False
    return happening.to is Zone.GRAVEYARD


def _tapped_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Tapped) -> TriggerEvent | None:
    if isinstance(waits_for, TappedOrUsed):
        return _tapped_or_used_event(state, waits_for, source, you, happening)
    if isinstance(waits_for, BecomesTapped) and matching.is_subject(state, waits_for.subject, happening.object, source, you):
        return TriggerEvent(waits_for, state.objects[happening.object])
    return None


def _tapped_or_used_event(
    state: State, waits_for: TappedOrUsed, source: GameObject, you: Seat, happening: Tapped | Activated
) -> TriggerEvent | None:
    """What was sacrificed for its own ability is what it last was (608.2h)."""
    quality = waits_for.tapped if isinstance(happening, Tapped) else waits_for.used
    if isinstance(happening, Activated) and (
        happening.taps or happening.player not in matching.players(state, waits_for.by, you)
    ):
        return None
    meant = matching.matches(state, quality, happening.object, source=source, you=you)
    return TriggerEvent(waits_for, _last(state, happening.object)) if meant else None


def _activated_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Activated) -> TriggerEvent | None:
    return _tapped_or_used_event(state, waits_for, source, you, happening) if isinstance(waits_for, TappedOrUsed) else None


def _turned_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: TurnedFaceUp) -> TriggerEvent | None:
    if isinstance(waits_for, IsTurnedFaceUp) and matching.is_subject(state, waits_for.subject, happening.object, source, you):
        return TriggerEvent(waits_for, state.objects[happening.object])
    return None


def _unattached_event(_: State, waits_for: Event, source: GameObject, _you: Seat, happening: Unattached) -> TriggerEvent | None:
    if isinstance(waits_for, BecomesUnattached) and happening.object == source.id:
        return TriggerEvent(waits_for, happening.from_)
    return None


def _target_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Targeted) -> TriggerEvent | None:
    if not isinstance(waits_for, BecomesTarget) or not matching.is_subject(
        state, waits_for.subject, happening.object, source, you
    ):
        return None
    if waits_for.spell and state.objects[happening.by].kind is Kind.ABILITY:
        return None
    meant = happening.player in matching.players(state, waits_for.who, you)
    return TriggerEvent(waits_for, state.objects[happening.by], player=happening.player) if meant else None


def _sacrifice_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: Sacrificed) -> TriggerEvent | None:
    if not isinstance(waits_for, Sacrifices) or happening.player not in matching.players(state, waits_for.who, you):
        return None
    if not matching.is_subject(state, waits_for.subject, happening.object.id, source, you):
        return None
    return TriggerEvent(waits_for, happening.object, happening.became, happening.player)


def _proliferated_event(state: State, waits_for: Event, _: GameObject, you: Seat, happening: Proliferated) -> TriggerEvent | None:
    if isinstance(waits_for, Proliferates) and happening.player in matching.players(state, waits_for.who, you):
        return TriggerEvent(waits_for, player=happening.player)
    return None


def _dealt_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: DamageDealt) -> TriggerEvent | None:
    """One source deals damage to one object or player."""
    if not isinstance(waits_for, DealsDamage) or waits_for.to_all or waits_for.combat not in (None, happening.combat):
        return None
    to = happening.to
    if to.player is not None:
        meant = waits_for.to_players is not None and to.player in matching.players(state, waits_for.to_players, you)
    else:
        assert to.object is not None
        meant = waits_for.to is not None and matching.matches(state, waits_for.to, to.object, source=source, you=you)
    if not meant or not matching.is_subject(state, waits_for.subject, happening.source, source, you):
        return None
    damaged = None if to.object is None else state.objects[to.object]
    return TriggerEvent(waits_for, _last(state, happening.source), player=to.player, damaged=damaged, amount=happening.amount)


def _dealt_by_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: DamageDealtBy
) -> TriggerEvent | None:
    """One source deals damage to whomever and whatever."""
    if not isinstance(waits_for, DealsDamage) or not waits_for.to_all:
        return None
    amount = sum(each.amount for each in happening.parts if waits_for.combat in (None, each.combat))
    if not amount or not matching.is_subject(state, waits_for.subject, happening.source, source, you):
        return None
    return TriggerEvent(waits_for, _last(state, happening.source), amount=amount)


def _together_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: CombatDamageDealt
) -> TriggerEvent | None:
    if not isinstance(waits_for, DealTogether):
        return None
    meant = any(matching.is_subject(state, waits_for.subject, each, source, you) for each in happening.sources)
    return TriggerEvent(waits_for) if meant else None


def _received_event(
    state: State, waits_for: Event, source: GameObject, you: Seat, happening: DamageReceived
) -> TriggerEvent | None:
    """One object or player is dealt damage by whatever sources."""
    if not isinstance(waits_for, IsDealtDamage):
        return None
    to = happening.to
    if to.player is not None:
        meant = waits_for.players is not None and to.player in matching.players(state, waits_for.players, you)
    else:
        assert to.object is not None
        meant = waits_for.subject is not None and matching.is_subject(state, waits_for.subject, to.object, source, you)
    amount = sum(
        each.amount
        for each in happening.parts
        if waits_for.combat in (None, each.combat) and matching.matches(state, waits_for.by, each.source, source=source, you=you)
    )
    if not meant or not amount:
        return None
    damaged = None if to.object is None else state.objects[to.object]
    return TriggerEvent(waits_for, damaged, player=to.player, damaged=damaged, amount=amount)


def _last(state: State, of: ObjectId) -> GameObject:
    """An object as it is, or as it last was (608.2h)."""
    return state.objects.get(of) or state.gone[of]


def _life_event(
    state: State, waits_for: Event, _: GameObject, you: Seat, happening: LifeGained | LifeLost
) -> TriggerEvent | None:
    if not isinstance(waits_for, GainsLife | LosesLife) or happening.player not in matching.players(state, waits_for.who, you):
        return None
    if isinstance(waits_for, GainsLife) != isinstance(happening, LifeGained):
        return None
    return TriggerEvent(waits_for, player=happening.player, amount=happening.amount)


def _counters_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: CountersPut) -> TriggerEvent | None:
    of = happening.on.object
    if not isinstance(waits_for, PutsCounters) or of is None or happening.kind != waits_for.kind:
        return None
    if waits_for.who is not Who.ANYONE and happening.by not in matching.players(state, waits_for.who, you):
        return None
    if not matching.matches(state, waits_for.on, of, source=source, you=you):
        return None
    return TriggerEvent(waits_for, state.objects[of], amount=happening.count)


def _sticker_event(state: State, waits_for: Event, source: GameObject, you: Seat, happening: StickerPut) -> TriggerEvent | None:
    if not isinstance(waits_for, PutsSticker) or waits_for.kind not in (None, happening.sticker.kind):
        return None
    if happening.player not in matching.players(state, waits_for.who, you):
        return None
    # "A creature" is one on the battlefield; where a sticker is placed on whatever, it is so anywhere (109.2).
    if waits_for.subject != ANYTHING and state.objects[happening.object].zone is not Zone.BATTLEFIELD:
        return None
    if not matching.is_subject(state, waits_for.subject, happening.object, source, you):
        return None
    return TriggerEvent(waits_for, state.objects[happening.object], happening.object, happening.player, sticker=happening.sticker)


_KINDS: Mapping[type, Callable[[State, Event, GameObject, Seat, Any], TriggerEvent | None]] = {
    ZoneChange: _moved_event,
    TokenEntered: _moved_event,
    SpellCast: _cast_event,
    Sacrificed: _sacrifice_event,
    Tapped: _tapped_event,
    Activated: _activated_event,
    TurnedFaceUp: _turned_event,
    Unattached: _unattached_event,
    Targeted: _target_event,
    StepBegan: _step_event,
    Cycled: _cycled_event,
    Proliferated: _proliferated_event,
    DamageDealt: _dealt_event,
    DamageDealtBy: _dealt_by_event,
    CombatDamageDealt: _together_event,
    DamageReceived: _received_event,
    LifeGained: _life_event,
    LifeLost: _life_event,
    CountersPut: _counters_event,
    StickerPut: _sticker_event,
    **fighting.KINDS,
}
"""The function for each kind of happening that an ability can wait for."""
