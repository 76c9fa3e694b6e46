"""A report is whole or refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from adapters.contract.messages import Hello
from adapters.reports.stream import Header, Report, Writer, footer, header, read
from adapters.suite.bad_input import BadInput
from adapters.suite.verdict import Outcome, Verdict

Spoil: TypeAlias = Callable[[list[bytes]], list[bytes]]

ENGINE = Hello(name="paper", version="1", language="Python")


def verdict(key: str, outcome: Outcome = "pass", reason: str = "") -> Verdict:
    return Verdict(
        id=key,
        feature="evoke/a.feature",
        scenario=f"Scenario {key}",
        engine="paper",
        outcome=outcome,
        statements=("evoke-01",),
        rules=("702.74a",),
        seconds=0.5,
        reason=reason,
    )


def head(count: int = 2) -> Header:
    return header([ENGINE], "2026-08-07", {"evoke/a.feature": count}, count)


def write(path: Path, *verdicts: Verdict) -> None:
    with Writer(path, head(len(verdicts))) as writer:
        for one in verdicts:
            writer.verdict(one)
        writer.finish(1.25)


@pytest.fixture
def report(tmp_path: Path) -> Path:
    path = tmp_path / "report.jsonl"
    write(path, verdict("a"), verdict("b", "fail", "wrong"))
    return path


def test_what_was_written_is_read_back(report: Path) -> None:
    back = read(report)
    assert back.header.engines == (ENGINE,)
    assert back.verdicts == (verdict("a"), verdict("b", "fail", "wrong"))
    assert back.footer.counts == {"pass": 1, "fail": 1}
    assert back.footer.seconds == 1.25


def test_every_verdict_line_carries_what_the_design_promises(report: Path) -> None:
    line = msgspec.json.decode(report.read_bytes().splitlines()[2])
    assert line == {
        "kind": "verdict",
        "id": "b",
        "feature": "evoke/a.feature",
        "scenario": "Scenario b",
        "engine": "paper",
        "outcome": "fail",
        "statements": ["evoke-01"],
        "rules": ["702.74a"],
        "seconds": 0.5,
        "reason": "wrong",
    }


def test_a_run_that_breaks_off_leaves_nothing_and_the_old_report_as_it_was(report: Path) -> None:
    before = report.read_bytes()

    def interrupted() -> None:
        with Writer(report, head()) as writer:
            writer.verdict(verdict("a"))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert report.read_bytes() == before
    assert [path.name for path in report.parent.iterdir()] == ["report.jsonl"]


@pytest.mark.parametrize("content", ["Feature: mine\n", '{"kind": "header"', "\n", "[]"])
def test_a_report_replaces_nothing_but_a_report(tmp_path: Path, content: str) -> None:
    path = tmp_path / "mine.feature"
    path.write_text(content)
    with pytest.raises(BadInput, match=r"mine\.feature: cannot write here: this file is no report"):
        write(path, verdict("a"))
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("mine.feature", content)]


def test_an_older_report_and_an_empty_file_are_replaced(tmp_path: Path) -> None:
    older, empty = tmp_path / "older", tmp_path / "empty"
    older.write_text('{"kind":"header","format":0}\n')
    empty.write_text("")
    for path in (older, empty):
        write(path, verdict("a"))
        assert read(path).verdicts == (verdict("a"),)


def test_a_report_cannot_be_finished_with_verdicts_missing(tmp_path: Path) -> None:
    with Writer(tmp_path / "r", head()) as writer:
        writer.verdict(verdict("a"))
        with pytest.raises(ValueError, match="1 verdicts in a report of 2"):
            writer.finish(1)
    assert list(tmp_path.iterdir()) == []


def test_a_directory_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"missing/r\.jsonl: cannot write here"):
        Writer(tmp_path / "missing" / "r.jsonl", head())


def test_unknown_fields_are_let_be(report: Path) -> None:
    lines = report.read_bytes().splitlines()
    lines[1] = lines[1][:-1] + b',"later":1}'
    report.write_bytes(b"\n".join(lines))
    assert read(report).verdicts[0] == verdict("a")


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda _: [], "an empty file is no report"),
        (lambda lines: lines[:-1], ":3: no footer: the run did not finish"),
        (lambda lines: lines[1:], ":1: a report begins with its header"),
        (lambda lines: [lines[0], *lines], ":2: a second header"),
        (lambda lines: [*lines, lines[1]], ":5: something follows the footer"),
        (lambda lines: [lines[0], lines[1], lines[3]], ":3: the footer counts"),
        (lambda lines: [lines[0], lines[1], lines[1].replace(b'"pass"', b'"fail"'), lines[3]], ":4: two verdicts for a on paper"),
        (lambda lines: [lines[0], b"\xff\xfe", *lines[1:]], ":2: no line of a report"),
        (lambda lines: [lines[0], b'{"kind":"song"}', *lines[1:]], ":2: no line of a report"),
        (lambda lines: [lines[0], b"", *lines[1:]], ":2: no line of a report"),
        (lambda lines: [lines[0], b'{"kind":"verdict","more":' + b"[" * 100_000, *lines[1:]], ":2: no line of a report"),
        (lambda lines: [lines[0].replace(b'"format":1', b'"format":9'), *lines[1:]], ":1: a report of version 9"),
        (lambda lines: [lines[0].replace(b'"count":2', b'"count":3'), *lines[1:]], ":4: the header announces 3 verdicts"),
        (lambda lines: [*lines[:3], lines[3].replace(b"true", b"false")], ":4: the run did not finish"),
    ],
)
def test_anything_but_one_whole_report_is_refused_with_its_line(report: Path, spoil: Spoil, complaint: str) -> None:
    report.write_bytes(b"\n".join(spoil(report.read_bytes().splitlines())))
    with pytest.raises(BadInput) as caught:
        read(report)
    assert str(caught.value).startswith(str(report))
    assert complaint in str(caught.value)


def named(head: Header, *names: str) -> Header:
    return msgspec.structs.replace(head, names=names)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        (named(head(), "paper", "stone"), ":1: the header has 1 engines and not as many names"),
        (named(head(), "stone"), ":4: a verdict on paper, which the header does not name"),
        (
            header([ENGINE], "2026-08-07", {"evoke/a.feature": 1}, 2),
            ":1: the header knows 1 scenarios of evoke/a.feature, there are 2",
        ),
        (header([ENGINE], "2026-08-07", {"b.feature": 9}, 2), ":1: the header knows 0 scenarios of evoke/a.feature, there are 2"),
        (
            header([ENGINE], "2026-08-07", {"evoke/a.feature": 2, "b": -1}, 2),
            ":1: the header knows a feature file of less than no",
        ),
    ],
)
def test_a_header_that_does_not_fit_what_follows_is_refused(report: Path, head: Header, complaint: str) -> None:
    lines = report.read_bytes().splitlines()
    report.write_bytes(b"\n".join([msgspec.json.encode(head), *lines[1:]]))
    with pytest.raises(BadInput) as caught:
        read(report)
    assert complaint in str(caught.value)


def test_the_engines_are_known_by_what_the_verdicts_call_them(report: Path) -> None:
    assert read(report).hellos == {"paper": ENGINE}
    written = Report(named(head(0), "p"), (), footer({}, 0))
    assert written.hellos == {"p": ENGINE}
    assert Report(head(0), (), footer({}, 0)).hellos == {}


def test_a_report_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read the report"):
        read(tmp_path / "none.jsonl")
