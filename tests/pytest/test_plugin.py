"""pytest runs the suite: what it is told, what it selects and refuses, and what it says of each ruling."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adapters.engines.opening import Manner
from adapters.engines.process.limits import Limits
from adapters.reports.stream import read
from adapters.suite.reading.loading import suite_root
from tests.plugged_in import ended, plug_in
from tests.pytest.copies import pytest_ended
from tests.pytest.small_suite import ORDER, facts, pytest_run


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


def test_a_day_chooses_the_rules_and_with_them_the_rulings(folder: Path) -> None:
    (folder / "small.feature").write_text(ORDER.replace("@id:passes", "@id:passes @since:2013-07-13"))
    done = pytest_run(folder, "--tag", "id:passes", "--tag", "id:fails", "--edition", "2013-07-12", "--report", "r.jsonl")

    assert "1 failed, 1 skipped" in done.stdout
    assert "--engine oracle --edition 2013-07-12 --tag id:fails\n" in done.stdout
    assert "oracle 1; rules of 2013-07-12" in done.stdout
    assert read(folder / "r.jsonl").header.options == ("--edition", "2013-07-12")


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
        (
            ["-p", "strange", "--engine", "strange", "--in-process"],
            "the engine strange did not complete hello: it claims an unknown capability",
        ),
        (["--engine", "nonesuch"], "there is no engine 'nonesuch'"),
        (["--tag", "evoke-31"], "no scenario bears the tag 'evoke-31'; did you mean evoke-13?"),
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


def test_what_cannot_be_run_is_refused_in_a_line_by_several_processes_too(folder: Path) -> None:
    pytest.importorskip("xdist")
    done = pytest_run(folder, "-n", "2", "--tag", "evoke-31")

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "ERROR: no scenario bears the tag 'evoke-31'; did you mean evoke-13?" in done.stdout.splitlines()
    assert "INTERNALERROR" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("arguments", "manner"),
    [
        ([], Manner()),
        (["--engine-timeout", "2.5"], Manner(Limits(answer=2.5, start=15.0, scenario=25.0))),
        (["--engine-memory", "512"], Manner(Limits(memory=512 << 20))),
        (["--engine-restarts", "3"], Manner(Limits(restarts=3))),
        (["--strict-contract"], Manner(strict=True)),
        (["--in-process"], Manner(in_process=True)),
        (["--edition", "2013-07-12"], Manner(edition="2013-07-12")),
    ],
)
def test_the_options_say_how_engines_are_run(folder: Path, arguments: list[str], manner: Manner) -> None:
    (folder / "told.py").write_text(
        "from adapters.pytest import plugin\n"
        "from adapters.suite.bad_input import BadInput\n"
        "def open_all(asked, manner, waited):\n"
        "    raise BadInput(repr(manner))\n"
        "plugin.open_all = open_all\n"
    )
    done = pytest_run(folder, "-p", "told", *arguments)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert repr(manner) in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--engine-timeout", "0"], "are more than nothing"),
        (["--engine-timeout", "nan"], "are more than nothing"),
        (["--engine-memory", "0"], "are more than nothing"),
        (["--engine-restarts", "-1"], "is no less"),
        (["--edition", "M14"], "--edition M14: this is no date; write it like 2013-07-13"),
        (["--edition", ""], "--edition '': this is no date; write it like 2013-07-13"),
        (["--in-process", "--strict-contract"], "--in-process goes without --strict-contract"),
    ],
)
def test_a_way_to_run_engines_that_is_none_is_refused_in_a_line(folder: Path, arguments: list[str], what: str) -> None:
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
        "    if name == 'narrow':\n"
        "        why = 'the engine lacks: alternative costs'\n"
        "        return {'fails': Expectation(kind='missing', outcome='unsupported', observed=why)}\n"
        "    return {\n"
        "        'fails': Expectation(**known, observed='Mulldrifter is in Alice\\'s hand'),\n"
        "        'rows-1': Expectation(**known, observed='something else'),\n"
        "        'rows-2': Expectation(**known, observed='Mulldrifter is colorless'),\n"
        "    }\n"
        "expectations.load = load\n"
    )
    engines = ("--engine", "fake", "--engine", "narrow", "--engine", "fake")
    done = pytest_run(folder, "-p", "plain", "--in-process", *engines, "--report", "r.jsonl")
    outcomes = {(verdict.engine, verdict.id): verdict.outcome for verdict in read(folder / "r.jsonl").verdicts}
    standings = {verdict.id: verdict.standing for verdict in read(folder / "r.jsonl").verdicts if verdict.engine == "fake"}

    assert len(outcomes) == 8
    assert standings == {"passes": "", "fails": "as expected", "rows-1": "changed", "rows-2": "as expected"}
    assert outcomes["narrow", "passes"] == "unsupported"
    assert "XFAIL small.feature::It is drawn thrice[fake] - bug: Mulldrifter is in Alice's hand" in done.stdout
    (skipped,) = (line for line in done.stdout.splitlines() if line.startswith("SKIPPED"))
    assert skipped.endswith(": unsupported: the engine lacks: alternative costs")
    assert "FAILED small.feature::It is drawn twice[narrow]" in done.stdout
    assert "UNSUPPORTED: passes on narrow\n  reason    the engine lacks: alternative costs, decisions, drawn" in done.stdout
    assert "\n  again     pytest small.feature --engine narrow --tag id:passes\n" in done.stdout
    assert "FAILED small.feature::Mulldrifter is no red card[fake]" in done.stdout
    assert "FAILED small.feature::It is drawn twice[fake]" in done.stdout
    assert "fake: 0 passes" in done.stdout


ENGINES = {
    "right": "Engine = OracleEngine",
    "unable to be set up": "class Engine(OracleEngine):\n    def setup(self, board):\n        return Unsupported(what='boards')",
    "unable to act": "class Engine(OracleEngine):\n    def act(self, action):\n        return Unsupported(what='acting')",
    "without capabilities": """
class Engine(OracleEngine):
    def hello(self, contract):
        return replace(super().hello(contract), capabilities=())
""",
    "that plays the rules of no date": """
class Engine(OracleEngine):
    def hello(self, contract):
        return replace(super().hello(contract), edition="nonsense")
""",
    "refusing": "class Engine(OracleEngine):\n    def act(self, action):\n        return Illegal(why='no')",
    "crashing": "class Engine(OracleEngine):\n    def act(self, action):\n        sys.exit(0)",
    "expected to be unable": "class Engine(OracleEngine):\n    def setup(self, _):\n        return Unsupported(what='boards')",
    "expected to be unable, and able": "Engine = OracleEngine",
    "that cannot be imported": "raise RuntimeError('boom')",
    "that ends as it is imported": "sys.exit(0)",
    "that ends as it is made": "class Engine:\n    def __init__(self):\n        sys.exit(0)",
    "that does not complete hello": "class Engine(OracleEngine):\n    def hello(self, contract):\n        return None",
}
EXPECTED = {"expected to be unable": ("right-1", "right-2"), "expected to be unable, and able": ("right-1",)}
STATUSES = {"right": 0, "expected to be unable": 0} | {name: 2 for name in ENGINES if name.startswith("that ")}


@pytest.mark.parametrize("engine", ENGINES)
def test_both_commands_say_the_same_of_an_engine(tmp_path: Path, engine: str) -> None:
    shutil.copy(suite_root() / "conftest.py", tmp_path / "conftest.py")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    right = ORDER[: ORDER.index("  @id:fails")]
    folder = tmp_path / "mine" / "deep"
    folder.mkdir(parents=True)
    (folder / "a.feature").write_text(right.replace("@id:passes", "@id:right-1"))
    (folder / "b.feature").write_text(right.replace("@id:passes", "@id:right-2"))
    environment = plug_in(tmp_path, ENGINES[engine])
    unable = '[{}]\nkind = "missing"\noutcome = "unsupported"\nobserved = "set-up: boards"\n'
    (tmp_path / "odd.toml").write_text("".join(unable.format(key) for key in EXPECTED.get(engine, ())))
    words = ["mine", "--engine", "odd", "--expected", "odd.toml", "--report"]
    run = ended(["adapters.cli.main", "run", *words, "r.jsonl"], environment, tmp_path)
    test = pytest_ended((*words, "p.jsonl"), environment, tmp_path)

    # One that an engine wrote stands behind a mark.
    assert not any(line.startswith("Traceback") for line in "\n".join((*run[1:], *test[1:])).splitlines())
    assert "INTERNALERROR" not in test[1] + test[2]
    expected = STATUSES.get(engine, 1)
    assert (run[0], test[0]) == (expected, pytest.ExitCode.USAGE_ERROR if expected == 2 else expected)
    if expected != 2:
        ours, theirs = read(tmp_path / "r.jsonl"), read(tmp_path / "p.jsonl")
        assert [facts(verdict) for verdict in ours.verdicts] == [facts(verdict) for verdict in theirs.verdicts]
        assert ours.header.features == theirs.header.features == {"deep/a.feature": 1, "deep/b.feature": 1}
        assert [line for line in run[1].splitlines() if line in test[1].splitlines()][-1].startswith("odd: ")


def test_a_mechanic_is_a_tag_outside_of_the_package_too(folder: Path) -> None:
    (folder / "bounce").mkdir()
    (folder / "small.feature").rename(folder / "bounce" / "small.feature")
    (folder / "other.feature").write_text(ORDER.replace("@id:", "@id:other-"))

    assert "4 deselected" in pytest_run(folder, "--tag", "bounce").stdout


TEXTS = """\
@evolution-01 @cr:702.51a
Feature: Texts
  Background:
    Given the history of the rules

  @id:texts-hold
  Scenario: The number is another
    Then from 2021-02-15 to 2021-04-22 rule 702.50a is renumbered to 702.51a

  @id:texts-not
  Scenario: The number is the same
    Then rule 702.51a of 2021-04-22 reads like 702.50a of 2021-02-15
    And rule 702.51a of 2021-04-22 reads like 702.51a of 2021-02-15
"""


@pytest.mark.parametrize("arguments", [[], ["-n", "2"]])
def test_texts_are_judged_once_and_apart_from_every_engine(folder: Path, arguments: list[str]) -> None:
    if arguments:
        pytest.importorskip("xdist")
    (folder / "texts.feature").write_text(TEXTS)
    done = pytest_run(folder, *arguments, "--report", "r.jsonl")

    assert "FAILED texts.feature::The number is the same[rulebook]" in done.stdout
    assert "PASSED texts.feature::The number is another[rulebook]" in done.stdout
    assert "texts.feature:13:\nFAILED: texts-not on rulebook" in done.stdout
    assert "  observed  they read unlike each other\n  again     pytest texts.feature --tag id:texts-not\n" in done.stdout
    assert "of 4 scenarios\nthe texts of the rules: 1 of 2 rulings holds\n" in done.stdout
    report = read(folder / "r.jsonl")
    assert (report.header.features, len(report.verdicts)) == ({"small.feature": 4}, 4)
    assert report.footer.texts == {"pass": 1, "fail": 1}
    assert report.header.texts == {"texts.feature": 2}
    assert {(each.id, each.outcome, each.line) for each in report.texts} == {("texts-hold", "pass", 0), ("texts-not", "fail", 13)}


def test_texts_are_selected_as_all_else_is(folder: Path) -> None:
    (folder / "texts.feature").write_text(TEXTS)

    assert "1 passed, 5 deselected" in pytest_run(folder, "--tag", "id:texts-hold").stdout
    done = pytest_run(folder, "-k", "another", "--report", "r.jsonl")
    assert "1 passed, 5 deselected" in done.stdout
    assert "the texts of the rules: 1 of 1 ruling holds\n" in done.stdout
    assert read(folder / "r.jsonl").footer.texts == {"pass": 1}


def test_an_engine_that_cannot_be_named_is_refused(folder: Path) -> None:
    done = pytest_run(folder, "--engine", "cmd:a\udcff", "--report", "r.jsonl")

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert r"cmd:a\udcff: this is not UTF-8" in done.stderr + done.stdout


def test_an_engine_may_change_the_folder_and_throw_the_output_away(folder: Path) -> None:
    (folder / "small.feature").write_text(ORDER[: ORDER.index("  @id:fails")])
    code = "class Engine(OracleEngine):\n    def act(self, action):\n"
    code += "        os.chdir('/'); print('\\x1b[2J'); sys.stdout = sys.stderr = None\n        return super().act(action)\n"
    environment = plug_in(folder, code)

    status, out, err = pytest_ended(("--engine", "odd", "--report", "r.jsonl", "-rA"), environment, folder)

    assert status == 0
    assert "\x1b" not in out + err
    assert len(read(folder / "r.jsonl").verdicts) == 1


def test_what_is_expected_of_scenarios_that_are_gone_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text('[evoke-99-gone]\nkind = "bug"\noutcome = "fail"\nobserved = "x"\n')
    environment = plug_in(tmp_path, "Engine = OracleEngine")
    words = ("-p", "no:cacheprovider", "--engine", "odd", "--expected", "odd.toml", str(suite_root()))

    status, out, err = pytest_ended((*words, "--tag", "evoke-05"), environment, tmp_path)

    assert status == pytest.ExitCode.USAGE_ERROR
    assert "odd.toml:1: there is no scenario with the id 'evoke-99-gone'" in out + err


@pytest.mark.parametrize("words", [(), ("-p", "adapters.pytest.plugin")])
def test_without_the_plugin_that_takes_the_steps_it_is_said_how_to_get_it(folder: Path, words: tuple[str, ...]) -> None:
    (folder / "without.py").write_text("import sys\nsys.modules['pytest_bdd'] = None\n")
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "without", *words]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "to run the suite with pytest takes a plugin: pip install pytest pytest-bdd" in done.stdout + done.stderr
