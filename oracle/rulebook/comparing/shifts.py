"""Rules that were renumbered together: a stretch of the text that is a few numbers further on, or has come to another section."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from oracle.rulebook.comparing.changes import Change, Kind

_NUMBER = re.compile(r"(\d+)\.(\d+)([a-z]*)")
_LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters of subrules: l and o are left out, for they look like figures."""

Shift = tuple[str, str, int, int]
"""The sections before and after, how far the rules in it moved on, and how far their letters did."""


@dataclass(frozen=True)
class Shifted:
    """Rules that say what they said, one after the other, all renumbered in the same way."""

    changes: tuple[Change, ...]

    @property
    def old(self) -> tuple[str, str]:
        """The first and the last number before."""
        return self.changes[0].before[0].number, self.changes[-1].before[0].number

    @property
    def new(self) -> tuple[str, str]:
        """The first and the last number after."""
        return self.changes[0].after[0].number, self.changes[-1].after[0].number


def shifted(changes: Iterable[Change]) -> tuple[Shifted, ...]:
    """What was only renumbered, in as few stretches as may be. A rule that was reworded as well does not end a stretch, and one
    that was put in between does not.
    """
    stretches: list[list[Change]] = []
    current: Shift | None = None
    for change in changes:
        if change.before and change.after and current not in (None, shift(change)):
            current = None
        if change.kind is Kind.RENUMBERED:
            if current is None:
                stretches.append([])
            stretches[-1].append(change)
            current = shift(change)
    return tuple(Shifted(tuple(each)) for each in stretches)


def shift(change: Change) -> Shift:
    """How the number of a rule changed."""
    before, after = (_NUMBER.fullmatch(side[0].number) for side in (change.before, change.after))
    if not before or not after:
        raise ValueError(f"no rules' numbers: {change.before[0].number}, {change.after[0].number}")
    return (before[1], after[1], int(after[2]) - int(before[2]), _place(after[3]) - _place(before[3]))


def _place(letters: str) -> int:
    """How many subrules may stand before one with these letters: 1 for ``a``, 25 for ``aa``."""
    place = 0
    for letter in letters:
        place = place * len(_LETTERS) + _LETTERS.find(letter) + 1
    return place
