"""The zone in which an activated or triggered ability functions (113.6, 113.6m)."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.abilities.costs import CycleThis, ExileThisFromGraveyard
from oracle.abilities.effects import May, ReturnThisFromGraveyard
from oracle.abilities.kinds import ActivatedAbility, TriggeredAbility
from oracle.objects import Zone

OUT_OF: Mapping[type, Zone] = {ExileThisFromGraveyard: Zone.GRAVEYARD, CycleThis: Zone.HAND}
"""The parts of a cost that move the source out of a zone which is not the battlefield, each with that zone."""


def zone_of(ability: ActivatedAbility) -> Zone:
    """The one zone from which an ability can be activated: that out of which its cost moves its source, or the battlefield."""
    return next((OUT_OF[type(part)] for part in ability.cost.parts if type(part) in OUT_OF), Zone.BATTLEFIELD)


def returns_itself(ability: TriggeredAbility) -> bool:
    """Whether an ability moves its source out of a graveyard, and so functions there only (113.6m)."""
    return any(isinstance(each, May) and ReturnThisFromGraveyard() in each.effects for each in ability.effects)
