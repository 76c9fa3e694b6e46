"""Turning permanents face down and face up (708)."""

from __future__ import annotations

from oracle import editions, layers, leaving, triggers
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import TurnedFaceUp
from oracle.layers.copiable import with_values
from oracle.objects import ObjectId, PartOf


def turn_face_down(game: Game, of: ObjectId) -> None:
    """Turn a permanent face down: it is a 2/2 creature and nothing else (708.2a), and has a new timestamp (613.7f). Nothing
    happens to what is face down (708.2b) or is double-faced (712.16). Raises NotModelled for a Room, of which only one half is
    described.
    """
    found = game.object(of)
    part = found.card.part
    if found.face_down or (part is not None and part.of is not PartOf.HALF):
        return
    if part is not None:
        raise NotModelled(f"turning {part.whole} face down")
    _turn(game, of, face_down=True)


def turn_face_up(game: Game, of: ObjectId) -> None:
    """Turn a permanent face up that is face down: its copiable values are what they were or have become (708.8, 708.10), what
    was applied to it still is, and it has a new timestamp (613.7f).
    """
    if layers.is_permanent(game.state, of) and game.object(of).face_down:
        _turn(game, of, face_down=False)
        triggers.note(game, TurnedFaceUp(of))


def _turn(game: Game, of: ObjectId, *, face_down: bool) -> None:
    before = game.state
    game.put(with_values(before, before.objects[of].changed(face_down=face_down)))
    # Before, a permanent was as old as its stay on the battlefield, whatever became of it there.
    if editions.TURNED_OVER_IS_YOUNGER.holds(before):
        game.stamp_anew(of)
    leaving.sicken(game, before)
