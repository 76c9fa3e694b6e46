"""How fast the suite is: ``python -m adapters.campaigns.benchmark [ROUNDS]``.

Prints a table: the time that commands take to start, scenarios a second on each installed engine, what the contract itself costs
a step, what pytest adds, how long the oracle takes over payments on big boards, and how long it takes to read and compare texts
of the rules. Times are the least of several rounds, so that what else the machine does counts little.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec

from tabulate import tabulate

from adapters.campaigns import big_boards, big_texts
from adapters.campaigns.timing import least
from adapters.contract.messages import Action, Answer, Board, Engine, Hello, Ok, Unsupported
from adapters.contract.view import View
from adapters.engines import discovery
from adapters.engines.opening import OURSELVES, Manner, Opened, choice, close, open_engine
from adapters.suite.bad_input import BadInput
from adapters.suite.reading import loading
from adapters.suite.running.guard import Guarded
from adapters.suite.running.runner import run
from adapters.suite.scenario import Scenario

ROUNDS = 3

SERVED = (*OURSELVES, "serve", "--engine", "oracle")
"""The oracle as a program."""


@dataclass
class Timed:
    """An engine that keeps account of the seconds and calls that are spent in it, so that the rest is known."""

    engine: Engine
    seconds: float = 0.0
    calls: int = field(default=0)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.seconds += time.perf_counter() - began
            self.calls += 1

    def hello(self, contract: int) -> Hello:
        """See `Engine`."""
        with self._counted():
            return self.engine.hello(contract)

    def setup(self, board: Board) -> Ok | Unsupported:
        """See `Engine`."""
        with self._counted():
            return self.engine.setup(board)

    def act(self, action: Action) -> Answer:
        """See `Engine`."""
        with self._counted():
            return self.engine.act(action)

    def observe(self, viewer: str) -> View:
        """See `Engine`."""
        with self._counted():
            return self.engine.observe(viewer)

    def bye(self) -> None:
        """See `Engine`."""
        self.engine.bye()


def on_engine(name: str, scenarios: Sequence[Scenario], rounds: int) -> list[tuple[str, str, str]]:
    """Scenarios a second on an engine, the whole suite in one process on one core, and the share of the contract in it."""
    try:
        timed = Timed(discovery.engine(name))
    except BadInput as error:
        return [(f"scenarios on {name}", "", str(error))]
    engine = Guarded(timed)
    hello = engine.hello()

    def everything() -> tuple[float, float]:
        """The seconds of the whole suite, and those of them that were not spent in the engine."""
        timed.seconds, timed.calls = 0.0, 0
        began = time.perf_counter()
        for scenario in scenarios:
            run(scenario, engine, name, hello=hello)
        seconds = time.perf_counter() - began
        return seconds, seconds - timed.seconds

    everything()
    measured = [everything() for _ in range(rounds)]
    timed.bye()
    seconds, outside = min(whole for whole, _ in measured), min(rest for _, rest in measured)
    return [
        (f"scenarios on {name}", f"{len(scenarios) / seconds:.0f} a second", f"{seconds / len(scenarios) * 1000:.2f} ms each"),
        (f"contract and runner around {name}", f"{outside / timed.calls * 1000:.3f} ms a step", f"{timed.calls} steps"),
    ]


def in_processes(scenarios: Sequence[Scenario], rounds: int) -> list[tuple[str, str, str]]:
    """What it costs that an engine is a process: the suite on the oracle in this process and in one of its own, in turns."""
    manner = Manner()
    opened = [open_engine(choice(asked, manner), manner) for asked in ("oracle", f"cmd:{shlex.join(SERVED)}")]
    # The first round, in which everything is cold, does not count.
    turns = [[least(1, partial(_run, scenarios, each)) for each in opened] for _ in range(rounds + 1)][1:]
    close(opened)
    here, apart = (min(seconds) / len(scenarios) * 1000 for seconds in zip(*turns, strict=True))
    return [
        ("oracle in this process", f"{here:.2f} ms each", ""),
        ("oracle in a process of its own", f"{apart:.2f} ms each", f"{apart - here:+.2f} ms a scenario"),
    ]


def _run(scenarios: Sequence[Scenario], opened: Opened) -> None:
    for scenario in scenarios:
        run(scenario, opened.engine, opened.name, hello=opened.hello)


def of_commands(scenarios: Sequence[Scenario], rounds: int) -> list[tuple[str, str, str]]:
    """What commands take in a process of their own; what a scenario takes is counted without the start-up. They judge the whole
    suite, with those ``scenarios`` that are about the texts of the rules.
    """
    suite = loading.suite_root()
    features = Counter(scenario.feature for scenario in scenarios if not scenario.about_texts)
    small = min(features, key=lambda feature: features[feature])
    rulings = list(OURSELVES)
    rows = [("rulings --help", f"{_seconds([*rulings, '--help'], rounds):.2f} s", "")]
    faces = {"rulings run": [*rulings, "run"]}
    if find_spec("pytest") and find_spec("pytest_bdd"):
        faces["pytest"] = [sys.executable, "-m", "pytest", "-q"]
    for face, words in faces.items():
        start = _seconds([*words, str(suite / small)], rounds)
        whole = _seconds([*words, str(suite)], rounds)
        each = (whole - start) / (len(scenarios) - features[small])
        rows.append((f"{face} of {features[small]} scenarios", f"{start:.2f} s", "start-up"))
        told = f"{whole / len(scenarios) * 1000:.1f} ms each; without start-up {each * 1000:.2f} ms, {1 / each:.0f} a second"
        rows.append((f"{face} of {len(scenarios)} scenarios", f"{whole:.2f} s", told))
    return rows


def _seconds(words: Sequence[str], rounds: int) -> float:
    """The seconds of a command in a process of its own, with compiled modules at hand as on any installation."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return least(rounds, lambda: subprocess.run(words, capture_output=True, check=True, env=environment))  # noqa: S603 - ours


def main(arguments: Sequence[str]) -> None:
    """Measure everything and print the table."""
    if len(arguments) > 1 or not all(argument.isdecimal() and int(argument) for argument in arguments):
        sys.stderr.write("usage: python -m adapters.campaigns.benchmark [ROUNDS]\n")
        sys.exit(2)
    rounds = int(arguments[0]) if arguments else ROUNDS
    everything = loading.load(())
    scenarios = [scenario for scenario in everything if not scenario.about_texts]
    load = least(rounds, lambda: loading.load(()))
    rows = [("loading the suite", f"{load:.2f} s", f"{len(everything)} scenarios")]
    for name in discovery.BUILT_IN:
        rows += on_engine(name, scenarios, rounds)
    rows += in_processes(scenarios, rounds)
    rows += of_commands(everything, rounds)
    rows += big_boards.rows(rounds)
    rows += big_texts.rows(rounds)
    sys.stdout.write(tabulate(rows, tablefmt="simple") + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
