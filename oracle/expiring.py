"""Effects that last for as long as their source remains tapped, or their object has a counter (611.2b)."""

from __future__ import annotations

from oracle.objects import ObjectId, Zone
from oracle.state import ContinuousEffect, Duration, State


def without_expired(state: State) -> State:
    """The state without the effects whose source is no tapped permanent, or whose object has no such counter: they have ended, or
    do not begin (611.2b). What is phased out is seen no more (702.26f).
    """
    if not (state.effects or state.rules):
        return state
    effects = tuple(each for each in state.effects if _lasts(state, each))
    rules = tuple(
        each for each in state.rules if each.duration is not Duration.WHILE_SOURCE_IS_TAPPED or _is_tapped(state, each.source.id)
    )
    if len(effects) == len(state.effects) and len(rules) == len(state.rules):
        return state
    return state.changed(effects=effects, rules=rules)


def _lasts(state: State, effect: ContinuousEffect) -> bool:
    if effect.duration is Duration.WHILE_COUNTED:
        return all(_is_counted(state, each, effect.counter) for each in effect.objects)
    return effect.duration is not Duration.WHILE_SOURCE_IS_TAPPED or _is_tapped(state, effect.source)


def _is_counted(state: State, of: ObjectId, kind: str) -> bool:
    """Whether an object has a counter of a kind on it, and can be seen to have it (702.26f)."""
    found = state.objects.get(of)
    return found is not None and found.counted(kind) > 0 and found.phased_out is None


def _is_tapped(state: State, source: ObjectId | None) -> bool:
    found = None if source is None else state.objects.get(source)
    return found is not None and found.zone is Zone.BATTLEFIELD and found.tapped and found.phased_out is None
