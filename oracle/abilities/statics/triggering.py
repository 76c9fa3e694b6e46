"""How often abilities trigger (603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import ANYTHING, Quality


@dataclass(frozen=True)
class TriggersAgain:
    """If a permanent of this quality entering, or one that is ``dying``, makes an ability of a permanent you control trigger, it
    triggers once more (603.2d).
    """

    quality: Quality = ANYTHING
    dying: bool = False


@dataclass(frozen=True)
class EnteringTriggersNothing:
    """Permanents of this quality entering don't cause abilities to trigger (101.2, 603.2)."""

    quality: Quality


TriggeringStatic: TypeAlias = TriggersAgain | EnteringTriggersNothing
