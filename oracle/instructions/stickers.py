"""Instructions that put stickers on objects (123.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from oracle import zones
from oracle.abilities.effects import AddManaForEach, PutSticker, PutStickerOnOne
from oracle.abilities.qualities import Kind
from oracle.abilities.stickers import StickerKind
from oracle.instructions.resolution import Resolution
from oracle.objects import ObjectId, Zone
from oracle.paying import payment
from oracle.paying.mana_sources import made_by
from oracle.questions import Asking, ask_objects
from oracle.stickers import placing


def put_sticker(resolution: Resolution, effect: PutSticker) -> Asking[None]:
    """Put a sticker on an object."""
    resolution.made, resolution.sticker = (), None
    for each in resolution.found(effect.what):
        yield from _put(resolution, each, effect.kind)


def put_sticker_on_one(resolution: Resolution, effect: PutStickerOnOne) -> Asking[None]:
    """Choose an object and put a sticker on it; who has no sticker to put need not choose."""
    game, you = resolution.game, resolution.controller
    resolution.made, resolution.sticker = (), None
    if effect.among is Kind.CARD_IN_GRAVEYARD:
        cards = zones.in_zone(game.state, Zone.GRAVEYARD, you)
        options = tuple(each for each in cards if resolution.matches(effect.quality, each))
    else:
        options = resolution.permanents(effect.quality)
    if any(placing.available(game.state, you, effect.kind)):
        for each in (yield from ask_objects(you, "choose objects", options, resolution.of, rule="123.3")):
            yield from _put(resolution, each, effect.kind)


def _put(resolution: Resolution, of: ObjectId, kind: StickerKind | None) -> Asking[None]:
    resolution.sticker = yield from placing.put(resolution.game, resolution.controller, of, kind, resolution.of)
    if resolution.sticker is not None:
        resolution.made = (of,)


def add_mana_for_each(resolution: Resolution, effect: AddManaForEach) -> None:
    """Add mana to your mana pool, as often as is said (106.4)."""
    made = made_by(resolution.game.state, resolution.source.id)
    mana = effect.mana * resolution.number(effect.times)
    payment.add_mana(resolution.game, resolution.controller, [replace(made, type=each) for each in mana])


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    AddManaForEach: add_mana_for_each,
    PutSticker: put_sticker,
    PutStickerOnOne: put_sticker_on_one,
}
