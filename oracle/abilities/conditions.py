"""What the "if" in the middle of a triggered ability asks (603.4), each a frozen value answered in ``oracle.conditions``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import Quality


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
class YouCreatedToken:
    """You created a token this turn."""


Condition: TypeAlias = NoManaSpent | ManaSpentAtLeast | YouControl | YouControlNo | YouCreatedToken
