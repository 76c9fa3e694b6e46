"""Fading (702.32): a permanent that enters with fade counters, and stays as long as one can be removed each turn."""

from __future__ import annotations

from oracle.abilities.effects import RemoveCounterOrSacrifice
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Who

NAME = "fading"
KIND = "fade"

FADES = TriggeredAbility(AtBeginning("upkeep", Who.YOU), (RemoveCounterOrSacrifice(KIND),))
"""The second ability of fading (702.32a); the first is in ``oracle.entering``."""
