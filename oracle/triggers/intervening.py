"""The intervening "if" of a triggered ability (603.4)."""

from __future__ import annotations

from collections import Counter

from oracle import conditions
from oracle.abilities.kinds import TriggeredAbility
from oracle.keywords.evoke import was_evoked
from oracle.mana import ManaCost, mana_types
from oracle.objects import GameObject, Seat, TriggerEvent
from oracle.spending import mana_spent
from oracle.state import State


def condition_holds(state: State, ability: TriggeredAbility, source: GameObject, event: TriggerEvent | None, you: Seat) -> bool:
    """The intervening "if" of an ability that ``you`` control, checked as it triggers and again as it resolves (603.4)."""
    permanent = state.objects.get(source.id) or state.gone.get(source.id, source)
    evoked = ability.evoked is None or was_evoked(permanent, ability.evoked)
    paid = _was_paid(ability.paid, permanent) and _was_spent(ability.mana_spent, permanent)
    return evoked and paid and (ability.condition is None or conditions.holds(state, ability.condition, permanent, event, you))


def _was_paid(cost: str, found: GameObject) -> bool:
    """Whether the additional cost of this name was announced for this spell or the one that became this permanent (607.2i). A
    copy of a spell has the choices of the original (707.10).
    """
    return not cost or (found.cast is not None and cost in found.cast.paid)


def _was_spent(mana: ManaCost, permanent: GameObject) -> bool:
    """Whether this mana was spent to cast the spell that became this permanent (400.7d)."""
    return not mana or Counter(mana) <= Counter(mana_types(mana_spent(permanent)))
