"""A report is whole or refused."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from adapters.contract.messages import Hello
from adapters.reports.formats import write_all
from adapters.reports.stream import Header, Report, footer, header, read, whole
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
    write_all([path], whole(head(len(verdicts)), verdicts, 1.25))


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


def test_an_older_report_and_an_empty_file_are_replaced(tmp_path: Path) -> None:
    older, empty = tmp_path / "older.jsonl", tmp_path / "empty.jsonl"
    older.write_text('{"kind":"header","format":0}\n')
    empty.write_text("")
    for path in (older, empty):
        write(path, verdict("a"))
        assert read(path).verdicts == (verdict("a"),)


@pytest.mark.parametrize("keys", ["", "a", "abc"])
def test_no_report_is_made_with_verdicts_missing_or_too_many(keys: str) -> None:
    with pytest.raises(ValueError, match=f"{len(keys)} verdicts in a report of 2"):
        whole(head(), map(verdict, keys), 1)


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
        (
            lambda lines: [lines[0].replace(b'"format":2', b'"format":1'), *lines[1:]],
            ":1: a report of version 1; this reader knows version 2",
        ),
        (lambda lines: [lines[0].replace(b'"format":2', b'"format":9'), *lines[1:]], ":1: a report of version 9"),
        (
            lambda lines: [*lines[:2], lines[2].replace(b'"verdict"', b'"verdict on texts"'), lines[3]],
            ":3: a verdict on texts by 'paper', and the rulebook judges these",
        ),
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


def test_how_the_engines_were_asked_for_is_known_as_far_as_the_header_says_it() -> None:
    assert Report(header([ENGINE], "", {}, 0, names=["p"], commands=["p=cmd:x"]), (), footer({}, 0)).commands == {"p": "p=cmd:x"}
    assert Report(named(head(0), "p"), (), footer({}, 0)).commands == {}


def test_a_report_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read the report"):
        read(tmp_path / "none.jsonl")


@pytest.mark.parametrize("path", ["/dev/null", "/dev/tty", "/"])
def test_what_may_have_no_end_is_not_read(path: str) -> None:
    with pytest.raises(BadInput, match=rf"^{path}: cannot read the report: "):
        read(Path(path))


def test_a_report_may_come_through_a_pipe(report: Path, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=lambda: pipe.write_bytes(report.read_bytes()))
    writer.start()
    assert read(pipe) == read(report)
    writer.join()
