"""Counters that players get, and proliferating (122.1, 701.34)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import Number, Who


@dataclass(frozen=True)
class GetCounters:
    """Players get counters of a kind; whoever controls the spell or ability gives them (122.1)."""

    who: Who
    kind: str = "poison"
    count: Number = 1


@dataclass(frozen=True)
class Proliferate:
    """Proliferate so many times, one time after the other (701.34a)."""

    times: int = 1
