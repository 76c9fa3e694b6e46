"""What a card's own abilities define of it (604.3), as it is printed: its colours, and the star for a power or toughness."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.statics import AllColors, ChosenNumberIsPower, DefinesSize, EntersAsChosen
from oracle.mana import COLORS, ManaCost, cost_colors
from oracle.objects import Characteristics

STAR = "*"
"""What is printed for a number that an ability defines (208.2), alone or in a sum or difference: the card itself holds 0."""


def colors_of(cost: ManaCost | None, abilities: Iterable[Ability]) -> frozenset[str]:
    """The colours by the mana cost (202.2), unless the card has devoid (702.114a) or is all colours."""
    for ability in abilities:
        if ability == Keyword("devoid"):
            return frozenset()
        if ability == StaticAbility(AllColors()):
            return frozenset(COLORS)
    return cost_colors(cost)


def defined_size(card: Characteristics) -> tuple[str, str] | None:
    """What is printed for the power and toughness of a card of which an ability defines one or both; ``None`` where none does."""
    for each in card.abilities:
        static = each.static if isinstance(each, StaticAbility) else None
        if isinstance(static, DefinesSize) and static.power_only:
            return STAR, str(card.toughness)
        if isinstance(static, DefinesSize):
            return (f"{static.plus}+{STAR}" if static.plus else STAR,) * 2
        if isinstance(static, ChosenNumberIsPower):
            return STAR, f"{static.total}-{STAR}"
        if isinstance(static, EntersAsChosen):
            return STAR, STAR
    return None
