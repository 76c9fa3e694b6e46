"""Pairs of rules that say something like the same: in one place rather than in two, and never the rules of two keywords."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oracle.rulebook.neighbourhood import Nearness, Neighbourhood
from oracle.rulebook.pairing import Pairing, Placed
from oracle.rulebook.similarity import likeness

LIKE_ENOUGH = {Nearness.HEADING: 0.5, Nearness.SECTION: 0.6, Nearness.ELSEWHERE: 0.7}
"""How like each other two wordings have to be for being taken for one rule."""

TOO_SHORT = 10
"""Rules of fewer words are only looked for where they stood: what is like them may be about something else."""

LIKELY = 12
"""How many rules with the most telling words in common are looked at."""


@dataclass(frozen=True)
class Likely:
    """The rules of a text that share telling words with a given one."""

    rules: dict[int, Placed]
    with_word: dict[str, tuple[int, ...]]

    def of(self, rule: Placed) -> Iterator[Placed]:
        """Those that share the most with this rule: a word tells the more the fewer rules have it."""
        shared: Counter[int] = Counter()
        for word in dict.fromkeys(rule.words):
            having = self.with_word.get(word, ())
            for place in having:
                shared[place] += 1000 // len(having)
        best = sorted(shared.items(), key=lambda each: (-each[1], each[0]))[:LIKELY]
        return (self.rules[place] for place, _ in best)


def likely(rules: Iterable[Placed]) -> Likely:
    """The rules by their telling words: those that few of them have."""
    by_place = {each.place: each for each in rules}
    found: dict[str, list[int]] = defaultdict(list)
    for each in by_place.values():
        for word in dict.fromkeys(each.words):
            found[word].append(each.place)
    few = max(20, len(by_place) // 20)
    return Likely(by_place, {word: tuple(places) for word, places in found.items() if len(places) <= few})


def pair_the_reworded(pairing: Pairing, places: Neighbourhood) -> None:
    """Pair what is left by likeness, the likest first; of equally like ones those that stand nearest to each other."""
    for one, other in _by_likeness(pairing, places):
        if one.place in pairing.left_old and other.place in pairing.left_new:
            pairing.pair((one,), (other,))


def _by_likeness(pairing: Pairing, places: Neighbourhood) -> list[tuple[Placed, Placed]]:
    found: list[tuple[float, Placed, Placed]] = []
    for one, other in _candidates(pairing):
        nearness = places.nearness(one, other)
        if _comparable(one, other, nearness, places):
            like = likeness(one.words, other.words)
            if like > LIKE_ENOUGH[nearness]:
                found.append((like + nearness / 10 + (one.rule.number == other.rule.number) / 20, one, other))
    found.sort(key=lambda each: (-each[0], each[1].place, each[2].place))
    return [(one, other) for _, one, other in found]


def _comparable(one: Placed, other: Placed, nearness: Nearness, places: Neighbourhood) -> bool:
    if one.is_heading or other.is_heading or places.barred(one, other):
        return False
    return nearness > Nearness.ELSEWHERE or min(len(one.words), len(other.words)) >= TOO_SHORT


def _candidates(pairing: Pairing) -> Iterator[tuple[Placed, Placed]]:
    """Of each old rule, the new ones under its heading, those with its number, and those that share telling words with it."""
    new = pairing.left_new.values()
    under: dict[str, list[Placed]] = defaultdict(list)
    numbered: dict[str, list[Placed]] = defaultdict(list)
    for each in new:
        under[each.heading].append(each)
        numbered[each.rule.number].append(each)
    index = likely(new)
    for one in pairing.left_old.values():
        near = [*numbered[one.rule.number], *(under[one.heading] if one.heading else ()), *index.of(one)]
        for other in {each.place: each for each in near}.values():
            yield one, other
