"""A damage event on its way through the parts of 120.4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from oracle.counters.modifying import Putting
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.state import PreventionShield


@dataclass(frozen=True)
class Damage:
    """So much damage from one source to one object or player."""

    source: ObjectId
    to: ChosenTarget
    amount: int
    combat: bool = False
    """Whether it is combat damage (120.2a)."""


@dataclass(frozen=True)
class LifeGain:
    """That a player gains so much life in the event, because of an effect that comes from ``source``."""

    source: ObjectId
    player: Seat
    amount: int


@dataclass(frozen=True)
class Removing:
    """That counters of a kind are removed from a permanent in the event. It is the same thing, and happens once, for all damage
    of the event that an ``effect`` on that permanent meets.
    """

    on: ObjectId
    kind: str
    count: int
    effect: Hashable = None
    """What tells the effect from all others, set as it is applied."""


@dataclass(frozen=True)
class FromLibrary:
    """That a player draws so many cards immediately after the event, or exiles them from the top of their library (615.5)."""

    player: Seat
    count: int
    exiled: bool = False


Also: TypeAlias = LifeGain | Putting | Removing | FromLibrary
"""What an effect adds to a damage event: what happens as a part of it (120.4d), but for what is done with libraries."""


@dataclass(frozen=True)
class Dealing:
    """Damage that is dealt at the same time, as it stands in the middle of being modified (120.4b). What is wholly prevented or
    replaced stays in its place with an amount of 0.

    ``shields`` are what is left of all prevention shields; ``applied`` tells which effects have been applied to which of the
    damages, by its place: each effect has one opportunity (614.5).
    """

    damages: tuple[Damage, ...]
    shields: tuple[PreventionShield, ...] = ()
    also: tuple[Also, ...] = ()
    applied: frozenset[tuple[Hashable, int]] = frozenset()

    def waiting(self, effect: Hashable) -> Iterator[tuple[int, Damage]]:
        """The damages to which this effect has not been applied, with their places."""
        return ((place, each) for place, each in enumerate(self.damages) if each.amount and (effect, place) not in self.applied)

    def changed(
        self,
        effect: Hashable,
        damages: dict[int, Damage],
        *,
        also: tuple[Also, ...] = (),
        shields: tuple[PreventionShield, ...] | None = None,
    ) -> Dealing:
        """The event after an effect was applied to the damages at these places."""
        also = tuple(replace(each, effect=effect) if isinstance(each, Removing) else each for each in also)
        return replace(
            self,
            damages=tuple(damages.get(place, each) for place, each in enumerate(self.damages)),
            also=(*self.also, *also),
            shields=self.shields if shields is None else shields,
            applied=self.applied | {(effect, place) for place in damages},
        )

    def outcome(self) -> Hashable:
        """What comes of the event, whatever was applied on the way, to tell whether an order makes a difference: of shields that
        do the same it makes none which of them is left.
        """
        dealt = tuple(each for each in self.damages if each.amount)
        left: Counter[Hashable] = Counter()
        for shield in self.shields:
            alike = shield if shield.also else replace(shield, source=ObjectId(0), number=0)
            left[replace(alike, amount=None if shield.amount is None else 0)] += 1 if shield.amount is None else shield.amount
        also = Counter(replace(each, effect=None) if isinstance(each, Removing) else each for each in self.also)
        return dealt, frozenset(left.items()), frozenset(also.items())
