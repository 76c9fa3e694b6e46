"""How many counters are put on objects and given to players, and what can't have any (122, 614.1a, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import Quality, Who


@dataclass(frozen=True)
class MoreCounters:
    """If counters would be put on a permanent of the quality ``on`` or given to one of those ``players``, there are ``times`` as
    many of each of those kinds and ``plus`` more instead, or half of them, rounded down.

    ``by``: only if one of those players would put them. ``kind``: only of that kind.
    """

    on: Quality | None = None
    players: Who | None = None
    by: Who | None = None
    kind: str = ""
    times: int = 1
    plus: int = 0
    halved: bool = False


@dataclass(frozen=True)
class OneCounterThisTurn:
    """If those players would get counters of this kind, they get one instead and no more of them this turn."""

    who: Who
    kind: str


@dataclass(frozen=True)
class CantHaveCounters:
    """Counters, or those of this kind, can't be put on permanents of this quality."""

    on: Quality
    kind: str = ""


@dataclass(frozen=True)
class CantGetCounters:
    """Those players can't get counters, or those of this kind."""

    who: Who
    kind: str = ""


CountersStatic: TypeAlias = MoreCounters | OneCounterThisTurn | CantHaveCounters | CantGetCounters
