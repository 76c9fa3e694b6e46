"""Text that came from an engine or a file, made safe to print: no control character reaches a terminal or a table."""

from __future__ import annotations


def plain(text: str) -> str:
    """The text on one line, with everything unprintable (line breaks, escape sequences, bidirectional marks) written as an
    escape.
    """
    return "".join(character if character.isprintable() else _escape(character) for character in text)


def _escape(character: str) -> str:
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")
