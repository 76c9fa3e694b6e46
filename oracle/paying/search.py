"""Finding how a cost can be paid: a way is found exactly when there is one (601.2g-h, 118.3).

Mana of the pool and mana abilities that only tap their source are supplies of one assignment problem, whose solution needs
no search however many they are (``oracle.paying.assignment``). Mana abilities that cost mana or other permanents, or that make
several mana at a choice, change the problem: each adds demands of its own, to be served by what was there before it, and
supplies for what comes after. So sequences of those are tried, the shortest first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from oracle import layers
from oracle.abilities.costs import Cost, CostPart, SacrificeThis, TapThis
from oracle.errors import NotModelled
from oracle.mana import ManaCost
from oracle.objects import ObjectId, Seat
from oracle.paying.assignment import assign
from oracle.paying.mana_sources import Offer, offers
from oracle.paying.plan import Activation, Option, Plan, Share, options_of
from oracle.paying.preferring import preferred
from oracle.paying.supplies import (
    LAST,
    RANK_SACRIFICE,
    Demand,
    Making,
    ManaDemand,
    ObjectDemand,
    PartKind,
    Supply,
    Wishes,
    fixed_parts_payable,
    life_of,
    mana_demands,
    object_demands,
    object_supplies,
    pool_supplies,
    simple_supplies,
)  # fmt: skip
from oracle.state import State

TRIES = 4000
"""How many sequences of mana abilities are tried for a payment before the search gives up with NotModelled."""

SEQUENCES = 20_000
"""How many sequences are looked at, most of them too short to be worth a try."""


def find(state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes) -> Plan | None:
    """How this player can pay a cost of plain symbols, as they wish; ``None`` where there is no way.

    Raises NotModelled for snow mana, and where there are too many ways to try.
    """
    if not fixed_parts_payable(state, seat, cost, source) or (wishes.tap and cost.mana is None):
        return None
    problem = _Problem(state, seat, cost, source, wishes)
    if not problem.mana_named or not problem.objects_suffice:
        return None
    if not wishes.tap:
        plan = problem.attempt((), with_permanents=False)
        if plan is not None:
            return plan
    return problem.search()


class _Problem:
    """One cost to be paid by one player: the demands, and all that can supply them."""

    def __init__(self, state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes) -> None:
        self.state = state
        self.seat = seat
        self.cost = cost
        self.source = source
        self.wishes = wishes
        self.tried = 0
        symbols = mana_demands(wishes.mana or cost.mana)
        self.demands: tuple[Demand, ...] = (*symbols, *object_demands(state, seat, cost, source, wishes))
        self.pool = pool_supplies(state, seat)

    # ---- what the player wishes

    @property
    def mana_named(self) -> bool:
        """Whether the mana that the player wishes to spend pays the mana of the cost, neither more nor less."""
        symbols = mana_demands(self.cost.mana)
        spent = [Supply(mana=(mana,)) for mana in self.wishes.mana]
        if not spent:
            return True
        return len(spent) == len(symbols) and assign(len(symbols), _edges(symbols, spent)) is not None

    def _objects_named(self, demands: Sequence[Demand]) -> bool:
        """Whether the objects that the player wishes to give up are as many as are taken. Only they are candidates then."""
        taken = Counter(demand.part_kind for demand in demands if isinstance(demand, ObjectDemand))
        if SacrificeThis() in self.cost.parts and self.source in self.wishes.sacrifice:
            taken[PartKind.SACRIFICE] += 1
        return all(taken[kind] == len(wished) for kind, wished in self.wishes.objects.items() if wished)

    @property
    def _object_demands(self) -> tuple[ObjectDemand, ...]:
        return tuple(demand for demand in self.demands if isinstance(demand, ObjectDemand))

    @property
    def objects_suffice(self) -> bool:
        """Whether the objects that the cost takes are there at all."""
        demands = self._object_demands
        return assign(len(demands), _edges(demands, object_supplies(demands))) is not None

    # ---- what can supply

    @cached_property
    def _sorted_offers(self) -> tuple[tuple[Supply, ...], tuple[Offer, ...]]:
        """The supplies of mana abilities on their own, and the abilities that have to be searched through."""
        by_source: dict[ObjectId, list[Offer]] = {}
        for offer in offers(self.state, self.seat):
            gone = offer.source == self.source and (
                (offer.taps and TapThis() in self.cost.parts) or (offer.sacrifices_itself and SacrificeThis() in self.cost.parts)
            )
            if not gone and (not self.wishes.tap or offer.source in self.wishes.tap):
                by_source.setdefault(offer.source, []).append(offer)
        simple: list[Supply] = []
        rest: list[Offer] = []
        for group in by_source.values():
            made, left = simple_supplies(self.state, group)
            simple += made
            rest += left
        return tuple(simple), tuple(rest)

    @cached_property
    def _classes(self) -> tuple[tuple[Option, ...], ...]:
        """The options, those that differ in nothing that matters put together, the ones that cost no mana first."""
        classes: dict[object, list[Option]] = {}
        demands = [*self.demands, *(each for offer in self._sorted_offers[1] for each in mana_demands(offer.ability.cost.mana))]
        asked = frozenset(half for each in demands if isinstance(each, ManaDemand) for half in each.symbol.split("/"))
        for offer in self._sorted_offers[1]:
            fits = tuple(offer.source in demand.candidates for demand in self._object_demands)
            known = self.state.objects[offer.source]
            looks = (layers.characteristics(self.state, offer.source), known.kind, known.owner, known.counters, fits)
            for option in options_of(offer, asked):
                classes.setdefault((offer.ability, option.units, looks), []).append(option)
        order = sorted(classes.values(), key=lambda each: (each[0].costs_mana, not each[0].offer.taps))
        return tuple(tuple(each) for each in order)

    # ---- the search

    def search(self) -> Plan | None:
        """The first plan with mana abilities, using as few as possible of those that have to be searched through."""
        if not self._could_ever_suffice():
            return None
        layer: list[tuple[int, ...]] = [()]
        looked_at = 0
        while layer:
            deeper: list[tuple[int, ...]] = []
            for sequence in layer:
                looked_at += 1
                if looked_at > SEQUENCES:
                    raise NotModelled("a payment with so many ways to make mana")
                options = self._take(sequence)
                if options is None:
                    continue
                plan = self.attempt(options) if self._make_enough(options) else None
                if plan is not None:
                    return plan
                if self._payable_so_far(options):
                    deeper += self._continued(sequence)
            layer = deeper
        return None

    def _make_enough(self, options: Sequence[Option]) -> bool:
        """Whether a sequence makes as much mana as is asked for, of whatever types."""
        made = len(self.pool) + len(self._sorted_offers[0]) + sum(len(option.units) for option in options)
        return made >= self._symbols + sum(len(mana_demands(option.offer.ability.cost.mana)) for option in options)

    @cached_property
    def _symbols(self) -> int:
        return sum(isinstance(demand, ManaDemand) for demand in self.demands)

    def _could_ever_suffice(self) -> bool:
        """Whether there is enough mana of the right types if no mana ability cost anything: quickly answered, and mostly no."""
        simple, rest = self._sorted_offers
        if self.wishes.tap and not self._can_all_be_activated():
            return False
        symbols = tuple(demand for demand in self.demands if isinstance(demand, ManaDemand))
        free = [*self.pool, *simple]
        for offer in rest:
            types = tuple({mana for lot in offer.yields for mana in lot})
            most = max((len(lot) for lot in offer.yields), default=0)
            uses = 1 if offer.taps or offer.sacrifices_itself else len(symbols)
            free += [Supply(mana=types)] * (most * uses)
        return assign(len(symbols), _edges(symbols, free)) is not None

    def _can_all_be_activated(self) -> bool:
        simple, rest = self._sorted_offers
        able = {supply.object for supply in simple} | {offer.source for offer in rest}
        return able >= set(self.wishes.tap)

    def _take(self, sequence: Sequence[int]) -> tuple[Option, ...] | None:
        """The options of a sequence of classes: of each class the next one whose source can still be used."""
        used: set[ObjectId] = set()
        out: list[Option] = []
        for number in sequence:
            for option in self._classes[number]:
                if option.offer.source not in used or not option.once:
                    if option.once:
                        used.add(option.offer.source)
                    out.append(option)
                    break
            else:
                return None
        return tuple(out)

    def _continued(self, sequence: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The sequences that are longer by one. Two neighbours that cost no mana need not be tried in both orders."""
        counts = Counter(sequence)
        last = self._classes[sequence[-1]][0] if sequence else None
        for number, options in enumerate(self._classes):
            if last is not None and number < sequence[-1] and not options[0].costs_mana and not last.costs_mana:
                continue
            if counts[number] < max(len(options), self._most_uses):
                yield (*sequence, number)

    @cached_property
    def _most_uses(self) -> int:
        """How often an ability that does not use up its source can be of use: once for each mana that something else takes."""
        costs = (options[0].offer.ability.cost.mana for options in self._classes for _ in options)
        return len(self.demands) + sum(len(mana_demands(mana)) for mana in costs)

    def _payable_so_far(self, options: Sequence[Option]) -> bool:
        """Whether the mana abilities of a sequence can be paid for, whatever becomes of the cost itself."""
        if not any(option.demands_something for option in options):
            return True
        demands, supplies, needed = self._with(options, ())
        return assign(len(demands), _edges(demands, supplies, needed)) is not None

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
            made += [Supply(mana=types, activation=number, time=time, rank=RANK_SACRIFICE) for types in option.units]
        simple = self._sorted_offers[0] if with_permanents else ()
        usable = [each for each in simple if each.object not in tapped and not (each.given_up and each.object in gone)]
        single = {each.object for each in usable if each.given_up}
        objects = [each for each in object_supplies(demands) if each.object not in gone and each.object not in single]
        return tuple(demands), [*self.pool, *usable, *objects, *made], needed

    def attempt(self, options: Sequence[Option], *, with_permanents: bool = True) -> Plan | None:
        """The payment that activates exactly these options in this order, beside mana abilities that only use up their source."""
        self.tried += 1
        if self.tried > TRIES:
            raise NotModelled("a payment with so many ways to make mana")
        demands, supplies, needed = self._with(options, self.demands, with_permanents=with_permanents)
        if not self._objects_named(demands):
            return None
        # The order of preference comes first; where its life is too much, the order that takes the least life.
        for least_life in (False, True):
            supplies = preferred(supplies, self.demands, least_life=least_life)
            served = assign(len(demands), _edges(demands, supplies, needed))
            if served is None:
                return None
            plan = self._plan(options, demands, [supplies[number] for number in served])
            if plan is not None and self._can_pay_life(plan):
                return plan
        return None

    def _can_pay_life(self, plan: Plan) -> bool:
        life = life_of(self.cost) + sum(activation.offer.life for activation in plan.activations)
        return life == 0 or life <= self.state.players[self.seat].life

    def _plan(self, options: Sequence[Option], demands: Sequence[Demand], used: Sequence[Supply]) -> Plan | None:
        """Write an assignment down as activations and shares; ``None`` where a source that the player named is not activated."""
        single: dict[ObjectId, Making] = {}
        lots: dict[int, ManaCost] = {}
        mana: dict[int, list[str]] = {}
        objects: dict[int, list[tuple[CostPart, ObjectId]]] = {}
        for demand, supply in zip(demands, used, strict=True):
            if isinstance(demand, ObjectDemand):
                assert supply.object is not None
                objects.setdefault(demand.time, []).append((demand.part, supply.object))
                continue
            number = next(place for place, mana_type in enumerate(supply.mana) if demand.takes(mana_type))
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
            return Share(cost, source, tuple(mana.get(time, ())), tuple(objects.get(time, ())))

        alone = [Activation(each.offer, each.lot, share(each.offer.ability.cost, of, 0)) for of, each in single.items()]
        chosen = [
            Activation(each.offer, lots.get(number, each.lots[0]), share(each.offer.ability.cost, each.offer.source, number + 1))
            for number, each in enumerate(options)
        ]
        return Plan((*alone, *chosen), share(self.cost, self.source))

    def _activate_the_rest(self, options: Sequence[Option], single: dict[ObjectId, Making], given_up: set[ObjectId]) -> bool:
        """Add the activations that the player named though the payment can do without. Whether all named are there then."""
        activated = {option.offer.source for option in options} | single.keys()
        for supply in self._sorted_offers[0] if self.wishes.tap else ():
            of = supply.object
            if of in self.wishes.tap and of not in activated and not (supply.given_up and of in given_up):
                single[of] = supply.makings[0]
        return set(self.wishes.tap) <= activated | single.keys()


def _edges(
    demands: Sequence[Demand], supplies: Sequence[Supply], needed: Mapping[ObjectId, int] | None = None
) -> list[tuple[int, ...]]:
    """For each supply the demands it can serve. Of supplies that serve the same, no more are kept than there are demands."""
    until = needed or {}
    counts: Counter[tuple[object, ...]] = Counter()
    out: list[tuple[int, ...]] = []
    for supply in supplies:
        key = (supply.mana, supply.time, supply.object if supply.given_up else None)
        counts[key] += 1
        if counts[key] > len(demands):
            out.append(())
            continue
        stays = 0 if supply.object is None else until.get(supply.object, 0)
        out.append(tuple(number for number, demand in enumerate(demands) if supply.serves(demand, stays)))
    return out
