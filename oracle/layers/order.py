"""In which order the effects of a layer are applied: by their timestamps (613.7), but for dependencies (613.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy

from oracle.layers.board import Board, Effect, Working
from oracle.layers.dependency import first_of
from oracle.objects import ObjectId

Apply = Callable[[Effect, Working], None]
"""What a layer does with one effect and one object that it is on."""

Begin = Callable[[Effect], Iterable[Effect]]
"""The effects that begin as one has been applied."""


def _nothing(effect: Effect) -> Iterable[Effect]:  # noqa: ARG001 - no effect begins by any
    return ()


def apply_in_order(board: Board, belongs: Callable[[Effect], bool], apply: Apply, begun_by: Begin = _nothing) -> None:
    """Apply the effects that belong to one layer, each to all that it is on. The order of those that are left is looked at anew
    after each (613.8c). Those that begin by one wait among them, if they belong there too.
    """
    waiting = sorted(filter(belongs, board.effects), key=lambda each: each.timestamp)
    while waiting:
        effect = first_of(waiting, _Looking(board, apply).depends)
        waiting.remove(effect)
        if board.exists(effect):
            effect.objects = board.affected(effect)
            _apply(board, effect, apply)
            begun = tuple(begun_by(effect))
            board.effects.extend(begun)
            waiting = sorted((*waiting, *filter(belongs, begun)), key=lambda each: each.timestamp)


def _apply(board: Board, effect: Effect, apply: Apply) -> None:
    for of in sorted(board.affected(effect)):
        apply(effect, board.working[of])


class _Looking:
    """What each effect would make of a board if it were applied next."""

    def __init__(self, board: Board, apply: Apply) -> None:
        self._board = board
        self._apply = apply
        self._after: dict[Effect, tuple[Board, list[ObjectId]]] = {}

    def depends(self, effect: Effect, other: Effect) -> bool:
        """Whether applying another effect first would change whether an effect exists, what it is on or what it does (613.8a)."""
        if (effect.objects is not None and effect.for_each is None) or not self._board.exists(other):
            return False
        if not self._board.exists(effect) and not effect.conditional:
            return False
        after, changed = self._applied(other)
        return bool(changed) and list(_seen(self._board, effect, changed)) != list(_seen(after, effect, changed))

    def _applied(self, effect: Effect) -> tuple[Board, list[ObjectId]]:
        """The board after an effect, and what has changed."""
        if effect not in self._after:
            on = sorted(self._board.affected(effect))
            before = self._board.working
            after = Board({**before, **{of: copy(before[of]) for of in on}}, self._board.effects)
            for of in on:
                self._apply(effect, after.working[of])
            self._after[effect] = after, [of for of in on if after.working[of].now != before[of].now]
        return self._after[effect]


def _seen(board: Board, effect: Effect, changed: Iterable[ObjectId]) -> Iterator[tuple[ObjectId, int] | bool]:
    """What could depend on another effect that has changed these objects: that the effect exists, which of them it is on, and how
    much it does to each that it is on.
    """
    yield board.exists(effect)
    counts = effect.for_each is not None
    for of in sorted(board.affected(effect)) if counts else changed:
        if counts or board.is_on(effect, of):
            yield of, board.times(effect, board.working[of])
