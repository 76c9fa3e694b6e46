"""Which of the rules in force are about a creature in combat: what static abilities and resolved spells say of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from oracle import conditions, editions, layers, matching
from oracle.abilities.conditions import Condition
from oracle.abilities.qualities import ITSELF
from oracle.abilities.statics import (
    AssignsAsThoughUnblocked,
    BlockedBySoMany,
    BlockedOnlyBy,
    BlocksOnly,
    CanBlockMore,
    CantAttack,
    CantAttackOrBlock,
    CantBeBlocked,
    CantBlock,
    CantFightAlone,
    CostToAttack,
    CostToBlock,
    FewAttackOrBlock,
    MustAttack,
    MustBeBlocked,
    MustBlock,
)
from oracle.errors import NotModelled
from oracle.layers import Rule
from oracle.objects import GameObject, ObjectId, Seat
from oracle.state import State

OfCreature: TypeAlias = (
    AssignsAsThoughUnblocked | BlockedBySoMany | BlockedOnlyBy | BlocksOnly | CanBlockMore | CantAttack | CantBeBlocked
    | CantBlock | CantFightAlone | CostToAttack | CostToBlock | MustAttack | MustBeBlocked | MustBlock
)  # fmt: skip
"""The statics of combat that have a creature for their subject."""

Static = TypeVar("Static", bound=OfCreature)


def about(state: State, of: ObjectId, kind: type[Static]) -> Iterator[tuple[Rule, Static]]:
    """The rules of a kind whose subject an object is."""
    for rule in layers.in_force(state):
        if isinstance(rule.static, kind) and _is_subject(state, rule, rule.static, of):
            yield rule, rule.static


def _is_subject(state: State, rule: Rule, static: OfCreature, of: ObjectId) -> bool:
    if static.subject == ITSELF:
        return of in rule.this
    return matching.matches(state, static.subject, of, source=rule.source, you=rule.you)


def holds(state: State, rule: Rule, condition: Condition, defending: Seat) -> bool:
    """Whether the condition of a rule is true, where "that player" is this defending player (508.5)."""
    return conditions.holds(state, condition, rule.source, None, rule.you, that=defending)


def name(state: State, of: ObjectId) -> str:
    """What a refusal calls an object."""
    found = state.objects[of]
    return found.label or found.base.name


def check_once_more(state: State, rule: Rule, *, done: bool) -> None:
    """Raise NotModelled where something is required of a creature this turn, which it has ``done`` or may have done in an earlier
    combat phase, and the rules of the day do not say whether it is required in each (508.1d, 509.1c).
    """
    if rule.this_turn and done and not editions.REQUIRED_IN_EACH_COMBAT.holds(state):
        raise NotModelled(f"what is required this turn, in a further combat of it, by the rules of {state.edition}")


def kept_from_fighting_by(state: State, of: ObjectId) -> GameObject | None:
    """What keeps a creature both from attacking (508.1c) and from blocking (509.1b)."""
    for rule in layers.in_force(state):
        if isinstance(rule.static, CantAttackOrBlock) and matching.matches(
            state, rule.static.quality, of, source=rule.source, you=rule.you
        ):
            return rule.source
    return None


def limits(state: State, *, blocking: bool) -> Iterator[tuple[GameObject, int]]:
    """What lets only so many creatures attack in a combat, or only so many block."""
    for rule in layers.in_force(state):
        if isinstance(rule.static, FewAttackOrBlock) and rule.static.blocking is blocking:
            yield rule.source, rule.static.most
