"""What is true for a while, as a static ability would say it (611.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oracle.abilities.statics import Static


@dataclass(frozen=True)
class ForThisTurn:
    """What a static ability says of the rules of the game is true until end of turn (611.2c)."""

    static: Static
