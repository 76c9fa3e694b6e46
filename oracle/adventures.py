"""Adventurer cards (715): cards that may be cast as an Adventure, and then go to exile for the rest to be played from there."""

from __future__ import annotations

from oracle import layers, zones
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Zone
from oracle.state import Duration, Permission, State

TYPE = "Adventure"
"""The spell type of an Adventure (205.3k)."""


def adventure_of(found: GameObject, part: str) -> Characteristics:
    """The alternative characteristics of a card (715.2), by their name. Raises NotModelled for a name that is not theirs."""
    adventure = found.card.adventure
    if adventure is None or adventure.name != part:
        raise NotModelled(f"casting {found.card.name} as {part}, which is no Adventure of it")
    return adventure


def as_adventure(state: State, card: ObjectId, part: str) -> State:
    """The state in which a card is already what it will be as an Adventure: nothing else is looked at to see whether it can be
    cast so (715.3a). What is no card is left for `oracle.playing.proposing.begin` to refuse.
    """
    found = state.objects.get(card)
    if found is None or found.kind is not Kind.CARD:
        return state
    seen = found.changed(base=adventure_of(found, part), printed=found.card)
    return state.changed(objects={**state.objects, card: seen})


def check_one_way(found: GameObject) -> None:
    """Raise NotModelled for a card that has an Adventure, where its player would have to be asked which of the two they cast
    (715.3).
    """
    if found.base.adventure is not None:
        raise NotModelled(f"the choice to cast {found.base.name} as an Adventure while something resolves")


def was_cast_so(spell: GameObject) -> bool:
    """Whether this spell, or the one that it is a copy of (715.3c), was cast as an Adventure."""
    return spell.cast is not None and bool(spell.cast.part)


def exile(game: Game, of: ObjectId) -> None:
    """An Adventure that has resolved is exiled by its controller, who may play the card for as long as it remains there, but not
    as an Adventure (715.3d).
    """
    you = layers.controller(game.state, of)
    exiled = zones.move(game, of, Zone.EXILE)
    if exiled is None or game.object(exiled).zone is not Zone.EXILE:
        return
    found = game.object(exiled)
    leave = Permission(you, Duration.WHILE_IT_IS_THERE, Zone.EXILE, (exiled,), source=found.label, as_adventure=False)
    game.update(permissions=(*game.state.permissions, leave))
