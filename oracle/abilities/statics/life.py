"""How much life players gain and lose, and what can't happen to their life or to them (119, 104, 614.17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import Quality, Who


@dataclass(frozen=True)
class MoreLife:
    """If those players would gain life, they gain ``times`` as much and ``plus`` more instead (119.10); 0 times is none."""

    who: Who = Who.YOU
    times: int = 1
    plus: int = 0


@dataclass(frozen=True)
class LosesMoreLife:
    """If those players would lose life, they lose ``times`` as much instead; ``your_turn``: only during your turn."""

    who: Who
    times: int
    your_turn: bool = False


@dataclass(frozen=True)
class CantGainLife:
    """Those players can't gain life (119.7)."""

    who: Who


@dataclass(frozen=True)
class LifeCantChange:
    """The life total of those players can't change: they can't gain life, lose it or pay any but 0 (119.7, 119.8)."""

    who: Who


@dataclass(frozen=True)
class DamageLeavesOneLife:
    """While you control a permanent of this quality, damage takes your life total no lower than 1."""

    quality: Quality


@dataclass(frozen=True)
class DoesntLoseForLife:
    """Those players stay in the game at 0 life and below (704.5a)."""

    who: Who


@dataclass(frozen=True)
class CantLose:
    """Those players can't lose the game (104.3), and their opponents can't win it."""

    who: Who


LifeStatic: TypeAlias = (
    MoreLife | LosesMoreLife | CantGainLife | LifeCantChange | DamageLeavesOneLife | DoesntLoseForLife | CantLose
)
