"""``rulings accept``: a report becomes what is expected."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.contract.messages import Hello
from adapters.engines import expectations
from adapters.engines.expectations import Expectation, read, written
from adapters.reports import stream
from adapters.reports.formats import write
from adapters.reports.stream import header, whole
from adapters.suite.reading.loading import load
from adapters.suite.verdict import Outcome, Verdict
from tests.reports.made_up import report as made_up
from tests.reports.made_up import text_verdict


def verdict(key: str, outcome: Outcome, observed: str = "", engine: str = "paper") -> Verdict:
    return Verdict(
        id=key,
        feature="f",
        scenario="s",
        engine=engine,
        outcome=outcome,
        statements=(),
        rules=("702.74a",),
        seconds=0,
        observed=observed,
    )


@pytest.fixture
def report(tmp_path: Path) -> Path:
    verdicts = [
        verdict("better", "pass"),
        verdict("worse", "fail", "exile"),
        verdict("same", "fail", "hand"),
        verdict("elsewhere", "fail", "hand", "stone"),
    ]
    path = tmp_path / "report.jsonl"
    hello = Hello(name="paper", version="1", language="Python")
    names = ("paper", "stone")
    head = header([hello, hello], "2026-08-07", {"f": 4}, 4, names=names, commands=("paper=cmd:paper", "cmd:stone"))
    write(path, whole(head, verdicts, 1))
    return path


def of_phase(report: Path, asked: str = "phase") -> str:
    """The report as if its verdicts on paper were on phase, asked for like this."""
    return report.read_text().replace('"paper=cmd:paper"', f'"{asked}"').replace('"paper"', '"phase"')


def test_the_file_says_afterwards_what_the_report_says(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = Expectation(kind="disputed", outcome="fail", observed="hand", rule="603.3b", link="https://example.org/1")
    before = {"better": same, "same": same, "not run": same}
    path = report.with_name("paper.toml")
    path.write_text(written("paper", before), encoding="utf-8")
    assert main(["accept", "--engine", "paper", "--expected", str(path), str(report)]) == 0
    assert capsys.readouterr().out == f"{path}: 3 expectations: 1 added, 1 removed, 0 changed\n"
    assert read(path) == {
        "same": same,
        "not run": same,
        "worse": Expectation(kind="bug", outcome="fail", observed="exile", rule="702.74a"),
    }
    assert {each.name for each in report.parent.iterdir()} == {"report.jsonl", "paper.toml"}


def test_a_file_that_is_not_there_yet_is_made(report: Path) -> None:
    path = report.with_name("new.toml")
    assert main(["accept", "--engine", "paper", "--expected", str(path), str(report)]) == 0
    assert set(read(path)) == {"worse", "same"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ["--engine", "paper"],
            "the engine 'paper' does not come with the package, nor does a file for it; name one with --expected",
        ),
        (["--engine", "oracle"], "report.jsonl: no verdict on the engine 'oracle'; the report is of: paper, stone"),
        (
            ["--engine", "paper", "--expected", "missing/paper.toml"],
            "missing/paper.toml: cannot write here: there is no folder",
        ),
    ],
)
def test_what_cannot_be_accepted(
    report: Path, words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(report.parent)
    assert main(["accept", *words, report.name]) == 2
    assert complaint in capsys.readouterr().err


def test_a_report_of_another_edition_of_the_rules_says_nothing_of_what_is_expected(
    report: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report.write_text(report.read_text().replace("2026-08-07", "2007-10-01"))
    path = report.with_name("paper.toml")
    assert main(["accept", "--engine", "paper", "--expected", str(path), str(report)]) == 2
    assert "report.jsonl: it is of the rules of 2007-10-01; " in capsys.readouterr().err
    assert not path.exists()


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the engines' own files, for once elsewhere."""
    folder = tmp_path / "expected"
    folder.mkdir()
    monkeypatch.setattr(expectations, "FOLDER", folder)
    return folder


def test_scenarios_of_ones_own_have_no_place_in_an_engines_own_file(
    report: Path, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report.write_text(of_phase(report))
    assert main(["accept", "--engine", "phase", str(report)]) == 2
    told = "the suite has no scenario with the id 'better'; name a file for rulings of your own with --expected"
    assert capsys.readouterr().err == f"rulings: {report}: {told}\n"
    assert list(own.iterdir()) == []


def test_what_is_expected_of_scenarios_that_are_gone_is_removed(
    report: Path, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = [scenario.id for scenario in load()][:3]
    text = of_phase(report)
    for old, new in zip(("better", "worse", "same"), known, strict=True):
        text = text.replace(f'"{old}"', f'"{new}"')
    report.write_text(text)
    entry = Expectation(kind="bug", outcome="fail", observed="hand")
    (own / "phase.toml").write_text(written("phase", {"evoke-99-gone": entry, known[2]: entry}))
    assert main(["accept", "--engine", "phase", str(report)]) == 0
    assert capsys.readouterr().out == (
        f"{own / 'phase.toml'}: 2 expectations: 1 added, 1 removed, 0 changed\n"
        "removed, for the suite has no such scenario: evoke-99-gone\n"
    )
    assert set(read(own / "phase.toml")) == set(known[1:])


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("phase=cmd:my-engine", "it was asked for as 'phase=cmd:my-engine'"),
        ("cmd:my-engine", "it was asked for as 'cmd:my-engine'"),
        ("", "the report does not say which it is"),
    ],
)
def test_another_engine_of_an_engines_name_changes_nothing_of_its_own_file(
    report: Path, own: Path, asked: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = of_phase(report, asked)
    report.write_text(text if asked else text.replace('"commands":["","cmd:stone"]', '"commands":[]'))
    assert main(["accept", "--engine", "phase", str(report)]) == 2
    what = f"'phase' here may not be the engine that comes with the package: {told}; name a file with --expected"
    assert capsys.readouterr().err == f"rulings: {report}: {what}\n"
    assert list(own.iterdir()) == []
    assert main(["accept", "--engine", "phase", "--expected", str(own / "mine.toml"), str(report)]) == 0
    assert set(read(own / "mine.toml")) == {"worse", "same"}


def test_a_link_stays_a_link(report: Path) -> None:
    path, link = report.with_name("paper.toml"), report.with_name("link.toml")
    link.symlink_to(path)
    assert main(["accept", "--engine", "paper", "--expected", str(link), str(report)]) == 0
    assert link.is_symlink()
    assert set(read(path)) == {"worse", "same"}


def test_what_is_no_regular_file_is_not_replaced(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = report.with_name("pipe")
    os.mkfifo(path)
    assert main(["accept", "--engine", "paper", "--expected", str(path), str(report)]) == 2
    assert "this is no regular file" in capsys.readouterr().err
    assert path.is_fifo()
    assert main(["accept", "--engine", "paper", "--expected", str(report), str(report)]) == 2
    assert stream.read(report)


def test_a_report_of_a_run_that_did_not_finish_changes_nothing(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report.write_bytes(b"\n".join(report.read_bytes().splitlines()[:-1]))
    path = report.with_name("paper.toml")
    assert main(["accept", "--engine", "paper", "--expected", str(path), str(report)]) == 2
    assert "no footer" in capsys.readouterr().err
    assert not path.exists()


def test_what_a_report_says_of_texts_is_expected_of_no_engine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, expected = tmp_path / "r.jsonl", tmp_path / "paper.toml"
    write(path, made_up([verdict("a", "fail", "exile")], texts=[text_verdict("t", outcome="fail", observed="unlike")]))

    assert main(["accept", "--engine", "paper", "--expected", str(expected), str(path)]) == 0
    assert list(read(expected)) == ["a"]
    capsys.readouterr()
    assert main(["accept", "--engine", "rulebook", "--expected", str(tmp_path / "rulebook.toml"), str(path)]) == 2
    assert capsys.readouterr().err == f"rulings: {path}: no verdict on the engine 'rulebook'; the report is of: paper\n"
    assert not (tmp_path / "rulebook.toml").exists()
