"""How like each other two wordings are, from 0 to 1, by their words in their order.

A mention of other rules counts as one word, and so do the terms that the game has had for one thing: a rule that only speaks of
casting where it spoke of playing has stayed as it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rapidfuzz import fuzz
from rapidfuzz.distance import Indel

_PHRASES = (
    ("comes into play", "enters"),
    ("come into play", "enters"),
    ("coming into play", "enters"),
    ("came into play", "enters"),
    (" the battlefield", " play"),
    ("onto play", "into play"),
    ("on play", "in play"),
    ("enters play", "enters"),
    ("enter play", "enters"),
    ("entering play", "enters"),
    ("entered play", "enters"),
    ("removed from the game", "exile"),
    ("removed-from-the-game", "exile"),
    ("his or her", "their"),
    ("him or her", "them"),
    ("he or she", "they"),
    ("converted mana cost", "mana value"),
    ("state-based effect", "state-based action"),
)
"""What the game has said, and what stands for it and for what it says now."""

_FORMS = {
    **dict.fromkeys(("plays", "played", "playing", "cast", "casts", "casting"), "play"),
    **dict.fromkeys(("activate", "activates", "activated", "activating"), "play"),
    **dict.fromkeys(("enter", "entered", "entering"), "enters"),
    **dict.fromkeys(("exiles", "exiled", "exiling"), "exile"),
    "its": "their",
    "it": "they",
}

_WORD = re.compile(r"\{[^}]*\}|[+-]?\w+(?:/[+-]?\w+)?|#")


def words(masked: str) -> tuple[str, ...]:
    """The words of a masked text, in lower case and with one term for one thing."""
    text = masked.lower()
    for phrase, term in _PHRASES:
        text = text.replace(phrase, term)
    return tuple(_FORMS.get(word, word) for word in _WORD.findall(text))


def likeness(one: Sequence[str], other: Sequence[str], at_least: float = 0.0) -> float:
    """Twice the words that both have in the same order, as a share of all words; 0 if it is not ``at_least`` so much, which is
    faster to find out.
    """
    return Indel.normalized_similarity(one, other, score_cutoff=at_least)


def within(part: Sequence[str], whole: Sequence[str]) -> float:
    """How like a part is to the stretch of the whole that is most like it."""
    return fuzz.partial_ratio(part, whole) / 100 if len(part) <= len(whole) else likeness(part, whole)
