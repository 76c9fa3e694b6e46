"""Effects that last for as long as their source remains tapped (611.2b)."""

from __future__ import annotations

from oracle.objects import ObjectId, Zone
from oracle.state import Duration, State


def without_expired(state: State) -> State:
    """The state without the effects whose source is no tapped permanent: they have ended, or do not begin (611.2b). A source that
    is phased out is seen no more (702.26f).
    """
    effects = tuple(
        each for each in state.effects if each.duration is not Duration.WHILE_SOURCE_IS_TAPPED or _is_tapped(state, each.source)
    )
    rules = tuple(
        each for each in state.rules if each.duration is not Duration.WHILE_SOURCE_IS_TAPPED or _is_tapped(state, each.source.id)
    )
    if len(effects) == len(state.effects) and len(rules) == len(state.rules):
        return state
    return state.changed(effects=effects, rules=rules)


def _is_tapped(state: State, source: ObjectId | None) -> bool:
    found = None if source is None else state.objects.get(source)
    return found is not None and found.zone is Zone.BATTLEFIELD and found.tapped and found.phased_out is None
