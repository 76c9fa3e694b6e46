"""Putting counters on objects, giving them to players, and removing them (122)."""

from __future__ import annotations

from oracle import triggers
from oracle.counters.kinds import check
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import CountersPut, CountersRemoved
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Asking


def put(game: Game, by: Seat, of: ObjectId, kind: str, count: int) -> Asking[None]:
    """A player puts counters of a kind on an object (122.1, 122.6). Nothing is put on what is not there, or is phased out."""
    found = game.state.objects.get(of)
    if found is None or found.phased_out is not None or count <= 0:
        return
    check(kind, found.zone)
    yield from ()
    held = dict(found.counters)
    held[kind] = held.get(kind, 0) + count
    game.change(of, counters=tuple(sorted(held.items())))
    triggers.note(game, CountersPut(ChosenTarget(object=of), kind, count, by))


def give(game: Game, by: Seat, to: Seat, kind: str, count: int) -> Asking[None]:
    """A player gives another one, or themselves, counters of a kind (122.1). Raises NotModelled for any but poison counters."""
    if count <= 0:
        return
    if kind != "poison":
        raise NotModelled(f"a player with {kind} counters")
    yield from ()
    game.change_player(to, poison=game.player(to).poison + count)
    triggers.note(game, CountersPut(ChosenTarget(player=to), kind, count, by))


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
