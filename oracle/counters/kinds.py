"""Kinds of counters (122.1): which ones a rule gives a meaning, and which of these the oracle knows."""

from __future__ import annotations

import re

from oracle.errors import NotModelled
from oracle.objects import Zone

KEYWORD_COUNTERS = frozenset(
    {
        "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
        "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    }
)  # fmt: skip
"""Counters that give the keyword of their name (122.1b)."""

ENERGY = "energy"
"""The kind of counter with which a player pays {E} (107.14)."""

POWER_COUNTERS = {"+1/+1": 1, "-1/-1": -1}
"""Counters that change power and toughness (122.1a), both by as much."""

_OTHER_POWER = re.compile(r"[+-]\d+/[+-]\d+")
_VARIANT = re.compile(rf"({'|'.join(sorted(KEYWORD_COUNTERS))}) .+")
_UNKNOWN = frozenset({"shield", "finality", "hone"})
"""Counters on objects whose rules are not modelled (122.1c, 122.1h, 122.1j)."""


def check(kind: str, zone: Zone) -> None:
    """Raise NotModelled for a counter on an object in this zone that does something there which no rule here does.

    A kind that no rule speaks of does nothing, and may be on anything.
    """
    changes = kind in POWER_COUNTERS or kind in KEYWORD_COUNTERS
    elsewhere = kind in POWER_COUNTERS and zone not in (Zone.BATTLEFIELD, Zone.STACK)
    if elsewhere or kind in _UNKNOWN or (not changes and (_OTHER_POWER.fullmatch(kind) or _VARIANT.fullmatch(kind))):
        raise NotModelled(f"a {kind} counter" + (f" in a {zone.value}" if elsewhere else ""))
