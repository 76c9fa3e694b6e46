"""Which rules of two texts have been found in the other one, and which are still to be found."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.forms import bare, folded, masked
from oracle.rulebook.comparing.similarity import words
from oracle.rulebook.rulebook import Rule


@dataclass(frozen=True, eq=False)
class Placed:
    """A rule of a text, with the forms of its wording by which it is compared."""

    rule: Rule
    place: int
    """How many rules stand before it."""
    heading: str
    """The folded title that it stands under, in lower case, if any."""

    @cached_property
    def section(self) -> str:
        """The number of its section, such as ``702``."""
        return self.rule.number.partition(".")[0]

    @cached_property
    def position(self) -> str:
        """Where it stands in its section, such as ``51a``."""
        return self.rule.number.partition(".")[2]

    @cached_property
    def letters(self) -> str:
        """Where it stands among its siblings, such as ``a``."""
        return self.position.lstrip("0123456789")

    @property
    def is_heading(self) -> bool:
        """Whether it is nothing but a title."""
        return bool(self.rule.heading) and self.rule.text == self.rule.heading

    @cached_property
    def folded(self) -> str:
        """The text without what differs from file to file."""
        return folded(self.rule.text)

    @cached_property
    def paragraphs(self) -> tuple[str, ...]:
        """The text and the examples, all folded."""
        return (self.folded, *map(folded, self.rule.examples))

    @cached_property
    def masked(self) -> str:
        """The folded text without numbers of other rules."""
        return masked(self.folded)

    @cached_property
    def bare(self) -> str:
        """The masked text without punctuation."""
        return bare(self.masked)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The words of the masked text."""
        return words(self.masked)


def placed(rules: Iterable[Rule]) -> tuple[Placed, ...]:
    """The rules of a text in their order."""
    heading = cache(lambda title: folded(title).casefold())
    return tuple(Placed(rule, place, heading(rule.heading)) for place, rule in enumerate(rules))


@dataclass(frozen=True)
class Pair:
    """Rules of the old text which are, taken together, these of the new one.

    ``kind`` says what has become of them where it was more than that one rule was renumbered or reworded.
    """

    before: tuple[Placed, ...]
    after: tuple[Placed, ...]
    kind: Kind | None = None


@dataclass
class Pairing:
    """The rules of two texts that are paired already, and those that are left, by their places."""

    old: Sequence[Placed]
    new: Sequence[Placed]
    pairs: list[Pair] = field(default_factory=list)
    left_old: dict[int, Placed] = field(init=False)
    left_new: dict[int, Placed] = field(init=False)

    def __post_init__(self) -> None:
        self.left_old = {each.place: each for each in self.old}
        self.left_new = {each.place: each for each in self.new}

    def pair(self, before: Iterable[Placed], after: Iterable[Placed], kind: Kind | None = None) -> None:
        """Take these rules for the same; they must be left still."""
        found = Pair(tuple(before), tuple(after), kind)
        for each in found.before:
            del self.left_old[each.place]
        for each in found.after:
            del self.left_new[each.place]
        self.pairs.append(found)


def gaps(pairing: Pairing) -> list[tuple[list[Placed], list[Placed]]]:
    """What is left of the old text and of the new one between the same rules, wherever something of both is left there: next
    behind rules that have been found to be the same.
    """
    found_at = {before.place: each.after[-1].place for each in pairing.pairs for before in each.before}
    old = _left_behind(pairing.old, found_at)
    new = _left_behind(pairing.new, {each.place: each.place for each in pairing.new if each.place not in pairing.left_new})
    return [(before, new[place]) for place, before in old.items() if place in new]


def _left_behind(rules: Sequence[Placed], found_at: dict[int, int]) -> dict[int, list[Placed]]:
    """What was not found of these rules, by the place in the new text of the last one before it that was."""
    left: dict[int, list[Placed]] = defaultdict(list)
    last = -1
    for each in rules:
        if each.place in found_at:
            last = found_at[each.place]
        else:
            left[last].append(each)
    return left
