"""Instructions that make a copy of what is there, and that turn permanents face up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from oracle import copies, events, faces, leaving
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import BecomesCopy, EachBecomesCopy, TurnFaceUp
from oracle.abilities.qualities import Quality
from oracle.errors import NotModelled
from oracle.instructions.changing import begin
from oracle.instructions.resolution import Resolution
from oracle.objects import Characteristics, ObjectId
from oracle.questions import Asking, ask_objects
from oracle.state import BecomeCopy


def becomes_copy(resolution: Resolution, effect: BecomesCopy) -> Asking[None]:
    """Becomes a copy of something, as that is or last was (608.2h)."""
    if isinstance(effect.of, Quality):
        options = resolution.permanents(effect.of)
        copied = yield from ask_objects(resolution.controller, "choose objects", options, resolution.of, rule="608.2d")
    else:
        copied = resolution.named(effect.of)
    for of in copied:
        values = copies.copiable(resolution.game.state, of)
        if effect.with_this_ability:
            values = _with_this_ability(resolution, values)
        _become(resolution, resolution.found(effect.what), values, effect.how_long)


def _with_this_ability(resolution: Resolution, values: Characteristics) -> Characteristics:
    this = resolution.game.object(resolution.of).ability
    if this is None:
        raise NotModelled("a copy that has the ability of a spell")
    return replace(values, abilities=(*values.abilities, this.ability))


def each_becomes_copy(resolution: Resolution, effect: EachBecomesCopy) -> None:
    """Several permanents become copies of one at the same time."""
    for of in resolution.named(effect.of):
        there = (each for each in resolution.permanents(effect.quality) if not (effect.other and each == of))
        values = copies.copiable(resolution.game.state, of)
        _become(resolution, there, values, effect.how_long)


def _become(resolution: Resolution, objects: Iterable[ObjectId], values: Characteristics, how_long: HowLong) -> None:
    """Permanents become copies. Nothing has entered and nothing has left (707.4), but what they were may have given control of
    something, and what they are may (613.1b).
    """
    game, before = resolution.game, resolution.game.state
    there = tuple(each for each in objects if events.on_battlefield(game, each))
    begin(resolution, there, BecomeCopy(values), how_long)
    resolution.made = there
    leaving.sicken(game, before)


def turn_face_up(resolution: Resolution, effect: TurnFaceUp) -> None:
    """Turn face up."""
    for each in resolution.found(effect.what):
        faces.turn_face_up(resolution.game, each)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    BecomesCopy: becomes_copy,
    EachBecomesCopy: each_becomes_copy,
    TurnFaceUp: turn_face_up,
}
