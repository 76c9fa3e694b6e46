"""What stands before the first rule of a text: the day from which it is in force, and the contents."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from oracle.rulebook.reading.flaw import Flaw
from oracle.rulebook.reading.headings import rule_of, title_of
from oracle.rulebook.reading.lines import DATED_TITLE, EDITION, Line, Page

GLOSSARY, CREDITS = "glossary", "credits"

_MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
)  # fmt: skip


@dataclass(frozen=True)
class Front:
    """``edition`` is an ISO date. ``titles`` are those of the contents, by number, and ``parts`` what else the contents announce.
    ``start`` is the index of the line with which the rules begin.
    """

    edition: str
    titles: dict[str, str]
    parts: frozenset[str]
    start: int


def front_of(page: Page) -> Front:
    """What stands before the first rule. Raises `Flaw` where the text has no rules or says no day."""
    start = _start(page)
    before = page.lines[: len(page.lines) if start is None else start]
    titles = {number: title for number, title in map(title_of, before) if number}
    if start is None and len(titles) > 1:
        raise Flaw(page.last, "it has the contents and none of the rules: it is cut short, so get the whole file")
    if start is None:
        raise Flaw(
            0, "it has no rule under the title of its section, as 100.1. under 100.; give a text of the Comprehensive Rules"
        )
    _check_beginning(page, start)
    parts = frozenset(line.text.casefold() for line in before) & {GLOSSARY, CREDITS}
    return Front(edition_in(page), titles, parts, start)


def _start(page: Page) -> int | None:
    """The index of the first line of the rules: the title of a chapter or a section that is followed by a rule of it."""
    lines = page.lines
    for index, line in enumerate(lines):
        number = rule_of(line)
        if not number or not index or title_of(lines[index - 1])[0] != number[:3]:
            continue
        return index - 2 if index > 1 and title_of(lines[index - 2])[0] == number[0] else index - 1
    return None


def _check_beginning(page: Page, start: int) -> None:
    """Raise `Flaw` where the text lacks its beginning: rules stand above the first title, or the first title is a later one."""
    above = next((line for line in page.lines[:start] if line.fresh and rule_of(line)), None)
    first = page.lines[start]
    if above is None and title_of(first)[0] in {"1", "100"}:
        return
    what = "above any title" if above else "and nothing before it"
    line = above or first
    raise Flaw(line.number, f"{line.text.split()[0]} stands here {what}: it lacks its beginning, so get the whole file")


def edition_in(page: Page) -> str:
    """The day from which a text says that it is in force, as an ISO date; most say it at the end once more. Raises `Flaw`."""
    for line in page.lines:
        if match := EDITION.search(line.text):
            name = match[1].casefold()
            months = [month for month, each in enumerate(_MONTHS, 1) if len(name) > 2 and each.startswith(name)]
            return _day(line, match[0], int(match[3]), months[0] if months else 0, int(match[2]))
    for line in (*page.lines, *page.banners):
        if match := DATED_TITLE.search(line.text):
            year = int(match[3]) + (0 if len(match[3]) > 2 else 1900 if match[3] > "92" else 2000)
            return _day(line, match[0], year, int(match[1]), int(match[2]))
    what = 'it does not say from which day it is in force ("These rules are effective as of ...")'
    raise Flaw(0, f"{what}, so its edition is not known")


def _day(line: Line, told: str, year: int, month: int, day: int) -> str:
    """An ISO date. Raises `Flaw` where the line tells of a day that there is not."""
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        raise Flaw(line.number, f"there is no such day: {told}") from None
