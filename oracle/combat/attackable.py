"""What can be attacked, and who then is the defending player (506.2-506.3, 508.5)."""

from __future__ import annotations

from oracle import layers, matching
from oracle.combat import protector
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.state import State


def defending(state: State, what: ChosenTarget) -> Seat:
    """The defending player of an attack of the active player (508.5): who is attacked, who controls the planeswalker or protects
    the battle that is (506.2). Every opponent of the active player may be one (802.2).

    Raises IllegalAction for what can't be attacked.
    """
    player = what.player if what.object is None else _of_permanent(state, what.object)
    if player is None or state.players[player].lost:
        raise IllegalAction("only players who are in the game can be attacked, planeswalkers and battles", "506.3")
    if player == state.active:
        raise IllegalAction(
            "only defending players, their planeswalkers and the battles that they protect can be attacked", "506.2"
        )
    return player


def _of_permanent(state: State, of: ObjectId) -> Seat:
    types = layers.characteristics(state, of).types if layers.is_permanent(state, of) else ()
    if {"Battle", "Planeswalker"} <= set(types):
        raise NotModelled("an attack on what is a planeswalker and a battle")
    if "Battle" in types:
        return protector(state, of)
    if "Planeswalker" not in types:
        raise IllegalAction("only players, planeswalkers and battles can be attacked", "506.3")
    return layers.controller(state, of)


def everything(state: State) -> tuple[ChosenTarget, ...]:
    """All that the active player can attack."""
    found = [ChosenTarget(player=each) for each in matching.turn_order(state)]
    found += [ChosenTarget(object=each) for each in layers.permanents(state)]
    return tuple(each for each in found if _can_be_attacked(state, each))


def _can_be_attacked(state: State, what: ChosenTarget) -> bool:
    try:
        defending(state, what)
    except IllegalAction:
        return False
    return True
