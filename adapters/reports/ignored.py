"""Fields that were ignored of an engine's answers, as they are told of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adapters.suite.escaping import plain
from adapters.suite.verdict import one_line

MOST = 20
"""So many ignored fields are told of an engine."""


def told(fields: Iterable[str], engine: str = "") -> Iterator[str]:
    """A line for each of these fields, as `adapters.engines.process.ignored` names them, and one for what is left; with the
    ``engine`` where there may be several.
    """
    fields = tuple(fields)
    head = f"  ignored{engine and f' of {engine}'}: "
    for each in fields[:MOST]:
        yield plain(head + one_line(each))
    if len(fields) > MOST:
        yield plain(f"{head}{len(fields) - MOST} more")
