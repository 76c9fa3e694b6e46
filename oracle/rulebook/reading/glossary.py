"""The glossary of a text of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.rulebook.reading.headings import is_bare_title
from oracle.rulebook.reading.lines import Line, Page, check_length, ends_a_sentence, put_together
from oracle.rulebook.rulebook import Entry


def glossary_of(page: Page, start: int, end: int) -> tuple[list[Entry], list[tuple[int, str]]]:
    """The entries between two lines, given by their indices, and what is odd of them, each with its line.

    A term stands on a line of its own, with what is said of it below. A blank line stands between two entries, and in some
    texts between a term and what is said of it too.
    """
    lines = page.lines[start:end]
    groups = _groups(lines, [line.fresh for line in lines])
    if len(groups) == 1:
        # There are no blank lines at all: terms are what looks like titles.
        ends = [True, *(ends_a_sentence(line.text) for line in lines)]
        groups = _groups(lines, [end and is_bare_title(line.text) for line, end in zip(lines, ends, strict=False)])
    apart = sum(len(group) == 1 for group in groups) * 2 > len(groups)
    entries: list[Entry] = []
    oddities: list[tuple[int, str]] = []
    before: Line | None = None
    for group in groups:
        term = group[0]
        begins = is_bare_title(term.text) and len(group) == 1 if apart else len(group) > 1 and not term.text[0].isdigit()
        if begins or before is None:
            check_length(term, term.length)
            entries.append(Entry(term.text, "", term.number))
            group = group[1:]
        elif not apart:
            oddities.append((term.number, f"stands apart from the entry {entries[-1].term!r} above it: read as part of it"))
        for line in group:
            last = entries[-1]
            said = put_together(last.text, before or term, line, page)
            entries[-1] = Entry(last.term, said, last.line)
            before = line
        before = before or term
    oddities += [(entry.line, f"nothing is said of {entry.term!r}") for entry in entries if not entry.text]
    return entries, oddities


def _groups(lines: Sequence[Line], begins: Sequence[bool]) -> list[list[Line]]:
    """The lines in groups, of which each begins where it is said."""
    groups: list[list[Line]] = []
    for line, first in zip(lines, begins, strict=True):
        if first or not groups:
            groups.append([])
        groups[-1].append(line)
    return groups
