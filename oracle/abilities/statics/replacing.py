"""What happens instead of something else (614), other than of damage, counters, life and entering."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import Who


@dataclass(frozen=True)
class ExileInstead:
    """A card that would be put into the graveyard of these players is exiled instead (614.6), with a counter of this kind if
    named.

    ``tokens`` too where the text speaks of cards and tokens.
    """

    whose: Who = Who.ANYONE
    with_counter: str = ""
    tokens: bool = False


@dataclass(frozen=True)
class ShuffledInstead:
    """If it would be put into a graveyard from anywhere, it is revealed and shuffled into its owner's library instead (614.6)."""


@dataclass(frozen=True)
class DrawsOneMore:
    """If you would draw one or more cards while you have no more than so many in hand, you draw one more (614.6)."""

    hand_at_most: int


@dataclass(frozen=True)
class CantBeRegenerated:
    """Regeneration shields are not applied to it (701.19c)."""


@dataclass(frozen=True)
class MoreTokens:
    """If tokens would be created under your control, so many times as many of them are created instead (614.1a, 111.2)."""

    times: int = 2


ReplacingStatic: TypeAlias = MoreTokens | ExileInstead | ShuffledInstead | DrawsOneMore | CantBeRegenerated
