"""Which of several effects of a layer is applied first, where some depend on others (613.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


def first_of(waiting: Sequence[T], depends: Callable[[T, T], bool]) -> T:
    """The earliest that depends on none of the others, or on none but those that it is in a loop with, among which dependence is
    ignored (613.8b). What is later is not asked about, unless something waits for it.
    """
    if len(waiting) == 1:
        return waiting[0]
    on = _Dependence(waiting, depends)
    return next(each for place, each in enumerate(waiting) if all(place in on.reached(other) for other in on.reached(place)))


class _Dependence(Generic[T]):
    """What depends on what, each by its place; found out as it is asked for."""

    def __init__(self, waiting: Sequence[T], depends: Callable[[T, T], bool]) -> None:
        self._waiting = waiting
        self._depends = depends
        self._found: dict[int, set[int]] = {}

    def _on(self, place: int) -> set[int]:
        if place not in self._found:
            one = self._waiting[place]
            others = ((other, each) for other, each in enumerate(self._waiting) if other != place)
            self._found[place] = {other for other, each in others if self._depends(one, each)}
        return self._found[place]

    def reached(self, place: int) -> set[int]:
        """Everything that one depends on, be it by way of others."""
        reached: set[int] = set()
        new = self._on(place)
        while new:
            reached |= new
            new = {further for each in new for further in self._on(each)} - reached
        return reached
