"""What of the suite is affected where the rules change from one edition to another: the cited rules that are worded, numbered or
placed otherwise, and the scenarios and statements that rest on them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.statements import Statement
from oracle.editions import EDITION
from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history import known as history
from oracle.rulebook.history.chronicle import Chronicle, number
from oracle.rulebook.history.tracing import Stop, between, in_order, numbers
from oracle.rulebook.history.wording import Wording


class Weight(IntEnum):
    """How much it matters to a ruling that a rule has changed on which it rests."""

    RENUMBERED = 1
    """The tag needs the new number."""
    MENDED = 2
    """The rule has other punctuation, other examples, or the new numbers of rules that it names."""
    CHANGED = 3
    """It may say something else: the ruling has to be looked at."""
    MISSING = 4
    """It should be in the older text and is not."""


@dataclass(frozen=True)
class Affected:
    """A cited rule that has changed. ``before`` is its number in the older edition, and ``after`` are those in the newer one:
    none where it is gone, several where it was split. ``cited`` are the numbers by which it is cited, of whatever edition.
    ``stops`` are what happened to it in between.
    """

    cited: tuple[str, ...]
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
    holding = [each for each in scenarios if each.scenario.since <= now and (each.scenario.until or now) >= was]
    citing, governing = _citing(holding), _governing(statements)
    standing: dict[tuple[str, bool], list[_Cited]] = defaultdict(list)
    for cited in dict.fromkeys((*citing, *governing)):
        for where in _places(chronicle, first, cited):
            standing[where].append(cited)
    out = []
    for (place, there), cites in standing.items():
        weight, after, stops = _became(chronicle, place, first, last) if there else (Weight.MISSING, (), ())
        if weight is not None:
            rules = tuple(sorted({rule for rule, _ in cites}, key=in_order))
            ruled = {loaded.scenario.id: loaded for each in cites for loaded in citing.get(each, ())}
            stated = {statement.id: statement for each in cites for statement in governing.get(each, ())}
            out.append(Affected(rules, weight, number(place), after, stops, tuple(ruled.values()), tuple(stated.values())))
    return tuple(sorted(out, key=lambda each: (-each.weight, in_order(each.before))))


_Cited: TypeAlias = tuple[str, str]
"""A rule by its number, and the day of which that is the number."""


def _citing(scenarios: Iterable[Loaded]) -> Mapping[_Cited, Sequence[Loaded]]:
    """The scenarios that cite each rule."""
    out: dict[_Cited, list[Loaded]] = defaultdict(list)
    for loaded in scenarios:
        for rule in loaded.scenario.rules:
            out[rule, loaded.scenario.until or EDITION].append(loaded)
    return out


def _governing(statements: Iterable[Statement]) -> Mapping[_Cited, Sequence[Statement]]:
    """The statements that each rule governs."""
    out: dict[_Cited, list[Statement]] = defaultdict(list)
    for statement in statements:
        for rule in statement.rules:
            out[rule, EDITION].append(statement)
    return out


def _places(chronicle: Chronicle, edition: int, cited: _Cited) -> Iterator[tuple[str, bool]]:
    """The places of a rule in an edition, and whether it is there: else it is the place where it should be."""
    rule, day = cited
    then = chronicle.editions[edition]
    for known in history.numbers_in(rule, then, of=day):
        place = _found(chronicle, edition, known, history.wording(known, then))
        yield (known, False) if place is None else (place, True)


def _became(chronicle: Chronicle, place: str, first: int, last: int) -> tuple[Weight | None, tuple[str, ...], tuple[Stop, ...]]:
    """What becomes of the rule at a place: how much that matters if at all, its new numbers, and what happened."""
    places, stops = between(chronicle, place, first, last)
    weight = max(map(_weight, stops), default=None)
    if [chronicle.wording(each, last) for each in places] == [chronicle.wording(place, first)]:
        weight = Weight.RENUMBERED if places != (place,) else None
    return weight, numbers(places), stops


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
    slight = stop.link.rewording not in (None, Rewording.WORDING)
    return Weight.MENDED if slight and len(stop.link.before) == len(stop.link.after) == 1 else Weight.CHANGED
