"""``rulings compare``: what changed, and whether anything got worse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from adapters.cli.main import main
from adapters.contract.messages import Hello
from adapters.reports import formats, stream
from adapters.reports.stream import header
from adapters.suite.verdict import Outcome, Verdict

Write: TypeAlias = Callable[..., Path]


@pytest.fixture
def report(tmp_path: Path) -> Write:
    """Write a report with a verdict of each scenario."""

    def write(name: str, *, engine: str = "paper", whole: int = 0, **outcomes: Outcome) -> Path:
        path = tmp_path / name
        head = header([Hello(name=engine, version="1", language="")], "2026-08-07", {"f": whole or len(outcomes)}, len(outcomes))
        verdicts = [
            Verdict(
                id=key,
                feature="f",
                scenario=f"S {key}",
                engine=engine,
                outcome=outcome,
                statements=(),
                rules=("702.74a",),
                seconds=0,
            )
            for key, outcome in outcomes.items()
        ]
        formats.write(path, stream.whole(head, verdicts, 1))
        return path

    return write


def test_nothing_worse_is_status_0(report: Write, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = report("a.jsonl", one="pass", two="fail"), report("b.jsonl", one="pass", two="pass")
    assert main(["compare", str(before), str(after)]) == 0
    assert capsys.readouterr().out == (
        "paper: newly passes (1)\n"
        "  two\n"
        "    ruling  S two\n"
        "    rules   702.74a\n"
        "    before  fail\n"
        "    after   pass\n\n"
        "0 no longer passing, 0 gone, 1 newly passing, 0 otherwise, 0 new; 1 of 2 compared verdicts as before\n"
    )


def test_something_worse_is_status_1(report: Write) -> None:
    before, after = report("a.jsonl", one="pass", two="fail"), report("b.jsonl", one="fail", two="pass")
    assert main(["compare", str(before), str(after)]) == 1
    assert main(["compare", str(before), str(report("c.jsonl", two="fail"))]) == 1
    assert main(["compare", str(before), str(report("d.jsonl", two="fail", whole=2))]) == 0


def test_a_report_that_is_not_whole_is_not_compared(report: Write, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = report("a.jsonl", one="pass"), report("b.jsonl", one="pass")
    after.write_bytes(b"\n".join(after.read_bytes().splitlines()[:-1]))
    assert main(["compare", str(before), str(after)]) == 2
    assert main(["compare", str(after), str(before)]) == 2
    assert main(["compare", str(before), str(before.with_name("missing.jsonl"))]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("the run did not finish") == 2


def test_reports_that_have_nothing_in_common_are_not_compared(report: Write, capsys: pytest.CaptureFixture[str]) -> None:
    before = report("a.jsonl", one="pass", whole=2)
    assert main(["compare", str(before), str(report("b.jsonl", engine="stone", one="pass"))]) == 2
    assert "no engine has the same name in both reports (stone here, paper in " in capsys.readouterr().err
    assert main(["compare", str(before), str(report("c.jsonl", two="pass", whole=2))]) == 2
    assert "nothing to compare: no scenario was run both" in capsys.readouterr().err
