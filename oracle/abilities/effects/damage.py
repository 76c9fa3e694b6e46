"""Damage and its prevention (120, 615)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import IT, Number, Quality, Reference, Targeted, Who


@dataclass(frozen=True)
class DealDamage:
    """The source deals damage (120) to one target, object or player."""

    amount: Number
    what: Reference | Who = IT


@dataclass(frozen=True)
class DealDamageToEach:
    """The source deals damage to each permanent of a quality and, if ``players`` is set, to each of those players."""

    amount: Number
    quality: Quality
    players: Who | None = None


@dataclass(frozen=True)
class DealDamageDivided:
    """The source deals so much damage, divided as was announced among the targets of one instance of the word (601.2d)."""

    amount: Number
    what: Targeted = IT


@dataclass(frozen=True)
class PreventCombatDamage:
    """Prevent all combat damage that would be dealt this turn (615.1)."""


@dataclass(frozen=True)
class PreventNext:
    """Prevent the next so much damage that would be dealt this turn to an object or player (615.7): a shield around it."""

    amount: Number
    what: Reference | Who = IT


@dataclass(frozen=True)
class PreventNextDivided:
    """Prevent the next so much damage that would be dealt this turn, divided as was announced among targets (601.2d, 615.7)."""

    amount: Number
    what: Targeted = IT
