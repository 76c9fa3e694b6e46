"""How damage is dealt: more of it, less of it, to another one, in another form (614, 615, 120.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from oracle.abilities.qualities import ANYTHING, Named, Quality, Reference, Who

if TYPE_CHECKING:
    from oracle.abilities.effects import Effect


@dataclass(frozen=True)
class DamageBy:
    """Which damage is meant: by sources of one quality, ``combat`` damage or other (``None``: either), to those players and to
    permanents of the quality ``to``. ``None`` for either is no player or no permanent.

    In a quality, ``itself`` is the permanent whose ability speaks.
    """

    source: Quality = ANYTHING
    combat: bool | None = None
    to_players: Who | None = Who.ANYONE
    to: Quality | None = ANYTHING


EVERY_DAMAGE = DamageBy()


@dataclass(frozen=True)
class MultipliesDamage:
    """A source that would deal this damage deals so many times as much instead, and so much more (614.1a)."""

    which: DamageBy = EVERY_DAMAGE
    times: int = 1
    plus: int = 0


@dataclass(frozen=True)
class HalvesDamage:
    """A source that would deal this damage deals half of it instead, rounded down (614.1a)."""

    which: DamageBy = EVERY_DAMAGE


@dataclass(frozen=True)
class PreventsDamage:
    """Prevent this damage (615.1a): of each source's to each object or player ``amount`` (615.10), or, with ``half``, half of it,
    rounded up; all of it where neither is set.

    ``also`` is what happens beside (615.5), where the amount that was prevented is `Amount.THAT_MUCH`, what was not damaged is
    `Named.EVENT`, and the controller of the source of the damage is `Who.THAT_PLAYER`.
    """

    which: DamageBy = EVERY_DAMAGE
    amount: int | None = None
    half: bool = False
    also: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class RedirectsDamage:
    """This damage is dealt to another permanent instead (614.9), or only while the source is untapped."""

    which: DamageBy = EVERY_DAMAGE
    to: Reference = Named.THIS
    while_untapped: bool = False


@dataclass(frozen=True)
class CountersInstead:
    """Instead of this damage to a permanent, put as many counters of a kind on it (614.6)."""

    kind: str
    which: DamageBy = EVERY_DAMAGE


@dataclass(frozen=True)
class DamageCantBePrevented:
    """This damage can't be prevented (615.12)."""

    which: DamageBy = EVERY_DAMAGE


@dataclass(frozen=True)
class DealtAsThough:
    """This damage is dealt as though its source had a keyword (120.3, 609.4), while you have ``at_life_most`` or less life if
    that is set.
    """

    keyword: str
    which: DamageBy = EVERY_DAMAGE
    at_life_most: int | None = None


DamageStatic: TypeAlias = (
    MultipliesDamage | HalvesDamage | PreventsDamage | RedirectsDamage | CountersInstead | DamageCantBePrevented | DealtAsThough
)
