"""Costs to attack and to block (508.1h-j, 509.1d-f): what is owed for a declaration, and paying it as a part of that.

Nothing that is modelled offers a cost that a player may pay or not as a creature attacks (508.1g).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oracle import combat, layers, matching
from oracle.abilities.costs import Cost
from oracle.abilities.statics import CostToAttack, CostToBlock
from oracle.combat import rules
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.layers import Rule
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.paying import payment
from oracle.paying.plan import Plan
from oracle.paying.wishes import NO_WISHES
from oracle.playing.costs import combined, settled
from oracle.state import State


@dataclass(frozen=True)
class Due:
    """What one rule asks for one creature, be it that it blocks several others. ``place`` tells the rules of a state apart."""

    of: ObjectId
    place: tuple[str, int]


Dues = dict[Due, Cost]
"""All that is owed, by what it is owed for."""


def of_attack(state: State, of: ObjectId, what: ChosenTarget) -> Dues:
    """What is owed for a creature to attack that (508.1h)."""
    asked = enumerate(rules.about(state, of, CostToAttack))
    return {
        Due(of, ("attack", place)): static.cost
        for place, (rule, static) in asked
        if _holds(state, rule, static) and _is_guarded(state, rule, static, what)
    }


def of_block(state: State, of: ObjectId, attacker: ObjectId) -> Dues:
    """What is owed for a creature to block that attacking creature (509.1d)."""
    asked = enumerate(rules.about(state, of, CostToBlock))
    dues = {
        Due(of, ("block", place)): static.cost
        for place, (rule, static) in asked
        if _holds(state, rule, static) and matching.matches(state, static.attackers, attacker, source=rule.source, you=rule.you)
    }
    either = enumerate(rules.about(state, of, CostToAttack))
    return dues | {
        Due(of, ("attack", place)): static.cost
        for place, (rule, static) in either
        if static.or_block and _holds(state, rule, static)
    }


def _holds(state: State, rule: Rule, static: CostToAttack | CostToBlock) -> bool:
    """Whether the source of a rule is what it has to be for the rule to say something."""
    return matching.matches(state, static.while_this, rule.source.id, source=rule.source, you=rule.you)


def _is_guarded(state: State, rule: Rule, static: CostToAttack, what: ChosenTarget) -> bool:
    """Whether it is about an attack on this that a rule asks for a cost."""
    if static.whom is None:
        return True
    meant = matching.players(state, static.whom, rule.you)
    if what.object is None:
        return what.player in meant
    return static.or_planeswalkers and combat.is_planeswalker(state, what) and layers.controller(state, what.object) in meant


def together(dues: Iterable[Dues]) -> Dues:
    """What is owed for several attacks or blocks."""
    return {due: cost for each in dues for due, cost in each.items()}


def pay(game: Game, player: Seat, dues: Dues, rule: str) -> None:
    """A player pays all that is owed for a declaration, activating mana abilities for it; the total is locked in before that.

    Raises IllegalAction, by this ``rule``, where they can't pay all of it.
    """
    if not dues:
        return
    total = combined(*dues.values())
    found = payment.plan(game.state, player, settled(total), source=None, wishes=NO_WISHES)
    if not isinstance(found, Plan):
        raise IllegalAction(f"what the declaration costs can't be paid: {found}", rule)
    payment.carry_out(game, player, found)


def is_left(state: State, player: Seat, of: ObjectId) -> bool:
    """Whether a player who has paid still controls a creature that they had chosen, so that it attacks (508.1k) or blocks
    (509.1g).
    """
    return layers.is_permanent(state, of) and layers.controller(state, of) == player
