"""Which permanents there are, and who controls an object: layer 2 (613.1b)."""

from __future__ import annotations

from oracle.objects import ObjectId, Seat, Zone
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
    """
    found = state.objects.get(of)
    if found is None:
        return state.gone[of].controller
    seat, latest = found.controller, -1
    for effect in state.effects:
        if isinstance(effect.modification, SetController) and of in effect.objects and effect.timestamp > latest:
            seat, latest = effect.modification.player, effect.timestamp
    return seat
