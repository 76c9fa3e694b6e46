"""How fast the suite is: ``python -m adapters.campaigns.benchmark [ROUNDS]``.

Prints a table: the time that commands take to start, scenarios a second on each installed engine, what the contract itself costs
a step, and what pytest adds. Times are the least of several rounds, so that what else the machine does counts little.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from tabulate import tabulate

from adapters.contract.messages import Action, Answer, Board, Engine, Hello, Ok, Unsupported
from adapters.contract.view import View
from adapters.engines import discovery
from adapters.suite import loading
from adapters.suite.bad_input import BadInput
from adapters.suite.runner import run
from adapters.suite.scenario import Scenario

ROUNDS = 3


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


def least(rounds: int, work: Callable[[], object]) -> float:
    """The seconds of the quickest of several rounds of some work."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def on_engine(name: str, scenarios: Sequence[Scenario], rounds: int) -> list[tuple[str, str, str]]:
    """Scenarios a second on an engine, the whole suite in one process on one core, and the share of the contract in it."""
    try:
        timed = Timed(discovery.engine(name))
    except BadInput as error:
        return [(f"scenarios on {name}", "", str(error))]

    def everything() -> tuple[float, float]:
        """The seconds of the whole suite, and those of them that were not spent in the engine."""
        timed.seconds, timed.calls = 0.0, 0
        began = time.perf_counter()
        for scenario in scenarios:
            run(scenario, timed, name)
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


def of_commands(scenarios: Sequence[Scenario], rounds: int) -> list[tuple[str, str, str]]:
    """What commands take in a process of their own, start-up and loading of the suite included."""
    rulings = [sys.executable, "-m", "adapters.cli.main"]
    one = f"id:{scenarios[0].id}"
    suite = str(Path(loading.suite_root()))
    rows = [
        ("rulings --help", [*rulings, "--help"], 0),
        ("rulings run of one scenario", [*rulings, "run", "--tag", one], 0),
        ("rulings run of the suite on the oracle", [*rulings, "run"], len(scenarios)),
    ]
    if find_spec("pytest") and find_spec("pytest_bdd"):
        rows.append(("pytest of the suite on the oracle", [sys.executable, "-m", "pytest", "-q", suite], len(scenarios)))
    out = []
    for what, words, count in rows:
        seconds = least(rounds, lambda words=words: subprocess.run(words, capture_output=True, check=False))  # type: ignore[misc]  # noqa: S603
        each = f"{seconds / count * 1000:.2f} ms a scenario, {count / seconds:.0f} a second" if count else ""
        out.append((what, f"{seconds:.2f} s", each))
    return out


def main(arguments: Sequence[str]) -> None:
    """Measure everything and print the table."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    scenarios = loading.load(())
    load = least(rounds, lambda: loading.load(()))
    rows = [("loading the suite", f"{load:.2f} s", f"{len(scenarios)} scenarios")]
    for name in discovery.BUILT_IN:
        rows += on_engine(name, scenarios, rounds)
    rows += of_commands(scenarios, rounds)
    sys.stdout.write(tabulate(rows, tablefmt="simple") + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
