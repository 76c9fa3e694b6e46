"""The kinds of stickers (123.1)."""

from __future__ import annotations

from enum import Enum


class StickerKind(Enum):
    """One of the four kinds (123.1), by what texts call it."""

    NAME = "name"
    ABILITY = "ability"
    SIZE = "power and toughness"
    ART = "art"
