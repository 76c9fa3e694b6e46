"""Reads a text of the rules, of any year, from the file that its publisher gave out."""

from __future__ import annotations

from pathlib import Path

from oracle.rulebook.body import Body, body_of
from oracle.rulebook.decoding import decoded
from oracle.rulebook.flaw import Flaw
from oracle.rulebook.front import CREDITS, GLOSSARY, Front, front_of
from oracle.rulebook.glossary import glossary_of
from oracle.rulebook.lines import Page, laid_out
from oracle.rulebook.numbering import oddities_of
from oracle.rulebook.rulebook import Rulebook


class Unreadable(Exception):
    """A file that is no whole text of the rules: its path, the line (from 1; 0 for the file as a whole), and why."""

    def __init__(self, path: Path, line: int, why: str) -> None:
        super().__init__(f"{path}, line {line}: {why}" if line else f"{path}: {why}")
        self.path = path
        self.line = line
        self.why = why


def read(path: Path) -> Rulebook:
    """The text in a file. Raises `Unreadable`."""
    try:
        raw = path.read_bytes()
    except IsADirectoryError:
        raise Unreadable(path, 0, "this is a folder; name the file of a text in it") from None
    except FileNotFoundError:
        raise Unreadable(path, 0, "there is no such file") from None
    except OSError as error:
        raise Unreadable(path, 0, f"it can't be read: {error.strerror or error}") from None
    try:
        return parsed(raw, path.name)
    except Flaw as flaw:
        raise Unreadable(path, flaw.line, flaw.why) from None


def parsed(raw: bytes, name: str) -> Rulebook:
    """The text that these bytes are, under a name. Raises `Flaw`."""
    text = decoded(raw)
    page = laid_out(text.lines)
    front = front_of(page)
    end, credit = _ends(page, front)
    body = body_of(page, front, end)
    _check_whole(page, front, body, end)
    entries, odd_entries = glossary_of(page, end + 1, credit)
    oddities = [*text.oddities, *body.oddities, *oddities_of(body.rules), *odd_entries, *_odd_layout(page, front, body)]
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
        what = text.casefold()
        if what in alone and (lines[index].fresh or text[0].isupper()):
            alone[what] = index
    if alone[GLOSSARY] < alone[CREDITS] < len(lines):
        return alone[GLOSSARY], alone[CREDITS]
    return alone[GLOSSARY], len(lines)


def _check_whole(page: Page, front: Front, body: Body, end: int) -> None:
    """Raise `Flaw` where the text stops before its end."""
    if end < len(page.lines):
        return
    last = body.rules[-1].number if body.rules else "the contents"
    missing = sorted(set(front.titles) - {title.number for title in body.titles})
    announced = f", and the contents announce {missing[-1]}. {front.titles[missing[-1]]}" if missing else ""
    raise Flaw(page.last, f"it stops after {last}, without a glossary{announced}: it is cut short, so get the whole file")


def _odd_layout(page: Page, front: Front, body: Body) -> list[tuple[int, str]]:
    """What is odd of the text as a whole."""
    oddities = []
    if page.banners:
        oddities.append((page.banners[0], f"a banner; {len(page.banners)} lines like it are passed over"))
    there = {title.number for title in body.titles}
    oddities += [
        (0, f"the contents announce {number}. {title}, which is not there")
        for number, title in front.titles.items()
        if number not in there
    ]
    oddities += [
        (title.line, f"{title.number}. {title.text} is not in the contents")
        for title in body.titles
        if front.titles and title.number not in front.titles
    ]
    return oddities
