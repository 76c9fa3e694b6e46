"""Between the runner and an engine: nothing that an engine answers or raises gets past here unchecked.

What comes back is copied through JSON, so that an engine keeps no hand on what the runner compares later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from adapters.contract.capabilities import CAPABILITIES
from adapters.contract.messages import CONTRACT, Action, Answer, Board, Engine, Hello, Illegal, Ok, Unsupported
from adapters.contract.view import Decision, View

_MESSAGE = msgspec.json.Encoder()
_VIEW = msgspec.json.Decoder(View)
_HELLO = msgspec.json.Decoder(Hello)

T = TypeVar("T")


class ContractBroken(Exception):
    """The engine crashed, or answered with something that is no answer. The message says what it did."""


class Guarded:
    """An engine whose every answer is checked. Each verb but `bye` raises `ContractBroken`; KeyboardInterrupt alone passes
    through.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._labels: frozenset[str] = frozenset()
        self._players: tuple[str, ...] = ()

    def hello(self) -> Hello:
        """Who the engine is and what it can do."""
        answer = _called("hello", lambda: self._engine.hello(CONTRACT))
        for capability in answer.capabilities if type(answer) is Hello and type(answer.capabilities) is tuple else ():
            if type(capability) is str and capability not in CAPABILITIES:
                raise ContractBroken(f"it claims an unknown capability {capability!r}; known are {', '.join(CAPABILITIES)}")
        return _copied("hello", answer, Hello, _HELLO)

    def setup(self, board: Board) -> Ok | Unsupported:
        """Begin a game on this board."""
        self._labels = frozenset(setup.label for setup in board.objects)
        self._players = tuple(player.name for player in board.players)
        answer = _called("setup", lambda: self._engine.setup(board))
        if type(answer) is Ok:
            return answer
        if type(answer) is Unsupported:
            return Unsupported(what=_text(answer.what))
        raise ContractBroken(f"it answered setup with {_named(answer)}")

    def act(self, action: Action) -> Answer:
        """Do an action."""
        answer: object = _called("act", lambda: self._engine.act(action))
        if type(answer) is Ok:
            return answer
        if type(answer) is Illegal:
            return Illegal(why=_text(answer.why))
        if type(answer) is Unsupported:
            return Unsupported(what=_text(answer.what))
        raise ContractBroken(f"it answered act with {_named(answer)}")

    def observe(self) -> View:
        """The whole game."""
        view = _copied("observe", _called("observe", lambda: self._engine.observe("")), View, _VIEW)
        wrong = _absurd(view, self._labels, self._players)
        if wrong:
            raise ContractBroken(f"its view is absurd: {wrong}")
        return view

    def bye(self) -> None:
        """Let the engine go; all its verdicts are in, so what it does now does not matter."""
        with suppress(ContractBroken):
            _called("bye", self._engine.bye)


def _called(verb: str, call: Callable[[], T]) -> T:
    try:
        return call()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - a panic of a native engine derives from BaseException
        raise ContractBroken(f"{verb} raised {_described(error)}") from None


def _described(error: BaseException) -> str:
    """An exception in words, whatever its own methods do."""
    try:
        words = f"{type(error).__name__}: {error}"
    except Exception:  # noqa: BLE001 - an engine's exception may fail even at this
        words = type(error).__name__
    return words.strip().rstrip(":")


def _copied(verb: str, answer: object, kind: type[T], decoder: msgspec.json.Decoder[T]) -> T:
    if type(answer) is not kind:
        raise ContractBroken(f"it answered {verb} with {_named(answer)}")
    try:
        return decoder.decode(_MESSAGE.encode(answer))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - what an engine puts into its answer may do anything as it is written
        raise ContractBroken(f"its answer to {verb} is malformed: {_described(error)}") from None


def _named(answer: object) -> str:
    return f"a {type(answer).__name__}, which is no answer to it"


def _text(words: object) -> str:
    if type(words) is not str:
        raise ContractBroken(f"it gave a {type(words).__name__} for a reason")
    return words


def _absurd(view: View, labels: frozenset[str], players: tuple[str, ...]) -> str:
    """What in a view cannot be; empty for a view that is well."""
    if sorted(player.name for player in view.players) != sorted(players):
        return f"the players are {', '.join(player.name for player in view.players)}"
    shown = [shown.label for shown in view.objects if shown.label]
    if len(set(shown)) < len(shown):
        return f"{Counter(shown).most_common(1)[0][0]} is in two places"
    if not labels.issuperset(shown):
        return f"there is no {min(set(shown) - labels)} on the board"
    if view.priority and view.priority not in players:
        return f"priority is with {view.priority!r}"
    references = [entry.reference for entry in view.stack]
    if len(set(references)) < len(references):
        return f"two entries of the stack are both {Counter(references).most_common(1)[0][0]}"
    return _absurd_decision(view.decision, players) if view.decision else ""


def _absurd_decision(decision: Decision, players: tuple[str, ...]) -> str:
    if decision.player not in players:
        return f"{decision.player!r} is asked"
    if decision.shape == "pick" and not 0 <= decision.minimum <= decision.maximum:
        return f"between {decision.minimum} and {decision.maximum} options are to be picked"
    if decision.shape == "pick" and decision.minimum > len(decision.options):
        return f"{decision.minimum} of {len(decision.options)} options are to be picked"
    if decision.shape == "order" and not decision.options:
        return "nothing is to be ordered"
    return ""
