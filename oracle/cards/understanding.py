"""Which cards of a file are understood, mechanic by mechanic, and whether the built-in cards agree with what is printed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import structs

from oracle.cards.as_printed import alone, described, has_undescribed
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

    A file that has a record for each face names a front face, a Room and an adventurer card by both names. The colours of a back
    face are not in its mana cost, and are taken from the facts; so is the defense of a battle, which few files tell.
    """
    if card.part is None and card.adventure is None:
        faces = cards.records.get(card.name, ())
        return faces[0] if len(faces) == 1 else None
    faces = cards.records.get(card.name) or cards.records.get(_whole(card), ())
    return _alone(faces[0], card) if faces else None


def printed_adventure(cards: CardFile, card: Characteristics) -> Record | None:
    """The record of the Adventure of a card, as if it were a card of its own; ``None`` where there is none. Many files tell of an
    adventurer card only what it is elsewhere than on the stack.
    """
    faces = cards.records.get(_whole(card), ())
    return _alone(faces[1], card.adventure) if card.adventure is not None and len(faces) == 2 else None


def _whole(card: Characteristics) -> str:
    """Both names of a card that has two."""
    if card.part is not None:
        return card.part.whole
    return "" if card.adventure is None else f"{card.name} // {card.adventure.name}"


def _alone(face: Record, part: Characteristics) -> Record:
    defense = None if part.defense is None else str(part.defense)
    return structs.replace(face, name=part.name, layout="normal", colors=tuple(part.colors), defense=defense)


def agreement(cards: CardFile) -> Agreement:
    """Compare every built-in card with the record of its name: its facts, and the text written from them."""
    exact, partly, different, absent = [], [], {}, []
    for name, card in built_in().items():
        if (record := printed(cards, card)) is None:
            absent.append(name)
            continue
        difference = _difference(card, record)
        if not difference and card.adventure is not None and (inset := printed_adventure(cards, card)) is not None:
            difference = _difference(card.adventure, inset)
        if difference:
            different[name] = difference
        elif has_undescribed(card):
            partly.append(name)
        else:
            exact.append(name)
    return Agreement(tuple(exact), tuple(partly), different, tuple(absent))


def _difference(card: Characteristics, record: Record) -> str:
    """How a card or a part of one differs from what is printed, in one line; empty where it does not."""
    if (both := described(alone(card), record)) is None:
        return "an ability that is not described is not printed"
    known, record = both
    try:
        facts = read(record)
    except NotUnderstood as error:
        return f"not understood: {error.sentence}"
    if facts != known:
        return "its text reads as other facts"
    return "" if render(known) == without_reminders(record.text or "") else "its facts are written in other words"
