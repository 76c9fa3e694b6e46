"""What is not described of abilities."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Undescribed:
    """What an activated or triggered ability does, where no words here say it: its cost or its event is all that is known. As
    long as it is not activated and does not trigger it does nothing, and so its card can be in a game.
    """
