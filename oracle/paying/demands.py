"""What a cost demands: single mana and single objects (601.2h, 118.3)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle import functioning, layers
from oracle.abilities.costs import (
    Blight,
    ChangeLoyalty,
    CollectEvidence,
    Cost,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    ExileThis,
    PayEnergy,
    PayLife,
    PutCounterOnThis,
    RemoveCounters,
    RevealFromHand,
    Sacrifice,
    SacrificeThis,
    TapOthers,
    TapThis,
    UntapThis,
)
from oracle.counters.kinds import ENERGY
from oracle.counters.modifying import can_be_put
from oracle.errors import NotModelled
from oracle.fitting import value_of
from oracle.keywords import blight
from oracle.limits import payable_life
from oracle.mana import MANA_TYPES, Mana, ManaCost, mana_value
from oracle.matching import matches
from oracle.objects import GameObject, ObjectId, Seat, Zone
from oracle.paying.mana_sources import can_tap, is_too_new
from oracle.paying.wishes import AS_YOU_LIKE, PART_KINDS, ObjectPart, PartKind, TapToReduce, Wishes
from oracle.state import State

QualityPart: TypeAlias = Sacrifice | ExileFromHand | ExileFromGraveyard | DiscardCards | TapOthers | RevealFromHand
"""The parts of a cost that take a number of objects of a quality."""

LAST = sys.maxsize
"""The time at which the cost itself is paid: after every mana ability (601.2g)."""

ANY_TYPE = ""
"""The symbol of a demand for generic mana, one mana each."""

SNOW = "S"
"""The symbol of a demand for mana of a snow source (107.4h)."""


class Served(Enum):
    """What a demand for mana can be served by."""

    ANYHOW = "mana, or what pays rather than mana"
    MANA = "mana"
    NO_MANA = "what pays rather than mana"


@dataclass(frozen=True)
class ManaDemand:
    """One mana of a type, of either of two ("W/U"), of a snow source, or any. What was there before ``time`` can serve it."""

    symbol: str
    time: int = LAST
    served: Served = Served.ANYHOW

    def takes(self, mana: Mana) -> bool:
        """Whether this mana pays it (107.4a-e, 107.4h)."""
        return self.symbol == ANY_TYPE or (mana.snow if self.symbol == SNOW else mana.type in self.symbol.split("/"))


@dataclass(frozen=True)
class ObjectDemand:
    """One object for a part of a cost, out of ``candidates``."""

    part: ObjectPart
    candidates: frozenset[ObjectId]
    time: int = LAST

    @property
    def part_kind(self) -> PartKind:
        """What happens to the object."""
        return PART_KINDS[type(self.part)]


Demand: TypeAlias = ManaDemand | ObjectDemand


MOST_MANA = 10_000
"""So much mana may a cost be at most. To find what pays for more takes longer than anyone waits for it."""


def mana_demands(mana: ManaCost | None, time: int = LAST, served: Served = Served.ANYHOW) -> tuple[ManaDemand, ...]:
    """One demand for each mana of a cost (107.4).

    Raises NotModelled for symbols that leave more of a choice than one of two types of mana, and for more than `MOST_MANA`.
    """
    if mana_value(mana) > MOST_MANA:
        raise NotModelled(f"a cost of {mana_value(mana)} mana")
    out: list[ManaDemand] = []
    for symbol in mana or ():
        if symbol.isdigit():
            out += [ManaDemand(ANY_TYPE, time, served)] * int(symbol)
        elif symbol == SNOW or all(half in MANA_TYPES for half in symbol.split("/")):
            out.append(ManaDemand(symbol, time, served))
        else:
            raise NotModelled(f"paying {{{symbol}}}")
    # Coloured symbols first: a mana that several symbols could take then goes where it is rarer.
    return tuple(sorted(out, key=lambda demand: demand.symbol == ANY_TYPE))


def object_demands(state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes) -> tuple[ObjectDemand, ...]:
    """One demand for each object that the parts of a cost take, out of those that the player's wishes leave."""
    out: list[ObjectDemand] = []
    for part in cost.parts:
        if not isinstance(part, ObjectPart):
            continue
        if isinstance(part, CollectEvidence):
            out += _evidence_demands(state, seat, part, source, wishes)
            continue
        wished = wishes.objects[PART_KINDS[type(part)]]
        candidates = frozenset(each for each in _candidates(state, seat, part, source) if not wished or each in wished)
        if wishes.sacrificed and isinstance(part, Sacrifice):
            candidates = frozenset()
        if wishes.reducing and isinstance(part, TapToReduce):
            candidates &= {of for of, mana in wishes.reducing if mana in (part.mana, AS_YOU_LIKE)}
        if isinstance(part, DiscardCards) and part.at_random:
            candidates = frozenset(_candidates(state, seat, part, source))
            if len({state.objects[each].base for each in candidates}) > 1:
                raise NotModelled("a card that is discarded at random")
        if source is not None and (SacrificeThis() in cost.parts or (isinstance(part, TapOthers) and TapThis() in cost.parts)):
            candidates -= {source}
        count = part.count
        if not isinstance(count, int):
            raise NotModelled("a cost of X objects without an X")
        # One more than there are can't be had either, and costs no memory.
        out += [ObjectDemand(part, candidates)] * min(count, len(candidates) + 1)
    return tuple(out)


def _evidence_demands(
    state: State, seat: Seat, part: CollectEvidence, source: ObjectId | None, wishes: Wishes
) -> list[ObjectDemand]:
    """The cards that are collected, each of them a demand; one that nothing can serve where they are worth too little (701.59b).

    Where the player names no cards, as few as possible are taken.
    """
    collected = wishes.exile or fewest_for_evidence(state, seat, part, source)
    if not is_evidence(state, seat, part, source, collected):
        return [ObjectDemand(part, frozenset())]
    return [ObjectDemand(part, frozenset((of,))) for of in collected]


def fewest_for_evidence(state: State, seat: Seat, part: CollectEvidence, source: ObjectId | None) -> tuple[ObjectId, ...]:
    """As few cards as have this total mana value, those of the greatest first; all there are where that is not enough."""
    cards = sorted(_graveyard(state, seat, source), key=lambda of: -_mana_value(state, of))
    out: list[ObjectId] = []
    for of in cards:
        if sum(_mana_value(state, each) for each in out) < part.amount:
            out.append(of)
    return tuple(out)


def is_evidence(state: State, seat: Seat, part: CollectEvidence, source: ObjectId | None, cards: Sequence[ObjectId]) -> bool:
    """Whether these cards of the graveyard have this total mana value or more (701.59a)."""
    there = set(_graveyard(state, seat, source))
    known = len(set(cards)) == len(cards) and there.issuperset(cards)
    return known and sum(_mana_value(state, of) for of in cards) >= part.amount


def _mana_value(state: State, of: ObjectId) -> int:
    return value_of(state.objects[of], layers.characteristics(state, of))


def _graveyard(state: State, seat: Seat, source: ObjectId | None) -> list[ObjectId]:
    """The cards of a player's graveyard, but for the source."""
    return [each for each in state.zones.get((Zone.GRAVEYARD, seat), ()) if each != source]


def _candidates(state: State, seat: Seat, part: QualityPart, source: ObjectId | None) -> Iterator[ObjectId]:
    """The objects with which a player can pay this part of a cost."""
    if isinstance(part, Sacrifice):
        pool: Sequence[ObjectId] = layers.permanents(state, seat)
    elif isinstance(part, TapOthers):
        pool = [each for each in layers.permanents(state, seat) if not state.objects[each].tapped]
    elif isinstance(part, ExileFromGraveyard):
        pool = _graveyard(state, seat, source if part.other else None)
    else:
        pool = state.zones.get((Zone.HAND, seat), ())
    seen_from = None if source is None else state.objects[source]
    return (each for each in pool if matches(state, part.quality, each, source=seen_from, you=seat))


def fixed_parts_payable(state: State, seat: Seat, cost: Cost, source: ObjectId | None) -> bool:
    """Whether the parts of a cost can be paid that leave no choice (118.3), or one that takes nothing away: {T}, sacrificing the
    source, moving it out of another zone, life, energy, counters of the source, blighting (614.17b). Raises NotModelled for
    exiling a permanent that is the source, and more.
    """
    for part in cost.parts:
        zone = functioning.OUT_OF.get(type(part))
        if zone is not None and (source is None or state.objects[source].zone is not zone):
            return False
        if isinstance(part, Blight) and not blight.creatures(state, seat):
            return False
        if isinstance(part, ExileThis) and cost not in (Cost(None, (part,)), Cost(None, (TapThis(), part))):
            raise NotModelled("exiling the source as a part of a cost")
        if isinstance(part, TapThis | UntapThis | SacrificeThis | ExileThis | ChangeLoyalty | RemoveCounters | PutCounterOnThis):
            if source is None or not layers.is_permanent(state, source) or layers.controller(state, source) != seat:
                return False
            found = state.objects[source]
            if isinstance(part, TapThis) and not can_tap(state, found.id):
                return False
            if isinstance(part, UntapThis) and (not found.tapped or is_too_new(state, found.id)):
                return False
            if isinstance(part, ChangeLoyalty) and not _can_change_loyalty(state, found, part.change):
                return False
            if isinstance(part, RemoveCounters) and counters_for(found, part) < part.count:
                return False
            if isinstance(part, PutCounterOnThis) and not can_be_put(state, found.id, part.kind):
                return False
    if sum(part.amount for part in cost.parts if isinstance(part, PayEnergy)) > state.players[seat].counted(ENERGY):
        return False
    # Life of 0 can always be paid (119.4b).
    return life_of(cost) in range(payable_life(state, seat) + 1)


def counters_for(found: GameObject, part: RemoveCounters) -> int:
    """How many counters on an object can be removed for a part of a cost."""
    return found.counted(part.kind) if part.kind else sum(count for _, count in found.counters)


def _can_change_loyalty(state: State, found: GameObject, change: int) -> bool:
    """Whether loyalty counters can be removed, so many as are there, or put (614.17b)."""
    return found.counted("loyalty") + change >= 0 and (change <= 0 or can_be_put(state, found.id, "loyalty"))


def life_of(cost: Cost) -> int:
    """The life that a cost asks for."""
    return sum(part.amount for part in cost.parts if isinstance(part, PayLife))
