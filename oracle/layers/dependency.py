"""Which of several effects of a layer is applied first, where some depend on others (613.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


def first_of(waiting: Sequence[T], depends: Callable[[T, T], bool]) -> T:
    """The earliest that depends on none of the others; where each does, the earliest of those in a loop (613.8b)."""
    if len(waiting) == 1:
        return waiting[0]
    places = range(len(waiting))
    on = {one: {other for other in places if other != one and depends(waiting[one], waiting[other])} for one in places}
    free = [each for each in places if not on[each]]
    return waiting[(free or [each for each in places if each in _reached(each, on)])[0]]


def _reached(place: int, on: Mapping[int, set[int]]) -> set[int]:
    """Everything that one depends on, be it by way of others."""
    reached: set[int] = set()
    new = set(on[place])
    while new:
        reached |= new
        new = {further for each in new for further in on[each]} - reached
    return reached
