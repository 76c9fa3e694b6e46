"""Bestow (702.103): a creature that is cast as an Aura, and becomes a creature when it is attached to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.abilities.kinds import CostKeyword, Enchant
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Target
from oracle.objects import Characteristics, ObjectId

if TYPE_CHECKING:
    from oracle.game import Game

NAME = "bestow"

AURA = Nature(("Enchantment",), ("Aura",), keeps=Keeps.NOTHING)
"""What a spell that is cast bestowed becomes (702.103b, 205.1a)."""

ENCHANT_CREATURE = Enchant(Target(quality=CREATURE))
"""The ability that it gains."""


def has_bestow(card: Characteristics) -> bool:
    """Whether there is a bestow ability."""
    return any(isinstance(each, CostKeyword) and each.name == NAME for each in card.abilities)


def cease(game: Game, of: ObjectId) -> None:
    """A spell or permanent ceases to be bestowed: it is a creature again, with no target and attached to nothing (702.103e-f)."""
    game.change(of, bestowed=False, attached_to=None, targets=())
