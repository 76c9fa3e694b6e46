"""What a player can do (117.1): each action, and how the game goes on until a player has priority or is asked something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from oracle import priority
from oracle.game import Game
from oracle.objects import ObjectId, Seat
from oracle.playing import activating, casting, lands
from oracle.playing.activating import Activation
from oracle.playing.casting import Announcement
from oracle.questions import Asking

Action: TypeAlias = Callable[[Game], "Asking[None]"]
"""What `Game.do` carries out."""


def cast(announced: Announcement) -> Action:
    """Cast a spell (601)."""

    def action(game: Game) -> Asking[None]:
        casting.cast(game, announced)
        yield from priority.keep(game, announced.player)

    return action


def activate(announced: Activation) -> Action:
    """Activate an ability, a mana ability too (602, 605)."""

    def action(game: Game) -> Asking[None]:
        activating.activate(game, announced)
        yield from priority.keep(game, announced.player)

    return action


def play_land(player: Seat, card: ObjectId) -> Action:
    """Play a land: it enters the battlefield at once (305.1, 116.2a)."""

    def action(game: Game) -> Asking[None]:
        yield from lands.play_land(game, player, card)
        yield from priority.keep(game, player)

    return action


def pass_priority(player: Seat) -> Action:
    """Pass (117.3d)."""
    return lambda game: priority.pass_priority(game, player)
