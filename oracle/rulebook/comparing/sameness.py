"""Pairs of rules that say the same wherever they stand: whole, or without examples, without references, without punctuation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence

from oracle.rulebook.comparing.neighbourhood import Neighbourhood
from oracle.rulebook.comparing.pairing import Pairing, Placed

MANY = 2500
"""So many pairs are not told apart by where they stand: no official text says one thing so often."""


def pair_the_identical(pairing: Pairing) -> None:
    """Pair the rules whose text and examples stand once in both, wherever they stand."""
    _pair_the_only_ones(pairing, _whole)


def pair_the_same(pairing: Pairing, places: Neighbourhood) -> None:
    """Pair the rules with the same text, then those whose text only differs in what can be told apart from its wording.

    Of a text that stands several times, rules are paired where they stand nearest to each other.
    """
    for form in (_whole, _body, _masked, _bare):
        _pair_the_only_ones(pairing, form)
        _pair_the_nearest(pairing, form, places)


def _whole(rule: Placed) -> Hashable:
    return rule.paragraphs


def _body(rule: Placed) -> Hashable:
    return rule.folded


def _masked(rule: Placed) -> Hashable:
    return rule.masked


def _bare(rule: Placed) -> Hashable:
    return rule.bare


def _pair_the_only_ones(pairing: Pairing, form: Callable[[Placed], Hashable]) -> None:
    old, new = _by_form(pairing.left_old.values(), form), _by_form(pairing.left_new.values(), form)
    for same, before in old.items():
        after = new.get(same, ())
        if len(before) == len(after) == 1:
            pairing.pair(before, after)


def _pair_the_nearest(pairing: Pairing, form: Callable[[Placed], Hashable], places: Neighbourhood) -> None:
    old, new = _by_form(pairing.left_old.values(), form), _by_form(pairing.left_new.values(), form)
    for same, before in old.items():
        for one, other in _nearest_first(before, new.get(same, ()), places):
            if one.place in pairing.left_old and other.place in pairing.left_new:
                pairing.pair((one,), (other,))


def _nearest_first(before: Sequence[Placed], after: Sequence[Placed], places: Neighbourhood) -> list[tuple[Placed, Placed]]:
    """All pairs of these, those first that stand nearest to each other, and of those the ones with one number.

    Where there are too many, they are paired in their order.
    """
    if len(before) * len(after) > MANY:
        return list(zip(before, after, strict=False))

    def distance(pair: tuple[Placed, Placed]) -> tuple[int, bool, int, int]:
        one, other = pair
        return (-places.nearness(one, other), one.rule.number != other.rule.number, one.place, other.place)

    return sorted(((one, other) for one in before for other in after), key=distance)


def _by_form(rules: Iterable[Placed], form: Callable[[Placed], Hashable]) -> dict[Hashable, list[Placed]]:
    found: dict[Hashable, list[Placed]] = defaultdict(list)
    for each in rules:
        found[form(each)].append(each)
    return found
