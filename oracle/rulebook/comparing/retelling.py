"""What was told anew: rules of other words that speak of the same thing, for which it is enough the less the nearer they stand.

What one rule told may be told by several now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.neighbourhood import Nearness, Neighbourhood, Neighbourhoods
from oracle.rulebook.comparing.pairing import Pairing, Placed, gaps
from oracle.rulebook.comparing.subjects import Speaking, Subjects
from oracle.rulebook.comparing.tellings import ALIKE, FEWEST, Telling, tellings


@dataclass(frozen=True, slots=True)
class _Enough:
    """How like the subjects have to be, and how many telling words have to be in both."""

    alike: float
    shared: int

    def met(self, telling: Telling) -> bool:
        """Whether they are and there are."""
        return telling.alike >= self.alike and telling.shared >= self.shared


_IN_A_GAP = _Enough(ALIKE, FEWEST)
_IN_A_SECTION = _Enough(0.4, 4)
_ELSEWHERE = (_Enough(0.43, 9), _Enough(0.65, 5))
"""One of these: many words that tell something, or hardly any others."""

STEP = 0.05
"""How much likeness a step of nearness is worth where there is a choice."""

GAP = 0.15
"""How much it is worth to stand between the same rules."""

PARTS = 0.1
"""How much it is worth to be told by several parts rather than by one of them, though that alone may be liker."""


def pair_what_was_told_anew(pairing: Pairing, neighbourhoods: Neighbourhoods) -> None:
    """Pair what is left with what speaks of the same, the likest and nearest first. That tells of further sections that they
    answer to each other, and what is still left is looked through once more.
    """
    if not pairing.left_old or not pairing.left_new:
        return
    subjects = Subjects((*pairing.old, *pairing.new))
    found = list(tellings(pairing, subjects))
    gap = {each: nth for nth, sides in enumerate(gaps(pairing)) for side in sides for each in side}
    already = _Already(pairing, subjects)
    for _ in range(2):
        near = _Near(neighbourhoods.now(), gap)
        for each in sorted(filter(near.enough, found), key=near.order):
            left = each.old.place in pairing.left_old and all(new.place in pairing.left_new for new in each.new)
            if left and not already.told(each, near.places):
                pairing.pair((each.old,), each.new, Kind.REWRITTEN)


@dataclass(frozen=True)
class _Near:
    """How near to each other an old rule and what may tell it stand: ``gap`` numbers what is left between the same rules."""

    places: Neighbourhood
    gap: Mapping[Placed, int]

    def enough(self, telling: Telling) -> bool:
        """Whether the rules speak of the same thing, for as near as they stand."""
        if any(self.places.barred(telling.old, new) for new in telling.new):
            return False
        if self._in_a_gap(telling):
            return _IN_A_GAP.met(telling)
        if self.places.of_all(telling.old, telling.new) > Nearness.ELSEWHERE:
            return _IN_A_SECTION.met(telling)
        return not self._in_a_new_section(telling) and any(each.met(telling) for each in _ELSEWHERE)

    def order(self, telling: Telling) -> tuple[float, int, int]:
        """What sorts the likest and nearest first."""
        nearness = STEP * self.places.of_all(telling.old, telling.new) + GAP * self._in_a_gap(telling)
        return (-(telling.alike + nearness + PARTS * telling.of_parts), telling.old.place, telling.new[0].place)

    def _in_a_gap(self, telling: Telling) -> bool:
        return telling.old in self.gap and any(self.gap[telling.old] == self.gap.get(new) for new in telling.new)

    def _in_a_new_section(self, telling: Telling) -> bool:
        """Whether no section of the old text answers to the section: that is about something which the old text had not."""
        return telling.new[0].section not in self.places.answering


class _Already:
    """The new rules that had been found to be old ones when this was made: before any was told anew."""

    def __init__(self, pairing: Pairing, subjects: Subjects) -> None:
        found = (each for each in pairing.new if each.place not in pairing.left_new and not each.is_heading)
        self._subjects = subjects
        self._speaking = Speaking({each: subjects.of(each) for each in found})

    def told(self, telling: Telling, places: Neighbourhood) -> bool:
        """Whether what is told was told already: by rules which are more like the old one, stand no farther away, and have been
        found to be other old ones. They leave nothing to this telling that tells something.
        """
        told = self._subjects.of(telling.old)
        nearness = places.of_all(telling.old, telling.new)
        rest = told.keys() & self._subjects.of(*telling.new).keys()
        for other, like in self._speaking.of(told, telling.alike).items():
            if like > telling.alike and places.nearness(telling.old, other) >= nearness and not places.barred(telling.old, other):
                rest -= self._subjects.of(other).keys()
        return len(rest) < FEWEST
