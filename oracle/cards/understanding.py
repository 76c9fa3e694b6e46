"""Which cards of a file are understood, mechanic by mechanic, and whether the built-in cards agree with what is printed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from msgspec import structs

from oracle.cards.as_printed import described, has_undescribed
from oracle.cards.catalogue import built_in
from oracle.cards.errors import NotUnderstood
from oracle.cards.files import CardFile
from oracle.cards.records import Record, read
from oracle.cards.text import render, without_reminders
from oracle.counters.kinds import KEYWORD_COUNTERS
from oracle.objects import Characteristics

_KEYWORD_COUNTER = "|".join(sorted(KEYWORD_COUNTERS))
MECHANICS: Mapping[str, re.Pattern[str]] = {
    "evoke": re.compile(r"^Evoke[ —]", re.MULTILINE),
    "convoke": re.compile(r"^(?:[^().\n]+[,;] )?convoke(?=$|[,;]| \()", re.MULTILINE | re.IGNORECASE),
    "infect": re.compile(r"\b[Ii]nfect\b"),
    "wither": re.compile(r"\b[Ww]ither\b"),
    "stickers": re.compile(r"\bsticker|\{TK\}"),
    "toxic": re.compile(r"\b[Tt]oxic\b(?! [A-Z])"),
    "keyword counters": re.compile(rf"\b(?:{_KEYWORD_COUNTER})(?:,? or \+1/\+1)? counters?\b"),
}
"""The mechanics that are reported, each with what the text of its cards matches."""

STICKER_SHEET = "Stickers"
"""What a file calls the type of a sticker sheet, which is no card (123.2)."""


@dataclass(frozen=True)
class Understanding:
    """How far the cards of one mechanic, or where it is empty all cards of a file, are understood."""

    understood: tuple[str, ...]
    stopped: Mapping[str, str]
    """The other cards, each with the sentence, or the other part of its record, that stops it."""

    @property
    def total(self) -> int:
        """How many cards there are."""
        return len(self.understood) + len(self.stopped)


def understanding(cards: CardFile, mechanic: str = "") -> Understanding:
    """How far the cards of a file, those that have this mechanic or all, are understood."""
    understood, stopped = [], {}
    for name in sorted(cards):
        if any(face.type == STICKER_SHEET for face in cards.records[name]):
            continue
        if not mechanic or any(MECHANICS[mechanic].search(face.text or "") for face in cards.records[name]):
            try:
                understood.append(cards[name].name)
            except NotUnderstood as error:
                stopped[name] = error.sentence
    return Understanding(tuple(understood), stopped)


@dataclass(frozen=True)
class Agreement:
    """How the built-in cards agree with the printed ones of a file."""

    exact: tuple[str, ...]
    partly: tuple[str, ...]
    """Those that are exact but for an ability of which it is not described what it does."""
    different: Mapping[str, str]
    """What is not as printed, each with the difference in one line."""
    absent: tuple[str, ...]
    """Built-in cards that the file does not hold."""


def printed(cards: CardFile, card: Characteristics) -> Record | None:
    """The record of a card, or of the part of one that it is, as if it were a card of its own; ``None`` where there is none.

    A file that has a record for each face names a front face, and a Room, by both names. The colours of a back face are not in
    its mana cost, and are taken from the facts; so is the defense of a battle, which few files tell.
    """
    if card.part is None:
        faces = cards.records.get(card.name, ())
        return faces[0] if len(faces) == 1 else None
    faces = cards.records.get(card.name) or cards.records.get(card.part.whole, ())
    if not faces:
        return None
    defense = None if card.defense is None else str(card.defense)
    return structs.replace(faces[0], name=card.name, layout="normal", colors=tuple(card.colors), defense=defense)


def agreement(cards: CardFile) -> Agreement:
    """Compare every built-in card with the record of its name: its facts, and the text written from them."""
    exact, partly, different, absent = [], [], {}, []
    for name, card in built_in().items():
        if (record := printed(cards, card)) is None:
            absent.append(name)
            continue
        if (both := described(replace(card, part=None), record)) is None:
            different[name] = "an ability that is not described is not printed"
            continue
        known, record = both
        try:
            facts = read(record)
        except NotUnderstood as error:
            different[name] = f"not understood: {error.sentence}"
            continue
        if facts != known:
            different[name] = "its text reads as other facts"
        elif render(known) != without_reminders(record.text or ""):
            different[name] = "its facts are written in other words"
        elif has_undescribed(card):
            partly.append(name)
        else:
            exact.append(name)
    return Agreement(tuple(exact), tuple(partly), different, tuple(absent))
