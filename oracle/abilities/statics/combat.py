"""What can attack and block (508.1, 509.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import Quality, Who


@dataclass(frozen=True)
class CantBlockWith:
    """Those players can't block with creatures of this quality (509.1b)."""

    who: Who
    quality: Quality


@dataclass(frozen=True)
class CantAttackOrBlock:
    """Creatures of this quality can't attack or block (508.1c, 509.1b)."""

    quality: Quality


CombatStatic: TypeAlias = CantBlockWith | CantAttackOrBlock
