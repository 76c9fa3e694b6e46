"""Made-up texts of the rules, in the form of the official ones, with the lines that a scenario gives."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date

from adapters.suite.texts.items import TextReads

_FIRST = "100.1. These rules are made up."
"""The rule with which every text begins: one that begins otherwise has lost its beginning."""

_SECTION = re.compile(r"\s*(\d{3})\.")


def texts_of(lines: Iterable[TextReads]) -> Iterator[tuple[str, str]]:
    """The name of the file and the text of each edition of which there are lines."""
    texts: dict[str, list[TextReads]] = {}
    for line in lines:
        texts.setdefault(line.edition, []).append(line)
    for edition, members in texts.items():
        day = next((line.file for line in members if line.file), edition)
        yield f"Rules {day.replace('-', '')}.txt", whole_text(edition, [line.line for line in members])


def whole_text(edition: str, lines: Iterable[str]) -> str:
    """A text with these lines below a first rule, and with what stands in every text: the date, the contents, the glossary and
    the credits.
    """
    lines = (_FIRST, *lines)
    day = date.fromisoformat(edition)
    sections = tuple(dict.fromkeys(found[1] for line in lines if (found := _SECTION.match(line))))
    contents = tuple(_headed(sections))
    paragraphs = (
        "Comprehensive Rules",
        f"These rules are effective as of {day:%B} {day.day}, {day.year}.",
        "Introduction",
        "All of this is made up.",
        "Contents",
        *contents,
        "Glossary",
        "Credits",
        *_body(lines),
        "Glossary",
        "Gait\nA way to walk.",
        "Credits",
        "Nobody wrote this.",
    )
    return "\n\n".join(paragraphs) + "\n"


def _headed(sections: Iterable[str]) -> Iterator[str]:
    """The headings of these sections, each chapter's before its first."""
    chapter = ""
    for section in sections:
        if section[0] != chapter:
            chapter = section[0]
            yield f"{chapter}. Chapter {chapter}"
        yield f"{section}. Section {section}"


def _body(lines: Iterable[str]) -> Iterator[str]:
    """The lines, with the heading of each section before its first."""
    chapter = section = ""
    for line in lines:
        found = _SECTION.match(line)
        if found and found[1] != section:
            headings = tuple(_headed([found[1]]))
            yield from headings if found[1][0] != chapter else headings[1:]
            section, chapter = found[1], found[1][0]
        yield line
