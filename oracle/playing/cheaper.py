"""Activated abilities that cost less to activate (118.7, 601.2f by way of 602.2b)."""

from __future__ import annotations

from oracle import layers, matching
from oracle.abilities.costs import Cost
from oracle.abilities.statics import AbilitiesCostLess
from oracle.errors import NotModelled
from oracle.mana import mana_value
from oracle.objects import ObjectId
from oracle.playing.costs import Modifiers, Reduction, has_x, totals
from oracle.state import State


def modifiers(state: State, of: ObjectId, cost: Cost, x: int = 0) -> Modifiers:
    """What effects take off the cost of an ability of this permanent. None of them takes away the last mana; a cost without mana
    stays as it is.
    """
    if not layers.is_permanent(state, of) or not mana_value(cost.mana, x):
        return Modifiers()
    reductions = tuple(
        Reduction(rule.static.mana)
        for rule in layers.in_force(state)
        if isinstance(rule.static, AbilitiesCostLess)
        and matching.matches(state, rule.static.quality, of, source=rule.source, you=rule.you)
    )
    return Modifiers(reductions=reductions, floors=(1,) if reductions else ())


def of_mana_ability(state: State, of: ObjectId, cost: Cost) -> Cost:
    """What a mana ability of this permanent costs. Raises NotModelled for one that costs less and can be paid in several ways."""
    taken = modifiers(state, of, cost)
    if not taken.reductions:
        return cost
    found = () if has_x(cost) else tuple(totals(cost, taken))
    if len(found) != 1:
        raise NotModelled("a mana ability that costs less and leaves a choice of what it costs")
    return found[0]
