"""Rebound (702.88): a spell cast from hand is exiled as it resolves and may be cast again at the next upkeep."""

from __future__ import annotations

from oracle import layers, zones
from oracle.abilities.effects import CastItFree, May
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Named, Who
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Kind, ObjectId, StackAbility, TriggerEvent, Zone
from oracle.replacement import graveyard_destination
from oracle.state import DelayedTrigger, Step


def exile_with_rebound(game: Game, of: ObjectId) -> None:
    """What happens to a spell with rebound that would go to the graveyard as it resolves (702.88a).

    If the player who controls it ("you", 109.5) cast it from their hand it is exiled, and a delayed triggered ability waits for
    the upkeep; else it goes to the graveyard as ever. Raises NotModelled where another effect would exile it too: which one
    applies is a choice (616.1), and after the other one nothing waits.
    """
    spell = game.object(of)
    you = layers.controller(game.state, of)
    cast = spell.cast
    if cast is None or cast.zone is not Zone.HAND or spell.kind is not Kind.CARD or not spell.owner == cast.by == you:
        zones.move(game, of, Zone.GRAVEYARD)
        return
    if graveyard_destination(game.state, spell)[0] is not Zone.GRAVEYARD:
        raise NotModelled("a choice between rebound and another replacement effect")
    exiled = zones.move(game, of, Zone.EXILE)
    if exiled is None:
        return
    card = game.object(exiled)
    event = AtBeginning("upkeep", Who.YOU)
    ability = TriggeredAbility(event, (May((CastItFree(Named.EVENT),)),))
    waits = DelayedTrigger(you, StackAbility(ability, card, "rebound", TriggerEvent(event, card)), Step.UPKEEP, you)
    game.update(delayed=(*game.state.delayed, waits))
