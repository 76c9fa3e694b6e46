"""The form in which a chronicle is kept: text that is short, sorted, and longer by a block for every further edition.

A block has the edition's day, and for each kind of change a line with the kind and one for each link: its places before and
after, several joined by commas, and the wordings of the latter. Where the places are the same they stand there once.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, product

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history.chronicle import Chronicle, Link
from oracle.rulebook.history.tracing import in_order
from oracle.rulebook.history.wording import Wording

FIRST = "first"
"""What stands in place of a kind for the rules of the first edition, of which nothing earlier is known."""

_WORDS = {
    (kind, rewording): ": ".join(filter(None, (kind or FIRST, rewording)))
    for kind, rewording in product((None, *Kind), (None, *Rewording))
}
_KINDS = {words: how for how, words in _WORDS.items()}
_ONE_SIDED = {FIRST, str(Kind.ADDED), str(Kind.REMOVED)}
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_ORDER = {how: nth for nth, how in enumerate(_WORDS)}


def written(chronicle: Chronicle) -> str:
    """The chronicle in this form."""
    lines: list[str] = []
    for nth, edition in enumerate(chronicle.editions):
        lines.append(edition)
        for how, group in groupby(sorted(chronicle.links(nth), key=_order), key=_how):
            lines.append(_WORDS[how])
            lines.extend(map(_line, group))
    return "\n".join(lines) + "\n"


def read(text: str) -> Chronicle:
    """The chronicle that was written so; of nothing, one without editions. A line is understood only when somebody asks for what
    is in it. Raises ValueError where one stands before there is an edition or a kind, or is none of the three.
    """
    lines = text.splitlines()
    headings: list[int] = []
    editions: list[str] = []
    backwards: list[_Links] = []
    forwards: list[_Links] = []
    how = ""
    for nth, line in enumerate(lines):
        if "." in line:
            if not editions or not how:
                raise ValueError(f"line {nth + 1} has links before there is an edition and a kind")
            before, after = _sides(how, line)
            for place in before:
                forwards[-1].where[place] = nth
            for place in after:
                backwards[-1].where[place] = nth
        elif line in _KINDS:
            how = line
            headings.append(nth)
        elif not _DAY.fullmatch(line):
            raise ValueError(f"line {nth + 1} is no day, no kind and no link")
        else:
            editions.append(line)
            backwards.append(_Links(lines, headings))
            forwards.append(_Links(lines, headings))
    return Chronicle(tuple(editions), tuple(backwards), tuple(forwards))


@dataclass(eq=False)
class _Links(Mapping[str, Link]):
    """Links by their places: ``where`` has the index of the line in which each stands, and ``headings`` those of the lines that
    say of what kind the links below them are. All of these are plain numbers and text, which cost next to nothing to hold.
    """

    lines: list[str]
    headings: list[int]
    where: dict[str, int] = field(default_factory=dict)

    def __getitem__(self, place: str) -> Link:
        nth = self.where[place]
        how, line = self.lines[self.headings[bisect(self.headings, nth) - 1]], self.lines[nth]
        kind, rewording = _KINDS[how]
        before, after = _sides(how, line)
        wordings = (word for word in line.split(" ") if "." not in word)
        return Link(kind, tuple(before), tuple(after), rewording, tuple(map(_wording, wordings)))

    def __contains__(self, place: object) -> bool:
        return place in self.where

    def __iter__(self) -> Iterator[str]:
        return iter(self.where)

    def __len__(self) -> int:
        return len(self.where)


def _how(link: Link) -> tuple[Kind | None, Rewording | None]:
    return link.kind, link.rewording


def _order(link: Link) -> tuple[object, ...]:
    return _ORDER[_how(link)], *map(in_order, link.after or link.before)


def _line(link: Link) -> str:
    sides = [",".join(link.before), ",".join(link.after)]
    return " ".join(filter(None, (*dict.fromkeys(sides), *map(_counted, link.wordings))))


def _sides(how: str, line: str) -> tuple[list[str], list[str]]:
    """The places before and after in a line."""
    words = line.split(" ", 2)
    before = words[0].split(",")
    if how in _ONE_SIDED:
        return ([], before) if how != Kind.REMOVED else (before, [])
    return before, words[1].split(",") if len(words) > 1 and "." in words[1] else before


def _counted(wording: Wording) -> str:
    counts = [wording.characters, wording.sentences, wording.examples, wording.unclosed]
    while counts[-1] == 0:
        counts.pop()
    return "/".join((wording.mark, *map(str, counts)))


def _wording(word: str) -> Wording:
    mark, *counts = word.split("/")
    return Wording(mark, *map(int, counts))
