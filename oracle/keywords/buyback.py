"""Buyback (702.27): an additional cost that brings the spell back to its owner's hand as it resolves."""

from __future__ import annotations

from oracle import zones
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import GameObject, ObjectId, Zone
from oracle.replacement import graveyard_destination

NAME = "buyback"


def was_paid(spell: GameObject) -> bool:
    """Whether the buyback cost of this spell, or of the one that it is a copy of (707.10), was paid."""
    return spell.cast is not None and NAME in spell.cast.paid


def return_to_hand(game: Game, of: ObjectId) -> None:
    """What happens to such a spell that would go to its owner's graveyard as it resolves (702.27a).

    Raises NotModelled where another effect would exile it instead: which of the two applies is a choice (616.1).
    """
    if graveyard_destination(game.state, game.object(of))[0] is not Zone.GRAVEYARD:
        raise NotModelled("a choice between buyback and another replacement effect")
    zones.move(game, of, Zone.HAND)
