"""Combat damage on the stack, where it goes as it is assigned under the editions until 2009-07-10 (310.1 of those, which have the
numbers here).
"""

from __future__ import annotations

from collections.abc import Sequence

from oracle import damage, stack, zones
from oracle.damage import Damage
from oracle.game import Game
from oracle.objects import AssignedDamage, GameObject, Kind, ObjectId, Zone
from oracle.questions import Asking


def put(game: Game, assigned: Sequence[AssignedDamage]) -> None:
    """All combat damage that is assigned in a step goes on the stack as one object (310.1). Nobody controls it; it is kept as
    the active player's, who has priority next.
    """
    if not assigned:
        return
    active = game.state.active
    new = GameObject(
        ObjectId(0),
        "",
        Kind.COMBAT_DAMAGE,
        active,
        active,
        Zone.STACK,
        stack.NO_CHARACTERISTICS,
        assigned=tuple(assigned),
    )
    zones.create(game, new)


def resolve(game: Game, found: GameObject) -> Asking[None]:
    """Combat damage resolves: it is dealt at once, as it was assigned (310.4), by creatures that may have left, as they last were
    (310.4a-b), but not to what has left or has become something that can't be dealt damage (310.4c); then it is gone.
    """
    yield from damage.deal(game, (Damage(each.by, each.to, each.amount, combat=True) for each in found.assigned))
    if found.id in game.state.objects:
        stack.remove(game, found.id)
