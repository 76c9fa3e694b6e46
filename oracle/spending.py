"""What was spent to cast a spell (601.2h), as the spell and the permanent that it becomes can look it up (400.7d)."""

from __future__ import annotations

from oracle.mana import COLORS, Mana
from oracle.objects import GameObject


def mana_spent(found: GameObject) -> tuple[Mana, ...]:
    """The mana that was spent to cast a spell, or the one that became this permanent. None was for a copy (707.10), and what
    pays rather than mana is no mana (702.51a).
    """
    return () if found.cast is None or found.cast.copied else found.cast.mana_spent


def colored_mana_spent(found: GameObject) -> tuple[Mana, ...]:
    """Those among them that have a color (106.1a)."""
    return tuple(mana for mana in mana_spent(found) if mana.type in COLORS)


def colors_spent(found: GameObject) -> int:
    """The number of colors of the mana that was spent."""
    return len({mana.type for mana in colored_mana_spent(found)})
