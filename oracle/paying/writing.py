"""Writing an assignment down as a plan (601.2g-h)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.abilities.costs import Blight, Cost, CostPart
from oracle.keywords import blight
from oracle.limits import payable_life
from oracle.mana import Mana, in_pool_order
from oracle.objects import ObjectId
from oracle.paying.demands import LAST, Demand, ObjectDemand, life_of
from oracle.paying.mana_sources import Lot
from oracle.paying.plan import Activation, Option, Plan, Share
from oracle.paying.problem import Problem
from oracle.paying.supplies import Making, Rather, Supply


def written(problem: Problem, options: Sequence[Option], pairs: Sequence[tuple[Demand, Supply]]) -> Plan | None:
    """Write an assignment down as activations and shares; ``None`` where a source that the player named is not activated."""
    single: dict[ObjectId, Making] = {}
    lots: dict[int, Lot] = {}
    mana: dict[int, list[Mana]] = {}
    objects: dict[int, list[tuple[CostPart, ObjectId]]] = {}
    rather: dict[int, list[tuple[Rather, ObjectId | None]]] = {}
    for demand, supply in pairs:
        if isinstance(demand, ObjectDemand):
            assert supply.object is not None
            objects.setdefault(demand.time, []).append((demand.part, supply.object))
            continue
        if supply.rather is not None and supply.pays_rather(demand):
            rather.setdefault(demand.time, []).append((supply.rather, supply.object))
            continue
        number = next(place for place, one in enumerate(supply.mana) if supply.spends(one, demand, problem.means))
        mana.setdefault(demand.time, []).append(supply.mana[number])
        if supply.activation is not None:
            option = options[supply.activation]
            lots[supply.activation] = option.lots[number if option.open else 0]
        elif supply.object is not None:
            single[supply.object] = supply.makings[number]
    given_up = {of for taken in objects.values() for _, of in taken}
    for part in problem.cost.parts:
        if isinstance(part, Blight) and (blighted := _blighted(problem, given_up)) is not None:
            objects.setdefault(LAST, []).append((part, blighted))
    if not _activate_the_rest(problem, options, single, given_up):
        return None

    def share(cost: Cost, source: ObjectId | None, time: int = LAST) -> Share:
        taken = tuple(objects.get(time, ()))
        return Share(cost, source, in_pool_order(mana.get(time, ())), taken, tuple(rather.get(time, ())))

    alone = [Activation(each.offer, each.lot, share(each.offer.ability.cost, of, 0)) for of, each in single.items()]
    chosen = [
        Activation(each.offer, lots.get(number, each.lots[0]), share(each.offer.ability.cost, each.offer.source, number + 1))
        for number, each in enumerate(options)
    ]
    return Plan((*alone, *chosen), share(problem.cost, problem.source))


def _blighted(problem: Problem, given_up: set[ObjectId]) -> ObjectId | None:
    """The creature on which a player puts counters as they pay: the one that they name, or one that is not given up."""
    creatures = problem.wishes.blight or blight.creatures(problem.state, problem.seat)
    return next((each for each in creatures if each not in given_up), None)


def _activate_the_rest(
    problem: Problem, options: Sequence[Option], single: dict[ObjectId, Making], given_up: set[ObjectId]
) -> bool:
    """Add the activations that the player named though the payment can do without. Whether all named are there then."""
    activated = {option.offer.source for option in options} | single.keys()
    for supply in problem.sorted_offers[0] if problem.wishes.tap else ():
        of = supply.object
        if of in problem.wishes.tap and of not in activated and not (supply.given_up and of in given_up):
            single[of] = supply.makings[0]
    return set(problem.wishes.tap) <= activated | single.keys()


def can_pay_life(problem: Problem, plan: Plan) -> bool:
    """Whether the player has the life that a plan takes (119.4)."""
    shares = (plan.share, *(activation.share for activation in plan.activations))
    life = sum(life_of(share.cost) + share.life for share in shares)
    return life <= payable_life(problem.state, problem.seat)
