"""The life of one rule through many editions, forwards and back.

By its wording a rule is followed as long as its words are somehow the same: to whatever number they went, through every splitting
and merging. By its heading it is followed further, to what stood for it before it was written anew or stands for it after: in its
place under the same heading, or wherever the comparison of the two texts found it told in other words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.history.chronicle import Chronicle, Link, number
from oracle.rulebook.history.wording import Wording
from oracle.rulebook.numbers import order


class By(StrEnum):
    """What a rule is followed by: its wording alone, or its heading, where it was written anew."""

    WORDING = "wording"
    HEADING = "heading"


@dataclass(frozen=True)
class Stop:
    """Something that happened to a rule with an edition: the link, in which other rules may take part, and of its places before
    and after those of which the traced rule came or which it became. ``kind`` is `None` in the first edition.
    """

    edition: str
    link: Link
    before: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def kind(self) -> Kind | None:
        """What happened."""
        return self.link.kind

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """How the rule is worded since, as far as that is otherwise than before; one for each place of ``after``, or none."""
        by_place = dict(zip(self.link.after, self.link.wordings, strict=bool(self.link.wordings)))
        return tuple(by_place[place] for place in self.after) if by_place else ()


@dataclass(frozen=True)
class Trace:
    """The life of the rule that has a number in an edition. ``stops`` begin with the edition in which it came, or with the first
    that is known, and end with the one in which it went, if it did: what happened to it in between, and nothing else. ``now`` are
    its numbers in the last edition: none where it is gone, several where it was split.
    """

    number: str
    edition: str
    by: By
    stops: tuple[Stop, ...]
    now: tuple[str, ...]


def trace(chronicle: Chronicle, number: str, day: str, by: By = By.HEADING) -> Trace:
    """Follow the rule that has this number in the edition in force on a day, to both sides. Raises `NoSuchRule`.

    Where two rules share the number, both are followed as one.
    """
    edition = chronicle.index(day)
    places = frozenset(chronicle.standing(number, edition))
    last = len(chronicle.editions) - 1
    stops = [*_past(chronicle, places, edition, by), *_future(chronicle, places, edition, last, by)]
    now = numbers(_later(chronicle, places, edition, last, by))
    return Trace(number, chronicle.editions[edition], by, tuple(sorted(stops, key=lambda stop: stop.edition)), now)


def moved(chronicle: Chronicle, number: str, day: str, other: str, by: By = By.HEADING) -> tuple[str, ...]:
    """The numbers that a rule, given by its number in the edition in force on a day, has in the one in force on another day: none
    where it did not exist then, several where it was split or merged in between. Raises `NoSuchRule`.
    """
    edition, goal = chronicle.index(day), chronicle.index(other)
    places = frozenset(chronicle.standing(number, edition))
    return numbers((_later if edition < goal else _earlier)(chronicle, places, edition, goal, by))


def between(chronicle: Chronicle, place: str, old: int, new: int) -> tuple[tuple[str, ...], tuple[Stop, ...]]:
    """Where the rule at a place of an edition, given by its index, stands in a later one, and what happened to it up to there. It
    is followed through what was written anew.
    """
    places = frozenset({place})
    stops = tuple(_future(chronicle, places, old, new, By.HEADING))
    return tuple(sorted(_later(chronicle, places, old, new, By.HEADING), key=in_order)), stops


def numbers(places: Iterable[str]) -> tuple[str, ...]:
    """The numbers of the rules at these places, in the order of the rules text."""
    return tuple(sorted({number(place) for place in places}, key=in_order))


def in_order(place: str) -> tuple[int, int, int, str, str]:
    """What sorts places as the rules text does. Raises ValueError for what is none."""
    number, _, nth = place.partition("*")
    return *order(number), nth


def _past(chronicle: Chronicle, places: frozenset[str], edition: int, by: By) -> Iterator[Stop]:
    """What happened to the rules at these places up to an edition, the last first."""
    for now in range(edition, -1, -1):
        links = {place: chronicle.came(place, now) for place in sorted(places, key=in_order)}
        before = _before(links.items(), by)
        for link in dict.fromkeys(filter(None, links.values())):
            yield Stop(chronicle.editions[now], link, _some(link.before, before), _some(link.after, places))
        places = before


def _future(chronicle: Chronicle, places: frozenset[str], edition: int, last: int, by: By) -> Iterator[Stop]:
    """What happens to the rules at these places from an edition to another."""
    for now in range(edition, last):
        links = {place: chronicle.went(place, now) for place in sorted(places, key=in_order)}
        after = _after(links.items(), by)
        for link in dict.fromkeys(filter(None, links.values())):
            yield Stop(chronicle.editions[now + 1], link, _some(link.before, places), _some(link.after, after))
        places = after


def _later(chronicle: Chronicle, places: frozenset[str], edition: int, last: int, by: By) -> frozenset[str]:
    """Where the rules at these places of an edition are in a later one."""
    for now in range(edition, last):
        places = _after(((place, chronicle.went(place, now)) for place in places), by)
    return places


def _earlier(chronicle: Chronicle, places: frozenset[str], edition: int, first: int, by: By) -> frozenset[str]:
    """Where the rules at these places of an edition were in an earlier one."""
    for now in range(edition, first, -1):
        places = _before(((place, chronicle.came(place, now)) for place in places), by)
    return places


def _before(links: Iterable[tuple[str, Link | None]], by: By) -> frozenset[str]:
    """Where the rules were that came to these places."""
    return frozenset(was for place, link in links for was in ((place,) if link is None else _kept(link, by, link.before)))


def _after(links: Iterable[tuple[str, Link | None]], by: By) -> frozenset[str]:
    """Where the rules are that went from these places."""
    return frozenset(now for place, link in links for now in ((place,) if link is None else _kept(link, by, link.after)))


def _kept(link: Link, by: By, places: tuple[str, ...]) -> tuple[str, ...]:
    """The places on the other side of a link, unless a rule is not followed across it."""
    return places if by is By.HEADING or link.kind is not Kind.REWRITTEN else ()


def _some(places: Iterable[str], traced: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(traced.intersection(places), key=in_order))
