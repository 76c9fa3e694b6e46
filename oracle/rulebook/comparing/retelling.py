"""What was told anew: rules of other words that speak of the same thing, for which it is enough the less the nearer they stand.

What one rule told may be told by a rule and its subrules now.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.neighbourhood import Nearness, Neighbourhood, neighbourhood
from oracle.rulebook.comparing.pairing import Pairing, Placed, gaps
from oracle.rulebook.comparing.subjects import Speaking, Subject, Subjects, alike, covered, shared

SOMEHOW_ALIKE = 0.1
"""What is less like an old rule is not even looked at as a part of it."""

PART = 0.45
"""How much of what a part tells the old rule has to have told."""


@dataclass(frozen=True, slots=True)
class _Telling:
    """An old rule and what may tell it now; how like their subjects are, and how many telling words they share."""

    old: Placed
    new: tuple[Placed, ...]
    alike: float
    shared: int


@dataclass(frozen=True, slots=True)
class _Enough:
    """How like the subjects have to be, and how many telling words have to be in both."""

    alike: float
    shared: int


IN_A_GAP = _Enough(0.38, 3)
IN_A_SECTION = _Enough(0.4, 4)
ELSEWHERE = _Enough(0.43, 9)


def pair_what_was_told_anew(pairing: Pairing) -> None:
    """Pair what is left with what speaks of the same: between the same rules, in the same section, and then anywhere. That tells
    of further sections that they answer to each other, and these are looked through once more.
    """
    tellings = list(_tellings(pairing))
    places = neighbourhood(pairing)
    gap = {each: nth for nth, sides in enumerate(gaps(pairing)) for side in sides for each in side}
    _pair_the_likest(pairing, places, tellings, IN_A_GAP, lambda old, new: old in gap and gap[old] == gap.get(new))
    _pair_the_likest(pairing, places, tellings, IN_A_SECTION, _in_a_section(places))
    _pair_the_likest(pairing, places, tellings, ELSEWHERE, lambda _, __: True)
    places = neighbourhood(pairing)
    _pair_the_likest(pairing, places, tellings, IN_A_SECTION, _in_a_section(places))


_Near = Callable[[Placed, Placed], bool]


def _in_a_section(places: Neighbourhood) -> _Near:
    return lambda old, new: places.nearness(old, new) > Nearness.ELSEWHERE


def _pair_the_likest(pairing: Pairing, places: Neighbourhood, tellings: Sequence[_Telling], enough: _Enough, near: _Near) -> None:
    """Pair those that are like enough and near enough, the likest first; of equally like ones those that stand nearest."""
    found = [
        (each.alike + max(places.nearness(each.old, new) for new in each.new) / 20, each)
        for each in tellings
        if each.alike >= enough.alike and each.shared >= enough.shared
        if any(near(each.old, new) for new in each.new) and not any(places.barred(each.old, new) for new in each.new)
    ]
    for _, each in sorted(found, key=lambda pair: (-pair[0], pair[1].old.place, pair[1].new[0].place)):
        if each.old.place in pairing.left_old and all(new.place in pairing.left_new for new in each.new):
            pairing.pair((each.old,), each.new, Kind.REWRITTEN)


def _tellings(pairing: Pairing) -> Iterator[_Telling]:
    """Of each old rule that is left, the new ones that speak of something like it: each alone, and a rule with its subrules."""
    subjects = Subjects((*pairing.old, *pairing.new))
    new = {each: subjects.of(each) for each in pairing.left_new.values() if not each.is_heading}
    speaking = Speaking(new)
    for old in pairing.left_old.values():
        if not old.is_heading:
            told = subjects.of(old)
            near = speaking.of(told, SOMEHOW_ALIKE)
            for each, like in near.items():
                if like >= IN_A_GAP.alike:
                    yield _Telling(old, (each,), like, shared(told, new[each]))
            for parts in _families(each for each in near if _is_part(new[each], told)):
                together = subjects.of(*parts)
                yield _Telling(old, parts, alike(told, together), shared(told, together))


def _is_part(part: Subject, whole: Subject) -> bool:
    return covered(part, whole) >= PART and shared(part, whole) >= IN_A_GAP.shared


def _families(rules: Iterable[Placed]) -> Iterator[tuple[Placed, ...]]:
    """Those of the rules that are a rule and its subrules, or subrules of one, where there are several."""
    found: dict[str, list[Placed]] = defaultdict(list)
    for each in sorted(rules, key=lambda each: each.place):
        found[each.rule.number.rstrip(ascii_lowercase)].append(each)
    return (tuple(each) for each in found.values() if len(each) > 1)
