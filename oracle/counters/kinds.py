"""Kinds of counters (122.1): which ones a rule gives a meaning, and which of these the oracle knows."""

from __future__ import annotations

import re
from functools import cache

from oracle import editions
from oracle.errors import NotModelled
from oracle.keywords.hexproof import HEXPROOF_FROM

_KEYWORDS = {
    editions.KEYWORD_COUNTERS: (
        "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink", "menace",
        "reach", "trample", "vigilance", *sorted(HEXPROOF_FROM),
    ),
    editions.TRAMPLE_OVER_PLANESWALKERS: ("trample over planeswalkers",),
    editions.SHADOW_COUNTERS: ("shadow",),
    editions.EXALTED_COUNTERS: ("exalted",),
    editions.DECAYED_COUNTERS: ("decayed",),
}  # fmt: skip
"""The keywords that a counter can be (122.1b), variants among them (702.11d, 702.19c), with the change that has made them so."""


@cache
def keyword_counters(edition: str) -> frozenset[str]:
    """Counters that give the keyword of their name (122.1b) in a game by the rules of that day. Any other counter that has such a
    name is one that no rule speaks of.
    """
    return frozenset(kind for change, kinds in _KEYWORDS.items() if change.since <= edition for kind in kinds)


KEYWORD_COUNTERS = keyword_counters(editions.EDITION)
"""Counters that give the keyword of their name by the present rules."""

ENERGY = "energy"
"""The kind of counter with which a player pays {E} (107.14)."""

_POWER = re.compile(r"([+-]\d+)/([+-]\d+)")
_VARIANT = re.compile(rf"({'|'.join(sorted(KEYWORD_COUNTERS))}) .+")
_UNKNOWN = frozenset({"shield", "finality", "hone"})
"""Counters on objects whose rules are not modelled (122.1c, 122.1h, 122.1j)."""


@cache
def power_of(kind: str) -> tuple[int, int] | None:
    """What a counter of a kind adds to power and toughness (122.1a); ``None`` for one that is of no such kind."""
    found = _POWER.fullmatch(kind)
    return (int(found[1]), int(found[2])) if found and found[1][0] == found[2][0] else None


def check(kind: str) -> None:
    """Raise NotModelled for a counter on an object that does something which no rule here does.

    A kind that no rule speaks of does nothing, and may be on anything. A kind that is named like a variant of a keyword and is
    none that is known might be one.
    """
    may_be_variant = kind not in KEYWORD_COUNTERS and _VARIANT.fullmatch(kind)
    unlike_signs = power_of(kind) is None and _POWER.fullmatch(kind)
    if kind in _UNKNOWN or may_be_variant or unlike_signs:
        raise NotModelled(f"a {kind} counter")
