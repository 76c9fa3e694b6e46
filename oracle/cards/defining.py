"""What a card's own abilities define of it (604.3), as it is printed: its colours, and the star for a power or toughness."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.statics import AllColors, DefinesSize
from oracle.mana import COLORS, ManaCost, cost_colors

STAR = "*"
"""What is printed for a number that an ability defines (208.2). The card itself holds 0 for it."""


def colors_of(cost: ManaCost | None, abilities: Iterable[Ability]) -> frozenset[str]:
    """The colours by the mana cost (202.2), unless the card has devoid (702.114a) or is all colours."""
    for ability in abilities:
        if ability == Keyword("devoid"):
            return frozenset()
        if ability == StaticAbility(AllColors()):
            return frozenset(COLORS)
    return cost_colors(cost)


def defines_size(abilities: Iterable[Ability]) -> bool:
    """Whether an ability defines the power and toughness, for which stars are printed."""
    return any(isinstance(each, StaticAbility) and isinstance(each.static, DefinesSize) for each in abilities)
