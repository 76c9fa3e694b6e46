"""Counters that players get, that are moved or removed, and proliferating (122.1, 122.5, 701.34)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import IT, ControllerOf, Number, Quality, Reference, Targeted, Who


@dataclass(frozen=True)
class GetCounters:
    """Players get counters of a kind; whoever controls the spell or ability gives them (122.1)."""

    who: Who | ControllerOf
    kind: str = "poison"
    count: Number = 1


@dataclass(frozen=True)
class MoveAnyCounters:
    """Move any number of counters, of your choice, from permanents of this quality onto an object (122.5)."""

    quality: Quality
    onto: Reference


@dataclass(frozen=True)
class PutCountersOfKinds:
    """Put counters of several kinds, so many of each, on an object at the same time (122.1)."""

    kinds: tuple[tuple[str, int], ...]
    what: Reference = IT


@dataclass(frozen=True)
class PutChosenCounter:
    """Put a counter of one of these kinds, of your choice, on an object; of several each has a choice of its own (608.2d)."""

    kinds: tuple[str, ...]
    what: Reference = IT


@dataclass(frozen=True)
class PutCounterOnChosen:
    """Players put a counter on a permanent of this quality, each on one of their choice; others than you, on one of theirs."""

    kind: str
    quality: Quality
    who: Who = Who.YOU


@dataclass(frozen=True)
class PutCountersLike:
    """Put as many counters of each kind on an object as are on another one, or were on it as it last existed (608.2h)."""

    like: Reference
    what: Reference


@dataclass(frozen=True)
class PutCountersOfGraveyard:
    """For each of these keywords in turn: if a creature card in your graveyard has it, put a counter of that kind on a creature
    that you control, of your choice. For each counter that this has put, put one of the kind ``then`` on the source.
    """

    keywords: tuple[str, ...]
    then: str


@dataclass(frozen=True)
class PutCountersOfKeywords:
    """For each of these keywords in turn: if an object has it and the source does not, put a counter of that kind on that."""

    keywords: tuple[str, ...]
    like: Reference = IT


@dataclass(frozen=True)
class DistributeCounters:
    """So many counters of a kind are distributed among targets, as was announced with these (601.2d)."""

    kind: str
    amount: Number
    what: Targeted = IT


@dataclass(frozen=True)
class RemoveAllCounters:
    """Remove all counters from an object."""

    what: Reference = IT


@dataclass(frozen=True)
class RemoveCountersFrom:
    """Remove so many counters of a kind from an object, as far as there are any; without a number all of them (122.1)."""

    kind: str
    count: Number | None = 1
    what: Reference = IT


@dataclass(frozen=True)
class PutUpTo:
    """Put up to so many counters of a kind on the source, of your choice, and no more than that it has ``total``."""

    kind: str
    total: int
    count: Number


@dataclass(frozen=True)
class RemoveCounterOrSacrifice:
    """Remove a counter of a kind from the source; if you can't, sacrifice it."""

    kind: str


@dataclass(frozen=True)
class MoveAllCounters:
    """Move all counters from one object onto another one (122.5)."""

    first: Reference
    second: Reference


@dataclass(frozen=True)
class Proliferate:
    """Proliferate so many times, one time after the other (701.34a)."""

    times: int = 1


@dataclass(frozen=True)
class LoseCounters:
    """Players lose all counters of a kind: `Amount.THAT_MUCH` in what follows is how many."""

    who: Who
    kind: str = "poison"


@dataclass(frozen=True)
class SufferRadiation:
    """For each nonland card that was just milled, the player of the event loses 1 life and a rad counter (728.1)."""


@dataclass(frozen=True)
class Blights:
    """Players blight: each puts so many -1/-1 counters on a creature of theirs, of their choice (701.68a)."""

    who: Who
    count: int


@dataclass(frozen=True)
class RemoveCountersFromEach:
    """Remove counters of a kind from each permanent of this quality."""

    kind: str
    quality: Quality
    count: int = 1


@dataclass(frozen=True)
class MoveCounter:
    """Move a counter, of your choice, from one object onto another (122.5)."""

    first: Reference
    second: Reference
