"""Abilities of which the cost or the event is known, and not what they do: they can be there, and nothing more."""

from __future__ import annotations

from oracle.abilities.effects import Undescribed
from oracle.abilities.kinds import Ability, ActivatedAbility, TriggeredAbility
from oracle.errors import NotModelled
from oracle.objects import GameObject


def is_undescribed(ability: Ability) -> bool:
    """Whether it is not known what an ability does."""
    return isinstance(ability, ActivatedAbility | TriggeredAbility) and any(
        isinstance(effect, Undescribed) for effect in ability.effects
    )


def check_described(ability: Ability, source: GameObject) -> None:
    """Raise NotModelled, naming the card, for an ability that would be activated or put on the stack and is not described."""
    if is_undescribed(ability):
        raise NotModelled(f"what an ability of {source.base.name} does")
