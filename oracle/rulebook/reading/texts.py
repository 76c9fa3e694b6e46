"""Reads a text of the rules, of any year, from the file that its publisher gave out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from oracle.rulebook.reading.body import Body, body_of
from oracle.rulebook.reading.decoding import decoded
from oracle.rulebook.reading.flaw import Flaw
from oracle.rulebook.reading.front import CREDITS, GLOSSARY, Front, edition_in, front_of
from oracle.rulebook.reading.glossary import glossary_of
from oracle.rulebook.reading.headings import rule_of, title_of
from oracle.rulebook.reading.lines import Line, Page, laid_out
from oracle.rulebook.reading.numbering import odd_titles, oddities_of
from oracle.rulebook.rulebook import Rulebook

LARGEST = 8 << 20
"""So many bytes of a file are read at most. The texts have about one MiB."""

MOST_LINES = 100_000
"""So many lines a text has at most. The longest has about fifteen thousand."""

_HEAD = 4096
"""So many bytes of a file have its header."""


class Unreadable(Exception):
    """A file that is no whole text of the rules: its path, the line (from 1; 0 for the file as a whole), and why."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{path}, line {line}: {why}" if line else f"{path}: {why}")
        self.path = path
        self.line = line
        self.why = why


def read(path: Path) -> Rulebook:
    """The text in a file. Raises `Unreadable`."""
    raw = _beginning(path, LARGEST + 1)
    if len(raw) > LARGEST:
        raise Unreadable(path, 0, f"it has more than {LARGEST >> 20} MiB, many times as much as any text of the rules")
    try:
        return parsed(raw, path.name)
    except Flaw as flaw:
        raise Unreadable(path, flaw.line, flaw.why) from None


def edition_of(path: Path) -> str:
    """The day from which the text in a file says that it is in force, looked up at its beginning alone; empty where it says none
    or can't be read.
    """
    try:
        return edition_in(laid_out(decoded(_beginning(path, _HEAD)).lines))
    except (Flaw, Unreadable):
        return ""


def _beginning(path: Path, most: int) -> bytes:
    """The first bytes of a file, so many at most. Raises `Unreadable`, for a pipe too: what nobody writes would be waited for."""
    try:
        if not (path.is_file() or path.is_dir()) and path.exists():
            raise Unreadable(path, 0, "this is no file but a pipe or a device; save the text in a file")
        with path.open("rb") as file:
            return file.read(most)
    except IsADirectoryError:
        raise Unreadable(path, 0, "this is a folder; name the file of a text in it") from None
    except FileNotFoundError:
        raise Unreadable(path, 0, "there is no such file") from None
    except OSError as error:
        raise Unreadable(path, 0, f"it can't be read: {error.strerror or error}") from None


def parsed(raw: bytes, name: str) -> Rulebook:
    """The text that these bytes are, under a name. Raises `Flaw`."""
    text = decoded(raw)
    if len(text.lines) > MOST_LINES:
        raise Flaw(0, f"it has more than {MOST_LINES} lines, many times as many as any text of the rules")
    page = laid_out(text.lines)
    front = front_of(page)
    end, credit = _ends(page, front)
    _check_alone(page.lines[end:])
    body = body_of(page, front, end)
    if end == len(page.lines):
        raise Flaw(page.last, f"it stops after {body.rules[-1].number}, without a glossary{_missing(front, body)}{_CUT}")
    entries, odd_entries = glossary_of(page, end + 1, credit)
    if credit == len(page.lines) and CREDITS in front.parts:
        after = f"after {entries[-1].term!r}" if entries else "at the beginning"
        raise Flaw(page.last, f"it stops in the glossary, {after}, without the credits that the contents announce{_CUT}")
    if not entries:
        raise Flaw(page.lines[end].number, "its glossary is empty; get the whole file")
    oddities = [
        *text.oddities,
        *body.oddities,
        *oddities_of(body.rules),
        *odd_entries,
        *_odd_layout(page, front, body),
    ]
    oddities += _out_of_place(page.lines[end:credit], "glossary") + _out_of_place(page.lines[credit:], "credits")
    return Rulebook(
        name=name,
        edition=front.edition,
        titles=tuple(body.titles),
        rules=tuple(body.rules),
        glossary=tuple(entries),
        oddities=tuple(f"line {line}: {what}" if line else what for line, what in sorted(oddities)),
        encoding=f"{text.encoding}, {text.line_ends}",
    )


def _ends(page: Page, front: Front) -> tuple[int, int]:
    """The indices of the lines with which the glossary and the credits begin; the number of lines where there are none."""
    lines = page.lines
    alone = {GLOSSARY: len(lines), CREDITS: len(lines)}
    for index in range(len(lines) - 1, front.start, -1):
        text = lines[index].text
        if len(text) > len(GLOSSARY):
            continue
        what = text.casefold()
        if what in alone and (lines[index].fresh or text[0].isupper()):
            alone[what] = index
    if alone[GLOSSARY] < alone[CREDITS] < len(lines):
        return alone[GLOSSARY], alone[CREDITS]
    return alone[GLOSSARY], len(lines)


def _check_alone(lines: Sequence[Line]) -> None:
    """Raise `Flaw` where the rules of another text stand behind the glossary."""
    for title, line in pairwise(lines):
        if line.text[0].isdigit() and (number := rule_of(line)) and title_of(title)[0] == number[:3]:
            raise Flaw(title.number, "the rules of another text begin here, behind a glossary; get one of the two alone")


_CUT = ": it is cut short, so get the whole file"


def _missing(front: Front, body: Body) -> str:
    """What the contents announce last of what is not there."""
    missing = sorted(set(front.titles) - {title.number for title in body.titles})
    return f", and the contents announce {missing[-1]}. {front.titles[missing[-1]]}" if missing else ""


def _out_of_place(lines: Sequence[Line], where: str) -> list[tuple[int, str]]:
    """Lines that begin like rules and stand where no rules are."""
    return [
        (line.number, f"begins with {number}, and stands in the {where}: not read as a rule")
        for line in lines
        if line.fresh and line.text[0].isdigit() and (number := rule_of(line))
    ]


def _odd_layout(page: Page, front: Front, body: Body) -> list[tuple[int, str]]:
    """What is odd of the text as a whole."""
    oddities = []
    if page.banners:
        oddities.append((page.banners[0].number, f"a banner; {len(page.banners)} lines like it are passed over"))
    if not front.titles:
        return [*oddities, *odd_titles(body.titles)]
    there = {title.number for title in body.titles}
    oddities += [
        (0, f"the contents announce {number}. {title}, which is not there")
        for number, title in front.titles.items()
        if number not in there
    ]
    oddities += [
        (title.line, f"{title.number}. {title.text} is not in the contents")
        for title in body.titles
        if title.number not in front.titles
    ]
    return oddities
