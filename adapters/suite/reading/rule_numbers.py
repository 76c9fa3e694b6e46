"""The numbers of the rules: which rules a scenario can cite. Numbers only; the texts are not shipped.

``rule_numbers.txt`` is generated from the rules text of the suite's edition: a line for each section, with the number of
subrules of each of its rules. Subrules are lettered in order, without "l" and "o".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from oracle.rulebook.numbers import ALPHABET, parts

NUMBER = re.compile(r"[0-9]{3}\.[0-9]+[a-z]{0,2}")
"""The form of a rule's number: 603.3 or 603.3b."""

_LETTERS = (*ALPHABET, *(f"a{letter}" for letter in ALPHABET))


@cache
def known_numbers() -> frozenset[str]:
    """The numbers of all rules and subrules of the suite's edition."""
    text = files("adapters.suite.reading").joinpath("rule_numbers.txt").read_text(encoding="utf-8")
    return frozenset(expanded(text))


def no_rule(number: str, until: str = "") -> str:
    """Why this is not the number of a rule; empty where it is. What holds ``until`` a day, and no longer, rests on the rules that
    were in force on it, and cites their numbers.
    """
    if not NUMBER.fullmatch(number):
        return f"{number!r} is no rule's number; write it like 603.3b"
    if not until:
        return "" if number in known_numbers() else f"there is no rule {number} in the rules; look its number up"
    # What is in force today needs no history, and most suites have no other rulings.
    from oracle.rulebook.history import known as history

    if number in history.known_numbers(until):
        return ""
    then = history.number_in(number, until) if number in known_numbers() else None
    instead = f"today's {number} was {then}" if then else "look its number up"
    return f"there was no rule {number} in the rules of {history.edition_on(until)}, which were in force on {until}; {instead}"


def expanded(text: str) -> Iterator[str]:
    """The rule numbers that a list of this form stands for."""
    for line in text.splitlines():
        section, *counts = line.split()
        for rule, count in enumerate(counts, 1):
            yield f"{section}.{rule}"
            for letter in _LETTERS[: int(count)]:
                yield f"{section}.{rule}{letter}"


def compacted(numbers: Iterable[str]) -> str:
    """The list for these rule numbers. Raises ValueError where the numbering of a section has a gap."""
    sections: dict[int, dict[int, int]] = {}
    numbers = tuple(numbers)
    for number in numbers:
        section, rule, letters = parts(number)
        rules = sections.setdefault(section, {})
        rules[rule] = rules.get(rule, 0) + bool(letters)
    text = "".join(
        f"{section} {' '.join(str(rules.get(rule, 0)) for rule in range(1, max(rules) + 1))}\n"
        for section, rules in sorted(sections.items())
    )
    if set(expanded(text)) != set(numbers):
        raise ValueError(f"the numbering has gaps: {sorted(set(expanded(text)) ^ set(numbers))[:5]}")
    return text
