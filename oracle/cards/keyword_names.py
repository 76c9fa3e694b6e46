"""Keyword abilities that are their name and nothing else (702), and the kinds of counters that texts speak of."""

from __future__ import annotations

from oracle.counters.kinds import KEYWORD_COUNTERS

KEYWORDS = (
    "artifact landwalk", "banding", "battle cry", "deathtouch", "defender", "desertwalk", "double strike", "fear", "first strike",
    "flanking", "flying", "forestwalk", "haste", "hexproof", "hexproof from black", "hexproof from blue",
    "hexproof from green", "hexproof from artifacts", "hexproof from instants", "hexproof from monocolored",
    "hexproof from multicolored", "hexproof from planeswalkers", "hexproof from red", "hexproof from white", "horsemanship",
    "indestructible", "infect", "intimidate", "islandwalk", "legendary landwalk", "lifelink", "menace", "mountainwalk",
    "nonbasic landwalk", "plainswalk", "protection from artifacts", "protection from black", "protection from blue",
    "protection from creatures", "protection from green", "protection from red", "protection from white", "reach", "shadow",
    "shroud", "skulk", "snow forestwalk", "snow landwalk", "snow swampwalk", "swampwalk", "trample", "vigilance", "wither",
)  # fmt: skip
"""Those that are printed in one row: "Deathtouch, lifelink"."""

LONE_KEYWORDS = (
    "changeling", "choose a Background", "conspire", "decayed", "devoid", "exalted", "flash", "melee", "persist", "phasing",
    "provoke", "prowess", "rebound", "split second", "trample over planeswalkers", "undying",
)  # fmt: skip
"""Those that are printed in a line of their own."""

PAYING_KEYWORDS = ("convoke", "delve", "improvise")
"""Those that say what may pay for the spell beside mana; they are printed in a row of their own: "Convoke, delve"."""

COST_KEYWORDS = ("kicker", "buyback", "flashback", "bestow", "warp", "ward", "equip", "cycling")
"""Those that have a cost (702.33, 702.27, 702.34, 702.103, 702.185, 702.21, 702.6, 702.29)."""

NUMBERED_KEYWORDS = ("afflict", "annihilator", "bushido", "devour", "fading", "rampage")
"""Those that have a number and are printed in a line of their own."""

NUMBERED_ROW_KEYWORDS = ("poisonous", "toxic")
"""Those that have a number and are printed in a row with others: "Flying, toxic 1"."""

COUNTERS = (
    "+1/+0", "+1/+1", "-1/-1", "charge", "doom", "fade", "loyalty", "plan", "stun", "training", "void", *sorted(KEYWORD_COUNTERS),
)  # fmt: skip
"""Kinds of counters (122.1)."""
