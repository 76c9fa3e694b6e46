"""Additional costs (118.8): those that have to be paid for a spell, and those whose payment its player announces (601.2b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from oracle import layers
from oracle.abilities.costs import (
    Blight,
    CollectEvidence,
    Cost,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    PayEnergy,
    PayLife,
    RevealFromHand,
    Sacrifice,
    TapOthers,
)
from oracle.abilities.kinds import CostKeyword, Keyword, StaticAbility
from oracle.abilities.statics import AdditionalCost, AdditionalCostChoice, Static
from oracle.errors import IllegalAction, NotModelled
from oracle.keywords import conspire
from oracle.mana import show_mana
from oracle.objects import ObjectId, Zone
from oracle.state import State

COMMANDER_TAX = 2
"""Generic mana for each earlier cast of a commander from the command zone (903.8)."""

OPTIONAL = ("kicker", "buyback")
"""The keywords with a cost of their own that may be paid in addition (702.33a, 702.27a)."""

WORDS: Mapping[type, str] = {
    RevealFromHand: "reveal",
    Sacrifice: "sacrifice",
    DiscardCards: "discard",
    ExileFromHand: "exile",
    ExileFromGraveyard: "exile",
    TapOthers: "tap",
    CollectEvidence: "collect evidence",
    PayEnergy: "energy",
    PayLife: "life",
    Blight: "blight",
}
"""What each part of a cost that a spell can ask for does, in a word."""


def word(cost: Cost) -> str:
    """How a player announces which of several costs they choose: by its mana ("{3}"), or by what it does ("reveal")."""
    return show_mana(cost.mana) if cost.mana is not None else " ".join(WORDS[type(part)] for part in cost.parts)


def optional(state: State, spell: ObjectId) -> Iterator[tuple[str, Cost]]:
    """The additional costs that may be paid (118.8b), each with the name of the keyword that offers it."""
    for ability in layers.characteristics(state, spell).abilities:
        if isinstance(ability, CostKeyword) and ability.name in OPTIONAL:
            yield ability.name, ability.cost
        elif isinstance(ability, Keyword) and ability.name == conspire.NAME:
            yield conspire.NAME, conspire.COST


def paid(state: State, spell: ObjectId, names: Sequence[str]) -> tuple[str, ...]:
    """Those of the announced costs that were the player's option: what the spell remembers (607.2i)."""
    offered = {name for name, _ in optional(state, spell)}
    return tuple(sorted(name for name in names if name in offered))


def choices(state: State, spell: ObjectId, zone: Zone, names: Sequence[str]) -> Iterator[tuple[Cost, ...]]:
    """All the additional costs of a spell that was in ``zone``, once for each choice that an announcement leaves open.

    ``names`` are the optional costs that are paid, and of the costs among which one has to be chosen those that are (`word`);
    where none of these is named, each is a choice. Raises IllegalAction where the spell offers no such cost, or not so often;
    NotModelled where it offers several of one name.
    """
    offered = tuple(optional(state, spell))
    either = tuple(static.costs for static in _statics(state, spell) if isinstance(static, AdditionalCostChoice))
    counted = Counter((*(name for name, _ in offered), *(word(cost) for costs in either for cost in costs)))
    for name in names:
        if names.count(name) > counted[name]:
            raise IllegalAction(f"it has no additional cost that is announced as {name}", "601.2b")
        if counted[name] > 1:
            raise NotModelled(f"a spell with several {name} costs")
    fixed = (*_mandatory(state, spell, zone), *(cost for name, cost in offered if name in names))
    for chosen in product(*(_named(costs, names) for costs in either)):
        yield (*fixed, *chosen)


def _named(costs: Sequence[Cost], names: Sequence[str]) -> tuple[Cost, ...]:
    """The costs among which a choice is still open. Of two that are named neither is meant alone."""
    named = tuple(cost for cost in costs if word(cost) in names)
    if len(named) > 1:
        raise IllegalAction("only one of these costs is paid", "601.2b")
    return named or tuple(costs)


def _mandatory(state: State, spell: ObjectId, zone: Zone) -> tuple[Cost, ...]:
    """The additional costs that have to be paid: the spell's own, and for a commander from the command zone the tax (903.8)."""
    own = tuple(static.cost for static in _statics(state, spell) if isinstance(static, AdditionalCost))
    casts = dict(state.casts_from_command).get(state.objects[spell].label, 0)
    if zone is not Zone.COMMAND or not casts:
        return own
    return (*own, Cost((str(COMMANDER_TAX * casts),)))


def _statics(state: State, spell: ObjectId) -> tuple[Static, ...]:
    abilities = layers.characteristics(state, spell).abilities
    return tuple(ability.static for ability in abilities if isinstance(ability, StaticAbility))
