"""Solving one problem of payment with a given sequence of mana abilities, which leaves nothing but an assignment.

Whatever can be tapped is tapped once: for its own mana, by convoke or improvise, or for a part of a cost. It can still be
given up afterwards, unless that is for a mana ability and the tapping for the cost itself, which comes later (601.2g-h). So
something that a mana ability may take is first counted as one supply for all its uses (`TOGETHER`). Where that is why there is no
solution, its uses are counted apart, and what comes out as used in two ways that do not go together is decided upon: it
stays until the cost is paid, or it goes before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from oracle.abilities.costs import SacrificeThis
from oracle.errors import NotModelled
from oracle.objects import ObjectId
from oracle.paying.assignment import NOBODY, assign, assign_most
from oracle.paying.demands import LAST, Demand, ManaDemand, ObjectDemand, mana_demands
from oracle.paying.plan import Option, Plan
from oracle.paying.preferring import preferred
from oracle.paying.problem import Problem
from oracle.paying.supplies import RANK_SACRIFICE, Rather, Supply, life_supplies, object_supplies
from oracle.paying.wishes import PartKind
from oracle.paying.writing import can_pay_life, written

DECISIONS = 300
"""How many decisions about what stays are looked at for one sequence before the search gives up with NotModelled."""


@dataclass(frozen=True)
class Fates:
    """What is decided about permanents that a mana ability may take: these stay until the cost is paid, those go before."""

    stays: frozenset[ObjectId] = frozenset()
    goes: frozenset[ObjectId] = frozenset()


TOGETHER = None
"""Nothing is decided; all uses of such a permanent count as one."""


@dataclass(frozen=True)
class Setting:
    """Demands and supplies with a sequence of options, and how long each source among them is needed."""

    demands: tuple[Demand, ...]
    supplies: list[Supply]
    needed: Mapping[ObjectId, int]


def payable_so_far(problem: Problem, options: Sequence[Option]) -> bool:
    """Whether the mana abilities of a sequence can be paid for, whatever becomes of the cost itself."""
    if not any(option.demands_something for option in options):
        return True
    setting = _setting(problem, options, (), Fates())
    return assign(len(setting.demands), problem.edges(setting.demands, setting.supplies, setting.needed)) is not None


def attempt(problem: Problem, options: Sequence[Option], *, with_permanents: bool = True) -> Plan | None:
    """The payment that activates exactly these options in this order, beside mana abilities that only use up their source."""
    setting = _setting(problem, options, problem.demands, TOGETHER, with_permanents=with_permanents)
    if not _objects_named(problem, setting.demands):
        return None
    plan, _ = _solved(problem, options, setting)
    if plan is not None or not with_permanents or not _has_several_uses(setting):
        return plan
    return _Parting(problem, options).plan(Fates())


def _objects_named(problem: Problem, demands: Sequence[Demand]) -> bool:
    """Whether the objects that the player wishes to give up are as many as are taken. Only they are candidates then."""
    taken = Counter(demand.part_kind for demand in demands if isinstance(demand, ObjectDemand))
    if SacrificeThis() in problem.cost.parts and problem.source in problem.wishes.sacrifice:
        taken[PartKind.SACRIFICE] += 1
    return all(taken[kind] == len(wished) for kind, wished in problem.wishes.objects.items() if wished)


def _solved(problem: Problem, options: Sequence[Option], setting: Setting) -> tuple[Plan | None, list[tuple[Demand, Supply]]]:
    """The plan of an assignment, and the assignment; no plan where there is none that the player can pay for."""
    demands, supplies = setting.demands, setting.supplies
    # The order of preference comes first; where its life is too much, the order that takes the least life.
    for least_life in (False, True):
        supplies = preferred(supplies, problem.demands, least_life=least_life)
        served = assign_most(len(demands), problem.edges(demands, supplies, setting.needed))
        if NOBODY in served:
            problem.remember_unpaid(demands, served)
            return None, []
        if any(supply.named and number not in served for number, supply in enumerate(supplies)):
            return None, []
        pairs = list(zip(demands, (supplies[number] for number in served), strict=True))
        plan = written(problem, options, pairs)
        if plan is not None and can_pay_life(problem, plan):
            return plan, pairs
    return None, []


# ---- demands and supplies


def _setting(
    problem: Problem, options: Sequence[Option], final: Sequence[Demand], fates: Fates | None, *, with_permanents: bool = True
) -> Setting:
    demands = list(final)
    needed: dict[ObjectId, int] = {}
    tapped: set[ObjectId] = set()
    gone: dict[ObjectId, int] = {problem.source or ObjectId(0): LAST} if SacrificeThis() in problem.cost.parts else {}
    made: list[Supply] = []
    for number, option in enumerate(options):
        time, offer = number + 1, option.offer
        cost = offer.ability.cost
        demands += mana_demands(cost.mana, time)
        demands += problem.demands_of(offer, time)
        needed[offer.source] = time
        tapped |= {offer.source} if offer.taps else set()
        gone |= {offer.source: time} if offer.sacrifices_itself else {}
        made += [Supply(mana=units, activation=number, time=time, rank=RANK_SACRIFICE) for units in option.units]
    if fates is not None:
        demands = [_limited(demand, fates) for demand in demands]
    supplies = [*problem.named, *problem.pool, *made]
    if with_permanents:
        for supply in _permanents(problem, demands, fates):
            left = _left(supply, tapped, gone)
            supplies += [left] if left is not None else []
        supplies += life_supplies(problem.means, demands)
    else:
        supplies += [each for each in object_supplies(demands) if each.object not in gone]
    return Setting(tuple(demands), supplies, needed)


def _left(supply: Supply, tapped: set[ObjectId], gone: Mapping[ObjectId, int]) -> Supply | None:
    """What a sequence of options leaves of a supply: nothing of what it taps, and what comes before, of what it sacrifices."""
    of = supply.object
    if of is None or of not in tapped | gone.keys():
        return supply
    if of in tapped:
        if not supply.given_up or of in gone:
            return None
        return replace(supply, mana=(), makings=(), symbols=frozenset(), tapped=False, rather=None)
    if supply.given_up:
        return replace(supply, mana=(), given_up=False, until=gone[of]) if supply.tapped else None
    return replace(supply, until=gone[of])


def _limited(demand: Demand, fates: Fates) -> Demand:
    """The demand without the candidates that stay too long for it, or that have gone before it."""
    if isinstance(demand, ManaDemand):
        return demand
    if demand.time == LAST:
        return replace(demand, candidates=demand.candidates - fates.goes)
    return demand if demand.part_kind is PartKind.TAP else replace(demand, candidates=demand.candidates - fates.stays)


def _permanents(problem: Problem, demands: Sequence[Demand], fates: Fates | None) -> Iterator[Supply]:
    """What permanents and cards can serve: one supply each for being tapped and for being given up, or one for both."""
    objects = {each.object: each for each in object_supplies(demands)}
    early = _taken_early(demands)
    for supply in (*problem.sorted_offers[0], *problem.only_tapped, *problem.cards):
        of = supply.object
        later = bool(supply.symbols) or supply.tapped
        if fates is not None and of in fates.stays:
            supply = replace(supply, mana=() if supply.given_up else supply.mana)
        elif fates is not None and of in fates.goes:
            supply = replace(supply, symbols=frozenset())
        one = supply.given_up or (later and of in early) if fates is TOGETHER else supply.given_up and not later
        if of in objects and (one or supply.rather is Rather.DELVE):
            del objects[of]
            yield replace(supply, given_up=not supply.named)
        else:
            yield replace(supply, given_up=False) if supply.given_up else supply
    yield from objects.values()


def _taken_early(demands: Sequence[Demand]) -> frozenset[ObjectId]:
    """What a mana ability may take out of its zone."""
    return frozenset(
        of
        for each in demands
        if isinstance(each, ObjectDemand) and each.time < LAST and each.part_kind is not PartKind.TAP
        for of in each.candidates
    )


# ---- what could serve in more ways than one


def _has_several_uses(setting: Setting) -> bool:
    """Whether something counts as one supply that could be tapped for one demand and given up for another."""
    both = {of for demand in setting.demands if isinstance(demand, ObjectDemand) for of in demand.candidates}
    return any(
        supply.given_up and (supply.symbols or supply.tapped) and supply.rather is not Rather.DELVE and supply.object in both
        for supply in setting.supplies
    )


class _Parting:
    """The search for a solution in which the uses of a permanent are counted apart."""

    def __init__(self, problem: Problem, options: Sequence[Option]) -> None:
        self.problem = problem
        self.options = options
        self.decisions = 0

    def plan(self, fates: Fates) -> Plan | None:
        """The first plan under these decisions and any further ones that are needed."""
        self.decisions += 1
        if self.decisions > DECISIONS:
            raise NotModelled("a payment with so many ways to tap something and then give it up")
        setting = _setting(self.problem, self.options, self.problem.demands, fates)
        plan, pairs = _solved(self.problem, self.options, setting)
        if plan is None:
            return None
        of = next((of for of, uses in _uses(pairs).items() if _clash(uses)), None)
        if of is None:
            return plan
        if of in fates.stays | fates.goes:
            raise NotModelled("a payment in which something is tapped for one mana ability and then taken by another")
        return self.plan(replace(fates, stays=fates.stays | {of})) or self.plan(replace(fates, goes=fates.goes | {of}))


@dataclass(frozen=True)
class _Use:
    """What an object is used for: it is tapped or given up, and when; the cost itself is paid at `LAST`."""

    given_up: bool
    time: int


def _uses(pairs: Sequence[tuple[Demand, Supply]]) -> Mapping[ObjectId, list[_Use]]:
    """The uses of each object in an assignment, but for being tapped for its own mana, which goes with everything."""
    found: dict[ObjectId, list[_Use]] = {}
    for demand, supply in pairs:
        if supply.object is None:
            continue
        if isinstance(demand, ObjectDemand):
            use = _Use(demand.part_kind is not PartKind.TAP, demand.time)
        elif supply.pays_rather(demand):
            use = _Use(supply.rather is Rather.DELVE, LAST)
        elif any(making.offer.sacrifices_itself for making in supply.makings):
            use = _Use(given_up=True, time=0)
        else:
            continue
        found.setdefault(supply.object, []).append(use)
    return found


def _clash(uses: Sequence[_Use]) -> bool:
    """Whether an object is given up twice, or tapped after it was given up."""
    given_up = [use.time for use in uses if use.given_up]
    return len(given_up) > 1 or any(use.time > min(given_up) for use in uses if given_up and not use.given_up)
