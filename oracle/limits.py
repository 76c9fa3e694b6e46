"""What can't happen to players: life that can't be gained, lost or paid, a game that can't be lost (119.7-8, 104.3, 614.17)."""

from __future__ import annotations

from oracle import layers
from oracle.abilities.statics import CantGainLife, CantLose, DoesntLoseForLife, LifeCantChange
from oracle.fitting import is_meant
from oracle.objects import Seat
from oracle.state import State


def can_gain_life(state: State, player: Seat) -> bool:
    """Whether a player can gain life (119.7)."""
    return not any(
        isinstance(rule.static, CantGainLife | LifeCantChange) and is_meant(rule.static.who, player, rule.you)
        for rule in layers.in_force(state)
    )


def can_lose_life(state: State, player: Seat) -> bool:
    """Whether a player can lose life (119.8)."""
    return not any(
        isinstance(rule.static, LifeCantChange) and is_meant(rule.static.who, player, rule.you) for rule in layers.in_force(state)
    )


def payable_life(state: State, player: Seat) -> int:
    """The most life that a player can pay: as much as they have (119.4), none where they can't lose any (119.8). Nobody is kept
    from paying 0 (119.4b).
    """
    return max(0, state.players[player].life) if can_lose_life(state, player) else 0


def loses_for_life(state: State, player: Seat) -> bool:
    """Whether a player loses the game with 0 or less life (704.5a)."""
    return state.players[player].life <= 0 and not any(
        isinstance(rule.static, DoesntLoseForLife) and is_meant(rule.static.who, player, rule.you)
        for rule in layers.in_force(state)
    )


def can_lose_game(state: State, player: Seat) -> bool:
    """Whether a player can lose the game, other than by conceding (104.3a)."""
    return not any(
        isinstance(rule.static, CantLose) and is_meant(rule.static.who, player, rule.you) for rule in layers.in_force(state)
    )
