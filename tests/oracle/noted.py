"""What is noted of a game, held against how it has changed: life, poison and counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias
from unittest.mock import patch

from oracle import triggers
from oracle.game import Game
from oracle.happenings import CountersPut, CountersRemoved, Happening, LifeGained, LifeLost
from oracle.objects import ChosenTarget, Seat, Zone
from oracle.state import State

Totals: TypeAlias = Mapping[tuple[ChosenTarget, str], int]
"""Numbers by whose or what they are, and by the name of what is counted; those that are not 0."""


@contextmanager
def noting() -> Iterator[list[Happening]]:
    """All that is noted meanwhile."""
    heard: list[Happening] = []
    real = triggers.note

    def note(game: Game, happening: Happening, before: State | None = None) -> None:
        heard.append(happening)
        real(game, happening, before)

    with patch.object(triggers, "note", note):
        yield heard


def changes(noted: Iterable[Happening]) -> Totals:
    """By how much life, poison and counters have changed, as it was noted."""
    changed: Counter[tuple[ChosenTarget, str]] = Counter()
    for each in noted:
        if isinstance(each, LifeGained):
            changed[ChosenTarget(player=each.player), "life"] += each.amount
        elif isinstance(each, LifeLost):
            changed[ChosenTarget(player=each.player), "life"] -= each.amount
        elif isinstance(each, CountersPut):
            changed[each.on, each.kind] += each.count
        elif isinstance(each, CountersRemoved):
            changed[each.on, each.kind] -= each.count
    return {key: count for key, count in changed.items() if count}


def differences(before: State, after: State) -> Totals:
    """By how much life, poison and counters differ; of objects, of those that are on the battlefield now (122.6)."""
    found: Counter[tuple[ChosenTarget, str]] = Counter()
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        to = ChosenTarget(player=Seat(seat))
        found[to, "life"] += new.life - old.life
        for kind in dict((*old.counters, *new.counters)):
            found[to, kind] += new.counted(kind) - old.counted(kind)
    for of, there in after.objects.items():
        to = ChosenTarget(object=of)
        for kind, count in there.counters if there.zone is Zone.BATTLEFIELD else ():
            found[to, kind] += count
        for kind, count in before.objects[of].counters if there.zone is Zone.BATTLEFIELD and of in before.objects else ():
            found[to, kind] -= count
    return {key: count for key, count in found.items() if count}
