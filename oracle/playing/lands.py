"""Playing a land (305, 116.2a): a special action that uses no stack."""

from __future__ import annotations

from oracle import entering, layers
from oracle.entering import Entry
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.objects import ObjectId, Seat, Zone
from oracle.playing import permissions, prohibitions, timing
from oracle.questions import Asking
from oracle.state import State

LANDS_EACH_TURN = 1
"""How many lands a player can play during their own turn (305.2)."""


def play_land(game: Game, seat: Seat, card: ObjectId) -> Asking[ObjectId | None]:
    """Play a land (305.1) and return the permanent it becomes; its player keeps priority (116.3).

    Raises IllegalAction, with nothing changed. What the land asks as it enters is asked on the way.
    """
    check_playing(game.state, seat, card)
    game.change_player(seat, lands_played=game.player(seat).lands_played + 1)
    became = (yield from entering.enter(game, (Entry(card, seat),)))[0]
    game.update(priority=seat, passed=0)
    return became


def check_playing(state: State, seat: Seat, card: ObjectId) -> None:
    """Raise IllegalAction unless this player may play this land now (305.1-305.3)."""
    found = state.objects.get(card)
    if found is None or "Land" not in layers.characteristics(state, card).types:
        raise IllegalAction("there is no such land to play", "305.1")
    timing.check_sorcery_speed(state, seat, "305.1")
    in_own_hand = found.zone is Zone.HAND and found.owner == seat
    if not in_own_hand and not any(permissions.permits(state, each, seat, found) for each in state.permissions):
        raise IllegalAction("nothing allows playing it from there", "305.1")
    if state.players[seat].lands_played >= LANDS_EACH_TURN:
        raise IllegalAction("no more lands can be played this turn", "305.2b")
    prohibitions.check_playing_land(state, seat, card)
