"""An engine that is a program, as the runner drives it: started when it is needed, and started again after it broke down.

Whatever it writes is held against the contract (`adapters.contract.wire`). Where the wire itself is broken (it ends, hangs,
writes what is no answer, answers another request) nothing that comes from it can be trusted any more: it is killed with
everything that it has started, the scenario at work gets the error, and the next scenario finds a new process.
"""

from __future__ import annotations

import json
import math
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NoReturn, TypeVar

import msgspec
from msgspec import Raw, Struct

from adapters.contract.messages import CONTRACT, Action, Answer, Board, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import View
from adapters.contract.wire import ActRequest, ByeRequest, HelloRequest, ObserveRequest, Request, SetupRequest
from adapters.engines.process.child import Child, ChildFailed, TimedOut
from adapters.engines.process.limits import Limits
from adapters.engines.process.starting import not_started
from adapters.engines.process.strict import Schemas
from adapters.suite.running.guard import ContractBroken, refuse_unknown, sound, spoken
from adapters.suite.verdict import one_line

T = TypeVar("T")


class _Line(Struct, frozen=True):
    """An answer of any kind, with what is large in it as it was written."""

    id: int
    answer: str
    why: str = ""
    what: str = ""
    hello: Raw = Raw()
    view: Raw = Raw()


class _Claims(Struct, frozen=True):
    """What an engine claims to be able to do, be it in the list or not."""

    capabilities: tuple[str, ...] = ()


_ENCODER = msgspec.json.Encoder()
_LINE = msgspec.json.Decoder(_Line)
_CLAIMS = msgspec.json.Decoder(_Claims)
_HELLO = msgspec.json.Decoder(Hello)
_VIEW = msgspec.json.Decoder(View)

NOT_STARTED = "cannot be started: "
"""How the phrase begins that says of a program that there is none."""

_NOT_JSON = (msgspec.DecodeError, ValueError, RecursionError)
"""What is raised over a line that is no JSON, or not of its shape."""


class ProcessEngine:
    """An engine that is a program, `Checked`. ``command`` are its words; with ``strict`` every message in both directions is held
    against the schema of the contract.
    """

    def __init__(self, command: Sequence[str], limits: Limits, *, strict: bool = False) -> None:
        self._command = tuple(command)
        self._limits = limits
        self._schemas = Schemas() if strict else None
        self._child: Child | None = None
        self._last_words = ""
        self._introduction = b""
        self._listener: Callable[[bytes], object] | None = None
        self._number = 0
        self._restarts = 0
        self._abandoned = False
        self._hello: Hello | None = None
        self._board: Board | None = None
        self._seen: tuple[bytes, View] | None = None
        self._latest = math.inf
        """When, of the time of `time.monotonic`, the scenario at work has taken too long."""
        self._owed: deque[int] = deque()
        """The numbers of the requests that are not answered yet."""

    def hello(self) -> Hello:
        """Who the engine is; starts it."""
        self._hello = self._start()
        return self._hello

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game on this board; starts the engine again if it has broken down. What it does after its last answer, but too
        late for the scenario that was at work, shows here.
        """
        if self._abandoned:
            raise ContractBroken("it was abandoned")
        self._take_what_is_owed()
        if self._child is None:
            self._start_again()
        self.settled()
        self._board, self._seen = board, None
        self._latest = time.monotonic() + self._limits.scenario
        self._running.forget()
        self._send("setup", SetupRequest(id=self._next(), board=board))
        line = self._answer("setup")
        match line.answer:
            case "ok":
                return Ok()
            case "unsupported":
                return Unsupported(what=one_line(line.what))
            case _:
                raise self._no_answer("setup", line)

    def act(self, action: Action) -> Answer:
        """Do this action. A look at what comes of it is asked for in the same breath."""
        self._take_what_is_owed()
        self._send("act", *self._acting(action))
        return self._done()

    def look_and_act(self, action: Action) -> tuple[View, Answer]:
        """Look at the game, then do this action; the engine is asked for both at once."""
        self._take_what_is_owed()
        self._send("observe", self._look(), *self._acting(action))
        return self._shown(), self._done()

    def _acting(self, action: Action) -> tuple[Request, Request]:
        return ActRequest(id=self._next(), action=action), self._look()

    def _look(self) -> ObserveRequest:
        return ObserveRequest(id=self._next(), viewer="")

    def _done(self) -> Answer:
        """The answer to an action."""
        line = self._answer("act")
        match line.answer:
            case "ok":
                return Ok()
            case "illegal":
                return Illegal(why=one_line(line.why))
            case "unsupported":
                return Unsupported(what=one_line(line.what))
            case _:
                raise self._no_answer("act", line)

    def observe(self) -> View:
        """The whole game, once a board is set up."""
        if not self._owed:
            self._send("observe", self._look())
        return self._shown()

    def _shown(self) -> View:
        """The view that was asked for."""
        if self._board is None:
            raise RuntimeError("no game was set up")
        line = self._answer("observe")
        if line.answer != "view":
            raise self._no_answer("observe", line)
        written = bytes(line.view)
        if self._seen is not None and self._seen[0] == written:
            return self._seen[1]
        view = sound(self._decoded("observe", _VIEW, written), self._board)
        self._seen = written, view
        return view

    def settled(self) -> None:
        """See that it has not gone on after its last answer, as far as that shows by now."""
        unasked = self._running.unasked()
        if unasked:
            self._break(f"it wrote what nobody asked for: {_quoted(unasked)}")
        if self._running.failure:
            self._break(f"it {self._running.failure} after its last answer")

    def bye(self) -> None:
        """Let the engine go. One that has never said what it is gets no time for it."""
        if self._child is not None and self._hello is None:
            self._end()
        if self._child is not None:
            child, self._child = self._child, None
            child.close(_ENCODER.encode(ByeRequest(id=self._next())) + b"\n")

    def abandon(self) -> None:
        """End it whatever another thread is doing with it, which gets a `ContractBroken`."""
        self._abandoned = True
        child = self._child
        if child is not None:
            child.abandon()

    def said(self) -> str:
        """The end of what it wrote to its standard error since the last set-up began."""
        return self._last_words if self._child is None else self._child.said()

    def listen(self, listener: Callable[[bytes], object]) -> None:
        """Have this called with every line that is an answer, as it was written; with that to the last hello at once."""
        self._listener = listener
        if self._introduction:
            listener(self._introduction)

    # ---- starting

    def _start(self) -> Hello:
        self._latest = math.inf
        try:
            self._child = Child(self._command, self._limits)
        except ChildFailed as error:
            raise ContractBroken(f"it {self._described(error)}") from error
        if self._abandoned:
            self._break("it was abandoned")
        self._send("hello", HelloRequest(id=self._next(), contract=CONTRACT))
        line = self._answer("hello")
        if line.answer == "unsupported":
            self._break(f"it does not speak version {CONTRACT} of the contract: {one_line(line.what)}")
        if line.answer != "hello":
            raise self._no_answer("hello", line)
        written = bytes(line.hello)
        try:
            refuse_unknown(self._decoded("hello", _CLAIMS, written).capabilities)
            return spoken(self._decoded("hello", _HELLO, written))
        except ContractBroken:
            self._end()
            raise

    def _start_again(self) -> None:
        """A new process in place of the one that broke down, as long as there is budget for it."""
        if self._restarts >= self._limits.restarts:
            self._last_words = ""
            raise ContractBroken(f"not run: the engine broke down again and again, and was started {self._restarts} more times")
        self._restarts += 1
        try:
            hello = self._start()
        except ContractBroken as error:
            raise ContractBroken(f"it could not be started again: {error}") from error
        if self._hello is not None and hello != self._hello:
            self._break("it says of itself something else than before it was started again")

    # ---- lines

    @property
    def _running(self) -> Child:
        if self._child is None:
            raise ContractBroken("it has broken down")
        return self._child

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _send(self, verb: str, *requests: Request) -> None:
        """Write requests, all of whose forerunners are answered: what stands there already is an answer to none of them."""
        unasked = self._running.unasked()
        if unasked and verb != "hello":  # which has words of its own for a program that begins to speak by itself
            self._break(f"it wrote what nobody asked for: {_quoted(unasked)}")
        lines = [_ENCODER.encode(request) for request in requests]
        self._owed.extend(request.id for request in requests)
        if self._schemas is not None:
            for line in lines:
                self._schemas.request(line)
        try:
            self._running.send(b"".join(line + b"\n" for line in lines), self._deadline(verb))
        except TimedOut:
            self._break(self._late(f"it did not read {verb}", verb))
        except ChildFailed as error:
            self._fail(error, verb)

    def _answer(self, verb: str) -> _Line:
        """The answer to the first request that is not answered yet. Raises `ContractBroken`, with the process gone, if that is
        not what comes.
        """
        number = self._owed.popleft()
        try:
            raw = self._running.receive(self._deadline(verb))
        except TimedOut as error:
            half = " (it wrote a part of a line)" if error.half else ""
            ask = "; is each answer flushed, and ended by a line feed?" if verb == "hello" else ""
            self._break(self._late(f"it did not answer {verb}", verb) + half + ask)
        except ChildFailed as error:
            self._fail(error, verb)
        if not raw.strip():
            self._break(f"it answered {verb} with an empty line")
        try:
            line = _LINE.decode(raw)
            self._check_keys(raw, line)
        except _NOT_JSON as error:
            self._break(f"its answer to {verb} is malformed: {one_line(str(error))}: {_quoted(raw)}")
        if line.id != number:
            self._break(f"it answered request {line.id} when {verb} was asked, which is request {number}")
        if self._schemas is not None:
            wrong = self._schemas.answer(raw)
            if wrong:
                self._break(f"its answer to {verb} is against the schema: {one_line(wrong)}")
        if self._listener is not None:
            self._listener(raw)
        if verb == "hello":
            self._introduction = raw
        if line.answer == "error":
            raise ContractBroken(one_line(line.why) or f"{verb} went wrong")
        return line

    def _check_keys(self, raw: bytes, line: _Line) -> None:
        """Raise ValueError for a key that stands twice in an object, and for numbers that JSON does not have. A view that was
        seen before need not be read again.
        """
        view = bytes(line.view)
        if view and self._seen is not None and self._seen[0] == view:
            raw = raw.replace(view, b"0")
        _KEYS.decode(raw.decode())

    def _take_what_is_owed(self) -> None:
        """Take the answers to requests for which nobody waited, as when a scenario ended with an answer that was wrong. Whatever
        comes: it has its verdict, and the next one is not to pay for it.
        """
        while self._owed:
            with suppress(ContractBroken):
                self._answer("observe")

    def _decoded(self, verb: str, decoder: msgspec.json.Decoder[T], written: bytes) -> T:
        try:
            return decoder.decode(written)
        except _NOT_JSON as error:
            self._break(f"its answer to {verb} is malformed: {one_line(str(error))}")

    def _no_answer(self, verb: str, line: _Line) -> ContractBroken:
        """What to raise, with the process gone, over an answer of another kind."""
        self._end()
        return ContractBroken(f"it answered {verb} with {one_line(line.answer)!r}, which is no answer to it")

    def _patience(self, verb: str) -> float:
        return self._limits.start if verb == "hello" else self._limits.answer

    def _deadline(self, verb: str) -> float:
        return min(time.monotonic() + self._patience(verb), self._latest)

    def _late(self, what: str, verb: str) -> str:
        """What it did not do in time, and in which time."""
        if time.monotonic() >= self._latest:
            return f"{what} within the {self._limits.scenario:g} s of a whole scenario"
        return f"{what} within {self._patience(verb):g} s"

    def _fail(self, error: ChildFailed, verb: str) -> NoReturn:
        told = self._described(error)
        self._break(f"it {told}" if told.startswith(NOT_STARTED) else f"it {told} at {verb}")

    def _described(self, error: ChildFailed) -> str:
        """What became of the process, as a phrase."""
        told = str(error)
        return NOT_STARTED + not_started(self._command, told[len(NOT_STARTED) :]) if told.startswith(NOT_STARTED) else told

    def _break(self, what: str) -> NoReturn:
        """The wire is broken, and nothing of the process is left."""
        self._end()
        raise ContractBroken(what)

    def _end(self) -> None:
        child, self._child = self._child, None
        self._owed.clear()
        if child is not None:
            child.kill()
            self._last_words = child.said()


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise ValueError(f"the key {twice!r} stands twice in an object")
    return found


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number of JSON")


_KEYS = json.JSONDecoder(object_pairs_hook=_no_twins, parse_constant=_no_constant, parse_int=str)
"""Sees what the other decoders pass over. Numbers are for those to judge, which have words for one that is too long."""


def _quoted(raw: bytes) -> str:
    """The beginning of what was written."""
    start = raw[:80].decode("utf-8", "backslashreplace")
    return one_line(start) + (" ..." if len(raw) > 80 else "")
