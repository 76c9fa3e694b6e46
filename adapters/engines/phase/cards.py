"""Cards for the engine: its own faces, built by its own parser from printed records, kept for the session.

A card that the engine's parser did not understand whole is refused by name, with the part that it left over: a game with it
would not be a game with that card.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping

from adapters.contract.messages import CardRecord
from adapters.engines.phase.binding import CannotSay, Cards, Json, build_face, cards_from
from oracle import cards
from oracle.cards.typeline import read_type_line
from oracle.mana import COLORS, cost_colors, mana_value, parse_mana


class FaceBook:
    """The faces built so far, and the engines for sets of cards."""

    def __init__(self) -> None:
        """Begin without any."""
        self._faces: dict[tuple[str, CardRecord | None], Json] = {}
        self._engines: dict[frozenset[tuple[str, CardRecord | None]], Cards] = {}

    def engine(self, names: Iterable[str], records: Mapping[str, CardRecord]) -> Cards:
        """The engine that knows these cards and no others; ``records`` stand for cards that are not built in.

        Raises `CannotSay` for a card without a record and for one that the engine does not understand.
        """
        keys = frozenset((name, records.get(name)) for name in names)
        if keys not in self._engines:
            faces = {name.lower(): self.face(name, given) for name, given in sorted(keys, key=lambda key: key[0])}
            self._engines[keys] = cards_from(json.dumps(faces))
        return self._engines[keys]

    def face(self, name: str, given: CardRecord | None = None) -> Json:
        """What the engine understands of a card; see `engine` for what it raises."""
        key = (name, given)
        if key not in self._faces:
            face = _built(name, given)
            part = next(leftovers(face), None)
            if part is not None:
                raise CannotSay(f"the card {name}, of which the engine does not understand {part}")
            self._faces[key] = face
        return self._faces[key]


def _built(name: str, given: CardRecord | None) -> Json:
    try:
        return build_face(_complete(dict(cards.record(name)) if given is None else _from_contract(given)))
    except cards.CardError as error:
        raise CannotSay(f"the card {name}, of which there is no record: {error}") from error
    except ValueError as error:
        raise CannotSay(f"the card {name}, whose record the engine does not take: {error}") from error


def _from_contract(given: CardRecord) -> Json:
    """A record of the contract in the shape that the engine reads."""
    line = read_type_line(given.type)
    mana_cost = None if given.mana_cost is None else parse_mana(given.mana_cost)
    colors = given.colors if given.colors is not None else [color for color in COLORS if color in cost_colors(mana_cost)]
    return {
        "name": given.name,
        "manaCost": given.mana_cost,
        "manaValue": float(mana_value(mana_cost)),
        "colors": list(colors),
        "type": given.type,
        "supertypes": list(line.supertypes),
        "types": list(line.types),
        "subtypes": list(line.subtypes),
        "text": given.text,
        "power": given.power,
        "toughness": given.toughness,
        "loyalty": given.loyalty,
        "defense": given.defense,
    }


def _complete(record: Json) -> Json:
    """The record with the keys that the engine insists on and that say nothing of the card's play."""
    empty: Json = {"identifiers": {}, "legalities": {}, "printings": [], "rulings": [], "keywords": [], "colorIdentity": []}
    return {**empty, "layout": "normal", "loyalty": None, "defense": None, "power": None, "toughness": None, **record}


_PARTS = {
    "abilities": "ability",
    "triggers": "triggered ability",
    "static_abilities": "static ability",
    "replacements": "replacement effect",
    "keywords": "keyword",
}
"""Where a face keeps what its text says, and what one of these is called."""


def leftovers(face: Json) -> Iterator[str]:
    """Every part of a face that the engine's parser did not understand: which one it is, and the parser's word for why."""
    for key, word in _PARTS.items():
        for number, part in enumerate(face[key], 1):
            yield from (f"{word} {number} ({why})" for why in _not_understood(part))


def _not_understood(part: object) -> Iterator[str]:
    """The parser's words for what it did not understand within a part of a face."""
    if isinstance(part, dict):
        if part.get("type") == "Unimplemented":
            yield str(part.get("name") or "no reason given").replace("_", " ")
        elif "Unknown" in part:
            yield "unknown"
        for value in part.values():
            yield from _not_understood(value)
    elif isinstance(part, list):
        for value in part:
            yield from _not_understood(value)
