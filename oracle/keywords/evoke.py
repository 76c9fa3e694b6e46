"""Evoke (702.74): an alternative cost, and a trigger that sacrifices the permanent whose spell was cast for it."""

from __future__ import annotations

from oracle.abilities.effects import SacrificeIt
from oracle.abilities.events import Enters
from oracle.abilities.kinds import Evoke, TriggeredAbility
from oracle.abilities.qualities import Named
from oracle.objects import GameObject


def sacrifice_trigger(evoke: Evoke) -> TriggeredAbility:
    """The triggered half of evoke (702.74a): as the permanent enters, its controller sacrifices it if this cost was paid."""
    return TriggeredAbility(Enters(), (SacrificeIt(Named.THIS),), evoked=evoke)


def was_evoked(permanent: GameObject, evoke: Evoke) -> bool:
    """Whether the cost of this evoke ability, and not of another one as dear (607.5), was chosen for the spell that became this
    permanent (400.7d). What was paid in the end does not matter (118.7).
    """
    cast = permanent.cast
    return cast is not None and cast.alternative == "evoke" and cast.ability == evoke
