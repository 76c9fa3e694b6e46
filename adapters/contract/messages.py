"""The messages of the contract, as msgspec structs: plain data, the same in process and as JSON lines.

Players are named by their names, cards by the *label* that the set-up gave them ("Mulldrifter", "Island 2"), and what
an engine makes itself by a *reference* (``adapters.contract.references``). Mana is written as on a card: ``"{2}{U}"``.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct, field

from adapters.contract.capabilities import Capability
from adapters.contract.view import View

CONTRACT = 1
"""The version of the contract that this package speaks."""

EDITION = "2026-08-07"
"""The edition of the rules that the suite is written to: the date of the rules text of record."""

ZoneName: TypeAlias = Literal["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"]

StepName: TypeAlias = Literal[
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end step", "cleanup",
]  # fmt: skip


class Hello(Struct, frozen=True, kw_only=True):
    """What an engine says of itself. ``edition`` is the date of the rules it claims to play, where it claims one; ``contract``
    the version of the contract that it will speak, no newer than the one that the suite named, 1 where it does not say.
    """

    name: str
    version: str
    language: str
    homepage: str = ""
    edition: str = ""
    contract: int = 1
    capabilities: tuple[Capability, ...] = ()


class PlayerSetup(Struct, frozen=True, kw_only=True):
    """A player as the game is set up. ``counters`` are those of every kind but poison. ``mana`` is what is in the mana pool.
    ``sheets`` are the sticker sheets to whose stickers the player has access (123.2c), each named by its three name stickers.
    """

    name: str
    life: int = 20
    poison: int = 0
    counters: dict[str, int] = {}
    mana: str = ""
    sheets: tuple[str, ...] = ()


class CardRecord(Struct, frozen=True, kw_only=True):
    """The printed record of a card that is not built in, in the shape of MTGJSON, for engines that read card texts."""

    name: str
    mana_cost: str | None = field(default=None, name="manaCost")
    type: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None


class StickerSetup(Struct, frozen=True, kw_only=True):
    """A sticker that is on a card as the game is set up. ``sticker`` is its reference (``adapters.contract.references``). Of a
    name sticker ``after`` is the number of words that stood before it in the name as it was put there (123.6c).
    """

    sticker: str
    after: int = 0


class ObjectSetup(Struct, frozen=True, kw_only=True):
    """One card as the game is set up. Objects of one library are listed from the top, of one graveyard from the oldest.

    ``controller`` is the owner where empty. ``sick``: it came under its controller's control this turn. ``chosen``: the card
    name or creature type chosen for it as it entered. ``commander``: it is its owner's commander, cast ``casts`` times before
    from the command zone. ``token``: it is a token that looks like this card. ``stickers``: those on it, in the order in which
    they were put there. ``printing``: the code of the set in which this card was printed, as far as that is said; only rules
    that are gone ask for it (206.3 until 2013-07-12), so only an engine with ``editions`` needs it.
    """

    label: str
    card: str
    owner: str
    zone: ZoneName
    controller: str = ""
    tapped: bool = False
    sick: bool = False
    counters: dict[str, int] = {}
    damage: int = 0
    chosen: str = ""
    token: bool = False
    commander: bool = False
    casts: int = 0
    stickers: tuple[StickerSetup, ...] = ()
    printing: str = ""


class Board(Struct, frozen=True, kw_only=True):
    """A whole set-up. ``players`` stand in turn order; ``priority`` is the active player's where empty.

    At the bottom of each library the suite puts five cards Wastes, a basic land, so that nobody runs out of cards; they stand
    among ``objects`` like all others, with the labels "Alice's library card 1" to "Alice's library card 5".
    ``randomness`` lists results of random choices in the order in which they will be needed. ``records`` carries printed
    records of cards that are not built in; a built-in card is given by its name alone, which the engine has to know.
    """

    players: tuple[PlayerSetup, ...]
    objects: tuple[ObjectSetup, ...]
    active: str
    step: StepName = "precombat main"
    priority: str = ""
    randomness: tuple[str, ...] = ()
    edition: str = EDITION
    records: tuple[CardRecord, ...] = ()


Alternative: TypeAlias = Literal["", "evoke", "escape", "flashback", "bestow", "warp", "free", "rather"]
"""How a spell is paid for (601.2b): its mana cost; a keyword's cost; without paying; another cost "rather than" the mana cost."""

Additional: TypeAlias = Literal["buyback", "kicker", "conspire"]
"""The additional costs that a player may pay or not, by the keyword that offers them (118.8b)."""


class Payment(Struct, frozen=True, kw_only=True):
    """What pays, as far as the scenario cares (601.2g-h). Each field that is empty leaves its part to the engine, which then
    activates by itself the mana abilities that it needs, and taps and exiles what it likes. What a field names is all of it.

    ``tap``: sources whose mana abilities are activated for mana. ``mana``: all that is spent. ``convoke``: the
    creatures tapped for convoke (702.51a), each with the one mana of the cost that it pays for, ``"{1}"`` for generic mana or
    ``"{G}"``, and ``""`` for whichever the engine likes. ``improvise``: the artifacts tapped for improvise (702.126a).
    ``delve``: the cards exiled for delve (702.66a). ``blight``: the creature on which counters are put (701.68a).
    """

    tap: tuple[str, ...] = ()
    mana: str = ""
    exile: tuple[str, ...] = ()
    sacrifice: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    blight: tuple[str, ...] = ()
    convoke: tuple[tuple[str, str], ...] = ()
    improvise: tuple[str, ...] = ()
    delve: tuple[str, ...] = ()


class Cast(Struct, frozen=True, kw_only=True, tag="cast", tag_field="action"):
    """Cast a spell: the whole announcement of 601.2b-d, and the payment as far as it matters.

    ``alternative`` says which cost; ``by`` names the permanent or card whose permission or cost is used where there could be
    several; ``cost`` tells two costs of one kind apart (evoke {4} and evoke {2}{U}). ``zone`` is where the card is cast from.
    ``additional`` are the optional additional costs that are paid, and no others. ``announced`` says of each hybrid and Phyrexian
    symbol of the cost, in the order in which they are printed, what is announced for it (601.2b): ``"{B}"``, ``"{2}"`` or ``"2
    life"``; empty leaves it to the engine. ``modes`` are the places of the chosen modes in the printed list, counted from 1
    (700.2a). ``part`` is the name of the Adventure as which the card is cast, empty for the card itself (715.3).
    """

    player: str
    card: str
    part: str = ""
    zone: ZoneName = "hand"
    alternative: Alternative = ""
    by: str = ""
    cost: str = ""
    additional: tuple[Additional, ...] = ()
    announced: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    targets: tuple[str, ...] = ()
    payment: Payment = Payment()


class Activate(Struct, frozen=True, kw_only=True, tag="activate", tag_field="action"):
    """Activate an ability of an object: the ``ability``-th activated ability it has, counted from 1 as printed. 0 with ``mana``
    is the mana ability that makes that mana, whichever it is; 0 without it is the only activated ability that is no mana ability.
    For a mana ability with a choice, ``mana`` says what it should add.
    """

    player: str
    source: str
    ability: int = 0
    mana: str = ""
    x: int | None = None
    targets: tuple[str, ...] = ()
    payment: Payment = Payment()


class Play(Struct, frozen=True, kw_only=True, tag="play", tag_field="action"):
    """Play a land (305)."""

    player: str
    card: str
    zone: ZoneName = "hand"


class Attack(Struct, frozen=True, kw_only=True, tag="attack", tag_field="action"):
    """Declare attackers (508.1): each attacker with the player or permanent it attacks. None at all is a legal declaration.

    It is the first thing in the declare attackers step: once something else has been done there, nobody has attacked.
    """

    player: str
    attackers: tuple[tuple[str, str], ...] = ()


class Block(Struct, frozen=True, kw_only=True, tag="block", tag_field="action"):
    """Declare blockers (509.1): each blocker with the attacker it blocks.

    It is the first thing in the declare blockers step: once something else has been done there, nobody has blocked.
    """

    player: str
    blockers: tuple[tuple[str, str], ...] = ()


class Pass(Struct, frozen=True, kw_only=True, tag="pass", tag_field="action"):
    """Pass priority (117.3d)."""

    player: str


class Concede(Struct, frozen=True, kw_only=True, tag="concede", tag_field="action"):
    """Leave the game (104.3a)."""

    player: str


class Decide(Struct, frozen=True, kw_only=True, tag="decide", tag_field="action"):
    """Answer the pending decision. ``answer`` is a list of options for a pick or an order ("yes" or "no" for a yes/no question,
    the name for a name, digits for a number; for a distribution the digits for each option, in the order of the options).
    """

    player: str
    answer: tuple[str, ...]


Action: TypeAlias = Cast | Activate | Play | Attack | Block | Pass | Concede | Decide
"""What a player does. The vocabulary of scenarios has no words for `Concede`: the suite sends none."""


class Ok(Struct, frozen=True, kw_only=True, tag="ok", tag_field="answer"):
    """It was done. Whether a decision is now pending stands in the view."""


class Illegal(Struct, frozen=True, kw_only=True, tag="illegal", tag_field="answer"):
    """The rules do not allow it; nothing has changed."""

    why: str


class Unsupported(Struct, frozen=True, kw_only=True, tag="unsupported", tag_field="answer"):
    """The engine cannot be told this, or cannot show it; ``what`` names it."""

    what: str


Answer: TypeAlias = Ok | Illegal | Unsupported


class Engine(Protocol):
    """An engine in the same process. Every verb may raise; the runner turns whatever is raised into an ``error`` verdict."""

    def hello(self, contract: int) -> Hello:
        """Say who you are; ``contract`` is the version the suite speaks."""

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a new game that stands as the board says, in every fact that a view shows; whatever went before is forgotten.

        It is a moment of a game and not its beginning: nothing has triggered, no card was drawn, the stack is empty.
        """

    def act(self, action: Action) -> Answer:
        """Do one action of one player."""

    def observe(self, viewer: str) -> View:
        """The game as this player sees it; the empty name sees everything, and is the only one the suite asks for. Between two
        actions the game stays as it is.
        """

    def bye(self) -> None:
        """The run is over; release what you hold."""
