"""What a player can do (117.1): each action, and how the game goes on until a player has priority or is asked something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from oracle import leaving, priority
from oracle.combat import attacks, blocks, ordering
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.playing import activating, casting, lands
from oracle.playing.activating import Activation
from oracle.playing.casting import Announcement
from oracle.questions import Asking
from oracle.state import State, Step

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
            yield from _declared(game)

    return action


def concede(player: Seat) -> Action:
    """Concede the game (104.3a), at any time at which nobody is asked anything. Whoever had priority and leaves is followed by
    the next player, or where all others have passed, by what comes then (800.4a, 117.4).
    """

    def action(game: Game) -> Asking[None]:
        state = game.state
        if state.over or state.players[player].lost:
            raise IllegalAction("only who is in the game can concede it", "104.3a")
        leaving.concede(game, player)
        if game.state.over:
            game.update(priority=None)
        elif _declared_already(state, game.state):
            yield from _declared(game)
        elif state.priority == player:
            yield from priority.follow(game, player)

    return action


def _declared_already(before: State, now: State) -> bool:
    """Whether nobody is left to declare attackers or blockers, where somebody was."""
    was = before.combat is not None and before.combat.declaring is not None
    return was and now.combat is not None and now.combat.declaring is None


def _declare_none(game: Game) -> Asking[None]:
    """Where attackers or blockers are to be declared and somebody does something else instead, there are none."""
    if not _declares(game):
        return
    while (combat := game.state.combat) is not None and combat.declaring is not None:
        if game.state.step is Step.DECLARE_ATTACKERS:
            attacks.declare(game, combat.declaring, ())
        else:
            blocks.declare(game, combat.declaring, ())
    yield from _declared(game)


def _declared(game: Game) -> Asking[None]:
    """The active player has priority once attackers are declared, or blockers, with what follows on that (508.2, 509.2)."""
    yield from ordering.announce(game)
    yield from priority.give(game, game.state.active)


def _declares(game: Game) -> bool:
    """Whether attackers or blockers are to be declared."""
    return game.state.combat is not None and game.state.combat.declaring is not None
