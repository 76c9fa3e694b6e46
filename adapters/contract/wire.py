"""The contract on a line: how suite and engine speak when the engine is a process of its own.

Each message is one JSON object on one line of UTF-8. The suite writes requests to the engine's standard input, the engine writes
an answer to each, in their order, to its standard output: `HelloAnswer` to `HelloRequest`, `ViewAnswer` to `ObserveRequest`, one
of the others to `SetupRequest` and `ActRequest`, none to `ByeRequest`, after which it ends, as it does when its input ends.
An answer bears the ``id`` of its request. Several requests may come at once: each waits until those before it are answered.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from adapters.contract.messages import Action, Answer, Board, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import View


class HelloRequest(Struct, frozen=True, kw_only=True, tag="hello", tag_field="verb"):
    """The first request: who are you? ``contract`` is the newest version of the contract that the suite speaks."""

    id: int
    contract: int


class SetupRequest(Struct, frozen=True, kw_only=True, tag="setup", tag_field="verb"):
    """Begin a new game that stands as the board says."""

    id: int
    board: Board


class ActRequest(Struct, frozen=True, kw_only=True, tag="act", tag_field="verb"):
    """Do one action of one player."""

    id: int
    action: Action


class ObserveRequest(Struct, frozen=True, kw_only=True, tag="observe", tag_field="verb"):
    """Show the game as this player sees it; the empty name sees everything."""

    id: int
    viewer: str


class ByeRequest(Struct, frozen=True, kw_only=True, tag="bye", tag_field="verb"):
    """The run is over: end. There is no answer to this."""

    id: int


Request: TypeAlias = HelloRequest | SetupRequest | ActRequest | ObserveRequest | ByeRequest
"""What the suite writes."""


class HelloAnswer(Struct, frozen=True, kw_only=True, tag="hello", tag_field="answer"):
    """Who the engine is."""

    id: int
    hello: Hello


class OkAnswer(Struct, frozen=True, kw_only=True, tag="ok", tag_field="answer"):
    """It was done."""

    id: int


class IllegalAnswer(Struct, frozen=True, kw_only=True, tag="illegal", tag_field="answer"):
    """The rules do not allow it; nothing has changed. To `ActRequest` alone."""

    id: int
    why: str


class UnsupportedAnswer(Struct, frozen=True, kw_only=True, tag="unsupported", tag_field="answer"):
    """The engine cannot be told this, or cannot show it; ``what`` names it. To `HelloRequest`: it does not speak this
    contract.
    """

    id: int
    what: str


class ViewAnswer(Struct, frozen=True, kw_only=True, tag="view", tag_field="answer"):
    """The game."""

    id: int
    view: View


class ErrorAnswer(Struct, frozen=True, kw_only=True, tag="error", tag_field="answer"):
    """Something in the engine went wrong: an error verdict on this scenario, and the engine goes on with the next set-up.
    ``why`` is what an exception says, in one line.
    """

    id: int
    why: str


WireAnswer: TypeAlias = HelloAnswer | OkAnswer | IllegalAnswer | UnsupportedAnswer | ViewAnswer | ErrorAnswer
"""What the engine writes."""


def on_the_wire(number: int, answer: Answer) -> OkAnswer | IllegalAnswer | UnsupportedAnswer:
    """An answer as it stands on a line, to the request of this number."""
    match answer:
        case Ok():
            return OkAnswer(id=number)
        case Illegal(why=why):
            return IllegalAnswer(id=number, why=why)
        case Unsupported(what=what):
            return UnsupportedAnswer(id=number, what=what)
