"""Priority (117): who may act, and what happens before they may."""

from __future__ import annotations

from oracle import matching, resolving, stack, state_based, triggers, turns
from oracle.game import Game
from oracle.objects import Seat
from oracle.playing.timing import check_priority
from oracle.questions import Asking


def pass_priority(game: Game, player: Seat) -> Asking[None]:
    """A player passes (117.3d)."""
    check_priority(game.state, player)
    game.update(passed=game.state.passed + 1)
    yield from follow(game, player)


def follow(game: Game, player: Seat) -> Asking[None]:
    """After a player who has passed, or has left the game with priority, the next one receives it. When all have passed in
    succession the top of the stack resolves, or the step ends (117.4).
    """
    if game.state.passed < len(matching.turn_order(game.state)):
        yield from give(game, matching.or_next(game.state, Seat((player + 1) % len(game.state.players))))
        return
    game.update(passed=0, priority=None)
    if not stack.objects(game.state):
        yield from turns.advance(game)
    elif (yield from resolving.resolve_top(game)):
        yield from give(game, game.state.active)
    else:
        yield from turns.end_the_turn(game)


def keep(game: Game, player: Seat) -> Asking[None]:
    """A player who has done something receives priority again (117.3c)."""
    if game.state.passed:
        game.update(passed=0)
    yield from give(game, player)


def give(game: Game, player: Seat) -> Asking[None]:
    """A player receives priority, after what has to happen first (117.5); the next one if they have left the game (800.4j)."""
    if game.state.priority is not None:
        game.update(priority=None)
    yield from settle(game)
    game.update(priority=None if game.state.over else matching.or_next(game.state, player))


def settle(game: Game) -> Asking[bool]:
    """Perform state-based actions and put triggered abilities on the stack until nothing is left to do (117.5, 704.3).

    Whether there was anything to do.
    """
    happened = False
    while True:
        happened |= yield from state_based.perform(game)
        triggers.note_lost_control(game)
        triggers.note_states(game)
        if game.state.over or not game.state.waiting:
            return happened
        happened = True
        yield from triggers.put_waiting_on_stack(game)
