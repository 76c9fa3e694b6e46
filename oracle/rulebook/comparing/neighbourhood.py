"""Which places of two texts answer to each other: headings by title, sections by title and by the rules that they share."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from oracle.rulebook.comparing.forms import folded
from oracle.rulebook.comparing.headings import renamed, unshared
from oracle.rulebook.comparing.pairing import Pairing, Placed


class Nearness(IntEnum):
    """How near to each other an old rule and a new one stand, taking what answers to each other for one place."""

    ELSEWHERE = 0
    SECTION = 1
    """In the same section, one or both of them under no heading."""
    HEADING = 2
    """Under the same heading."""
    POSITION = 3
    """In the same position of a section, under no heading."""


SHARE = 0.2
"""A section answers to another if at least so much of what was found of it is there."""


@dataclass(frozen=True)
class Neighbourhood:
    """The headings and the sections that answer to each other: the old one by its title or number, and the new one."""

    headings: frozenset[tuple[str, str]]
    sections: frozenset[tuple[str, str]]
    placed: frozenset[str]
    """The headings that answer to one of the other text."""

    def nearness(self, old: Placed, new: Placed) -> Nearness:
        """How near these stand to each other."""
        if (old.section, new.section) not in self.sections:
            return Nearness.ELSEWHERE
        if old.heading and new.heading:
            return Nearness.HEADING if (old.heading, new.heading) in self.headings else Nearness.ELSEWHERE
        return Nearness.POSITION if old.position == new.position else Nearness.SECTION

    def of_all(self, old: Placed, new: Iterable[Placed]) -> Nearness:
        """How near an old rule stands to the nearest of some new ones."""
        return max(self.nearness(old, each) for each in new)

    @cached_property
    def answering(self) -> frozenset[str]:
        """The new sections that answer to an old one."""
        return frozenset(new for _, new in self.sections)

    def barred(self, old: Placed, new: Placed) -> bool:
        """Whether one of these belongs to a heading that both texts have, and the other belongs to another heading."""
        if not old.heading or not new.heading or (old.heading, new.heading) in self.headings:
            return False
        return old.heading in self.placed or new.heading in self.placed


class Neighbourhoods:
    """The neighbourhood of two texts, of which the more is known the more of their rules are paired."""

    def __init__(self, pairing: Pairing) -> None:
        self._pairing = pairing
        headings = _headings(pairing.old) & _headings(pairing.new)
        self._same_headings = {(title, title) for title in headings}
        self._unshared = unshared(pairing)
        self._same_sections = _same_titles(pairing)

    def now(self) -> Neighbourhood:
        """What answers to each other, as far as the rules are paired."""
        answering = self._same_headings | renamed(self._pairing, self._unshared)
        return Neighbourhood(
            frozenset(answering),
            frozenset(self._same_sections | _sharing(self._pairing)),
            frozenset(title for titles in answering for title in titles),
        )


def _sharing(pairing: Pairing) -> set[tuple[str, str]]:
    """The sections that share rules which have been found."""
    votes = Counter((before.section, after.section) for each in pairing.pairs for before in each.before for after in each.after)
    of_old = Counter(old for old, _ in votes.elements())
    of_new = Counter(new for _, new in votes.elements())
    return {(old, new) for (old, new), count in votes.items() if count >= SHARE * min(of_old[old], of_new[new])}


def _headings(rules: Sequence[Placed]) -> frozenset[str]:
    return frozenset(each.heading for each in rules if each.heading)


def _same_titles(pairing: Pairing) -> set[tuple[str, str]]:
    """The sections that alone have a title, or that alone have it in a chapter: there are many called "General"."""
    found: set[tuple[str, str]] = set()
    for title in (_title, _title_in_chapter):
        old, new = (_sections(rules, title) for rules in (pairing.old, pairing.new))
        found |= {
            (one, other)
            for same in old.keys() & new.keys()
            if len(old[same]) == len(new[same]) == 1
            for one in old[same]
            for other in new[same]
        }
    return found


def _title(rule: Placed) -> tuple[str, ...]:
    return (folded(rule.rule.section),)


def _title_in_chapter(rule: Placed) -> tuple[str, ...]:
    return (folded(rule.rule.chapter), folded(rule.rule.section))


def _sections(rules: Sequence[Placed], title: Callable[[Placed], tuple[str, ...]]) -> dict[tuple[str, ...], list[str]]:
    """The numbers of the sections by title."""
    first = {each.section: each for each in reversed(rules)}
    found: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for section, each in first.items():
        found[title(each)].append(section)
    return found
