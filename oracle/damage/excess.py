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
    return [
        Damage(damage.source, damage.to, damage.amount - over, damage.combat),
        *(Damage(damage.source, ChosenTarget(player=each), over, damage.combat) for each in players),
    ]


def excess(state: State, of: ObjectId, damages: Sequence[Damage]) -> int:
    """How much of this damage, all of it to one permanent, is excess damage: of what has several types, the most that is excess
    for any of them. All that is marked already counts; from a source with deathtouch, 1 damage is lethal (702.2c).
    """
    found, now = state.objects[of], layers.characteristics(state, of)
    dealt = sum(each.amount for each in damages)
    over = [0]
    if "Creature" in now.types:
        lethal = max(0, (now.toughness or 0) - found.damage)
        if any(layers.has_keyword(state, each.source, "deathtouch") for each in damages):
            lethal = min(lethal, 1)
        over.append(dealt - lethal)
    if "Planeswalker" in now.types:
        over.append(dealt - found.counted("loyalty"))
    if "Battle" in now.types:
        over.append(dealt - found.counted("defense"))
    return max(over)
