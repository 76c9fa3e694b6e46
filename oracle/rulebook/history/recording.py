"""Making a chronicle from the texts of many editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from oracle.rulebook.comparing.changes import Change, Kind
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.history.chronicle import Chronicle, Link
from oracle.rulebook.history.measuring import measured
from oracle.rulebook.rulebook import Rule, Rulebook


@dataclass(frozen=True)
class Recorded:
    """A chronicle, and for each of its links the change from which it was made, with the words. The rules of the first edition
    are taken for added.
    """

    chronicle: Chronicle
    changes: Mapping[tuple[str, Link], Change]
    """By edition and link."""


def recorded(rulebooks: Iterable[Rulebook], advance: Callable[[], None] = lambda: None) -> Recorded:
    """The chronicle of these texts, sorted by their editions. Raises ValueError where two are of one edition, and where there is
    none. ``advance`` is called as each of them is done.
    """
    books = sorted(rulebooks, key=lambda book: book.edition)
    if not books:
        raise ValueError("there is no text")
    for old, new in pairwise(books):
        if old.edition == new.edition:
            raise ValueError(f"{old.name} and {new.name} are both texts of {new.edition}")
    first = {
        Link(None, (), (place,), wordings=(measured(rule),)): Change(Kind.ADDED, (), (rule,))
        for rule, place in _places(books[0]).items()
    }
    links: dict[str, Iterable[Link]] = {books[0].edition: first}
    changes = {(books[0].edition, link): change for link, change in first.items()}
    advance()
    for old, new in pairwise(books):
        found = dict(_links(old, new))
        links[new.edition] = found
        changes |= {(new.edition, link): change for link, change in found.items()}
        advance()
    return Recorded(Chronicle.of(links), changes)


def _links(old: Rulebook, new: Rulebook) -> Iterator[tuple[Link, Change]]:
    was, now = _places(old), _places(new)
    for change in compare(old, new):
        before, after = tuple(was[rule] for rule in change.before), tuple(now[rule] for rule in change.after)
        words = tuple(map(measured, change.after))
        if words == tuple(map(measured, change.before)):
            words = ()
        if before != after or words or change.kind is not Kind.UNCHANGED:
            yield Link(change.kind, before, after, change.rewording, words), change


def _places(book: Rulebook) -> dict[Rule, str]:
    seen: Counter[str] = Counter()
    out: dict[Rule, str] = {}
    for rule in book.rules:
        seen[rule.number] += 1
        out[rule] = rule.number if seen[rule.number] == 1 else f"{rule.number}*{seen[rule.number]}"
    return out
