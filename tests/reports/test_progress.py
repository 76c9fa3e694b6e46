"""Progress shows on a terminal after a moment, is wiped at the end, and is silent in a pipe."""

from __future__ import annotations

import time
from io import StringIO

import pytest

from adapters.reports.progress import Progress, Waiting


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


def test_what_is_waited_for_is_told_once_that_has_taken_a_while() -> None:
    stream = Terminal()
    with Waiting("an \x1b[31mengine", stream, patience=0):
        deadline = time.monotonic() + 60
        while not stream.getvalue() and time.monotonic() < deadline:
            time.sleep(0.01)
    assert stream.getvalue() == "\r\x1b[Kwaiting for an \\x1b[31mengine\r\x1b[K"


def test_what_comes_soon_is_not_waited_for() -> None:
    stream = Terminal()
    with Waiting("an engine", stream, patience=60):
        pass
    assert stream.getvalue() == ""


def test_in_a_pipe_nothing_is_waited_for() -> None:
    stream = StringIO()
    with Waiting("an engine", stream, patience=0):
        time.sleep(0.05)
    assert stream.getvalue() == ""
