"""Whether the "if" in the middle of a triggered ability is true (603.4)."""

from __future__ import annotations

from oracle import layers
from oracle.abilities.conditions import Condition, ManaSpentAtLeast, NoManaSpent, YouControl, YouControlNo, YouCreatedToken
from oracle.matching import matches
from oracle.objects import GameObject, Seat, TriggerEvent
from oracle.spending import colored_mana_spent, mana_spent
from oracle.state import State


def holds(state: State, condition: Condition, source: GameObject, event: TriggerEvent | None, you: Seat) -> bool:
    """Whether a condition of an ability of ``source`` that ``you`` control holds now."""
    if isinstance(condition, NoManaSpent):
        return not (colored_mana_spent(_spell(event)) if condition.colored else mana_spent(_spell(event)))
    if isinstance(condition, ManaSpentAtLeast):
        return len(mana_spent(_spell(event))) >= condition.amount
    if isinstance(condition, YouControl | YouControlNo):
        there = any(matches(state, condition.quality, each, source=source, you=you) for each in layers.permanents(state, you))
        return there is isinstance(condition, YouControl)
    assert isinstance(condition, YouCreatedToken)
    return state.players[you].tokens_created > 0


def _spell(event: TriggerEvent | None) -> GameObject:
    """The spell that the ability triggered on, as it was then: what was spent on it does not change any more."""
    assert event is not None
    assert event.object is not None
    return event.object
