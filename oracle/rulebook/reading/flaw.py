"""What is wrong with a text of the rules, found by whoever reads a part of it and does not know the name of the file."""

from __future__ import annotations


class Flaw(Exception):
    """The text can't be read: at which line (from 1; 0 for the file as a whole), why, and what to do about it."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why
