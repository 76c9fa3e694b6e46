"""What became of the rules through many editions, told by their numbers and by what can be said of their wordings without a word
of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from oracle.rulebook.changes import Kind, Rewording
from oracle.rulebook.wording import Wording


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

    ``links`` are what changed from the edition before to each of them. Rules that nothing happened to are in none of them.
    """

    editions: tuple[str, ...]
    links: tuple[tuple[Link, ...], ...]

    @cached_property
    def rules(self) -> tuple[Mapping[str, Wording], ...]:
        """The rules of each edition: the places that there are, and how what stands there is worded."""
        out: list[Mapping[str, Wording]] = []
        was: Mapping[str, Wording] = {}
        for links in self.links:
            now = dict(was)
            for link in links:
                for place in link.before:
                    del now[place]
            for link in links:
                words = link.wordings or tuple(was[place] for place in link.before)
                now.update(zip(link.after, words, strict=bool(link.after)))
            out.append(now)
            was = now
        return tuple(out)

    @cached_property
    def _forwards(self) -> tuple[Mapping[str, Link], ...]:
        return tuple({place: link for link in links for place in link.before} for links in self.links)

    @cached_property
    def _backwards(self) -> tuple[Mapping[str, Link], ...]:
        return tuple({place: link for link in links for place in link.after} for links in self.links)

    def index(self, day: str) -> int:
        """Which of the editions is in force on a day: the last one that is not later. Raises `NoSuchRule` for an earlier day."""
        found = sum(edition <= day for edition in self.editions) - 1
        if found < 0:
            raise NoSuchRule(f"no edition of {day} is known; the first one is of {self.editions[0]}")
        return found

    def came(self, place: str, edition: int) -> Link | None:
        """How a rule came to its place in an edition; `None` if it stood there before and was worded so."""
        return self._backwards[edition].get(place)

    def went(self, place: str, edition: int) -> Link | None:
        """What happens to the rule at a place of an edition in the next one; `None` if nothing does."""
        return self._forwards[edition + 1].get(place)

    def standing(self, number: str, edition: int) -> tuple[str, ...]:
        """The places of the rules that have a number in an edition. Raises `NoSuchRule` where none has it."""
        places = self.rules[edition]
        if number not in places:
            raise NoSuchRule(f"there is no rule {number} in the edition of {self.editions[edition]}")
        return (number, *(place for nth in range(2, 10) if (place := f"{number}*{nth}") in places))


def number(place: str) -> str:
    """The number of the rule at a place."""
    return place.partition("*")[0]
