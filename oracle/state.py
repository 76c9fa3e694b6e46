"""The state of a game: everything there is to know between two moments, as one frozen value.

A `Game` holds the current `State` and replaces it; nothing inside a `State` is ever changed in place. So the state before
an action is simply kept, and going back to it (733.1) is one assignment; two states are equal when nothing differs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypeAlias

from oracle.abilities.effects import Effect, Words
from oracle.abilities.kinds import Ability
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import ANYTHING, Quality
from oracle.abilities.statics import Static
from oracle.editions import EDITION
from oracle.frozen import Frozen
from oracle.mana import Mana
from oracle.objects import Characteristics, ChosenTarget, Counters, GameObject, ObjectId, Seat, StackAbility, Zone

FIRST = Seat(0)


class Step(Enum):
    """The steps and phases in which something can happen, in the order of a turn (500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end step"
    CLEANUP = "cleanup"

    @property
    def main(self) -> bool:
        """Whether this is a main phase (505)."""
        return self in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)

    @property
    def in_combat(self) -> bool:
        """Whether this is a step of the combat phase (506.1)."""
        return self in COMBAT_STEPS


COMBAT_STEPS = frozenset(
    {Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT}
)


@dataclass(frozen=True)
class Combat:
    """The combat that is going on, from its declare attackers step on. Which creatures attack and block, the creatures tell.

    ``declaring`` is the player who is to declare attackers or blockers as the step begins, before anyone acts in it;
    ``declaring_next`` are the defending players who declare blockers after that one (802.4).
    ``attacked``: attackers were declared, so that there will be blockers and damage (508.8). ``against``: the players whom they
    were declared to attack (508.6). ``struck_first`` is set between two combat damage steps: the creatures that had first strike
    or double strike as the first one began (510.4).
    """

    declaring: Seat | None = None
    declaring_next: tuple[Seat, ...] = ()
    attacked: bool = False
    against: tuple[Seat, ...] = ()
    struck_first: tuple[ObjectId, ...] | None = None


@dataclass(frozen=True)
class Player(Frozen):
    """A player (102): totals, mana pool by symbol, and what they did this turn."""

    name: str
    life: int = 20
    counters: Counters = ()
    """The counters that the player has (122.1), by kind, sorted; no kind of which there are none."""
    mana: tuple[Mana, ...] = ()
    """The mana pool (106.4), in the order of ``oracle.mana.in_pool_order``."""
    lost: bool = False
    drawn: int = 0
    """Cards drawn this turn."""
    spells_cast: int = 0
    """Spells cast this turn."""
    cast_from_hand: int = 0
    """Those of them that were cast from the hand."""
    next_spell_has: tuple[str, ...] = ()
    """The keywords that the next spell of this turn will have (611.2f)."""
    tokens_created: int = 0
    """Tokens created this turn (111.2)."""
    attacked: bool = False
    """They attacked this turn: they declared an attacker (508.3d)."""
    lands_played: int = 0
    damage_by_artifacts: int = 0
    """How much damage sources that were artifacts then have dealt to them this turn."""
    sheets: tuple[str, ...] = ()
    """The sticker sheets to whose stickers they have access, by name (123.2c)."""
    drew_from_empty_library: bool = False

    def counted(self, kind: str) -> int:
        """How many counters of this kind the player has (122.1)."""
        return dict(self.counters).get(kind, 0)


class Duration(Enum):
    """How long a continuous effect lasts (611.2a)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    WHILE_IT_IS_THERE = "while the object is there"
    YOUR_NEXT_TURN = "until your next turn"
    YOUR_NEXT_UPKEEP = "until your next upkeep"
    WHILE_COUNTED = "for as long as the object has a counter of a kind on it"
    WHILE_SOURCE_IS_TAPPED = "for as long as the source remains tapped"
    REST_OF_GAME = "for the rest of the game"


@dataclass(frozen=True)
class SetController:
    """Layer 2: this player controls the object (613.1b)."""

    player: Seat


@dataclass(frozen=True)
class BecomeCopy:
    """Layer 1a: the object becomes a copy of something, which had these copiable values, with the exceptions of the effect among
    them, as the effect began (613.2a, 707.2b).
    """

    values: Characteristics


@dataclass(frozen=True)
class ReplaceWord:
    """Layer 3: all instances of one word are replaced by another of its sort, a color by its letter (612.1)."""

    of: Words
    old: str
    new: str


@dataclass(frozen=True)
class Become:
    """Layers 4 to 7b: the object becomes what a nature says (613.1d-g)."""

    nature: Nature


@dataclass(frozen=True)
class AddAbilities:
    """Layer 6: the object gains abilities (613.1f)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class ChangePower:
    """Layer 7c: the object gets +N/+N (613.4c)."""

    power: int
    toughness: int


@dataclass(frozen=True)
class SwitchSize:
    """Layer 7d: the object's power and toughness are switched (613.4d)."""


Modification: TypeAlias = SetController | BecomeCopy | ReplaceWord | Become | AddAbilities | ChangePower | SwitchSize


@dataclass(frozen=True)
class ContinuousEffect:
    """A continuous effect from a resolved spell or ability on certain objects (611.2), with its timestamp (613.7); ``source`` is
    set where it lasts for as long as that remains tapped, ``counter`` where it lasts for as long as there is such a counter.
    """

    objects: tuple[ObjectId, ...]
    modification: Modification
    duration: Duration
    timestamp: int
    controller: Seat
    source: ObjectId | None = None
    counter: str = ""


@dataclass(frozen=True)
class Permission:
    """What a resolved spell or ability lets a player do for a while (601.3).

    ``zone`` gives leave to cast from there; ``objects``, where not empty, limits it to these cards; ``free`` means without
    paying the mana cost; ``flash`` gives no zone but the timing of an instant to spells of ``quality``.
    """

    player: Seat
    duration: Duration
    zone: Zone | None = None
    objects: tuple[ObjectId, ...] = ()
    free: bool = False
    flash: bool = False
    quality: Quality = ANYTHING
    after_turn: int = 0
    """The turn, by its number, after which it begins."""
    source: str = ""
    """The label of the card that gave it, by which a scenario names it."""
    as_adventure: bool = True
    """Whether the card may be cast as an Adventure, if it has one; not by the rule that has exiled it as one (715.3d)."""


@dataclass(frozen=True)
class GraveyardToExile:
    """Until end of turn cards that would go to this player's graveyard are exiled instead."""

    player: Seat


@dataclass(frozen=True)
class ExiledUntil:
    """These objects, in exile, return to the zone that they were in when their source leaves the battlefield (610.3)."""

    source: ObjectId
    objects: tuple[ObjectId, ...]
    zone: Zone = Zone.BATTLEFIELD


@dataclass(frozen=True)
class LastingRule:
    """What a static ability would say, said by a resolved spell or ability for a while (611.2): of rules and not of objects.

    ``source`` is the spell, or the source of the ability, as it was. Where there are ``objects``, "this" in the static means each
    of them, and nothing else (611.2c).
    """

    static: Static
    source: GameObject
    controller: Seat
    duration: Duration
    objects: tuple[ObjectId, ...] = ()


@dataclass(frozen=True)
class PreventionShield:
    """Damage that a resolved spell or ability prevents until end of turn: the next ``amount`` (615.7), what a source would deal
    the next time it deals damage (``once``, 615.8), or all.

    ``around`` is what the damage would be dealt to and ``by`` what would deal it, ``None`` where that makes no difference;
    ``quality`` is asked of the source again as it would deal damage (615.9). ``source`` put the shield there for ``you``, and
    ``number`` tells it from all others. ``also`` is what happens beside (615.5).
    """

    source: ObjectId
    you: Seat
    around: ChosenTarget | None = None
    by: ObjectId | None = None
    quality: Quality = ANYTHING
    combat: bool | None = None
    amount: int | None = None
    once: bool = False
    also: tuple[Effect, ...] = ()
    number: int = 0


@dataclass(frozen=True)
class DelayedTrigger:
    """A delayed triggered ability (603.7): at ``step`` of a turn of ``whose`` (anyone's where ``None``), once.

    ``lost_control_of`` instead waits for ``controller`` to lose control of that object, ``dies`` for that one to die this turn.
    """

    controller: Seat
    ability: StackAbility
    step: Step | None = None
    whose: Seat | None = None
    lost_control_of: ObjectId | None = None
    dies: ObjectId | None = None


@dataclass(frozen=True)
class WaitingTrigger:
    """A triggered ability that has triggered and waits to be put on the stack (603.3)."""

    controller: Seat
    ability: StackAbility


ZoneKey: TypeAlias = tuple[Zone, "Seat | None"]
"""A zone, with the player whose it is where each player has their own (400.1)."""


@dataclass(frozen=True)
class State(Frozen):
    """A whole game between two moments.

    ``zones`` holds the objects of each zone in order: a library from the top, a stack from the bottom, a graveyard
    from the oldest card. ``objects`` holds every object that is in some zone; ``gone`` the last known information (608.2h) of
    objects that are not any more, as they last existed, with the characteristics and controller they had.
    """

    players: tuple[Player, ...]
    objects: Mapping[ObjectId, GameObject]
    zones: Mapping[ZoneKey, tuple[ObjectId, ...]]
    active: Seat = FIRST
    step: Step = Step.PRECOMBAT_MAIN
    turn: int = 1
    added: tuple[Step, ...] = ()
    """The phases that effects have added directly after the present one (500.8), each by its first step, in order."""
    resumes: Step | None = None
    """The step with which the turn goes on after added phases, while such a phase is on."""
    combats: int = 0
    """How many combat phases of this turn have begun."""
    main_phases: int = 1
    """How many of its main phases have."""
    priority: Seat | None = FIRST
    passed: int = 0
    """How many players have passed in a row (117.4)."""
    effects: tuple[ContinuousEffect, ...] = ()
    permissions: tuple[Permission, ...] = ()
    replacements: tuple[GraveyardToExile, ...] = ()
    shields: tuple[PreventionShield, ...] = ()
    rules: tuple[LastingRule, ...] = ()
    exiled_until: tuple[ExiledUntil, ...] = ()
    combat: Combat | None = None
    revealed: tuple[ObjectId, ...] = ()
    """The cards that what is resolving has revealed (701.20a)."""
    shuffled: frozenset[ObjectId] = frozenset()
    """The cards of libraries whose order among themselves is left to chance (701.24a), whatever ``zones`` says of it."""
    delayed: tuple[DelayedTrigger, ...] = ()
    waiting: tuple[WaitingTrigger, ...] = ()
    gone: Mapping[ObjectId, GameObject] = field(default_factory=dict)
    next_id: int = 1
    clock: int = 1
    """The next timestamp (613.7)."""
    edition: str = EDITION
    casts_from_command: tuple[tuple[str, int], ...] = ()
    """How often each commander, by label, was cast from the command zone (903.8)."""
    commander_damage: tuple[tuple[str, Seat, int], ...] = ()
    """How much combat damage each commander, by label, has dealt to each player (903.10a)."""
    memo: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What was already worked out from this very state (``oracle.layers``); no part of it."""

    def changed(self, **changes: Any) -> State:
        """The state that differs from this one in these fields, from which nothing has been worked out yet."""
        return super().changed(memo={}, **changes)

    @property
    def over(self) -> bool:
        """Whether the game has ended: at most one player is left (104.2a)."""
        return len(self.players) > 1 and [player.lost for player in self.players].count(False) < 2
