"""What was written anew: neither the same rule nor like it, but in its place under the same heading."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.pairing import Pairing, Placed, gaps
from oracle.rulebook.comparing.similarity import likeness

SOMEHOW_ALIKE = 0.15
"""How like something of what was written has to be to something of what it takes the place of, if they begin with different
letters."""

WIDE = 2500
"""Of so many pairs of an old rule and a new one it is not found out whether they are alike: no heading has so many rules."""


def pair_the_rewritten(pairing: Pairing) -> None:
    """Pair what is left of the old text with what is left of the new one in the same gap of the same heading."""
    for before, after in gaps(pairing):
        old, new = _by_heading(before), _by_heading(after)
        for heading in old.keys() & new.keys():
            if _of_one_thing(old[heading], new[heading]):
                pairing.pair(old[heading], new[heading], Kind.REWRITTEN)


def _by_heading(rules: Sequence[Placed]) -> dict[str, list[Placed]]:
    """The rules under each heading."""
    found: dict[str, list[Placed]] = defaultdict(list)
    for each in rules:
        if each.heading:
            found[each.heading].append(each)
    return found


def _of_one_thing(before: Sequence[Placed], after: Sequence[Placed]) -> bool:
    if before[0].letters == after[0].letters:
        return True
    return len(before) * len(after) < WIDE and any(
        likeness(one.words, other.words) >= SOMEHOW_ALIKE for one in before for other in after
    )
