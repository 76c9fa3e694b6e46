"""How like each other two wordings are, from 0 to 1, by their words in their order.

A mention of other rules counts as one word, and so do the terms that the game has had for one thing: a rule that only speaks of
casting where it spoke of playing has stayed as it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rapidfuzz import fuzz
from rapidfuzz.distance import Indel

_ONE_TERM = (
    (r"(?:comes?|coming|came) into play|(?:enter(?:s|ed|ing)?)(?: the battlefield)?", "enters"),
    (r"(?:into|in|from|leaves?|leaving|left) play|(?:onto|on|from|leaves?|leaving|left) the battlefield", "battlefield"),
    (r"removed[ -]from[ -]the[ -]game|removes? from the game|exil(?:e|es|ed|ing)", "exile"),
    (r"play(?:s|ed|ing)?|cast(?:s|ing)?|activat(?:e|es|ed|ing)", "play"),
    (r"state-based (?:effect|action)", "state-based action"),
    (r"converted mana cost|mana value", "mana value"),
    (r"his or her|their|its", "their"),
    (r"he or she|they|it", "they"),
    (r"him or her|them", "them"),
)
_TERMS = re.compile("|".join(rf"(?P<t{place}>\b(?:{old})\b)" for place, (old, _) in enumerate(_ONE_TERM)))
_WORD = re.compile(r"\{[^}]*\}|[+-]?\w+(?:/[+-]?\w+)?|#")


def _term(found: re.Match[str]) -> str:
    return _ONE_TERM[int((found.lastgroup or "t0")[1:])][1]


def words(masked: str) -> tuple[str, ...]:
    """The words of a masked text, in lower case and with one term for one thing."""
    return tuple(_WORD.findall(_TERMS.sub(_term, masked.lower())))


def likeness(one: Sequence[str], other: Sequence[str]) -> float:
    """Twice the words that both have in the same order, as a share of all words."""
    return Indel.normalized_similarity(one, other)


def within(part: Sequence[str], whole: Sequence[str]) -> float:
    """How like a part is to the stretch of the whole that is most like it."""
    return fuzz.partial_ratio(part, whole) / 100 if len(part) <= len(whole) else likeness(part, whole)
