"""Excess damage: what is more than lethal damage, or than the loyalty or defense of a permanent (120.4a, 120.10)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle import layers
from oracle.damage.event import Damage
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.state import State


def split(state: State, damage: Damage, players: Sequence[Seat]) -> list[Damage]:
    """Damage whose excess is dealt to players instead (120.4a), and that excess."""
    over = 0 if damage.to.object is None else excess(state, damage.to.object, [damage])
    assert over is not None  # of one source it is known whether 1 damage is lethal
    return [
        Damage(damage.source, damage.to, damage.amount - over, damage.combat),
        *(Damage(damage.source, ChosenTarget(player=each), over, damage.combat) for each in players),
    ]


def excess(state: State, of: ObjectId, damages: Sequence[Damage]) -> int | None:
    """How much of this damage, all of it to one permanent, is excess damage: of what has several types, the most that is excess
    for any of them. All that is marked already counts; from a source with deathtouch, 1 damage is lethal (702.2c).

    ``None`` where sources with deathtouch and others deal it together to a creature, and it makes a difference whether 1 damage
    is lethal then: the rules do not say.
    """
    found, now = state.objects[of], layers.characteristics(state, of)
    dealt = sum(each.amount for each in damages)
    over = [0]
    if "Planeswalker" in now.types:
        over.append(dealt - found.counted("loyalty"))
    if "Battle" in now.types:
        over.append(dealt - found.counted("defense"))
    if "Creature" not in now.types:
        return max(over)
    lethal = max(0, (now.toughness or 0) - found.damage)
    deadly = [layers.has_keyword(state, each.source, "deathtouch") for each in damages]
    most = dealt - (min(lethal, 1) if any(deadly) else lethal)
    if any(deadly) and not all(deadly) and lethal > 1 and most > max(over):
        return None
    return max(*over, most)
