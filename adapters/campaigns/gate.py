"""The mutation gate: every mutant of the catalogue must be killed, and by a scenario of a statement that is false in it.

Only a failed scenario kills. A mutant that makes the oracle crash, refuse or hang is no rule broken in a plausible way; it is
called broken, and the gate is not passed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Literal, Self, TypeAlias

import msgspec
from tabulate import tabulate

from adapters.campaigns.mutant_run import Ran, Run, own
from adapters.campaigns.mutation import Mutant, mutated
from adapters.suite.bad_input import BadInput
from adapters.suite.escaping import plain
from adapters.suite.scenario import Scenario

TIMEOUT = 120.0
"""Seconds that one mutant may take."""

GOOD = ("pass", "fail", "not applicable")
"""Outcomes that say something of the rule that was broken."""

Ending: TypeAlias = Literal["killed", "killed only by others", "survived", "broken"]


@dataclass(frozen=True)
class Fate:
    """What became of a mutant. ``killers`` are the ids of the scenarios of its own statements that failed, ``others`` the ids
    of the other scenarios that failed, ``broken`` says why it cannot be judged, where it cannot.
    """

    mutant: Mutant
    killers: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    broken: str = ""

    @property
    def ending(self) -> Ending:
        """The fate in a word."""
        if self.broken:
            return "broken"
        if self.killers:
            return "killed"
        return "killed only by others" if self.others else "survived"


def judged(mutant: Mutant, scenarios: Iterable[Scenario], ran: Iterable[Ran], ended: str = "") -> Fate:
    """The fate of a mutant, from what became of the scenarios that were run. ``ended`` says why the run did not end well."""
    mine = {scenario.id for scenario in own(mutant, scenarios)}
    ran = tuple(ran)
    failed = [result.id for result in ran if result.outcome == "fail"]
    odd = next((f"{result.id}: {result.outcome}: {result.reason}" for result in ran if result.outcome not in GOOD), "")
    return Fate(
        mutant,
        tuple(key for key in failed if key in mine),
        tuple(key for key in failed if key not in mine),
        ended or odd,
    )


def pass_gate(
    mutants: Sequence[Mutant],
    scenarios: Sequence[Scenario],
    jobs: int = 0,
    advance: Callable[[], None] = lambda: None,
    timeout: float = TIMEOUT,
    *,
    thorough: bool = False,
) -> tuple[Fate, ...]:
    """Run every mutant in a process of its own, ``jobs`` at a time (0: as many as there are cores), none longer than ``timeout``
    seconds. The first scenario that kills a mutant is enough unless this is to be ``thorough``: then all scenarios of its
    statements are run, so that `Fate.killers` are complete and a mutant that breaks down in one of them is found.

    Raises `BadInput` for a mutant that does not fit the oracle's source, and if the oracle itself does not pass every scenario:
    nothing can be said of a mutant then.
    """
    for mutant in mutants:
        mutated(mutant)
    with tempfile.TemporaryDirectory(prefix="rulings-") as folder:
        path = Path(folder) / "scenarios.json"
        path.write_bytes(msgspec.json.encode(tuple(scenarios)))
        count = min(jobs or os.cpu_count() or 1, len(mutants) + 1)
        with _Nurseries(path, count, timeout, thorough=thorough) as nurseries, ThreadPoolExecutor(count) as pool:

            def fate(mutant: Mutant) -> Fate:
                run = nurseries.run(mutant)
                advance()
                return judged(mutant, scenarios, run.ran, run.ended)

            healthy = pool.submit(nurseries.run, None)
            fates = [pool.submit(fate, mutant) for mutant in mutants]
            try:
                _check_healthy(healthy.result(), len(scenarios))
                return tuple(future.result() for future in fates)
            except BaseException:
                # Nobody waits for the rest any more, be it that Ctrl-C was pressed.
                pool.shutdown(wait=False, cancel_futures=True)
                nurseries.end()
                raise


class _Nurseries:
    """The processes that mutants are forks of, each busy with one at a time."""

    def __init__(self, scenarios: Path, count: int, timeout: float, *, thorough: bool) -> None:
        words = ["thorough"] if thorough else []
        command = [sys.executable, "-P", "-m", "adapters.campaigns.mutant_run", str(scenarios), str(timeout), *words]
        self._all = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)  # noqa: S603 - our own module
            for _ in range(count)
        ]
        self._idle: Queue[subprocess.Popen[bytes]] = Queue()
        for process in self._all:
            self._idle.put(process)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def run(self, mutant: Mutant | None) -> Run:
        """Run a mutant, or the oracle as it is."""
        process = self._idle.get()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(mutant) + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("a process that mutants are forks of has ended")
        self._idle.put(process)
        return msgspec.json.decode(line, type=Run)

    def end(self) -> None:
        """End all of them, with whatever mutant they are busy with."""
        for process in self._all:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _check_healthy(run: Run, count: int) -> None:
    """The oracle as it is passes every scenario."""
    if run.ended:
        raise BadInput(f"the oracle itself does not get through the suite: {run.ended}")
    bad = next((result for result in run.ran if result.outcome not in ("pass", "not applicable")), None)
    if bad is not None:
        raise BadInput(f"the oracle itself does not pass {bad.id}, so no mutant can be judged: {bad.outcome}: {bad.reason}")
    if len(run.ran) != count:
        raise BadInput(f"the oracle ran {len(run.ran)} of {count} scenarios")


def passed(fates: Iterable[Fate]) -> bool:
    """Whether there are mutants, and every one was killed by a scenario of its own statements."""
    endings = {fate.ending for fate in fates}
    return endings == {"killed"}


def table(fates: Iterable[Fate]) -> str:
    """The mutants, with the scenarios that killed each, or what else became of it."""
    rows = []
    for fate in fates:
        what = {
            "killed": ", ".join(fate.killers),
            "killed only by others": f"KILLED ONLY BY OTHERS: {', '.join(fate.others)}",
            "survived": "SURVIVED",
            "broken": f"BROKEN: {plain(fate.broken)}",
        }[fate.ending]
        rows.append((fate.mutant.name, ", ".join(fate.mutant.statements), fate.mutant.rule, what))
    return tabulate(
        rows,
        headers=("mutant", "statements", "rule", "killed by"),
        tablefmt="simple",
        maxcolwidths=(None, 20, None, 70),
        disable_numparse=True,
    )


def without_mutant(statements: Iterable[str], mutants: Iterable[Mutant]) -> tuple[str, ...]:
    """The statements that no mutant breaks."""
    broken = {statement for mutant in mutants for statement in mutant.statements}
    return tuple(statement for statement in statements if statement not in broken)


def killing_nothing(scenarios: Iterable[Scenario], fates: Iterable[Fate]) -> tuple[str, ...]:
    """The scenarios that kill no mutant of their own statements: each is to be looked at again."""
    killers = {key for fate in fates for key in fate.killers}
    return tuple(scenario.id for scenario in scenarios if scenario.id not in killers)
