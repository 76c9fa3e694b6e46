"""Many scenarios on one engine: in this process, or spread over several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from adapters.contract.messages import CardRecord
from adapters.suite.running.aside import aside
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import Verdict

PARTS = 4
"""Into how many parts the work of one process is divided, so that no process is idle for long at the end."""


class EngineDied(RuntimeError):
    """An engine brought its whole process down."""


def verdicts(scenarios: Sequence[Scenario], engine: str, jobs: int = 1, records: Sequence[CardRecord] = ()) -> Iterator[Verdict]:
    """The verdicts on the engine of this name, in the order of the scenarios, each as soon as it and those before are there.

    With more than one job, that many processes run scenarios at a time, each with an engine of its own; they are killed as this
    ends, whatever an engine still does in them. Raises `BadInput` for an engine that is not there or does not say what it is,
    and `EngineDied` if it ends one of these processes.
    """
    if jobs <= 1:
        yield from _part(scenarios, engine, records)
        return
    size = max(1, -(-len(scenarios) // (jobs * PARTS)))
    parts = [scenarios[start : start + size] for start in range(0, len(scenarios), size)]
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_deaf) as pool:
        futures = [pool.submit(_whole_part, part, engine, records) for part in parts]
        try:
            for future in futures:
                yield from future.result()
        except BrokenProcessPool as error:
            raise EngineDied(f"the engine {engine} ended its process") from error
        finally:
            for process in set(multiprocessing.active_children()) - others:
                process.kill()


def _deaf() -> None:
    """Ctrl-C is for the process to hear that collects the verdicts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _whole_part(scenarios: Sequence[Scenario], engine: str, records: Sequence[CardRecord]) -> list[Verdict]:
    with aside():
        return list(_part(scenarios, engine, records))


def _part(scenarios: Sequence[Scenario], name: str, records: Sequence[CardRecord]) -> Iterator[Verdict]:
    from adapters.engines.discovery import introduced
    from adapters.suite.running.guard import Guarded
    from adapters.suite.running.runner import run

    player, hello = introduced(name)
    try:
        for scenario in scenarios:
            yield run(scenario, player, name, records, hello=hello)
    finally:
        Guarded(player).bye()
