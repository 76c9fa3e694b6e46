"""What continuous effects ask of players' totals: that needs no look at what objects are like (611.3a)."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.abilities.conditions import Condition, EnteredThisTurn, HasCounters, YourLife, YourTurn
from oracle.abilities.qualities import CountersOf, Who
from oracle.errors import NotModelled
from oracle.fitting import is_meant
from oracle.objects import GameObject, Seat
from oracle.state import State


def has_counters(state: State, condition: HasCounters, players: Iterable[Seat]) -> bool:
    """Whether one of these players has as many counters as a condition asks for."""
    return any(state.players[each].counted(condition.kind) >= condition.at_least for each in players)


def has_life(state: State, condition: YourLife, you: Seat) -> bool:
    """Whether "you" have as much life as a condition asks for."""
    life = state.players[you].life
    return (condition.at_least is None or life >= condition.at_least) and (condition.at_most is None or life <= condition.at_most)


def counters_of(state: State, amount: CountersOf, you: Seat) -> int:
    """How many counters the players have together that "you" mean so."""
    meant = (player for seat, player in enumerate(state.players) if _is_meant(state, amount.who, Seat(seat), you))
    return sum(player.counted(amount.kind) for player in meant)


def as_long_as(state: State, condition: Condition | None, source: GameObject, you: Seat) -> bool:
    """Whether a static ability of a permanent, the ``source``, that "you" control says something now (604.1).

    Raises NotModelled for a condition that asks for more than whose turn it is, since when the source has been there, and totals
    of players.
    """
    if condition is None:
        return True
    if isinstance(condition, YourLife):
        return has_life(state, condition, you)
    if isinstance(condition, YourTurn):
        return state.active == you
    if isinstance(condition, EnteredThisTurn):
        return source.entered_on == state.turn
    if not isinstance(condition, HasCounters):
        raise NotModelled(f"a static ability with the condition {type(condition).__name__}")
    everyone = map(Seat, range(len(state.players)))
    return has_counters(state, condition, (each for each in everyone if _is_meant(state, condition.who, each, you)))


def _is_meant(state: State, who: Who, player: Seat, you: Seat) -> bool:
    return not state.players[player].lost and is_meant(who, player, you)
