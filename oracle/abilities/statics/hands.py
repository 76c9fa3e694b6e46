"""How many cards players may keep in hand (402.2)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MaximumHandSize:
    """The maximum hand size of the player who was chosen for the source is so much."""

    size: int
