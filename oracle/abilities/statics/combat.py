"""What can and must attack and block, and how combat damage is assigned (508.1, 509.1, 510.1).

``subject`` is the creature that has the ability, or every creature of a quality. Where a resolved spell says it of certain
objects, they are what is called "itself".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.conditions import Condition
from oracle.abilities.costs import Cost
from oracle.abilities.qualities import ANYTHING, ITSELF, Quality, Who


@dataclass(frozen=True)
class CantAttack:
    """It can't attack (508.1c), or only where ``unless`` is true; "that player" in it is the defending player (508.5)."""

    subject: Quality = ITSELF
    unless: Condition | None = None


@dataclass(frozen=True)
class CantBlock:
    """It can't block (509.1b), or only can't block attacking creatures of a quality."""

    subject: Quality = ITSELF
    attackers: Quality = ANYTHING


@dataclass(frozen=True)
class BlocksOnly:
    """It can block only attacking creatures of a quality (509.1b)."""

    attackers: Quality
    subject: Quality = ITSELF


@dataclass(frozen=True)
class CantBlockWith:
    """Those players can't block with creatures of this quality (509.1b)."""

    who: Who
    quality: Quality


@dataclass(frozen=True)
class CantAttackOrBlock:
    """Creatures of this quality can't attack or block (508.1c, 509.1b)."""

    quality: Quality


@dataclass(frozen=True)
class CantFightAlone:
    """It can't be the only creature that is declared as an attacker, or as a blocker if ``blocking`` too (506.5)."""

    subject: Quality = ITSELF
    blocking: bool = False


@dataclass(frozen=True)
class FewAttackOrBlock:
    """No more than so many creatures can attack each combat, or no more block where it is about ``blocking``."""

    most: int
    blocking: bool = False


@dataclass(frozen=True)
class CantBeBlocked:
    """It can't be blocked, or not by creatures of a quality (509.1b); always, or as long as something is true in which "that
    player" is the defending player.
    """

    subject: Quality = ITSELF
    by: Quality = ANYTHING
    as_long_as: Condition | None = None


@dataclass(frozen=True)
class BlockedOnlyBy:
    """It can't be blocked except by creatures of a quality (509.1b)."""

    by: Quality
    subject: Quality = ITSELF


@dataclass(frozen=True)
class BlockedBySoMany:
    """It can't be blocked except by ``least`` or more creatures, nor by more than ``most`` (509.1b)."""

    subject: Quality = ITSELF
    least: int = 1
    most: int | None = None


@dataclass(frozen=True)
class MustAttack:
    """It attacks each combat if able (508.1d), or attacks a player other than you if able."""

    subject: Quality = ITSELF
    other_than_you: bool = False


@dataclass(frozen=True)
class MustBlock:
    """It blocks each combat if able (509.1c), or blocks an attacking creature of a quality if able."""

    subject: Quality = ITSELF
    attackers: Quality = ANYTHING


@dataclass(frozen=True)
class MustBeBlocked:
    """It must be blocked if able (509.1c); ``by_all``: by every creature that is able to."""

    subject: Quality = ITSELF
    by_all: bool = False


@dataclass(frozen=True)
class CanBlockMore:
    """It can block so many additional creatures each combat (509.1a)."""

    count: int
    subject: Quality = ITSELF


@dataclass(frozen=True)
class CostToAttack:
    """It can't attack unless its controller pays this (508.1h), nor block if ``or_block`` (509.1d). Where ``whom`` is said, only
    attacks on those players cost it, and on the planeswalkers that they control if ``or_planeswalkers``.

    ``while_this``: as long as the source is of this quality.
    """

    cost: Cost
    subject: Quality = ITSELF
    whom: Who | None = None
    or_planeswalkers: bool = False
    or_block: bool = False
    while_this: Quality = ANYTHING


@dataclass(frozen=True)
class CostToBlock:
    """It can't block unless its controller pays this (509.1d), or can't block attacking creatures of a quality.

    ``while_this``: as long as the source is of this quality.
    """

    cost: Cost
    subject: Quality = ITSELF
    attackers: Quality = ANYTHING
    while_this: Quality = ANYTHING


@dataclass(frozen=True)
class AssignsAsThoughUnblocked:
    """Its controller may have it assign its combat damage as though it weren't blocked (510.1c)."""

    subject: Quality = ITSELF


CombatStatic: TypeAlias = (
    CantAttack | CantBlock | BlocksOnly | CantBlockWith | CantAttackOrBlock | CantFightAlone | FewAttackOrBlock | CantBeBlocked
    | BlockedOnlyBy | BlockedBySoMany | MustAttack | MustBlock | MustBeBlocked | CanBlockMore | CostToAttack | CostToBlock
    | AssignsAsThoughUnblocked
)  # fmt: skip
