"""Combat (506-511): which creatures attack and block, as the creatures themselves know it (``GameObject.attacking``)."""

from __future__ import annotations

from oracle import layers, matching
from oracle.abilities.statics import CantAttackOrBlock
from oracle.objects import ChosenTarget, GameObject, ObjectId
from oracle.state import State


def attackers(state: State) -> tuple[ObjectId, ...]:
    """The attacking creatures (508.1k), in the order in which they came to the battlefield."""
    return tuple(each for each in layers.permanents(state) if state.objects[each].attacking is not None)


def blockers(state: State, of: ObjectId | None = None) -> tuple[ObjectId, ...]:
    """The blocking creatures (509.1g), or those that block this attacking creature."""
    return tuple(
        each for each in layers.permanents(state) if (blocked := state.objects[each].blocking) and (of is None or of in blocked)
    )


def attacking(state: State, of: ObjectId) -> ChosenTarget | None:
    """The player or planeswalker that a creature is attacking; ``None`` where it attacks nobody, or nothing any more (506.4c)."""
    attack = state.objects[of].attacking
    return None if attack is None else attack.what


def kept_from_fighting_by(state: State, of: ObjectId) -> GameObject | None:
    """What keeps a creature both from attacking (508.1c) and from blocking (509.1b)."""
    for source, static in layers.statics(state):
        if isinstance(static, CantAttackOrBlock) and matching.matches(
            state, static.quality, of, source=source, you=layers.controller(state, source.id)
        ):
            return source
    return None


def blocking(state: State, of: ObjectId) -> tuple[ObjectId, ...]:
    """The attacking creatures that a creature is blocking, without those that have left combat."""
    return tuple(each for each in state.objects[of].blocking if each in attackers(state))
