"""Payments in which a mana ability first puts a card into the graveyard that the cost then exiles (601.2g-h).

Mana abilities come first: what is sacrificed for one is a card of the graveyard by the time the cost is paid, so delve, escape
and their like may exile it. ``oracle.paying.search`` takes the graveyard as it is. Where it finds nothing, such mana abilities
are activated here one after the other, as few as possible, and it searches on in what comes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from oracle import layers
from oracle.abilities.costs import (
    CollectEvidence,
    Cost,
    CostPart,
    DiscardCards,
    ExileFromGraveyard,
    Sacrifice,
    SacrificeThis,
    TapOthers,
    TapThis,
)
from oracle.errors import NotModelled
from oracle.mana import ManaCost
from oracle.objects import Kind, ObjectId, Seat, Zone
from oracle.paying.demands import object_demands
from oracle.paying.mana_sources import Lot, Offer, offers
from oracle.paying.means import Means
from oracle.paying.plan import Activation, Plan, Share
from oracle.paying.search import Patience, find
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.state import State

TRIES = 300
"""How many ways to begin with such mana abilities are tried before the search gives up with NotModelled."""

Activating: TypeAlias = Callable[[State, Seat, Activation], State]
"""What comes of activating a mana ability."""


def find_burying(
    state: State,
    seat: Seat,
    cost: Cost,
    source: ObjectId | None,
    wishes: Wishes,
    means: Means,
    patience: Patience,
    activating: Activating,
) -> Plan | None:
    """How this player can pay a cost that they can't pay with the graveyard as it is; see `oracle.paying.search.find`.

    Raises NotModelled where the cost itself may put there what it exiles, and where there are too many ways to try.
    """
    exiles = means.delve or any(isinstance(part, ExileFromGraveyard | CollectEvidence) for part in cost.parts)
    return _Search(seat, cost, source, means, patience, activating).plan(state, wishes) if exiles and cost.mana else None


@dataclass(frozen=True)
class _Begun:
    """A payment that is begun: what was activated, what came of it, and what is left of the player's wishes.

    ``looks`` are the abilities and what was given up or tapped for them: what looks the same need not be tried twice.
    """

    state: State
    wishes: Wishes
    activations: tuple[Activation, ...] = ()
    looks: tuple[object, ...] = ()

    @property
    def key(self) -> object:
        """What tells it from others that lead on as it does."""
        return frozenset(Counter(self.looks).items()), self.wishes


@dataclass(frozen=True)
class _Step:
    """A mana ability to begin with, and what is given up or tapped for it: its source where ``part`` is none."""

    offer: Offer
    part: CostPart | None
    object: ObjectId
    buries: bool


class _Search:
    """The ways to begin, those with the fewest activations first. ``doubt`` names what makes a refusal uncertain."""

    def __init__(
        self, seat: Seat, cost: Cost, source: ObjectId | None, means: Means, patience: Patience, activating: Activating
    ) -> None:
        self.seat = seat
        self.cost = cost
        self.source = source
        self.means = means
        self.patience = patience
        self.activating = activating
        self.doubt = ""

    def plan(self, state: State, wishes: Wishes) -> Plan | None:
        """The first plan; see `find_burying`."""
        layer = [_Begun(state, wishes)]
        self._doubt_whether_it_buries(layer[0])
        seen: set[object] = set()
        while layer:
            deeper: list[_Begun] = []
            for further in (each for begun in layer for each in self._further(begun)):
                if further.key in seen:
                    continue
                seen.add(further.key)
                if len(seen) > TRIES:
                    raise NotModelled("a payment with so many ways to exile what was sacrificed for mana")
                self.patience.attempt()
                found = find(further.state, self.seat, self.cost, self.source, further.wishes, self.means, self.patience)
                if isinstance(found, Plan):
                    return Plan((*further.activations, *found.activations), found.share)
                self._doubt_whether_it_buries(further)
                deeper.append(further)
            layer = deeper
        if self.doubt:
            raise NotModelled(self.doubt)
        return None

    def _further(self, begun: _Begun) -> Iterator[_Begun]:
        """The payment with one more mana ability: one that puts a card into this player's graveyard, or that taps such a card
        before.
        """
        state, wishes = begun.state, begun.wishes
        usable = [
            offer for offer in offers(state, self.seat) if not wishes.made and (not wishes.tap or offer.source in wishes.tap)
        ]
        burying = [step for offer in usable for step in self._burying(state, offer, wishes)]
        buried = frozenset(step.object for step in burying)
        done: set[object] = set()
        for step in (*burying, *(step for offer in usable for step in self._tapping(state, offer, wishes, buried))):
            cost = step.offer.ability.cost
            share = Share(cost, step.offer.source, (), () if step.part is None else ((step.part, step.object),))
            for lot in _lots(step.offer, self.cost):
                look = (step.offer.ability, lot, layers.characteristics(state, step.object), state.objects[step.object].tapped)
                if wishes == NO_WISHES and look in done:
                    continue
                done.add(look)
                activation = Activation(step.offer, lot, share)
                after = self.activating(state, self.seat, activation)
                new = set(_graveyard(after, self.seat)).difference(_graveyard(state, self.seat))
                if len(new) != step.buries:
                    continue
                for left in _left(wishes, step, next(iter(new), step.object)):
                    yield _Begun(after, left, (*begun.activations, activation), (*begun.looks, look))

    def _burying(self, state: State, offer: Offer, wishes: Wishes) -> Iterator[_Step]:
        """A mana ability with each card of this player's that can be sacrificed for it. What has to be kept, or is named to be
        tapped for the cost, stays.
        """
        parts = tuple(part for part in offer.ability.cost.parts if not isinstance(part, TapThis))
        if not any(isinstance(part, SacrificeThis | Sacrifice | DiscardCards) for part in parts):
            return
        found: Sequence[tuple[CostPart | None, ObjectId]] = ()
        if parts == (SacrificeThis(),) and not offer.ability.cost.mana:
            found = [(None, offer.source)]
        elif len(parts) == 1 and isinstance(parts[0], Sacrifice) and parts[0].count == 1 and not offer.ability.cost.mana:
            (demand,) = object_demands(state, self.seat, offer.ability.cost, offer.source, wishes)
            found = [(parts[0], of) for of in sorted(demand.candidates)]
        else:
            self.doubt = "a mana ability of several costs, one of which puts a card into the graveyard that could be exiled"
        stay = self.means.kept.union((of for of, _ in wishes.convoke), wishes.improvise)
        for part, of in found:
            known = state.objects[of]
            if known.kind is Kind.CARD and known.owner == self.seat and of not in stay:
                yield _Step(offer, part, of, buries=True)

    def _tapping(self, state: State, offer: Offer, wishes: Wishes, buried: frozenset[ObjectId]) -> Iterator[_Step]:
        """A mana ability for which something is tapped that may be sacrificed afterwards."""
        cost = offer.ability.cost
        if cost == Cost(None, (TapThis(),)) and offer.source in buried:
            yield _Step(offer, None, offer.source, buries=False)
        elif any(isinstance(part, TapOthers) for part in cost.parts):
            demands = object_demands(state, self.seat, cost, offer.source, wishes)
            if len(demands) == 1 and not cost.mana:
                part = next(part for part in cost.parts if isinstance(part, TapOthers))
                yield from (_Step(offer, part, of, buries=False) for of in sorted(demands[0].candidates & buried))
            elif buried:
                self.doubt = "a mana ability of several costs, for one of which something is tapped that may be sacrificed"
        elif cost.mana and offer.source in buried:
            self.doubt = "a mana ability that costs mana, of something that may be sacrificed afterwards"

    def _doubt_whether_it_buries(self, begun: _Begun) -> None:
        """See whether it could be paid if all that it sacrifices and discards were in the graveyard before, whoever owns it: the
        parts of a cost are paid in any order (601.2h).
        """
        given_up = [part for part in self.cost.parts if isinstance(part, Sacrifice | DiscardCards | SacrificeThis)]
        if not given_up or self.doubt:
            return
        count = sum(part.count if isinstance(part, Sacrifice) else 1 for part in given_up)
        parts = tuple(
            replace(part, count=max(0, part.count - count)) if isinstance(part, ExileFromGraveyard) else part
            for part in self.cost.parts
            if not isinstance(part, CollectEvidence)
        )
        mana = _cheaper(self.cost.mana or (), count) if self.means.delve else self.cost.mana
        there = set(_graveyard(begun.state, self.seat))
        wishes = replace(begun.wishes, delve=tuple(each for each in begun.wishes.delve if each in there), exile=())
        if isinstance(find(begun.state, self.seat, Cost(mana, parts), self.source, wishes, self.means, self.patience), Plan):
            self.doubt = "a cost that exiles from the graveyard what it puts there"


def _lots(offer: Offer, cost: Cost) -> Iterable[Lot]:
    """The mana of a mana ability; of lots that differ only in types that the cost does not ask for, one is enough."""
    asked = frozenset(half for symbol in cost.mana or () for half in symbol.split("/"))
    return {tuple(mana.type if mana.type in asked else "" for mana in lot): lot for lot in reversed(offer.yields)}.values()


def _graveyard(state: State, seat: Seat) -> tuple[ObjectId, ...]:
    return state.zones.get((Zone.GRAVEYARD, seat), ())


def _left(wishes: Wishes, step: _Step, became: ObjectId) -> Iterator[Wishes]:
    """What is left of the wishes: a source that was named has been used, and may be used again where it can be."""
    sacrifice = tuple(each for each in wishes.sacrifice if not (step.buries and each == step.object))
    left = replace(
        wishes,
        sacrifice=sacrifice,
        sacrificed=wishes.sacrificed or bool(wishes.sacrifice and not sacrifice),
        delve=tuple(became if each == step.object else each for each in wishes.delve),
        exile=tuple(became if each == step.object else each for each in wishes.exile),
    )
    if not wishes.tap:
        yield left
        return
    rest = tuple(each for each in wishes.tap if each != step.offer.source)
    yield replace(left, tap=rest, made=not rest)
    if not step.offer.taps and step.object != step.offer.source:
        yield left


def _cheaper(mana: ManaCost, amount: int) -> ManaCost:
    """The mana of a cost with this much less generic mana."""
    generic = sum(int(symbol) for symbol in mana if symbol.isdigit()) - amount
    rest = tuple(symbol for symbol in mana if not symbol.isdigit())
    return (str(generic), *rest) if generic > 0 else rest
