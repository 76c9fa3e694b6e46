"""Libraries (401): what is on top of them, and what shuffling leaves to chance (701.24).

A game of the oracle has no chance in it. A library that is shuffled stays as it is, and it is noted which of its cards stand in
no order that anybody knows. Only where one of them comes to light and another might have come instead, that is not modelled.
"""

from __future__ import annotations

from collections.abc import Iterable

from oracle import zones
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import ObjectId, Seat, Zone
from oracle.state import State


def top(state: State, player: Seat, count: int = 1) -> tuple[ObjectId, ...]:
    """The cards on top of a library, as many as there are up to ``count``.

    Raises NotModelled where chance decides which cards these are.
    """
    library = zones.in_zone(state, Zone.LIBRARY, player)
    found = library[:count]
    if not state.shuffled.isdisjoint(found) and len({state.objects[each].base for each in library if each in state.shuffled}) > 1:
        raise NotModelled("the order of a library that was shuffled")
    return found


def shuffle(game: Game, player: Seat) -> None:
    """A player shuffles their library (701.24a)."""
    randomize(game, zones.in_zone(game.state, Zone.LIBRARY, player))


def randomize(game: Game, cards: Iterable[ObjectId]) -> None:
    """The order of these cards of a library is left to chance; which of the library's places they take together is not."""
    library = {each for each in cards if game.object(each).zone is Zone.LIBRARY}
    game.update(shuffled=game.state.shuffled | library)
