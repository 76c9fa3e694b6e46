"""Progress of work that takes more than a moment: one line on a terminal that is rewritten in place, nothing in a pipe."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import IO, Self

PATIENCE = 1.0
"""Seconds of silence before the line appears."""
INTERVAL = 0.1
"""Seconds between two states of the line."""


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
