"""What became of the rules through many editions, told by their numbers and by what can be said of their wordings without a word
of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history.wording import Wording


class NoSuchRule(ValueError):
    """An edition has no rule of this number, or there is no such edition."""


@dataclass(frozen=True, slots=True)
class Link:
    """What has become of some rules from one edition to the next, as in `changes.Change`, by their places.

    A place is a rule's number, with ``*2`` behind it for the second of two rules that share one. ``kind`` is `None` for a rule of
    the first edition. ``wordings`` are those of the places ``after``; empty where they are worded as before.
    """

    kind: Kind | None
    before: tuple[str, ...]
    after: tuple[str, ...]
    rewording: Rewording | None = None
    wordings: tuple[Wording, ...] = ()


@dataclass(frozen=True)
class Chronicle:
    """The rules through many editions, each named by the day from which it was in force, an ISO date; the oldest comes first.

    For each edition, ``backwards`` has the link by which a rule came there from the edition before, by its place, and
    ``forwards`` the link by which a rule of the edition before went, by its place in that. A rule that nothing happened to is in
    neither.
    """

    editions: tuple[str, ...]
    backwards: tuple[Mapping[str, Link], ...]
    forwards: tuple[Mapping[str, Link], ...]

    @staticmethod
    def of(links: Mapping[str, Iterable[Link]]) -> Chronicle:
        """The chronicle of these links, which are given by the edition to which they lead, the oldest first."""
        return Chronicle(
            tuple(links),
            tuple({place: link for link in each for place in link.after} for each in links.values()),
            tuple({place: link for link in each for place in link.before} for each in links.values()),
        )

    def links(self, edition: int) -> tuple[Link, ...]:
        """All that changed with an edition, each once."""
        return tuple(dict.fromkeys((*self.backwards[edition].values(), *self.forwards[edition].values())))

    @cached_property
    def places(self) -> tuple[frozenset[str], ...]:
        """The places of all rules, edition by edition."""
        out: list[frozenset[str]] = []
        now: frozenset[str] = frozenset()
        for came, went in zip(self.backwards, self.forwards, strict=True):
            now = now.difference(went).union(came)
            out.append(now)
        return tuple(out)

    def index(self, day: str) -> int:
        """Which of the editions is in force on a day: the last one that is not later. Raises `NoSuchRule` for an earlier day."""
        found = sum(edition <= day for edition in self.editions) - 1
        if found < 0:
            raise NoSuchRule(f"no edition of {day} is known; the first one is of {self.editions[0]}")
        return found

    def standing(self, number: str, edition: int) -> tuple[str, ...]:
        """The places of the rules that have a number in an edition. Raises `NoSuchRule` where none has it."""
        places = self.places[edition]
        if number not in places:
            raise NoSuchRule(f"there is no rule {number} in the edition of {self.editions[edition]}")
        return (number, *(place for nth in range(2, 10) if (place := f"{number}*{nth}") in places))

    def came(self, place: str, edition: int) -> Link | None:
        """How a rule came to its place in an edition; `None` if it stood there before and was worded so."""
        return self.backwards[edition].get(place)

    def went(self, place: str, edition: int) -> Link | None:
        """What happens to the rule at a place of an edition in the next one; `None` if nothing does."""
        return self.forwards[edition + 1].get(place)

    def wording(self, place: str, edition: int) -> Wording:
        """How the rule at a place of an edition is worded. Raises `NoSuchRule`."""
        (was, *_) = self.standing(place, edition)
        for now in range(edition, -1, -1):
            link = self.came(was, now)
            if link is not None:
                nth = link.after.index(was)
                if link.wordings:
                    return link.wordings[nth]
                was = link.before[nth]
        raise NoSuchRule(f"it is not known how {place} was worded in the edition of {self.editions[0]}")


def number(place: str) -> str:
    """The number of the rule at a place."""
    return place.partition("*")[0]
