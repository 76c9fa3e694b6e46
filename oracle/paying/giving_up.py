"""Which objects a player gives up for a cost that is paid while something resolves: they are asked (608.2d, 608.2g)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from oracle.abilities.costs import Blight, CollectEvidence, Cost
from oracle.errors import IllegalAction, NotModelled
from oracle.keywords import blight
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.demands import fewest_for_evidence, is_evidence, object_demands
from oracle.paying.wishes import NO_WISHES, PartKind, Wishes
from oracle.questions import Asking, ask_objects
from oracle.state import State

_ASKED: Mapping[PartKind, tuple[str, str]] = {
    PartKind.DISCARD: ("discard", "701.9b"),
    PartKind.SACRIFICE: ("choose objects", "701.21a"),
    PartKind.EXILE: ("choose objects", "608.2d"),
}
"""The kind of question that a part of a cost takes, and its rule."""


def ask_given_up(state: State, player: Seat, cost: Cost, source: ObjectId | None, about: ObjectId) -> Asking[Wishes]:
    """Ask what the player gives up for a cost that they can pay; ``source`` is the spell whose cost it is, if it is one's.

    Raises NotModelled where two parts of the cost take objects in the same way, and where there is a choice of what is tapped or
    revealed for it.
    """
    chosen: dict[PartKind, tuple[ObjectId, ...]] = {}
    for part in cost.parts:
        if isinstance(part, CollectEvidence):
            chosen[PartKind.EXILE] = yield from _ask_evidence(state, player, part, source, about)
    rest = Cost(None, tuple(part for part in cost.parts if not isinstance(part, CollectEvidence)))
    demands = Counter(object_demands(state, player, rest, source, NO_WISHES))
    for demand, count in demands.items():
        if demand.part_kind not in _ASKED:
            if len(demand.candidates) > count:
                raise NotModelled(f"choosing what to {demand.part_kind.value} while something resolves")
            continue
        if demand.part_kind in chosen:
            raise NotModelled("a cost of two parts that take objects in the same way")
        kind, rule = _ASKED[demand.part_kind]
        chosen[demand.part_kind] = yield from ask_objects(
            player, kind, sorted(demand.candidates), about, minimum=count, maximum=count, rule=rule
        )
    creatures = blight.creatures(state, player) if any(isinstance(part, Blight) for part in cost.parts) else ()
    blighted = yield from ask_objects(player, "choose objects", creatures, about, rule=blight.RULE)
    return Wishes(
        exile=chosen.get(PartKind.EXILE, ()),
        sacrifice=chosen.get(PartKind.SACRIFICE, ()),
        discard=chosen.get(PartKind.DISCARD, ()),
        blight=blighted,
    )


def _ask_evidence(
    state: State, player: Seat, part: CollectEvidence, source: ObjectId | None, about: ObjectId
) -> Asking[tuple[ObjectId, ...]]:
    """Ask for any number of cards with a total mana value (701.59a); raises IllegalAction for too little."""
    cards = [each for each in state.zones.get((Zone.GRAVEYARD, player), ()) if each != source]
    fewest = len(fewest_for_evidence(state, player, part, source))
    chosen = yield from ask_objects(player, "choose objects", cards, about, minimum=fewest, maximum=len(cards), rule="701.59a")
    if not is_evidence(state, player, part, source, chosen):
        raise IllegalAction(f"these cards have a total mana value of less than {part.amount}", "701.59a")
    return chosen
