"""What happens in a game and can make abilities trigger (603.2): noted as it happens by the rules that make it happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.objects import GameObject, ObjectId, Seat, Zone
from oracle.state import Step


@dataclass(frozen=True)
class ZoneChange:
    """An object changed zones. ``object`` is it as it last was, ``became`` the new object in zone ``to`` (400.7)."""

    object: GameObject
    became: ObjectId
    to: Zone


@dataclass(frozen=True)
class TokenEntered:
    """A token was created on the battlefield (111.2)."""

    object: ObjectId


@dataclass(frozen=True)
class SpellCast:
    """A spell became cast (601.2i)."""

    spell: ObjectId
    player: Seat


@dataclass(frozen=True)
class Sacrificed:
    """A player sacrificed a permanent (701.21a): it as it last was, and the object it became."""

    object: GameObject
    became: ObjectId | None
    player: Seat


@dataclass(frozen=True)
class Tapped:
    """A permanent became tapped (701.26a, 603.2e)."""

    object: ObjectId


@dataclass(frozen=True)
class Targeted:
    """An object became the target of a spell or ability on the stack, which a player controls (601.2c)."""

    object: ObjectId
    by: ObjectId
    player: Seat


@dataclass(frozen=True)
class StepBegan:
    """A step began (603.2b)."""

    step: Step


@dataclass(frozen=True)
class Attacked:
    """A creature was declared as an attacker (508.1m), ``alone`` or with others (506.5)."""

    object: ObjectId
    alone: bool


Happening: TypeAlias = ZoneChange | TokenEntered | SpellCast | Sacrificed | Tapped | Targeted | StepBegan | Attacked
