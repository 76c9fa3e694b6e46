"""Cycling (702.29): an activated ability that functions in a hand."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.costs import CycleThis
from oracle.abilities.effects import Draw
from oracle.abilities.kinds import ActivatedAbility, CostKeyword

NAME = "cycling"


def cycling(ability: CostKeyword) -> ActivatedAbility:
    """The activated ability that cycling with its cost is (702.29a)."""
    return ActivatedAbility(replace(ability.cost, parts=(*ability.cost.parts, CycleThis())), (Draw(),))
