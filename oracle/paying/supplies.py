"""What a cost demands and what can supply it: the two sides of the assignment that a payment is (601.2h, 118.3).

Demands are single mana symbols and single objects (a creature to sacrifice, a card to exile). Supplies are single mana, in
the pool or still to be made, and objects that can be given up. A permanent that makes mana by being sacrificed is one supply
that serves a demand of either kind, but only one demand (118.10).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle import layers
from oracle.abilities.costs import (
    ChangeLoyalty,
    Cost,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    PayLife,
    Sacrifice,
    SacrificeThis,
    TapThis,
)
from oracle.errors import NotModelled
from oracle.mana import MANA_TYPES, ManaCost
from oracle.matching import matches
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.mana_sources import Offer, can_tap
from oracle.state import State

ObjectPart: TypeAlias = Sacrifice | ExileFromHand | ExileFromGraveyard | DiscardCards
"""The parts of a cost that take objects of the player's choice."""

LAST = sys.maxsize
"""The time at which the cost itself is paid: after every mana ability (601.2g)."""

ANY_TYPE = ""
"""The symbol of a demand for generic mana, one mana each."""


class PartKind(Enum):
    """The kinds of parts that take objects of the player's choice."""

    EXILE = "exile"
    SACRIFICE = "sacrifice"
    DISCARD = "discard"


_KINDS = {
    ExileFromHand: PartKind.EXILE,
    ExileFromGraveyard: PartKind.EXILE,
    Sacrifice: PartKind.SACRIFICE,
    DiscardCards: PartKind.DISCARD,
}


@dataclass(frozen=True)
class Wishes:
    """A payment as far as the player spells it out; what is empty is left to be found.

    ``tap`` are the sources whose mana abilities are activated, all of them and no others; ``mana`` is exactly what is spent, by
    type; ``exile``, ``sacrifice`` and ``discard`` are exactly the objects that these parts of the cost take.
    """

    tap: tuple[ObjectId, ...] = ()
    mana: ManaCost = ()
    exile: tuple[ObjectId, ...] = ()
    sacrifice: tuple[ObjectId, ...] = ()
    discard: tuple[ObjectId, ...] = ()

    @property
    def objects(self) -> Mapping[PartKind, tuple[ObjectId, ...]]:
        """The objects that are named, by the kind of part that takes them."""
        return {PartKind.EXILE: self.exile, PartKind.SACRIFICE: self.sacrifice, PartKind.DISCARD: self.discard}


NO_WISHES = Wishes()


@dataclass(frozen=True)
class ManaDemand:
    """One mana of a type, of either of two ("W/U"), or of any. What was there before ``time`` can serve it."""

    symbol: str
    time: int = LAST

    def takes(self, mana: str) -> bool:
        """Whether mana of this type pays it (107.4a-e)."""
        return self.symbol == ANY_TYPE or mana in self.symbol.split("/")


@dataclass(frozen=True)
class ObjectDemand:
    """One object for a part of a cost, out of ``candidates``."""

    part: ObjectPart
    candidates: frozenset[ObjectId]
    time: int = LAST

    @property
    def part_kind(self) -> PartKind:
        """What happens to the object."""
        return _KINDS[type(self.part)]


Demand: TypeAlias = ManaDemand | ObjectDemand


@dataclass(frozen=True)
class Making:
    """Getting mana of one type: by this activation, which adds the whole lot."""

    type: str
    offer: Offer
    lot: ManaCost


@dataclass(frozen=True)
class Supply:
    """Something that can serve one demand: one mana of one of these types, or the object itself, or either.

    ``makings`` say how to get mana of each type; empty for mana of the pool and mana made by the activation with the number
    ``activation``. Mana is there from ``time`` on. Supplies with the least ``rank`` are used first.
    """

    mana: tuple[str, ...] = ()
    object: ObjectId | None = None
    given_up: bool = False
    makings: tuple[Making, ...] = ()
    activation: int | None = None
    time: int = 0
    rank: int = 0
    life: int = 0

    def serves(self, demand: Demand, needed_until: int = 0) -> bool:
        """Whether this can serve a demand. ``needed_until``: the time until which the object must stay where it is."""
        if isinstance(demand, ManaDemand):
            return self.time < demand.time and any(demand.takes(mana) for mana in self.mana)
        return self.given_up and self.object in demand.candidates and demand.time >= needed_until


RANK_POOL, RANK_LAND, RANK_PERMANENT, RANK_CREATURE, RANK_LIFE, RANK_OBJECT, RANK_SACRIFICE = range(7)


# ---- demands


def mana_demands(mana: ManaCost | None, time: int = LAST) -> tuple[ManaDemand, ...]:
    """One demand for each mana of a cost (107.4).

    Raises NotModelled for snow mana, and for symbols that leave more of a choice than one of two types of mana.
    """
    out: list[ManaDemand] = []
    for symbol in mana or ():
        if symbol.isdigit():
            out += [ManaDemand(ANY_TYPE, time)] * int(symbol)
        elif all(half in MANA_TYPES for half in symbol.split("/")):
            out.append(ManaDemand(symbol, time))
        else:
            raise NotModelled(f"paying {{{symbol}}}")
    # Coloured symbols first: a mana that several symbols could take then goes where it is rarer.
    return tuple(sorted(out, key=lambda demand: demand.symbol == ANY_TYPE))


def object_demands(
    state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes, time: int = LAST
) -> tuple[ObjectDemand, ...]:
    """One demand for each object that the parts of a cost take, out of those that the player's wishes leave."""
    out: list[ObjectDemand] = []
    for part in cost.parts:
        if not isinstance(part, ObjectPart):
            continue
        wished = wishes.objects[_KINDS[type(part)]]
        candidates = frozenset(each for each in _candidates(state, seat, part, source) if not wished or each in wished)
        if SacrificeThis() in cost.parts and source is not None:
            candidates -= {source}
        count = part.count
        if not isinstance(count, int):
            raise NotModelled("a cost of X objects without an X")
        out += [ObjectDemand(part, candidates, time)] * count
    return tuple(out)


def _candidates(state: State, seat: Seat, part: ObjectPart, source: ObjectId | None) -> Iterator[ObjectId]:
    """The objects with which a player can pay this part of a cost."""
    if isinstance(part, Sacrifice):
        pool: Sequence[ObjectId] = layers.permanents(state, seat)
    elif isinstance(part, ExileFromGraveyard):
        pool = [each for each in state.zones.get((Zone.GRAVEYARD, seat), ()) if each != source]
    else:
        pool = state.zones.get((Zone.HAND, seat), ())
    seen_from = None if source is None else state.objects[source]
    return (each for each in pool if matches(state, part.quality, each, source=seen_from, you=seat))


def fixed_parts_payable(state: State, seat: Seat, cost: Cost, source: ObjectId | None) -> bool:
    """Whether the parts of a cost that leave no choice can be paid (118.3): {T}, sacrificing the source, life, loyalty."""
    for part in cost.parts:
        if isinstance(part, TapThis | SacrificeThis | ChangeLoyalty):
            if source is None or not layers.is_permanent(state, source) or layers.controller(state, source) != seat:
                return False
            found = state.objects[source]
            if isinstance(part, TapThis) and not can_tap(state, found.id):
                return False
            if isinstance(part, ChangeLoyalty) and found.counted("loyalty") + part.change < 0:
                return False
    # Life of 0 can always be paid (119.4b).
    return life_of(cost) in range(max(0, state.players[seat].life) + 1)


def life_of(cost: Cost) -> int:
    """The life that a cost asks for."""
    return sum(part.amount for part in cost.parts if isinstance(part, PayLife))


# ---- supplies


def pool_supplies(state: State, seat: Seat) -> tuple[Supply, ...]:
    """The mana in a player's pool (106.4)."""
    return tuple(Supply(mana=(mana,), rank=RANK_POOL) for mana in state.players[seat].mana)


def object_supplies(demands: Iterable[Demand]) -> tuple[Supply, ...]:
    """The objects that some of these demands could take, each once."""
    objects = {each for demand in demands if isinstance(demand, ObjectDemand) for each in demand.candidates}
    return tuple(Supply(object=each, given_up=True, rank=RANK_OBJECT) for each in sorted(objects))


def simple_supplies(state: State, offers: Sequence[Offer]) -> tuple[tuple[Supply, ...], tuple[Offer, ...]]:
    """The mana that the mana abilities of one permanent can supply on their own, and the abilities that are left over.

    Supplies are independent of each other, so a permanent's abilities count here only where activating one makes exactly the
    mana asked for: one mana of some type, or one certain lot of mana. What costs mana, asks for other permanents, or makes
    several mana of a kind to be chosen is left over.
    """
    rank = _rank(state, offers[0].source)
    plain = tuple(offer for offer in offers if offer.ability.cost == _TAP)
    rest = tuple(offer for offer in offers if offer.ability.cost != _TAP)
    if plain:
        made = _single(plain, rank) or _lot(plain, rank)
        return (made, rest) if made else ((), tuple(offers))
    if len({offer.ability.cost for offer in rest}) == 1 and _uses_up_only_itself(rest[0].ability.cost):
        given_up = rest[0].sacrifices_itself
        made = _single(rest, RANK_SACRIFICE if given_up else RANK_LIFE)
        return (made, ()) if made else ((), rest)
    return (), rest


_TAP = Cost(None, (TapThis(),))


def _uses_up_only_itself(cost: Cost) -> bool:
    return (
        not cost.mana
        and all(isinstance(part, TapThis | SacrificeThis | PayLife) for part in cost.parts)
        and any(isinstance(part, TapThis | SacrificeThis) for part in cost.parts)
    )


def _single(offers: Sequence[Offer], rank: int) -> tuple[Supply, ...]:
    """One mana of any type that one of these abilities makes, where each makes one."""
    makings: dict[str, Making] = {}
    for offer in offers:
        for lot in offer.yields:
            if len(lot) != 1:
                return ()
            makings.setdefault(lot[0], Making(lot[0], offer, lot))
    first = offers[0]
    supply = Supply(tuple(makings), first.source, first.sacrifices_itself, tuple(makings.values()), rank=rank, life=first.life)
    return (supply,)


def _lot(offers: Sequence[Offer], rank: int) -> tuple[Supply, ...]:
    """The mana of the one lot that one ability makes."""
    if len(offers) != 1 or len(offers[0].yields) != 1:
        return ()
    offer, lot = offers[0], offers[0].yields[0]
    return tuple(Supply((mana,), offer.source, makings=(Making(mana, offer, lot),), rank=rank) for mana in lot)


def _rank(state: State, of: ObjectId) -> int:
    types = layers.characteristics(state, of).types
    return RANK_CREATURE if "Creature" in types else RANK_LAND if "Land" in types else RANK_PERMANENT
