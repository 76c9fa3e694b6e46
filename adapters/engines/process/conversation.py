"""What is said to one process of an engine, and what it says: requests and answers in their order, each in its time.

Where the wire itself is broken (the process ends, hangs, writes what is no answer, answers another request) nothing that comes
from it can be trusted any more: it is killed with everything that it has started, and the conversation is over.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, NoReturn, TypeAlias, TypeVar

import msgspec

from adapters.contract.wire import ByeRequest, Request
from adapters.engines.process.child import Child, ChildFailed, TimedOut
from adapters.engines.process.limits import Limits
from adapters.engines.process.lines import NOT_JSON, Line, lacking, quoted, taken_apart
from adapters.engines.process.starting import NOT_STARTED, described
from adapters.engines.process.strict import Schemas
from adapters.suite.running.guard import ContractBroken
from adapters.suite.verdict import one_line

Verb: TypeAlias = Literal["hello", "setup", "act", "observe"]

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()


class Conversation:
    """One process and what goes over its wire. Making it starts it; like `ask`, `answer` and the rest it raises `ContractBroken`
    over whatever is wrong, and then it is ``over``. It belongs to one thread at a time, but for `abandon`.

    ``schemas`` hold every message in both directions, if they are given; ``heard`` is called with every line that comes as an
    answer, before it is read.
    """

    def __init__(
        self, command: Sequence[str], limits: Limits, schemas: Schemas | None, heard: Callable[[Verb, bytes], object]
    ) -> None:
        self._command = command
        self._limits = limits
        self._schemas = schemas
        self._heard = heard
        self._number = 0
        self._latest = math.inf
        """When, of the time of `time.monotonic`, the scenario at work has taken too long."""
        self._owed: deque[int] = deque()
        """The numbers of the requests that are not answered yet."""
        self.over = False
        try:
            self._child = Child(command, limits)
        except ChildFailed as error:
            raise ContractBroken(f"it {described(command, str(error))}") from error

    def next(self) -> int:
        """A number for a request."""
        self._number += 1
        return self._number

    def number(self, *, look: bool = False) -> int:
        """The number of the next request; of a ``look`` it is that of the one that is asked for already, if there is one."""
        return self._owed[0] if look and self._owed else self._number + 1

    @property
    def owes(self) -> bool:
        """Whether a request is not answered yet."""
        return bool(self._owed)

    def begin(self) -> None:
        """A scenario begins: its time counts from now, and what was written to the standard error until now is not of it."""
        self.settled()
        self._latest = time.monotonic() + self._limits.scenario
        self._child.forget()

    def ask(self, verb: Verb, *requests: Request) -> None:
        """Write requests, all of whose forerunners are answered: what stands there already is an answer to none of them. ``verb``
        is the first of them, or what they are about.
        """
        if verb != "hello":  # which has words of its own for a program that begins to speak by itself
            self._unasked()
        lines = [_ENCODER.encode(request) for request in requests]
        self._owed.extend(request.id for request in requests)
        if self._schemas is not None:
            for line in lines:
                self._schemas.request(line)
        try:
            self._child.send(b"".join(line + b"\n" for line in lines), self._deadline(verb))
        except TimedOut:
            self.broken(self._late(f"it did not read {verb}", verb))
        except ChildFailed as error:
            self._failed(error, verb)

    def answer(self, verb: Verb, *kinds: str, known: bytes = b"") -> Line:
        """The answer to the first request that is not answered yet, if it is one of these kinds. ``known`` is a view that was
        read already, which need not be read again.
        """
        number = self._owed.popleft()
        raw = self._written(verb)
        self._heard(verb, raw)
        try:
            line = taken_apart(raw, known)
        except NOT_JSON as error:
            self.broken(f"its answer to {verb} is malformed: {one_line(str(error))}: {quoted(raw)}")
        if line.id != number:
            self.broken(f"it answered another request when {verb} was asked: its id is off by {line.id - number:+d}")
        wrong = self._schemas.answer(raw) if self._schemas is not None else ""
        if wrong:
            self.broken(f"its answer to {verb} is against the schema: {one_line(wrong)}")
        missing = lacking(line)
        if missing:
            self.broken(f'its answer to {verb} has no field "{missing}"')
        if line.answer == "error":
            raise ContractBroken(one_line(line.why or "") or f"{verb} went wrong")
        if line.answer not in kinds:
            self.broken(f"it answered {verb} with {one_line(line.answer)!r}, which is no answer to it")
        return line

    def decoded(self, verb: Verb, decoder: msgspec.json.Decoder[T], written: bytes) -> T:
        """A part of an answer, read."""
        try:
            return decoder.decode(written)
        except NOT_JSON as error:
            self.broken(f"its answer to {verb} is malformed: {one_line(str(error))}")

    def take_what_is_owed(self) -> None:
        """Take the answers to requests for which nobody waited, as when a scenario ended with an answer that was wrong. Whatever
        these are: that scenario has its verdict, and the next one is not to pay for them.
        """
        while self._owed:
            with suppress(ContractBroken):
                self.answer("observe", "ok", "illegal", "unsupported", "view")

    def settled(self) -> None:
        """See that it has not gone on after its last answer, as far as that shows by now."""
        self._unasked()
        if self._child.failure:
            self.broken(f"it {self._child.failure} after its last answer")

    def said(self) -> str:
        """The end of what it wrote to its standard error since the scenario began."""
        return self._child.said()

    def close(self) -> None:
        """Say bye; it has a while to end by itself."""
        self.over = True
        self._child.close(_ENCODER.encode(ByeRequest(id=self.next())) + b"\n")

    def end(self) -> None:
        """Kill it, with everything that it has started."""
        self.over = True
        self._owed.clear()
        self._child.kill()

    def abandon(self) -> None:
        """Have it killed, whatever another thread is doing with it, which gets a `ContractBroken`."""
        self._child.abandon()

    def broken(self, what: str) -> NoReturn:
        """The wire is broken: nothing of the process is left, and ``what`` is told."""
        self.end()
        raise ContractBroken(what)

    # ---- lines and their time

    def _written(self, verb: Verb) -> bytes:
        """The next line that it writes."""
        try:
            raw = self._child.receive(self._deadline(verb))
        except TimedOut as error:
            half = " (it wrote a part of a line)" if error.half else ""
            ask = "; is each answer flushed, and ended by a line feed?" if verb == "hello" else ""
            self.broken(self._late(f"it did not answer {verb}", verb) + half + ask)
        except ChildFailed as error:
            self._failed(error, verb)
        if not raw.strip():
            self.broken(f"it answered {verb} with an empty line")
        return raw

    def _unasked(self) -> None:
        unasked = self._child.unasked()
        if unasked:
            self.broken(f"it wrote what nobody asked for: {quoted(unasked)}")

    def _patience(self, verb: Verb) -> float:
        return self._limits.start if verb == "hello" else self._limits.answer

    def _deadline(self, verb: Verb) -> float:
        return min(time.monotonic() + self._patience(verb), self._latest)

    def _late(self, what: str, verb: Verb) -> str:
        """What it did not do in time, and in which time."""
        if time.monotonic() >= self._latest:
            return f"{what} within the {self._limits.scenario:g} s of a whole scenario"
        return f"{what} within {self._patience(verb):g} s"

    def _failed(self, error: ChildFailed, verb: Verb) -> NoReturn:
        told = described(self._command, str(error))
        self.broken(f"it {told}" if told.startswith(NOT_STARTED) else f"it {told} at {verb}")
