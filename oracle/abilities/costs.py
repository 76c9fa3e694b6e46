"""What is paid (118): a mana component and other actions, each a small frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.abilities.qualities import ANYTHING, Number, Quality
from oracle.mana import ManaCost


@dataclass(frozen=True)
class TapThis:
    """{T} (107.5)."""


@dataclass(frozen=True)
class UntapThis:
    """{Q} (107.6)."""


@dataclass(frozen=True)
class SacrificeThis:
    """Sacrifice the source (701.21)."""


@dataclass(frozen=True)
class ExileThis:
    """Exile the source (701.13)."""


@dataclass(frozen=True)
class ExileThisFromGraveyard:
    """Exile the source from its owner's graveyard: the ability functions there only (113.6m)."""


@dataclass(frozen=True)
class CycleThis:
    """Discard the source, as cycling does (702.29a): the ability functions in a hand only."""


@dataclass(frozen=True)
class Sacrifice:
    """Sacrifice ``count`` permanents of this quality."""

    quality: Quality
    count: int = 1


@dataclass(frozen=True)
class TapOthers:
    """Tap ``count`` untapped permanents of this quality that you control; how new they are makes no difference (302.6)."""

    quality: Quality
    count: int = 1


@dataclass(frozen=True)
class ExileFromHand:
    """Exile ``count`` cards of this quality from the payer's hand."""

    quality: Quality
    count: int = 1


@dataclass(frozen=True)
class ExileFromGraveyard:
    """Exile ``count`` cards from the payer's graveyard, ``other`` than the source if that is said."""

    count: int
    quality: Quality = ANYTHING
    other: bool = True


@dataclass(frozen=True)
class DiscardCards:
    """Discard ``count`` cards of this quality, of one's choice or ``at_random``; the X that was announced is a count too."""

    count: Number = 1
    quality: Quality = ANYTHING
    at_random: bool = False


@dataclass(frozen=True)
class RevealFromHand:
    """Reveal ``count`` cards of this quality from the payer's hand (701.20a)."""

    quality: Quality
    count: int = 1


@dataclass(frozen=True)
class CollectEvidence:
    """Exile any number of cards from the payer's graveyard with this total mana value or more (701.59a)."""

    amount: int


@dataclass(frozen=True)
class PayLife:
    """Pay this much life (119.4)."""

    amount: int


@dataclass(frozen=True)
class PayEnergy:
    """Pay so many {E}: remove as many energy counters from yourself (107.14)."""

    amount: int


@dataclass(frozen=True)
class ChangeLoyalty:
    """Put loyalty counters on the source or remove them (606.4): +1, 0, -3."""

    change: int


@dataclass(frozen=True)
class Blight:
    """Blight: put so many -1/-1 counters on a creature that you control (701.68a)."""

    count: int


@dataclass(frozen=True)
class RemoveCounters:
    """Remove counters of a kind from the source (118.1), or one of any kind where none is named."""

    kind: str
    count: int = 1


@dataclass(frozen=True)
class PutCounterOnThis:
    """Put a counter of a kind on the source, if it can have one (614.17b)."""

    kind: str


CostPart: TypeAlias = (
    TapThis | UntapThis | SacrificeThis | ExileThis | ExileThisFromGraveyard | CycleThis | Sacrifice | TapOthers | ExileFromHand
    | ExileFromGraveyard | DiscardCards | RevealFromHand | CollectEvidence | PayLife | PayEnergy | ChangeLoyalty | Blight
    | RemoveCounters | PutCounterOnThis
)  # fmt: skip


@dataclass(frozen=True)
class Cost:
    """A cost: mana (``None`` where the cost asks for no mana at all, ``()`` for {0}) and other parts in printed order."""

    mana: ManaCost | None = None
    parts: tuple[CostPart, ...] = ()
