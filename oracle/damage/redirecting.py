"""Damage to a player that an opponent had dealt to one of their planeswalkers instead, until April 2018 (306.7 then)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from oracle import editions, layers
from oracle.damage.event import Damage, Dealing
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking, ask_objects
from oracle.replacing import Modifier
from oracle.state import State

_EFFECT = "to a planeswalker"


def modifiers(state: State, event: Dealing) -> Iterator[Modifier[Dealing]]:
    """Where a player would be dealt damage that is no combat damage, and an opponent controls its source, that opponent may have
    it dealt to a planeswalker of the player instead (306.7 of 2017-01-20). It is an effect of the rules: what it is called by,
    where one is to be applied first, is the source of the damage.
    """
    if editions.NO_PLANESWALKER_REDIRECTION.holds(state):
        return
    for place, damage in event.waiting(_EFFECT):
        planeswalkers = _planeswalkers(state, damage)
        if planeswalkers:
            yield Modifier(
                damage.source,
                (_EFFECT, (place,)),
                partial(_applied, place, damage),
                partial(_choose, state, place, damage, planeswalkers),
            )


def _planeswalkers(state: State, damage: Damage) -> tuple[ObjectId, ...]:
    """The planeswalkers to which damage may be dealt instead of to a player."""
    player = damage.to.player
    if player is None or damage.combat or layers.controller(state, damage.source) == player:
        return ()
    return tuple(each for each in layers.permanents(state, player) if "Planeswalker" in layers.characteristics(state, each).types)


def _choose(state: State, place: int, damage: Damage, planeswalkers: tuple[ObjectId, ...], event: Dealing) -> Asking[Dealing]:
    """The controller of the source chooses whether, and to which, as the effect is applied."""
    you = layers.controller(state, damage.source)
    chosen = yield from ask_objects(you, "choose objects", planeswalkers, damage.source, minimum=0, rule="614.9")
    to = ChosenTarget(object=chosen[0]) if chosen else damage.to
    return _applied(place, replace(damage, to=to), event)


def _applied(place: int, damage: Damage, event: Dealing) -> Dealing:
    return event.changed(_EFFECT, {place: damage})
