"""The reports of a run that is under way: the stream is written as verdicts come, the other formats at the end, all or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from adapters.reports.formats import STREAM, check, format_of, settled
from adapters.reports.stream import Header, Report, Writer, footer
from adapters.suite.verdict import Verdict


class Writers:
    """Writes the reports of one run. A context manager: leaving it without `finish` leaves no report behind, and what was there
    as it was.

    Making it, `verdict` and `finish` raise `BadInput` where a report cannot be written.
    """

    def __init__(self, paths: Iterable[Path], head: Header) -> None:
        self.paths = check(paths)
        self._head = head
        self._verdicts: list[Verdict] = []
        with ExitStack() as stack:
            self._streams = [stack.enter_context(Writer(path, head)) for path in self.paths if format_of(path) == STREAM]
            self._others = [path for path in self.paths if format_of(path) != STREAM]
            self._stack = stack.pop_all()

    def verdict(self, verdict: Verdict) -> None:
        """Add a verdict."""
        self._verdicts.append(verdict)
        for writer in self._streams:
            writer.verdict(verdict)

    def finish(self, seconds: float) -> None:
        """Write all that is left, and only then give the reports their names. Raises `ValueError` if verdicts are missing or too
        many.
        """
        if len(self._verdicts) != self._head.count:
            raise ValueError(f"{len(self._verdicts)} verdicts in a report of {self._head.count}")
        counts: Counter[str] = Counter(verdict.outcome for verdict in self._verdicts)
        report = Report(self._head, tuple(self._verdicts), footer(counts, seconds))
        files = settled(self._others, report, self._stack)
        for writer in self._streams:
            writer.settle(seconds)
        for file in files:
            file.finish()
        for writer in self._streams:
            writer.place()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._stack.__exit__(kind, error, trace)
