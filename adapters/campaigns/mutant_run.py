"""One mutant in its own process: ``python -m adapters.campaigns.mutant_run SCENARIOS``.

Reads scenarios from a file of JSON and the mutant, as JSON, from the standard input; runs the scenarios of its statements
and, unless one of them kills it, all others; writes a line of JSON for each scenario as it is done. With an empty input: all
scenarios on the oracle as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from adapters.campaigns.mutation import Mutant, install
from adapters.suite.scenario import Scenario


class Ran(Struct, frozen=True):
    """What became of one scenario."""

    id: str
    outcome: str
    reason: str


def own(mutant: Mutant | None, scenarios: Iterable[Scenario]) -> tuple[Scenario, ...]:
    """The scenarios of the mutant's statements."""
    broken = set(mutant.statements) if mutant else set()
    return tuple(scenario for scenario in scenarios if broken.intersection(scenario.statements))


def results(mutant: Mutant | None, scenarios: tuple[Scenario, ...]) -> Iterator[Ran]:
    """Run them on an oracle of this process: first those of the mutant's statements, then, if none of them failed, the rest."""
    from adapters.engines.discovery import engine
    from adapters.suite.running.guard import Guarded
    from adapters.suite.running.runner import run

    oracle = Guarded(engine("oracle"))
    first = own(mutant, scenarios)
    killed = False
    for scenario in first:
        verdict = run(scenario, oracle, "oracle")
        killed = killed or verdict.outcome == "fail"
        yield Ran(scenario.id, verdict.outcome, verdict.reason)
    if killed:
        return
    done = {scenario.id for scenario in first}
    for scenario in scenarios:
        if scenario.id not in done:
            verdict = run(scenario, oracle, "oracle")
            yield Ran(scenario.id, verdict.outcome, verdict.reason)


def main(arguments: list[str]) -> None:
    """See the module."""
    scenarios = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=tuple[Scenario, ...])
    given = sys.stdin.buffer.read()
    mutant = msgspec.json.decode(given, type=Mutant) if given else None
    if mutant is not None:
        install(mutant)
    for ran in results(mutant, scenarios):
        sys.stdout.buffer.write(msgspec.json.encode(ran) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
