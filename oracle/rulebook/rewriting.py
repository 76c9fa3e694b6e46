"""What was written anew: neither the same rule nor like it, but in its place under the same heading."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from oracle.rulebook.changes import Kind
from oracle.rulebook.pairing import Pairing, Placed
from oracle.rulebook.similarity import likeness

SOMEHOW_ALIKE = 0.15
"""How like something of what was written has to be to something of what it takes the place of, if they begin with different
letters."""

Gap = tuple[str, int]
"""A heading, and the place in the new text of the last rule under it that was found and stands before."""


def pair_the_rewritten(pairing: Pairing) -> None:
    """Pair what is left of the old text with what is left of the new one in the same gap of the same heading."""
    found_at = {before.place: each.after[-1].place for each in pairing.pairs for before in each.before}
    old = _gaps(pairing.old, found_at)
    new = _gaps(pairing.new, {each.place: each.place for each in pairing.new if each.place not in pairing.left_new})
    for gap, before in old.items():
        if gap in new and _of_one_thing(before, new[gap]):
            pairing.pair(before, new[gap], Kind.REWRITTEN)


def _of_one_thing(before: Sequence[Placed], after: Sequence[Placed]) -> bool:
    return before[0].letters == after[0].letters or any(
        likeness(one.words, other.words) >= SOMEHOW_ALIKE for one in before for other in after
    )


def _gaps(rules: Sequence[Placed], found_at: dict[int, int]) -> dict[Gap, list[Placed]]:
    """What was not found of these rules, by the gap that it stands in."""
    gaps: dict[Gap, list[Placed]] = defaultdict(list)
    before: dict[str, int] = {}
    for each in rules:
        if each.place in found_at:
            before[each.heading] = found_at[each.place]
        elif each.heading and each.heading in before and not each.is_heading:
            gaps[each.heading, before[each.heading]].append(each)
    return gaps
