"""Warp (702.185): a permanent that is exiled at the next end step, and may be cast from there on a later turn."""

from __future__ import annotations

from oracle.abilities.effects import Exile, MayCastWhileExiled
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Named, Who
from oracle.game import Game
from oracle.objects import GameObject, ObjectId, StackAbility, TriggerEvent
from oracle.state import DelayedTrigger, Step

NAME = "warp"

_EVENT = AtBeginning("end step", Who.ANYONE)
EXILE = TriggeredAbility(_EVENT, (Exile(Named.EVENT), MayCastWhileExiled(after_this_turn=True)))
"""The delayed triggered ability (702.185a)."""


def was_paid(spell: GameObject) -> bool:
    """Whether this spell, or the one that it is a copy of (707.10), was cast for its warp cost."""
    return spell.cast is not None and spell.cast.alternative == NAME


def wait(game: Game, permanent: ObjectId) -> None:
    """The permanent that such a spell has become waits for the next end step, whoever's turn that is in."""
    found = game.object(permanent)
    ability = StackAbility(EXILE, found, NAME, TriggerEvent(_EVENT, found))
    game.update(delayed=(*game.state.delayed, DelayedTrigger(found.controller, ability, Step.END)))
