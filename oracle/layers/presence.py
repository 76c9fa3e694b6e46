"""Which permanents there are, and who controls an object: layer 2 (613.1b)."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.objects import GameObject, ObjectId, Seat, Zone
from oracle.state import SetController, State


def is_permanent(state: State, of: ObjectId) -> bool:
    """Whether there is such a permanent: on the battlefield (110.1), and not phased out (702.26b)."""
    found = state.objects.get(of)
    return found is not None and found.zone is Zone.BATTLEFIELD and found.phased_out is None


def permanents(state: State, player: Seat | None = None) -> tuple[ObjectId, ...]:
    """The permanents on the battlefield, or those that a player controls, in the order in which they came there. What is phased
    out is treated as though it did not exist (702.26b).
    """
    everything: tuple[ObjectId, ...] | None = state.memo.get("permanents")
    if everything is None:
        everything = tuple(each for each in state.zones.get((Zone.BATTLEFIELD, None), ()) if is_permanent(state, each))
        state.memo["permanents"] = everything
    if player is None:
        return everything
    return tuple(each for each in everything if controller(state, each) == player)


def controller(state: State, of: ObjectId) -> Seat:
    """Who controls an object: layer 2 (613.1b), the effect with the latest timestamp (613.7). The owner where the zone knows no
    controller (108.4).

    What gives control of the object that it is attached to does so whether or not it loses that ability in layer 6.
    """
    found = state.objects.get(of)
    if found is None:
        return state.gone[of].controller
    seat, latest = found.controller, -1
    for effect in state.effects:
        if isinstance(effect.modification, SetController) and of in effect.objects and effect.timestamp > latest:
            seat, latest = effect.modification.player, effect.timestamp
    for attached in _controlling(state).get(of, ()):
        if attached.timestamp > latest:
            seat, latest = controller(state, attached.id), attached.timestamp
    return seat


def _controlling(state: State) -> Mapping[ObjectId, tuple[GameObject, ...]]:
    """The permanents that give control of what they are attached to, by that."""
    found: dict[ObjectId, tuple[GameObject, ...]] | None = state.memo.get("controlling")
    if found is None:
        found = state.memo["controlling"] = {}
        for each in permanents(state):
            attached = state.objects[each]
            if attached.attached_to is not None and attached.base.controls_attached:
                found[attached.attached_to] = (*found.get(attached.attached_to, ()), attached)
    return found
