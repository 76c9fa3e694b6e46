"""Input that cannot be used: the one error that every command turns into one line and exit status 2."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from adapters.suite.escaping import plain

LONGEST = 800
"""So many characters of what is wrong are told; what is longer, such as a quotation, is cut in its middle."""


class BadInput(ValueError):
    """A file, a name or an option cannot be used. It reads ``path:line: what is wrong``, as far as it has a path and a line, on
    one line and with nothing in it that a terminal would obey.
    """

    def __init__(self, what: str, path: Path | str | None = None, line: int | None = None) -> None:
        self.what = what
        self.path = path
        self.line = line
        place = "" if path is None else f"{path}: " if line is None else f"{path}:{line}: "
        super().__init__(plain(place) + plain(_cut(" ".join(what.split()))))


def check_utf8(words: Iterable[str]) -> None:
    """Raise `BadInput` for a word that, as the system gave it, is not UTF-8: no report and no printed command can name it."""
    for word in words:
        try:
            word.encode()
        except UnicodeEncodeError as error:
            raise BadInput("this is not UTF-8, and neither a report nor a printed command can name it", word) from error


def _cut(what: str) -> str:
    half = LONGEST // 2
    return what if len(what) <= LONGEST else f"{what[:half]} ... {what[-half:]}"
