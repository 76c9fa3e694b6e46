"""Damage and its prevention (120, 615)."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.abilities.qualities import IT, Named, Number, Quality, Reference, Targeted, Who


@dataclass(frozen=True)
class DealDamage:
    """An object, the source unless ``by`` names another, deals damage (120) to one target, object or player. Where the amount is
    read off an object, it is the one that deals the damage.
    """

    amount: Number
    what: Reference | Who = IT
    by: Reference = Named.THIS


@dataclass(frozen=True)
class DealDamageAtOnce:
    """Damage to different objects and players that is dealt at the same time."""

    parts: tuple[DealDamage, ...]


@dataclass(frozen=True)
class Fight:
    """Two creatures fight each other (701.14)."""

    first: Reference
    second: Reference


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
