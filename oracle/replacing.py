"""Which replacement and prevention effects modify an event, one after the other (614.5, 616.1).

An event is a frozen value, which effects make into another one. They are applied one by one; whoever is affected says which is
next, where that makes a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Generic, TypeAlias, TypeVar

from oracle.abilities.qualities import Quality
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import NO, YES, Answer, Asking, Question, Shape, ask

E = TypeVar("E", bound=Hashable)
T = TypeVar("T")


@dataclass(frozen=True)
class Modifier(Generic[E]):
    """A replacement or prevention effect that applies to an event. ``source`` is what it comes from; ``key`` tells it from all
    other effects; ``apply`` gives the event as it modifies it.

    ``choose`` is set where that leaves a choice, and asks for it. ``does`` is the same for effects that do the same.
    """

    source: ObjectId
    key: Hashable
    apply: Callable[[E], E]
    choose: Callable[[E], Asking[E]] | None = None
    does: Hashable = None


def is_plain(*qualities: Quality | None) -> bool:
    """Whether these qualities ask for no more than types, colors and a controller, so that rules which say the same with them
    do the same, whatever they come from.
    """
    return all(
        each is None or each == Quality(types=each.types, colors=each.colors, controller=each.controller) for each in qualities
    )


Applicable: TypeAlias = Callable[[E], Sequence[Modifier[E]]]
"""The effects that apply to an event as it is by now, those that were applied already among them."""


def modified(
    event: E,
    affected: Callable[[E], Seat],
    applicable: Applicable[E],
    *,
    outcome: Callable[[E], Hashable] = lambda event: event,
    about: ObjectId | None = None,
) -> Asking[E]:
    """The event after all effects that apply to it, each of them once (614.5, 616.1f). The player whom it affects by then, or
    whose object it affects, chooses the next one (616.1e), and is asked only where the order makes a difference to what
    ``outcome`` says of the event. The questions are about ``about``.
    """
    orders = Orders(applicable)
    applied: frozenset[Hashable] = frozenset()
    while waiting := orders.waiting(event, applied):
        chosen = waiting[0]
        if len(_unlike(waiting)) > 1 and orders.differ(event, applied, outcome):
            chosen = yield from _choose(affected(event), waiting, about)
        applied |= {chosen.key}
        event = chosen.apply(event) if chosen.choose is None else (yield from chosen.choose(event))
    return event


_EFFECTS = 100
"""How many effects are applied to one event at most where their order may make a difference."""

_EVENTS = 3000
"""How many events are looked through that an event can become by the order of effects."""


class Orders(Generic[E]):
    """All orders in which effects can be applied to an event, and all choices on the way. What looks through them raises
    NotModelled where there are too many.
    """

    def __init__(self, applicable: Applicable[E]) -> None:
        self._applicable = applicable
        self._ends: dict[tuple[E, frozenset[Hashable]], frozenset[E]] = {}
        self.met: set[Hashable] = set()
        """The keys of all effects that were found to apply in any order."""

    def waiting(self, event: E, applied: frozenset[Hashable]) -> list[Modifier[E]]:
        """The effects that apply to an event and were not applied yet."""
        return [each for each in self._applicable(event) if each.key not in applied]

    def ends(self, event: E, applied: frozenset[Hashable] = frozenset()) -> frozenset[E]:
        """Everything that an event can come to, by the order in which effects are applied."""
        known = self._ends.get((event, applied))
        if known is not None:
            return known
        if len(applied) > _EFFECTS or len(self._ends) > _EVENTS:
            raise NotModelled("an event with very many orders of what modifies it")
        waiting = self.waiting(event, applied)
        self.met.update(each.key for each in waiting)
        found: set[E] = set() if waiting else {event}
        for each in _unlike(waiting):
            found |= self._ends_after(each, event, applied)
        self._ends[event, applied] = frozenset(found)
        return self._ends[event, applied]

    def differ(self, event: E, applied: frozenset[Hashable], outcome: Callable[[E], Hashable]) -> bool:
        """Whether it makes a difference which effect is applied next to what the event can come to."""
        ends = (self._ends_after(each, event, applied) for each in _unlike(self.waiting(event, applied)))
        return len({frozenset(map(outcome, each)) for each in ends}) > 1

    def _ends_after(self, first: Modifier[E], event: E, applied: frozenset[Hashable]) -> set[E]:
        """Everything that an event can come to if this effect is applied next."""
        ways = [first.apply(event)] if first.choose is None else every(first.choose, event)
        return {end for after in ways for end in self.ends(after, applied | {first.key})}


def _unlike(waiting: Sequence[Modifier[E]]) -> list[Modifier[E]]:
    """Of effects that do the same, one."""
    return list({("does", each.does) if each.does is not None else ("is", each.key): each for each in waiting}.values())


def _choose(player: Seat, waiting: Sequence[Modifier[E]], about: ObjectId | None) -> Asking[Modifier[E]]:
    """Ask which effect is applied next. Raises NotModelled where two of them have one source, by which they are called."""
    by_source: dict[ObjectId, Modifier[E]] = {}
    for each in waiting:
        same = by_source.setdefault(each.source, each)
        if same is not each and (each.does is None or same.does != each.does):
            raise NotModelled("a choice between two replacement effects of one source")
    options = tuple(ChosenTarget(object=each) for each in by_source)
    (answer,) = yield from ask(Question(player, "replacement", Shape.PICK, options, about, rule="616.1e"))
    assert isinstance(answer, ChosenTarget)
    assert answer.object is not None
    return by_source[answer.object]


# ---- all that a choice can come to

_MOST = 500
"""How many answers to one question are looked through."""


def every(rule: Callable[[E], Asking[T]], event: E) -> Iterator[T]:
    """Everything that a rule which asks can come to, by the answers. Raises NotModelled where there are too many of them."""
    return _every(rule, event, ())


def _every(rule: Callable[[E], Asking[T]], event: E, given: tuple[Answer, ...]) -> Iterator[T]:
    asking = rule(event)
    try:
        question = next(asking)
        for answer in given:
            question = asking.send(answer)
    except StopIteration as done:
        yield done.value
        return
    except IllegalAction:
        return
    for number, answer in enumerate(_answers(question)):
        if number == _MOST:
            raise NotModelled("a choice among very many ways to apply an effect")
        yield from _every(rule, event, (*given, answer))


def _answers(question: Question) -> Iterator[Answer]:
    """All answers to a question."""
    options = question.options
    if question.shape is Shape.YES_OR_NO:
        yield from ((YES,), (NO,))
    elif question.shape is Shape.ORDER:
        yield from permutations(options)
    elif question.shape is Shape.PICK:
        for count in range(question.minimum, question.maximum + 1):
            yield from combinations(options, count)
    elif question.shape is Shape.DISTRIBUTE:
        yield from _shares(len(options), question.minimum, question.maximum)
    else:
        raise NotModelled("a name that is chosen as an effect is applied")


def _shares(among: int, least: int, total: int) -> Iterator[Answer]:
    if among == 1:
        yield (str(total),)
        return
    for share in range(least, total - least * (among - 1) + 1):
        for rest in _shares(among - 1, least, total - share):
            yield (str(share), *rest)
