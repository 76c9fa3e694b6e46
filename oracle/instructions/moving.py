"""Instructions that move objects between zones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import events, layers, libraries, matching, returning, stack, zones
from oracle.abilities.effects import (
    ChooseOneOfThem,
    ChoosePermanent,
    CounterIt,
    Destroy,
    DestroyEach,
    Exile,
    ExileEach,
    ExileGraveyards,
    ExileUntilLeaves,
    Imprint,
    Place,
    PutBackOnTop,
    PutEachOntoBattlefield,
    PutFromHand,
    PutInto,
    PutOntoBattlefield,
    ReturnChosen,
    ReturnOwned,
    ReturnThisFromGraveyard,
    SacrificeChosen,
    SacrificeEach,
    SacrificeIt,
    SacrificeThem,
    SacrificeUnlikeChosen,
)
from oracle.abilities.events import OnBattlefield
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Who
from oracle.abilities.statics import CantBeCountered
from oracle.entering import Entry, enter
from oracle.errors import NotModelled
from oracle.fitting import share_creature_type
from oracle.instructions.paying import asked_to_pay
from oracle.instructions.resolution import Resolution
from oracle.objects import Kind, ObjectId, Zone
from oracle.questions import Asking, ask_objects
from oracle.zones import Move

PLACES: Mapping[Place, tuple[Zone, str]] = {
    Place.GRAVEYARD: (Zone.GRAVEYARD, "top"),
    Place.HAND: (Zone.HAND, "top"),
    Place.EXILE: (Zone.EXILE, "top"),
    Place.LIBRARY_TOP: (Zone.LIBRARY, "top"),
    Place.LIBRARY_BOTTOM: (Zone.LIBRARY, "bottom"),
    Place.LIBRARY_SHUFFLED: (Zone.LIBRARY, "top"),
}


def destroy(resolution: Resolution, effect: Destroy) -> None:
    """Destroy (701.8)."""
    events.destroy(resolution.game, resolution.found(effect.what), for_good=effect.for_good)


def destroy_each(resolution: Resolution, effect: DestroyEach) -> None:
    """Destroy every permanent of a quality, all at the same time."""
    events.destroy(resolution.game, resolution.permanents(effect.quality), for_good=effect.for_good)


def exile_each(resolution: Resolution, effect: ExileEach) -> None:
    """Exile every permanent of any of several qualities, all at the same time."""
    found = dict.fromkeys(each for quality in effect.qualities for each in resolution.permanents(quality))
    move(resolution, tuple(found), Zone.EXILE)


def exile(resolution: Resolution, effect: Exile) -> None:
    """Exile (701.13)."""
    counters = ((effect.with_counter, 1),) if effect.with_counter else ()
    move(resolution, resolution.found(effect.what), Zone.EXILE, counters=counters)


def exile_until_leaves(resolution: Resolution, effect: ExileUntilLeaves) -> None:
    """Exile permanents until the source of this ability leaves the battlefield."""
    objects = resolution.found(effect.what)
    resolution.move(objects, returning.exile_until_leaves(resolution.game, objects, resolution.source.id))


def choose_one_of_them(resolution: Resolution, _: ChooseOneOfThem) -> Asking[None]:
    """Choose one of what the instruction before moved or found (608.2d)."""
    chosen = yield from ask_objects(resolution.controller, "choose objects", resolution.made, resolution.of, rule="608.2d")
    resolution.made = chosen


def imprint(resolution: Resolution, effect: Imprint) -> Asking[None]:
    """You may exile a card of your hand; the source remembers it, if it is still there (607.2a)."""
    game, you = resolution.game, resolution.controller
    options = [each for each in zones.in_zone(game.state, Zone.HAND, you) if resolution.matches(effect.quality, each)]
    chosen = yield from ask_objects(you, "choose objects", options, resolution.of, minimum=0, rule="608.2d")
    move(resolution, chosen, Zone.EXILE)
    source = resolution.source.id
    if source in game.state.objects:
        game.change(source, imprinted=(*game.object(source).imprinted, *resolution.made))


def exile_graveyards(resolution: Resolution, effect: ExileGraveyards) -> None:  # noqa: ARG001 - every rule takes its instruction
    """Exile all graveyards (701.13), all cards at the same time."""
    state = resolution.game.state
    cards = tuple(each for seat in matching.turn_order(state) for each in zones.in_zone(state, Zone.GRAVEYARD, seat))
    move(resolution, cards, Zone.EXILE)


def put_into(resolution: Resolution, effect: PutInto) -> None:
    """Put objects into a zone of their owner (400.3), which shuffles it where the instruction says so (701.24)."""
    zone, position = PLACES[effect.place]
    objects = resolution.found(effect.what)
    owners = dict.fromkeys(resolution.game.object(each).owner for each in objects)
    move(resolution, objects, zone, position)
    if effect.place is Place.LIBRARY_SHUFFLED:
        for owner in owners:
            libraries.shuffle(resolution.game, owner)


def move(resolution: Resolution, objects: tuple[ObjectId, ...], to: Zone, position: str = "top", **changes: Any) -> None:
    """Move objects at the same time, and remember what they became."""
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


def put_each_onto_battlefield(resolution: Resolution, effect: PutEachOntoBattlefield) -> Asking[None]:
    """Put every card of a quality from your graveyard onto the battlefield, all at the same time."""
    game, you = resolution.game, resolution.controller
    cards = [each for each in zones.in_zone(game.state, Zone.GRAVEYARD, you) if resolution.matches(effect.quality, each)]
    resolution.move(cards, (yield from enter(game, [Entry(each, you) for each in cards])))


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


def choose_permanent(resolution: Resolution, effect: ChoosePermanent) -> Asking[None]:
    """Choose a permanent; what follows is about it."""
    options = resolution.permanents(effect.quality)
    resolution.made = yield from ask_objects(resolution.controller, "choose objects", options, resolution.of, rule="608.2d")


def return_chosen(resolution: Resolution, effect: ReturnChosen) -> Asking[None]:
    """Return a permanent of your choice to its owner's hand."""
    options = resolution.permanents(effect.quality)
    chosen = yield from ask_objects(resolution.controller, "choose objects", options, resolution.of, rule="608.2d")
    move(resolution, chosen, Zone.HAND)


def return_this_from_graveyard(resolution: Resolution, _: ReturnThisFromGraveyard) -> None:
    """Return the source to its owner's hand, if it is in the graveyard still."""
    there = resolution.game.state.objects.get(resolution.source.id)
    if there is not None and there.zone is Zone.GRAVEYARD:
        move(resolution, (there.id,), Zone.HAND)


def sacrifice_chosen(resolution: Resolution, effect: SacrificeChosen) -> Asking[None]:
    """Players choose, the active player first, and then sacrifice at the same time (101.4)."""
    game = resolution.game
    chosen: list[tuple[ObjectId, int]] = []
    count = resolution.number(effect.count)
    for player in resolution.players(effect.who):
        options = [each for each in layers.permanents(game.state, player) if resolution.matches(effect.quality, each, player)]
        picked = yield from ask_objects(
            player, "choose objects", options, resolution.of, minimum=count, maximum=count, rule="701.21a"
        )
        chosen += [(each, player) for each in picked]
    objects = [each for each, _ in chosen]
    resolution.move(objects, events.sacrifice_all(game, objects))


def put_back_on_top(resolution: Resolution, effect: PutBackOnTop) -> None:
    """Put cards from a player's graveyard on top of their library. Raises NotModelled for several: their order is a choice."""
    owners, state = resolution.players(effect.whose), resolution.game.state
    cards = tuple(each for each in resolution.found(effect.what) if state.objects[each].owner in owners)
    if len(cards) > 1:
        raise NotModelled("putting several cards on top of a library in any order")
    move(resolution, cards, Zone.LIBRARY)


def return_owned(resolution: Resolution, effect: ReturnOwned) -> None:
    """Return every permanent of a quality that players own to their hands, whoever controls it, all at the same time."""
    owners = resolution.players(effect.who)
    found = (each for each in resolution.permanents(effect.quality) if resolution.game.object(each).owner in owners)
    move(resolution, tuple(found), Zone.HAND)


def sacrifice_each(resolution: Resolution, effect: SacrificeEach) -> None:
    """Every permanent of a quality is sacrificed by whoever controls it, all at the same time (701.21a)."""
    _sacrifice_all(resolution, resolution.permanents(effect.quality))


def sacrifice_them(resolution: Resolution, _: SacrificeThem) -> None:
    """The permanents that made a state trigger true are sacrificed, all at the same time.

    Raises NotModelled where others make it true now than those of them that are still there: no rule says whether "they" are the
    ones or the others.
    """
    game, event = resolution.game, resolution.event
    assert event is not None
    assert isinstance(event.event, OnBattlefield)
    now = resolution.permanents(event.event.quality)
    if now != tuple(each for each in layers.permanents(game.state) if each in event.objects):
        raise NotModelled("a state trigger that other permanents make true as it resolves than as it triggered")
    _sacrifice_all(resolution, now)


def _sacrifice_all(resolution: Resolution, objects: tuple[ObjectId, ...]) -> None:
    resolution.move(objects, events.sacrifice_all(resolution.game, objects))


def sacrifice_unlike_chosen(resolution: Resolution, _: SacrificeUnlikeChosen) -> Asking[None]:
    """You choose a creature of each player; all others that share no creature type with it are sacrificed at the same time."""
    game, state = resolution.game, resolution.game.state
    unlike: list[ObjectId] = []
    for player in matching.turn_order(state):
        own = [each for each in layers.permanents(state, player) if "Creature" in layers.characteristics(state, each).types]
        for kept in (yield from ask_objects(resolution.controller, "choose objects", own, resolution.of, rule="608.2d")):
            like = layers.characteristics(state, kept)
            unlike += [
                each for each in own if each != kept and not share_creature_type(like, layers.characteristics(state, each))
            ]
    resolution.move(unlike, events.sacrifice_all(game, unlike))


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
        elif StaticAbility(CantBeCountered()) not in layers.characteristics(game.state, each).abilities:
            zone, position = PLACES[effect.place]
            zones.move(game, each, zone, position=position)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Destroy: destroy,
    DestroyEach: destroy_each,
    Exile: exile,
    ExileEach: exile_each,
    ExileUntilLeaves: exile_until_leaves,
    ChooseOneOfThem: choose_one_of_them,
    ExileGraveyards: exile_graveyards,
    Imprint: imprint,
    PutInto: put_into,
    PutBackOnTop: put_back_on_top,
    PutOntoBattlefield: put_onto_battlefield,
    PutEachOntoBattlefield: put_each_onto_battlefield,
    PutFromHand: put_from_hand,
    SacrificeUnlikeChosen: sacrifice_unlike_chosen,
    ChoosePermanent: choose_permanent,
    ReturnChosen: return_chosen,
    ReturnOwned: return_owned,
    ReturnThisFromGraveyard: return_this_from_graveyard,
    SacrificeIt: sacrifice_it,
    SacrificeChosen: sacrifice_chosen,
    SacrificeEach: sacrifice_each,
    SacrificeThem: sacrifice_them,
    CounterIt: counter_it,
}
