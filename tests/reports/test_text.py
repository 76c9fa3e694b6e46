"""The report as plain text."""

from __future__ import annotations

from hypothesis import given, settings

from adapters.reports.stream import Report
from adapters.reports.text import BEGINNING, render
from tests.reports.made_up import any_report, report, verdict


def test_it_has_what_was_run_a_line_for_each_engine_and_the_tables() -> None:
    made = report([verdict("a"), verdict("b", outcome="fail")], selection=["evoke-01"], features={"evoke/a.feature": 3})
    lines = render(made).decode().splitlines()
    assert lines[0] == BEGINNING.decode().rstrip()
    assert "paper 1.2; rules of 2026-08-07" in lines
    assert lines[2] == f"begun {made.header.started}, took 1.2 s, suite {made.header.suite}"
    assert "selected by evoke-01" in lines
    assert any(line.startswith("paper: 1 pass ") for line in lines)
    assert [line for line in lines if line.startswith("by ")] == ["by mechanic", "by feature", "by rule"]
    assert [line.split()[:3] for line in lines if line.startswith("702.74a")] == [["702.74a", "2", "1"]]
    assert lines[-1].endswith(
        "Of the 2 selected, of 3 scenarios. A scenario counts in the row of every rule that it cites, and in the total once."
    )


@given(any_report())
@settings(deadline=None, max_examples=50)
def test_nothing_in_it_moves_a_terminal(made: Report) -> None:
    assert all(line.isprintable() for line in render(made).decode().split("\n"))
