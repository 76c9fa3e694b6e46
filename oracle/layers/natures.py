"""Card types and subtypes that an effect gives an object (205.1), in layer 4."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from oracle.abilities.natures import Keeps, Nature
from oracle.cards.subtypes import (
    ARTIFACT_TYPES,
    BASIC_LAND_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    PLANESWALKER_TYPES,
    SPELL_TYPES,
)  # fmt: skip
from oracle.objects import Characteristics

_SETS: Mapping[frozenset[str], tuple[str, ...]] = {
    frozenset(ARTIFACT_TYPES): ("Artifact",),
    frozenset(CREATURE_TYPES): ("Creature", "Kindred"),
    frozenset(ENCHANTMENT_TYPES): ("Enchantment",),
    frozenset(LAND_TYPES): ("Land",),
    frozenset(PLANESWALKER_TYPES): ("Planeswalker",),
    frozenset(SPELL_TYPES): ("Instant", "Sorcery"),
}
"""The sets of subtypes, each with the card types that it goes with (205.3)."""

_CREATURE_TYPES = frozenset(CREATURE_TYPES)
_BASIC_LAND_TYPES = frozenset(BASIC_LAND_TYPES)
_NEVER_LOST = ("Instant", "Sorcery")


def with_nature(now: Characteristics, nature: Nature) -> Characteristics:
    """An object with the types of a nature, and what it keeps of those that it had (205.1a-b).

    A land whose land types are set to basic ones loses the abilities of its text (305.7).
    """
    if nature.keeps is Keeps.ALL:
        return replace(
            now,
            supertypes=_added(now.supertypes, nature.supertypes),
            types=_added(now.types, nature.types),
            subtypes=_added(now.subtypes, nature.subtypes),
            every_creature_type=now.every_creature_type or nature.every_creature_type,
        )
    kept = now.types if nature.keeps is Keeps.CARD_TYPES else tuple(each for each in now.types if each in _NEVER_LOST)
    types = _added(kept, nature.types)
    creature_types_set = nature.every_creature_type or not _CREATURE_TYPES.isdisjoint(nature.subtypes)
    return replace(
        now,
        supertypes=_added(now.supertypes, nature.supertypes),
        types=types,
        subtypes=_added(_left(now.subtypes, types, nature), nature.subtypes),
        every_creature_type=nature.every_creature_type or (now.every_creature_type and not creature_types_set),
        abilities=() if "Land" in types and not _BASIC_LAND_TYPES.isdisjoint(nature.subtypes) else now.abilities,
    )


def _left(subtypes: Iterable[str], types: tuple[str, ...], nature: Nature) -> tuple[str, ...]:
    """The old subtypes that stay: those of card types that are still there, and of sets to which nothing new belongs."""
    gone: frozenset[str] = frozenset()
    for subtypes_of, card_types in _SETS.items():
        replaced = not subtypes_of.isdisjoint(nature.subtypes)
        if replaced or not set(card_types).intersection(types):
            gone |= subtypes_of
    if nature.every_creature_type:
        gone |= _CREATURE_TYPES
    return tuple(each for each in subtypes if each not in gone)


def _added(old: tuple[str, ...], new: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*old, *new)))
