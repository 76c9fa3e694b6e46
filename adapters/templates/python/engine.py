"""A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.

Each line of standard input is a request, each line of standard output the answer to one. Put your own game where `Game` is, and
make `Engine` play it; everything is named here as the contract names it.
"""

from __future__ import annotations

import json
import logging
import sys
from dataclasses import dataclass
from typing import Any, TypeVar

CONTRACT = 1
"""The version of the contract that this engine speaks."""

CAPABILITIES = ["control by another player", "counters", "mana in pool", "more than two players", "steps"]
"""What it can do beyond the core. Claim no more than it can: what is claimed is tested."""

Json = dict[str, Any]
Kind = TypeVar("Kind", str, int, bool, dict[str, Any], list[Any])

BASIC: Json = {"supertypes": ["Basic"], "types": ["Land"]}

KNOWN_CARDS: dict[str, Json] = {
    "Wastes": BASIC,
    **{name: {**BASIC, "subtypes": [name]} for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")},
    "Grizzly Bears": {"mana_value": 2, "colors": "G", "types": ["Creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2},
    "Lightning Bolt": {"mana_value": 1, "colors": "R", "types": ["Instant"]},
    "Memnite": {"types": ["Artifact", "Creature"], "subtypes": ["Construct"], "power": 1, "toughness": 1},
}
"""Your card database, with what is printed on each card: extend it. At the bottom of every library there are Wastes."""

KNOWN_ZONES = {"library", "hand", "battlefield", "graveyard", "exile"}
"""Where a card may lie as the game begins: no spells on the stack, no commanders."""


class Malformed(Exception):
    """A request that is none: the engine ends. The message says what is wrong with it."""


class Unsupported(Exception):
    """Something that this engine cannot be told or cannot show. The message names it: "the card Ingot Chewer"."""


@dataclass(frozen=True)
class Player:
    """A player."""

    name: str
    life: int
    poison: int
    mana: str


@dataclass(frozen=True)
class Card:
    """A card or token in a zone. It keeps its label wherever it goes: requests and views name it by that."""

    label: str
    card: str
    owner: str
    controller: str
    zone: str
    tapped: bool
    counters: dict[str, int]
    damage: int
    token: bool


@dataclass(frozen=True)
class Game:
    """A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card."""

    players: list[Player]
    cards: list[Card]
    active: str
    step: str
    priority: str


class Engine:
    """The engine: a method for each verb of the contract."""

    def __init__(self) -> None:
        self.game: Game | None = None

    def hello(self, contract: int) -> Json:
        """Who the engine is. The suite names the newest contract that it speaks."""
        if contract < CONTRACT:
            raise Unsupported(f"contract {contract}")
        hello = {"name": "template-python", "version": "0.1.0", "language": "Python"}
        return {"answer": "hello", "hello": {**hello, "contract": CONTRACT, "capabilities": CAPABILITIES}}

    def setup(self, board: Json) -> Json:
        """Begin a new game that stands as the board says, and forget the one before."""
        self.game = None
        if field(board, "randomness", list, []):
            raise Unsupported("scripted randomness")
        active = field(board, "active", str)
        self.game = Game(
            players=[read_player(told) for told in field(board, "players", list)],
            cards=[read_card(told) for told in field(board, "objects", list)],
            active=active,
            step=field(board, "step", str, "precombat main"),
            priority=field(board, "priority", str, "") or active,
        )
        return {"answer": "ok"}

    def act(self, action: Json) -> Json:
        """Do what a player does: cast, activate, play, pass, decide. Answer "illegal", with a "why", to what the rules forbid."""
        raise Unsupported(field(action, "action", str))

    def observe(self, viewer: str) -> Json:
        """The game as this player sees it; the empty name sees everything."""
        if viewer:
            raise Unsupported(f"the game as {viewer} sees it")
        if self.game is None:
            raise RuntimeError("no game was set up")
        return {"answer": "view", "view": show_game(self.game)}


def read_player(told: Json) -> Player:
    """A player of the board."""
    return Player(
        name=field(told, "name", str),
        life=field(told, "life", int, 20),
        poison=field(told, "poison", int, 0),
        mana=read_mana(field(told, "mana", str, "")),
    )


def read_mana(told: str) -> str:
    """A mana pool in the order in which it is shown: "{C}{U}" is "{U}{C}"."""
    pool = "".join(symbol * told.count(symbol) for symbol in ("{W}", "{U}", "{B}", "{R}", "{G}", "{C}"))
    if len(pool) != len(told):
        raise Unsupported(f"the mana {told}")
    return pool


def read_card(told: Json) -> Card:
    """A card of the board. What is not kept must not be passed over in silence: name it."""
    card, owner, zone = field(told, "card", str), field(told, "owner", str), field(told, "zone", str)
    if card not in KNOWN_CARDS:
        raise Unsupported(f"the card {card}")
    if zone not in KNOWN_ZONES:
        raise Unsupported(f"a card in the zone {zone}")
    if field(told, "sick", bool, False):
        raise Unsupported("a permanent that came under control this turn")
    if field(told, "chosen", str, ""):
        raise Unsupported("a chosen name or type")
    if field(told, "commander", bool, False) or field(told, "casts", int, 0):
        raise Unsupported("a commander")
    counters = field(told, "counters", dict, {})
    return Card(
        label=field(told, "label", str),
        card=card,
        owner=owner,
        controller=field(told, "controller", str, "") or owner,
        zone=zone,
        tapped=field(told, "tapped", bool, False),
        counters={kind: field(counters, kind, int) for kind in counters},
        damage=field(told, "damage", int, 0),
        token=field(told, "token", bool, False),
    )


def show_game(game: Game) -> Json:
    """The view of a game. A question that waits for its answer would be its "decision"; then nobody has priority."""
    return {
        "turn": 1,
        "active": game.active,
        "step": game.step,
        "priority": game.priority,
        "players": [show_player(player, game.cards) for player in game.players],
        "objects": [show_card(card, game.cards) for card in game.cards],
        "stack": [],
    }


def show_player(player: Player, cards: list[Card]) -> Json:
    """A player, with the numbers of cards in the zones that are hidden."""
    counts = {zone: sum(card.owner == player.name and card.zone == zone for card in cards) for zone in ("hand", "library")}
    return {"name": player.name, "life": player.life, "poison": player.poison, "mana": player.mana, **counts}


def show_card(card: Card, cards: list[Card]) -> Json:
    """A card. Show what the rules make of it: what is printed here is what counters and effects have not changed."""
    return {
        **KNOWN_CARDS[card.card],
        "label": card.label,
        "name": card.card,
        "zone": card.zone,
        "owner": card.owner,
        "controller": card.controller,
        "place": place(card, cards),
        "tapped": card.tapped,
        "counters": card.counters,
        "damage": card.damage,
        "token": card.token,
    }


def place(card: Card, cards: list[Card]) -> int:
    """How many cards lie on this one in its library or graveyard; 0 in the zones that have no order."""
    pile = [other.label for other in cards if (other.owner, other.zone) == (card.owner, card.zone)]
    if card.zone == "library":
        return pile.index(card.label)
    return len(pile) - 1 - pile.index(card.label) if card.zone == "graveyard" else 0


def field(of: Json, name: str, kind: type[Kind], default: Kind | None = None) -> Kind:
    """A field of a message, or the default where it is left out. Fields that nobody asks for are passed over."""
    if type(of) is not dict:
        raise Malformed("there is something else where an object should be")
    value = of.get(name, default)
    if type(value) is not kind:
        raise Malformed(f"{name!r} is missing, or is no {kind.__name__}")
    found: Kind = value
    return found


def read(line: bytes) -> Json:
    """The request on a line."""
    try:
        request: Json = json.loads(line.decode())
    except (ValueError, RecursionError) as error:
        raise Malformed(f"this is no JSON: {error}") from None
    return request


def answer(engine: Engine, verb: str, request: Json) -> Json:
    """What the engine answers to a request, in the words of the contract."""
    try:
        if verb == "hello":
            return engine.hello(field(request, "contract", int))
        if verb == "setup":
            return engine.setup(field(request, "board", dict))
        if verb == "act":
            return engine.act(field(request, "action", dict))
        if verb == "observe":
            return engine.observe(field(request, "viewer", str))
    except Unsupported as what:
        return {"answer": "unsupported", "what": str(what)}
    except Malformed:
        raise
    except Exception as error:
        # Whatever else goes wrong spoils this game alone: the next set-up begins a new one.
        logging.exception("%s failed", verb)
        return {"answer": "error", "why": f"{type(error).__name__}: {error}"}
    raise Malformed(f"there is no verb {verb!r}")


def main() -> None:
    """Answer each line at once, until there are no more or the suite says bye."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what is printed by the way must not stand among the answers
    engine = Engine()
    for number, line in enumerate(sys.stdin.buffer, start=1):
        try:
            request = read(line)
            verb, asked = field(request, "verb", str), field(request, "id", int)
            if verb == "bye":
                return
            answered = {"id": asked, **answer(engine, verb, request)}
        except Malformed as error:
            sys.exit(f"line {number}: {error}")
        answers.write(json.dumps(answered).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
