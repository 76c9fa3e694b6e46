"""Players who leave a game that goes on without them (800.4), and conceding (104.3a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle import layers, stack, zones
from oracle.combat import blocks
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Kind, Seat, Zone
from oracle.state import SetController, State, Step
from oracle.zones import Move


def concede(game: Game, player: Seat) -> None:
    """A player concedes: they lose the game and leave it at once (104.3a), whatever says that they can't lose."""
    passed = _passed_after(game.state, player)
    game.change_player(player, lost=True)
    if not game.state.over:
        leave(game, (player,))
        game.update(passed=passed)


def leave(game: Game, players: Sequence[Seat]) -> None:
    """Players who have lost leave the game (800.4a): first all that they own, and the effects that give them control of anything,
    then what they control on the stack that is no card; what is still theirs then is exiled.

    Raises NotModelled for what is phased out under the control of one of them and is not theirs (702.26n), and while combat
    damage, which has no owner, is on the stack.
    """
    before = game.state
    if any(before.objects[of].kind is Kind.COMBAT_DAMAGE for of in stack.objects(before)):
        raise NotModelled("a player who leaves the game while combat damage is on the stack")
    zones.leave_game(game, [of for of, found in before.objects.items() if found.owner in players])
    game.update(
        effects=tuple(
            each
            for each in game.state.effects
            if not (isinstance(each.modification, SetController) and each.modification.player in players)
        ),
        delayed=tuple(each for each in game.state.delayed if each.controller not in players),
        waiting=tuple(each for each in game.state.waiting if each.controller not in players),
        permissions=tuple(each for each in game.state.permissions if each.player not in players),
        replacements=tuple(each for each in game.state.replacements if each.player not in players),
    )
    for of in stack.objects(game.state):
        found = game.object(of)
        if found.kind in (Kind.ABILITY, Kind.COPY) and layers.controller(game.state, of) in players:
            zones.cease(game, of)
    exile_what_is_nobodys(game)
    sicken(game, before)
    _declare_nothing(game, players)


def exile_what_is_nobodys(game: Game) -> None:
    """What a player who has left still controls is exiled at once (800.4a, 800.4c)."""
    state = game.state
    if not any(player.lost for player in state.players):
        return
    there = (*zones.in_zone(state, Zone.BATTLEFIELD), *stack.objects(state))
    nobodys = [of for of in there if state.players[layers.controller(state, of)].lost]
    if any(state.objects[of].phased_out for of in nobodys):
        raise NotModelled("what is phased out and controlled by somebody who has left")
    zones.move_all(game, [Move(of, Zone.EXILE) for of in nobodys])


def sicken(game: Game, before: State) -> None:
    """What has come back to another player has not been under their control since their turn began (302.6)."""
    for of in layers.permanents(game.state):
        if of in before.objects and layers.controller(before, of) != layers.controller(game.state, of):
            game.change(of, sick=True)


def _declare_nothing(game: Game, players: Sequence[Seat]) -> None:
    """Nobody declares attackers or blockers who has left the game: the next who is to declare blockers does."""
    combat = game.state.combat
    if combat is None or combat.declaring is None:
        return
    yet = tuple(each for each in (combat.declaring, *combat.declaring_next) if each not in players)
    if game.state.step is Step.DECLARE_BLOCKERS:
        blocks.go_on(game, yet)
    elif not yet:
        game.update(combat=replace(combat, declaring=None))


def _passed_after(state: State, player: Seat) -> int:
    """How many players in the game have passed in a row (117.4) once a player is gone who may be one of them."""
    if state.priority is None or not state.passed:
        return state.passed
    count = len(state.players)
    back = (Seat((state.priority - step) % count) for step in range(1, count))
    passed = [seat for seat in back if not state.players[seat].lost][: state.passed]
    return state.passed - (player in passed)
