"""Between the runner and an engine: nothing that an engine answers or raises gets past here unchecked, and nothing of the suite's
own gets into its hands.

What comes back, and what is handed over, is copied through JSON: an engine keeps no hand on what the runner compares later, and
holds nothing from which a way leads to what is expected. That an engine in the same process looks through the interpreter's
frames cannot be prevented here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import CONTRACT, EDITION, Action, Answer, Board, Engine, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import View
from adapters.suite.running.editions import is_date
from adapters.suite.running.interrupts import Heeding
from adapters.suite.running.soundness import unsound
from adapters.suite.verdict import one_line
from oracle.editions import FIRST_EDITION, modelled

_MESSAGE = msgspec.json.Encoder()
_VIEW = msgspec.json.Decoder(View)
_HELLO = msgspec.json.Decoder(Hello)
_BOARD = msgspec.json.Decoder(Board)
_ACTION: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action)

T = TypeVar("T")


class ContractBroken(Exception):
    """The engine crashed, or answered with something that is no answer. The message says what it did."""


class Unsound(ContractBroken):
    """The engine showed a game that cannot be. The message says why."""


class Checked(Protocol):
    """An engine, wherever it runs, whose every answer is checked. Each verb but `bye` raises `ContractBroken`; Ctrl-C alone
    passes through.
    """

    def hello(self) -> Hello:
        """Who the engine is and what it can do."""

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game on this board."""

    def act(self, action: Action) -> Answer:
        """Do this action."""

    def look_and_act(self, action: Action) -> tuple[View, Answer]:
        """Look at the game, then do this action."""

    def observe(self) -> View:
        """The whole game, once a board is set up."""

    def settled(self) -> None:
        """See that the engine has not gone on by itself after its last answer, as far as that shows."""

    def bye(self) -> None:
        """Let the engine go; all its verdicts are in, so what it does now does not matter."""

    def abandon(self) -> None:
        """Nobody waits for its answers any more. This may come from another thread than the verbs."""

    def said(self) -> str:
        """The end of what it wrote to its standard error since the last set-up began, as far as that is kept."""


class Guarded:
    """An engine of this process, `Checked`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._board: Board | None = None
        self._seen: tuple[bytes, View] | None = None

    def hello(self) -> Hello:
        """Who the engine is and what it can do."""
        answer = tried("hello raised", lambda: self._engine.hello(CONTRACT))
        return spoken(to_hello(answer))

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game on a copy of this board."""
        self._board, self._seen = board, None
        told = _BOARD.decode(_MESSAGE.encode(board))
        return to_setup(tried("setup raised", lambda: self._engine.setup(told)))

    def act(self, action: Action) -> Answer:
        """Do a copy of this action."""
        told = _ACTION.decode(_MESSAGE.encode(action))
        return to_act(tried("act raised", lambda: self._engine.act(told)))

    def look_and_act(self, action: Action) -> tuple[View, Answer]:
        """Look at the game, then do a copy of this action."""
        return self.observe(), self.act(action)

    def observe(self) -> View:
        """The whole game, once a board is set up."""
        if self._board is None:
            raise RuntimeError("no game was set up")
        answer = tried("observe raised", lambda: self._engine.observe(""))
        written = to_observe(answer)
        if self._seen is not None and self._seen[0] == written:
            return self._seen[1]
        view = sound(_shown(written), self._board, None if self._seen is None else self._seen[1])
        self._seen = written, view
        return view

    def settled(self) -> None:
        """An engine that is called does nothing between two calls that could be seen here."""

    def bye(self) -> None:
        """Let the engine go."""
        with suppress(ContractBroken):
            tried("bye raised", lambda: self._engine.bye())

    def abandon(self) -> None:
        """Nothing can be done: it shares our process."""

    def said(self) -> str:
        """Nothing: what it writes to our standard error has gone there."""
        return ""


UNNAMED = "something that it does not name"
"""What is unsupported where an engine has no word for it."""


def _shown(written: bytes) -> View:
    """A view as the engine wrote it; raises `ContractBroken` for what is none."""
    try:
        return _VIEW.decode(written)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ContractBroken(f"its answer to observe is malformed: {_described(error)}") from None


def to_hello(answer: object) -> Hello:
    """A copy of what an engine answered to hello. This and the next three raise `ContractBroken` for what is no answer."""
    if type(answer) is Hello and type(answer.capabilities) is tuple:
        refuse_unknown(answer.capabilities)
    written = _written("hello", answer, Hello)
    return tried("its answer to hello is malformed:", lambda: _HELLO.decode(written))


def to_setup(answer: object) -> Ok | Unsupported:
    """What an engine answered to setup."""
    if type(answer) is Ok:
        return answer
    if type(answer) is Unsupported:
        return Unsupported(what=_reason(answer.what) or UNNAMED)
    raise ContractBroken(f"it answered setup with {_named(answer)}")


def to_act(answer: object) -> Answer:
    """What an engine answered to act."""
    if type(answer) is Ok:
        return answer
    if type(answer) is Illegal:
        return Illegal(why=_reason(answer.why))
    if type(answer) is Unsupported:
        return Unsupported(what=_reason(answer.what) or UNNAMED)
    raise ContractBroken(f"it answered act with {_named(answer)}")


def to_observe(answer: object) -> bytes:
    """What an engine answered to observe, as JSON."""
    return _written("observe", answer, View)


def refuse_unknown(capabilities: Iterable[object]) -> None:
    """Raise `ContractBroken` for a claim that is none of the list."""
    for capability in capabilities:
        if type(capability) is str and capability not in CAPABILITIES:
            raise ContractBroken(f"it claims an unknown capability {capability!r}; known are {', '.join(CAPABILITIES)}")


def spoken(hello: Hello) -> Hello:
    """What an engine says of itself, each thing in one line that ends, if it speaks our version of the contract; raises
    `ContractBroken` otherwise.
    """
    if hello.contract != CONTRACT:
        raise ContractBroken(f"it speaks version {hello.contract} of the contract; this suite speaks version {CONTRACT}")
    if hello.edition and not is_date(hello.edition):
        raise ContractBroken(f"it plays the rules of {one_line(hello.edition)!r}, which is no date such as {EDITION}")
    if hello.edition and not modelled(hello.edition):
        raise ContractBroken(f"it plays the rules of {hello.edition}; the suite rules on those of {FIRST_EDITION} to {EDITION}")
    said = {name: one_line(getattr(hello, name)) for name in ("name", "version", "language", "homepage")}
    return replace(hello, **said, capabilities=tuple(dict.fromkeys(hello.capabilities)))


def sound(view: View, board: Board, last: View | None = None) -> View:
    """A view, if it can be one of a game that began on this board; raises `Unsound` otherwise. ``last`` is one that was sound."""
    wrong = unsound(view, board, last)
    if wrong:
        raise Unsound(f"its view cannot be right: {wrong}")
    return view


def tried(what: str, call: Callable[[], T]) -> T:
    """Call something of an engine's. Whatever it raises is `ContractBroken`; a panic of a native engine, too, which derives from
    BaseException.
    """
    with Heeding() as heeding:
        try:
            return call()
        except BaseException as error:
            if heeding.pressed:
                raise
            raise ContractBroken(f"{what} {_described(error)}") from None


def _written(verb: str, answer: object, kind: type) -> bytes:
    """An answer of this kind as JSON."""
    if type(answer) is not kind:
        raise ContractBroken(f"it answered {verb} with {_named(answer)}")
    # What an engine puts into its answer may do anything as it is written.
    return tried(f"its answer to {verb} is malformed:", lambda: _MESSAGE.encode(answer))


def _described(error: BaseException) -> str:
    """An exception in words, whatever its own methods do."""
    with Heeding():
        try:
            words = one_line(str(error))
        except BaseException:  # noqa: BLE001 - an engine's exception may fail even at this
            words = ""
    return f"{_kind(error)}: {words}" if words else _kind(error)


def _kind(of: Any) -> str:
    """The name of the type of something, whatever its metaclass says."""
    name: str = type.__dict__["__name__"].__get__(type(of))
    return one_line(name)


def _named(answer: object) -> str:
    return f"a {_kind(answer)}, which is no answer to it"


def _reason(words: object) -> str:
    if type(words) is not str:
        raise ContractBroken(f"it gave a {_kind(words)} for a reason")
    return one_line(words)
