"""What suite and engine say to each other, written down: the lines of the wire (`adapters.contract.wire`), whether the engine is
a process of its own or answers calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, Protocol, TypeAlias

import msgspec

from adapters.contract.messages import CONTRACT, Action, Answer, Board, Hello, Ok, Unsupported
from adapters.contract.view import View
from adapters.contract.wire import (
    ActRequest,
    ByeRequest,
    HelloAnswer,
    HelloRequest,
    ObserveRequest,
    Request,
    SetupRequest,
    ViewAnswer,
    WireAnswer,
    on_the_wire,
)
from adapters.suite.running.aside import aside
from adapters.suite.running.guard import Checked, ContractBroken

Mark: TypeAlias = Literal[">", "<", "!"]
"""Whose line it is: a request of the suite, an answer of the engine, or a word on why what came is no answer."""

Note: TypeAlias = Callable[[Mark, bytes], None]
"""What takes a line down, without the line break at its end."""


class Wire(Protocol):
    """A wire that lets itself be overheard, as `ProcessEngine` has one."""

    def listen(self, listener: Callable[[str, bytes], object]) -> None:
        """Have this called with every line that comes as an answer, and what it is to answer; with that to hello at once."""

    def number(self, *, look: bool = False) -> int:
        """The number of the next request; of a ``look`` it may be one that is asked for already."""


class Recorder:
    """An engine, `Checked`, of which every request and every answer is noted. ``hello`` is what it has said of itself, for an
    engine introduces itself only once. Answers are noted as they come over its ``wire``, be they right or wrong; without one,
    as they are understood.
    """

    def __init__(self, engine: Checked, hello: Hello, note: Note, wire: Wire | None = None) -> None:
        self._engine = engine
        self._hello = hello
        self._note = note
        self._wire = wire
        self._number = 0
        self._heard: dict[str, bytes] = {}
        if wire is not None:
            wire.listen(self._heard.__setitem__)

    def hello(self) -> Hello:
        """Who the engine is and what it can do."""
        self._number = 1
        self._ask(HelloRequest(id=self._number, contract=CONTRACT))
        self._answer("hello", HelloAnswer(id=self._number, hello=self._hello))
        return self._hello

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game on this board."""
        number = self._ask(SetupRequest(id=self._next(), board=board))
        with self._waiting("setup"):
            answer = self._engine.setup(board)
        self._answer("setup", on_the_wire(number, answer))
        return answer

    def act(self, action: Action) -> Answer:
        """Do this action."""
        number = self._ask(ActRequest(id=self._next(), action=action))
        with self._waiting("act"):
            answer = self._engine.act(action)
        self._answer("act", on_the_wire(number, answer))
        return answer

    def look_and_act(self, action: Action) -> tuple[View, Answer]:
        """Look at the game, then do this action."""
        return self.observe(), self.act(action)

    def observe(self) -> View:
        """The whole game."""
        number = self._ask(ObserveRequest(id=self._next(look=True), viewer=""))
        with self._waiting("observe"):
            view = self._engine.observe()
        self._answer("observe", ViewAnswer(id=number, view=view))
        return view

    def settled(self) -> None:
        """See `Checked`."""
        with self._waiting():
            self._engine.settled()

    def bye(self) -> None:
        """Let the engine go."""
        self._ask(ByeRequest(id=self._next()))
        with self._waiting():
            self._engine.bye()

    def abandon(self) -> None:
        """See `Checked`."""
        self._engine.abandon()

    def said(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._engine.said()

    def _next(self, *, look: bool = False) -> int:
        self._number = self._number + 1 if self._wire is None else self._wire.number(look=look)
        return self._number

    def _ask(self, request: Request) -> int:
        self._note(">", msgspec.json.encode(request))
        return request.id

    def _answer(self, verb: str, answer: WireAnswer) -> None:
        self._note("<", self._heard.pop(verb, b"") or msgspec.json.encode(answer))

    @contextmanager
    def _waiting(self, verb: str = "") -> Iterator[None]:
        """While an answer is waited for: notes why there is none, or what is wrong with it, and keeps aside what the engine
        prints.
        """
        self._heard.pop(verb, None)
        try:
            with aside():
                yield
        except ContractBroken as error:
            if verb in self._heard:
                self._note("<", self._heard.pop(verb))
            self._note("!", str(error).encode("utf-8", "backslashreplace"))
            raise
