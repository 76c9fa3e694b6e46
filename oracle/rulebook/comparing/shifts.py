"""Rules that were renumbered together: a stretch of the text that is a few numbers further on, or has come to another section."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oracle.rulebook.comparing.changes import Change, Kind
from oracle.rulebook.numbers import ALPHABET, parts

Shift = tuple[int, int, int, int]
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
    """How the number of a rule changed. Raises ValueError where it is none."""
    section, rule, letters = parts(change.before[0].number)
    section_now, rule_now, letters_now = parts(change.after[0].number)
    return (section, section_now, rule_now - rule, _place(letters_now) - _place(letters))


def _place(letters: str) -> int:
    """How many subrules may stand before one with these letters: 1 for ``a``, 25 for ``aa``."""
    place = 0
    for letter in letters:
        place = place * len(ALPHABET) + ALPHABET.find(letter) + 1
    return place
