"""Rules that became several, and several that became one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain

from oracle.rulebook.comparing.candidates import Candidates
from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.neighbourhood import Nearness, Neighbourhood
from oracle.rulebook.comparing.pairing import Pairing, Placed
from oracle.rulebook.comparing.similarity import likeness, within

PART = 0.7
"""How like a rule has to be to some stretch of another one for being taken for a part of it."""

TOGETHER = 0.7
"""How like the parts, one after the other, have to be to the whole."""

MANY = 50
"""Of so many possible parts, only the first are looked at."""

TOO_SHORT = 5
"""What has fewer words is no part: they may stand anywhere."""


def pair_what_was_split(pairing: Pairing, places: Neighbourhood, candidates: Candidates) -> None:
    """Pair each rule that is left with several that together say what it said, if there are such."""
    for whole, parts in _taken_apart(list(_near(pairing, places, candidates))):
        pairing.pair((whole,), parts, Kind.SPLIT)


def pair_what_was_merged(pairing: Pairing, places: Neighbourhood, candidates: Candidates) -> None:
    """Pair each new rule that is left with several that together said what it says, if there were such."""
    for whole, parts in _taken_apart([(new, old) for old, new in _near(pairing, places, candidates)]):
        pairing.pair(parts, (whole,), Kind.MERGED)


def _near(pairing: Pairing, places: Neighbourhood, candidates: Candidates) -> Iterator[tuple[Placed, Placed]]:
    """The old and new rules that may have to do with each other."""
    for old in pairing.left_old.values():
        for new in candidates.of(old):
            if places.nearness(old, new) > Nearness.ELSEWHERE and not places.barred(old, new):
                yield old, new


def _taken_apart(near: Sequence[tuple[Placed, Placed]]) -> list[tuple[Placed, tuple[Placed, ...]]]:
    """Of wholes and what may be parts of them, those that were taken apart, with their parts in the order of their text."""
    wholes: dict[Placed, list[Placed]] = defaultdict(list)
    for whole, part in near:
        wholes[part].append(whole)
    claimed: dict[Placed, list[Placed]] = defaultdict(list)
    for part, possible in wholes.items():
        if claims := whole_of(part, possible):
            claimed[claims].append(part)
    together = ((whole, parts_of(whole, claimed[whole][:MANY])) for whole in sorted(claimed, key=lambda each: each.place))
    return [(whole, parts) for whole, parts in together if len(parts) > 1]


def whole_of(part: Placed, possible: Sequence[Placed]) -> Placed | None:
    """The rule that this one is most of; none if it is no part of any, or rather is one of them altogether."""
    found = [(within(part.words, whole.words), -whole.place, whole) for whole in possible if is_part(part, whole)]
    if not found:
        return None
    like, _, whole = max(found)
    return whole if all(likeness(part.words, each.words) <= like for each in possible) else None


def is_part(part: Placed, whole: Placed) -> bool:
    """Whether this is most likely taken from that: it is shorter, and nearly all of it stands there in one stretch."""
    if part.is_heading or whole.is_heading or not TOO_SHORT <= len(part.words) < len(whole.words):
        return False
    return within(part.words, whole.words) >= PART


def parts_of(whole: Placed, claimed: Sequence[Placed]) -> tuple[Placed, ...]:
    """Those of the rules that together say what the whole says, none of which could be left out; none if they don't."""
    chosen: tuple[Placed, ...] = ()
    best = 0.0
    for _ in claimed:
        like, more = max(
            ((_together((*chosen, each), whole), each) for each in claimed if each not in chosen),
            key=lambda each: (each[0], -each[1].place),
        )
        if like <= best:
            break
        chosen, best = (*chosen, more), like
    return tuple(sorted(chosen, key=lambda each: each.place)) if best >= TOGETHER else ()


def _together(parts: Sequence[Placed], whole: Placed) -> float:
    """How like the whole the parts are, one after the other in the order of their text."""
    in_order = sorted(parts, key=lambda each: each.place)
    return likeness(tuple(chain.from_iterable(each.words for each in in_order)), whole.words)
