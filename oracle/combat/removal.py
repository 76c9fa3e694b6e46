"""Leaving combat (506.4): what a change of the game takes out of it.

Tapping and untapping is no such change (506.4b), nor is an effect that would have kept a creature from attacking or blocking
(506.4a). A regeneration, which is one, is in ``oracle.events``; what leaves the battlefield becomes another object (400.7).
"""

from __future__ import annotations

from dataclasses import replace

from oracle import layers
from oracle.objects import Attack, GameObject, ObjectId
from oracle.state import State


def checked(state: State) -> State:
    """The state in which everything has been removed from combat that can't stay there."""
    changed: dict[ObjectId, GameObject] = {}
    for found in state.objects.values():
        if (found.attacking is not None or found.blocking) and not _stays(state, found):
            changed[found.id] = replace(found, attacking=None, blocking=())
        elif found.attacking is not None and not _is_attacked(state, found.attacking):
            changed[found.id] = replace(found, attacking=replace(found.attacking, what=None))
    return state.changed(objects={**state.objects, **changed}) if changed else state


def over(state: State) -> State:
    """The state after a combat phase: everything is removed from combat (511.3)."""
    in_combat = [found for found in state.objects.values() if found.attacking is not None or found.blocking]
    out = {found.id: replace(found, attacking=None, blocking=()) for found in in_combat}
    return state.changed(objects={**state.objects, **out}, combat=None)


def _stays(state: State, found: GameObject) -> bool:
    """Whether this is still a creature of its side: attackers are the active player's (506.2), blockers are not."""
    if not layers.is_permanent(state, found.id):
        return False
    types = layers.characteristics(state, found.id).types
    on_its_side = (layers.controller(state, found.id) == state.active) == (found.attacking is not None)
    return "Creature" in types and "Battle" not in types and on_its_side


def _is_attacked(state: State, attack: Attack) -> bool:
    """Whether what a creature attacks is still attacked: a planeswalker of the defending player (506.4), or a player."""
    if attack.what is None or attack.what.object is None:
        return True
    of = attack.what.object
    return (
        layers.is_permanent(state, of)
        and "Planeswalker" in layers.characteristics(state, of).types
        and layers.controller(state, of) == attack.defending
    )
