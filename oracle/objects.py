"""Objects (109): cards, tokens, spells, abilities on the stack, and what the game knows of each.

A `GameObject` is what stands in the game state; its `Characteristics` here are the copiable ones it came with.
The characteristics that the game sees, after the layers, come from ``oracle.layers``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from typing import NewType, TypeAlias

from oracle.abilities.events import Event
from oracle.abilities.kinds import (
    Ability,
    ActivatedAbility,
    CostKeyword,
    Enchant,
    Evoke,
    Keyword,
    PartnerWith,
    StaticAbility,
    TriggeredAbility,
)
from oracle.abilities.statics import ChosenNumberIsPower, ControlsAttached, DefinesSize, Layered
from oracle.frozen import Frozen
from oracle.mana import Mana, ManaCost
from oracle.stickers.kinds import Placed, Sticker

CHANGELING = Keyword("changeling")
"""What gives an object every creature type (702.73a)."""

ObjectId = NewType("ObjectId", int)
"""Names one object for as long as it is that object; a card that changes zones gets a new one (400.7)."""

Seat = NewType("Seat", int)
"""A player: the place in turn order, counted from 0."""

UNKNOWN = "?"
"""Stands for the expansion of a card of which it is not said in which one it was printed."""

Counters: TypeAlias = tuple[tuple[str, int], ...]
"""Kinds of counters (122.1), each with a number."""


class Zone(Enum):
    """The zones (400.1)."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"

    __hash__ = object.__hash__
    """A member is equal to itself only. Zones are looked up so often that the name needs no hashing each time."""

    @property
    def public(self) -> bool:
        """Whether every player can see the cards of this zone (400.2)."""
        return self not in (Zone.LIBRARY, Zone.HAND)


class PartOf(Enum):
    """Which part of a card is described."""

    FRONT = "the front face of a double-faced card (712.2)"
    BACK = "its back face"
    HALF = "one half of a Room (709.5)"


@dataclass(frozen=True)
class Part:
    """What is described where it is not a whole card. ``whole`` is the name of the card, with both names; ``mana_value`` that of
    a back face, which is its front face's (202.3b).
    """

    whole: str
    of: PartOf
    mana_value: int | None = None


@dataclass(frozen=True)
class Characteristics:
    """Characteristics (109.3). ``mana_cost`` is ``None`` where there is no mana cost (202.1b).

    ``colors`` are letters. ``power`` and ``toughness`` are ``None`` for what is no creature (and for no vehicle).
    """

    name: str = ""
    mana_cost: ManaCost | None = None
    colors: frozenset[str] = frozenset()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    creature_names: bool = False
    """It has the names of all nonlegendary creature cards beside its ``name`` (612.7)."""
    every_creature_type: bool = False
    """It has all creature types (702.73a), which ``subtypes`` does not list."""
    cant_have: frozenset[str] = frozenset()
    """The names of keyword abilities that it can't have (113.11)."""
    lost_abilities: bool = False
    """It has lost all abilities, that which a basic land type brings along among them (305.6); some may have come back since."""
    expansion: str | None = None
    """The expansion whose symbol it bears, a characteristic by the rules until 2013-07-12 (206.1, 109.3 of those): empty where it
    bears none that any rule asks for, `UNKNOWN` where it is not said which, and ``None`` where no rule asks for symbols.
    """
    part: Part | None = None
    """Set where the card has another part, which is not described."""
    adventure: Characteristics | None = None
    """The alternative characteristics of what has an Adventure: what it is as a spell that is cast as that (715.2)."""

    @cached_property
    def keywords(self) -> frozenset[str]:
        """The names of its keyword abilities."""
        named = {ability.name for ability in self.abilities if isinstance(ability, Keyword | CostKeyword)}
        evoke = {"evoke" for ability in self.abilities if isinstance(ability, Evoke)}
        enchant = {"enchant" for ability in self.abilities if isinstance(ability, Enchant)}
        partner = {"partner with" for ability in self.abilities if isinstance(ability, PartnerWith)}
        return frozenset(named | evoke | enchant | partner)

    @cached_property
    def defines_itself(self) -> bool:
        """Whether it has characteristic-defining abilities (604.3) that are applied in layers."""
        return any(
            ability == CHANGELING
            or (isinstance(ability, StaticAbility) and isinstance(ability.static, DefinesSize | ChosenNumberIsPower))
            for ability in self.abilities
        )

    @cached_property
    def controls_attached(self) -> bool:
        """Whether its controller controls what it is attached to (613.1b)."""
        return StaticAbility(ControlsAttached()) in self.abilities

    @cached_property
    def changes_nothing(self) -> bool:
        """Whether none of its abilities changes what it is itself, or what other objects are."""
        layered = (isinstance(ability, StaticAbility) and isinstance(ability.static, Layered) for ability in self.abilities)
        return not self.defines_itself and not any(layered)


class Kind(Enum):
    """What an object is made of."""

    CARD = "card"
    TOKEN = "token"
    COPY = "copy"
    """A copy of a spell or of a card (707.10, 707.12): no card stands for it."""
    ABILITY = "ability"
    COMBAT_DAMAGE = "combat damage"
    """Combat damage that was assigned and waits on the stack to be dealt (``oracle.combat.on_the_stack``)."""

    @property
    def only_on_stack(self) -> bool:
        """Whether such an object exists nowhere but on the stack, and is no spell there."""
        return self in (Kind.ABILITY, Kind.COMBAT_DAMAGE)


@dataclass(frozen=True)
class CastRecord:
    """What the game remembers of how a spell was cast (601.2b, 601.2h); the permanent it becomes can look it up (400.7d).

    ``alternative`` names the alternative cost that was chosen: ``"evoke"``, ``"escape"``, ``"flashback"``, ``"bestow"``,
    ``"warp"``, ``"free"``, ``"rather"``, or ``""`` for the mana cost. ``ability`` is the ability whose cost that was, where it is
    one of the spell (evoke).
    """

    by: Seat
    zone: Zone
    alternative: str = ""
    ability: Ability | None = None
    x: int = 0
    paid: tuple[str, ...] = ()
    """The optional additional costs that were paid, by the name of the keyword: ``"kicker"``, ``"buyback"``, ``"conspire"``."""
    modes: tuple[int, ...] = ()
    """The modes that were chosen (700.2a), by their places in the printed list, counted from 1."""
    revealed: tuple[ObjectId, ...] = ()
    """The cards of a hand that were revealed as its cost was paid."""
    part: str = ""
    """The name of the Adventure as which it was cast (715.3)."""
    exiled_after: bool = False
    """Instead of going to a graveyard it is exiled."""
    copied: bool = False
    """It is the record of the original of a copy, which was not cast itself (707.10)."""
    mana_spent: tuple[Mana, ...] = ()
    convoked_by: tuple[ObjectId, ...] = ()
    """The creatures that were tapped to pay for it with convoke (702.51c)."""


@dataclass(frozen=True)
class PhasedOut:
    """That a permanent is phased out (702.26b): under whose control it phased out, in whose untap step it phases in.

    ``along_with`` is what it was attached to where it phased out along with that, and phases in only with it (702.26g).
    """

    under: Seat
    along_with: ObjectId | None = None


@dataclass(frozen=True)
class TriggerEvent:
    """What made an ability trigger: the object as it then was, where it went, the player of the event, and how much it was."""

    event: Event
    object: GameObject | None = None
    became: ObjectId | None = None
    """The new object that a zone change made of it (400.7e)."""
    player: Seat | None = None
    damaged: GameObject | None = None
    """The permanent to which damage was dealt, as it then was, where ``object`` is what dealt it."""
    amount: int = 0
    """How much damage, life or counters the event was about."""
    sticker: Sticker | None = None
    """The sticker that was put on the object."""
    objects: tuple[ObjectId, ...] = ()
    """Of a state trigger (603.8): the permanents that made it true."""


@dataclass(frozen=True)
class StackAbility:
    """An activated or triggered ability on the stack (113.7, 602.2, 603.3). ``source`` is its source as it was at that time."""

    ability: ActivatedAbility | TriggeredAbility
    source: GameObject
    word: str
    """What kind of ability it is, in the contract's words: ``"evoke"``, ``"enters"``, ``"activated"``, ..."""
    event: TriggerEvent | None = None
    x: int | None = None
    """What was announced for X in its cost (602.2b, 107.3a)."""


@dataclass(frozen=True)
class ChosenTarget:
    """An object or a player that was chosen as a target (115.1)."""

    object: ObjectId | None = None
    player: Seat | None = None


@dataclass(frozen=True)
class Division:
    """How an effect is divided among targets (601.2d): how much each of those gets that were chosen for the instance ``number``
    of the word "target", in their order. New targets take over the shares of the old ones (115.7f).
    """

    number: int
    shares: tuple[int, ...]


@dataclass(frozen=True)
class AssignedDamage:
    """So much combat damage that a creature has assigned to a creature, player or planeswalker (510.1)."""

    by: ObjectId
    to: ChosenTarget
    amount: int


@dataclass(frozen=True)
class Attack:
    """That a creature is attacking: which player or planeswalker (508.1b), and whether it was blocked (509.1h).

    ``what`` is ``None`` once the planeswalker or battle that it attacked has left combat (506.4c). ``defending`` is the defending
    player, as abilities of the creature speak of one (508.5). ``blocked`` is ``None`` before blockers are declared.
    ``planeswalker_left`` says that what has left combat was a planeswalker (702.19e). ``order`` is its damage assignment
    order among the creatures that blocked it, where the edition has one (``oracle.combat.ordering``).
    """

    what: ChosenTarget | None
    defending: Seat
    blocked: bool | None = None
    planeswalker_left: bool = False
    order: tuple[ObjectId, ...] = ()


@dataclass(frozen=True)
class GameObject(Frozen):
    """One object in one zone. ``base`` are its copiable characteristics, before any effect but those of layer 1 (707.2, 613.2c);
    ``oracle.layers.copiable`` keeps them so.

    ``targets`` holds, for each instance of the word "target", what was chosen. ``cast`` is set for a spell that was cast
    and goes with the permanent it becomes (400.7d); a copy of a spell has the original's (707.10).
    """

    id: ObjectId
    label: str
    """The name that the set-up gave the card, kept through every zone; empty for what the game itself makes."""
    kind: Kind
    owner: Seat
    controller: Seat
    zone: Zone
    base: Characteristics
    timestamp: int = 0
    printed: Characteristics | None = None
    """What a card goes back to when it leaves a zone in which it was a copy of something else."""
    own: Characteristics | None = None
    """What a permanent is that is face down or has become a copy of something since it came there, but for that: what it goes
    back to (708.8).
    """
    tapped: bool = False
    counters: Counters = ()
    counted_since: Counters = ()
    """The timestamps of its keyword counters, by kind: those that were put on it since it came there (613.7c)."""
    stickers: tuple[Placed, ...] = ()
    """In the order of their timestamps (613.7k)."""
    face_down: bool = False
    """A permanent or spell that is face down (708)."""
    damage: int = 0
    damaged_by: tuple[ObjectId, ...] = ()
    """What has dealt damage to it this turn."""
    deathtouched: bool = False
    """It was dealt damage by a source with deathtouch since state-based actions were last checked (704.5h)."""
    sick: bool = False
    """Its controller has not controlled it continuously since their most recent turn began (302.6)."""
    entered_on: int = 0
    """The number of the turn in which a permanent entered the battlefield; 0 for one that was there before the game began."""
    attached_to: ObjectId | None = None
    chosen: str = ""
    """The card name or creature type chosen for it as it entered (614.1c)."""
    cast: CastRecord | None = None
    ability: StackAbility | None = None
    targets: tuple[tuple[ChosenTarget, ...], ...] = ()
    division: Division | None = None
    assigned: tuple[AssignedDamage, ...] = ()
    """Of combat damage on the stack: how it was assigned."""
    regeneration: int = 0
    """Regeneration shields (701.19)."""
    commander: bool = False
    commander_asked: bool = False
    """Its owner has decided where it stays since it came to this zone (903.9a)."""
    granted: tuple[Ability, ...] = field(default=())
    """Abilities that a spell gained as it was cast and that last as it becomes a permanent (610.5, 400.7b, 611.3d)."""
    granted_since: int = 0
    """The timestamp of that effect, which is older than the permanent's (613.7)."""
    last: Characteristics | None = None
    """For an object that is gone or phased out: the characteristics it last had, after all effects (608.2h)."""
    phased_out: PhasedOut | None = None
    bestowed: bool = False
    """A spell that was cast bestowed, or the permanent that it became: an Aura and no creature, as long as it is (702.103b)."""
    imprinted: tuple[ObjectId, ...] = ()
    """The cards that an ability of it has exiled, of which another one speaks (607.2a)."""
    sacrificed: bool = False
    """It was sacrificed, as last known information tells (701.21a)."""
    loyalty_used: bool = False
    """A loyalty ability of it was activated this turn (606.3)."""
    attacking: Attack | None = None
    """Set for an attacking creature (508.1k)."""
    attacks: int = 0
    """How often it was declared as an attacker this turn (508.1k)."""
    fought: bool = False
    """It was declared as an attacker or a blocker this combat (508.1k, 509.1g)."""
    blocking: tuple[ObjectId, ...] = ()
    """For a blocking creature: the attacking creatures that it was declared to block (509.1g), some of which may have left combat
    since, in its damage assignment order where the edition has one; ``oracle.combat.blocking`` tells those that it still blocks.
    """
    activated: tuple[int, ...] = ()
    """Its abilities, by place, that may be activated once each turn and were activated this turn (602.5b)."""
    exhausted: tuple[int, ...] = ()
    """Those, by place, that may be activated only once and were activated (702.177a, 702.193a)."""
    triggered: tuple[TriggeredAbility, ...] = ()
    """Its abilities that trigger only once and have triggered."""

    @property
    def card(self) -> Characteristics:
        """What the card or token itself is, whatever it is a copy of and whether it is face down."""
        return self.printed or self.own or self.base

    def counted(self, kind: str) -> int:
        """How many counters of this kind are on it (122.1)."""
        return dict(self.counters).get(kind, 0)

    def since(self, kind: str) -> int:
        """The timestamp of its counters of this keyword (613.7c); those with which it came there have its own."""
        return dict(self.counted_since).get(kind, self.timestamp)

    def stamped(self, clock: int) -> GameObject:
        """The object with this as its timestamp, and with the next ones for its stickers in their order (613.7k). The counters
        that are on it keep theirs.
        """
        stickers = tuple(replace(each, timestamp=clock + 1 + place) for place, each in enumerate(self.stickers))
        since = tuple((kind, self.since(kind)) for kind, _ in self.counters)
        return self.changed(timestamp=clock, stickers=stickers, counted_since=since)
