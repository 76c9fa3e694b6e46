"""``rulings accept``: a report becomes what is expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.cli.main import main
from adapters.contract.messages import Hello
from adapters.engines.expectations import Expectation, read, written
from adapters.reports.stream import Writer, header
from adapters.suite.verdict import Outcome, Verdict


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
    with Writer(path, header([Hello(name="paper", version="1", language="Python")], "2026-08-07", {"f": 4}, 4)) as writer:
        for one in verdicts:
            writer.verdict(one)
        writer.finish(1)
    return path


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
        (["--engine", "paper"], "there is no engine 'paper'; known are oracle, phase"),
        (["--engine", "oracle"], "report.jsonl: no verdict on the engine 'oracle'"),
        (["--engine", "paper", "--expected", "missing/paper.toml"], "missing/paper.toml: cannot write here: No such file"),
    ],
)
def test_what_cannot_be_accepted(
    report: Path, words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(report.parent)
    assert main(["accept", *words, report.name]) == 2
    assert complaint in capsys.readouterr().err


def test_a_report_of_a_run_that_did_not_finish_changes_nothing(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report.write_bytes(b"\n".join(report.read_bytes().splitlines()[:-1]))
    path = report.with_name("paper.toml")
    assert main(["accept", "--engine", "paper", "--expected", str(path), str(report)]) == 2
    assert "no footer" in capsys.readouterr().err
    assert not path.exists()
