"""A card next to what is printed on it, but for what is not described of its abilities."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from oracle.cards.records import Record
from oracle.cards.text import render, without_reminders
from oracle.objects import Characteristics
from oracle.undescribed import is_undescribed


def has_undescribed(card: Characteristics) -> bool:
    """Whether a card has an ability of which it is not described what it does."""
    return any(map(is_undescribed, card.abilities))


def alone(card: Characteristics) -> Characteristics:
    """A card as a record of one part of it tells of it: without what is known of another part."""
    return replace(card, part=None, adventure=None)


def described(card: Characteristics, record: Record) -> tuple[Characteristics, Record] | None:
    """The card and its record without the abilities of which it is not described what they do: each of them is one paragraph,
    which begins with its cost and a colon, or with its event and a comma. ``None`` where one has no such paragraph.
    """
    paragraphs = without_reminders(record.text or "").split("\n")
    for ability in filter(is_undescribed, card.abilities):
        begins = render(replace(card, abilities=(ability,)))
        found = next((each for each in paragraphs if each.startswith(f"{begins} ")), None)
        if found is None:
            return None
        paragraphs.remove(found)
    rest = tuple(each for each in card.abilities if not is_undescribed(each))
    return replace(card, abilities=rest), structs.replace(record, text="\n".join(paragraphs))
