"""Putting stickers on objects (123.3)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import Kind, Named, Number, Quality, Reference
from oracle.abilities.stickers import StickerKind
from oracle.mana import ManaCost


@dataclass(frozen=True)
class PutSticker:
    """Put a sticker, of a kind or of any, on an object, if you own it (123.3b)."""

    kind: StickerKind | None = None
    what: Reference = Named.THIS


@dataclass(frozen=True)
class PutStickerOnOne:
    """Put a sticker, of a kind or of any, on a permanent of this quality, or on such a card in your graveyard, of your choice."""

    quality: Quality
    kind: StickerKind | None = None
    among: Kind = Kind.PERMANENT


@dataclass(frozen=True)
class AddManaForEach:
    """Add this mana so many times."""

    mana: ManaCost
    times: Number
