"""Putting counters on objects, giving them to players, and removing them (122)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oracle import triggers
from oracle.counters.kinds import check
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import CountersPut, CountersRemoved
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Asking

Counters = tuple[tuple[str, int], ...]
"""Kinds of counters, each with a number."""


@dataclass(frozen=True)
class Putting:
    """That a player puts counters on one object or gives them to one player: so many of each of these kinds."""

    by: Seat
    on: ChosenTarget
    counters: Counters


def put(game: Game, by: Seat, of: ObjectId, kind: str, count: int) -> Asking[None]:
    """A player puts counters of a kind on an object (122.1, 122.6). Nothing is put on what is not there, or is phased out."""
    yield from put_all(game, (Putting(by, ChosenTarget(object=of), ((kind, count),)),))


def give(game: Game, by: Seat, to: Seat, kind: str, count: int) -> Asking[None]:
    """A player gives another one, or themselves, counters of a kind (122.1). Raises NotModelled for any but poison counters."""
    yield from put_all(game, (Putting(by, ChosenTarget(player=to), ((kind, count),)),))


def put_all(game: Game, puttings: Iterable[Putting]) -> Asking[None]:
    """Put and give counters at the same time. What one player puts on one object or gives to one player is one event, however
    many sources it comes from.
    """
    yield from ()
    merged = _merged(game, puttings)
    for each in merged:
        _add(game, each)
    for each in merged:
        for kind, count in each.counters:
            triggers.note(game, CountersPut(each.on, kind, count, each.by))


def _merged(game: Game, puttings: Iterable[Putting]) -> list[Putting]:
    """One event for each player who puts and each object or player, without what can't get any."""
    sums: dict[tuple[Seat, ChosenTarget], dict[str, int]] = {}
    for each in puttings:
        if _can_bear(game, each.on):
            held = sums.setdefault((each.by, each.on), {})
            for kind, count in each.counters:
                if count > 0:
                    held[kind] = held.get(kind, 0) + count
    return [Putting(by, on, tuple(held.items())) for (by, on), held in sums.items() if held]


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
            if kind != "poison":
                raise NotModelled(f"a player with {kind} counters")
            game.change_player(on.player, poison=game.player(on.player).poison + count)
        elif on.object is not None:
            found = game.object(on.object)
            check(kind, found.zone)
            held = {**dict(found.counters), kind: found.counted(kind) + count}
            game.change(on.object, counters=tuple(sorted(held.items())))


def remove(game: Game, of: ObjectId, kind: str, count: int) -> int:
    """Remove counters of a kind from an object, as far as there are any; how many were removed."""
    found = game.state.objects.get(of)
    removed = 0 if found is None else min(count, found.counted(kind))
    if found is None or removed <= 0:
        return 0
    left = {**dict(found.counters), kind: found.counted(kind) - removed}
    game.change(of, counters=tuple(sorted((name, number) for name, number in left.items() if number)))
    triggers.note(game, CountersRemoved(of, kind, removed))
    return removed
