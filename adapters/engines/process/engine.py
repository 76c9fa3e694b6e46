"""An engine that is a program, as the runner drives it: started when it is needed, and started again after it broke down. What
it writes is held against the contract (`adapters.engines.process.conversation`); a breach costs the scenario at work, and the
next one finds a new process.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from adapters.contract.messages import CONTRACT, Action, Answer, Board, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import View
from adapters.contract.wire import ActRequest, HelloRequest, ObserveRequest, Request, SetupRequest
from adapters.engines.process.conversation import Conversation, Verb
from adapters.engines.process.limits import Limits
from adapters.engines.process.strict import Schemas
from adapters.suite.running.guard import UNNAMED, ContractBroken, refuse_unknown, sound, spoken
from adapters.suite.verdict import NOT_RUN, one_line


class _Claims(Struct, frozen=True):
    """What an engine claims to be able to do, be it in the list or not."""

    capabilities: tuple[str, ...] = ()


_CLAIMS = msgspec.json.Decoder(_Claims)
_HELLO = msgspec.json.Decoder(Hello)
_VIEW = msgspec.json.Decoder(View)


class ProcessEngine:
    """An engine that is a program, `Checked`. ``command`` are its words; with ``strict`` every message in both directions is held
    against the schema of the contract.
    """

    def __init__(self, command: Sequence[str], limits: Limits, *, strict: bool = False) -> None:
        self._command = tuple(command)
        self._limits = limits
        self._schemas = Schemas() if strict else None
        self._talk: Conversation | None = None
        self._restarts = 0
        self._refused = False
        """Whether it was not started again, so that there is nothing that it said."""
        self._abandoned = False
        self._hello: Hello | None = None
        self._introduction = b""
        self._listener: Callable[[Verb, bytes], object] | None = None
        self._board: Board | None = None
        self._seen: tuple[bytes, View] | None = None

    def hello(self) -> Hello:
        """Who the engine is; starts it, if it was not asked before."""
        if self._hello is None:
            self._hello = self._start()
        return self._hello

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game on this board; starts the engine again if it has broken down. What it does after its last answer, but too
        late for the scenario that was at work, shows here.
        """
        if self._abandoned:
            raise ContractBroken("it was abandoned")
        if self._talk is not None:
            self._talk.take_what_is_owed()
        if self._talk is None or self._talk.over:
            self._start_again()
        talk = self._running
        self._board, self._seen = board, None
        talk.begin()
        talk.ask("setup", SetupRequest(id=talk.next(), board=board))
        line = talk.answer("setup", "ok", "unsupported")
        return Ok() if line.answer == "ok" else Unsupported(what=one_line(line.what or "") or UNNAMED)

    def act(self, action: Action) -> Answer:
        """Do this action. A look at what comes of it is asked for in the same breath."""
        self._running.take_what_is_owed()
        self._running.ask("act", *self._acting(action))
        return self._done()

    def look_and_act(self, action: Action) -> tuple[View, Answer]:
        """Look at the game, then do this action; the engine is asked for both at once."""
        self._running.take_what_is_owed()
        self._running.ask("observe", self._look(), *self._acting(action))
        return self._shown(), self._done()

    def observe(self) -> View:
        """The whole game, once a board is set up."""
        if not self._running.owes:
            self._running.ask("observe", self._look())
        return self._shown()

    def settled(self) -> None:
        """See that it has not gone on after its last answer, as far as that shows by now."""
        self._running.settled()

    def bye(self) -> None:
        """Let the engine go. One that has never said what it is gets no time for it."""
        if self._talk is None or self._talk.over:
            return
        if self._hello is None:
            self._talk.end()
        else:
            self._talk.close()

    def abandon(self) -> None:
        """End it whatever another thread is doing with it, which gets a `ContractBroken`."""
        self._abandoned = True
        talk = self._talk
        if talk is not None:
            talk.abandon()

    def said(self) -> str:
        """The end of what it wrote to its standard error since the last set-up began."""
        return "" if self._talk is None or self._refused else self._talk.said()

    def listen(self, listener: Callable[[Verb, bytes], object]) -> None:
        """Have this called with every line that comes as an answer, as it was written and before it is read, and with what it is
        to answer; with that to the last hello at once.
        """
        self._listener = listener
        if self._introduction:
            listener("hello", self._introduction)

    def number(self, *, look: bool = False) -> int:
        """The number of the next request on the wire; of a ``look`` it may be one that is asked for already."""
        # A process that is started first gets a hello.
        return 2 if self._talk is None or self._talk.over else self._talk.number(look=look)

    # ---- what is said

    @property
    def _running(self) -> Conversation:
        if self._talk is None or self._talk.over:
            raise ContractBroken("it has broken down")
        return self._talk

    def _acting(self, action: Action) -> tuple[Request, Request]:
        return ActRequest(id=self._running.next(), action=action), self._look()

    def _look(self) -> ObserveRequest:
        return ObserveRequest(id=self._running.next(), viewer="")

    def _done(self) -> Answer:
        """The answer to an action."""
        line = self._running.answer("act", "ok", "illegal", "unsupported")
        if line.answer == "ok":
            return Ok()
        return (
            Illegal(why=one_line(line.why or ""))
            if line.answer == "illegal"
            else Unsupported(what=one_line(line.what or "") or UNNAMED)
        )

    def _shown(self) -> View:
        """The view that was asked for. One that is written as the last was is that."""
        if self._board is None:
            raise RuntimeError("no game was set up")
        known = b"" if self._seen is None else self._seen[0]
        written = bytes(self._running.answer("observe", "view", known=known).view)
        if self._seen is not None and written == known:
            return self._seen[1]
        last = None if self._seen is None else self._seen[1]
        view = sound(self._running.decoded("observe", _VIEW, written), self._board, last)
        self._seen = written, view
        return view

    def _heard(self, verb: Verb, raw: bytes) -> None:
        if verb == "hello":
            self._introduction = raw
        if self._listener is not None:
            self._listener(verb, raw)

    # ---- starting

    def _start(self) -> Hello:
        """A new process, and what it says of itself."""
        self._talk = talk = Conversation(self._command, self._limits, self._schemas, self._heard)
        try:
            return self._introduced(talk)
        except ContractBroken:
            talk.end()  # whatever is wrong with what it says of itself, nothing more is asked of it
            raise

    def _introduced(self, talk: Conversation) -> Hello:
        """What it says of itself."""
        if self._abandoned:
            talk.broken("it was abandoned")
        talk.ask("hello", HelloRequest(id=talk.next(), contract=CONTRACT))
        line = talk.answer("hello", "hello", "unsupported")
        if line.answer == "unsupported":
            talk.broken(f"it does not speak version {CONTRACT} of the contract: {one_line(line.what or '')}")
        written = bytes(line.hello)
        refuse_unknown(talk.decoded("hello", _CLAIMS, written).capabilities)
        return spoken(talk.decoded("hello", _HELLO, written))

    def _start_again(self) -> None:
        """A new process in place of the one that broke down, as long as there is budget for it."""
        if self._restarts >= self._limits.restarts:
            self._refused = True
            raise ContractBroken(f"{NOT_RUN}the engine broke down again and again, and was started {self._restarts} more times")
        self._restarts += 1
        try:
            hello = self._start()
        except ContractBroken as error:
            raise ContractBroken(f"it could not be started again: {error}") from error
        if self._hello is not None and hello != self._hello:
            self._running.broken("it says of itself something else than before it was started again")
