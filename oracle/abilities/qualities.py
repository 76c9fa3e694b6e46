"""Which objects and players a text speaks of (109, 115, 205).

Nothing here looks at a game: a `Quality` is compared with an object by ``oracle.matching``.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from oracle.abilities.stickers import StickerKind


class Who(Enum):
    """A player, seen from the controller of the ability that speaks."""

    YOU = "you"
    OPPONENT = "an opponent"
    EACH_OPPONENT = "each opponent"
    ANOTHER_PLAYER = "another player"
    NOT_YOU = "a player other than you"
    EACH_PLAYER = "each player"
    ANYONE = "a player"
    THAT_PLAYER = "that player"
    """The player that the trigger event or an earlier instruction named."""
    TARGET_PLAYER = "target player"
    """The player that is the ability's target."""
    ITS_CONTROLLER = "its controller"
    """The controller of the object the instruction is about."""
    ITS_OWNER = "its owner"
    CHOSEN_PLAYER = "the chosen player"
    """The player who was chosen for the source as it entered (614.1c)."""


@dataclass(frozen=True)
class Quality:
    """A description of objects. Empty fields ask nothing; all that are filled must hold.

    ``types``: card types, any one of which suffices ("artifact or enchantment"). ``all_types``: each must be there
    ("artifact creature"). ``colors``/``subtypes`` likewise any one. The ``not_`` fields forbid each of theirs.
    ``controller`` and ``owner`` are seen from the controller of the ability that speaks.
    """

    types: tuple[str, ...] = ()
    all_types: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    all_subtypes: tuple[str, ...] = ()
    """With each of these subtypes."""
    or_subtypes: tuple[str, ...] = ()
    """With one of these subtypes, none of the ``types`` is asked for: "artifact or Dragon"."""
    colors: tuple[str, ...] = ()
    not_colors: tuple[str, ...] = ()
    colorless: bool = False
    all_colors: tuple[str, ...] = ()
    """Of all these colors ("both black and green")."""
    multicolored: bool = False
    """Of two or more colors (105.2b)."""
    monocolored: bool = False
    """Of exactly one color (105.2a)."""
    permanent: bool = False
    """A permanent card or permanent spell (110.4a-b): any type but instant and sorcery."""
    keyword: str = ""
    without: str = ""
    """Without this keyword."""
    no_abilities: bool = False
    controller: Who | None = None
    owner: Who | None = None
    power_at_most: int | None = None
    power_at_least: int | None = None
    power_below_source: bool = False
    """With less power than the source of the ability."""
    mana_value: int | Amount | None = None
    """A number, or the X that was announced for what targets this (107.3a)."""
    mana_value_at_most: Number | None = None
    mana_value_at_least: int | None = None
    or_x_in_cost: bool = False
    """With {X} in its mana cost, no ``mana_value_at_least`` is asked for."""
    mana_value_even: bool = False
    mana_value_of_counters: str = ""
    """The mana value equals the number of counters of this kind on the source of the ability."""
    token: bool | None = None
    tapped: bool | None = None
    face_down: bool = False
    """A face-down permanent (708.2)."""
    attacking: bool = False
    """An attacking creature (508.1k), or one that is the one or the other where ``blocking`` is asked too."""
    blocking: bool = False
    """A blocking creature (509.1g)."""
    attacked: bool = False
    """That attacked this turn, if not any more: that was declared as an attacker (508.3a)."""
    enchanted: bool = False
    """What the source is attached to (303.4b)."""
    has_aura: bool = False
    """An Aura is attached to it ("an enchanted creature")."""
    either: tuple[Quality, ...] = ()
    """Of any one of these qualities, beside all the rest."""
    commander: bool = False
    """A commander (903.3)."""
    other: bool = False
    """Not the source of the ability ("another", "other")."""
    itself: bool = False
    """The source of the ability and nothing else ("this creature")."""
    any_counter: bool = False
    """With a counter of any kind on it."""
    counter: str = ""
    """With a counter of this kind on it."""
    entered_this_turn: bool = False
    """That entered the battlefield this turn."""
    stickered: bool = False
    """With a sticker of any kind on it (123.4)."""
    sticker: StickerKind | None = None
    """With a sticker of this kind on it."""
    words_at_least: int | None = None
    """With so many or more words in its name (123.6a)."""
    damaged_by_this: bool = False
    """Dealt damage by the source of the ability this turn."""
    chosen_type: bool = False
    """Of the creature type chosen for the source as it entered (614.1c)."""
    chosen_color: bool = False
    """Of the color that an instruction before has had chosen ("that color")."""
    named: str = ""
    """With this name, whatever other names it has (201.2a)."""
    chosen_name: bool = False
    """With the name chosen for the source as it entered."""
    printed_in: str = ""
    """With a name that was originally printed in this expansion (206.3)."""
    unlike_convoked: bool = False
    """Shares no creature type with a creature that convoked the source."""
    of_other_type: bool = False
    """An instant where the trigger event is about a sorcery, and the other way about ("of the other type")."""
    shares_color_with_source: bool = False
    """Shares a color with the source of the ability."""
    shares_type_with_event: bool = False
    """Shares a card type with the object of the trigger event."""


CREATURE = Quality(types=("Creature",))
ANYTHING = Quality()
ITSELF = Quality(itself=True)


class Kind(Enum):
    """What sort of thing is described: where it is and what it is called there."""

    PERMANENT = "permanent"
    SPELL = "spell"
    ABILITY = "activated or triggered ability"
    SPELL_OR_ABILITY = "spell or ability"
    SPELL_OR_PERMANENT = "spell or permanent"
    CARD_IN_GRAVEYARD = "card in a graveyard"
    CARD_IN_HAND = "card in hand"
    CARD_IN_EXILE = "card in exile"
    CARD_IN_LIBRARY = "card in library"
    PLAYER = "player"
    ANY_TARGET = "any target"
    """A creature, player, planeswalker or battle (115.4)."""
    PLAYER_OR_PLANESWALKER = "player or planeswalker"


ANY_NUMBER = sys.maxsize
"""The most targets of an instance of the word that sets no bound."""


@dataclass(frozen=True)
class Target:
    """One instance of the word "target" (115.1): what may be chosen, and how many.

    ``minimum`` 0 with ``maximum`` 1 is "up to one", with ``ANY_NUMBER`` "any number of". ``whose`` restricts the zone of a card
    ("from your graveyard") and the player, where one may be chosen. ``chooser`` chooses the target where that is not the
    ability's controller.
    """

    kind: Kind = Kind.PERMANENT
    quality: Quality = ANYTHING
    minimum: int = 1
    maximum: int = 1
    whose: Who | None = None
    chooser: Who = Who.YOU
    trigger_only: bool = False
    """For ``Kind.ABILITY``: only a triggered ability."""
    another: bool = False
    """Nothing that an instance before was chosen for may be chosen for it ("another target creature" after one target)."""
    times_x: bool = False
    """``minimum`` and ``maximum`` are counted X times: 1 and 1 is "X target creatures", 0 and 1 "up to X"."""


@dataclass(frozen=True)
class Targeted:
    """What was chosen for the target with this number (0 for the first instance of the word)."""

    number: int = 0


class Named(Enum):
    """Objects that a text names without choosing them."""

    THIS = "this"
    """The source of the ability."""
    EVENT = "it"
    """The object of the trigger event."""
    DAMAGED = "the damaged permanent"
    """What the instruction before has dealt damage to, or what was dealt damage in the trigger event."""
    MADE = "that"
    """What the instruction before made, moved or found."""
    ATTACHED = "enchanted"
    """What the source is attached to."""
    CONVOKED = "each creature that convoked it"
    """The creatures that convoked the source, or the spell that became it (702.51c, 400.7d)."""


Reference: TypeAlias = Targeted | Named


@dataclass(frozen=True)
class ControllerOf:
    """The player who controls an object, or controlled it last (109.4, 608.2h)."""

    what: Reference


IT = Targeted(0)
"""What the first instance of the word "target" chose."""


class Amount(Enum):
    """A number that is read off the game as the instruction is carried out."""

    X = "X"
    """What was announced for X as the spell was cast (107.3)."""
    MOVED = "this way"
    """How many objects the instruction before has moved."""
    CONVOKED = "the creatures that convoked it"
    """How many creatures convoked the source, or the spell that became it (702.51c, 400.7d)."""
    COLORS_SPENT = "the colors spent"
    """Of how many colors the mana was that was spent to cast the source, or the spell that became it (106.1a)."""
    THAT_MUCH = "that much"
    """How much damage, life or counters the trigger event, or what a prevention effect prevents, was about."""
    EXCESS = "excess damage"
    """How much of the damage that the instruction before has dealt was excess damage (120.10)."""
    ITS_POWER = "its power"
    ITS_MANA_VALUE = "its mana value"
    ITS_TOXIC = "its total toxic value"
    """The sum of the numbers of its toxic abilities (702.164b)."""
    FURTHER_BLOCKERS = "the creatures blocking it beyond the first"
    """How many creatures block the source, without one of them (702.23a)."""
    OPPONENTS_ATTACKED = "the opponents you attacked"
    """How many players the active player attacked with creatures this combat (702.121a, 508.6)."""
    HAND_DIFFERENCE = "the difference"
    """How many more cards that player has in hand than you, never below 0."""


@dataclass(frozen=True)
class CountOf:
    """As many as there are permanents of this quality, each counted ``times`` times: "two cards for each Elf you control"."""

    quality: Quality
    times: int = 1


@dataclass(frozen=True)
class GreatestPower:
    """The greatest power among permanents of this quality, 0 where there are none."""

    quality: Quality


@dataclass(frozen=True)
class CountersOf:
    """As many as those players have counters of a kind, all together."""

    who: Who
    kind: str = "poison"


@dataclass(frozen=True)
class Devotion:
    """Your devotion to a colour (700.5), by its letter."""

    color: str


@dataclass(frozen=True)
class CountersOnThis:
    """As many as there are counters of a kind on the source."""

    kind: str


@dataclass(frozen=True)
class UniqueVowels:
    """How many different vowels are on the name sticker that the instruction before has put on an object (123.6e)."""


@dataclass(frozen=True)
class LettersOnStickers:
    """How often a letter, given as a small one, is on the name stickers that are on the source (123.6d)."""

    letter: str


@dataclass(frozen=True)
class CardsBeyond:
    """How many more cards than so many you have in your hand, never below 0 (107.1b)."""

    than: int


@dataclass(frozen=True)
class CardsShortOf:
    """How many fewer cards than so many that player has in hand, never below 0 (107.1b)."""

    of: int


@dataclass(frozen=True)
class TwiceDamageByArtifacts:
    """Twice as much as the damage that artifacts have dealt to you this turn."""


Counted: TypeAlias = (
    CountOf | Devotion | GreatestPower | CountersOf | CountersOnThis | CardsBeyond | CardsShortOf | UniqueVowels
    | LettersOnStickers | TwiceDamageByArtifacts
)  # fmt: skip
"""Numbers with a description of what is counted."""

Number: TypeAlias = int | Amount | Counted
