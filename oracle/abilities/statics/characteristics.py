"""What objects are like (613)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CountersOf, Quality

if TYPE_CHECKING:
    from oracle.abilities.kinds import Ability


@dataclass(frozen=True)
class Anthem:
    """Permanents of this quality get +N/+N and have keywords and other abilities (613.4c, 613.1f).

    ``for_each`` gives that +N/+N once for each permanent of a quality, in which "other" means other than the one that gets it, or
    once for each poison counter of players. ``creature_names``: they have all names of nonlegendary creature cards beside their
    own (612.7).
    """

    quality: Quality
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()
    for_each: Quality | CountersOf | None = None
    abilities: tuple[Ability, ...] = ()
    creature_names: bool = False


@dataclass(frozen=True)
class Is:
    """Permanents of this quality are what a nature says (613.1d-e, 613.4b); ``continues``: until end of turn if the source leaves
    the battlefield, too.
    """

    quality: Quality
    nature: Nature
    continues: bool = False


@dataclass(frozen=True)
class LoseAbilities:
    """Permanents of this quality lose all abilities, and have this base power and toughness where given (613.1f, 613.4b)."""

    quality: Quality
    base: tuple[int, int] | None = None


@dataclass(frozen=True)
class LoseKeywords:
    """Permanents of this quality lose keyword abilities of these names, and gain others (613.1f); ``for_good``: they can't have
    or gain those that they lose (113.11).
    """

    quality: Quality
    lost: tuple[str, ...]
    gained: tuple[str, ...] = ()
    for_good: bool = False


@dataclass(frozen=True)
class ControlsAttached:
    """You control the creature that this is attached to (613.1b)."""


@dataclass(frozen=True)
class DefinesSize:
    """Its own power and toughness are each the number of permanents of this quality, and ``plus`` so much, in every zone (604.3,
    613.4a); ``power_only``: its power alone.
    """

    count: Quality
    plus: int = 0
    power_only: bool = False


@dataclass(frozen=True)
class ChosenNumberIsPower:
    """Its own power is the number last chosen for it, 0 before one was, and its toughness what that leaves of ``total`` (604.3,
    613.4a).
    """

    total: int


@dataclass(frozen=True)
class AllColors:
    """It is all colours, in every zone (604.3)."""


@dataclass(frozen=True)
class IdentityUnaffected:
    """What it says of its colours makes no difference to its colour identity (903.4). Nothing once a game is on."""


CharacteristicsStatic: TypeAlias = (
    Anthem
    | Is
    | LoseAbilities
    | LoseKeywords
    | ControlsAttached
    | DefinesSize
    | ChosenNumberIsPower
    | AllColors
    | IdentityUnaffected
)
