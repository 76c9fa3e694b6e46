"""Progress of work that takes more than a moment: one line on a terminal that is rewritten in place, nothing in a pipe."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import IO, Self

from adapters.suite.escaping import plain

PATIENCE = 1.0
"""Seconds of silence before the line appears."""
INTERVAL = 0.1
"""Seconds between two states of the line."""
LONG = 3.0
"""Seconds after which it is said what is waited for."""


class Progress:
    """Counts towards a total. A context manager; the line is wiped as it is left."""

    def __init__(self, total: int, what: str, stream: IO[str] | None = None) -> None:
        self._stream = stream if stream is not None else sys.stderr
        self._seen = self._stream.isatty()
        self._total = total
        self._what = what
        self._done = 0
        self._due = time.monotonic() + PATIENCE
        self._shown = False

    def advance(self) -> None:
        """One more is done."""
        self._done += 1
        now = time.monotonic()
        if not self._seen or now < self._due:
            return
        self._due = now + INTERVAL
        self._shown = True
        share = self._done * 100 // max(self._total, 1)
        self._stream.write(f"\r\x1b[K{self._what}: {self._done} of {self._total} ({share} %)")
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


class Waiting:
    """Says what is waited for, once that has taken a while. A context manager; the line is wiped as it is left."""

    def __init__(self, what: str, stream: IO[str] | None = None, patience: float = LONG) -> None:
        self._stream = stream if stream is not None else sys.stderr
        self._what = what
        self._shown = False
        self._timer = threading.Timer(patience, self._show)
        self._timer.daemon = True

    def _show(self) -> None:
        self._shown = True
        with suppress(OSError, ValueError):
            self._stream.write(f"\r\x1b[Kwaiting for {plain(self._what)}")
            self._stream.flush()

    def __enter__(self) -> Self:
        if self._stream.isatty():
            with suppress(RuntimeError):  # no more threads: then nothing is said
                self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._timer.cancel()
        if self._timer.ident is not None:
            self._timer.join()
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
