"""Gaps: where in both texts something is left, next behind rules that have been found to be the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from oracle.rulebook.comparing.pairing import Pairing, Placed


def gaps(pairing: Pairing) -> list[tuple[list[Placed], list[Placed]]]:
    """What is left of the old text and of the new one in each gap that something of both is left in."""
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
