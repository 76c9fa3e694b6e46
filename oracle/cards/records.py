"""Card records of MTGJSON shape: read into facts, and made from facts."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import msgspec

from oracle.cards.defining import STAR, colors_of, defined_size
from oracle.cards.errors import NotUnderstood
from oracle.cards.text import read_abilities, render
from oracle.cards.typeline import TypeLine, read_type_line, show_type_line
from oracle.mana import COLORS, mana_value, parse_mana, show_mana
from oracle.objects import Characteristics
from oracle.undescribed import is_undescribed

_NUMBER = re.compile("-?[0-9]{1,9}")

LONGEST = 3000
"""So many characters has the text of a card at most; the longest that was ever printed has not a third of them."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record says of a card, under MTGJSON's names; fields beside these are ignored."""

    name: str
    type: str = ""
    manaCost: str | None = None  # noqa: N815
    text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    colorIdentity: tuple[str, ...] = ()  # noqa: N815
    layout: str = "normal"


def read(record: Record) -> Characteristics:
    """The facts of the card that a record prints.

    Raises NotUnderstood naming the first sentence of its text that no template reads, or what else stands in the way: a second
    face, a size that is no number, a type that no rule here knows, a text that is longer than any.
    """
    name = record.name
    if record.layout != "normal":
        raise NotUnderstood(name, f"the layout {record.layout}")
    text = record.text or ""
    if len(text) > LONGEST:
        raise NotUnderstood(name, f"a text of {len(text)} characters")
    try:
        line = read_type_line(record.type)
        cost = parse_mana(record.manaCost) if record.manaCost else None
    except ValueError as error:
        raise NotUnderstood(name, str(error)) from None
    card = Characteristics(
        name=name,
        mana_cost=cost,
        supertypes=line.supertypes,
        types=line.types,
        subtypes=line.subtypes,
        power=_number(record, "power"),
        toughness=_number(record, "toughness"),
        loyalty=_number(record, "loyalty"),
        defense=_number(record, "defense"),
    )
    card = replace(card, abilities=read_abilities(card, text))
    printed = (record.power, record.toughness)
    if (printed if any(STAR in (each or "") for each in printed) else None) != defined_size(card):
        raise NotUnderstood(name, f"the power and toughness {record.power}/{record.toughness}")
    if "Creature" in card.types and None in (card.power, card.toughness):
        raise NotUnderstood(name, "a creature without power and toughness")
    if "Planeswalker" in card.types and card.loyalty is None:
        raise NotUnderstood(name, "a planeswalker without loyalty")
    if ("Battle" in card.types) != (card.defense is not None):
        raise NotUnderstood(name, "a battle without defense" if card.defense is None else f"the defense {card.defense}")
    return replace(card, colors=_colors(record, card))


def _number(record: Record, field: str) -> int | None:
    printed: str | None = getattr(record, field)
    if printed is None:
        return None
    sized = field in ("power", "toughness")
    if sized and STAR in printed:
        return 0
    # Loyalty and defense are numbers of counters (306.5b, 310.4b): nothing defines them, and they are not below 0.
    if not _NUMBER.fullmatch(printed) or (not sized and printed.startswith("-")):
        raise NotUnderstood(record.name, f"the {field} {printed}")
    return int(printed)


def _colors(record: Record, card: Characteristics) -> frozenset[str]:
    """The colours, from the record or the mana cost; a colour indicator (204.1) is not guessed."""
    if record.colors is not None:
        for color in record.colors:
            if color not in COLORS:
                raise NotUnderstood(record.name, f"the color {color}")
        return frozenset(record.colors)
    if card.mana_cost is None and card.types != ("Land",) and record.colorIdentity:
        raise NotUnderstood(record.name, "no mana cost and no colors in its record")
    return colors_of(card.mana_cost, card.abilities)


def record_of(card: Characteristics) -> dict[str, Any]:
    """A record of this card for whatever reads card texts; the text is written from the facts, without reminder text.

    Raises ValueError where an ability has no words, or has only some because it is not described what it does.
    """
    if any(map(is_undescribed, card.abilities)):
        raise ValueError(f"{card.name}: what one of its abilities does is not described")
    line = TypeLine(card.supertypes, card.types, card.subtypes)
    colors = [color for color in COLORS if color in card.colors]
    record: dict[str, Any] = {
        "name": card.name,
        "manaValue": mana_value(card.mana_cost),
        "colors": colors,
        "type": show_type_line(line),
        "supertypes": list(card.supertypes),
        "types": list(card.types),
        "subtypes": list(card.subtypes),
        "text": render(card),
        "layout": "normal",
    }
    if card.mana_cost is not None:
        record["manaCost"] = show_mana(card.mana_cost)
    sizes = {"power": card.power, "toughness": card.toughness, "loyalty": card.loyalty, "defense": card.defense}
    defined = dict(zip(sizes, defined_size(card) or (), strict=False))
    return record | {name: defined.get(name, str(size)) for name, size in sizes.items() if size is not None}
