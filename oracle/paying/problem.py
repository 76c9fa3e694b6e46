"""One cost to be paid by one player, as an assignment problem: its demands, all that can serve them, and what solves it.

Whatever can be tapped is tapped once: for its own mana, by convoke or improvise, or for a part of the cost. It can still be
sacrificed afterwards, unless the sacrifice is for a mana ability (601.2g) and the tapping is not: that comes later (601.2h).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from oracle.abilities.costs import Cost, CostPart, SacrificeThis, TapThis
from oracle.errors import NotModelled
from oracle.mana import Mana, in_pool_order
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
    life_of,
    mana_demands,
    object_demands,
)
from oracle.paying.mana_sources import Lot, Offer, offers
from oracle.paying.means import Means
from oracle.paying.plan import Activation, Option, Plan, Share
from oracle.paying.preferring import preferred
from oracle.paying.supplies import (
    RANK_SACRIFICE,
    Making,
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
        self.blurred = False
        """A payment may have been missed: something could serve in two ways that go together, and was counted as one."""
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
        """What can be tapped for the cost: rather than mana, or for a part of it or of the cost of a mana ability."""
        found = dict(tap_supplies(self.state, self.seat, self.means, self.wishes))
        for demand in (*self._object_demands, *self._outlet_demands):
            if demand.part_kind is PartKind.TAP:
                for of in demand.candidates:
                    found[of] = replace(found.get(of) or Supply((), of, rank=rank_of(self.state, of)), tapped=True)
        return {of: supply for of, supply in found.items() if of not in self.wishes.tap}

    @cached_property
    def _offers(self) -> tuple[Offer, ...]:
        """The mana abilities that may be activated for this cost, with the mana of them that can be of use. What the player names
        to convoke or improvise is neither tapped nor sacrificed for its own mana before (601.2g-h).
        """
        kept = {*(of for of, _ in self.wishes.convoke), *self.wishes.improvise}
        out = []
        for offer in offers(self.state, self.seat):
            gone = offer.source == self.source and (
                (offer.taps and TapThis() in self.cost.parts) or (offer.sacrifices_itself and SacrificeThis() in self.cost.parts)
            )
            gone = gone or (offer.source in kept and (offer.taps or offer.sacrifices_itself))
            lots = tuple(lot for lot in offer.yields if self._spendable(lot) == lot)
            if lots and not gone and (not self.wishes.tap or offer.source in self.wishes.tap):
                out.append(offer if lots == offer.yields else replace(offer, yields=lots))
        return tuple(out)

    @cached_property
    def _outlet_demands(self) -> tuple[ObjectDemand, ...]:
        """What the mana abilities ask for, of other permanents than their sources."""
        return tuple(
            demand
            for offer in self._offers
            if any(isinstance(part, ObjectPart) for part in offer.ability.cost.parts)
            for demand in object_demands(self.state, self.seat, offer.ability.cost, offer.source, self.wishes, 1)
        )

    @cached_property
    def sorted_offers(self) -> tuple[tuple[Supply, ...], tuple[Offer, ...]]:
        """The supplies of mana abilities on their own, and the abilities that have to be searched through.

        A permanent that can be tapped for the cost too is one supply with its mana, or its abilities are searched through.
        """
        by_source: dict[ObjectId, list[Offer]] = {}
        for offer in self._offers:
            by_source.setdefault(offer.source, []).append(offer)
        eaten = {of for demand in self._outlet_demands if demand.part_kind is not PartKind.TAP for of in demand.candidates}
        simple: list[Supply] = []
        rest: list[Offer] = []
        for source, group in by_source.items():
            made, left = simple_supplies(self.state, group)
            other = self.taps.get(source)
            if other is None:
                simple += made
                rest += left
            elif len(made) == 1 and not left and source not in eaten:
                simple.append(
                    replace(made[0], rather=other.rather, symbols=other.symbols, tapped=other.tapped, named=other.named)
                )
            else:
                rest += group
        return tuple(simple), tuple(rest)

    @cached_property
    def _only_tapped(self) -> tuple[Supply, ...]:
        """What can be tapped for the cost and makes no mana on its own."""
        with_mana = {each.object for each in self.sorted_offers[0]}
        return tuple(each for of, each in self.taps.items() if of not in with_mana)

    @cached_property
    def _cards(self) -> tuple[Supply, ...]:
        return card_supplies(self.state, self.seat, self.means, self.wishes)

    @property
    def _object_demands(self) -> tuple[ObjectDemand, ...]:
        return tuple(demand for demand in self.demands if isinstance(demand, ObjectDemand))

    @cached_property
    def mana_demanded(self) -> int:
        """How much mana, or what pays rather than mana, the cost asks for."""
        return sum(isinstance(demand, ManaDemand) for demand in self.demands)

    # ---- quick answers

    @property
    def named_are_there(self) -> bool:
        """Whether all that the player named to pay rather than mana can do so, each once."""
        wishes = self.wishes
        tapped = [*((of, Rather.CONVOKE) for of, _ in wishes.convoke), *((of, Rather.IMPROVISE) for of in wishes.improvise)]
        return (
            len(set(tapped)) == len(tapped)
            and all(of in self.taps and self.taps[of].rather is rather for of, rather in tapped)
            and Counter(each.object for each in self._cards if each.named) == Counter(wishes.delve)
        )

    @property
    def objects_suffice(self) -> bool:
        """Whether the objects that the cost takes are there at all."""
        demands = self._object_demands
        tapped = tuple(
            Supply(object=of, tapped=True)
            for of in {of for each in demands if each.part_kind is PartKind.TAP for of in each.candidates}
        )
        return assign(len(demands), self._edges(demands, (*object_supplies(demands), *tapped))) is not None

    def could_ever_suffice(self) -> bool:
        """Whether there is enough to pay with if no mana ability cost anything: quickly answered, and mostly no."""
        simple, rest = self.sorted_offers
        able = {supply.object for supply in simple} | {offer.source for offer in rest}
        if not able >= set(self.wishes.tap):
            return False
        symbols = tuple(demand for demand in self.demands if isinstance(demand, ManaDemand))
        free = [*self.pool, *self.named, *simple, *self._only_tapped, *self._cards, *life_supplies(self.means, symbols)]
        for offer in rest:
            made = tuple({mana for lot in offer.yields for mana in lot})
            most = max((len(lot) for lot in offer.yields), default=0)
            uses = 1 if offer.taps or offer.sacrifices_itself else len(symbols)
            free += [Supply(mana=made)] * (most * uses)
        served = assign_most(len(symbols), self._edges(symbols, free))
        self._remember_unpaid(symbols, served)
        return NOBODY not in served

    def make_enough(self, options: Sequence[Option]) -> bool:
        """Whether a sequence makes as much mana as is asked for, of whatever types."""
        there = len(self.pool) + len(self.named) + len(self.sorted_offers[0]) + len(self._only_tapped) + len(self._cards)
        made = there + sum(len(option.units) for option in options)
        if self.means.life_for:
            made += self.mana_demanded
        return made >= self.mana_demanded + sum(len(mana_demands(option.offer.ability.cost.mana)) for option in options)

    # ---- attempts

    def payable_so_far(self, options: Sequence[Option]) -> bool:
        """Whether the mana abilities of a sequence can be paid for, whatever becomes of the cost itself."""
        if not any(option.demands_something for option in options):
            return True
        demands, supplies, needed = self._with(options, ())
        return assign(len(demands), self._edges(demands, supplies, needed)) is not None

    def attempt(self, options: Sequence[Option], *, with_permanents: bool = True) -> Plan | None:
        """The payment that activates exactly these options in this order, beside mana abilities that only use up their source."""
        demands, supplies, needed = self._with(options, self.demands, with_permanents=with_permanents)
        if not self._objects_named(demands):
            return None
        # The order of preference comes first; where its life is too much, the order that takes the least life.
        for least_life in (False, True):
            supplies = preferred(supplies, self.demands, least_life=least_life)
            served = assign_most(len(demands), self._edges(demands, supplies, needed))
            if NOBODY in served:
                self._remember_unpaid(demands, served)
                return None
            if any(supply.named and number not in served for number, supply in enumerate(supplies)):
                return None
            plan = self._plan(options, demands, [supplies[number] for number in served])
            if plan is not None and self._can_pay_life(plan):
                return plan
        return None

    def _remember_unpaid(self, demands: Sequence[Demand], served: Sequence[int]) -> None:
        """Keep what an attempt left unpaid of the mana of the cost, if no other attempt left less."""
        left = tuple(
            each.symbol or "1"
            for each, supply in zip(demands, served, strict=True)
            if supply == NOBODY and isinstance(each, ManaDemand) and each.time == LAST and each.served is not Served.MANA
        )
        if left and (self.unpaid is None or len(left) < len(self.unpaid)):
            self.unpaid = left

    def _with(
        self, options: Sequence[Option], final: Sequence[Demand], *, with_permanents: bool = True
    ) -> tuple[tuple[Demand, ...], list[Supply], dict[ObjectId, int]]:
        """Demands and supplies with a sequence of options, and how long each source among them is needed."""
        demands = list(final)
        needed: dict[ObjectId, int] = {}
        tapped: set[ObjectId] = set()
        gone: set[ObjectId] = {self.source or ObjectId(0)} if SacrificeThis() in self.cost.parts else set()
        made: list[Supply] = []
        for number, option in enumerate(options):
            time, offer = number + 1, option.offer
            cost = offer.ability.cost
            demands += mana_demands(cost.mana, time)
            demands += object_demands(self.state, self.seat, cost, offer.source, self.wishes, time)
            needed[offer.source] = time
            tapped |= {offer.source} if offer.taps else set()
            gone |= {offer.source} if offer.sacrifices_itself else set()
            made += [Supply(mana=units, activation=number, time=time, rank=RANK_SACRIFICE) for units in option.units]
        supplies = [*self.named, *self.pool, *made]
        if with_permanents:
            supplies += [*self._permanents(demands, tapped, gone), *life_supplies(self.means, demands)]
        else:
            supplies += [each for each in object_supplies(demands) if each.object not in gone]
        return tuple(demands), supplies, needed

    def _permanents(self, demands: Sequence[Demand], tapped: set[ObjectId], gone: set[ObjectId]) -> Iterator[Supply]:
        """What permanents and cards can serve, but for those that the options use up.

        An object that a mana ability may take away can't be tapped for the cost then, so it is one supply for both.
        """
        objects = {each.object: each for each in object_supplies(demands) if each.object not in gone}
        early = {
            of
            for each in demands
            if isinstance(each, ObjectDemand) and each.time < LAST and each.part_kind is not PartKind.TAP
            for of in each.candidates
        }
        for supply in (*self.sorted_offers[0], *self._only_tapped, *self._cards):
            of = supply.object
            if of in tapped or of in gone:
                continue
            later = bool(supply.symbols) or supply.tapped
            if of in objects and (supply.given_up or supply.rather is Rather.DELVE or (later and of in early)):
                if later:
                    self._note_blurred(demands, of, supply)
                del objects[of]
                yield replace(supply, given_up=not supply.named)
            else:
                yield supply
        yield from objects.values()

    def _note_blurred(self, demands: Sequence[Demand], of: ObjectId | None, supply: Supply) -> None:
        """See whether what is counted as one could have served two demands: being tapped for the cost and then given up for
        it, or tapped for a mana ability and then given up.
        """
        asked = {
            (each.part_kind, each.time == LAST) for each in demands if isinstance(each, ObjectDemand) and of in each.candidates
        }
        given_up_last = any(last and kind is not PartKind.TAP for kind, last in asked)
        if supply.rather is not Rather.DELVE and (given_up_last or (PartKind.TAP, False) in asked):
            self.blurred = True

    def _objects_named(self, demands: Sequence[Demand]) -> bool:
        """Whether the objects that the player wishes to give up are as many as are taken. Only they are candidates then."""
        taken = Counter(demand.part_kind for demand in demands if isinstance(demand, ObjectDemand))
        if SacrificeThis() in self.cost.parts and self.source in self.wishes.sacrifice:
            taken[PartKind.SACRIFICE] += 1
        return all(taken[kind] == len(wished) for kind, wished in self.wishes.objects.items() if wished)

    def _can_pay_life(self, plan: Plan) -> bool:
        shares = (plan.share, *(activation.share for activation in plan.activations))
        life = sum(life_of(share.cost) + share.life for share in shares)
        return life == 0 or life <= self.state.players[self.seat].life

    def _edges(
        self, demands: Sequence[Demand], supplies: Sequence[Supply], needed: Mapping[ObjectId, int] | None = None
    ) -> list[tuple[int, ...]]:
        """For each supply the demands it can serve. Of supplies that serve the same, no more are kept than there are demands."""
        until = needed or {}
        counts: Counter[tuple[object, ...]] = Counter()
        out: list[tuple[int, ...]] = []
        for supply in supplies:
            alone = supply.object if supply.given_up or supply.tapped else None
            key = (supply.mana, supply.time, supply.symbols, supply.rather, alone)
            counts[key] += 1
            if counts[key] > len(demands):
                out.append(())
                continue
            stays = 0 if supply.object is None else until.get(supply.object, 0)
            able = (number for number, demand in enumerate(demands) if supply.serves(demand, self.means, stays))
            out.append(tuple(able))
        return out

    # ---- writing it down

    def _plan(self, options: Sequence[Option], demands: Sequence[Demand], used: Sequence[Supply]) -> Plan | None:
        """Write an assignment down as activations and shares; ``None`` where a source that the player named is not activated."""
        single: dict[ObjectId, Making] = {}
        lots: dict[int, Lot] = {}
        mana: dict[int, list[Mana]] = {}
        objects: dict[int, list[tuple[CostPart, ObjectId]]] = {}
        rather: dict[int, list[tuple[Rather, ObjectId | None]]] = {}
        for demand, supply in zip(demands, used, strict=True):
            if isinstance(demand, ObjectDemand):
                assert supply.object is not None
                objects.setdefault(demand.time, []).append((demand.part, supply.object))
                continue
            if supply.rather is not None and supply.pays_rather(demand):
                rather.setdefault(demand.time, []).append((supply.rather, supply.object))
                continue
            number = next(place for place, one in enumerate(supply.mana) if supply.spends(one, demand, self.means))
            mana.setdefault(demand.time, []).append(supply.mana[number])
            if supply.activation is not None:
                option = options[supply.activation]
                lots[supply.activation] = option.lots[number if option.open else 0]
            elif supply.object is not None:
                single[supply.object] = supply.makings[number]
        given_up = {of for taken in objects.values() for _, of in taken}
        if not self._activate_the_rest(options, single, given_up):
            return None

        def share(cost: Cost, source: ObjectId | None, time: int = LAST) -> Share:
            taken = tuple(objects.get(time, ()))
            return Share(cost, source, in_pool_order(mana.get(time, ())), taken, tuple(rather.get(time, ())))

        alone = [Activation(each.offer, each.lot, share(each.offer.ability.cost, of, 0)) for of, each in single.items()]
        chosen = [
            Activation(each.offer, lots.get(number, each.lots[0]), share(each.offer.ability.cost, each.offer.source, number + 1))
            for number, each in enumerate(options)
        ]
        return Plan((*alone, *chosen), share(self.cost, self.source))

    def _activate_the_rest(self, options: Sequence[Option], single: dict[ObjectId, Making], given_up: set[ObjectId]) -> bool:
        """Add the activations that the player named though the payment can do without. Whether all named are there then."""
        activated = {option.offer.source for option in options} | single.keys()
        for supply in self.sorted_offers[0] if self.wishes.tap else ():
            of = supply.object
            if of in self.wishes.tap and of not in activated and not (supply.given_up and of in given_up):
                single[of] = supply.makings[0]
        return set(self.wishes.tap) <= activated | single.keys()
