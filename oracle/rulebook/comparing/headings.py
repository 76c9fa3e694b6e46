"""Headings that were renamed: what stands under the one is, but for its name, what stood under the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from oracle.rulebook.comparing.pairing import Pairing, Placed
from oracle.rulebook.comparing.similarity import likeness, words

LIKE_ENOUGH = 0.75
"""How like the first rules under two headings have to be, without their names, for the one being the other."""

MANY = 100_000
"""So many pairs of headings are not compared: from the first of the official texts to the last there are some ten thousand."""

TOO_SHORT = 10
"""A rule of fewer words says nothing that could not be said of another heading."""


@dataclass(frozen=True)
class Unshared:
    """The titles that only one of two texts has, and the pairs of them under which nearly the same is said, each with how like it
    is.
    """

    gone: frozenset[str]
    come: frozenset[str]
    pairs: tuple[tuple[float, str, str], ...]


def unshared(pairing: Pairing) -> Unshared:
    """The headings that may have been renamed: of only one text, and which of them by what stands under them."""
    old, new = (frozenset(each.heading for each in rules) for rules in (pairing.old, pairing.new))
    gone, come = _first(pairing.old, old - new), _first(pairing.new, new - old)
    pairs = [(one, other) for one in gone for other in come] if len(gone) * len(come) <= MANY else []
    likest = ((likeness(gone[one], come[other], LIKE_ENOUGH), one, other) for one, other in pairs)
    return Unshared(old - new, new - old, tuple(each for each in likest if each[0]))


def renamed(pairing: Pairing, titles: Unshared) -> set[tuple[str, str]]:
    """The old and the new title of headings that were renamed: the likest, and before them those of rules that are paired."""
    sharing = ((1.0, one, other) for one, other in _sharing(pairing) if one in titles.gone and other in titles.come)
    found: dict[str, str] = {}
    taken: set[str] = set()
    for _, one, other in sorted((*sharing, *titles.pairs), reverse=True):
        if one not in found and other not in taken:
            found[one] = other
            taken.add(other)
    return set(found.items())


def pair_the_headings(pairing: Pairing, headings: Iterable[tuple[str, str]]) -> None:
    """Pair the titles themselves of the headings that answer to each other."""
    old = {each.heading: each for each in pairing.left_old.values() if each.is_heading}
    new = {each.heading: each for each in pairing.left_new.values() if each.is_heading}
    for one, other in sorted(headings):
        if one in old and other in new:
            pairing.pair((old[one],), (new[other],))


def _sharing(pairing: Pairing) -> set[tuple[str, str]]:
    """The headings of rules that have been found."""
    return {(old.heading, new.heading) for each in pairing.pairs for old in each.before for new in each.after}


def _first(rules: Sequence[Placed], headings: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The words of the first rule under each of these headings that is not too short, without the name of the heading."""
    found: dict[str, tuple[str, ...]] = {}
    for each in rules:
        if each.heading and each.heading in headings and each.heading not in found and len(each.words) >= TOO_SHORT:
            name = words(each.heading)
            found[each.heading] = tuple(word for word in each.words if word not in name)
    return found
