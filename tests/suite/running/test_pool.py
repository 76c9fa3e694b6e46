from __future__ import annotations

import threading
import time
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Action, Answer, Board, Hello, Ok, Unsupported
from adapters.contract.view import View
from adapters.suite import phrases
from adapters.suite.bad_input import BadInput
from adapters.suite.running.guard import ContractBroken
from adapters.suite.running.pool import verdicts
from adapters.suite.scenario import Expectation, Scenario, Setup
from adapters.suite.verdict import Verdict

HELLO = Hello(name="idle", version="1", language="Python")


class Idle:
    """An engine that can do nothing, and takes its time to say so. ``log`` is what became of it."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause
        self.log: list[str] = []
        self.threads: set[int] = set()

    def hello(self) -> Hello:
        return HELLO

    def setup(self, board: Board) -> Ok | Unsupported:
        self.threads.add(threading.get_ident())
        self.log.append("setup")
        time.sleep(self.pause)
        return Unsupported(what="games")

    def act(self, action: Action) -> Answer:
        raise AssertionError

    def look_and_act(self, action: Action) -> tuple[View, Answer]:
        raise AssertionError

    def observe(self) -> View:
        raise AssertionError

    def settled(self) -> None:
        raise AssertionError

    def bye(self) -> None:
        self.log.append("bye")

    def abandon(self) -> None:
        self.log.append("abandon")

    def said(self) -> str:
        return ""


def scenarios(count: int) -> list[Scenario]:
    steps = [phrases.read(step) for step in ("Alice has Mulldrifter in her hand", "Alice is at 20 life")]
    one = Scenario(
        id="x",
        name="X",
        feature="x.feature",
        title="T",
        setup=tuple(item for item in steps if isinstance(item, Setup)),
        script=tuple(item for item in steps if isinstance(item, Expectation)),
    )
    return [replace(one, id=f"x-{number}") for number in range(count)]


def run(count: int, engines: Sequence[Idle]) -> list[Verdict]:
    first, *others = engines
    return list(verdicts(scenarios(count), first, "idle", HELLO, more=others))


def test_verdicts_come_in_the_order_of_the_scenarios_whoever_is_quicker() -> None:
    engines = [Idle(0.01), Idle(), Idle(0.002)]

    assert [verdict.id for verdict in run(40, engines)] == [f"x-{number}" for number in range(40)]
    assert sum(each.log.count("setup") for each in engines) == 40
    assert all("setup" in each.log for each in engines[1:])


def test_each_engine_stays_in_one_thread_and_only_the_further_ones_are_let_go() -> None:
    engines = [Idle(0.001), Idle(0.001)]
    run(20, engines)

    assert [len(each.threads) for each in engines] == [1, 1]
    assert ["bye" in each.log for each in engines] == [False, True]


def test_a_single_engine_works_where_it_is_asked() -> None:
    engine = Idle()
    run(3, [engine])

    assert engine.threads == {threading.get_ident()}


def test_each_verdict_is_told_with_its_engine_in_the_thread_of_that_one() -> None:
    engines = [Idle(0.001), Idle(0.001)]
    told: dict[str, tuple[object, int]] = {}

    def after(engine: object, verdict: Verdict) -> None:
        told[verdict.id] = engine, threading.get_ident()

    found = list(verdicts(scenarios(20), engines[0], "idle", HELLO, more=engines[1:], after=after))
    assert sorted(told) == sorted(verdict.id for verdict in found)
    assert all(thread in engine.threads for engine, thread in told.values() if isinstance(engine, Idle))
    assert {id(engine) for engine, _ in told.values()} == {id(engine) for engine in engines}


class Strange(Idle):
    """An engine of another kind than the first, which it takes a while to say."""

    def hello(self) -> Hello:
        time.sleep(0.05)
        return replace(HELLO, version="2")


class Silent(Idle):
    """An engine that does not complete hello."""

    def hello(self) -> Hello:
        raise ContractBroken("it has lost its voice")


@pytest.mark.parametrize(
    ("odd", "what"),
    [
        (Strange(), "the engine idle says of itself something else each time that it is started"),
        (Silent(), "the engine idle did not complete hello: it has lost its voice"),
    ],
)
def test_where_one_is_not_as_the_first_nothing_is_run(odd: Idle, what: str) -> None:
    first, second = Idle(), Idle()

    with pytest.raises(BadInput, match=what):
        list(verdicts(scenarios(5), first, "idle", HELLO, more=[second, odd]))
    assert "setup" not in first.log + second.log
    assert "bye" in second.log
    assert "bye" not in first.log


def test_where_the_system_has_no_more_threads_it_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none)
    with pytest.raises(BadInput, match="so many --jobs cannot be started: can't start new thread"):
        list(verdicts(scenarios(5), Idle(), "idle", HELLO, more=[Idle()]))


def test_whoever_stops_listening_leaves_nobody_at_work() -> None:
    first, second = Idle(0.005), Idle(0.005)
    found = verdicts(scenarios(1000), first, "idle", HELLO, more=[second])
    next(found)
    found.close()  # type: ignore[attr-defined]

    assert "abandon" in first.log
    assert "abandon" in second.log
    done = len(first.log + second.log)
    time.sleep(0.05)
    assert len(first.log + second.log) == done < 100


class Faulty(Idle):
    """An engine at which the suite itself goes wrong, after a while."""

    def setup(self, board: Board) -> Ok | Unsupported:
        if self.log.count("setup") == 3:
            raise ZeroDivisionError("not foreseen")
        return super().setup(board)


@pytest.mark.parametrize("place", [0, 1])
def test_what_nobody_foresaw_in_one_thread_ends_the_others_and_is_raised(place: int) -> None:
    engines = [Idle(0.002), Idle(0.002)]
    engines.insert(place, Faulty(0.002))
    raised: list[BaseException] = []

    def listen() -> None:
        try:
            run(1000, engines)
        except ZeroDivisionError as error:
            raised.append(error)

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    listener.join(60)

    assert not listener.is_alive()
    assert [str(error) for error in raised] == ["not foreseen"]
    assert sum(each.log.count("setup") for each in engines) < 500
    assert all("abandon" in each.log for each in engines)
    assert all("bye" in each.log for each in engines[1:])
