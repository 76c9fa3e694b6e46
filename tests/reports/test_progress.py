"""Progress shows on a terminal after a moment, is wiped at the end, and is silent in a pipe."""

from __future__ import annotations

from io import StringIO

import pytest

from adapters.reports.progress import Progress


class Terminal(StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, to be set."""
    now = [0.0]
    monkeypatch.setattr("adapters.reports.progress.time.monotonic", lambda: now[0])
    return now


def test_it_counts_on_a_terminal_and_wipes_its_line(clock: list[float]) -> None:
    stream = Terminal()
    with Progress(4, "scenarios", stream) as line:
        for moment in (0.5, 1.5, 1.51, 2.0):
            clock[0] = moment
            line.advance()
    assert stream.getvalue() == "\r\x1b[Kscenarios: 2 of 4 (50 %)\r\x1b[Kscenarios: 4 of 4 (100 %)\r\x1b[K"


def test_work_of_a_moment_shows_nothing(clock: list[float]) -> None:
    stream = Terminal()
    with Progress(1, "scenarios", stream) as line:
        clock[0] = 0.9
        line.advance()
    assert stream.getvalue() == ""


def test_a_pipe_gets_nothing(clock: list[float]) -> None:
    stream = StringIO()
    with Progress(1, "scenarios", stream) as line:
        clock[0] = 100
        line.advance()
    assert stream.getvalue() == ""
