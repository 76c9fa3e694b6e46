"""Instructions that move objects between zones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from oracle import events, layers, libraries, matching, stack, zones
from oracle.abilities.effects import (
    CounterIt,
    Destroy,
    DestroyEach,
    Exile,
    ExileGraveyards,
    ExileTop,
    Place,
    PutFromHand,
    PutGraveyardOnBottom,
    PutInto,
    PutOntoBattlefield,
    PutOnTopOrBottom,
    SacrificeChosen,
    SacrificeIt,
    SearchLandToHand,
    SearchOntoBattlefield,
)
from oracle.abilities.qualities import Quality, Who
from oracle.entering import Entry, enter
from oracle.instructions.paying import asked_to_pay
from oracle.instructions.resolution import Resolution
from oracle.objects import Kind, ObjectId, Zone
from oracle.questions import Asking, Question, Shape, ask, ask_objects
from oracle.zones import Move

PLACES: Mapping[Place, tuple[Zone, str]] = {
    Place.GRAVEYARD: (Zone.GRAVEYARD, "top"),
    Place.HAND: (Zone.HAND, "top"),
    Place.EXILE: (Zone.EXILE, "top"),
    Place.LIBRARY_TOP: (Zone.LIBRARY, "top"),
    Place.LIBRARY_BOTTOM: (Zone.LIBRARY, "bottom"),
}


def destroy(resolution: Resolution, effect: Destroy) -> None:
    """Destroy (701.8)."""
    events.destroy(resolution.game, resolution.found(effect.what))


def destroy_each(resolution: Resolution, effect: DestroyEach) -> None:
    """Destroy every permanent of a quality, all at the same time."""
    events.destroy(resolution.game, resolution.permanents(effect.quality))


def exile(resolution: Resolution, effect: Exile) -> None:
    """Exile (701.13)."""
    counters = ((effect.with_counter, 1),) if effect.with_counter else ()
    _move(resolution, resolution.found(effect.what), Zone.EXILE, counters=counters)


def exile_graveyards(resolution: Resolution, effect: ExileGraveyards) -> None:  # noqa: ARG001 - every rule takes its instruction
    """Exile all graveyards (701.13), all cards at the same time."""
    state = resolution.game.state
    cards = tuple(each for seat in matching.turn_order(state) for each in zones.in_zone(state, Zone.GRAVEYARD, seat))
    _move(resolution, cards, Zone.EXILE)


def exile_top(resolution: Resolution, effect: ExileTop) -> None:
    """Exile cards from the top of your library, all at the same time."""
    count = resolution.number(effect.count)
    _move(resolution, libraries.top(resolution.game.state, resolution.controller, count), Zone.EXILE)


def put_into(resolution: Resolution, effect: PutInto) -> None:
    """Put objects into a zone of their owner (400.3)."""
    zone, position = PLACES[effect.place]
    _move(resolution, resolution.found(effect.what), zone, position)


def put_on_top_or_bottom(resolution: Resolution, effect: PutOnTopOrBottom) -> Asking[None]:
    """The owner of an object puts it on the top or the bottom of their library (608.2d)."""
    game = resolution.game
    for each in resolution.found(effect.what):
        owner = game.object(each).owner
        question = Question(owner, "library place", Shape.PICK, ("top", "bottom"), resolution.of, rule="608.2d")
        (place,) = yield from ask(question)
        _move(resolution, (each,), Zone.LIBRARY, str(place))


def put_graveyard_on_bottom(resolution: Resolution, effect: PutGraveyardOnBottom) -> None:
    """A player puts their whole graveyard on the bottom of their library in a random order."""
    for player in resolution.players(effect.who):
        _move(resolution, zones.in_zone(resolution.game.state, Zone.GRAVEYARD, player), Zone.LIBRARY, "bottom")
        libraries.randomize(resolution.game, resolution.made)


def _move(resolution: Resolution, objects: tuple[ObjectId, ...], to: Zone, position: str = "top", **changes: Any) -> None:
    moved = zones.move_all(resolution.game, [Move(each, to, None, position, changes) for each in objects])
    resolution.move(objects, moved)


def put_onto_battlefield(resolution: Resolution, effect: PutOntoBattlefield) -> Asking[None]:
    """Put cards onto the battlefield at the same time, each under the control of the player the effect names."""
    objects = resolution.found(effect.what)
    entries = []
    for each in objects:
        if effect.under is Who.ITS_OWNER:
            under = resolution.game.object(each).owner
        else:
            players = resolution.players(effect.under, effect.what)
            if not players:
                return
            under = players[0]
        entries.append(Entry(each, under, effect.tapped, effect.counters))
    resolution.move(objects, (yield from enter(resolution.game, entries)))


def put_from_hand(resolution: Resolution, effect: PutFromHand) -> Asking[None]:
    """Put a card of a quality from your hand onto the battlefield."""
    game, you = resolution.game, resolution.controller
    options = [each for each in zones.in_zone(game.state, Zone.HAND, you) if resolution.matches(effect.quality, each)]
    minimum = 0 if effect.optional else 1
    chosen = yield from ask_objects(you, "choose objects", options, resolution.of, minimum=minimum, rule="608.2d")
    resolution.move(chosen, (yield from enter(game, [Entry(each, you) for each in chosen])))


def sacrifice_it(resolution: Resolution, effect: SacrificeIt) -> None:
    """Whoever controls the object now sacrifices it, if it is still the same object (701.21a, 400.7, 603.6).

    Where the effect names a player, that player does, if they control it.
    """
    game = resolution.game
    for each in resolution.found(effect.what):
        player = layers.controller(game.state, each)
        if effect.by is Who.ITS_CONTROLLER or player in resolution.players(effect.by, effect.what):
            resolution.move((each,), (events.sacrifice(game, player, each),))


def sacrifice_chosen(resolution: Resolution, effect: SacrificeChosen) -> Asking[None]:
    """Players choose, the active player first, and then sacrifice at the same time (101.4)."""
    game = resolution.game
    chosen: list[tuple[ObjectId, int]] = []
    for player in resolution.players(effect.who):
        options = [each for each in layers.permanents(game.state, player) if resolution.matches(effect.quality, each, player)]
        picked = yield from ask_objects(
            player, "choose objects", options, resolution.of, minimum=effect.count, maximum=effect.count, rule="701.21a"
        )
        chosen += [(each, player) for each in picked]
    objects = [each for each, _ in chosen]
    resolution.move(objects, events.sacrifice_all(game, objects))


def counter_it(resolution: Resolution, effect: CounterIt) -> Asking[None]:
    """Counter a spell, which goes to a zone of its owner, or an ability, which ceases to exist (701.6a)."""
    game = resolution.game
    for each in resolution.found(effect.what):
        found = game.object(each)
        if found.zone is not Zone.STACK:
            continue
        if effect.unless is not None:
            payer = layers.controller(game.state, each)
            if (yield from asked_to_pay(resolution, payer, effect.unless)):
                continue
        if found.kind is Kind.ABILITY:
            stack.remove(game, each)
        else:
            zone, position = PLACES[effect.place]
            zones.move(game, each, zone, position=position)


def search_land_to_hand(resolution: Resolution, effect: SearchLandToHand) -> Asking[None]:
    """Search your library for a land card of a quality, put it into your hand, and shuffle (701.23)."""
    land = replace(effect.quality, all_types=(*effect.quality.all_types, "Land"))
    _move(resolution, (yield from _searched(resolution, land, 1)), Zone.HAND)
    libraries.shuffle(resolution.game, resolution.controller)


def search_onto_battlefield(resolution: Resolution, effect: SearchOntoBattlefield) -> Asking[None]:
    """Search your library for cards of a quality, put them onto the battlefield at the same time, and shuffle (701.23)."""
    game, you = resolution.game, resolution.controller
    found = yield from _searched(resolution, effect.quality, effect.most)
    resolution.move(found, (yield from enter(game, [Entry(each, you, effect.tapped) for each in found])))
    libraries.shuffle(game, you)


def _searched(resolution: Resolution, quality: Quality, most: int) -> Asking[tuple[ObjectId, ...]]:
    """What you find in your library. Nobody has to find a card of which a quality is stated (701.23b)."""
    you = resolution.controller
    library = zones.in_zone(resolution.game.state, Zone.LIBRARY, you)
    options = [each for each in library if resolution.matches(quality, each)]
    return (yield from ask_objects(you, "choose objects", options, resolution.of, minimum=0, maximum=most, rule="701.23b"))


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Destroy: destroy,
    DestroyEach: destroy_each,
    Exile: exile,
    ExileGraveyards: exile_graveyards,
    ExileTop: exile_top,
    PutInto: put_into,
    PutOnTopOrBottom: put_on_top_or_bottom,
    PutGraveyardOnBottom: put_graveyard_on_bottom,
    PutOntoBattlefield: put_onto_battlefield,
    PutFromHand: put_from_hand,
    SacrificeIt: sacrifice_it,
    SacrificeChosen: sacrifice_chosen,
    CounterIt: counter_it,
    SearchLandToHand: search_land_to_hand,
    SearchOntoBattlefield: search_onto_battlefield,
}
