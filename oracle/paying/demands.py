"""What a cost demands: single mana and single objects (601.2h, 118.3)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle import layers
from oracle.abilities.costs import ChangeLoyalty, Cost, ExileFromGraveyard, PayLife, Sacrifice, SacrificeThis, TapOthers, TapThis
from oracle.errors import NotModelled
from oracle.mana import MANA_TYPES, Mana, ManaCost
from oracle.matching import matches
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.mana_sources import can_tap
from oracle.paying.wishes import PART_KINDS, ObjectPart, PartKind, Wishes
from oracle.state import State

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


def mana_demands(mana: ManaCost | None, time: int = LAST, served: Served = Served.ANYHOW) -> tuple[ManaDemand, ...]:
    """One demand for each mana of a cost (107.4).

    Raises NotModelled for symbols that leave more of a choice than one of two types of mana.
    """
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


def object_demands(
    state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes, time: int = LAST
) -> tuple[ObjectDemand, ...]:
    """One demand for each object that the parts of a cost take, out of those that the player's wishes leave."""
    out: list[ObjectDemand] = []
    for part in cost.parts:
        if not isinstance(part, ObjectPart):
            continue
        wished = wishes.objects[PART_KINDS[type(part)]]
        candidates = frozenset(each for each in _candidates(state, seat, part, source) if not wished or each in wished)
        if source is not None and (SacrificeThis() in cost.parts or (isinstance(part, TapOthers) and TapThis() in cost.parts)):
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
    elif isinstance(part, TapOthers):
        pool = [each for each in layers.permanents(state, seat) if not state.objects[each].tapped]
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
