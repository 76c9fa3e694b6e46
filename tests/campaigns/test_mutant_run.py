"""Mutants in forks of one process: each is itself, and leaves nothing behind."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from adapters.campaigns.mutant_run import Run
from adapters.campaigns.mutation import Mutant
from adapters.suite.reading.loading import load

MUTANT = Mutant(
    name="evoke-costs-nothing",
    statements=("evoke-02",),
    rule="702.74a",
    why=".",
    module="oracle.keywords.evoke",
    before='cast.alternative == "evoke"',
    after="cast.alternative == 'evoke'",
)


def changed(after: str) -> Mutant:
    return msgspec.structs.replace(MUTANT, after=after)


@pytest.fixture(scope="module")
def scenarios(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three scenarios of the statement."""
    path = tmp_path_factory.mktemp("mutants") / "scenarios.json"
    path.write_bytes(msgspec.json.encode([each for each in load() if "evoke-02" in each.statements][:3]))
    return path


def runs(scenarios: Path, mutants: Sequence[Mutant | None], *words: str, seconds: float = 60.0) -> list[Run]:
    """What one process says of these mutants."""
    command = [sys.executable, "-m", "adapters.campaigns.mutant_run", str(scenarios), str(seconds), *words]
    given = b"".join(msgspec.json.encode(mutant) + b"\n" for mutant in mutants)
    done = subprocess.run(command, input=given, capture_output=True, check=True)
    return [msgspec.json.decode(line, type=Run) for line in done.stdout.splitlines()]


def test_a_mutant_is_nothing_to_the_next_one(scenarios: Path) -> None:
    outcomes = [{ran.outcome for ran in run.ran} for run in runs(scenarios, [None, changed("False"), None, MUTANT])]
    assert outcomes[0] == outcomes[2] == outcomes[3] == {"pass"}
    assert "fail" in outcomes[1]


def test_the_first_scenario_that_fails_is_the_last_unless_all_are_asked_for(scenarios: Path) -> None:
    (quick,), (thorough,) = runs(scenarios, [changed("False")]), runs(scenarios, [changed("False")], "thorough")
    outcomes = [ran.outcome for ran in thorough.ran]
    assert len(outcomes) == 3
    assert [ran.outcome for ran in quick.ran] == outcomes[: outcomes.index("fail") + 1]
    assert outcomes.index("fail") < 2


@pytest.mark.parametrize(
    ("after", "ended"),
    [
        ('__import__("os")._exit(3)', "the process died with status 3"),
        ('__import__("os").kill(__import__("os").getpid(), 9)', "the process died with status -9"),
        ("[None for _ in iter(int, 1)]", "not done after 1 seconds"),
    ],
)
def test_a_mutant_that_does_not_come_to_its_end(scenarios: Path, after: str, ended: str) -> None:
    broken, healthy = runs(scenarios, [changed(after), None], seconds=1.0)
    assert broken.ended == ended
    assert healthy.ended == ""
    assert [ran.outcome for ran in healthy.ran] == ["pass"] * 3


def test_a_mutant_that_cannot_be_loaded(scenarios: Path) -> None:
    first = "from __future__ import annotations\n"
    (run,) = runs(scenarios, [msgspec.structs.replace(MUTANT, before=first, after=f"{first}raise ValueError('so it is')\n")])
    assert run.ran == ()
    assert run.ended == "the process died: ValueError: so it is"
