"""The other side of the wire: an engine of this process answers on its standard output what is asked on its standard input."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Iterator
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from adapters.contract.messages import Engine
from adapters.contract.wire import (
    ActRequest,
    ByeRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    ObserveRequest,
    Request,
    SetupRequest,
    on_the_wire,
)
from adapters.suite.bad_input import BadInput
from adapters.suite.running.aside import aside
from adapters.suite.running.guard import ContractBroken, Guarded, to_act, to_hello, to_observe, to_setup, tried
from adapters.suite.running.interrupts import Heeding
from adapters.suite.verdict import one_line


class _Shown(Struct, frozen=True, kw_only=True, tag="view", tag_field="answer"):
    """A view that is written already."""

    id: int
    view: Raw


_ENCODER = msgspec.json.Encoder()
_REQUEST: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def serve(engine: Engine) -> None:
    """Answer every request until ``bye``, or until there are no more. Whatever the engine raises is an answer too, and its
    traceback goes to the standard error, as goes whatever it prints. Raises `BadInput` for a line that is no request.
    """
    # Ctrl-C is for the process to hear that asks; this one ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = _taken(0, os.O_RDONLY), os.dup(1)
    with aside(), Heeding(), os.fdopen(questions, "rb") as lines:
        for request in _requests(lines):
            if isinstance(request, ByeRequest):
                break
            _write(answers, _ENCODER.encode(_answer(engine, request)) + b"\n")
        Guarded(engine).bye()


def _taken(number: int, mode: int) -> int:
    """A file descriptor that the engine does not know of, in place of one that it could read or write by mistake."""
    ours = os.dup(number)
    nothing = os.open(os.devnull, mode)
    os.dup2(nothing, number)
    os.close(nothing)
    return ours


def _requests(lines: BinaryIO) -> Iterator[Request]:
    for number, line in enumerate(lines, 1):
        try:
            yield _REQUEST.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput(f"no request of the contract: {error}", "the standard input", number) from error


def _answer(engine: Engine, request: Request) -> Struct:
    try:
        return _answered(engine, request)
    except ContractBroken as error:
        if error.__context__ is not None:
            traceback.print_exception(error.__context__, file=sys.stderr)
        return ErrorAnswer(id=request.id, why=one_line(str(error)))


def _answered(engine: Engine, request: Request) -> Struct:
    """What the engine answers; raises `ContractBroken` if that is no answer, or if it raises."""
    number = request.id
    match request:
        case HelloRequest():
            return HelloAnswer(id=number, hello=to_hello(tried("hello raised", lambda: engine.hello(request.contract))))
        case SetupRequest():
            return on_the_wire(number, to_setup(tried("setup raised", lambda: engine.setup(request.board))))
        case ActRequest():
            return on_the_wire(number, to_act(tried("act raised", lambda: engine.act(request.action))))
        case ObserveRequest():
            return _Shown(id=number, view=Raw(to_observe(tried("observe raised", lambda: engine.observe(request.viewer)))))
        case _:
            raise TypeError(f"{type(request).__name__} has no answer")


def _write(place: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(place, rest) :]
