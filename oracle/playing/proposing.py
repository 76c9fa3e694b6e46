"""Beginning to cast a spell: whether that is allowed (601.3), and putting it on the stack (601.2a)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from oracle import adventures, layers, zones
from oracle.abilities.kinds import Ability, Keyword
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.keywords import bestow
from oracle.layers.natures import with_nature
from oracle.objects import CastRecord, Kind, ObjectId, Seat, Zone
from oracle.playing import permissions, prohibitions, timing
from oracle.playing.permissions import Leave
from oracle.state import State


def begin(state: State, seat: Seat, card: ObjectId) -> tuple[Leave, ...]:
    """601.3: a rule or effect has to allow it, and nothing may prohibit it. What allows it."""
    found = state.objects.get(card)
    if found is None or found.kind is not Kind.CARD:
        raise IllegalAction("there is no such card to cast", "601.2a")
    now = layers.characteristics(state, card)
    if "Land" in now.types:
        raise IllegalAction("a land can't be cast", "305.9")
    timing.check_casting(state, seat, card)
    leaves = permissions.leaves(state, seat, card)
    if not leaves:
        raise IllegalAction("nothing allows casting it from there", "601.3")
    prohibitions.check_casting(state, seat, card, x_open="X" in (now.mana_cost or ()))
    return leaves


def as_bestowed(state: State, card: ObjectId) -> State:
    """The state in which a card is already what it will be as a spell that is cast bestowed: nothing else is looked at to see
    whether it can be cast so (702.103d, 601.3e). Raises IllegalAction for a card without bestow.
    """
    found = state.objects.get(card)
    if found is None or not bestow.has_bestow(found.base):
        raise IllegalAction("it has no bestow", "601.2b")
    aura = with_nature(found.base, bestow.AURA)
    seen = replace(found, base=replace(aura, abilities=(*aura.abilities, bestow.ENCHANT_CREATURE)))
    return state.changed(objects={**state.objects, card: seen})


def propose(game: Game, seat: Seat, card: ObjectId, *, bestowed: bool = False, part: str = "") -> ObjectId:
    """601.2a: the card goes to the top of the stack, its player controls it, and it gains what spells gain as they are cast
    (610.5, 611.2f); one that is cast bestowed becomes an Aura (702.103b), one that is cast as the Adventure of the name ``part``
    has the characteristics of that alone (715.3b).
    """
    found = game.object(card)
    zone = found.zone
    begins: dict[str, Any] = {"bestowed": bestowed, "cast": CastRecord(seat, zone, part=part)}
    if part:
        begins |= {"base": adventures.adventure_of(found, part), "printed": found.card}
    spell = zones.move(game, card, Zone.STACK, controller=seat, **begins)
    assert spell is not None
    evokes = tuple(evoke for evoke, _ in permissions.granted_evokes(game.state, seat, spell, zone))
    granted: tuple[Ability, ...] = (*evokes, *map(Keyword, game.player(seat).next_spell_has))
    if granted:
        game.change(spell, granted=granted)
        game.change_player(seat, next_spell_has=())
    return spell
