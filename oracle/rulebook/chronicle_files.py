"""The form in which a chronicle is kept: text that is short, sorted, and longer by a block for every further edition."""

from __future__ import annotations

from itertools import groupby

from oracle.rulebook.changes import Kind, Rewording
from oracle.rulebook.chronicle import Chronicle, Link
from oracle.rulebook.wording import Wording

FIRST = "first"
"""What stands in place of a kind for the rules of the first edition, of which nothing earlier is known."""


def written(chronicle: Chronicle) -> str:
    """The chronicle as text: for each edition its day, and for each kind of change a line with the kind and one for each link.

    A link's line has its places before and after, and the wordings of the latter. Where there are several before or after they
    are joined by commas.
    """
    lines: list[str] = []
    for edition, links in zip(chronicle.editions, chronicle.links, strict=True):
        lines.append(edition)
        for (kind, rewording), group in groupby(links, key=lambda link: (link.kind, link.rewording)):
            lines.append(": ".join(filter(None, (kind or FIRST, rewording))))
            lines.extend(map(_line, group))
    return "\n".join(lines) + "\n"


def read(text: str) -> Chronicle:
    """The chronicle that was written so."""
    editions: list[str] = []
    links: list[list[Link]] = []
    kind: Kind | None = None
    rewording: Rewording | None = None
    for line in text.splitlines():
        if "." in line:
            links[-1].append(_link(line, kind, rewording))
        elif line[0].isdigit():
            editions.append(line)
            links.append([])
        else:
            told, _, how = line.partition(": ")
            kind = None if told == FIRST else Kind(told)
            rewording = Rewording(how) if how else None
    return Chronicle(tuple(editions), tuple(map(tuple, links)))


def _line(link: Link) -> str:
    same = link.before == link.after
    parts = (",".join(link.before), "" if same else ",".join(link.after), *map(_counted, link.wordings))
    return " ".join(filter(None, parts))


def _counted(wording: Wording) -> str:
    counts = [wording.characters, wording.sentences, wording.examples, wording.unclosed]
    while counts[-1] == 0:
        counts.pop()
    return "/".join((wording.mark, *map(str, counts)))


def _link(line: str, kind: Kind | None, rewording: Rewording | None) -> Link:
    words = line.split(" ")
    places = [word for word in words if "." in word]
    wordings = tuple(map(_wording, words[len(places) :]))
    first, last = tuple(places[0].split(",")), tuple(places[-1].split(","))
    if kind is None or kind is Kind.ADDED:
        first = ()
    elif kind is Kind.REMOVED:
        last = ()
    return Link(kind, first, last, rewording, wordings)


def _wording(word: str) -> Wording:
    mark, *counts = word.split("/")
    return Wording(mark, *map(int, counts))
