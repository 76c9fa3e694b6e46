"""What a player can do (117.1): each action, and how the game goes on until a player has priority or is asked something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from oracle import priority
from oracle.combat import attacks, blocks
from oracle.game import Game
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.playing import activating, casting, lands
from oracle.playing.activating import Activation
from oracle.playing.casting import Announcement
from oracle.questions import Asking
from oracle.state import Step

Action: TypeAlias = Callable[[Game], "Asking[None]"]
"""What `Game.do` carries out."""


def cast(announced: Announcement) -> Action:
    """Cast a spell (601)."""

    def action(game: Game) -> Asking[None]:
        yield from _declare_none(game)
        casting.cast(game, announced)
        yield from priority.keep(game, announced.player)

    return action


def activate(announced: Activation) -> Action:
    """Activate an ability, a mana ability too (602, 605)."""

    def action(game: Game) -> Asking[None]:
        yield from _declare_none(game)
        activating.activate(game, announced)
        yield from priority.keep(game, announced.player)

    return action


def play_land(player: Seat, card: ObjectId) -> Action:
    """Play a land: it enters the battlefield at once (305.1, 116.2a)."""

    def action(game: Game) -> Asking[None]:
        yield from _declare_none(game)
        yield from lands.play_land(game, player, card)
        yield from priority.keep(game, player)

    return action


def pass_priority(player: Seat) -> Action:
    """Pass (117.3d)."""

    def action(game: Game) -> Asking[None]:
        yield from _declare_none(game)
        yield from priority.pass_priority(game, player)

    return action


def attack(player: Seat, attackers: Sequence[tuple[ObjectId, ChosenTarget]]) -> Action:
    """Declare attackers, each with the player, planeswalker or battle that it attacks (508.1)."""

    def action(game: Game) -> Asking[None]:
        attacks.declare(game, player, attackers)
        yield from priority.give(game, game.state.active)

    return action


def block(player: Seat, blockers: Sequence[tuple[ObjectId, ObjectId]]) -> Action:
    """Declare blockers, each with the attacking creature that it blocks (509.1); one that blocks several comes with each. The
    active player has priority once every defending player has declared theirs (802.4).
    """

    def action(game: Game) -> Asking[None]:
        blocks.declare(game, player, blockers)
        if not _declares(game):
            yield from priority.give(game, game.state.active)

    return action


def _declare_none(game: Game) -> Asking[None]:
    """Where attackers or blockers are to be declared and somebody does something else instead, there are none."""
    if not _declares(game):
        return
    while (combat := game.state.combat) is not None and combat.declaring is not None:
        if game.state.step is Step.DECLARE_ATTACKERS:
            attacks.declare(game, combat.declaring, ())
        else:
            blocks.declare(game, combat.declaring, ())
    yield from priority.give(game, game.state.active)


def _declares(game: Game) -> bool:
    """Whether attackers or blockers are to be declared."""
    return game.state.combat is not None and game.state.combat.declaring is not None
