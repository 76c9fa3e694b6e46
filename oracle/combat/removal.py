"""Leaving combat (506.4): what a change of the game takes out of it.

Tapping and untapping is no such change (506.4b), nor is an effect that would have kept a creature from attacking or blocking
(506.4a). A regeneration, which is one, is in ``oracle.events``; what leaves the battlefield becomes another object (400.7).
"""

from __future__ import annotations

from dataclasses import replace

from oracle import combat, layers
from oracle.objects import Attack, GameObject, ObjectId
from oracle.state import Duration, State


def checked(before: State, now: State) -> State:
    """The state as it is ``now``, but that everything has been removed from combat that is taken out of it by what has changed
    since the state ``before``.
    """
    changed: dict[ObjectId, GameObject] = {}
    for found in now.objects.values():
        if (found.attacking is not None or found.blocking) and not _stays(before, now, found):
            changed[found.id] = found.changed(attacking=None, blocking=())
        elif found.attacking is not None and not _is_attacked(now, found.attacking):
            left = combat.is_planeswalker(before, found.attacking.what)
            changed[found.id] = found.changed(attacking=replace(found.attacking, what=None, planeswalker_left=left))
    return now.changed(objects={**now.objects, **changed}) if changed else now


def over(state: State) -> State:
    """The state after a combat phase: everything is removed from combat (511.3), and what lasts until end of combat is over
    (511.2).
    """
    fought = [found for found in state.objects.values() if found.attacking is not None or found.blocking or found.fought]
    out = {found.id: found.changed(attacking=None, blocking=(), fought=False) for found in fought}
    effects = tuple(each for each in state.effects if each.duration is not Duration.END_OF_COMBAT)
    rules = tuple(each for each in state.rules if each.duration is not Duration.END_OF_COMBAT)
    return state.changed(objects={**state.objects, **out}, effects=effects, rules=rules, combat=None)


def _stays(before: State, now: State, found: GameObject) -> bool:
    """Whether this is still a creature, and no battle, and under the control under which it was. Without a change of its own
    it can have got other types, by an effect, and another controller, by an effect or by an Aura that came or went.
    """
    was = before.objects.get(found.id)
    if was is not found and not layers.is_permanent(now, found.id):
        return False
    if was is not None and layers.controller(now, found.id) != layers.controller(before, found.id):
        return False
    types = layers.characteristics(now, found.id).types
    return "Creature" in types and "Battle" not in types


def _is_attacked(state: State, attack: Attack) -> bool:
    """Whether what a creature attacks is still attacked: a player, a planeswalker that the defending player controls, or a battle
    that they protect. What is both goes on being the one if it stops being the other (506.4e).
    """
    if attack.what is None or attack.what.object is None:
        return True
    of = attack.what.object
    if not layers.is_permanent(state, of):
        return False
    types = layers.characteristics(state, of).types
    controlled = "Planeswalker" in types and layers.controller(state, of) == attack.defending
    return controlled or ("Battle" in types and combat.protector(state, of) == attack.defending)
