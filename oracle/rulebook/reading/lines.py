"""The lines of a text of the rules that say something: without blanks and banners, and put together where they were wrapped."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from oracle.rulebook.reading.flaw import Flaw

WRAPPED = 120
"""A text none of whose lines is longer than this has been wrapped by hand: the longest of an unwrapped one has thousands."""

EDITION = re.compile(r"(?:current|effective)\s+as\s+of\s+([A-Za-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})", re.IGNORECASE)
"""From which day a text says that it is in force."""

DATED_TITLE = re.compile(r"comprehensive rules.*?\b(\d{1,2})/(\d{1,2})/(\d{2}|\d{4})\b", re.IGNORECASE)
"""The same in the oldest texts: month, day and year, behind the title."""

LONGEST = 20_000
"""So many letters what one rule, title or term says has at most. The longest of the texts has about four thousand."""

_RULED = re.compile(r"[-=*_~#+.\s]{3,}")
_PAGE = re.compile(r"(?:-\s*)?(?:page\s+\d{1,5}|\d{1,3})(?:\s+of\s+\d+)?(?:\s*-)?", re.IGNORECASE)
_RUNNING_TITLE = re.compile(r"(?!\d{3}\.)[^.]{0,60}comprehensive rules[^.]{0,40}", re.IGNORECASE)
_SENTENCE_END = re.compile(r"""[.:!?]["'\u201d\u2019)\]]*$""")
_BLANK = " \t\r\f\v\x1a\x85\xa0\ufeff\u2028\u2029"


class Line(NamedTuple):
    """A line that says something, without the blanks around it. ``number`` counts from 1; ``fresh`` says that a blank line or a
    banner stands before it; ``length`` is that of the whole line, with what it is indented by.
    """

    number: int
    text: str
    fresh: bool
    length: int


@dataclass
class Page:
    """All lines of a text that say something, the banners between them, and how wide it is."""

    lines: list[Line] = field(default_factory=list)
    banners: list[Line] = field(default_factory=list)
    width: int = 0

    @property
    def last(self) -> int:
        """The number of the last line that says something."""
        return self.lines[-1].number if self.lines else 0

    @property
    def wrapped(self) -> bool:
        """Whether long lines were wrapped by hand."""
        return self.width <= WRAPPED


def laid_out(lines: Sequence[str]) -> Page:
    """The lines of a file that say something."""
    page = Page(width=max(map(len, lines), default=0))
    fresh = True
    for number, line in enumerate(lines, 1):
        text = line.strip(_BLANK) if line else ""
        if not text:
            fresh = True
        elif fresh and _is_banner(text) and page.lines:
            page.banners.append(Line(number, text, fresh, len(line)))
        elif not text[0].isalnum() and _RULED.fullmatch(text):
            page.banners.append(Line(number, text, fresh, len(line)))
            fresh = True
        else:
            page.lines.append(Line(number, text, fresh, len(line.rstrip())))
            fresh = False
    return page


def _is_banner(text: str) -> bool:
    """Whether a line that stands alone is the number of a page or the title of the whole, repeated."""
    if len(text) > WRAPPED:
        return False
    return (_PAGE if text[0].isdigit() or text[0] in "-Pp" else _RUNNING_TITLE).fullmatch(text) is not None


def ends_a_sentence(text: str) -> bool:
    """Whether a text stops where a sentence does."""
    return _SENTENCE_END.search(text, max(len(text) - 4, 0)) is not None


def check_length(line: Line, length: int) -> None:
    """Raise `Flaw` if what ends with this line is longer than any rule."""
    if length > LONGEST:
        raise Flaw(line.number, f"what ends here has more than {LONGEST} letters, more than any rule: get the text again")


def put_together(said: str, before: Line, line: Line, page: Page) -> str:
    """What was said so far and the line that goes on with it: in one with it where it was wrapped, else on a line of its own.

    ``before`` is the line that ``said`` ends with. Raises `Flaw` where it grows longer than any rule.
    """
    check_length(line, len(said) + len(line.text))
    if not said:
        return line.text
    whole = ends_a_sentence(said)
    if not page.wrapped:
        return f"{said}\n{line.text}" if whole or not line.fresh else f"{said} {line.text}"
    word = line.text.split(maxsplit=1)[0]
    if whole and (line.fresh or before.length + 1 + len(word) <= page.width):
        return f"{said}\n{line.text}"
    if (said.endswith("-") and said[-2:-1].isalnum()) or said.endswith("—"):
        return said + line.text
    return f"{said} {line.text}"
