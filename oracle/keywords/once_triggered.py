"""Keywords that stood for triggered abilities of permanents before they became static: lifelink and deathtouch until July 2009.

Each instance triggers on its own then, and what it does can be responded to and comes after state-based actions. Only a permanent
that is there as the damage is dealt has such an ability; a spell, or a permanent that has left, has none that could trigger.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from oracle import editions
from oracle.abilities.effects import Destroy, GainLife
from oracle.abilities.events import DealsDamage
from oracle.abilities.kinds import Ability, Keyword, TriggeredAbility
from oracle.abilities.qualities import ANYTHING, CREATURE, Amount, Named, Who
from oracle.editions import Change
from oracle.state import State

LIFELINK = TriggeredAbility(DealsDamage(to_players=Who.ANYONE, to=ANYTHING), (GainLife(Who.YOU, Amount.THAT_MUCH),))
"""Lifelink (502.68a of 2007-10-01)."""

DEATHTOUCH = TriggeredAbility(DealsDamage(to=CREATURE), (Destroy(Named.DAMAGED),))
"""Deathtouch (502.63a of 2007-10-01)."""

_STOOD_FOR: Mapping[str, tuple[TriggeredAbility, Change]] = {
    "lifelink": (LIFELINK, editions.LIFELINK_IS_STATIC),
    "deathtouch": (DEATHTOUCH, editions.DEATHTOUCH_IS_STATIC),
}

WORDS = frozenset(_STOOD_FOR)
"""These keywords, each the word for its ability."""


def are_static(state: State) -> bool:
    """Whether all of these keywords are static by the rules of the game's day."""
    return all(static.holds(state) for _, static in _STOOD_FOR.values())


def triggered(state: State, abilities: Iterable[Ability]) -> Iterator[tuple[TriggeredAbility, str]]:
    """The triggered abilities that keywords among these stand for by the rules of the game's day, each with its word."""
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.name in _STOOD_FOR:
            stood_for, static = _STOOD_FOR[ability.name]
            if not static.holds(state):
                yield stood_for, ability.name
