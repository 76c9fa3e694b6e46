"""When a player may act: priority, sorcery timing, flash (117.1, 307.5, 702.8)."""

from __future__ import annotations

from oracle import layers
from oracle.abilities.qualities import Who
from oracle.abilities.statics import AsThoughFlash, OnlyAsSorcery
from oracle.errors import IllegalAction
from oracle.matching import matches, players
from oracle.objects import ObjectId, Seat, Zone
from oracle.state import State


def check_priority(state: State, seat: Seat) -> None:
    """Raise IllegalAction unless this player has priority (117.1)."""
    if state.priority != seat:
        raise IllegalAction("only the player with priority can do this", "117.1")


def at_sorcery_speed(state: State, seat: Seat) -> bool:
    """Whether this player could cast a sorcery now: priority, a main phase of their turn, an empty stack (307.5)."""
    return state.priority == seat and state.active == seat and state.step.main and not state.zones.get((Zone.STACK, None))


def check_sorcery_speed(state: State, seat: Seat, rule: str) -> None:
    """Raise IllegalAction, by this rule, unless this player could cast a sorcery now."""
    if not at_sorcery_speed(state, seat):
        raise IllegalAction("only in a main phase of their own turn with the stack empty", rule)


def check_casting(state: State, seat: Seat, card: ObjectId) -> None:
    """Raise IllegalAction unless this player may begin to cast this card at this time (117.1a, 601.3, 601.3b).

    An alternative cost changes nothing here. "Only any time they could cast a sorcery" binds whatever has flash (101.2).
    """
    check_priority(state, seat)
    if at_sorcery_speed(state, seat):
        return
    check_only_as_sorcery(state, seat)
    if not castable_as_instant(state, seat, card):
        raise IllegalAction("it can be cast only when its player could cast a sorcery", "117.1a")


def check_only_as_sorcery(state: State, seat: Seat) -> None:
    """Raise IllegalAction where an effect lets this player cast spells only any time they could cast a sorcery, and that is not
    now: an instant on their own turn as little as a spell that a resolving ability lets them cast (101.2, 307.5).
    """
    if at_sorcery_speed(state, seat):
        return
    for source, static in layers.statics(state):
        if isinstance(static, OnlyAsSorcery) and seat in players(state, Who.EACH_OPPONENT, layers.controller(state, source.id)):
            raise IllegalAction(f"{source.label} lets them cast spells only when they could cast a sorcery", "307.5")


def castable_as_instant(state: State, seat: Seat, card: ObjectId) -> bool:
    """Whether this player may cast this card any time they could cast an instant: an instant, flash, as though it had flash."""
    if "Instant" in layers.characteristics(state, card).types or layers.has_keyword(state, card, "flash"):
        return True
    for permission in state.permissions:
        if permission.flash and permission.player == seat and matches(state, permission.quality, card, source=None, you=seat):
            return True
    return any(
        isinstance(static, AsThoughFlash)
        and layers.controller(state, source.id) == seat
        and matches(state, static.quality, card, source=source, you=seat)
        for source, static in layers.statics(state)
    )
