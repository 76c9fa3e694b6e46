"""What happens in a game and can make abilities trigger (603.2): noted as it happens by the rules that make it happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat, Zone
from oracle.state import Step
from oracle.stickers.kinds import Sticker


@dataclass(frozen=True)
class ZoneChange:
    """An object changed zones. ``object`` is it as it last was, ``became`` the new object in zone ``to`` (400.7); both are
    ``None`` for a permanent that has left the game with its owner (603.6c).
    """

    object: GameObject
    became: ObjectId | None
    to: Zone | None


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
class TurnedFaceUp:
    """A face-down permanent was turned face up (708.8)."""

    object: ObjectId


@dataclass(frozen=True)
class Activated:
    """A player activated an ability of a permanent (602.2), a mana ability among them; ``taps``: with {T} in its cost."""

    object: ObjectId
    player: Seat
    taps: bool


@dataclass(frozen=True)
class Unattached:
    """What was attached to something became unattached from it (701.3d)."""

    object: ObjectId
    from_: GameObject


@dataclass(frozen=True)
class Targeted:
    """An object became the target of a spell or ability on the stack, which a player controls (601.2c)."""

    object: ObjectId
    by: ObjectId
    player: Seat


@dataclass(frozen=True)
class Cycled:
    """A card was cycled (702.29c): this is the object that it became."""

    card: ObjectId


@dataclass(frozen=True)
class StepBegan:
    """A step began (603.2b)."""

    step: Step


@dataclass(frozen=True)
class Attacked:
    """A creature was declared as an attacker (508.1m), ``alone`` or with others (506.5)."""

    object: ObjectId
    alone: bool


@dataclass(frozen=True)
class AttackersDeclared:
    """A player declared one or more attackers, each with what it attacks (508.1m)."""

    player: Seat
    attacks: tuple[tuple[ObjectId, ChosenTarget], ...]


@dataclass(frozen=True)
class Blocked:
    """A creature was declared as a blocker (509.1i), of one attacker or of several."""

    object: ObjectId


@dataclass(frozen=True)
class BecameBlocked:
    """An attacking creature became blocked (509.1h), by one creature or by several."""

    object: ObjectId


@dataclass(frozen=True)
class BlockedBy:
    """A creature was declared as a blocker of an attacking creature (509.1g)."""

    attacker: ObjectId
    blocker: ObjectId


@dataclass(frozen=True)
class Unblocked:
    """No creature was declared as a blocker of an attacking creature (509.1h)."""

    object: ObjectId


@dataclass(frozen=True)
class DamageDealt:
    """A source dealt damage to an object or player (120.4b), which has had no results yet."""

    source: ObjectId
    to: ChosenTarget
    amount: int
    combat: bool


@dataclass(frozen=True)
class CombatDamageDealt:
    """These creatures dealt combat damage to players at the same time (510.2)."""

    sources: tuple[ObjectId, ...]


@dataclass(frozen=True)
class DamageDealtBy:
    """A source dealt damage, all of it at the same time, to whatever it was."""

    source: ObjectId
    parts: tuple[DamageDealt, ...]


@dataclass(frozen=True)
class DamageReceived:
    """An object or player was dealt damage, all of it at the same time, by however many sources. ``excess`` is how much of it is
    excess damage (120.10), ``None`` where the rules leave that open.
    """

    to: ChosenTarget
    parts: tuple[DamageDealt, ...]
    excess: int | None = 0


@dataclass(frozen=True)
class LifeGained:
    """A player gained life (119.3)."""

    player: Seat
    amount: int


@dataclass(frozen=True)
class LifeLost:
    """A player lost life (119.3)."""

    player: Seat
    amount: int


@dataclass(frozen=True)
class CountersPut:
    """A player put counters of a kind on an object, or gave them to a player (122.1, 122.6); ``by`` is ``None`` where nobody is
    said to have. ``several``: the count is a sum, of what several sources or abilities put at the same time.
    """

    on: ChosenTarget
    kind: str
    count: int
    by: Seat | None
    several: bool = False


@dataclass(frozen=True)
class CountersRemoved:
    """Counters of a kind were removed from an object or player."""

    on: ChosenTarget
    kind: str
    count: int


@dataclass(frozen=True)
class StickerPut:
    """A player put a sticker on an object (123.3)."""

    object: ObjectId
    sticker: Sticker
    player: Seat


@dataclass(frozen=True)
class Proliferated:
    """A player proliferated (701.34a)."""

    player: Seat


Happening: TypeAlias = (
    ZoneChange | TokenEntered | SpellCast | Sacrificed | Tapped | Activated | TurnedFaceUp | Unattached | Targeted | StepBegan
    | Attacked | AttackersDeclared | Blocked | BecameBlocked | BlockedBy | Unblocked
    | DamageDealt | CombatDamageDealt | DamageDealtBy | DamageReceived | LifeGained | LifeLost | CountersPut | CountersRemoved
    | StickerPut | Proliferated | Cycled
)  # fmt: skip
