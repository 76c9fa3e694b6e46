from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.reports.stream import read
from adapters.suite.loading import suite_root
from adapters.suite.verdict import Verdict

ORDER = """\
@evoke-13 @cr:603.3b
Feature: Evoke
  A ruling.

  Background:
    Given Alice has Mulldrifter in her hand
    And Alice controls 3 Island

  @id:passes
  Scenario: It is drawn twice
    When Alice casts Mulldrifter for its evoke cost
    And everyone passes until Mulldrifter enters
    And Alice orders her abilities: the evoke ability of Mulldrifter, then the enters ability of Mulldrifter
    And everyone passes until the stack is empty
    Then Alice has drawn 2 cards this turn

  @id:fails @derived
  Scenario: It is drawn thrice
    When Alice casts Mulldrifter for its evoke cost
    Then Mulldrifter is on the battlefield

  @id:rows
  Scenario Outline: Mulldrifter is no <color> card
    Then Mulldrifter is <color>

    Examples:
      | color |
      | red   |
      | blue  |
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small suite outside of the repository."""
    shutil.copy(suite_root() / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    (tmp_path / "small.feature").write_text(ORDER)
    return tmp_path


def pytest_run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def facts(verdict: Verdict) -> tuple[object, ...]:
    return tuple(getattr(verdict, name) for name in verdict.__struct_fields__ if name != "seconds")


def test_pytest_and_the_command_give_the_same_verdicts(folder: Path) -> None:
    pytest_run(folder, "--report", "a.jsonl", "--report", "b.jsonl")
    command = [sys.executable, "-m", "adapters.cli.main", "run", str(folder), "--report", "c.jsonl"]
    subprocess.run(command, cwd=folder, capture_output=True, check=False)
    first, second, third = (read(folder / name) for name in ("a.jsonl", "b.jsonl", "c.jsonl"))

    assert [facts(verdict) for verdict in first.verdicts] == [facts(verdict) for verdict in third.verdicts]
    assert first.verdicts == second.verdicts
    assert first.header.features == third.header.features == {"small.feature": 4}
    assert {verdict.id: verdict.outcome for verdict in first.verdicts} == {
        "passes": "pass",
        "fails": "fail",
        "rows-1": "fail",
        "rows-2": "pass",
    }


def test_a_failure_shows_at_its_line_with_what_was_expected_and_observed(folder: Path) -> None:
    output = pytest_run(folder).stdout

    assert "small.feature:20:" in output
    assert "Mulldrifter is on the stack under Alice's control" in output
    assert "FAILED small.feature::It is drawn thrice[oracle]" in output
    assert "PASSED small.feature::Mulldrifter is no blue card[oracle]" in output
    assert "Traceback" not in output
    assert "oracle: 2 passes" in output


def test_scenarios_are_selected_by_tag_and_by_words(folder: Path) -> None:
    assert "1 passed, 3 deselected" in pytest_run(folder, "--tag", "id:passes").stdout
    assert "1 failed, 3 deselected" in pytest_run(folder, "--tag=@derived").stdout
    assert "2 passed, 2 deselected" in pytest_run(folder, "-k", "twice or blue").stdout
    assert "1 passed, 3 deselected" in pytest_run(folder, "-k", "id:passes").stdout
    one = pytest_run(folder, "small.feature::It is drawn twice[oracle]")
    assert (one.returncode, "1 passed" in one.stdout) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["-p", "strange", "--engine", "strange"], "the engine strange does not say what it is: it claims an unknown capability"),
        (["--engine", "nonesuch"], "there is no engine 'nonesuch'"),
        (["--tag", "evoke-99"], "no scenario bears the tag 'evoke-99'"),
    ],
)
def test_unusable_options_are_refused_in_a_line(folder: Path, arguments: list[str], what: str) -> None:
    (folder / "strange.py").write_text(
        "from adapters.engines import discovery\n"
        "from tests.suite.fake_engines import Scripted\n"
        "discovery.BUILT_IN['strange'] = ('strange', 'Strange')\n"
        "class Strange(Scripted):\n"
        "    def __init__(self):\n"
        "        super().__init__(capabilities=('flying',))\n"
    )
    done = pytest_run(folder, *arguments)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert what in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (ORDER.replace("is drawn twice", "is drawn thrice"), "small.feature:18: the name 'It is drawn thrice' is used twice"),
        (ORDER.replace("enters\n", "enter\n"), "small.feature:12: no phrase reads"),
        ("", "small.feature:1: the file is empty"),
    ],
)
def test_a_feature_file_that_cannot_be_used_is_an_error_with_its_line(folder: Path, text: str, what: str) -> None:
    (folder / "small.feature").write_text(text)

    done = pytest_run(folder)

    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert what in done.stdout


def test_an_id_in_two_files_is_refused(folder: Path) -> None:
    (folder / "twin.feature").write_text(ORDER)

    done = pytest_run(folder)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "twin.feature:10: the id 'passes' is used twice, first in" in done.stderr + done.stdout


def test_every_engine_has_a_column_and_no_test_runs_twice_on_one(folder: Path) -> None:
    plugin = folder / "plain.py"
    plugin.write_text(
        "from adapters.engines import discovery, expectations\n"
        "from adapters.engines.expectations import Expectation\n"
        "from tests.suite.fake_engines import Scripted\n"
        "discovery.BUILT_IN['fake'] = ('tests.suite.fake_engines', 'Scripted')\n"
        "discovery.BUILT_IN['narrow'] = ('plain', 'Narrow')\n"
        "class Narrow(Scripted):\n"
        "    def __init__(self):\n"
        "        super().__init__(capabilities=())\n"
        "loaded = expectations.load\n"
        "known = dict(kind='bug', outcome='fail', rule='1')\n"
        "def load(name, known_ids=None):\n"
        "    if name != 'fake':\n"
        "        return loaded(name, known_ids)\n"
        "    return {\n"
        "        'fails': Expectation(**known, observed='Mulldrifter is in Alice\\'s hand'),\n"
        "        'rows-1': Expectation(**known, observed='something else'),\n"
        "        'rows-2': Expectation(**known, observed='Mulldrifter is colorless'),\n"
        "    }\n"
        "expectations.load = load\n"
    )
    done = pytest_run(folder, "-p", "plain", "--engine", "fake", "--engine", "narrow", "--engine", "fake", "--report", "r.jsonl")
    outcomes = {(verdict.engine, verdict.id): verdict.outcome for verdict in read(folder / "r.jsonl").verdicts}
    standings = {verdict.id: verdict.standing for verdict in read(folder / "r.jsonl").verdicts if verdict.engine == "fake"}

    assert len(outcomes) == 8
    assert standings == {"passes": "", "fails": "as expected", "rows-1": "changed", "rows-2": "as expected"}
    assert outcomes["narrow", "passes"] == "unsupported"
    assert "XFAIL small.feature::It is drawn thrice[fake] - bug: Mulldrifter is in Alice's hand" in done.stdout
    assert "unsupported: the engine lacks: alternative costs" in done.stdout
    assert "FAILED small.feature::Mulldrifter is no red card[fake]" in done.stdout
    assert "FAILED small.feature::It is drawn twice[fake]" in done.stdout
    assert "fake: 0 passes" in done.stdout


def test_a_run_spread_over_processes_ends_with_the_same_table(folder: Path) -> None:
    pytest.importorskip("xdist")

    done = pytest_run(folder, "-n", "2", "--report", "r.jsonl")

    assert "oracle: 2 passes" in done.stdout
    assert len(read(folder / "r.jsonl").verdicts) == 4


def test_a_run_that_did_not_finish_leaves_no_report(folder: Path) -> None:
    done = pytest_run(folder, "-x", "--report", "r.jsonl")

    assert "the run did not finish" in done.stdout
    assert not (folder / "r.jsonl").exists()
