"""What an effect makes of an object: name, types, colours, abilities, power and toughness (612.8, 205.1, 613.1c-f, 613.4b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oracle.abilities.kinds import Ability

from oracle.abilities.qualities import Amount


class Keeps(Enum):
    """What an object keeps of the types it had."""

    ALL = "in addition to its other types"
    """All of them, and the new colours are in addition to its others (205.1b)."""
    CARD_TYPES = "it's still that"
    """Its supertypes, card types and subtypes, but new creature types replace the old ones (205.1b)."""
    NOTHING = "it's that and nothing else"
    """New card types replace the old ones, with the subtypes that went with them (205.1a)."""


@dataclass(frozen=True)
class Nature:
    """A name, types, colours, base power and toughness, abilities that go and those that come with them; what is empty does not
    change. All of it is one effect, each part of which is applied in its own layer (613.6).

    ``colors`` are letters, ``()`` for colourless and ``None`` for those that it has. ``supertypes`` are in addition to its own.
    """

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    every_creature_type: bool = False
    colors: tuple[str, ...] | None = None
    size: tuple[int, int] | Amount | None = None
    """Power and toughness, or `Amount.ITS_MANA_VALUE` for both of them."""
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    """What it has beside keywords."""
    abilities_lost: bool = False
    """It loses all abilities that it had in layer 6 before (613.1f)."""
    keywords_lost: tuple[str, ...] = ()
    """The names of keyword abilities that it loses."""
    cant_have: tuple[str, ...] = ()
    """Those that it loses and can't have (113.11)."""
    supertypes: tuple[str, ...] = ()
    name: str = ""
    """The only name that it then has (612.8)."""
    keeps: Keeps = Keeps.CARD_TYPES


NOTHING_ELSE = Nature(keeps=Keeps.ALL)
"""What leaves an object all that it is."""
