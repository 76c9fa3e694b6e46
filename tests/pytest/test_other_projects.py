"""The suite in pytest beside the tests of another project, and how to see a failure again from there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from adapters.reports.stream import read
from adapters.suite.reading.loading import suite_root
from tests.plugged_in import plug_in
from tests.pytest.copies import pytest_ended
from tests.pytest.small_suite import pytest_run

SUITE = ("--pyargs", "features", "--tag", "id:evoke-05-mana-cost-alone")
"""A scenario of the suite, as another project's pytest is told to run it."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Another project, with a test and a feature file of its own."""
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n")
    (tmp_path / "own.feature").write_text("Feature: This is none of the suite's business\n")
    return tmp_path


@pytest.mark.parametrize("arguments", [[], ["-n", "2"]])
def test_the_suite_can_be_run_with_the_tests_of_another_project(project: Path, arguments: list[str]) -> None:
    if arguments:
        pytest.importorskip("xdist")
    done = pytest_run(project, "-p", "adapters.pytest.plugin", *arguments, *SUITE, "--report", "r.jsonl", ".")

    assert done.returncode == 0
    assert "2 passed" in done.stdout
    assert len(read(project / "r.jsonl").verdicts) == 1


def test_a_failure_in_another_project_says_how_to_see_it_again(project: Path) -> None:
    environment = plug_in(project, "class Engine(OracleEngine):\n    def act(self, action):\n        return Illegal(why='no')")
    _, out, _ = pytest_ended(("-p", "adapters.pytest.plugin", *SUITE, "--engine", "odd"), environment, project)

    (again,) = (line.partition(" again ")[2] for line in out.splitlines() if line.strip().startswith("again "))
    words = " -p adapters.pytest.plugin --pyargs features --engine odd --tag id:evoke-05-mana-cost-alone"
    assert again.strip() == "pytest" + words


def test_a_failure_says_how_to_see_it_again_wherever_it_is_and_whatever_was_expected(project: Path) -> None:
    environment = plug_in(project, "class Engine(OracleEngine):\n    def act(self, action):\n        return Illegal(why='no')")
    (project / "odd.toml").write_text("")
    suite = os.path.relpath(suite_root(), project)
    words = ("-p", "no:cacheprovider", suite, *SUITE[2:], "--engine", "odd", "--engine", "oracle")
    files = ("--expected", "odd=odd.toml", "--expected", "oracle=odd.toml")
    _, out, _ = pytest_ended((*words, *files), environment, project)

    (again,) = (line.partition(" again ")[2] for line in out.splitlines() if line.strip().startswith("again "))
    assert again.strip() == f"pytest {suite}/ --engine odd --tag id:evoke-05-mana-cost-alone --expected odd=odd.toml"


def test_rulings_of_ones_own_are_run_again_from_their_file(folder: Path) -> None:
    (folder / "mine").mkdir()
    (folder / "small.feature").rename(folder / "mine" / "small.feature")

    assert "again     pytest mine/small.feature --engine oracle --tag id:fails" in pytest_run(folder).stdout


def test_pytest_that_hears_of_engines_too_late_says_so_instead_of_running_nothing(project: Path) -> None:
    done = pytest_run(project, *SUITE[:2])

    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert "say -p adapters.pytest.plugin" in done.stdout + done.stderr
