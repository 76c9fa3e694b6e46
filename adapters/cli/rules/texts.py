"""The texts that the commands are given."""

from __future__ import annotations

from pathlib import Path

from adapters.suite.bad_input import BadInput
from oracle.rulebook.reading import Unreadable, read
from oracle.rulebook.rulebook import Rulebook


def text_of(path: Path) -> Rulebook:
    """The text in a file. Raises `BadInput` where it can't be read."""
    try:
        return read(path)
    except Unreadable as error:
        raise BadInput(error.why, path, error.line or None) from None
