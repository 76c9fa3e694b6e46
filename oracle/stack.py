"""The stack (405) and what stands on it."""

from __future__ import annotations

from oracle import zones
from oracle.game import Game
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Seat, StackAbility, Zone
from oracle.state import State

NO_CHARACTERISTICS = Characteristics()
"""An ability on the stack has its text and no other characteristics (602.2a, 603.3); its text is the ability."""


def objects(state: State) -> tuple[ObjectId, ...]:
    """What is on the stack, from the bottom."""
    return state.zones.get((Zone.STACK, None), ())


def put_ability(game: Game, ability: StackAbility, controller: Seat) -> ObjectId:
    """Put an activated or triggered ability on top of the stack (602.2a, 603.3) and return its id."""
    return zones.create(
        game,
        GameObject(
            id=ObjectId(0),
            label="",
            kind=Kind.ABILITY,
            owner=controller,
            controller=controller,
            zone=Zone.STACK,
            base=NO_CHARACTERISTICS,
            ability=ability,
        ),
    )


def remove(game: Game, of: ObjectId) -> None:
    """Take an ability off the stack: it has resolved, was countered or could not be put there (608.2n, 701.6a, 603.3d)."""
    zones.cease(game, of)
