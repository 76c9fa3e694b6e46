"""Additional costs (118.8): those that have to be paid for a spell, and those whose payment its player announces (601.2b)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle import layers
from oracle.abilities.costs import Cost
from oracle.abilities.kinds import CostKeyword, Keyword, StaticAbility
from oracle.abilities.statics import AdditionalCost
from oracle.errors import IllegalAction, NotModelled
from oracle.keywords import conspire
from oracle.objects import ObjectId, Zone
from oracle.state import State

COMMANDER_TAX = 2
"""Generic mana for each earlier cast of a commander from the command zone (903.8)."""

OPTIONAL = ("kicker", "buyback")
"""The keywords with a cost of their own that may be paid in addition (702.33a, 702.27a)."""


def mandatory(state: State, spell: ObjectId, zone: Zone) -> tuple[Cost, ...]:
    """The additional costs that have to be paid (118.8): the spell's own, and for a commander from the command zone the tax."""
    own = tuple(
        ability.static.cost
        for ability in layers.characteristics(state, spell).abilities
        if isinstance(ability, StaticAbility) and isinstance(ability.static, AdditionalCost)
    )
    casts = dict(state.casts_from_command).get(state.objects[spell].label, 0)
    if zone is not Zone.COMMAND or not casts:
        return own
    return (*own, Cost((str(COMMANDER_TAX * casts),)))


def optional(state: State, spell: ObjectId) -> Iterator[tuple[str, Cost]]:
    """The additional costs that may be paid (118.8b), each with the name of the keyword that offers it."""
    for ability in layers.characteristics(state, spell).abilities:
        if isinstance(ability, CostKeyword) and ability.name in OPTIONAL:
            yield ability.name, ability.cost
        elif isinstance(ability, Keyword) and ability.name == conspire.NAME:
            yield conspire.NAME, conspire.COST


def announced(state: State, spell: ObjectId, names: Sequence[str]) -> tuple[Cost, ...]:
    """The optional additional costs that a player announces to pay (601.2b), by name.

    Raises IllegalAction where the spell offers no such cost, or not so often; NotModelled where it offers several of one name.
    """
    offered = tuple(optional(state, spell))
    out = []
    for name in names:
        costs = [cost for offer, cost in offered if offer == name]
        if not costs or names.count(name) > len(costs):
            raise IllegalAction(f"it has no {name} that could be paid", "601.2b")
        if len(costs) > 1:
            raise NotModelled(f"a spell with several {name} costs")
        out += costs
    return tuple(out)
