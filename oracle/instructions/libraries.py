"""Instructions about libraries: searching, looking at the top cards, and putting cards beneath others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from oracle import events, layers, libraries, zones
from oracle.abilities.costs import Cost
from oracle.abilities.effects import (
    ExileTop,
    Mill,
    PutGraveyardOnBottom,
    PutOnTopOrBottom,
    RevealTop,
    SacrificeToSearch,
    Scry,
    SearchEverywhereAndExile,
    SearchLandToHand,
    SearchNamedToHand,
    SearchOntoBattlefield,
    SearchToTop,
    ShuffleGraveyardIntoLibrary,
    Surveil,
    TakeFromTop,
)
from oracle.abilities.qualities import Quality
from oracle.entering import Entry, enter
from oracle.fitting import value_of
from oracle.instructions.moving import move
from oracle.instructions.paying import asked_to_pay
from oracle.instructions.resolution import Resolution
from oracle.objects import ChosenTarget, ObjectId, Seat, Zone
from oracle.questions import Asking, Question, Shape, ask, ask_objects, ask_yes

SECOND = "second from the top"
"""A place in a library, as a player is asked for it."""


def exile_top(resolution: Resolution, effect: ExileTop) -> None:
    """Exile cards from the top of your library, all at the same time."""
    count = resolution.number(effect.count)
    move(resolution, libraries.top(resolution.game.state, resolution.controller, count), Zone.EXILE)


def mill(resolution: Resolution, effect: Mill) -> None:
    """Players mill: cards from the top of their libraries go to their graveyards, as many as there are (701.17b)."""
    state, count = resolution.game.state, resolution.number(effect.count)
    cards = [each for player in resolution.players(effect.who) for each in libraries.top(state, player, count)]
    move(resolution, tuple(cards), Zone.GRAVEYARD)


def put_on_top_or_bottom(resolution: Resolution, effect: PutOnTopOrBottom) -> Asking[None]:
    """The owner of an object puts it on the top or the bottom of their library, or beneath the top card (608.2d, 401.7)."""
    game = resolution.game
    for each in resolution.found(effect.what):
        owner = game.object(each).owner
        question = Question(
            owner, "library place", Shape.PICK, (SECOND if effect.second else "top", "bottom"), resolution.of, rule="608.2d"
        )
        (place,) = yield from ask(question)
        move(resolution, (each,), Zone.LIBRARY, "second" if place == SECOND else str(place))


def put_graveyard_on_bottom(resolution: Resolution, effect: PutGraveyardOnBottom) -> None:
    """A player puts their whole graveyard on the bottom of their library in a random order."""
    for player in resolution.players(effect.who):
        move(resolution, zones.in_zone(resolution.game.state, Zone.GRAVEYARD, player), Zone.LIBRARY, "bottom")
        libraries.randomize(resolution.game, resolution.made)


def shuffle_graveyard_into_library(resolution: Resolution, _: ShuffleGraveyardIntoLibrary) -> None:
    """You shuffle your whole graveyard into your library, which is shuffled even where there is no card to put there (701.24)."""
    you = resolution.controller
    move(resolution, zones.in_zone(resolution.game.state, Zone.GRAVEYARD, you), Zone.LIBRARY)
    libraries.shuffle(resolution.game, you)


def search_land_to_hand(resolution: Resolution, effect: SearchLandToHand) -> Asking[None]:
    """Search your library for a land card of a quality, put it into your hand, and shuffle (701.23)."""
    land = replace(effect.quality, all_types=(*effect.quality.all_types, "Land"))
    move(resolution, (yield from _searched(resolution, land, 1)), Zone.HAND)
    libraries.shuffle(resolution.game, resolution.controller)


def search_named_to_hand(resolution: Resolution, effect: SearchNamedToHand) -> Asking[None]:
    """Players who like to search their library for a card of a name, reveal it, put it into their hand, and shuffle (701.23)."""
    game = resolution.game
    for player in resolution.players(effect.who):
        if (yield from ask_yes(player, "may", resolution.of, "608.2d")):
            found = yield from _searched(resolution, Quality(named=effect.name), 1, player)
            game.update(revealed=(*game.state.revealed, *found))
            move(resolution, found, Zone.HAND)
            libraries.shuffle(game, player)


def search_to_top(resolution: Resolution, effect: SearchToTop) -> Asking[None]:
    """Search your library for a card of a quality, reveal it, shuffle, and put it on top (701.23)."""
    game, you = resolution.game, resolution.controller
    found = yield from _searched(resolution, effect.quality, 1)
    game.update(revealed=(*game.state.revealed, *found))
    libraries.shuffle(game, you)
    others = (each for each in zones.in_zone(game.state, Zone.LIBRARY, you) if each not in found)
    zones.reorder(game, Zone.LIBRARY, you, (*found, *others))
    game.update(shuffled=game.state.shuffled.difference(found))


def search_onto_battlefield(resolution: Resolution, effect: SearchOntoBattlefield) -> Asking[None]:
    """Search your library for cards of a quality, put them onto the battlefield at the same time, and shuffle (701.23)."""
    game, you = resolution.game, resolution.controller
    found = yield from _searched(resolution, effect.quality, effect.most)
    resolution.move(found, (yield from enter(game, [Entry(each, you, effect.tapped) for each in found])))
    libraries.shuffle(game, you)


def sacrifice_to_search(resolution: Resolution, effect: SacrificeToSearch) -> Asking[None]:
    """Sacrifice a permanent of your choice and look for a card like it: what that is dearer has to be paid, or it is lost."""
    game, you = resolution.game, resolution.controller
    own = layers.permanents(game.state, you)
    options = [each for each in own if resolution.matches(effect.quality, each)]
    for given in (yield from ask_objects(you, "choose objects", options, resolution.of, rule="701.21a")):
        had = value_of(game.object(given), layers.characteristics(game.state, given))
        events.sacrifice(game, you, given)
        for each in (yield from _searched(resolution, effect.quality, 1)):
            dearer = value_of(game.object(each), layers.characteristics(game.state, each)) - had
            if dearer <= 0 or (yield from asked_to_pay(resolution, you, Cost((str(dearer),)))):
                yield from enter(game, [Entry(each, you)])
            else:
                move(resolution, (each,), Zone.GRAVEYARD)
    libraries.shuffle(game, you)


def _searched(resolution: Resolution, quality: Quality, most: int, by: Seat | None = None) -> Asking[tuple[ObjectId, ...]]:
    """What you, or another player, find in your own library. Nobody has to find a card of which a quality is stated (701.23b)."""
    player = resolution.controller if by is None else by
    library = zones.in_zone(resolution.game.state, Zone.LIBRARY, player)
    options = [each for each in library if resolution.matches(quality, each)]
    return (yield from ask_objects(player, "choose objects", options, resolution.of, minimum=0, maximum=most, rule="701.23b"))


def search_everywhere_and_exile(resolution: Resolution, effect: SearchEverywhereAndExile) -> Asking[None]:
    """Search the graveyard, hand and library of a player for cards with the chosen name, exile any number of them at the same
    time, and have that player shuffle (701.23).
    """
    game, you = resolution.game, resolution.controller
    named = Quality(chosen_name=True)
    for player in resolution.players(effect.whose):
        cards = [of for zone in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY) for of in zones.in_zone(game.state, zone, player)]
        options = [each for each in cards if resolution.matches(named, each)]
        found = yield from ask_objects(
            you, "choose objects", options, resolution.of, minimum=0, maximum=len(options), rule="701.23b"
        )
        move(resolution, found, Zone.EXILE)
        libraries.shuffle(game, player)


def scry(resolution: Resolution, effect: Scry) -> Asking[None]:
    """Scry (701.22a): any number of the top cards go to the bottom, and both these and the rest lie in an order of choice."""
    game, you = resolution.game, resolution.controller
    seen = libraries.top(game.state, you, effect.count)
    below = yield from ask_objects(you, "choose objects", seen, resolution.of, minimum=0, maximum=len(seen), rule="701.22a")
    above = yield from _ordered(resolution, tuple(each for each in seen if each not in below), "701.22a")
    below = yield from _ordered(resolution, below, "701.22a")
    between = zones.in_zone(game.state, Zone.LIBRARY, you)[len(seen) :]
    zones.reorder(game, Zone.LIBRARY, you, (*above, *between, *below))


def surveil(resolution: Resolution, effect: Surveil) -> Asking[None]:
    """Surveil (701.25a): any number of the top cards go to the graveyard, and the rest lie in an order of choice."""
    game, you = resolution.game, resolution.controller
    seen = libraries.top(game.state, you, effect.count)
    away = yield from ask_objects(you, "choose objects", seen, resolution.of, minimum=0, maximum=len(seen), rule="701.25a")
    above = yield from _ordered(resolution, tuple(each for each in seen if each not in away), "701.25a")
    rest = zones.in_zone(game.state, Zone.LIBRARY, you)[len(seen) :]
    zones.reorder(game, Zone.LIBRARY, you, (*above, *away, *rest))
    move(resolution, away, Zone.GRAVEYARD)


def take_from_top(resolution: Resolution, effect: TakeFromTop) -> Asking[None]:
    """Look at the top cards and take some of them; what is left is shuffled in, or goes to the bottom in a random order."""
    game, you = resolution.game, resolution.controller
    seen = libraries.top(game.state, you, effect.count)
    options = [each for each in seen if resolution.matches(effect.quality, each)]
    least = 0 if effect.optional else effect.most
    taken = yield from ask_objects(
        you, "choose objects", options, resolution.of, minimum=least, maximum=effect.most, rule="608.2d"
    )
    if effect.onto_battlefield:
        resolution.move(taken, (yield from enter(game, [Entry(each, you) for each in taken])))
    else:
        move(resolution, taken, Zone.HAND)
    if effect.shuffle:
        libraries.shuffle(game, you)
        return
    left = tuple(each for each in seen if each not in taken)
    others = tuple(each for each in zones.in_zone(game.state, Zone.LIBRARY, you) if each not in left)
    zones.reorder(game, Zone.LIBRARY, you, (*others, *left))
    libraries.randomize(game, left)


def reveal_top(resolution: Resolution, effect: RevealTop) -> Asking[None]:
    """Reveal the top card (701.20a) and put it onto the battlefield, if it may go there and you like, or into your hand."""
    game, you = resolution.game, resolution.controller
    for card in libraries.top(game.state, you):
        game.update(revealed=(*game.state.revealed, card))
        if resolution.matches(effect.quality, card) and (yield from ask_yes(you, "may", resolution.of, "608.2d")):
            resolution.move((card,), (yield from enter(game, [Entry(card, you)])))
        else:
            move(resolution, (card,), Zone.HAND)


def _ordered(resolution: Resolution, cards: tuple[ObjectId, ...], rule: str) -> Asking[tuple[ObjectId, ...]]:
    """The order in which you put these cards, the uppermost first."""
    options = tuple(ChosenTarget(object=each) for each in cards)
    answer = yield from ask(Question(resolution.controller, "library place", Shape.ORDER, options, resolution.of, rule=rule))
    return tuple(each.object for each in answer if isinstance(each, ChosenTarget) and each.object is not None)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    ExileTop: exile_top,
    Mill: mill,
    PutGraveyardOnBottom: put_graveyard_on_bottom,
    PutOnTopOrBottom: put_on_top_or_bottom,
    RevealTop: reveal_top,
    Scry: scry,
    SearchEverywhereAndExile: search_everywhere_and_exile,
    SearchNamedToHand: search_named_to_hand,
    SearchLandToHand: search_land_to_hand,
    SearchOntoBattlefield: search_onto_battlefield,
    SearchToTop: search_to_top,
    ShuffleGraveyardIntoLibrary: shuffle_graveyard_into_library,
    Surveil: surveil,
    TakeFromTop: take_from_top,
    SacrificeToSearch: sacrifice_to_search,
}
