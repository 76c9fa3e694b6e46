"""Which rules of the new text may be an old one, by the rare words that both have: to compare each with each takes too long."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from heapq import nsmallest

from oracle.rulebook.comparing.pairing import Pairing, Placed

MANY = 24
"""How many rules are looked at for one."""

COMMON = 40
"""A word that more rules have tells nothing."""


class Candidates:
    """What was left of the new text when this was made, by the words in it that tell something."""

    def __init__(self, pairing: Pairing) -> None:
        self._pairing = pairing
        self._having: dict[str, list[int]] = defaultdict(list)
        self._found: dict[int, tuple[int, ...]] = {}
        for each in pairing.left_new.values():
            for word in dict.fromkeys(each.words):
                self._having[word].append(each.place)

    def of(self, rule: Placed) -> Iterator[Placed]:
        """Those of the new rules that still are left which have the most words in common with an old one: a word counts the more
        the fewer rules have it.
        """
        if rule.place not in self._found:
            self._found[rule.place] = self._best(rule.words)
        left = self._pairing.left_new
        return (left[place] for place in self._found[rule.place] if place in left)

    def _best(self, words: Sequence[str]) -> tuple[int, ...]:
        shared: Counter[int] = Counter()
        for word in dict.fromkeys(words):
            having = self._having.get(word, ())
            if len(having) <= COMMON:
                for place in having:
                    shared[place] += 1000 // len(having)
        return tuple(place for place, _ in nsmallest(MANY, shared.items(), key=lambda each: (-each[1], each[0])))
