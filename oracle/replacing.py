"""Which replacement and prevention effects modify an event, one after the other (614.5, 616.1).

An event is a frozen value, which effects make into another one. They are applied one by one; whoever is affected says which is
next, where that makes a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from oracle.errors import NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask

E = TypeVar("E", bound=Hashable)


@dataclass(frozen=True)
class Modifier(Generic[E]):
    """A replacement or prevention effect that applies to an event. ``source`` is what it comes from; ``key`` tells it from all
    other effects; ``apply`` gives the event as it modifies it.
    """

    source: ObjectId
    key: Hashable
    apply: Callable[[E], E]


Applicable: TypeAlias = Callable[[E], Sequence[Modifier[E]]]
"""The effects that apply to an event as it is by now, those that were applied already among them."""


def modified(event: E, affected: Callable[[E], Seat], applicable: Applicable[E]) -> Asking[E]:
    """The event after all effects that apply to it, each of them once (614.5, 616.1f). The player whom it affects by then, or
    whose object it affects, chooses the next one (616.1e), and is asked only where the order makes a difference.
    """
    applied: frozenset[Hashable] = frozenset()
    while waiting := _waiting(event, applicable, applied):
        chosen = waiting[0]
        if len(waiting) > 1 and len(_outcomes(event, applicable, applied)) > 1:
            chosen = yield from _choose(affected(event), waiting)
        applied |= {chosen.key}
        event = chosen.apply(event)
    return event


def _waiting(event: E, applicable: Applicable[E], applied: frozenset[Hashable]) -> list[Modifier[E]]:
    return [each for each in applicable(event) if each.key not in applied]


def _outcomes(event: E, applicable: Applicable[E], applied: frozenset[Hashable]) -> frozenset[E]:
    """Everything that an event can come to, by the order in which effects are applied."""
    waiting = _waiting(event, applicable, applied)
    if not waiting:
        return frozenset({event})
    return frozenset().union(*(_outcomes(each.apply(event), applicable, applied | {each.key}) for each in waiting))


def _choose(player: Seat, waiting: Sequence[Modifier[E]]) -> Asking[Modifier[E]]:
    """Ask which effect is applied next. Raises NotModelled where two of them have one source, by which they are called."""
    by_source = {each.source: each for each in waiting}
    if len(by_source) < len(waiting):
        raise NotModelled("a choice between two replacement effects of one source")
    options = tuple(ChosenTarget(object=each) for each in by_source)
    (answer,) = yield from ask(Question(player, "replacement", Shape.PICK, options, rule="616.1e"))
    assert isinstance(answer, ChosenTarget)
    assert answer.object is not None
    return by_source[answer.object]
