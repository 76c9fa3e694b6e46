"""How long an effect of a resolved spell or ability lasts (611.2a-b)."""

from __future__ import annotations

from enum import Enum


class HowLong(Enum):
    """A duration, seen from the spell or ability that begins the effect."""

    THIS_TURN = "until end of turn"
    THIS_COMBAT = "until end of combat"
    WHILE_IT_IS_THERE = "as long as the object is there"
    """No duration is said (611.2a)."""
    UNTIL_YOUR_NEXT_UPKEEP = "until your next upkeep"
    WHILE_IT_HAS_THE_COUNTER = "for as long as the object has a counter of a kind on it"
    WHILE_THIS_IS_TAPPED = "for as long as the source remains tapped"
