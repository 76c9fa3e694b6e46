"""Costs that an effect asks a player to pay as it is carried out (118.12)."""

from __future__ import annotations

from collections import Counter

from oracle.abilities.costs import Cost
from oracle.errors import NotModelled
from oracle.instructions.resolution import Resolution
from oracle.objects import ObjectId, Seat
from oracle.paying import payment
from oracle.paying.demands import object_demands
from oracle.paying.wishes import NO_WISHES, PartKind, Wishes
from oracle.questions import Asking, ask_objects, ask_yes

_ASKED = {
    PartKind.DISCARD: ("discard", "701.9b"),
    PartKind.SACRIFICE: ("choose objects", "701.21a"),
    PartKind.EXILE: ("choose objects", "608.2d"),
}
"""The kind of question that a part of a cost takes, and its rule."""


def asked_to_pay(resolution: Resolution, player: Seat, cost: Cost) -> Asking[bool]:
    """Ask a player whether they pay, and let them pay. A player who can't is not asked (118.3)."""
    game = resolution.game
    if not payment.can_pay(game.state, player, cost):
        return False
    if not (yield from ask_yes(player, "pay", resolution.of, "118.12")):
        return False
    wishes = yield from _chosen(resolution, player, cost)
    payment.pay(game, player, cost, wishes=wishes)
    return True


def _chosen(resolution: Resolution, player: Seat, cost: Cost) -> Asking[Wishes]:
    """What the player gives up for a cost, of their own choice (608.2d).

    Raises NotModelled where two parts of the cost take objects in the same way.
    """
    chosen: dict[PartKind, tuple[ObjectId, ...]] = {}
    demands = Counter(object_demands(resolution.game.state, player, cost, None, NO_WISHES))
    for demand, count in demands.items():
        if demand.part_kind in chosen:
            raise NotModelled("a cost of two parts that take objects in the same way")
        kind, rule = _ASKED[demand.part_kind]
        chosen[demand.part_kind] = yield from ask_objects(
            player, kind, sorted(demand.candidates), resolution.of, minimum=count, maximum=count, rule=rule
        )
    return Wishes(
        exile=chosen.get(PartKind.EXILE, ()),
        sacrifice=chosen.get(PartKind.SACRIFICE, ()),
        discard=chosen.get(PartKind.DISCARD, ()),
    )
