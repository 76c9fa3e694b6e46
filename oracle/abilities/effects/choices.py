"""Instructions that a player may follow or pay for (608.2d, 118.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from oracle.abilities.costs import Cost
from oracle.abilities.qualities import Quality, Reference, Target, Who
from oracle.abilities.stickers import StickerKind

if TYPE_CHECKING:
    from oracle.abilities.effects import Effect


@dataclass(frozen=True)
class May:
    """You may carry out these instructions (608.2d); ``then`` follows if something was moved by them ("if you do")."""

    effects: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class IfYouControl:
    """These instructions, if you control a permanent of this quality."""

    quality: Quality
    then: tuple[Effect, ...]


@dataclass(frozen=True)
class IfItIs:
    """These instructions, if an object is of this quality, as it is or last was (608.2h); ``otherwise`` those."""

    what: Reference
    quality: Quality
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class IfStickerIs:
    """These instructions, if the sticker that was put is of this kind; ``otherwise`` those."""

    kind: StickerKind
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


@dataclass(frozen=True)
class MayPay:
    """That player may pay a cost; ``then`` follows if they do, ``otherwise`` if they do not (118.12)."""

    who: Who
    cost: Cost
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class WhenDone:
    """When that is done: an ability that triggers on what has just been done, with targets of its own (603.12)."""

    effects: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()


@dataclass(frozen=True)
class IfDealt:
    """Follow these instructions if the damage of the instruction before, or some of it, was dealt (120.4)."""

    then: tuple[Effect, ...]


@dataclass(frozen=True)
class IfPaid:
    """Follow these instructions if the additional cost of this name was paid: "kicker", if the spell was kicked (702.33d)."""

    cost: str
    effects: tuple[Effect, ...]
