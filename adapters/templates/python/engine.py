"""A tiny engine that speaks the contract of rulings: it sets up a board, shows it as it was told, and refuses to play.

Each line of standard input is a request, each line of standard output the answer to one. Put your own game where `Game` is, and
make `Engine` play it; everything is named here as the contract names it.
"""

import json
import logging
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

CONTRACT = 1
CAPABILITIES = [
    "control by another player",
    "counters",
    "counters of players",
    "mana in pool",
    "more than two players",
    "steps",
]
"""What it can do beyond the core. Claim no more than it can: what is claimed is tested."""

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

KNOWN_FACTS = {"label", "owner", "zone", "tapped", "counters", "damage", "token"}
UNKNOWN_FACTS = ("sick", "chosen", "commander", "casts")
"""What of a card is kept and shown, and what is not: that must not be passed over in silence, but named."""


class Unsupported(Exception):
    """Something that this engine cannot be told or cannot show. The message names it: "the card Ingot Chewer"."""


@dataclass
class Game:
    """A game: put your own state here. Libraries are listed from the top, graveyards from the oldest card."""

    players: list[Json]
    cards: list[Json]
    active: str
    step: str
    priority: str


class Engine:
    """The engine: a method for each verb of the contract."""

    game: Game | None = None

    def hello(self, contract: int) -> Json:
        """Who the engine is. The suite names the newest contract that it speaks."""
        if contract < CONTRACT:
            raise Unsupported(f"contract {contract}")
        hello = {"name": "template-python", "version": "0.1.0", "language": "Python", "contract": CONTRACT}
        return {"answer": "hello", "hello": {**hello, "capabilities": CAPABILITIES}}

    def setup(self, board: Json) -> Json:
        """Begin a new game that stands as the board says, and forget the one before."""
        self.game = None
        if board.get("randomness"):
            raise Unsupported("scripted randomness")
        self.game = Game(
            players=[read_player(told) for told in board["players"]],
            cards=[read_card(told) for told in board["objects"]],
            active=board["active"],
            step=board.get("step", "precombat main"),
            priority=board.get("priority") or board["active"],
        )
        return {"answer": "ok"}

    def act(self, action: Json) -> Json:
        """Do what a player does: cast, play, attack, block, pass. Answer "illegal", with a "why", to what the rules forbid."""
        raise Unsupported(action["action"])

    def observe(self, viewer: str) -> Json:
        """The game as this player sees it; the empty name sees everything."""
        if viewer:
            raise Unsupported(f"the game as {viewer} sees it")
        if not (game := self.game):
            raise RuntimeError("no game was set up")
        count = Counter((card["owner"], card["zone"]) for card in game.cards)
        players = [{**each, **{zone: count[each["name"], zone] for zone in ("hand", "library")}} for each in game.players]
        # What is printed on a card is what counters and effects have not changed: show what the rules make of it.
        objects = [{**KNOWN_CARDS[card["name"]], **card, "place": place(card, game.cards)} for card in game.cards]
        view = {"turn": 1, "active": game.active, "step": game.step, "priority": game.priority, "stack": []}
        return {"answer": "view", "view": {**view, "players": players, "objects": objects}}


def read_player(told: Json) -> Json:
    """A player. The mana pool is kept in the order in which it is shown: "{C}{U}" is "{U}{C}"."""
    mana = told.get("mana", "")
    pool = "".join(symbol * mana.count(symbol) for symbol in ("{W}", "{U}", "{B}", "{R}", "{G}", "{C}"))
    if len(pool) != len(mana):
        raise Unsupported(f"the mana {mana}")
    counters = {"poison": told.get("poison", 0), "counters": told.get("counters", {})}
    return {"name": told["name"], "life": told.get("life", 20), **counters, "mana": pool}


def read_card(told: Json) -> Json:
    """A card or token. It keeps its label wherever it goes: requests and views name it by that."""
    if told["card"] not in KNOWN_CARDS:
        raise Unsupported(f"the card {told['card']}")
    if told["zone"] not in KNOWN_ZONES:
        raise Unsupported(f"a card in the zone {told['zone']}")
    for fact in UNKNOWN_FACTS:
        if told.get(fact):
            raise Unsupported(f"the fact {fact}")
    kept = {fact: value for fact, value in told.items() if fact in KNOWN_FACTS}
    return {**kept, "name": told["card"], "controller": told.get("controller") or told["owner"]}


def place(card: Json, cards: list[Json]) -> int:
    """How many cards lie on this one in its library or graveyard; 0 in the zones that have no order."""
    pile = [other for other in cards if (other["owner"], other["zone"]) == (card["owner"], card["zone"])]
    if card["zone"] == "graveyard":
        pile.reverse()
    return pile.index(card) if card["zone"] in ("graveyard", "library") else 0


def answer(engine: Engine, verb: str, request: Json) -> Json:
    """What the engine answers to a request, in the words of the contract."""
    try:
        if verb == "hello":
            return engine.hello(request["contract"])
        if verb == "setup":
            return engine.setup(request["board"])
        if verb == "act":
            return engine.act(request["action"])
        return engine.observe(request["viewer"])
    except Unsupported as what:
        return {"answer": "unsupported", "what": str(what)}
    except Exception as error:
        logging.exception("%s failed", verb)
        return {"answer": "error", "why": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer each line at once, until there are no more or the suite says bye."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what is printed by the way must not stand among the answers
    engine = Engine()
    for number, line in enumerate(sys.stdin.buffer, start=1):
        try:
            request = json.loads(line.decode())
            verb, asked = request["verb"], request["id"]
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            sys.exit(f"line {number}: this is no request: {type(error).__name__}: {error}")
        if verb == "bye":
            return
        answers.write(json.dumps({"id": asked, **answer(engine, verb, request)}).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
