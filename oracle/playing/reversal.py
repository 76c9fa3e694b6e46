"""Handling illegal actions (733)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from oracle.game import Game


@contextmanager
def reversible(game: Game) -> Iterator[None]:
    """An action that is undone as a whole if it can't be completed (733.1).

    Whatever is raised inside leaves the state as it was before: the card back where it came from, payments cancelled, mana
    abilities that were activated on the way reversed, nothing triggered.
    """
    before = game.state
    try:
        yield
    except BaseException:
        game.state = before
        raise
