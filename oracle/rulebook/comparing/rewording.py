"""Pairs of rules that say something like the same: in one place rather than in two, and never the rules of two keywords."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from oracle.rulebook.comparing.candidates import Candidates
from oracle.rulebook.comparing.neighbourhood import Nearness, Neighbourhood, Neighbourhoods
from oracle.rulebook.comparing.pairing import Pairing, Placed, gaps
from oracle.rulebook.comparing.similarity import likeness, within

LIKE_ENOUGH = {Nearness.POSITION: 0.38, Nearness.HEADING: 0.5, Nearness.SECTION: 0.55, Nearness.ELSEWHERE: 0.7}
"""How like each other two wordings have to be for being taken for one rule."""

NEARER = {Nearness.POSITION: 0.13, Nearness.HEADING: 0.1, Nearness.SECTION: 0.08, Nearness.ELSEWHERE: 0.0}
"""How much likeness it is worth to stand so near where there is a choice."""

LIKE_ENOUGH_IN_A_GAP = 0.4
"""How like they have to be if they stand between the same rules."""

WIDE = 100
"""A gap of so many pairs of an old rule and a new one tells nothing of them."""

MANY = 200
"""So many rules under one heading, or in one position of all sections, tell nothing: none of the texts has so many."""

GROWN = 0.9
"""How much of the one wording has to stand in the other in one stretch, for a rule that has only grown or shrunk in its place."""

LONG = 20
"""Rules of so many words are not taken for each other by chance."""

LIKE_ENOUGH_UNDER_ANOTHER_HEADING = 0.8
"""How like they have to be, if they are long, for a rule that has come from under one heading to under another."""

TOO_SHORT = 10
"""Rules of fewer words are only looked for near where they stood: what is like them may be about something else."""


def pair_the_reworded(pairing: Pairing, neighbourhoods: Neighbourhoods, candidates: Candidates) -> None:
    """Pair what is left by likeness, the likest and nearest first (`NEARER`).

    It is done twice, for what was found once tells which sections answer to each other. What still is left after that may have
    become quite unlike, if it stands between the same rules.
    """
    for find in (_by_likeness, _by_likeness, _in_gaps):
        for one, other in find(pairing, neighbourhoods.now(), candidates):
            if one.place in pairing.left_old and other.place in pairing.left_new:
                pairing.pair((one,), (other,))


def _by_likeness(pairing: Pairing, places: Neighbourhood, candidates: Candidates) -> list[tuple[Placed, Placed]]:
    found: list[tuple[float, Placed, Placed]] = []
    for one, other in _worth_a_look(pairing, places, candidates):
        nearness = places.nearness(one, other)
        enough = _enough(one, other, nearness, places)
        if enough is not None:
            like = likeness(one.words, other.words)
            if like >= enough or has_grown(one, other, nearness):
                found.append((like + NEARER[nearness], one, other))
    found.sort(key=lambda each: (-each[0], each[1].place, each[2].place))
    return [(one, other) for _, one, other in found]


def _in_gaps(pairing: Pairing, _places: Neighbourhood, _candidates: Candidates) -> list[tuple[Placed, Placed]]:
    """Those that stand in one gap, the likest first. What is so unlike under one heading was written anew."""
    found = [
        (likeness(one.words, other.words), one, other)
        for before, after in gaps(pairing)
        if len(before) * len(after) < WIDE
        for one in before
        for other in after
        if not (one.heading and other.heading) and not one.is_heading and not other.is_heading
    ]
    found.sort(key=lambda each: (-each[0], each[1].place, each[2].place))
    return [(one, other) for like, one, other in found if like > LIKE_ENOUGH_IN_A_GAP]


def has_grown(one: Placed, other: Placed, nearness: Nearness) -> bool:
    """Whether something was only put before or behind what stood in this place, or taken away from it; or was put to what has
    other letters now. What has other letters and was taken from something is rather a part of that.
    """
    short, long = sorted((one.words, other.words), key=len)
    if nearness < Nearness.HEADING or (one.letters != other.letters and not (short == one.words and len(short) >= LONG)):
        return False
    return within(short, long) >= GROWN


def _enough(one: Placed, other: Placed, nearness: Nearness, places: Neighbourhood) -> float | None:
    """How like each other these have to be for being taken for one rule; none where they are not, however like they are."""
    shorter = min(len(one.words), len(other.words))
    if one.is_heading or other.is_heading:
        return None
    if places.barred(one, other):
        return LIKE_ENOUGH_UNDER_ANOTHER_HEADING if shorter >= LONG else None
    return LIKE_ENOUGH[nearness] if nearness > Nearness.ELSEWHERE or shorter >= TOO_SHORT else None


def _worth_a_look(pairing: Pairing, places: Neighbourhood, candidates: Candidates) -> Iterator[tuple[Placed, Placed]]:
    """Of each old rule, the new ones under its heading, those in its position, and those that share telling words with it."""
    new = pairing.left_new.values()
    answering: dict[str, list[str]] = defaultdict(list)
    for before, after in places.headings:
        answering[before].append(after)
    under: dict[str, list[Placed]] = defaultdict(list)
    positioned: dict[str, list[Placed]] = defaultdict(list)
    for each in new:
        under[each.heading].append(each)
        positioned[each.position].append(each)
    for one in pairing.left_old.values():
        near = [each for each in _few(positioned[one.position]) if places.nearness(one, each) == Nearness.POSITION]
        if one.heading:
            near += (each for title in answering[one.heading] for each in _few(under[title]))
        for other in {each.place: each for each in (*near, *candidates.of(one))}.values():
            yield one, other


def _few(rules: Sequence[Placed]) -> Sequence[Placed]:
    """These rules, unless there are too many to tell anything."""
    return rules if len(rules) < MANY else ()
