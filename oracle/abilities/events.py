"""What triggered abilities wait for (603.2), each a frozen value matched in ``oracle.triggers.happened``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle.abilities.qualities import ANYTHING, Quality, Who
from oracle.abilities.stickers import StickerKind


class Itself(Enum):
    """The event is about the object that has the ability, not about any object of a quality."""

    THIS = "this"


Subject: TypeAlias = Itself | Quality
"""Whose event it is: this object's own, or that of any object of a quality."""


@dataclass(frozen=True)
class Enters:
    """A permanent enters the battlefield (603.6a). ``or_this`` adds this object itself to a quality."""

    subject: Subject = Itself.THIS
    or_this: bool = False


@dataclass(frozen=True)
class LeavesBattlefield:
    """A permanent leaves the battlefield (603.6c)."""

    subject: Subject = Itself.THIS


@dataclass(frozen=True)
class Dies:
    """A permanent, of whatever kind, is put into a graveyard from the battlefield (700.4)."""

    subject: Subject = Itself.THIS
    or_this: bool = False


@dataclass(frozen=True)
class CastsSpell:
    """A player casts a spell (601.2i), from whatever zone or only from ``from_zone`` ("hand"). ``Itself.THIS`` is a spell's own
    cast trigger.
    """

    who: Who
    subject: Subject
    from_zone: str = ""


@dataclass(frozen=True)
class Sacrifices:
    """A player sacrifices a permanent (701.21)."""

    who: Who
    subject: Quality


SECOND_MAIN = "second main"
"""The second main phase of a turn."""


@dataclass(frozen=True)
class AtBeginning:
    """At the beginning of a step (603.2b): ``"upkeep"``, ``"precombat main"``, `SECOND_MAIN`,
    ``"combat"`` or ``"end step"``; ``whose`` turn.
    """

    step: str
    whose: Who


@dataclass(frozen=True)
class Attacks:
    """A creature attacks (508.3a): ``alone`` only where no other one does (506.5), ``first`` only for the first time each turn;
    ``whom``: one of those players, or a planeswalker that such a one controls if ``or_planeswalker``. Its player is the
    defending player (508.5).
    """

    subject: Subject = Itself.THIS
    alone: bool = False
    first: bool = False
    whom: Who | None = None
    or_planeswalker: bool = False


@dataclass(frozen=True)
class PlayerAttacks:
    """A player attacks with ``least`` or more creatures of a quality (508.3c-d); ``whom``: one of those players (508.3e). However
    many creatures attack, it is one event.
    """

    who: Who
    attackers: Quality = ANYTHING
    least: int = 1
    whom: Who | None = None


@dataclass(frozen=True)
class Blocks:
    """A creature blocks (509.3a), or a creature of a quality, which is an event for each of these and its object (509.3b)."""

    subject: Subject = Itself.THIS
    attackers: Quality | None = None


@dataclass(frozen=True)
class BecomesBlocked:
    """A creature becomes blocked (509.3c), or becomes blocked by a creature of a quality, which is an event for each of them and
    its object (509.3d). Its player is the defending player.
    """

    subject: Subject = Itself.THIS
    by: Quality | None = None


@dataclass(frozen=True)
class BlocksOrBecomesBlocked:
    """The one or the other; ``other``: by or of a creature of a quality, which is an event for each of them and its object."""

    other: Quality | None = None


@dataclass(frozen=True)
class AttacksUnblocked:
    """A creature attacks and isn't blocked (509.3g). Its player is the defending player."""

    subject: Subject = Itself.THIS


@dataclass(frozen=True)
class AttacksOrBlocks:
    """Whenever this attacks or blocks."""


@dataclass(frozen=True)
class EntersOrAttacks:
    """Whenever this enters or attacks."""


@dataclass(frozen=True)
class BecomesTapped:
    """A permanent becomes tapped (603.2e)."""

    subject: Subject = Itself.THIS


@dataclass(frozen=True)
class IsTurnedFaceUp:
    """A permanent is turned face up (708.8)."""

    subject: Subject


@dataclass(frozen=True)
class TappedOrUsed:
    """A permanent of the quality ``tapped`` becomes tapped (603.2e), or one of those players activates an ability, without {T} in
    its cost, of a permanent of the quality ``used`` (602.2).
    """

    tapped: Quality
    used: Quality
    by: Who = Who.ANYONE


@dataclass(frozen=True)
class BecomesUnattached:
    """This becomes unattached from a permanent (701.3d), which is the object of the event."""


@dataclass(frozen=True)
class BecomesTarget:
    """A permanent becomes the target of a spell or ability that one of those players controls (601.2c); ``spell``: of a
    spell.
    """

    who: Who
    spell: bool = False
    subject: Subject = Itself.THIS


@dataclass(frozen=True)
class LosesControl:
    """A player loses control of the object that a delayed triggered ability is about (603.7)."""


@dataclass(frozen=True)
class CyclesThis:
    """You cycle this card (702.29c)."""


@dataclass(frozen=True)
class Done:
    """What the spell or ability that has made this ability let a player do was done, or has happened by it (603.12)."""


@dataclass(frozen=True)
class Proliferates:
    """A player proliferates (701.34a), even if they choose nothing."""

    who: Who


TO_ALL = (Who.ANYONE, ANYTHING)
"""Whoever and whatever is dealt damage."""


@dataclass(frozen=True)
class DealsDamage:
    """An object deals damage to one of those players, or to a permanent of the quality ``to`` (120.4b); ``combat``: combat damage
    alone, or other damage alone. Damage to anybody and anything (`TO_ALL`) is one event for all that an object deals at once.

    Its object is the one that deals the damage, its player the one who is dealt it, its amount how much it is.
    """

    subject: Subject = Itself.THIS
    to_players: Who | None = None
    to: Quality | None = None
    combat: bool | None = None

    @property
    def to_all(self) -> bool:
        """Whether it makes no difference what is dealt the damage."""
        return (self.to_players, self.to) == TO_ALL


@dataclass(frozen=True)
class DealTogether:
    """One or more permanents of a quality deal combat damage to one or more players at the same time (510.2)."""

    subject: Quality


@dataclass(frozen=True)
class IsDealtDamage:
    """A permanent, or one of those ``players``, is dealt damage, be it by several sources at the same time (120.4b); ``by``: by
    one or more sources of this quality, whose damage alone counts; ``combat``: combat damage alone, or other damage alone.

    Its amount is that of all of them together, its player the one who is dealt it.
    """

    subject: Subject | None = Itself.THIS
    players: Who | None = None
    by: Quality = ANYTHING
    combat: bool | None = None


@dataclass(frozen=True)
class GainsLife:
    """A player gains life (119.9)."""

    who: Who


@dataclass(frozen=True)
class LosesLife:
    """A player loses life (119.3), as one who is dealt damage does (119.2)."""

    who: Who


@dataclass(frozen=True)
class PutsCounters:
    """A player puts counters of a kind on a permanent of a quality (122.6): one or more of them are one event, but ``each`` is an
    event where the text speaks of one counter.
    """

    who: Who
    kind: str
    on: Quality
    each: bool = False


@dataclass(frozen=True)
class OnBattlefield:
    """One or more permanents of a quality are on the battlefield: a state trigger (603.8)."""

    quality: Quality


@dataclass(frozen=True)
class PutsSticker:
    """A player puts a sticker, of a kind or of any, on an object (123.3)."""

    who: Who
    subject: Subject = ANYTHING
    kind: StickerKind | None = None


Event: TypeAlias = (
    Enters
    | LeavesBattlefield
    | Dies
    | CastsSpell
    | Sacrifices
    | AtBeginning
    | Attacks
    | PlayerAttacks
    | Blocks
    | BecomesBlocked
    | BlocksOrBecomesBlocked
    | AttacksUnblocked
    | AttacksOrBlocks
    | EntersOrAttacks
    | BecomesTapped
    | TappedOrUsed
    | IsTurnedFaceUp
    | BecomesTarget
    | BecomesUnattached
    | LosesControl
    | CyclesThis
    | Done
    | Proliferates
    | DealsDamage
    | DealTogether
    | IsDealtDamage
    | GainsLife
    | LosesLife
    | PutsCounters
    | OnBattlefield
    | PutsSticker
)
