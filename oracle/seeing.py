"""What a player can see (400.2, 701.20)."""

from __future__ import annotations

from oracle import layers, libraries
from oracle.abilities.statics import TopCardRevealed
from oracle.objects import GameObject, ObjectId, Seat, Zone
from oracle.state import State


def sees(state: State, seat: Seat, found: GameObject) -> bool:
    """Whether a player sees this object: in a public zone, in their own hand, or revealed."""
    in_own_hand = found.zone is Zone.HAND and found.owner == seat
    shown = found.id in state.revealed or found.id in _for_spells(state) or found.id in on_top(state)
    return found.zone.public or in_own_hand or shown


def _for_spells(state: State) -> frozenset[ObjectId]:
    """The cards that were revealed to pay for spells, as long as these are on the stack (701.20a)."""
    spells = (state.objects[of].cast for of in state.zones.get((Zone.STACK, None), ()))
    return frozenset(of for cast in spells if cast is not None and not cast.copied for of in cast.revealed)


def on_top(state: State) -> tuple[ObjectId, ...]:
    """The cards that lie revealed on top of libraries (401.5), for everyone to see.

    Raises NotModelled where chance decides which they are.
    """
    showing = (source for source, static in layers.statics(state) if isinstance(static, TopCardRevealed))
    players = {layers.controller(state, source.id) for source in showing}
    return tuple(each for player in sorted(players) for each in libraries.top(state, player))
