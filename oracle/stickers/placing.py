"""Putting stickers on objects (123.3)."""

from __future__ import annotations

from collections.abc import Iterator

from oracle import layers, triggers
from oracle.abilities.stickers import StickerKind
from oracle.counters import putting
from oracle.game import Game
from oracle.happenings import StickerPut
from oracle.objects import GameObject, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State
from oracle.stickers.kinds import TICKET, Placed, Sticker
from oracle.stickers.sheets import modelled, stickers
from oracle.stickers.words import words


def put(game: Game, by: Seat, of: ObjectId, kind: StickerKind | None, about: ObjectId) -> Asking[Sticker | None]:
    """A player puts a sticker of a kind, or of any, on an object, and pays its ticket cost (123.3, 123.3c). Which one it was;
    none where the object is not there, is phased out or is owned by someone else (123.3b), or where they have none to put.

    Raises NotModelled for a sticker that is not modelled.
    """
    found = game.state.objects.get(of)
    if found is None or found.phased_out is not None or found.owner != by:
        return None
    options = {each.reference: each for each in available(game.state, by, kind)}
    if not options:
        return None
    (chosen,) = yield from ask(Question(by, "sticker", Shape.PICK, tuple(options), about, rule="123.3"))
    sticker = modelled(options[str(chosen)], game.state.edition)
    after = (yield from _position(game.state, found, about)) if sticker.words else 0
    putting.take(game, by, TICKET, sticker.tickets)
    placed = Placed(sticker, game.stamp(), after)
    game.change(of, stickers=(*game.object(of).stickers, placed))
    triggers.note(game, StickerPut(of, sticker, by))
    return sticker


def available(state: State, player: Seat, kind: StickerKind | None = None) -> Iterator[Sticker]:
    """The stickers that a player can put on an object of theirs: of those that they have access to (123.2c), those that are on
    no object that they own (123.3) and whose ticket cost they can pay (123.3c).
    """
    used = {placed.sticker for found in state.objects.values() if found.owner == player for placed in found.stickers}
    tickets = state.players[player].counted(TICKET)
    for each in stickers(state.players[player].sheets):
        if each not in used and kind in (None, each.kind) and each.tickets <= tickets:
            yield each


def _position(state: State, found: GameObject, about: ObjectId) -> Asking[int]:
    """After how many words of the name that an object has its controller puts further words (123.6b)."""
    there = len(words(layers.characteristics(state, found.id).name))
    chooser = layers.controller(state, found.id)
    (chosen,) = yield from ask(Question(chooser, "position", Shape.NUMBER, (), about, minimum=0, maximum=there, rule="123.6b"))
    return int(str(chosen))
