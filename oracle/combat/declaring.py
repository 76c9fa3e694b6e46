"""A declaration of attackers or blockers as a whole: the restrictions that it may not disobey, and that it obeys as many
requirements as any could (508.1c-d, 509.1b-c).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, ObjectId

Pair: TypeAlias = tuple[ObjectId, ChosenTarget]
"""An attacker with what it attacks, or a blocker with an attacker that it blocks."""

Declaration: TypeAlias = frozenset[Pair]

Requirement: TypeAlias = frozenset[Pair]
"""What a requirement asks: it is obeyed by every declaration that has one of these pairs."""

PATIENCE = 20_000
"""How many declarations, whole ones and parts of such, are looked at in the search for a better one."""

MOST_PAIRS = 500
"""How many pairs they may be made of."""


@dataclass(frozen=True)
class Restriction:
    """What a declaration as a whole may not be. ``mendable``: more creatures in it may make good what is wrong with it."""

    broken: Callable[[Declaration], bool]
    why: IllegalAction
    mendable: bool


@dataclass(frozen=True)
class Possible:
    """The declarations that a player could make: of these pairs, as many with one creature as its ``capacity``. ``helped``:
    whether those count in which creatures of which nothing is required do what the player has not chosen for them.
    """

    pairs: Sequence[Pair]
    capacity: Mapping[ObjectId, int]
    restrictions: Sequence[Restriction]
    requirements: Sequence[Requirement]
    helped: bool


def check(declared: Declaration, possible: Possible, rule: str) -> None:
    """Raise IllegalAction where a declaration, each pair of which is possible, is illegal as a whole; ``rule`` is the one on
    requirements. Raises NotModelled where it takes too long to find out.
    """
    for each in possible.restrictions:
        if each.broken(declared):
            raise each.why
    if not possible.helped:
        asked = frozenset(declared).union(*possible.requirements)
        possible = replace(possible, pairs=[each for each in possible.pairs if each in asked])
    if _Search(possible, _obeyed(possible.requirements, declared)).finds_better():
        raise IllegalAction("more of what requires creatures to attack or block could be obeyed", rule)


def _obeyed(requirements: Sequence[Requirement], declared: Declaration) -> int:
    return sum(not each.isdisjoint(declared) for each in requirements)


def only(of: ObjectId) -> Callable[[Declaration], bool]:
    """Whether a creature is the only one that is declared (506.5)."""
    return lambda declared: {each for each, _ in declared} == {of}


def more_than(most: int) -> Callable[[Declaration], bool]:
    """Whether more than so many creatures are declared."""
    return lambda declared: len({each for each, _ in declared}) > most


class _Search:
    """The search for a declaration that obeys more requirements than ``enough``, pair by pair."""

    def __init__(self, possible: Possible, enough: int) -> None:
        self.possible = possible
        self.enough = enough
        asked = frozenset[Pair]().union(*possible.requirements)
        # Creatures of which nothing is required matter only where it takes them to make good what others break.
        helpers = [each for each in possible.pairs if each not in asked]
        mendable = any(each.mendable for each in possible.restrictions)
        self.pairs = [*(each for each in possible.pairs if each in asked), *(helpers if mendable else ())]
        self.patience = PATIENCE if len(self.pairs) <= MOST_PAIRS else 0

    def finds_better(self) -> bool:
        """Whether there is one."""
        return bool(self.pairs) and self._goes_on(0, frozenset(), Counter())

    def _goes_on(self, place: int, chosen: Declaration, used: Counter[ObjectId]) -> bool:
        self.patience -= 1
        if self.patience < 0:
            raise NotModelled("so many creatures that could attack or block as something requires")
        if self._reachable(place, chosen, used) <= self.enough:
            return False
        if place == len(self.pairs):
            return not any(each.broken(chosen) for each in self.possible.restrictions)
        pair = self.pairs[place]
        if used[pair[0]] < self.possible.capacity[pair[0]]:
            more = chosen | {pair}
            lost = any(each.broken(more) for each in self.possible.restrictions if not each.mendable)
            if not lost and self._goes_on(place + 1, more, used + Counter([pair[0]])):
                return True
        return self._goes_on(place + 1, chosen, used)

    def _reachable(self, place: int, chosen: Declaration, used: Counter[ObjectId]) -> int:
        """How many requirements could be obeyed at most by what goes on from here."""
        free = {each for each in self.pairs[place:] if used[each[0]] < self.possible.capacity[each[0]]}
        reached = chosen | free
        return _obeyed(self.possible.requirements, reached)
