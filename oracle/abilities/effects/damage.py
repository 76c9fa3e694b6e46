"""Damage and its prevention (120, 615)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oracle.abilities.qualities import IT, ControllerOf, Named, Number, Quality, Reference, Targeted, Who

if TYPE_CHECKING:
    from oracle.abilities.effects import Effect


@dataclass(frozen=True)
class Rather:
    """So much damage instead, to what is of this quality (614.15)."""

    amount: Number
    quality: Quality


@dataclass(frozen=True)
class DealDamage:
    """An object, the source unless ``by`` names another, deals damage (120) to one target, object or player. Where the amount is
    read off an object, it is the one that deals the damage.

    ``rather`` replaces the amount. ``excess_to`` is dealt what is more than lethal damage to a permanent (120.4a), only if what
    deals the damage has the keyword ``excess_with`` where that is set.
    """

    amount: Number
    what: Reference | Who | ControllerOf = IT
    by: Reference = Named.THIS
    rather: Rather | None = None
    excess_to: Who | None = None
    excess_with: str = ""


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
class PreventNext:
    """Prevent the next so much damage that would be dealt this turn to an object or player (615.7): a shield around it; against
    one source of your choice (609.7) where ``by_chosen`` is set. ``radiance``: and one around each other creature that shares a
    color with it.
    """

    amount: Number
    what: Reference | Who = IT
    by_chosen: bool = False
    radiance: bool = False


@dataclass(frozen=True)
class PreventNextDivided:
    """Prevent the next so much damage that would be dealt this turn, divided as was announced among targets (601.2d, 615.7)."""

    amount: Number
    what: Targeted = IT


@dataclass(frozen=True)
class PreventNextTime:
    """The next time a source would deal damage this turn, prevent that (615.8): the object ``by``, or one of this quality that
    you choose (609.7). ``to`` limits it to damage to an object or player.

    ``also`` is what happens beside, as in `PreventsDamage`.
    """

    by: Reference | Quality
    to: Reference | Who | None = None
    also: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class PreventAll:
    """Prevent all damage this turn, or all ``combat`` damage, that would be dealt ``to`` an object or player, ``by`` it, or
    either.
    """

    what: Reference | Who = IT
    to: bool = True
    by: bool = False
    combat: bool | None = None
