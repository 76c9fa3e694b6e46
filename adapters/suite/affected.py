"""What of the suite is affected where the rules change from one edition to another: the cited rules that are worded, numbered or
placed otherwise, and the scenarios and statements that rest on them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.statements import Statement
from oracle.editions import EDITION
from oracle.rulebook import history
from oracle.rulebook.changes import Kind, Rewording
from oracle.rulebook.chronicle import Chronicle, number
from oracle.rulebook.tracing import Stop, between, in_order, numbers
from oracle.rulebook.wording import Wording


class Weight(IntEnum):
    """How much it matters to a ruling that a rule has changed on which it rests."""

    RENUMBERED = 1
    """The tag needs the new number."""
    MENDED = 2
    """The rule has other punctuation, or the new numbers of rules that it names."""
    CHANGED = 3
    """It may say something else: the ruling has to be looked at."""
    MISSING = 4
    """It should be in the older text and is not."""


@dataclass(frozen=True)
class Affected:
    """A cited rule that has changed. ``rule`` is its number as it is cited, ``before`` in the older edition and ``after`` in the
    newer one: none where it is gone, several where it was split. ``stops`` are what happened to it in between.
    """

    rule: str
    weight: Weight
    before: str
    after: tuple[str, ...]
    stops: tuple[Stop, ...]
    scenarios: tuple[Loaded, ...]
    statements: tuple[Statement, ...]


def affected(
    chronicle: Chronicle, old: str, new: str, scenarios: Iterable[Loaded], statements: Iterable[Statement]
) -> tuple[Affected, ...]:
    """What the changes from the edition in force on one day to that in force on another do to these scenarios and statements,
    what matters most first. Raises `NoSuchRule` for days before the chronicle.

    A scenario that holds in neither of the two is left out. One that has a last day cites the numbers of the edition of that day.
    """
    first, last = chronicle.index(old), chronicle.index(new)
    was, now = chronicle.editions[first], chronicle.editions[last]
    citing: dict[tuple[str, str], list[Loaded]] = defaultdict(list)
    governing: dict[tuple[str, str], list[Statement]] = defaultdict(list)
    for loaded in scenarios:
        scenario = loaded.scenario
        if scenario.since <= now and (not scenario.until or scenario.until >= was):
            for rule in scenario.rules:
                citing[rule, scenario.until or EDITION].append(loaded)
    for statement in statements:
        for rule in statement.rules:
            governing[rule, EDITION].append(statement)
    found = (
        Affected(rule, weight, place, after, stops, tuple(citing[rule, day]), tuple(governing[rule, day]))
        for rule, day in {*citing, *governing}
        for place, weight, after, stops in _changes(chronicle, first, last, rule, day)
    )
    return tuple(sorted(found, key=lambda each: (-each.weight, in_order(each.before), each.rule)))


def _changes(
    chronicle: Chronicle, first: int, last: int, rule: str, day: str
) -> Iterator[tuple[str, Weight, tuple[str, ...], tuple[Stop, ...]]]:
    """What becomes of a rule that is cited by its number of a day: for each rule that it was in the older edition, the number of
    that, how much it matters, the new numbers and what happened.
    """
    was = chronicle.editions[first]
    for then in history.numbers_in(rule, was, of=day):
        place = _found(chronicle, first, then, history.wording(then, was))
        if place is None:
            yield then, Weight.MISSING, (), ()
            continue
        places, stops = between(chronicle, place, first, last)
        weight = max(map(_weight, stops), default=None)
        if [chronicle.wording(each, last) for each in places] == [chronicle.wording(place, first)]:
            weight = Weight.RENUMBERED if places != (place,) else None
        if weight is not None:
            yield number(place), weight, numbers(places), stops


def _found(chronicle: Chronicle, edition: int, cited: str, wording: Wording) -> str | None:
    """The place of a rule in an edition that may not be quite the one of which its number and its wording are known: where it is
    worded so, at its number if that can be, or else where its number stands.
    """
    places = chronicle.places[edition]
    if cited in places and chronicle.wording(cited, edition) == wording:
        return cited
    worded = [place for place in places if chronicle.wording(place, edition) == wording]
    return worded[0] if len(worded) == 1 else cited if cited in places else None


def _weight(stop: Stop) -> Weight:
    if stop.kind is Kind.RENUMBERED:
        return Weight.RENUMBERED
    slight = stop.link.rewording in (Rewording.PUNCTUATION, Rewording.REFERENCES)
    return Weight.MENDED if slight and len(stop.link.before) == len(stop.link.after) == 1 else Weight.CHANGED
