"""Putting counters on objects, giving them to players, and removing them (122)."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import matching, triggers
from oracle.abilities.qualities import Who
from oracle.abilities.statics import CantGetCounters
from oracle.counters.kinds import KEYWORD_COUNTERS, check
from oracle.counters.modifying import Putting, affected, modified, rules_of_counters
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import CountersPut, CountersRemoved
from oracle.layers import Rule
from oracle.objects import ChosenTarget, Counters, ObjectId, Seat
from oracle.questions import Asking
from oracle.state import Duration, LastingRule, State


def put(game: Game, by: Seat, of: ObjectId, kind: str, count: int) -> Asking[None]:
    """A player puts counters of a kind on an object (122.1, 122.6). Nothing is put on what is not there, or is phased out."""
    yield from put_all(game, (Putting(by, ChosenTarget(object=of), ((kind, count),)),))


def give(game: Game, by: Seat, to: Seat, kind: str, count: int) -> Asking[None]:
    """A player gives another one, or themselves, counters of a kind (122.1)."""
    yield from put_all(game, (Putting(by, ChosenTarget(player=to), ((kind, count),)),))


def put_all(game: Game, puttings: Iterable[Putting]) -> Asking[None]:
    """Put and give counters at the same time. What one player puts on one object or gives to one player is added up.

    No rule says whether that is one event where it comes from several sources, or from several abilities of one. Raises
    NotModelled where effects on it make a difference of that, or abilities that trigger on it.
    """
    merged = _merged(game, puttings)
    rules = rules_of_counters(game.state)
    if rules:
        merged = yield from _all_modified(game.state, rules, merged)
    for each in merged:
        _add(game, each)
    for each in merged:
        note(game, each)


def note(game: Game, done: Putting) -> None:
    """Counters were put: note that for each kind (122.6), and let what came with it begin."""
    for kind, count in done.counters:
        triggers.note(game, CountersPut(done.on, kind, count, done.by, kind in done.several))
    for source, player, kind in done.no_more:
        rule = LastingRule(CantGetCounters(Who.YOU, kind), game.object(source), player, Duration.END_OF_TURN)
        game.update(rules=(*game.state.rules, rule))


def _all_modified(state: State, rules: tuple[Rule, ...], puttings: list[Putting]) -> Asking[list[Putting]]:
    """Each event after the effects on it; the active player chooses first (101.4).

    Raises NotModelled where two players put counters on one thing at the same time: no rule says whose the further ones are.
    """
    if len({each.on for each in puttings}) < len(puttings):
        raise NotModelled("counters that several players put on one thing at the same time, and effects on that")
    done: dict[ChosenTarget, Putting] = {}
    for seat in matching.turn_order(state):
        for each in puttings:
            if affected(state, each.on) == seat:
                done[each.on] = yield from modified(state, rules, each, about=each.on.object)
    return [done[each.on] for each in puttings]


def _merged(game: Game, puttings: Iterable[Putting]) -> list[Putting]:
    """One event for each player who puts and each object or player, without what can't get any."""
    sums: dict[tuple[Seat | None, ChosenTarget], dict[str, list[int]]] = {}
    for each in puttings:
        if _can_bear(game, each.on):
            held = sums.setdefault((each.by, each.on), {})
            for kind, count in each.counters:
                if count > 0:
                    held.setdefault(kind, []).append(count)
    return [
        Putting(
            by,
            on,
            tuple((kind, sum(counts)) for kind, counts in held.items()),
            several=frozenset(kind for kind, counts in held.items() if len(counts) > 1),
        )
        for (by, on), held in sums.items()
        if held
    ]


def _can_bear(game: Game, on: ChosenTarget) -> bool:
    """Whether there is such an object, or such a player in the game."""
    if on.player is not None:
        return not game.player(on.player).lost
    found = None if on.object is None else game.state.objects.get(on.object)
    return found is not None and found.phased_out is None


def _add(game: Game, putting: Putting) -> None:
    on = putting.on
    for kind, count in putting.counters:
        if on.player is not None:
            game.change_player(on.player, counters=_changed(game.player(on.player).counters, kind, count))
        elif on.object is not None:
            found = game.object(on.object)
            check(kind)
            game.change(on.object, counters=_changed(found.counters, kind, count))
            if kind in KEYWORD_COUNTERS:
                game.change(on.object, counted_since=_restamped(found.counted_since, kind, game.stamp()))


def _changed(counters: Counters, kind: str, by: int) -> Counters:
    """The same with so many more, or less, counters of a kind."""
    held = dict(counters)
    held[kind] = held.get(kind, 0) + by
    return tuple(sorted((each, count) for each, count in held.items() if count))


def _restamped(since: Counters, kind: str, stamp: int) -> Counters:
    """The timestamps of keyword counters with that of a kind, which all counters of that kind have now (613.7c)."""
    return tuple(sorted((dict(since) | {kind: stamp}).items()))


def remove(game: Game, of: ObjectId, kind: str, count: int) -> int:
    """Remove counters of a kind from an object, as far as there are any; how many were removed."""
    found = game.state.objects.get(of)
    removed = 0 if found is None else min(count, found.counted(kind))
    if found is None or removed <= 0:
        return 0
    game.change(of, counters=_changed(found.counters, kind, -removed))
    triggers.note(game, CountersRemoved(ChosenTarget(object=of), kind, removed))
    return removed


def take(game: Game, player: Seat, kind: str, count: int) -> int:
    """A player loses counters of a kind, or pays with them (107.14), as far as there are any; how many."""
    found = game.player(player)
    taken = min(count, found.counted(kind))
    if taken > 0:
        game.change_player(player, counters=_changed(found.counters, kind, -taken))
        triggers.note(game, CountersRemoved(ChosenTarget(player=player), kind, taken))
    return taken
