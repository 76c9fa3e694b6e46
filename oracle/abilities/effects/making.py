"""Tokens (111)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oracle.abilities.costs import Cost
from oracle.abilities.qualities import IT, Number, Reference, Who

if TYPE_CHECKING:
    from oracle.abilities.kinds import Ability


@dataclass(frozen=True)
class CreateTokens:
    """Create tokens (111). Colours are letters; ``name`` empty means the subtypes and the word Token (111.4). ``attacking``: they
    enter attacking (508.4).
    """

    count: Number
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None
    colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    tapped: bool = False
    also: Who | None = None
    """That player creates as many of them, too."""
    attacking: bool = False


@dataclass(frozen=True)
class CreateTokenCopy:
    """Create a token that is a copy of an object (707.2, 111)."""

    what: Reference = IT
    haste: bool = False
    sacrifice_unless: Cost | None = None
    """At the beginning of the controller's next end step, sacrifice it unless this is paid."""
