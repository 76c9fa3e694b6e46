"""What is exiled until something leaves the battlefield (610.3): it comes back at once, without using the stack."""

from __future__ import annotations

from collections.abc import Sequence

from oracle import zones
from oracle.entering import Entry, enter
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import ObjectId, Zone
from oracle.questions import Asking
from oracle.state import ExiledUntil, State
from oracle.zones import Move


def exile_until_leaves(game: Game, objects: Sequence[ObjectId], source: ObjectId) -> tuple[ObjectId | None, ...]:
    """Exile objects until their source leaves the battlefield, and return what they became: nothing is exiled where that has
    happened already (610.3a-b). A source that is phased out has not left (702.26d).

    Raises NotModelled for objects of other zones than the battlefield or a hand.
    """
    if not _is_there(game.state, source):
        return (None,) * len(objects)
    zones_left = {game.object(each).zone for each in objects}
    if not zones_left <= {Zone.BATTLEFIELD, Zone.HAND} or len(zones_left) > 1:
        raise NotModelled("an exile until something leaves from other zones than the battlefield or a hand")
    became = zones.move_all(game, [Move(each, Zone.EXILE) for each in objects])
    exiled = tuple(each for each in became if each is not None)
    if exiled:
        game.update(exiled_until=(*game.state.exiled_until, ExiledUntil(source, exiled, *zones_left)))
    return became


def perform(game: Game) -> Asking[None]:
    """Return what is due, all at the same time (610.3d), if it is still there: a permanent under its owner's control (610.3c), a
    card of a hand to that hand.
    """
    while due := _due(game.state):
        game.update(exiled_until=tuple(each for each in game.state.exiled_until if each not in due))
        there = [(each.zone, game.state.objects[of]) for each in due for of in each.objects if of in game.state.objects]
        yield from enter(game, [Entry(found.id, found.owner) for zone, found in there if zone is Zone.BATTLEFIELD])
        zones.move_all(game, [Move(found.id, Zone.HAND) for zone, found in there if zone is Zone.HAND])


def check_none_due(game: Game) -> None:
    """Raise NotModelled where something is due while a spell is being cast: it would be there when the spell becomes cast."""
    if any(of in game.state.objects for each in _due(game.state) for of in each.objects):
        raise NotModelled("a permanent that returns while a spell is being cast")


def _due(state: State) -> tuple[ExiledUntil, ...]:
    return tuple(each for each in state.exiled_until if not _is_there(state, each.source))


def _is_there(state: State, source: ObjectId) -> bool:
    return source in zones.in_zone(state, Zone.BATTLEFIELD)
