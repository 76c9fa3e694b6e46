"""What can serve the demands of a cost: mana, what pays rather than mana, and objects that can be given up (601.2g-h, 118.3).

A permanent that can be tapped once is one supply, whatever it is tapped for: its own mana ability, convoke, improvise, a part of
the cost that taps. A permanent that makes mana by being sacrificed is one supply that serves a demand of either kind, but
only one demand (118.10).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from oracle import layers
from oracle.abilities.costs import Cost, PayLife, SacrificeThis, TapThis
from oracle.mana import COLORS, Mana, ManaCost
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.demands import ANY_TYPE, LAST, Demand, ManaDemand, ObjectDemand, Served
from oracle.paying.mana_sources import Lot, Offer
from oracle.paying.means import Means
from oracle.paying.wishes import AS_YOU_LIKE, GENERIC_MANA, PartKind, Wishes
from oracle.playing.costs import PHYREXIAN_LIFE
from oracle.state import State


class Rather(Enum):
    """What pays for mana of a cost rather than mana."""

    CONVOKE = "convoke"
    IMPROVISE = "improvise"
    DELVE = "delve"
    LIFE = "life"
    NAMED_MANA = "mana that the player named"
    """A mana that is still to be found: it pays for one symbol, and is a demand itself."""


@dataclass(frozen=True)
class Making:
    """Getting one mana: by this activation, which adds the whole lot."""

    mana: Mana
    offer: Offer
    lot: Lot


@dataclass(frozen=True)
class Supply:
    """Something that can serve one demand: one of these mana, the object itself, or what pays rather than mana.

    ``makings`` say how to get each of ``mana``; empty for mana of the pool and mana made by the activation with the number
    ``activation``. Mana is there from ``time`` on, an object ``until`` another. ``symbols`` are those of the cost that it pays
    by ``rather``. ``given_up``: the object can leave its zone for a part of a cost; ``tapped``: it can be tapped for one.
    Supplies with the least ``rank`` are used first; one that the player ``named`` has to be used.
    """

    mana: tuple[Mana, ...] = ()
    object: ObjectId | None = None
    given_up: bool = False
    tapped: bool = False
    rather: Rather | None = None
    symbols: frozenset[str] = frozenset()
    makings: tuple[Making, ...] = ()
    activation: int | None = None
    time: int = 0
    until: int = sys.maxsize + 1
    rank: int = 0
    life: int = 0
    named: bool = False

    def serves(self, demand: Demand, means: Means, needed_until: int = 0) -> bool:
        """Whether this can serve a demand. ``needed_until``: the time until which the object must stay where it is."""
        if isinstance(demand, ObjectDemand):
            if self.object not in demand.candidates or demand.time >= self.until:
                return False
            return self.tapped if demand.part_kind is PartKind.TAP else self.given_up and demand.time >= needed_until
        return self.pays_rather(demand) or any(self.spends(mana, demand, means) for mana in self.mana)

    def pays_rather(self, demand: ManaDemand) -> bool:
        """Whether it pays for a mana rather than with mana. All but life does so for the total cost of a spell only."""
        return (
            demand.symbol in self.symbols
            and demand.served is not Served.MANA
            and (demand.time == LAST or self.rather is Rather.LIFE)
            and demand.time < self.until
        )

    def spends(self, mana: Mana, demand: ManaDemand, means: Means) -> bool:
        """Whether this mana of it can be spent on a demand."""
        if demand.served is Served.NO_MANA or self.time >= demand.time or not demand.takes(mana):
            return False
        if demand.time != LAST:
            return mana.only is None
        return not means.no_mana and (mana.by_creature or not means.only_creature_mana)


(RANK_NAMED, RANK_POOL, RANK_LAND, RANK_PERMANENT, RANK_CREATURE, RANK_CARD, RANK_LIFE, RANK_OBJECT, RANK_SACRIFICE) = range(9)


# ---- mana of the pool, and of mana abilities


def pool_supplies(mana: Iterable[Mana]) -> tuple[Supply, ...]:
    """The mana in a pool (106.4)."""
    return tuple(Supply(mana=(one,), rank=RANK_POOL) for one in mana)


def simple_supplies(state: State, offers: Sequence[Offer]) -> tuple[tuple[Supply, ...], tuple[Offer, ...]]:
    """The mana that the mana abilities of one permanent can supply on their own, and the abilities that are left over.

    Supplies are independent of each other, so a permanent's abilities count here only where activating one makes exactly the
    mana asked for: one mana of some type, or one certain lot of mana. What costs mana, asks for other permanents, or makes
    several mana of a kind to be chosen is left over.
    """
    rank = rank_of(state, offers[0].source)
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
    makings: dict[Mana, Making] = {}
    for offer in offers:
        for lot in offer.yields:
            if len(lot) != 1:
                return ()
            makings.setdefault(lot[0], Making(lot[0], offer, lot))
    first = offers[0]
    supply = Supply(
        tuple(makings), first.source, first.sacrifices_itself, makings=tuple(makings.values()), rank=rank, life=first.life
    )
    return (supply,)


def _lot(offers: Sequence[Offer], rank: int) -> tuple[Supply, ...]:
    """The mana of the one lot that one ability makes."""
    if len(offers) != 1 or len(offers[0].yields) != 1:
        return ()
    offer, lot = offers[0], offers[0].yields[0]
    return tuple(Supply((mana,), offer.source, makings=(Making(mana, offer, lot),), rank=rank) for mana in lot)


def rank_of(state: State, of: ObjectId) -> int:
    """The place of what a permanent supplies in the order of use."""
    types = layers.characteristics(state, of).types
    return RANK_CREATURE if "Creature" in types else RANK_LAND if "Land" in types else RANK_PERMANENT


# ---- what pays rather than mana


def tap_supplies(state: State, seat: Seat, means: Means, wishes: Wishes) -> Mapping[ObjectId, Supply]:
    """The untapped permanents that can be tapped for mana of the cost (702.51a, 702.126a), as far as the player wishes it.

    Any creature pays for generic mana, and for a mana of a color that it has now. Any artifact does for generic mana by
    improvise; an artifact creature does by convoke whatever it could by improvise.
    """
    found: dict[ObjectId, Supply] = {}
    if not means.convoke and not means.improvise:
        return found
    convoking, improvising = dict(wishes.convoke), frozenset(wishes.improvise)
    for of in layers.permanents(state, seat):
        if state.objects[of].tapped:
            continue
        now = layers.characteristics(state, of)
        symbols: frozenset[str] = frozenset()
        if means.convoke and "Creature" in now.types and of not in improvising and (not convoking or of in convoking):
            wished = convoking.get(of, AS_YOU_LIKE)
            symbols = frozenset((ANY_TYPE, *now.colors)) & _ASKED.get(wished, frozenset((wished,)))
        if symbols:
            found[of] = Supply((), of, rather=Rather.CONVOKE, symbols=symbols, rank=rank_of(state, of), named=of in convoking)
        elif means.improvise and "Artifact" in now.types and of not in convoking and (not improvising or of in improvising):
            generic = frozenset((ANY_TYPE,))
            found[of] = Supply((), of, rather=Rather.IMPROVISE, symbols=generic, rank=rank_of(state, of), named=of in improvising)
    return found


_ASKED = {AS_YOU_LIKE: frozenset((ANY_TYPE, *COLORS)), GENERIC_MANA: frozenset((ANY_TYPE,))}


def card_supplies(state: State, seat: Seat, means: Means, wishes: Wishes) -> tuple[Supply, ...]:
    """The cards of the graveyard that delve can exile, each for one generic mana (702.66a)."""
    if not means.delve:
        return ()
    cards = state.zones.get((Zone.GRAVEYARD, seat), ())
    return tuple(
        Supply((), of, rather=Rather.DELVE, symbols=frozenset((ANY_TYPE,)), rank=RANK_CARD, named=of in wishes.delve)
        for of in cards
        if not wishes.delve or of in wishes.delve
    )


def life_supplies(means: Means, demands: Iterable[Demand]) -> tuple[Supply, ...]:
    """Life that can be paid rather than mana of a color, once for each such mana that is asked for."""
    return tuple(
        Supply(rather=Rather.LIFE, symbols=frozenset((each.symbol,)), rank=RANK_LIFE, life=PHYREXIAN_LIFE)
        for each in demands
        if isinstance(each, ManaDemand) and each.symbol in means.life_for
    )


def named_supplies(mana: ManaCost) -> tuple[Supply, ...]:
    """The mana that the player named, each of which pays for one symbol that it could pay for."""
    return tuple(
        Supply(rather=Rather.NAMED_MANA, symbols=frozenset((ANY_TYPE, each)), rank=RANK_NAMED, named=True) for each in mana
    )


# ---- objects


def object_supplies(demands: Iterable[Demand]) -> tuple[Supply, ...]:
    """The objects that some of these demands could take out of their zones, each once."""
    objects = {
        each
        for demand in demands
        if isinstance(demand, ObjectDemand) and demand.part_kind is not PartKind.TAP
        for each in demand.candidates
    }
    return tuple(Supply(object=each, given_up=True, rank=RANK_OBJECT) for each in sorted(objects))
