"""How words that are gone or new are marked on the standard output."""

from __future__ import annotations

import sys

import click

from adapters.reports.marked_words import Marker, bracketed
from oracle.rulebook.comparing.marking import Mark


def marker() -> Marker:
    """Colours on a terminal, brackets elsewhere."""
    return _coloured if sys.stdout.isatty() else bracketed


def _coloured(mark: Mark, words: str) -> str:
    return click.style(words, fg={"gone": "red", "new": "green"}.get(mark), strikethrough=mark == "gone")
