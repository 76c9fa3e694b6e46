"""What of stickers, of questions about them and of face-down cards in a view cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.messages import Board
from adapters.contract.view import Decision, ObjectView, View
from oracle.stickers.sheets import sheets

_FACE_DOWN = ("battlefield", "stack")
"""Where what is face down is shown so (708.2)."""


def misplaced_markers(view: View, board: Board) -> Iterator[str]:
    """Stickers that the owner of what they are on does not have (123.3b), or that are twice on what that player owns (123.3), and
    cards shown face down where nothing is.
    """
    borne: dict[tuple[str, str], ObjectView] = {}
    for shown in view.objects:
        if shown.face_down and shown.zone not in _FACE_DOWN:
            yield f"{_named(shown)} in the zone {shown.zone} is face down"
        for sticker in shown.stickers:
            if not _has(shown.owner, sticker, board):
                yield f"the sticker {sticker} is on {_named(shown)}, but {shown.owner} has no sheet with it"
            other = borne.setdefault((shown.owner, sticker), shown)
            if other is not shown:
                yield f"the sticker {sticker} of {shown.owner} is on {_named(other)} and on {_named(shown)}"
            elif shown.stickers.count(sticker) > 1:
                yield f"the sticker {sticker} of {shown.owner} is twice on {_named(shown)}"


def misasked(asked: Decision, board: Board) -> Iterator[str]:
    """Stickers among the options of a player who does not have them (123.2c), and places that no name has (123.6b)."""
    if asked.kind == "sticker":
        for option in asked.options:
            if not _has(asked.player, option, board):
                yield f"{asked.player} is asked for a sticker, and has no sheet with the option {option}"
    if asked.kind == "position" and (asked.options or not 0 == asked.minimum <= asked.maximum):
        options = f" and {len(asked.options)} options" * bool(asked.options)
        yield f"a position between {asked.minimum} and {asked.maximum}{options} is asked for; it is a number from 0"


def _has(player: str, sticker: str, board: Board) -> bool:
    """Whether a sticker is on a sheet of a player."""
    names = next((each.sheets for each in board.players if each.name == player), ())
    return any(sticker == each.reference for name in names for each in sheets().get(name, ()))


def _named(shown: ObjectView) -> str:
    return shown.label or shown.name or "what has no name"
