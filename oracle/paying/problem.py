"""One cost to be paid by one player, as an assignment problem: its demands, and all that can serve them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from oracle.abilities.costs import Cost, SacrificeThis, TapThis
from oracle.errors import NotModelled
from oracle.mana import Mana
from oracle.matching import matches
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.assignment import NOBODY, assign, assign_most
from oracle.paying.demands import (
    LAST,
    SNOW,
    Demand,
    ManaDemand,
    ObjectDemand,
    Served,
    mana_demands,
    object_demands,
)
from oracle.paying.mana_sources import Offer, offers
from oracle.paying.means import Means
from oracle.paying.plan import Option
from oracle.paying.supplies import (
    Rather,
    Supply,
    card_supplies,
    life_supplies,
    named_supplies,
    object_supplies,
    pool_supplies,
    rank_of,
    simple_supplies,
    tap_supplies,
)
from oracle.paying.wishes import ObjectPart, PartKind, Wishes
from oracle.state import State


class Problem:
    """The demands of a cost and what can serve them. ``unpaid`` are the symbols that the best attempt left unpaid."""

    def __init__(self, state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes, means: Means) -> None:
        self.state = state
        self.seat = seat
        self.cost = cost
        self.source = source
        self.wishes = wishes
        self.means = means
        self.unpaid: tuple[str, ...] | None = None
        self._asked: dict[tuple[ObjectId, int, int], tuple[ObjectDemand, ...]] = {}
        self.demands: tuple[Demand, ...] = (*self._symbols(), *object_demands(state, seat, cost, source, wishes))
        self.pool = pool_supplies(self._spendable(state.players[seat].mana))
        self.named = named_supplies(wishes.mana)

    def _symbols(self) -> tuple[ManaDemand, ...]:
        """The mana of the cost. Where the player names the mana to spend, each of it is a demand too, which only mana serves."""
        if not self.wishes.mana:
            return mana_demands(self.cost.mana)
        if SNOW in (self.cost.mana or ()):
            raise NotModelled("naming the mana that pays for snow mana")
        return (
            *mana_demands(self.cost.mana, served=Served.NO_MANA),
            *mana_demands(self.wishes.mana, served=Served.MANA),
        )

    def _spendable(self, mana: Sequence[Mana]) -> tuple[Mana, ...]:
        """The mana that could be spent on this cost or on the way to it: not what is restricted to other spells (106.6)."""
        return tuple(one for one in mana if one.only is None or self._may_pay_for(one))

    def _may_pay_for(self, mana: Mana) -> bool:
        spell = self.source
        return (
            mana.only is not None
            and spell is not None
            and self.state.objects[spell].zone is Zone.STACK
            and matches(self.state, mana.only, spell, source=None, you=self.seat)
        )

    # ---- what can serve

    @cached_property
    def taps(self) -> Mapping[ObjectId, Supply]:
        """What can be tapped for the cost: rather than mana, or for a part of it or of the cost of a mana ability. Not what the
        player names to be tapped for its own mana.
        """
        found = dict(tap_supplies(self.state, self.seat, self.means, self.wishes))
        for demand in (*self._object_demands, *self._outlet_demands):
            if demand.part_kind is PartKind.TAP:
                for of in demand.candidates:
                    supply = found.get(of) or Supply((), of, rank=rank_of(self.state, of))
                    found[of] = replace(supply, tapped=not supply.named)
        tapped = {of for of in self.wishes.tap if all(offer.taps for offer in self._offers if offer.source == of)}
        return {of: supply for of, supply in found.items() if of not in tapped}

    @cached_property
    def _offers(self) -> tuple[Offer, ...]:
        """The mana abilities that may be activated for this cost, with the mana of them that can be of use. What the player names
        to convoke or improvise is neither tapped nor sacrificed for its own mana before (601.2g-h); what has to be kept for
        the means to pay is not sacrificed.
        """
        kept = {*(of for of, _ in self.wishes.convoke), *self.wishes.improvise}
        out = []
        for offer in offers(self.state, self.seat):
            gone = offer.source == self.source and (
                (offer.taps and TapThis() in self.cost.parts) or (offer.sacrifices_itself and SacrificeThis() in self.cost.parts)
            )
            gone = gone or (offer.source in kept and (offer.taps or offer.sacrifices_itself))
            gone = gone or (offer.source in self.means.kept and offer.sacrifices_itself)
            lots = tuple(lot for lot in offer.yields if self._spendable(lot) == lot)
            wished = not self.wishes.made and (not self.wishes.tap or offer.source in self.wishes.tap)
            if lots and not gone and wished:
                out.append(offer if lots == offer.yields else replace(offer, yields=lots))
        return tuple(out)

    @cached_property
    def _outlet_demands(self) -> tuple[ObjectDemand, ...]:
        """What the mana abilities ask for, of other permanents than their sources."""
        return tuple(
            demand
            for offer in self._offers
            if any(isinstance(part, ObjectPart) for part in offer.ability.cost.parts)
            for demand in self.demands_of(offer, 1)
        )

    def demands_of(self, offer: Offer, time: int) -> Iterator[ObjectDemand]:
        """The objects that a mana ability asks for at this time. What has to be kept for the means to pay it may tap at most."""
        of = offer.source, offer.place, id(offer.ability)
        if of not in self._asked:
            asked = object_demands(self.state, self.seat, offer.ability.cost, offer.source, self.wishes)
            self._asked[of] = tuple(map(self._without_kept, asked))
        return (replace(demand, time=time) for demand in self._asked[of])

    def _without_kept(self, demand: ObjectDemand) -> ObjectDemand:
        free = demand.candidates if demand.part_kind is PartKind.TAP else demand.candidates - self.means.kept
        return replace(demand, candidates=free)

    @cached_property
    def sorted_offers(self) -> tuple[tuple[Supply, ...], tuple[Offer, ...]]:
        """The supplies of mana abilities on their own, and the abilities that have to be searched through.

        A permanent that can be tapped for the cost too is one supply with its mana, or its abilities are searched through. They
        always are where the player names it, for one of them has to be activated then.
        """
        by_source: dict[ObjectId, list[Offer]] = {}
        for offer in self._offers:
            by_source.setdefault(offer.source, []).append(offer)
        eaten = {of for demand in self._outlet_demands if demand.part_kind is not PartKind.TAP for of in demand.candidates}
        drummed = any(demand.part_kind is PartKind.TAP for demand in self._outlet_demands)
        simple: list[Supply] = []
        rest: list[Offer] = []
        for source, group in by_source.items():
            made, left = simple_supplies(self.state, group)
            other = self.taps.get(source)
            if other is None:
                simple += made
                rest += left
            elif (
                len(made) == 1
                and not (left or source in self.wishes.tap or source in eaten)
                and not (made[0].given_up and drummed)
            ):
                simple.append(
                    replace(made[0], rather=other.rather, symbols=other.symbols, tapped=other.tapped, named=other.named)
                )
            else:
                rest += group
        return tuple(simple), tuple(rest)

    @cached_property
    def only_tapped(self) -> tuple[Supply, ...]:
        """What can be tapped for the cost and makes no mana on its own."""
        with_mana = {each.object for each in self.sorted_offers[0]}
        return tuple(each for of, each in self.taps.items() if of not in with_mana)

    @cached_property
    def cards(self) -> tuple[Supply, ...]:
        """The cards of the graveyard that delve can exile."""
        return card_supplies(self.state, self.seat, self.means, self.wishes)

    @property
    def _object_demands(self) -> tuple[ObjectDemand, ...]:
        return tuple(demand for demand in self.demands if isinstance(demand, ObjectDemand))

    @cached_property
    def mana_demanded(self) -> int:
        """How much mana, or what pays rather than mana, the cost asks for."""
        return sum(isinstance(demand, ManaDemand) for demand in self.demands)

    @cached_property
    def supplied(self) -> int:
        """How much mana, or what pays rather than mana, is there without mana abilities that cost something."""
        return len(self.pool) + len(self.named) + len(self.sorted_offers[0]) + len(self.only_tapped) + len(self.cards)

    # ---- quick answers

    @property
    def named_are_there(self) -> bool:
        """Whether all that the player named to pay rather than mana can do so, each once."""
        wishes = self.wishes
        tapped = [*((of, Rather.CONVOKE) for of, _ in wishes.convoke), *((of, Rather.IMPROVISE) for of in wishes.improvise)]
        return (
            len(set(tapped)) == len(tapped)
            and all(of in self.taps and self.taps[of].rather is rather for of, rather in tapped)
            and Counter(each.object for each in self.cards if each.named) == Counter(wishes.delve)
        )

    @property
    def objects_suffice(self) -> bool:
        """Whether the objects that the cost takes are there at all."""
        demands = self._object_demands
        tapped = tuple(
            Supply(object=of, tapped=True)
            for of in {of for each in demands if each.part_kind is PartKind.TAP for of in each.candidates}
        )
        return assign(len(demands), self.edges(demands, (*object_supplies(demands), *tapped))) is not None

    def could_ever_suffice(self) -> bool:
        """Whether there is enough to pay with if no mana ability cost anything: quickly answered, and mostly no."""
        simple, rest = self.sorted_offers
        able = {supply.object for supply in simple} | {offer.source for offer in rest}
        if not able >= set(self.wishes.tap):
            return False
        symbols = tuple(demand for demand in self.demands if isinstance(demand, ManaDemand))
        free = [*self.pool, *self.named, *simple, *self.only_tapped, *self.cards, *life_supplies(self.means, symbols)]
        for offer in rest:
            made = tuple({mana for lot in offer.yields for mana in lot})
            most = max((len(lot) for lot in offer.yields), default=0)
            uses = 1 if offer.taps or offer.sacrifices_itself else len(symbols)
            free += [Supply(mana=made)] * (most * uses)
        served = assign_most(len(symbols), self.edges(symbols, free))
        self.remember_unpaid(symbols, served)
        return NOBODY not in served

    def make_enough(self, options: Sequence[Option]) -> bool:
        """Whether a sequence makes as much mana as is asked for, of whatever types."""
        made = self.supplied + sum(len(option.units) for option in options)
        if self.means.life_for:
            made += self.mana_demanded
        return made >= self.mana_demanded + sum(len(mana_demands(option.offer.ability.cost.mana)) for option in options)

    # ---- the graph

    def edges(
        self, demands: Sequence[Demand], supplies: Sequence[Supply], needed: Mapping[ObjectId, int] | None = None
    ) -> list[tuple[int, ...]]:
        """For each supply the demands it can serve. Of supplies that serve the same, no more are kept than there are demands."""
        until = needed or {}
        counts: Counter[tuple[object, ...]] = Counter()
        known: dict[tuple[object, ...], tuple[int, ...]] = {}
        out: list[tuple[int, ...]] = []
        for supply in supplies:
            alone = (supply.object, supply.tapped) if supply.given_up or supply.tapped else None
            key = (supply.mana, supply.time, supply.until, supply.symbols, supply.rather, alone)
            counts[key] += 1
            if counts[key] > len(demands):
                out.append(())
                continue
            stays = 0 if supply.object is None else until.get(supply.object, 0)
            # What serves no demand for an object serves what all that are like it do.
            if alone is not None or key not in known:
                able = (number for number, demand in enumerate(demands) if supply.serves(demand, self.means, stays))
                known[key] = tuple(able)
            out.append(known[key])
        return out

    def remember_unpaid(self, demands: Sequence[Demand], served: Sequence[int]) -> None:
        """Keep what an attempt left unpaid of the mana of the cost, if no other attempt left less."""
        left = tuple(
            each.symbol or "1"
            for each, supply in zip(demands, served, strict=True)
            if supply == NOBODY and isinstance(each, ManaDemand) and each.time == LAST and each.served is not Served.MANA
        )
        if left and (self.unpaid is None or len(left) < len(self.unpaid)):
            self.unpaid = left
