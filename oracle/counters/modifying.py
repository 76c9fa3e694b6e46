"""What effects make of counters that are about to be put on something or given to a player (122.6, 614.1a, 614.17, 616.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from oracle import layers, replacing
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import CantGetCounters, CantHaveCounters, CountersStatic, MoreCounters, OneCounterThisTurn
from oracle.errors import NotModelled
from oracle.fitting import is_meant
from oracle.layers import Rule
from oracle.matching import matches
from oracle.objects import ChosenTarget, Counters, ObjectId, Seat
from oracle.questions import Asking
from oracle.replacing import Modifier
from oracle.state import State


@dataclass(frozen=True)
class Putting:
    """That a player puts counters on one object or gives them to one player, so many of each of these kinds; ``by`` is ``None``
    where they come without anybody being said to put them.

    ``no_more`` are players who then can't get more counters of a kind this turn, each with the source of the effect that says so.
    ``several`` are the kinds of which the number is a sum, of what several sources or abilities would have put.
    """

    by: Seat | None
    on: ChosenTarget
    counters: Counters
    no_more: tuple[tuple[ObjectId, Seat, str], ...] = ()
    several: frozenset[str] = frozenset()


def rules_of_counters(state: State) -> tuple[Rule, ...]:
    """The rules in force that speak of counters being put."""
    return tuple(rule for rule in layers.in_force(state) if isinstance(rule.static, CountersStatic))


def modified(
    state: State,
    rules: Sequence[Rule],
    putting: Putting,
    *,
    own: Sequence[Modifier[Putting]] = (),
    about: ObjectId | None = None,
) -> Asking[Putting]:
    """What becomes of counters that are about to be put, as these rules of counters have it: all effects that replace that apply,
    each of them once. What can't be put is not, and nothing replaces it (614.17c).

    ``state`` is one in which the object is what it will be when they are put on it. ``own`` are further effects: those with
    which it enters. ``about`` is the object, as it is now, that is shown to whoever is asked.
    """

    def applicable(event: Putting) -> list[Modifier[Putting]]:
        found = [*own, *_replacements(state, rules, event)]
        return [replace(each, apply=partial(_applied, state, rules, each)) for each in found]

    start = _possible(state, rules, putting)
    return (yield from replacing.modified(start, lambda event: affected(state, event.on), applicable, about=about))


def _applied(state: State, rules: Sequence[Rule], effect: Modifier[Putting], event: Putting) -> Putting:
    return _possible(state, rules, effect.apply(event))


def can_be_put(state: State, of: ObjectId, kind: str) -> bool:
    """Whether counters of a kind can be put on an object: a cost that puts some can't be paid otherwise (614.17b)."""
    return not any(_forbids(state, rule, ChosenTarget(object=of), kind) for rule in rules_of_counters(state))


def affected(state: State, on: ChosenTarget) -> Seat:
    """The player, or the controller of the object (its owner where it has none), who chooses among effects (616.1)."""
    if on.player is not None:
        return on.player
    assert on.object is not None
    return layers.controller(state, on.object)


def _possible(state: State, rules: Sequence[Rule], putting: Putting) -> Putting:
    """The same without the counters that can't be put there, and without those of which there are none."""
    left = tuple(
        (kind, count)
        for kind, count in putting.counters
        if count > 0 and not any(_forbids(state, rule, putting.on, kind) for rule in rules)
    )
    return replace(putting, counters=left)


def _forbids(state: State, rule: Rule, on: ChosenTarget, kind: str) -> bool:
    static = rule.static
    if isinstance(static, CantGetCounters):
        return static.kind in ("", kind) and on.player is not None and is_meant(static.who, on.player, rule.you)
    if isinstance(static, CantHaveCounters):
        return static.kind in ("", kind) and _fits(state, rule, static.on, on)
    return False


def _replacements(state: State, rules: Sequence[Rule], putting: Putting) -> Iterator[Modifier[Putting]]:
    """The effects that replace the putting of counters, as it is by now."""
    for place, rule in enumerate(rules):
        static = rule.static
        if isinstance(static, MoreCounters) and _speaks_of(state, rule, static, putting):
            if static.plus or static.halved:
                _check_is_one(putting, static.kind)
            does = (static, rule.you) if replacing.is_plain(static.on) else None
            yield Modifier(rule.source.id, place, partial(_more, static), does=does)
        elif isinstance(static, OneCounterThisTurn) and _is_about(rule, static, putting):
            _check_is_one(putting, static.kind)
            yield Modifier(rule.source.id, place, partial(_only_one, rule.source.id, static.kind))


def _check_is_one(putting: Putting, kind: str) -> None:
    """Raise NotModelled where an effect on counters of a kind, or of every kind, may make something else of them one by one
    than of their sum: no rule says whether what several sources put is one event.
    """
    if any(each in putting.several and kind in ("", each) for each, _ in putting.counters):
        raise NotModelled("counters that several sources put on one thing at the same time, and an effect on how many there are")


def _speaks_of(state: State, rule: Rule, static: MoreCounters, putting: Putting) -> bool:
    if not putting.counters or (static.kind and static.kind not in dict(putting.counters)):
        return False
    if static.by is not None and (putting.by is None or not is_meant(static.by, putting.by, rule.you)):
        return False
    player = putting.on.player
    if player is not None:
        return static.players is not None and is_meant(static.players, player, rule.you)
    return static.on is not None and _fits(state, rule, static.on, putting.on)


def _is_about(rule: Rule, static: OneCounterThisTurn, putting: Putting) -> bool:
    player = putting.on.player
    return player is not None and static.kind in dict(putting.counters) and is_meant(static.who, player, rule.you)


def _fits(state: State, rule: Rule, quality: Quality, on: ChosenTarget) -> bool:
    """Whether it is a permanent of this quality, seen from where a rule comes from."""
    if on.object is None or not layers.is_permanent(state, on.object):
        return False
    return matches(state, quality, on.object, source=rule.source, you=rule.you)


def _more(static: MoreCounters, putting: Putting) -> Putting:
    def number(count: int) -> int:
        return count // 2 if static.halved else count * static.times + static.plus

    counters = tuple((kind, number(count) if static.kind in ("", kind) else count) for kind, count in putting.counters)
    return replace(putting, counters=counters)


def _only_one(source: ObjectId, kind: str, putting: Putting) -> Putting:
    assert putting.on.player is not None
    counters = tuple((each, 1 if each == kind else count) for each, count in putting.counters)
    return replace(putting, counters=counters, no_more=(*putting.no_more, (source, putting.on.player, kind)))
