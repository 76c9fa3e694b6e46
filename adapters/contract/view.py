"""The canonical view: what an engine reports of a game, for the suite to judge.

Order carries no meaning except where stated; the runner compares views with `View` equality after sorting, so an engine
may list objects in any order.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

DecisionKind: TypeAlias = Literal[
    "order triggers", "targets", "new targets", "may", "pay", "choose objects", "choose player", "copy", "legend", "color",
    "counter", "name", "number", "sticker", "position", "distribute", "shield", "replacement", "discard", "library place",
    "return to command zone",
]  # fmt: skip
"""``order triggers``: 603.3b, answered in the order in which they are to resolve, first to resolve first. ``targets``: 603.3d
and 601.2c. ``new targets``: 115.7. ``may``: an optional part of an effect. ``pay``: whether to pay a cost an effect asks for.
``choose objects``: what to sacrifice, return, exile ..., or in which order a creature assigns its damage (509.2 of 2009-07-11).
``copy``: what to enter as a copy of (no option chosen: none). ``legend``: which to keep (704.5j). ``counter``: which kind of
counter, by its name. ``sticker``: which sticker to put on an object, by its reference (123.3). ``position``: after how many words
of an object's name the words of a name sticker go (123.6b). ``distribute``: how damage or counters are divided (510.1, 601.2d).
``shield``: how much of each source's damage a prevention shield prevents (615.7), or how much of the shield each of its targets
gets. ``replacement``: which replacement effect applies first (616). ``discard``: which cards. ``library place``: top or bottom,
or of several cards their order, the uppermost first. The rest say themselves."""

Shape: TypeAlias = Literal["pick", "order", "number", "yes or no", "distribute", "name"]


class Decision(Struct, frozen=True, kw_only=True):
    """A question the engine waits for. ``about`` is a reference to what asks: an ability on the stack, a spell, a card.

    ``options`` are references; for a pick ``minimum`` and ``maximum`` bound how many. A question with one possible answer need
    not be asked. For a distribution ``minimum`` is the least that each option gets, and ``maximum`` what all get together.
    """

    player: str
    kind: DecisionKind
    shape: Shape
    about: str = ""
    options: tuple[str, ...] = ()
    minimum: int = 1
    maximum: int = 1
    rule: str = ""


class PlayerView(Struct, frozen=True, kw_only=True):
    """A player. ``mana`` is the pool, each mana in braces and in the order WUBRGC: ``"{U}{U}{C}"``. ``hand`` and ``library`` are
    the numbers of the cards that are shown there. ``drawn`` are the cards drawn this turn, where the engine knows it: none as the
    game is set up. ``counters`` are those of every kind but poison.
    """

    name: str
    life: int
    poison: int
    counters: dict[str, int] = {}
    mana: str
    hand: int
    library: int
    lost: bool = False
    drawn: int | None = None


class ObjectView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card, token or spell in a zone. ``label`` is empty for what the engine made itself; every card of the set-up is shown,
    as long as its owner is in the game.

    ``place`` is its place in a library or graveyard: 0 for the top card, 1 for the next, and so on, each place once; 0 in every
    other zone. ``controller`` is the owner where there is none. ``mana_value`` is the present one.
    ``power`` and ``toughness`` are present values, ``None`` for what is no creature. ``colors`` are letters in the order WUBRG:
    ``"WU"``, and ``""`` for what is colorless. Types of all three kinds are written as on the card, ``"Creature"``, keywords in
    lower case, ``"first strike"``; their order carries no meaning. Battlefield facts keep their defaults in other zones.
    ``attacking`` is a reference to the player or permanent that it attacks, ``blocking`` are the attackers that it blocks. What
    is ``phased_out`` is on the battlefield and shown there (702.26d).
    ``name`` is empty for what has none. What is ``face_down`` is shown with its label and otherwise as it looks. ``stickers`` are
    the references of those on it, in every zone; their order carries no meaning.

    There is no "unknown" here: what is left out is said to be as the default is, and is judged so. An engine that does not give
    ``mana_value`` says 0, one that does not give ``keywords`` says that there are none.
    """

    label: str
    name: str
    zone: str
    owner: str
    controller: str
    place: int = 0
    mana_value: int = 0
    colors: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    tapped: bool = False
    counters: dict[str, int] = {}
    damage: int = 0
    attached_to: str = ""
    token: bool = False
    attacking: str = ""
    blocking: tuple[str, ...] = ()
    phased_out: bool = False
    stickers: tuple[str, ...] = ()
    face_down: bool = False


class StackView(Struct, frozen=True, kw_only=True):
    """An entry of the stack. ``reference`` names it as ``adapters.contract.references`` says; ``targets`` are references. Every
    spell among the objects is an entry, but for one that is resolving while a question is open: that may have left already.
    """

    reference: str
    controller: str
    targets: tuple[str, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """The game. Turns are counted from 1. ``stack`` is listed from the top. ``priority`` is empty while nobody has it (a decision
    is pending, the game is over).

    ``objects`` are all cards of all zones, those of the libraries and the spells on the stack too.
    """

    turn: int
    active: str
    step: str
    priority: str
    players: tuple[PlayerView, ...]
    objects: tuple[ObjectView, ...]
    stack: tuple[StackView, ...]
    decision: Decision | None = None
    over: bool = False
