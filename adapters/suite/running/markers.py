"""What of stickers and of face-down cards in a view cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from adapters.contract.view import ObjectView, View

_FACE_DOWN = ("battlefield", "stack")
"""Where what is face down is shown so (708.2)."""


def misplaced_markers(view: View) -> Iterator[str]:
    """Stickers of which one is twice on what a player owns (123.3), and cards shown face down where nothing is."""
    borne: dict[tuple[str, str], ObjectView] = {}
    for shown in view.objects:
        if shown.face_down and shown.zone not in _FACE_DOWN:
            yield f"{_named(shown)} in the zone {shown.zone} is face down"
        for sticker in shown.stickers:
            other = borne.setdefault((shown.owner, sticker), shown)
            if other is not shown:
                yield f"the sticker {sticker} of {shown.owner} is on {_named(other)} and on {_named(shown)}"
            elif shown.stickers.count(sticker) > 1:
                yield f"the sticker {sticker} of {shown.owner} is twice on {_named(shown)}"


def _named(shown: ObjectView) -> str:
    return shown.label or shown.name
