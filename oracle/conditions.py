"""Whether a condition of an ability is true: the "if" in the middle of a triggered one (603.4), or when another one can be
activated (602.5).
"""

from __future__ import annotations

from typing import TypeAlias

from oracle import layers
from oracle.abilities.conditions import (
    AllOf,
    AttachedHas,
    AttachedIs,
    Condition,
    ControlledContinuously,
    DuringEndOfCombat,
    DuringUpkeep,
    EnteredThisTurn,
    FirstCombat,
    FoughtThisCombat,
    HadCounters,
    HadNoCounter,
    HasCounters,
    ManaSpentAtLeast,
    NoManaSpent,
    NoneOnBattlefield,
    NoSpellFromHand,
    ThatPlayerControls,
    ThisIs,
    ThisIsNot,
    ToughnessWasBelow,
    WasNotSacrificed,
    YouAttacked,
    YouControl,
    YouControlNo,
    YouCreatedToken,
    YourHand,
    YourLife,
    YourTurn,
)
from oracle.matching import matches, players
from oracle.objects import GameObject, Seat, TriggerEvent, Zone
from oracle.spending import colored_mana_spent, mana_spent
from oracle.state import State, Step

_OfEvent: TypeAlias = NoManaSpent | ManaSpentAtLeast | WasNotSacrificed | HadCounters | HadNoCounter | ToughnessWasBelow
_OfSource: TypeAlias = FoughtThisCombat | ThisIs | ThisIsNot | EnteredThisTurn | ControlledContinuously | AttachedIs | AttachedHas
_OfPermanents: TypeAlias = YouControl | YouControlNo | NoneOnBattlefield | ThatPlayerControls
_OfTurn: TypeAlias = DuringUpkeep | DuringEndOfCombat | FirstCombat | YourTurn


def holds(
    state: State, condition: Condition, source: GameObject, event: TriggerEvent | None, you: Seat, that: Seat | None = None
) -> bool:
    """Whether a condition of an ability of ``source`` that ``you`` control holds now. "That player" is ``that`` one, or the
    player of the event.
    """
    if that is None and event is not None:
        that = event.player
    if isinstance(condition, AllOf):
        return all(holds(state, each, source, event, you, that) for each in condition.conditions)
    if isinstance(condition, _OfEvent):
        return _holds_of_event(state, condition, event)
    if isinstance(condition, _OfSource):
        return _holds_of_source(state, condition, source, event, you)
    if isinstance(condition, _OfPermanents):
        return _holds_of_permanents(state, condition, source, you, that)
    if isinstance(condition, _OfTurn):
        return _holds_of_turn(state, condition, you)
    if isinstance(condition, HasCounters):
        return layers.has_counters(state, condition, players(state, condition.who, you, that=that))
    if isinstance(condition, YourLife):
        return layers.has_life(state, condition, you)
    if isinstance(condition, NoSpellFromHand):
        return not state.players[you].cast_from_hand
    if isinstance(condition, YourHand):
        return len(state.zones.get((Zone.HAND, you), ())) == condition.exactly
    if isinstance(condition, YouAttacked):
        return state.players[you].attacked
    assert isinstance(condition, YouCreatedToken)
    return state.players[you].tokens_created > 0


def _holds_of_event(state: State, condition: _OfEvent, event: TriggerEvent | None) -> bool:
    if isinstance(condition, NoManaSpent):
        return not (colored_mana_spent(_object(event)) if condition.colored else mana_spent(_object(event)))
    if isinstance(condition, ManaSpentAtLeast):
        return len(mana_spent(_object(event))) >= condition.amount
    if isinstance(condition, WasNotSacrificed):
        return not _object(event).sacrificed
    if isinstance(condition, HadCounters):
        return bool(_object(event).counters)
    if isinstance(condition, HadNoCounter):
        return not _object(event).counted(condition.kind)
    toughness = layers.characteristics(state, _object(event).id).toughness
    return toughness is not None and toughness < condition.toughness


def _holds_of_source(state: State, condition: _OfSource, source: GameObject, event: TriggerEvent | None, you: Seat) -> bool:
    if isinstance(condition, FoughtThisCombat):
        return source.fought
    if isinstance(condition, ThisIs | ThisIsNot):
        return matches(state, condition.quality, source.id, source=source, you=you) is isinstance(condition, ThisIs)
    if isinstance(condition, EnteredThisTurn):
        return source.entered_on == state.turn
    if isinstance(condition, ControlledContinuously):
        return not source.sick
    if isinstance(condition, AttachedHas):
        return any(
            layers.has_keyword(state, each, condition.keyword)
            and matches(state, condition.quality, each, source=source, you=you, event=event)
            for each in layers.permanents(state)
        )
    host = source.attached_to
    return host in layers.permanents(state) and matches(state, condition.quality, host, source=source, you=you)


def _holds_of_permanents(state: State, condition: _OfPermanents, source: GameObject, you: Seat, that: Seat | None) -> bool:
    if isinstance(condition, NoneOnBattlefield):
        asked = layers.permanents(state)
    elif isinstance(condition, ThatPlayerControls):
        asked = () if that is None else layers.permanents(state, that)
    else:
        asked = layers.permanents(state, you)
    there = any(matches(state, condition.quality, each, source=source, you=you) for each in asked)
    return there is isinstance(condition, YouControl | ThatPlayerControls)


def _holds_of_turn(state: State, condition: _OfTurn, you: Seat) -> bool:
    if isinstance(condition, DuringUpkeep):
        return state.step is Step.UPKEEP and state.active in players(state, condition.whose, you)
    if isinstance(condition, DuringEndOfCombat):
        return state.step is Step.END_OF_COMBAT
    if isinstance(condition, FirstCombat):
        return state.step.in_combat and state.combats == 1
    return state.active == you


def _object(event: TriggerEvent | None) -> GameObject:
    """What the ability triggered on, as it was then: what was spent on a spell, and what died, does not change any more."""
    assert event is not None
    assert event.object is not None
    return event.object
