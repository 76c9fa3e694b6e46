"""``rulings run`` on rulings of one's own: what it prints, writes and returns."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.contract.messages import Hello
from adapters.engines import opening
from adapters.engines.expectations import Expectation, written
from adapters.engines.opening import Manner, Opened
from adapters.engines.process.limits import Limits
from adapters.reports.stream import read
from adapters.suite.bad_input import BadInput
from adapters.suite.running.guard import Checked
from tests.cli.conftest import RIGHT, WRONG, Plug, Rulings, Shy


class Mute(Shy):
    """An engine that does not even say who it is."""

    def hello(self, contract: int) -> Hello:
        raise RuntimeError("no voice")


class Boastful(Shy):
    """An engine that claims what the contract does not know."""

    def hello(self, contract: int) -> Hello:
        return Hello(name="Boastful", version="0", language="Python", capabilities=("telepathy",))  # type: ignore[arg-type]


def test_a_folder_outside_the_repository(rulings: Rulings, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(rulings(RIGHT))]) == 0
    out = capsys.readouterr().out
    assert out.startswith("                ")
    assert "mine/sacrifice" in out
    assert out.endswith(
        "oracle: 1 pass (0 unexpected), 0 expected failures, 0 failures (0 changed), 0 unsupported, 0 errors, of 1 scenario\n"
    )


def test_a_failure_is_told_and_the_status_is_1(rulings: Rulings, capsys: pytest.CaptureFixture[str]) -> None:
    folder = rulings(RIGHT, WRONG)
    assert main(["run", str(folder)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAILED: evoke-02-wrong on oracle 1"
    assert "          > Shriekmaw is on the battlefield" in lines
    assert f"  again     rulings run {folder} --engine oracle --tag id:evoke-02-wrong" in lines
    assert "1 failure (1 not expected, 0 changed)" in lines[-1]


def test_the_command_that_a_failure_prints_shows_it_again(rulings: Rulings, capsys: pytest.CaptureFixture[str]) -> None:
    main(["run", str(rulings(RIGHT, WRONG))])
    again = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("  again"))
    assert main(again.split()[2:]) == 1
    told = capsys.readouterr().out
    assert "Of the 1 selected, of 2 scenarios." in told
    assert told.endswith("of 1 scenario\n")


def test_a_command_for_one_scenario_keeps_the_expectation_file(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = tmp_path / "o.toml"
    expected.write_text("")
    folder = rulings(WRONG)
    main(["run", str(folder), "--expected", str(expected)])
    again = f"  again     rulings run {folder} --engine oracle --tag id:evoke-02-wrong --expected {expected}\n"
    assert again in capsys.readouterr().out


def test_words_and_tags_select(rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(rulings(RIGHT, WRONG))
    report = tmp_path / "r.jsonl"
    assert main(["run", folder, "-k", "mulldrifter SACRIFICED", "--report", str(report)]) == 0
    assert [verdict.id for verdict in read(report).verdicts] == ["evoke-02-right"]
    assert read(report).header.features == {"mine/sacrifice.feature": 2}
    assert main(["run", folder, "--tag", "id:evoke-02-wrong"]) == 1
    assert main(["run", folder, "--tag", "@cr:702.74a", "-k", "shriekmaw"]) == 1
    capsys.readouterr()
    assert main(["run", folder, "--tag", "evoke-99"]) == 2
    assert capsys.readouterr().err == "rulings: no scenario bears the tag 'evoke-99'\n"
    assert main(["run", folder, "-k", "convoke"]) == 2
    assert capsys.readouterr().err == "rulings: no scenario is selected: none has the words 'convoke'\n"


def test_what_is_expected_to_fail_is_no_failure(rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, report, expected = str(rulings(RIGHT, WRONG)), tmp_path / "r.jsonl", tmp_path / "oracle.toml"
    assert main(["run", folder, "--report", str(report)]) == 1
    assert main(["accept", "--engine", "oracle", "--expected", str(expected), str(report)]) == 0
    assert main(["run", folder, "--expected", str(expected)]) == 0
    assert "1 expected failure, 0 failures (0 changed)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "observed", "told"),
    [
        ("evoke-02-right", "anything", "PASSED, though its expectation file says it fails: evoke-02-right on oracle"),
        ("evoke-02-wrong", "in exile", "FAILED, and not in the way its expectation file says: evoke-02-wrong on oracle 1"),
    ],
)
def test_another_end_than_expected_is_not_as_expected(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str], key: str, observed: str, told: str
) -> None:
    expected = tmp_path / "oracle.toml"
    known = {key: Expectation(kind="bug", outcome="fail", observed=observed)}
    expected.write_text(written("oracle", known), encoding="utf-8")
    folder = str(rulings(RIGHT, WRONG))
    assert main(["run", folder, "--tag", f"id:{key}", "--expected", str(expected)]) == 1
    assert told in capsys.readouterr().out


def test_engines_stand_side_by_side(rulings: Rulings, tmp_path: Path, engine: Plug, capsys: pytest.CaptureFixture[str]) -> None:
    engine("shy", Shy)
    report = tmp_path / "r.jsonl"
    assert main(["run", str(rulings(RIGHT)), "--engine", "oracle", "--engine", "shy", "--report", str(report)]) == 1
    out = capsys.readouterr().out
    assert "UNSUPPORTED on shy: 1 scenario" in out
    assert r"set-up: \x1b[31mboards\x1b[0m (first: evoke-02-right)" in out
    assert "\x1b" not in out
    back = read(report)
    assert back.header.engines[1].name == "Shy"
    assert [(verdict.engine, verdict.outcome) for verdict in back.verdicts] == [("oracle", "pass"), ("shy", "unsupported")]


def test_what_is_unsupported_is_told_one_by_one_only_if_asked_for(
    rulings: Rulings, engine: Plug, capsys: pytest.CaptureFixture[str]
) -> None:
    engine("shy", Shy)
    words = ["run", str(rulings(RIGHT, WRONG)), "--engine", "shy"]
    assert main(words) == 1
    assert "UNSUPPORTED on shy: 2 scenarios" in capsys.readouterr().out
    assert main([*words, "--verbose"]) == 1
    out = capsys.readouterr().out
    assert "UNSUPPORTED: evoke-02-right on shy" in out
    assert "UNSUPPORTED: evoke-02-wrong on shy" in out
    assert "UNSUPPORTED on" not in out


def test_several_processes_give_the_same_verdicts_in_the_same_order(rulings: Rulings, tmp_path: Path) -> None:
    folder = str(rulings(RIGHT, WRONG))
    one, two = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    assert main(["run", folder, "--report", str(one)]) == 1
    assert main(["run", folder, "--report", str(two), "--jobs", "2"]) == 1

    def facts(path: Path) -> list[object]:
        return [(verdict.id, verdict.outcome, verdict.observed, verdict.steps) for verdict in read(path).verdicts]

    assert facts(one) == facts(two)


def test_exported_scenarios_give_the_same_verdicts(rulings: Rulings, tmp_path: Path) -> None:
    folder, out = str(rulings(RIGHT, WRONG)), tmp_path / "exported"
    one, two = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    assert main(["export", "--out", str(out), folder]) == 0
    assert sorted(path.name for path in out.rglob("*.json")) == ["sacrifice.scenarios.json", "scenarios.schema.json"]
    assert main(["run", folder, "--report", str(one)]) == 1
    assert main(["run", str(out), "--report", str(two)]) == 1

    def facts(path: Path) -> list[object]:
        return [(verdict.id, verdict.feature, verdict.outcome, verdict.observed) for verdict in read(path).verdicts]

    assert facts(one) == facts(two)


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (Mute, "rulings: the engine odd did not complete hello: hello raised RuntimeError: no voice"),
        (Boastful, "rulings: the engine odd did not complete hello: it claims an unknown capability 'telepathy'"),
    ],
)
def test_an_engine_that_does_not_complete_hello(
    rulings: Rulings, engine: Plug, capsys: pytest.CaptureFixture[str], make: type[Shy], complaint: str
) -> None:
    engine("odd", make)
    assert main(["run", str(rulings(RIGHT)), "--engine", "odd"]) == 2
    err = capsys.readouterr().err
    assert err.startswith(complaint)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--engine", "nobody"], "there is no engine 'nobody'; known are oracle, phase, and any program: cmd:PROGRAM"),
        (["--report", "missing/r.jsonl"], "missing/r.jsonl: cannot write here: there is no folder missing"),
        (["--report", "-"], "-: a report goes into a file, not to the standard output; name one"),
        (["--report", ""], ".: cannot write here: this is no regular file, and only such are replaced"),
        (["--cards", "none.json"], "none.json: the card records cannot be read: No such file or directory"),
        (["--expected", "none.toml"], "none.toml: cannot read the expectations: No such file or directory"),
        (
            ["--expected", "x", "--engine", "oracle", "--engine", "phase"],
            "--expected x: of which engine? say --expected oracle=FILE, or another's name",
        ),
        (["no-such-folder"], "no-such-folder: there is no such file or folder"),
    ],
)
def test_options_that_cannot_be_used(
    rulings: Rulings, words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = rulings(RIGHT)
    monkeypatch.chdir(folder)
    assert main(["run", "mine", *words]) == 2
    assert capsys.readouterr().err == f"rulings: {complaint}\n"
    assert [path.name for path in folder.iterdir()] == ["mine"]


@pytest.mark.parametrize("name", ["mine/sacrifice.feature", "cards.json", "oracle.toml"])
def test_no_input_is_lost_to_a_report(
    rulings: Rulings, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = rulings(RIGHT)
    monkeypatch.chdir(folder)
    (folder / "cards.json").write_text('[{"name": "Quorble", "type": "Artifact"}]')
    (folder / "oracle.toml").write_text(written("oracle", {}))
    before = (folder / name).read_bytes()
    words = ["run", "mine", "--cards", "cards.json", "--expected", "oracle.toml"]
    assert main([*words, "--report", name]) == 2
    assert capsys.readouterr().err == (
        f"rulings: {name}: cannot write here: this file is no report, and a report replaces nothing else\n"
    )
    assert (folder / name).read_bytes() == before
    assert main([*words, "--report", "new.jsonl"]) == 0
    assert main([*words, "--report", "new.jsonl"]) == 0


def test_one_place_in_two_spellings_gets_one_report(rulings: Rulings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = str(rulings(RIGHT))
    monkeypatch.chdir(tmp_path)
    Path("link.jsonl").symlink_to("r.jsonl")
    words = ["--report", "r.jsonl", "--report", "away/../r.jsonl", "--report", "link.jsonl"]
    assert main(["run", folder, *words]) == 0
    assert len(read(tmp_path / "r.jsonl").verdicts) == 1
    assert Path("link.jsonl").is_symlink()


def test_nothing_is_shown_of_the_progress_in_a_pipe(rulings: Rulings, capsys: pytest.CaptureFixture[str]) -> None:
    main(["run", str(rulings(RIGHT))])
    assert capsys.readouterr().err == ""


def test_a_report_says_how_each_engine_was_asked_for_and_what_it_is_called(rulings: Rulings, tmp_path: Path) -> None:
    report = tmp_path / "r.jsonl"
    second = f"second=cmd:{shlex.join((sys.executable, '-m', 'adapters.cli.main', 'serve'))}"
    assert main(["run", str(rulings(RIGHT)), "--engine", "oracle", "--engine", second, "--report", str(report)]) == 0
    header = read(report).header
    assert tuple(header.names) == ("oracle", "second")
    assert tuple(header.commands) == ("oracle", second)
    assert [hello.name for hello in header.engines] == ["oracle", "oracle"]


@pytest.mark.parametrize(("scenarios", "jobs", "further"), [(1, 4, 0), (2, 1, 0), (2, 2, 1), (2, 4, 1)])
def test_there_are_never_more_processes_than_scenarios(
    rulings: Rulings, scenarios: int, jobs: int, further: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Checked] = []
    another = opening.another

    def counted(first: Opened, manner: Manner) -> Checked:
        made.append(another(first, manner))
        return made[-1]

    monkeypatch.setattr(opening, "another", counted)
    main(["run", str(rulings(*(RIGHT, WRONG)[:scenarios])), "--jobs", str(jobs)])
    assert len(made) == further


def test_expectations_of_ids_that_the_suite_has_not_are_refused_where_all_of_it_is_there(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = tmp_path / "oracle.toml"
    expected.write_text(written("oracle", {"gone-1": Expectation(kind="bug", outcome="fail", observed="x")}))
    words = ["--expected", str(expected)]
    assert main(["run", "--tag", "id:evoke-05-mana-cost-alone", *words]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"rulings: {expected}:")
    assert told.endswith("there is no scenario with the id 'gone-1'\n")
    assert main(["run", str(rulings(RIGHT)), *words]) == 0


@pytest.mark.parametrize(
    ("words", "manner"),
    [
        ([], Manner()),
        (["--timeout", "2.5"], Manner(Limits(answer=2.5, start=15.0, scenario=25.0))),
        (["--memory", "512"], Manner(Limits(memory=512 << 20))),
        (["--restarts", "3"], Manner(Limits(restarts=3))),
        (["--strict-contract"], Manner(strict=True)),
        (["--in-process"], Manner(in_process=True)),
        (["--jobs", "3"], Manner(workers=3)),
        (["--edition", "2013-07-12"], Manner(edition="2013-07-12")),
    ],
)
def test_the_options_say_how_engines_are_run(
    rulings: Rulings, words: list[str], manner: Manner, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Manner] = []

    def none(asked: Iterable[str], manner: Manner, waited: object) -> tuple[Opened, ...]:
        told.append(manner)
        raise BadInput("no engine is opened")

    monkeypatch.setattr(opening, "open_all", none)
    assert main(["run", str(rulings(RIGHT)), *words]) == 2
    assert told == [manner]


def test_a_failure_is_run_again_in_the_manner_in_which_it_was_run(
    rulings: Rulings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, report = str(rulings(WRONG)), tmp_path / "r.jsonl"
    words = ["run", folder, "--in-process", "--timeout", "7", "--edition", "2013-07-12"]

    assert main([*words, "--report", str(report)]) == 1
    again = (
        f"again     rulings run {folder} --engine oracle --timeout 7 --in-process --edition 2013-07-12 --tag id:evoke-02-wrong\n"
    )
    assert again in capsys.readouterr().out
    assert read(report).header.options == ("--timeout", "7", "--in-process", "--edition", "2013-07-12")
