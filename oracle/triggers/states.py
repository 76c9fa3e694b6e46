"""State triggers (603.8): abilities that wait for something to be true, not for something to happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from oracle import layers, matching, stack
from oracle.abilities.events import OnBattlefield
from oracle.abilities.kinds import TriggeredAbility
from oracle.objects import GameObject, ObjectId, StackAbility, TriggerEvent
from oracle.state import State, WaitingTrigger


def triggered_now(state: State, listening: Iterable[tuple[GameObject, TriggeredAbility, str]]) -> Iterator[WaitingTrigger]:
    """Those of these abilities that wait for what is true now. None triggers again before it has left the stack (603.8)."""
    at_work: Counter[tuple[ObjectId, TriggeredAbility]] | None = None
    for source, ability, word in listening:
        if not isinstance(ability.event, OnBattlefield):
            continue
        at_work = _at_work(state) if at_work is None else at_work
        if at_work[source.id, ability]:
            at_work[source.id, ability] -= 1
            continue
        you = layers.controller(state, source.id)
        found = tuple(
            each
            for each in layers.permanents(state)
            if matching.matches(state, ability.event.quality, each, source=source, you=you)
        )
        if found:
            yield WaitingTrigger(you, StackAbility(ability, source, word, TriggerEvent(ability.event, objects=found)))


def _at_work(state: State) -> Counter[tuple[ObjectId, TriggeredAbility]]:
    """The state triggers that wait for their place on the stack or are there, by source: how many of each."""
    on_stack = (state.objects[each].ability for each in stack.objects(state))
    there = (*(each.ability for each in state.waiting), *(each for each in on_stack if each is not None))
    return Counter((each.source.id, each.ability) for each in there if isinstance(each.ability, TriggeredAbility))
