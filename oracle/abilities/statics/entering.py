"""How a permanent enters the battlefield (614.1c-d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.natures import NOTHING_ELSE, Nature
from oracle.abilities.qualities import Amount, Quality
from oracle.mana import ManaCost


@dataclass(frozen=True)
class MayEnterAsCopy:
    """You may have this enter as a copy of a permanent of this quality (707.5, 614.1c), with exceptions: what it is beside that
    (707.9).
    """

    quality: Quality
    exceptions: Nature = NOTHING_ELSE


@dataclass(frozen=True)
class TurnsOthersFaceDown:
    """As this enters, all permanents of this quality are turned face down (614.1c, 708.2a)."""

    quality: Quality


@dataclass(frozen=True)
class EntersWithChoice:
    """As this enters, choose: ``"nonland card name"``, ``"creature type"``, ``"opponent"`` or ``"number between 0 and 7"``, say
    (614.1c).
    """

    what: str


@dataclass(frozen=True)
class EntersTapped:
    """This enters tapped (614.1c)."""


@dataclass(frozen=True)
class EntersWithCounters:
    """This enters with counters (614.1c); ``count`` of ``None`` is X. ``paid``: only if the additional cost of this name was paid
    ("kicker": if it was kicked). ``spent``: only if this mana was spent to cast it. ``each``: as many times as this number.
    ``from_hand``: only if its controller cast it from their hand.
    """

    kind: str
    count: int | None = None
    paid: str = ""
    spent: ManaCost = ()
    each: Amount | None = None
    from_hand: bool = False


@dataclass(frozen=True)
class EnterWithMore:
    """Permanents of this quality enter with an additional counter of a kind (614.1d)."""

    quality: Quality
    kind: str


@dataclass(frozen=True)
class EntersWithChosenCounter:
    """This enters with a counter of so many of these kinds, of its controller's choice (614.1c, 614.12a)."""

    kinds: tuple[str, ...]
    count: int = 1


@dataclass(frozen=True)
class EntersAsChosen:
    """As this enters, it becomes one of these natures, of your choice, each of a size of its own (614.1c): those are copiable
    values (707.2).
    """

    natures: tuple[Nature, ...]


@dataclass(frozen=True)
class OnlyForAnte:
    """It is no card of a deck in a game that is not played for ante (407.1). Nothing once a game is on."""


@dataclass(frozen=True)
class BeginsOnBattlefield:
    """It may start on the battlefield from the opening hand (103.6a). Nothing once a game is on."""


EnteringStatic: TypeAlias = (
    MayEnterAsCopy
    | TurnsOthersFaceDown
    | EntersWithChoice
    | EntersTapped
    | EntersWithCounters
    | EntersWithChosenCounter
    | EnterWithMore
    | BeginsOnBattlefield
    | OnlyForAnte
    | EntersAsChosen
)
