"""Conspire (702.78): creatures are tapped in addition to the other costs, and the spell is copied."""

from __future__ import annotations

from oracle.abilities.costs import Cost, TapOthers
from oracle.abilities.effects import CopyIt
from oracle.abilities.events import CastsSpell, Itself
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Named, Quality, Who

NAME = "conspire"

COST = Cost(None, (TapOthers(Quality(types=("Creature",), shares_color_with_source=True), 2),))
"""Two untapped creatures that each share a color with the spell (702.78a)."""

CONSPIRE = TriggeredAbility(CastsSpell(Who.YOU, Itself.THIS), (CopyIt(Named.THIS, new_targets=True),), paid=NAME)
"""The triggered half (702.78a)."""
