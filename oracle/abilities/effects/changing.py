"""Changes to permanents: power and toughness, abilities, control, status, counters (611, 613, 701.12, 701.19, 701.26, 122)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oracle.abilities.durations import HowLong
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import IT, Named, Number, Quality, Reference, Who

if TYPE_CHECKING:
    from oracle.abilities.kinds import Ability


@dataclass(frozen=True)
class Pump:
    """Gets +N/+N and gains keywords (613.4c, 613.1f), until end of turn (514.2) unless another duration is said; among them
    ``one_of`` several, of your choice.
    """

    what: Reference = IT
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()
    how_long: HowLong = HowLong.THIS_TURN


@dataclass(frozen=True)
class PumpForEach:
    """Gets +N/+N until end of turn, so many times as ``times`` is when that resolves."""

    what: Reference
    power: int
    toughness: int
    times: Number


@dataclass(frozen=True)
class PumpEach:
    """Every permanent of this quality gets +N/+N and gains keywords until end of turn."""

    quality: Quality
    power: int = 0
    toughness: int = 0
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True)
class DoubleEach:
    """Double the power and toughness of every permanent of this quality until end of turn (701.10b)."""

    quality: Quality


@dataclass(frozen=True)
class GainAbility:
    """Gains an ability (613.1f), until end of turn unless another duration is said."""

    ability: Ability
    what: Reference = IT
    how_long: HowLong = HowLong.THIS_TURN


@dataclass(frozen=True)
class Becomes:
    """Becomes what a nature says (613.1c-g), until end of turn unless another duration is said; ``counter`` is the kind of the
    counter that it lasts as long as.
    """

    nature: Nature
    what: Reference = IT
    how_long: HowLong = HowLong.THIS_TURN
    counter: str = ""


@dataclass(frozen=True)
class BecomesEach:
    """Every permanent of this quality becomes what a nature says, until end of turn; ``controller`` narrows it to the permanents
    of that player.
    """

    nature: Nature
    quality: Quality
    controller: Who | None = None


@dataclass(frozen=True)
class Switch:
    """Switch power and toughness until end of turn (613.4d)."""

    what: Reference = IT


@dataclass(frozen=True)
class SwitchEach:
    """The same for every permanent of this quality."""

    quality: Quality


@dataclass(frozen=True)
class GainControl:
    """Gain control (613.1b); ``until_end_of_turn`` or for as long as the object is there. ``tap_when_lost`` adds the delayed
    trigger.
    """

    what: Reference = IT
    until_end_of_turn: bool = False
    tap_when_lost: bool = False


@dataclass(frozen=True)
class ExchangeControl:
    """Exchange control of two permanents (701.12b): both or neither."""

    first: Reference
    second: Reference


@dataclass(frozen=True)
class Untap:
    """Untap (701.26b)."""

    what: Reference = IT


@dataclass(frozen=True)
class Tap:
    """Tap (701.26a)."""

    what: Reference = IT


@dataclass(frozen=True)
class TapEach:
    """Tap every permanent of this quality."""

    quality: Quality


@dataclass(frozen=True)
class UntapEach:
    """Untap every permanent of this quality: "those creatures" in what follows."""

    quality: Quality


@dataclass(frozen=True)
class PhaseOut:
    """Phase out (702.26b), with what is attached."""

    what: Reference = IT


@dataclass(frozen=True)
class RemoveFromCombat:
    """Remove from combat (506.4)."""

    what: Reference = IT


@dataclass(frozen=True)
class Attach:
    """Attach the source to an object (701.3)."""

    what: Reference = IT


@dataclass(frozen=True)
class Regenerate:
    """Regenerate (701.19): a shield until end of turn."""

    what: Reference = IT


@dataclass(frozen=True)
class PutCounters:
    """Put counters on an object (122)."""

    kind: str
    count: Number = 1
    what: Reference = IT


@dataclass(frozen=True)
class PutCounterOnEither:
    """Put a counter on one of several objects, of your choice."""

    kind: str
    what: Reference = IT


@dataclass(frozen=True)
class PutCountersOnEach:
    """Put counters on each permanent of this quality; ``controller`` narrows it to the permanents of that player."""

    kind: str
    count: Number
    quality: Quality
    controller: Who | None = None


@dataclass(frozen=True)
class Transform:
    """Transform a double-faced permanent (701.27)."""

    what: Reference = Named.THIS
