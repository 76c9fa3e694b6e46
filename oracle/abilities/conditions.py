"""What the "if" in the middle of a triggered ability asks (603.4), and the "as long as" of a static one, each a frozen value
answered in ``oracle.conditions``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import Quality, Who


@dataclass(frozen=True)
class NoManaSpent:
    """No mana was spent to cast the spell of the event; with ``colored``, no colored mana."""

    colored: bool = False


@dataclass(frozen=True)
class ManaSpentAtLeast:
    """At least this much mana was spent to cast the spell of the event."""

    amount: int


@dataclass(frozen=True)
class YouControl:
    """You control a permanent of this quality."""

    quality: Quality


@dataclass(frozen=True)
class YouControlNo:
    """You control no permanent of this quality."""

    quality: Quality


@dataclass(frozen=True)
class NoneOnBattlefield:
    """Nobody controls a permanent of this quality."""

    quality: Quality


@dataclass(frozen=True)
class YouCreatedToken:
    """You created a token this turn."""


@dataclass(frozen=True)
class HasCounters:
    """One of those players has at least so many counters of a kind: with a poison counter a player is poisoned (122.1f)."""

    who: Who
    at_least: int = 1
    kind: str = "poison"


@dataclass(frozen=True)
class YourLife:
    """You have at least so much life, or at most so much, or both."""

    at_least: int | None = None
    at_most: int | None = None


@dataclass(frozen=True)
class HadNoCounter:
    """The object of the event had no counter of this kind on it as it last was (702.79a)."""

    kind: str


@dataclass(frozen=True)
class HadCounters:
    """The object of the event had counters on it as it last was."""


@dataclass(frozen=True)
class ThatPlayerControls:
    """That player, the one of the event or the defending player, controls a permanent of this quality."""

    quality: Quality


@dataclass(frozen=True)
class EnteredThisTurn:
    """The source entered the battlefield this turn."""


@dataclass(frozen=True)
class NoSpellFromHand:
    """You have cast no spell from your hand this turn."""


@dataclass(frozen=True)
class AllOf:
    """All of these hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class ThisIs:
    """The source is of this quality, as it is or last was (608.2h)."""

    quality: Quality


@dataclass(frozen=True)
class ThisIsNot:
    """The source is not of this quality, as it is or last was (608.2h)."""

    quality: Quality


@dataclass(frozen=True)
class YourTurn:
    """It is your turn."""


@dataclass(frozen=True)
class DuringUpkeep:
    """It is the upkeep step of one of those players' turns."""

    whose: Who = Who.YOU


@dataclass(frozen=True)
class FoughtThisCombat:
    """The source was declared as an attacker or a blocker this combat."""


@dataclass(frozen=True)
class WasNotSacrificed:
    """The object of the event was not sacrificed (701.21)."""


@dataclass(frozen=True)
class DuringEndOfCombat:
    """It is the end of combat step of whosesoever turn (511)."""


@dataclass(frozen=True)
class YourHand:
    """You have exactly so many cards in hand."""

    exactly: int


@dataclass(frozen=True)
class ControlledContinuously:
    """You have controlled the source continuously since the beginning of your most recent turn (302.6)."""


@dataclass(frozen=True)
class YouAttacked:
    """You attacked this turn: a creature was declared as an attacker under your control (508.3d)."""


@dataclass(frozen=True)
class FirstCombat:
    """It is the first combat phase of the turn."""


@dataclass(frozen=True)
class AttachedHas:
    """What the source is attached to is of this quality and has this keyword."""

    quality: Quality
    keyword: str


@dataclass(frozen=True)
class AttachedIs:
    """What the source is attached to is of this quality."""

    quality: Quality


@dataclass(frozen=True)
class ToughnessWasBelow:
    """The object of the event, as it last was, had a toughness less than this."""

    toughness: int


Condition: TypeAlias = (
    NoManaSpent | ManaSpentAtLeast | YouControl | YouControlNo | YouCreatedToken | HasCounters | YourLife | HadNoCounter
    | ThatPlayerControls | NoneOnBattlefield | YourTurn | EnteredThisTurn | FirstCombat | YouAttacked | AttachedHas
    | AttachedIs | ToughnessWasBelow | DuringUpkeep | DuringEndOfCombat | YourHand | WasNotSacrificed | ControlledContinuously
    | FoughtThisCombat | HadCounters | NoSpellFromHand | AllOf | ThisIs | ThisIsNot
)  # fmt: skip
