"""What rules speak of: the words in them that tell something, in whatever order they stand."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import chain

from oracle.rulebook.comparing.pairing import Placed

TELLING = 1 / 8
"""A word that a greater share of the rules has tells nothing of what one of them speaks of."""

Subject = Mapping[str, float]
"""The telling words of a rule, each the weightier the fewer rules have it. The squares of the weights make 1."""


class Subjects:
    """What the rules of two texts speak of."""

    def __init__(self, rules: Iterable[Placed]) -> None:
        words = [frozenset(each.words) for each in rules]
        having = Counter(chain.from_iterable(words))
        self._weights = {word: math.log(len(words) / count) for word, count in having.items() if count < TELLING * len(words)}

    def of(self, *rules: Placed) -> Subject:
        """What these rules speak of together."""
        times = Counter(chain.from_iterable(each.words for each in rules))
        weights = {word: (1 + math.log(count)) * self._weights[word] for word, count in times.items() if word in self._weights}
        length = math.hypot(*weights.values()) or 1.0
        return {word: weight / length for word, weight in weights.items()}


def alike(one: Subject, other: Subject) -> float:
    """How like each other two subjects are, from 0 to 1."""
    return sum(weight * other[word] for word, weight in one.items() if word in other)


def shared(one: Subject, other: Subject) -> int:
    """How many telling words are in both."""
    return len(one.keys() & other.keys())


def covered(part: Subject, whole: Subject) -> float:
    """How much of the one subject is in the other too, from 0 to 1."""
    return sum(weight * weight for word, weight in part.items() if word in whole)


class Speaking:
    """Rules by what they speak of, for finding those that speak of a thing."""

    def __init__(self, subjects: Mapping[Placed, Subject]) -> None:
        self._speaking: dict[str, list[tuple[Placed, float]]] = defaultdict(list)
        for rule, subject in subjects.items():
            for word, weight in subject.items():
                self._speaking[word].append((rule, weight))

    def of(self, subject: Subject, at_least: float) -> dict[Placed, float]:
        """The rules whose subjects are so like this one."""
        found: dict[Placed, float] = defaultdict(float)
        for word, weight in subject.items():
            for rule, other in self._speaking.get(word, ()):
                found[rule] += weight * other
        return {rule: like for rule, like in found.items() if like >= at_least}
