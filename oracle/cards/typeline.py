"""Type lines (205.1): supertypes, card types and subtypes, and the one line that prints them."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.cards.subtypes import SUBTYPES

SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
"""The supertypes (205.4a)."""

CARD_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery")
"""The card types (205.2a) of traditional cards; those of the outsized and supplementary cards are left out."""

_DASH = " — "


@dataclass(frozen=True)
class TypeLine:
    """A type line, its words in printed order."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


def read_type_line(line: str) -> TypeLine:
    """Read ``"Legendary Creature — Human Cleric"``.

    Raises ValueError naming the first word that is no supertype, card type or subtype.
    """
    before, _, after = line.partition(_DASH)
    words = before.split()
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple(word for word in words if word not in SUPERTYPES)
    # Time Lord is the only subtype of two words (205.3m).
    subtypes = tuple(word.replace("_", " ") for word in after.replace("Time Lord", "Time_Lord").split())
    for word in types:
        if word not in CARD_TYPES:
            raise ValueError(f"not a card type: {word}")
    for word in subtypes:
        if word not in SUBTYPES:
            raise ValueError(f"not a subtype: {word}")
    if not types:
        raise ValueError(f"no card type in {line!r}")
    return TypeLine(supertypes, types, subtypes)


def show_type_line(line: TypeLine) -> str:
    """The printed type line."""
    words = " ".join((*line.supertypes, *line.types))
    return _DASH.join((words, " ".join(line.subtypes))) if line.subtypes else words
