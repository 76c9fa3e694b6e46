"""Cards that put stickers on objects, and that ask for stickers."""

from __future__ import annotations

from oracle.abilities.effects import (
    GetCounters,
    May,
    PutStickerOnOne,
)
from oracle.abilities.qualities import Quality, Who
from oracle.abilities.statics import Anthem
from oracle.abilities.stickers import StickerKind
from oracle.cards.facts.making import (
    ENTERS,
    FLYING,
    card,
    static,
    when,
)

NONLAND = Quality(not_types=("Land",), owner=Who.YOU)
MAY_PUT_ANY = May((PutStickerOnOne(NONLAND),))
MAY_PUT_NAME = May((PutStickerOnOne(NONLAND, StickerKind.NAME),))


def tickets(count: int) -> GetCounters:
    """You get so many tickets (107.17)."""
    return GetCounters(Who.YOU, "ticket", count)


CARDS = (
    card("Aerialephant", "{3}{W}", "Creature — Elephant Performer", FLYING, when(ENTERS, tickets(1), MAY_PUT_ANY), size="3/2"),
    card("Angelic Harold", "{1}{W}{U}", "Legendary Creature — Angel Performer",
         FLYING, when(ENTERS, MAY_PUT_NAME),
         static(Anthem(Quality(types=("Creature",), controller=Who.YOU, words_at_least=3), 1, 1)), size="2/2"),
)  # fmt: skip
"""The cards."""
