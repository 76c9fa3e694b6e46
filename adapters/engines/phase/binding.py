"""The seam to the package ``phase-python``: the few calls that the adapter makes, typed, and nothing else.

The engine takes and gives plain JSON data; `Json` is an object of it. An action that the engine does not accept raises
`Refused`.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import version
from typing import Any, Protocol, TypeAlias, cast

Json: TypeAlias = dict[str, Any]


class Result(Protocol):
    """What came of an action."""

    @property
    def events(self) -> list[Json]:
        """What happened, in order: ``{"type": ..., "data": {...}}``."""


class Option(Protocol):
    """An action that the engine lists as legal."""

    @property
    def kind(self) -> str:
        """Which action."""

    @property
    def data(self) -> Json | None:
        """With what."""


class Game(Protocol):
    """A game of the engine."""

    def actions(self) -> list[Option]:
        """What the player who is asked may legally do, as far as the engine lists it."""

    def apply(self, actor: int, action: Json) -> Result:
        """Do an action as a seat; raises ValueError where it is not legal, and then changes nothing."""

    def state(self) -> Json:
        """Everything there is to know, in a shape that `Cards.load_game` reads."""

    def object(self, object_id: int) -> Json:
        """An object; raises ValueError where there is none of this id (any more)."""

    def player(self, seat: int) -> Json:
        """A player."""

    def stack(self) -> list[Json]:
        """The stack from the bottom."""

    def battlefield(self) -> list[Json]:
        """The permanents."""

    def waiting_for(self) -> Json:
        """What the engine waits for: ``{"type": ..., "data": {...}}``."""

    @property
    def phase(self) -> str:
        """The step or phase."""

    @property
    def turn(self) -> int:
        """The number of the turn."""


class Cards(Protocol):
    """The engine with the cards that it knows."""

    def new_game(self, player: object, opponent: object, **options: object) -> Game:
        """Begin a game with these decks."""

    def load_game(self, state: Json) -> Game:
        """Go on with a game in this state; raises ValueError for what is no state."""


class _EngineType(Protocol):
    def from_json(self, json: str) -> Cards: ...


class _Module(Protocol):
    Engine: _EngineType

    def build_oracle_face_multi(self, mtgjson: Json, oracle_id: str | None) -> Json: ...


class Refused(Exception):
    """The engine did not accept an action; the text is its reason."""


class CannotSay(Exception):
    """The engine cannot be told something, or cannot show it; the text names it."""


_MODULE = cast("_Module", import_module("phase"))

VERSION = version("phase-python")
"""The version of the installed package."""


def build_face(record: Json) -> Json:
    """What the engine understands of a card's record; raises ValueError for a record of another shape.

    Of the engine's two ways the one that finds the keywords in the card's text itself, and not in a list beside it.
    """
    return _MODULE.build_oracle_face_multi(record, None)


def cards_from(json: str) -> Cards:
    """The engine with these faces, a JSON object by lower-case card name."""
    return _MODULE.Engine.from_json(json)


def reason(error: ValueError) -> str:
    """The engine's reason in short: the dump of its internals that follows an opening brace is left out."""
    text = re.sub(r"\s*\{.*", "", str(error), flags=re.DOTALL)
    return re.sub(r"\b(?:Object|Card|Player)Id\((\d+)\)", r"\1", text)
