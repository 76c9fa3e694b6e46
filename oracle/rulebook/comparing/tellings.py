"""Which rules of the new text may tell what an old one told, in other words: one that speaks of the same thing, or several that
do together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from oracle.rulebook.comparing.pairing import Pairing, Placed
from oracle.rulebook.comparing.subjects import Speaking, Subject, Subjects, alike, covered, shared

ALIKE = 0.38
"""How like an old rule a new one has to be for telling it alone."""

SOMEHOW_ALIKE = 0.1
"""What is less like an old rule is not even looked at as a part of it."""

FEWEST = 3
"""How many telling words have to be in both."""

PART = 0.45
"""How much of what a part tells the old rule has to have told."""

WHOLLY_PART = 0.75
"""How much of it, if the part stands under another number than the rest."""


@dataclass(frozen=True, slots=True)
class Telling:
    """An old rule and what of one section may tell it now; how like their subjects are, and how many telling words they share."""

    old: Placed
    new: tuple[Placed, ...]
    alike: float
    shared: int
    of_parts: bool = False
    """Whether at least two of the new ones tell next to nothing but what the old one told."""


def tellings(pairing: Pairing, subjects: Subjects) -> Iterator[Telling]:
    """Of each old rule that is left, the new ones that are left and speak of something like it, alone and in groups."""
    new = {each: subjects.of(each) for each in pairing.left_new.values() if not each.is_heading}
    speaking = Speaking(new)
    for old in pairing.left_old.values():
        if not old.is_heading:
            told = subjects.of(old)
            near = speaking.of(told, SOMEHOW_ALIKE)
            for each, like in near.items():
                if like >= ALIKE:
                    yield Telling(old, (each,), like, shared(told, new[each]))
            parts = {each: covered(new[each], told) for each in near if _is_part(new[each], told)}
            for together, of_parts in _groups(parts):
                subject = subjects.of(*together)
                yield Telling(old, together, alike(told, subject), shared(told, subject), of_parts)


def _is_part(part: Subject, whole: Subject) -> bool:
    return covered(part, whole) >= PART and shared(part, whole) >= FEWEST


def _groups(parts: Mapping[Placed, float]) -> Iterator[tuple[tuple[Placed, ...], bool]]:
    """The parts under one number, a rule and its subrules; and those of one section that are wholly parts, with all that stand
    under the same numbers.
    """
    under: dict[str, list[Placed]] = defaultdict(list)
    wholly: dict[str, list[Placed]] = defaultdict(list)
    for each, part in parts.items():
        under[_number(each)].append(each)
        if part >= WHOLLY_PART:
            wholly[each.section].append(each)
    for together in under.values():
        if len(together) > 1:
            yield _in_order(together), False
    for together in wholly.values():
        if len(together) > 1:
            numbers = dict.fromkeys(map(_number, together))
            yield _in_order([each for number in numbers for each in under[number]]), True


def _number(rule: Placed) -> str:
    """The number without the letters of a subrule."""
    return rule.rule.number.rstrip(ascii_lowercase)


def _in_order(rules: Sequence[Placed]) -> tuple[Placed, ...]:
    return tuple(sorted(rules, key=lambda each: each.place))
