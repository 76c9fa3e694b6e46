"""What gives a player the means to pay, where it may be gone by the time the cost is paid (611.3a, 601.2g-h).

Mana abilities come first. One of them may take away the permanent that gives a spell convoke, or that has life paid rather than
mana; then nothing can be paid in that way any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

from oracle import layers
from oracle.abilities.statics import LifeForMana, SpellsHave
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.demands import object_demands
from oracle.paying.mana_sources import offers
from oracle.paying.means import Means, means_of
from oracle.paying.wishes import NO_WISHES, PartKind
from oracle.state import State


def all_means(state: State, seat: Seat, spell: ObjectId | None) -> tuple[Means, ...]:
    """How this player may pay the mana of a cost: once with all that gives them means staying until the cost is paid, and once
    for each part of that which a mana ability may take away, without what it gives.
    """
    givers = frozenset(of.id for of, static in layers.statics(state) if isinstance(static, SpellsHave | LifeForMana))
    givers &= frozenset(_takeable(state, seat)) if givers else givers
    return tuple(
        replace(means_of(_without(state, gone), seat, spell), kept=givers - gone)
        for count in range(len(givers) + 1)
        for gone in map(frozenset, combinations(sorted(givers), count))
    )


def _takeable(state: State, seat: Seat) -> Iterator[ObjectId]:
    """The permanents that a mana ability of this player may take off the battlefield."""
    for offer in offers(state, seat):
        if offer.sacrifices_itself:
            yield offer.source
        for demand in object_demands(state, seat, offer.ability.cost, offer.source, NO_WISHES):
            if demand.part_kind is not PartKind.TAP:
                yield from demand.candidates


def _without(state: State, gone: Iterable[ObjectId]) -> State:
    """The state as it would be without these permanents."""
    if not gone:
        return state
    key = (Zone.BATTLEFIELD, None)
    return state.changed(
        objects={of: each for of, each in state.objects.items() if of not in gone},
        zones={**state.zones, key: tuple(of for of in state.zones[key] if of not in gone)},
    )
