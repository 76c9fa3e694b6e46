"""Mutants, each in a process of its own: ``python -m adapters.campaigns.mutant_run SCENARIOS SECONDS [thorough]``.

Reads the scenarios from a file of JSON, and mutants from the standard input, a line of JSON each; ``null`` stands for the oracle
as it is. This process has loaded everything. For each mutant a fork of it loads again what the mutant changes and runs the
scenarios of its statements, until one of them kills it or, if this is to be thorough, all of them; where none does it runs all
others. It may take so many seconds. What became of that is written as a line of JSON (`Run`).
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NoReturn

import msgspec
from msgspec import Struct

from adapters.campaigns import reloading
from adapters.campaigns.mutation import Mutant, install
from adapters.suite.scenario import Scenario
from adapters.suite.verdict import one_line


class Ran(Struct, frozen=True):
    """What became of one scenario."""

    id: str
    outcome: str
    reason: str


class Run(Struct, frozen=True):
    """What became of the scenarios that were run with one mutant; ``ended`` says why it did not come to its end."""

    ran: tuple[Ran, ...] = ()
    ended: str = ""


def own(mutant: Mutant | None, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
    """The scenarios of the mutant's statements, first those that rest on the rule that it breaks."""
    if mutant is None:
        return ()
    broken = set(mutant.statements)
    mine = (scenario for scenario in scenarios if broken.intersection(scenario.statements))
    return tuple(sorted(mine, key=lambda scenario: mutant.rule not in scenario.rules))


def results(mutant: Mutant | None, scenarios: tuple[Scenario, ...], *, thorough: bool) -> Iterator[Ran]:
    """Run scenarios on an oracle of this process: those of the mutant's statements, until one fails unless ``thorough``, and, if
    none of them failed, the rest.
    """
    from adapters.engines.discovery import engine
    from adapters.suite.running.guard import Guarded
    from adapters.suite.running.runner import run
    from adapters.suite.texts.judging import judged

    oracle = Guarded(engine("oracle"))

    def ran(scenario: Scenario) -> Ran:
        verdict = judged(scenario) if scenario.about_texts else run(scenario, oracle, "oracle")
        return Ran(scenario.id, verdict.outcome, verdict.reason)

    first = own(mutant, scenarios)
    killed = False
    for scenario in first:
        result = ran(scenario)
        killed = killed or result.outcome == "fail"
        yield result
        if killed and not thorough:
            break
    if killed:
        return
    done = {scenario.id for scenario in first}
    for scenario in scenarios:
        if scenario.id not in done:
            yield ran(scenario)


def load_everything(scenarios: tuple[Scenario, ...]) -> Mapping[str, frozenset[str]]:
    """Load what a run takes, by running one scenario. The modules of ours, each with those that it imports."""
    from oracle.cards.catalogue import built_in

    built_in()
    for _ in results(None, scenarios[:1], thorough=False):
        pass
    return reloading.loaded()


def run_in_a_fork(
    mutant: Mutant | None,
    scenarios: tuple[Scenario, ...],
    imports: Mapping[str, frozenset[str]],
    seconds: float,
    *,
    thorough: bool,
) -> Run:
    """Run a mutant in a fork of this process, in which the modules ``imports`` are loaded."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        _live(mutant, scenarios, imports, writing, thorough=thorough)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        *lines, _ = pipe.read().split(b"\n")
    ran = tuple(msgspec.json.decode(line, type=Ran) for line in lines)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code == -signal.SIGALRM:
        return Run(ran, f"not done after {seconds:.0f} seconds")
    if code == FAILED:
        return Run(ran[:-1], f"the process died: {ran[-1].reason}")
    return Run(ran, f"the process died with status {code}" if code else "")


FAILED = 70
"""The status of a fork that an exception has ended; the exception is the last that it wrote."""


def _live(
    mutant: Mutant | None,
    scenarios: tuple[Scenario, ...],
    imports: Mapping[str, frozenset[str]],
    writing: int,
    *,
    thorough: bool,
) -> NoReturn:
    """Be the mutant, and write a line for each scenario as it is done."""
    code = 0
    with os.fdopen(writing, "wb", buffering=0) as pipe:
        try:
            if mutant is not None:
                reloading.forget(reloading.dependents(mutant.module, imports))
                install(mutant)
            for ran in results(mutant, scenarios, thorough=thorough):
                pipe.write(msgspec.json.encode(ran) + b"\n")
        except BaseException as error:  # noqa: BLE001 - whatever ends the mutant is told
            code = FAILED
            pipe.write(msgspec.json.encode(Ran("", "error", one_line(f"{type(error).__name__}: {error}"))) + b"\n")
    os._exit(code)


def main(arguments: list[str]) -> None:
    """See the module."""
    path, seconds, *words = arguments
    scenarios = msgspec.json.decode(Path(path).read_bytes(), type=tuple[Scenario, ...])
    imports = load_everything(scenarios)
    for line in sys.stdin.buffer:
        mutant = msgspec.json.decode(line, type=Mutant | None)
        run = run_in_a_fork(mutant, scenarios, imports, float(seconds), thorough="thorough" in words)
        sys.stdout.buffer.write(msgspec.json.encode(run) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
