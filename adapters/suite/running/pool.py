"""Many scenarios on one engine: by one worker here, or by several at a time, each with an engine of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TypeAlias

from adapters.contract.messages import CardRecord, Hello
from adapters.suite.bad_input import BadInput
from adapters.suite.running.guard import Checked, ContractBroken
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import Verdict

_Results: TypeAlias = "SimpleQueue[tuple[int, Verdict] | BaseException]"


def verdicts(
    scenarios: Sequence[Scenario],
    engine: Checked,
    name: str,
    hello: Hello,
    records: Sequence[CardRecord] = (),
    *,
    edition: str = "",
    more: Sequence[Checked] = (),
    after: Callable[[Checked, Verdict], object] = lambda _engine, _verdict: None,
) -> Iterator[Verdict]:
    """The verdicts on this engine, in the order of the scenarios, each as soon as it and those before are there.

    ``edition`` is that of the rules to play by, the engine's own where empty. ``more`` are further engines of its kind, not yet
    asked for their hello, which are let go at the end. Each works in a thread of its own beside the first; engines that are
    processes are fit for that. Raises `BadInput`, and runs nothing, where one of them does not say what the first has said.
    Whoever stops listening before the end finds all of them abandoned.

    ``after`` is called with each verdict, and the engine that it is on, before that begins anything else; in that one's thread.
    """

    def judge(scenario: Scenario, by: Checked) -> Verdict:
        verdict = run(scenario, by, name, records, hello=hello, edition=edition)
        after(by, verdict)
        return verdict

    if more:
        yield from _by_several(scenarios, judge, (engine, *more), _Introduction(name, hello))
    else:
        yield from (judge(scenario, engine) for scenario in scenarios)


@dataclass(frozen=True)
class _Introduction:
    """What every engine of a kind has to say of itself."""

    name: str
    hello: Hello

    def hear(self, engine: Checked) -> None:
        """Raises `BadInput` for an engine that says something else, or nothing."""
        try:
            hello = engine.hello()
        except ContractBroken as error:
            raise BadInput(f"the engine {self.name} did not complete hello: {error}") from error
        if hello != self.hello:
            raise BadInput(f"the engine {self.name} says of itself something else each time that it is started")


def _by_several(
    scenarios: Sequence[Scenario],
    judge: Callable[[Scenario, Checked], Verdict],
    engines: Sequence[Checked],
    introduction: _Introduction,
) -> Iterator[Verdict]:
    """The verdicts in order, from a thread for each engine; the first of these is introduced already, and not let go."""
    waiting = _Waiting(scenarios)
    results: _Results = SimpleQueue()
    all_there = threading.Barrier(len(engines))

    def work(engine: Checked) -> None:
        try:
            if engine is not engines[0]:
                introduction.hear(engine)
            all_there.wait()
            while (found := waiting.next()) is not None:
                index, scenario = found
                results.put((index, judge(scenario, engine)))
        except threading.BrokenBarrierError:
            return  # another engine was not as it should be, and its thread has said so
        except BaseException as error:  # noqa: BLE001 - it is raised again by whoever listens
            results.put(error)
            all_there.abort()
        finally:
            if engine is not engines[0]:
                engine.bye()

    threads = [threading.Thread(target=work, args=[engine], daemon=True) for engine in engines]
    early: dict[int, Verdict] = {}
    try:
        _start(threads)
        for index in range(len(scenarios)):
            while index not in early:
                place, verdict = _taken(results)
                early[place] = verdict
            yield early.pop(index)
    except BaseException:
        waiting.stop()
        all_there.abort()
        for engine in engines:
            engine.abandon()
        raise
    finally:
        for thread in threads:
            if thread.ident is not None:
                thread.join()


def _start(threads: Iterable[threading.Thread]) -> None:
    """Start them; raises `BadInput` where the system has no more."""
    try:
        for thread in threads:
            thread.start()
    except RuntimeError as error:
        raise BadInput(f"so many --jobs cannot be started: {error}") from error


def _taken(results: _Results) -> tuple[int, Verdict]:
    """The next result; raises what a worker raised."""
    found = results.get()
    if isinstance(found, BaseException):
        raise found
    return found


class _Waiting:
    """Scenarios with their places, for whichever thread asks next."""

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        self._lock = threading.Lock()
        self._left: Iterator[tuple[int, Scenario]] = iter(enumerate(scenarios))

    def next(self) -> tuple[int, Scenario] | None:
        """The next scenario; ``None`` if there is no more."""
        with self._lock:
            return next(self._left, None)

    def stop(self) -> None:
        """There is no more."""
        with self._lock:
            self._left = iter(())
