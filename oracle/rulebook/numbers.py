"""The numbers of rules: how they are spelled and in what order they come."""

from __future__ import annotations

import re
from functools import cache

ALPHABET = "abcdefghijkmnpqrstuvwxyz"
"""The letters of subrules. The letters l and o are passed over; what comes after z is aa."""

_NUMBER = re.compile(r"(\d{3})\.(\d+)([a-z]{0,2})")


def parts(number: str) -> tuple[int, int, str]:
    """Section, rule and letters of a number. Raises ValueError where it is none."""
    match = _NUMBER.fullmatch(number)
    if match is None:
        raise ValueError(f"no rule's number: {number!r}")
    return int(match[1]), int(match[2]), match[3]


def order(number: str) -> tuple[int, int, int, str]:
    """What sorts numbers as the texts do: 704.5z before 704.5aa, 702.9 before 702.10."""
    section, rule, letters = parts(number)
    return section, rule, len(letters), letters


def is_within(number: str, whole: str) -> bool:
    """Whether a rule is the one with this number, a subrule of it, or in the section that is named: 702.51a, 702.51 or 702."""
    if number == whole:
        return True
    return bool(whole) and number.startswith(whole) and not whole[-1].isalpha() and not number[len(whole)].isdigit()


@cache
def following(letters: str) -> frozenset[str]:
    """The letters that may come next after these: ``b`` after ``a``, ``aa`` after ``z``, and both ``l`` and ``m`` after ``k``,
    for a text that does not pass over any.
    """
    if not letters:
        return frozenset("a")
    front, last = letters[:-1], letters[-1]
    if last == "z":
        return frozenset({f"{chr(ord(front) + 1) if front else 'a'}a"})
    after = chr(ord(last) + 1)
    return frozenset({front + after, front + chr(ord(after) + 1)}) if after in "lo" else frozenset({front + after})
