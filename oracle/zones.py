"""Moving objects between zones (400): each becomes a new object, and what went before is last known information.

Entering the battlefield has choices and replacement effects of its own: ``oracle.entering``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from oracle import editions, layers, parts, triggers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import Is
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import ZoneChange
from oracle.keywords import bestow
from oracle.keywords.flashback import leaves_for_exile
from oracle.objects import Counters, GameObject, Kind, ObjectId, Seat, Zone
from oracle.replacement import graveyard_destination
from oracle.state import ContinuousEffect, Duration, LastingRule, PreventionShield, State, ZoneKey

SHARED = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND})
"""The zones that all players share (400.1)."""


@dataclass(frozen=True)
class Move:
    """One object's move. ``controller`` is for the battlefield and the stack, its owner where ``None``. ``position`` is
    "top", "second" (beneath the top card) or "bottom" of a library. ``changes`` are fields that the new object begins with.
    """

    object: ObjectId
    to: Zone
    controller: Seat | None = None
    position: str = "top"
    changes: Mapping[str, Any] = field(default_factory=dict)


def zone_key(zone: Zone, owner: Seat) -> ZoneKey:
    """The key of a zone in `State.zones`; of a zone that each player has, the owner's (400.3)."""
    return (zone, None if zone in SHARED else owner)


def in_zone(state: State, zone: Zone, owner: Seat | None = None) -> tuple[ObjectId, ...]:
    """The objects of a zone in its order: a library from the top, a graveyard from the oldest, a stack from the bottom."""
    return state.zones.get((zone, None if zone in SHARED else owner), ())


def move(
    game: Game, of: ObjectId, to: Zone, *, controller: Seat | None = None, position: str = "top", **changes: Any
) -> ObjectId | None:
    """Move one object to a zone, its owner's where each player has one (400.3), and return the new object's id.

    What would go to a graveyard and is exiled instead goes there (614.6). ``None`` where it can't move: it is not there any
    more (400.7), or it is a token outside the battlefield (111.8).
    """
    return move_all(game, (Move(of, to, controller, position, changes),))[0]


def move_all(game: Game, moves: Sequence[Move], *, before: State | None = None) -> tuple[ObjectId | None, ...]:
    """Move several objects at the same time. What triggers on leaving sees them all as they were ``before`` (603.10a), and that
    is what is last known of them: the state in which this began, or an earlier one if it is a part of more that happens at the
    same time (704.8).
    """
    before = before or game.state
    became: list[ObjectId | None] = []
    happened: list[ZoneChange] = []
    for each in moves:
        found = game.state.objects.get(each.object)
        if found is None or (found.kind is Kind.TOKEN and found.zone is not Zone.BATTLEFIELD):
            became.append(None)
            continue
        changed = _move_one(game, before, found, each)
        became.append(changed.id)
        happened.append(ZoneChange(game.state.gone[found.id], changed.id, changed.zone))
    _unattach_bestowed(game, {each.object.id for each in happened})
    _let_continue(game, [each.object for each in happened])
    _sicken_controlled(game, before, happened)
    for happening in happened:
        triggers.note(game, happening, before)
    for happening in happened:
        if happening.object.attached_to is not None:
            triggers.note_unattached(game, happening.object, before)
    return tuple(became)


def _let_continue(game: Game, gone: Iterable[GameObject]) -> None:
    """What a permanent that has left the battlefield says of others goes on until end of turn, where it says so."""
    rules = tuple(
        LastingRule(replace(ability.static, continues=False), each, each.controller, Duration.END_OF_TURN)
        for each in gone
        if each.zone is Zone.BATTLEFIELD and each.last is not None
        for ability in each.last.abilities
        if isinstance(ability, StaticAbility) and isinstance(ability.static, Is) and ability.static.continues
    )
    if rules:
        game.update(rules=(*game.state.rules, *rules))


def _sicken_controlled(game: Game, before: State, happened: Iterable[ZoneChange]) -> None:
    """What other players control now, because something that gives control of it has come or gone, has not been under their
    control since their turn began (302.6).
    """
    now = game.state
    became = (now.objects[of] for each in happened if (of := each.became) is not None and of in now.objects)
    moved = (*(each.object for each in happened), *became)
    for of in {each.attached_to for each in moved if each.base.controls_attached}:
        there = of is not None and of in before.objects and of in now.objects
        if of is not None and there and layers.controller(before, of) != layers.controller(now, of):
            game.change(of, sick=True)


def _unattach_bestowed(game: Game, left: Collection[ObjectId]) -> None:
    """What is bestowed on something that has left is unattached at once, and so bestowed no more (701.3d, 702.103f)."""
    for of in layers.permanents(game.state) if left else ():
        found = game.state.objects[of]
        if found.bestowed and found.attached_to in left:
            bestow.cease(game, of)


def leave_game(game: Game, objects: Collection[ObjectId]) -> None:
    """Objects leave the game at the same time, with whoever owns them (800.4a). Phased-in permanents leave the battlefield so
    (603.6c, 702.26k).
    """
    before = game.state
    gone = {of: _as_it_was(before, before.objects[of]) for of in objects}
    game.update(
        objects={of: found for of, found in before.objects.items() if of not in gone},
        zones={key: tuple(of for of in there if of not in gone) for key, there in before.zones.items()},
        gone={**before.gone, **gone},
    )
    _unattach_bestowed(game, gone)
    _let_continue(game, gone.values())
    for of in objects:
        if layers.is_permanent(before, of):
            triggers.note(game, ZoneChange(gone[of], None, None), before)


def cease(game: Game, of: ObjectId) -> None:
    """An object ceases to exist: an ability that left the stack (608.2n), a token elsewhere than the battlefield (704.5d)."""
    state = game.state
    found = state.objects[of]
    key = zone_key(found.zone, found.owner)
    game.update(
        objects={each: other for each, other in state.objects.items() if each != of},
        zones={**state.zones, key: tuple(each for each in state.zones[key] if each != of)},
        gone={**state.gone, of: _as_it_was(state, found)},
    )


def create(game: Game, new: GameObject) -> ObjectId:
    """Put a new object into its zone on top: a token, a copy of a spell, an ability. Its ``id`` and ``timestamp`` are set here.

    A token's entering is noted for triggers (111.2, 603.6a).
    """
    state = game.state
    made = new.changed(id=ObjectId(state.next_id), timestamp=state.clock)
    key = zone_key(made.zone, made.owner)
    game.update(
        objects={**state.objects, made.id: made},
        zones={**state.zones, key: (*state.zones.get(key, ()), made.id)},
        next_id=state.next_id + 1,
        clock=state.clock + 1,
    )
    return made.id


def reorder(game: Game, zone: Zone, owner: Seat, order: Sequence[ObjectId]) -> None:
    """Put the objects of a zone in this order."""
    game.update(zones={**game.state.zones, zone_key(zone, owner): tuple(order)})


def _move_one(game: Game, before: State, found: GameObject, wanted: Move) -> GameObject:
    """Take an object out of its zone and put the new object that it becomes into another (400.7)."""
    state = game.state
    to = Zone.EXILE if leaves_for_exile(found) else wanted.to
    counters: Counters = ()
    if to is Zone.GRAVEYARD:
        to, counters = graveyard_destination(before, found)
    if found.commander and to in (Zone.HAND, Zone.LIBRARY):
        raise NotModelled("a commander that is put into a hand or library")
    new = _new_object(state, found, to, wanted)
    parts.check(new.base, to)
    if counters:
        new = new.changed(counters=counters)
    if new.stickers:
        new = new.stamped(new.timestamp)
    old_key, new_key = zone_key(found.zone, found.owner), zone_key(to, found.owner)
    zones = dict(state.zones)
    zones[old_key] = tuple(each for each in zones[old_key] if each != found.id)
    there = zones.get(new_key, ())
    above = {"top": 0, "second": 1}.get(wanted.position, len(there)) if to is Zone.LIBRARY else len(there)
    zones[new_key] = (*there[:above], new.id, *there[above:])
    objects = {**state.objects, new.id: new}
    del objects[found.id]
    # What is put into a library instead of a graveyard is shuffled in.
    shuffled = frozenset(zones[new_key]) if wanted.to is Zone.GRAVEYARD and to is Zone.LIBRARY else frozenset()
    game.update(
        objects=objects,
        zones=zones,
        shuffled=state.shuffled | shuffled,
        gone={**state.gone, found.id: _as_it_was(before, before.objects.get(found.id, found))},
        effects=_effects_after(state.effects, found, new),
        shields=_shields_after(state.shields, found, new),
        next_id=state.next_id + 1,
        clock=state.clock + 1 + len(new.stickers),
    )
    return new


def _as_it_was(state: State, found: GameObject) -> GameObject:
    """An object as last known information keeps it: with its last characteristics and controller (608.2h)."""
    return found.changed(last=layers.characteristics(state, found.id), controller=layers.controller(state, found.id))


def _new_object(state: State, found: GameObject, to: Zone, wanted: Move) -> GameObject:
    """The object that a card, token or copy becomes in another zone, with no memory but what 400.7 allows."""
    becomes_permanent = found.zone is Zone.STACK and to is Zone.BATTLEFIELD
    if becomes_permanent and found.kind is Kind.COPY and not editions.COPIES_BECOME_TOKENS.holds(state):
        raise NotModelled("a copy of a permanent spell that resolves before 2020-09-25")
    new = GameObject(
        id=ObjectId(state.next_id),
        label=found.label,
        kind=Kind.TOKEN if becomes_permanent and found.kind is Kind.COPY else found.kind,
        owner=found.owner,
        controller=found.owner if wanted.controller is None else wanted.controller,
        zone=to,
        base=found.base if becomes_permanent else found.card,
        timestamp=state.clock,
        printed=found.printed if becomes_permanent else None,
        sick=to is Zone.BATTLEFIELD,
        entered_on=state.turn if to is Zone.BATTLEFIELD else 0,
        cast=found.cast if becomes_permanent else None,
        granted=found.granted if becomes_permanent else (),
        granted_since=found.granted_since or found.timestamp if becomes_permanent else 0,
        commander=found.commander,
        stickers=found.stickers if to.public else (),
        bestowed=found.bestowed and becomes_permanent,
    )
    return new.changed(**wanted.changes) if wanted.changes else new


def _effects_after(effects: tuple[ContinuousEffect, ...], found: GameObject, new: GameObject) -> tuple[ContinuousEffect, ...]:
    """The continuous effects after a move: one on a permanent spell goes on for the permanent (400.7a), any other lets go."""
    if not any(found.id in effect.objects for effect in effects):
        return effects
    follows = found.zone is Zone.STACK and new.zone is Zone.BATTLEFIELD
    out = []
    for effect in effects:
        objects = tuple(new.id if each == found.id else each for each in effect.objects if follows or each != found.id)
        if objects:
            out.append(replace(effect, objects=objects))
    return tuple(out)


def _shields_after(shields: tuple[PreventionShield, ...], found: GameObject, new: GameObject) -> tuple[PreventionShield, ...]:
    """The prevention shields after a move: one against a permanent spell is one against what that becomes (609.7a)."""
    if found.zone is not Zone.STACK or new.zone is not Zone.BATTLEFIELD:
        return shields
    return tuple(replace(each, by=new.id) if each.by == found.id else each for each in shields)
