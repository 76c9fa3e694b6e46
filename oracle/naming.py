"""The names that objects have now, and whether they have one in common (201.2).

An object has one name, none, or beside its own those of all nonlegendary creature cards (612.7).
"""

from __future__ import annotations

from collections.abc import Iterable

from oracle import cards
from oracle.errors import NotModelled
from oracle.objects import Characteristics


def has_any(now: Characteristics) -> bool:
    """Whether an object has a name."""
    return bool(now.name) or now.creature_names


def has_name(now: Characteristics, name: str) -> bool:
    """Whether an object has this name, be it one of several. Raises NotModelled where that asks for a card that is not known."""
    return bool(name) and (now.name == name or (now.creature_names and _is_of_nonlegendary_creature(name)))


def has_one_of(now: Characteristics, names: Iterable[str]) -> bool:
    """Whether an object has one of these names. Raises as `has_name` does, if none of those that are known settles it."""
    unknown: NotModelled | None = None
    for name in names:
        try:
            if has_name(now, name):
                return True
        except NotModelled as error:
            unknown = error
    if unknown is not None:
        raise unknown
    return False


def share_name(one: Characteristics, other: Characteristics) -> bool:
    """Whether two objects have a name in common (201.2a). Raises as `has_name` does."""
    return (one.creature_names and other.creature_names) or has_name(one, other.name) or has_name(other, one.name)


def _is_of_nonlegendary_creature(name: str) -> bool:
    """Whether a nonlegendary creature card has this name."""
    try:
        card = cards.find(name)
    except cards.CardError:
        raise NotModelled(f"whether {name} is the name of a nonlegendary creature card") from None
    return "Creature" in card.types and "Legendary" not in card.supertypes
