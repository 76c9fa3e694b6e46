"""Finding how a cost can be paid: a way is found exactly when there is one (601.2g-h, 118.3).

Mana of the pool, mana abilities that only tap their source, and all that pays rather than mana are supplies of one assignment
problem, whose solution needs no search however many they are (``oracle.paying.problem``). Mana abilities that cost mana or other
permanents, or that make several mana at a choice, change the problem: each adds demands of its own, to be served by what was
there before it, and supplies for what comes after. So sequences of those are tried, the shortest first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from oracle import layers
from oracle.abilities.costs import Blight, Cost
from oracle.errors import NotModelled
from oracle.keywords import blight
from oracle.objects import ObjectId, Seat
from oracle.paying.demands import ManaDemand, ObjectDemand, fixed_parts_payable, mana_demands
from oracle.paying.means import Means
from oracle.paying.plan import Option, Plan, options_of
from oracle.paying.problem import Problem
from oracle.paying.solving import attempt, payable_so_far
from oracle.paying.wishes import Wishes
from oracle.state import State

TRIES = 4000
"""How many sequences of mana abilities are tried for a payment before the search gives up with NotModelled."""

SEQUENCES = 20_000
"""How many sequences are looked at, most of them too short to be worth a try."""

LOOKS = 6_000_000
"""How many supplies are looked at with these sequences, once for each mana ability in them: on a great board fewer are tried."""


class Patience:
    """What is left of these for one payment: all that its cost may come to is looked for with the same patience."""

    def __init__(self) -> None:
        self._looked_at = self._looks = self._tried = 0

    def look(self, sequence: Sequence[object], supplies: int) -> None:
        """Look at one more sequence, on a board with so many supplies. Raises NotModelled where that is too much; so does
        `attempt`.
        """
        self._looked_at += 1
        self._looks += len(sequence) * (1 + supplies)
        self._see()

    def attempt(self) -> None:
        """Try one more sequence."""
        self._tried += 1
        self._see()

    def _see(self) -> None:
        if self._looked_at > SEQUENCES or self._looks > LOOKS or self._tried > TRIES:
            raise NotModelled("a payment with so many ways to make mana")


def find(
    state: State, seat: Seat, cost: Cost, source: ObjectId | None, wishes: Wishes, means: Means, patience: Patience
) -> Plan | tuple[str, ...]:
    """How this player can pay a cost of plain symbols, as they wish; where there is no way, the symbols that can't be paid,
    none where it is not for lack of mana.

    Raises NotModelled where there are too many ways to try.
    """
    if not fixed_parts_payable(state, seat, cost, source) or (wishes.tap and not cost.mana):
        return ()
    if wishes.blight and not _can_be_blighted(state, seat, cost, wishes.blight):
        return ()
    problem = Problem(state, seat, cost, source, wishes, means)
    if not problem.named_are_there or not problem.objects_suffice:
        return ()
    at_hand = len(problem.pool) + len(problem.named)
    if at_hand >= problem.mana_demanded and not (wishes.tap or wishes.convoke or wishes.improvise or wishes.delve):
        plan = attempt(problem, (), with_permanents=False)
        if plan is not None:
            return plan
    return _Search(problem, patience).plan() or problem.unpaid or ()


def _can_be_blighted(state: State, seat: Seat, cost: Cost, named: Sequence[ObjectId]) -> bool:
    """Whether a player can blight what they name, which is one creature of theirs, for this cost (701.68a)."""
    asked = any(isinstance(part, Blight) for part in cost.parts)
    return asked and len(named) == 1 and named[0] in blight.creatures(state, seat)


class _Search:
    """The sequences of mana abilities that may lead to a payment."""

    def __init__(self, problem: Problem, patience: Patience) -> None:
        self.problem = problem
        self.patience = patience

    def plan(self) -> Plan | None:
        """The first plan with mana abilities, using as few as possible of those that have to be searched through."""
        problem = self.problem
        problem.unpaid = None
        if not problem.could_ever_suffice():
            return None
        layer: list[tuple[int, ...]] = [()]
        while layer:
            deeper: list[tuple[int, ...]] = []
            for sequence in layer:
                if sequence:
                    self.patience.look(sequence, problem.supplied)
                options = self._take(sequence)
                if options is None:
                    continue
                plan = self._attempt(options) if problem.make_enough(options) else None
                if plan is not None:
                    return plan
                if payable_so_far(problem, options):
                    deeper += self._continued(sequence)
            layer = deeper
        return None

    def _attempt(self, options: Sequence[Option]) -> Plan | None:
        if options:
            self.patience.attempt()
        return attempt(self.problem, options)

    @cached_property
    def _classes(self) -> tuple[tuple[Option, ...], ...]:
        """The options, those that differ in nothing that matters put together, the ones that cost no mana first."""
        problem = self.problem
        classes: dict[object, list[Option]] = {}
        rest = problem.sorted_offers[1]
        objects = [each for each in problem.demands if isinstance(each, ObjectDemand)]
        demands = [*problem.demands, *(each for offer in rest for each in mana_demands(offer.ability.cost.mana))]
        asked = frozenset(half for each in demands if isinstance(each, ManaDemand) for half in each.symbol.split("/"))
        for offer in rest:
            fits = tuple(offer.source in demand.candidates for demand in objects)
            known = problem.state.objects[offer.source]
            rather = problem.taps.get(offer.source)
            other = None if rather is None else (rather.symbols, rather.rather, rather.tapped, rather.named)
            looks = (layers.characteristics(problem.state, offer.source), known.kind, known.owner, known.counters, fits, other)
            for option in options_of(offer, asked):
                classes.setdefault((offer.ability, option.units, looks), []).append(option)
        # What taps others comes before what takes them away: of two that cost no mana the other order is not tried.
        order = sorted(classes.values(), key=lambda each: (each[0].costs_mana, not each[0].taps_others, not each[0].offer.taps))
        return tuple(tuple(each) for each in order)

    def _take(self, sequence: Sequence[int]) -> tuple[Option, ...] | None:
        """The options of a sequence of classes: of each class the next one whose source can still be used."""
        used: set[ObjectId] = set()
        out: list[Option] = []
        for number in sequence:
            for option in self._classes[number]:
                if option.offer.source not in used or not option.once:
                    if option.once:
                        used.add(option.offer.source)
                    out.append(option)
                    break
            else:
                return None
        return tuple(out)

    def _continued(self, sequence: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """The sequences that are longer by one. Two neighbours that cost no mana need not be tried in both orders."""
        counts = Counter(sequence)
        last = self._classes[sequence[-1]][0] if sequence else None
        for number, options in enumerate(self._classes):
            if last is not None and number < sequence[-1] and not options[0].costs_mana and not last.costs_mana:
                continue
            if counts[number] < max(len(options), self._most_uses):
                yield (*sequence, number)

    @cached_property
    def _most_uses(self) -> int:
        """How often an ability that does not use up its source can be of use: once for each mana that something else takes."""
        costs = (options[0].offer.ability.cost.mana for options in self._classes for _ in options)
        return len(self.problem.demands) + sum(len(mana_demands(mana)) for mana in costs)
