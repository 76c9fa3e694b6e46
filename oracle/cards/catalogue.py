"""Looking up cards by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType

from oracle.cards.errors import UnknownCard
from oracle.objects import Characteristics


@cache
def built_in() -> Mapping[str, Characteristics]:
    """The built-in cards by name, in alphabetical order; their facts are loaded when they are first asked for."""
    from oracle.cards.facts import creatures, evoke, lands, permanents, spells

    cards = {card.name: card for module in (creatures, evoke, lands, permanents, spells) for card in module.CARDS}
    return MappingProxyType(dict(sorted(cards.items())))


def names() -> tuple[str, ...]:
    """The names of the built-in cards, in alphabetical order."""
    return tuple(built_in())


def close(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known names that look like this one, nearest first."""
    return tuple(get_close_matches(name, list(known), n=3, cutoff=0.6))


def find(name: str) -> Characteristics:
    """The facts of the card of this name.

    Raises UnknownCard, with names that look alike, when there is none.
    """
    try:
        return built_in()[name]
    except KeyError:
        raise UnknownCard(name, close(name, names())) from None
