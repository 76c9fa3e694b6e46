"""Changing words of a text (612)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from oracle.abilities.durations import HowLong
from oracle.abilities.qualities import IT, Reference


class Words(Enum):
    """A sort of words that can be replaced by others of the same sort."""

    COLORS = "color word"
    BASIC_LAND_TYPES = "basic land type"
    CREATURE_TYPES = "creature type"


@dataclass(frozen=True)
class ChangeText:
    """Replace all instances of one word with another in the text of a spell or permanent (612.1). Both are of one of these sorts
    and chosen as that is done; ``never`` can't be the new one.
    """

    words: tuple[Words, ...]
    what: Reference = IT
    how_long: HowLong = HowLong.WHILE_IT_IS_THERE
    never: str = ""
