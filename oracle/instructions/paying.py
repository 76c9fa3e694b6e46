"""Costs that an effect asks a player to pay as it is carried out (118.12)."""

from __future__ import annotations

from dataclasses import replace

from oracle.abilities.costs import Cost, CostPart, RemoveCounters
from oracle.abilities.qualities import Amount
from oracle.instructions.resolution import Resolution
from oracle.objects import Seat
from oracle.paying import payment
from oracle.paying.giving_up import ask_given_up
from oracle.playing.costs import has_x
from oracle.questions import Asking, Question, Shape, ask, ask_yes


def asked_to_pay(resolution: Resolution, player: Seat, cost: Cost) -> Asking[bool]:
    """Ask a player whether they pay, and let them pay. A player who can't is not asked (118.3).

    X in what is to be paid is the X that was announced for the spell that asks for it (107.3i). What the cost calls "this", or
    asks to be another than this, is the source of what resolves.

    Raises NotModelled where no X was announced for it, so that one would be chosen now (107.3f).
    """
    game = resolution.game
    x = resolution.number(Amount.X) if has_x(cost) and has_x(Cost(resolution.source.base.mana_cost)) else None
    source = resolution.source.id if resolution.source.id in game.state.objects else None
    if not payment.can_pay(game.state, player, cost, source=source, x=x):
        return False
    if not (yield from ask_yes(player, "pay", resolution.of, "118.12")):
        return False
    cost = yield from _with_kinds(resolution, player, cost)
    wishes = yield from ask_given_up(game.state, player, cost, source, resolution.of)
    payment.pay(game, player, cost, source=source, wishes=wishes, x=x)
    return True


def _with_kinds(resolution: Resolution, player: Seat, cost: Cost) -> Asking[Cost]:
    """The cost with the kind of counter that the player chooses to remove, where any will do (608.2d)."""
    parts: list[CostPart] = []
    for part in cost.parts:
        if isinstance(part, RemoveCounters) and not part.kind:
            kinds = tuple(kind for kind, _ in resolution.game.object(resolution.source.id).counters)
            (kind,) = yield from ask(Question(player, "counter", Shape.PICK, kinds, resolution.of, rule="608.2d"))
            parts.append(replace(part, kind=str(kind)))
        else:
            parts.append(part)
    return replace(cost, parts=tuple(parts))
