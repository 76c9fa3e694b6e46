"""What of stickers and of face-down cards in a view cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.messages import Board
from adapters.contract.view import ObjectView, View
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
            if not any(sticker == each.reference for name in _sheets(shown.owner, board) for each in sheets()[name]):
                yield f"the sticker {sticker} is on {_named(shown)}, but {shown.owner} has no sheet with it"
            other = borne.setdefault((shown.owner, sticker), shown)
            if other is not shown:
                yield f"the sticker {sticker} of {shown.owner} is on {_named(other)} and on {_named(shown)}"
            elif shown.stickers.count(sticker) > 1:
                yield f"the sticker {sticker} of {shown.owner} is twice on {_named(shown)}"


def _sheets(owner: str, board: Board) -> tuple[str, ...]:
    """The sticker sheets of a player."""
    return next((player.sheets for player in board.players if player.name == owner), ())


def _named(shown: ObjectView) -> str:
    return shown.label or shown.name or "what has no name"
