from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NoReturn

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from adapters.contract.messages import Cast, Hello, Illegal, Ok, Unsupported
from adapters.suite import phrases
from adapters.suite.running.guard import ContractBroken, Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Does
from adapters.suite.verdict import LONGEST, Verdict
from tests.suite.fake_engines import REFUSED, Scripted
from tests.suite.running.trying import of_these

STEPS = (
    "Alice has Mulldrifter in her hand",
    "Alice controls 2 Island",
    "Island 1 starts with 2 charge counters",
    "Alice casts Mulldrifter for its evoke cost, making mana with Island 1; Island 2",
    "Alice is at 20 life",
)


def judged(engine: Scripted) -> Verdict:
    return run(of_these(*STEPS), Guarded(engine), "fake")


def verb(name: str, does: Callable[..., object]) -> Scripted:
    """An engine with one verb of another kind."""
    engine = Scripted()
    setattr(engine, name, does)
    return engine


def raising(error: BaseException) -> Callable[..., NoReturn]:
    def fails(*_: object) -> NoReturn:
        raise error

    return fails


# ---- whatever an engine does, there is a verdict


class Panic(BaseException):
    pass


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError("not even this")


class Evil(Exception):
    def __str__(self) -> str:
        sys.exit(0)


class Interrupting(Exception):
    def __str__(self) -> str:
        raise KeyboardInterrupt


class Words(str):
    """A string that is no better than its class."""

    __slots__ = ()

    def __format__(self, how: str) -> str:
        sys.exit(0)

    __len__ = __getitem__ = split = encode = __format__  # type: ignore[assignment]


class Posing(Exception):
    def __str__(self) -> str:
        return Words("words")


class Nameless(type):
    @property
    def __name__(cls) -> str:  # type: ignore[override]
        sys.exit(0)


class Unnamed(Exception, metaclass=Nameless):
    pass


RAISED = [
    ValueError("x"), Panic("x"), SystemExit(1), RecursionError(), GeneratorExit(), KeyboardInterrupt(), Unspeakable(), Evil(),
    Interrupting(), Posing(), Unnamed(),
]  # fmt: skip


@pytest.mark.parametrize("raised", RAISED, ids=lambda raised: type.__dict__["__name__"].__get__(type(raised)))
@pytest.mark.parametrize("name", ["hello", "setup", "act", "observe"])
def test_an_engine_that_raises_gets_a_verdict(name: str, raised: BaseException) -> None:
    verdict = judged(verb(name, raising(raised)))

    assert verdict.outcome == "error"
    assert f"{name} raised {type.__dict__['__name__'].__get__(type(raised))}" in verdict.reason


@pytest.mark.parametrize("raised", [Panic("x"), SystemExit(0), KeyboardInterrupt(), Evil(), Unnamed()], ids=lambda _: "")
def test_an_engine_that_takes_its_leave_badly_is_let_go(raised: BaseException) -> None:
    Guarded(verb("bye", raising(raised))).bye()


class Odd(Ok, frozen=True):
    pass


class OfNoName(metaclass=Nameless):
    pass


NO_ANSWERS: dict[str, tuple[Any, ...]] = {
    "hello": (None, Ok(), "hello", Hello(name=3, version="", language=""), OfNoName()),  # type: ignore[arg-type]
    "setup": (None, True, REFUSED, {"answer": "ok"}, Unsupported(what=None), OfNoName()),  # type: ignore[arg-type]
    "act": (None, True, "ok", Odd(), Illegal(why=b"no"), Unsupported(what=OfNoName()), Illegal(why=Words("no"))),  # type: ignore[arg-type]
    "observe": (None, Ok(), {}, [], OfNoName()),
}


@pytest.mark.parametrize(
    ("name", "answer"), [(name, answer) for name, answers in NO_ANSWERS.items() for answer in answers], ids=lambda _: ""
)
def test_an_engine_that_answers_with_no_answer_gets_a_verdict(name: str, answer: object) -> None:
    verdict = judged(verb(name, lambda *_: answer))

    assert (verdict.outcome, verdict.line) == ("error", 0)


def test_an_unknown_capability_is_named() -> None:
    verdict = judged(Scripted(capabilities=("flying",)))  # type: ignore[arg-type]

    assert (verdict.outcome, "unknown capability 'flying'" in verdict.reason) == ("error", True)


@pytest.mark.parametrize("words", ["a\ud800b", "two\nlines", "x" * 10_000_000])
@pytest.mark.parametrize("way", [lambda words: Illegal(why=words), lambda words: Unsupported(what=words), ValueError])
def test_what_an_engine_says_can_be_told_whatever_it_is(words: str, way: Callable[[str], Any]) -> None:
    verdict = judged(Scripted([way(words)]))
    told = verdict.reason + verdict.observed

    assert verdict.outcome != "pass"
    assert len(told.encode()) < LONGEST + 100
    assert "\n" not in told


def test_what_an_engine_shows_can_be_told_whatever_it_is() -> None:
    def long(view: Any) -> Any:
        return replace(view, players=tuple(replace(player, name="x" * 10_000_000) for player in view.players))

    assert len(judged(Scripted([long])).reason) < LONGEST + 100


# ---- Ctrl-C


def test_ctrl_c_ends_the_run_whatever_an_engine_makes_of_it() -> None:
    def swallows(*_: object) -> Ok:
        with suppress(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        return Ok()

    def turns(*_: object) -> Ok:
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            raise ValueError("not me") from None
        return Ok()

    before = signal.getsignal(signal.SIGINT)
    for does in (lambda *_: os.kill(os.getpid(), signal.SIGINT), swallows, turns):
        with pytest.raises(KeyboardInterrupt):
            judged(verb("act", does))
        assert signal.getsignal(signal.SIGINT) is before


def test_an_engine_can_be_called_from_another_thread() -> None:
    verdicts: list[Verdict] = []
    thread = threading.Thread(target=lambda: verdicts.append(judged(Scripted())))
    thread.start()
    thread.join()

    assert [verdict.outcome for verdict in verdicts] == ["pass"]


# ---- what reaches the engine


def parts(whole: object) -> Iterator[object]:
    """Whatever can be changed or traced in a value: every struct, every dictionary, every tuple that is not empty."""
    yield from [whole] if isinstance(whole, Struct | dict) or (isinstance(whole, tuple) and whole) else []
    if isinstance(whole, Struct):
        whole = tuple(getattr(whole, name) for name in whole.__struct_fields__)
    if isinstance(whole, dict):
        whole = tuple(whole.values())
    if isinstance(whole, tuple):
        for part in whole:
            yield from parts(part)


def test_nothing_of_the_suites_own_reaches_an_engine() -> None:
    engine, played = Scripted(), of_these(*STEPS)
    assert run(played, Guarded(engine), "fake").outcome == "pass"

    own = {id(part) for part in parts(played)}
    own |= {id(part) for step in STEPS for part in parts(phrases.read(step))}
    given = [part for told in (*engine.boards, *engine.acts) for part in parts(told)]
    assert any(isinstance(part, Cast) for part in given)
    assert not [part for part in given if id(part) in own]
    holders = [each for act in engine.acts for each in gc.get_referrers(act) if isinstance(each, Struct | tuple)]
    assert holders == []


def test_what_an_engine_does_to_what_it_is_given_is_its_own_affair() -> None:
    class Forger(Scripted):
        def setup(self, board: Any) -> Any:
            answer = super().setup(board)
            force_setattr(board, "objects", ())
            return answer

        def act(self, action: Any) -> Any:
            answer = super().act(action)
            force_setattr(action, "card", "Island 1")
            force_setattr(action, "payment", None)
            return answer

        def observe(self, viewer: str) -> Any:
            view = super().observe(viewer)
            return replace(view, objects=view.objects[:-1]) if self.careless else view

        careless = False

    assert judged(Forger()).outcome == "pass"
    item = phrases.read(STEPS[3])
    assert isinstance(item, Does)
    assert isinstance(item.action, Cast)
    assert item.action.card == "Mulldrifter"

    careless = Forger()
    careless.careless = True
    assert judged(careless).outcome == "error"


def test_a_view_that_is_not_asked_for_in_order_is_a_mistake_of_ours() -> None:
    with pytest.raises(RuntimeError):
        Guarded(Scripted()).observe()


def test_what_an_engine_says_of_itself_is_told_in_lines_that_end() -> None:
    said = Hello(name="x" * 10_000, version="1\n2", language="Java", capabilities=("counters", "counters"))
    heard = Guarded(verb("hello", lambda contract: said)).hello()
    assert len(heard.name) == LONGEST + len(" ...")
    assert (heard.version, heard.capabilities) == ("1 2", ("counters",))


@pytest.mark.parametrize("edition", ["now", "2026", "20260807", "2026-13-01", "2026-08-07 "])
def test_an_edition_is_a_date(edition: str) -> None:
    said = Hello(name="x", version="1", language="x", edition=edition)
    with pytest.raises(ContractBroken, match="which is no date"):
        Guarded(verb("hello", lambda contract: said)).hello()
