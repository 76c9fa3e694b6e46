"""Pairs of rules that say something like the same: in one place rather than in two, and never the rules of two keywords."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oracle.rulebook.neighbourhood import Nearness, Neighbourhood
from oracle.rulebook.pairing import Pairing, Placed
from oracle.rulebook.similarity import likeness, within

LIKE_ENOUGH = {Nearness.POSITION: 0.4, Nearness.HEADING: 0.5, Nearness.SECTION: 0.6, Nearness.ELSEWHERE: 0.7}
"""How like each other two wordings have to be for being taken for one rule."""

GROWN = 0.9
"""How much of the one wording has to stand in the other in one stretch, for a rule that has only grown or shrunk in its place."""

TOO_SHORT = 10
"""Rules of fewer words are only looked for near where they stood: what is like them may be about something else."""

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
    for one, other in _candidates(pairing, places):
        nearness = places.nearness(one, other)
        if _comparable(one, other, nearness, places):
            like = likeness(one.words, other.words)
            if like > LIKE_ENOUGH[nearness] or has_grown(one, other, nearness):
                found.append((like + nearness / 20, one, other))
    found.sort(key=lambda each: (-each[0], each[1].place, each[2].place))
    return [(one, other) for _, one, other in found]


def has_grown(one: Placed, other: Placed, nearness: Nearness) -> bool:
    """Whether something was only put before or behind what stood in this place, or taken away from it."""
    if nearness < Nearness.HEADING or one.letters != other.letters:
        return False
    short, long = sorted((one.words, other.words), key=len)
    return within(short, long) >= GROWN


def _comparable(one: Placed, other: Placed, nearness: Nearness, places: Neighbourhood) -> bool:
    if one.is_heading or other.is_heading or places.barred(one, other):
        return False
    return nearness > Nearness.ELSEWHERE or min(len(one.words), len(other.words)) >= TOO_SHORT


def _candidates(pairing: Pairing, places: Neighbourhood) -> Iterator[tuple[Placed, Placed]]:
    """Of each old rule, the new ones under its heading, those in its position, and those that share telling words with it."""
    new = pairing.left_new.values()
    under: dict[str, list[Placed]] = defaultdict(list)
    positioned: dict[str, list[Placed]] = defaultdict(list)
    for each in new:
        under[each.heading].append(each)
        positioned[each.position].append(each)
    index = likely(new)
    for one in pairing.left_old.values():
        near = [each for each in positioned[one.position] if places.nearness(one, each) == Nearness.POSITION]
        if one.heading:
            near += (each for title in places.answering(one.heading) for each in under[title])
        for other in {each.place: each for each in (*near, *index.of(one))}.values():
            yield one, other
