"""In which order the effects of a layer are applied: by their timestamps (613.7), but for dependencies (613.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from functools import partial

from oracle.layers.dependency import first_of
from oracle.layers.effects import Board, Effect, Working
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
        effect = first_of(waiting, partial(_depends_on, board, apply))
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


def _depends_on(board: Board, apply: Apply, effect: Effect, other: Effect) -> bool:
    """Whether applying another effect first would change whether an effect exists, what it is on or what it does (613.8a)."""
    if (effect.objects is not None and effect.for_each is None) or not board.exists(other):
        return False
    if not board.exists(effect) and not effect.conditional:
        return False
    after = Board({of: copy(each) for of, each in board.working.items()}, board.effects)
    _apply(after, other, apply)
    return list(_seen(board, effect)) != list(_seen(after, effect))


def _seen(board: Board, effect: Effect) -> Iterator[tuple[ObjectId, int] | bool]:
    """What could depend on another effect: that the effect exists, what it is on, and how much it does to each."""
    yield board.exists(effect)
    for of in sorted(board.affected(effect)):
        yield of, board.times(effect, board.working[of])
