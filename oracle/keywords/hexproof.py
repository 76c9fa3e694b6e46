"""Hexproof from a quality (702.11d): which qualities there are."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.abilities.qualities import Quality

HEXPROOF_FROM: Mapping[str, Quality] = {
    "hexproof from white": Quality(colors=("W",)),
    "hexproof from blue": Quality(colors=("U",)),
    "hexproof from black": Quality(colors=("B",)),
    "hexproof from red": Quality(colors=("R",)),
    "hexproof from green": Quality(colors=("G",)),
    "hexproof from monocolored": Quality(monocolored=True),
    "hexproof from multicolored": Quality(multicolored=True),
    "hexproof from artifacts": Quality(types=("Artifact",)),
    "hexproof from creatures": Quality(types=("Creature",)),
    "hexproof from enchantments": Quality(types=("Enchantment",)),
    "hexproof from instants": Quality(types=("Instant",)),
    "hexproof from lands": Quality(types=("Land",)),
    "hexproof from planeswalkers": Quality(types=("Planeswalker",)),
    "hexproof from sorceries": Quality(types=("Sorcery",)),
}
"""What the spells, and the sources of the abilities, of opponents are that can't target it."""
