"""Rad counters (728): the ability that they give a game, which no object has."""

from __future__ import annotations

from oracle.abilities.conditions import HasCounters
from oracle.abilities.effects import Mill, SufferRadiation
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import CountersOf, Who
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, StackAbility, TriggerEvent, Zone
from oracle.state import State, Step, WaitingTrigger

KIND = "rad"
WORD = "rad"
"""The contract's word for the ability."""

RADIATION = TriggeredAbility(
    AtBeginning(Step.PRECOMBAT_MAIN.value, Who.ANYONE),
    (Mill(Who.THAT_PLAYER, CountersOf(Who.THAT_PLAYER, KIND)), SufferRadiation()),
    condition=HasCounters(Who.THAT_PLAYER, kind=KIND),
)
"""The inherent ability (728.1)."""


def triggered(state: State, step: Step) -> tuple[WaitingTrigger, ...]:
    """The ability, if it triggers as this step begins. The active player controls it (728.1). It has no source: what stands for
    one is no object of the game, and bears the name of the player who has the counters.
    """
    player = state.players[state.active]
    if step is not Step.PRECOMBAT_MAIN or player.lost or not player.counted(KIND):
        return ()
    nothing = GameObject(
        ObjectId(0), player.name, Kind.ABILITY, state.active, state.active, Zone.COMMAND, Characteristics(name=player.name)
    )
    event = TriggerEvent(RADIATION.event, player=state.active)
    return (WaitingTrigger(state.active, StackAbility(RADIATION, nothing, WORD, event)),)
