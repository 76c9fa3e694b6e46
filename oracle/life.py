"""Life (119): what changes a player's life total."""

from __future__ import annotations

from oracle import triggers
from oracle.game import Game
from oracle.happenings import LifeGained, LifeLost
from oracle.objects import Seat
from oracle.questions import Asking, unasked


def gain(game: Game, player: Seat, amount: int) -> Asking[None]:
    """A player gains life (119.3); an amount of 0 or less is no gain."""
    if amount <= 0:
        return
    yield from ()
    game.change_player(player, life=game.player(player).life + amount)
    triggers.note(game, LifeGained(player, amount))


def lose(game: Game, player: Seat, amount: int) -> Asking[None]:
    """A player loses life (119.3); an amount of 0 or less is no loss."""
    if amount <= 0:
        return
    yield from ()
    game.change_player(player, life=game.player(player).life - amount)
    triggers.note(game, LifeLost(player, amount))


def pay(game: Game, player: Seat, amount: int) -> None:
    """A player pays life: they lose it (119.4). Raises NotModelled where that leaves them a choice."""
    unasked(lose(game, player, amount), "a choice of what happens to life that is paid")
