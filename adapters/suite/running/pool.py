"""Many scenarios on one engine: by one worker here, or by several at a time, each with an engine of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import TypeAlias

from adapters.contract.messages import CardRecord, Hello
from adapters.suite.running.guard import Checked
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
    more: Sequence[Callable[[], Checked]] = (),
) -> Iterator[Verdict]:
    """The verdicts on this engine, in the order of the scenarios, each as soon as it and those before are there.

    ``more`` makes further engines of its kind, which are let go at the end. Each works in a thread of its own beside the first;
    engines that are processes are fit for that. Raises what making one of them raises. Whoever stops listening before the end
    finds all of them abandoned.
    """

    def judge(scenario: Scenario, by: Checked) -> Verdict:
        return run(scenario, by, name, records, hello=hello)

    if more:
        yield from _by_several(scenarios, judge, [lambda: engine, *more], keep=engine)
    else:
        yield from (judge(scenario, engine) for scenario in scenarios)


def _by_several(
    scenarios: Sequence[Scenario],
    judge: Callable[[Scenario, Checked], Verdict],
    makers: Sequence[Callable[[], Checked]],
    keep: Checked,
) -> Iterator[Verdict]:
    """The verdicts in order, from a thread for each engine that is made; of these ``keep`` is not let go."""
    waiting = _Waiting(scenarios)
    results: _Results = SimpleQueue()
    all_there = threading.Barrier(len(makers))
    engines: list[Checked] = []

    def work(make: Callable[[], Checked]) -> None:
        try:
            engine = make()
            engines.append(engine)
            try:
                all_there.wait()
                while (found := waiting.next()) is not None:
                    index, scenario = found
                    results.put((index, judge(scenario, engine)))
            finally:
                if engine is not keep:
                    engine.bye()
        except threading.BrokenBarrierError:
            return  # another engine could not be made, and its thread has said so
        except BaseException as error:  # noqa: BLE001 - it is raised again by whoever listens
            results.put(error)
            all_there.abort()

    threads = [threading.Thread(target=work, args=[make], daemon=True) for make in makers]
    for thread in threads:
        thread.start()
    early: dict[int, Verdict] = {}
    try:
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
            thread.join()


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
