"""Instructions that give players counters, remove and move them, and those to proliferate and to blight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from oracle import choosing, editions, events, layers, life
from oracle.abilities.effects import (
    Blights,
    GetCounters,
    LoseCounters,
    MoveAllCounters,
    MoveAnyCounters,
    MoveCounter,
    Proliferate,
    PutUpTo,
    RemoveAllCounters,
    RemoveCounterOrSacrifice,
    RemoveCountersFrom,
    RemoveCountersFromEach,
    SufferRadiation,
)
from oracle.abilities.events import LosesLife
from oracle.abilities.qualities import Named, Who
from oracle.counters import proliferating, putting, rad
from oracle.counters.modifying import Putting, can_be_put
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.instructions.resolution import Resolution
from oracle.keywords import blight
from oracle.objects import ChosenTarget, Counters, ObjectId, Zone
from oracle.questions import Asking, Question, Shape, ask, ask_objects
from oracle.state import WaitingTrigger


def get_counters(resolution: Resolution, effect: GetCounters) -> Asking[None]:
    """Players get counters, all at the same time. No text says who gives them: whoever controls what resolves."""
    counters = ((effect.kind, resolution.number(effect.count)),)
    getting = [Putting(resolution.controller, ChosenTarget(player=each), counters) for each in resolution.players(effect.who)]
    yield from putting.put_all(resolution.game, getting)


def remove_all_counters(resolution: Resolution, effect: RemoveAllCounters) -> None:
    """Remove all counters from objects."""
    for each in resolution.found(effect.what):
        for kind, count in resolution.game.object(each).counters:
            putting.remove(resolution.game, each, kind, count)


def remove_counter_or_sacrifice(resolution: Resolution, effect: RemoveCounterOrSacrifice) -> None:
    """Remove a counter from the source; who has none to remove sacrifices it, if they control it (701.21a)."""
    for each in resolution.found(Named.THIS):
        if not putting.remove(resolution.game, each, effect.kind, 1):
            events.sacrifice(resolution.game, resolution.controller, each)


def move_all_counters(resolution: Resolution, effect: MoveAllCounters) -> Asking[None]:
    """Move all counters from one object onto another: each kind is removed from the one and put on the other, unless one of
    these is not possible (122.5). Under the rules of an earlier day what could not be put was taken off all the same (609.3).
    """
    game = resolution.game
    pair = (*resolution.found(effect.first), *resolution.found(effect.second))
    if len(pair) != 2 or pair[0] == pair[1] or not all(layers.is_permanent(game.state, each) for each in pair):
        return
    moved = _movable(game, *pair) if editions.COUNTERS_MOVE_WHOLE.holds(game.state) else game.object(pair[0]).counters
    for kind, count in moved:
        putting.remove(game, pair[0], kind, count)
    yield from putting.put_all(game, [Putting(resolution.controller, ChosenTarget(object=pair[1]), moved)])


def _movable(game: Game, first: ObjectId, second: ObjectId) -> Counters:
    """The counters that can be moved from one object onto another (122.5).

    Raises NotModelled where there are others and the rules of the day had them taken off all the same: whether those could be
    chosen, they did not say.
    """
    held = game.object(first).counters
    movable = tuple((kind, count) for kind, count in held if can_be_put(game.state, second, kind))
    if movable != held and not editions.COUNTERS_MOVE_WHOLE.holds(game.state):
        raise NotModelled(f"moving counters that can't be put, by the rules of {game.state.edition}")
    return movable


def proliferate(resolution: Resolution, effect: Proliferate) -> Asking[None]:
    """Proliferate, once or several times (701.34a)."""
    for _ in range(effect.times):
        yield from proliferating.proliferate(resolution.game, resolution.controller, resolution.of)


def move_any_counters(resolution: Resolution, effect: MoveAnyCounters) -> Asking[None]:
    """Move any number of counters: for each permanent that they can be moved from, you choose which ones (608.2d); then all of
    them are moved at the same time.
    """
    game, you = resolution.game, resolution.controller
    for onto in resolution.found(effect.onto):
        if not layers.is_permanent(game.state, onto):
            continue
        chosen: Counter[tuple[ObjectId, str]] = Counter()
        for each in resolution.permanents(effect.quality):
            kinds = tuple(kind for kind, count in _movable(game, each, onto) for _ in range(count)) if each != onto else ()
            question = Question(you, "counter", Shape.PICK, kinds, each, minimum=0, maximum=len(kinds), rule="608.2d")
            chosen.update((each, str(kind)) for kind in (yield from ask(question)))
        moved: Counter[str] = Counter()
        for (of, kind), count in chosen.items():
            moved[kind] += putting.remove(game, of, kind, count)
        yield from putting.put_all(game, [Putting(you, ChosenTarget(object=onto), tuple(moved.items()))])


def lose_counters(resolution: Resolution, effect: LoseCounters) -> None:
    """Players lose all counters of a kind; how many is known to what follows."""
    players = resolution.players(effect.who)
    resolution.that_much = sum(
        putting.take(resolution.game, each, effect.kind, resolution.game.player(each).counted(effect.kind)) for each in players
    )


def suffer_radiation(resolution: Resolution, _: SufferRadiation) -> Asking[None]:
    """Life and rad counters are lost for each nonland card that was milled, in whatever public zone it is (728.1, 701.17c).

    Raises NotModelled where a milled card has gone to a hidden zone, in which it can't be found; and where something waits for
    life being lost and it is more than 1: no rule says how often it is lost.
    """
    game = resolution.game
    if any(game.object(each).zone in (Zone.LIBRARY, Zone.HAND) for each in resolution.made):
        raise NotModelled("radiation for a card that was milled into a hidden zone")
    nonland = [each for each in resolution.made if "Land" not in layers.characteristics(game.state, each).types]
    for player in resolution.players(Who.THAT_PLAYER):
        waiting = len(game.state.waiting)
        yield from life.lose(game, player, len(nonland))
        if len(nonland) > 1 and any(_is_for_life(each) for each in game.state.waiting[waiting:]):
            raise NotModelled("an ability that triggers on life that is lost for each of several cards")
        putting.take(game, player, rad.KIND, len(nonland))


def _is_for_life(waiting: WaitingTrigger) -> bool:
    """Whether it is life lost that has triggered it."""
    return waiting.ability.event is not None and isinstance(waiting.ability.event.event, LosesLife)


def blights(resolution: Resolution, effect: Blights) -> Asking[None]:
    """Players choose, the active player first (101.4), and blight at the same time (701.68a); who can't does not (608.2d)."""
    state = resolution.game.state
    puttings = []
    for player in resolution.players(effect.who):
        creatures = blight.creatures(state, player)
        chosen = yield from ask_objects(player, "choose objects", creatures, resolution.of, rule=blight.RULE)
        puttings += [blight.blighting(player, of, effect.count) for of in chosen]
    yield from putting.put_all(resolution.game, puttings)


def remove_counters_from_each(resolution: Resolution, effect: RemoveCountersFromEach) -> None:
    """Remove counters from each permanent of a quality."""
    for each in resolution.permanents(effect.quality):
        putting.remove(resolution.game, each, effect.kind, effect.count)


def move_counter(resolution: Resolution, effect: MoveCounter) -> Asking[None]:
    """Move a counter from one permanent onto another one, if it can be removed and put (122.5). Of several kinds its controller
    chooses one (608.2d).
    """
    game = resolution.game
    pair = (*resolution.found(effect.first), *resolution.found(effect.second))
    if len(set(pair)) < 2 or not all(layers.is_permanent(game.state, each) for each in pair):
        return
    first, second = pair
    kinds = [kind for kind, _ in _movable(game, first, second)]
    if kinds:
        question = Question(resolution.controller, "counter", Shape.PICK, tuple(kinds), resolution.of, rule="608.2d")
        (kind,) = yield from ask(question)
        putting.remove(game, first, str(kind), 1)
        yield from putting.put(game, resolution.controller, second, str(kind), 1)


def remove_counters(resolution: Resolution, effect: RemoveCountersFrom) -> None:
    """Remove counters from permanents, as many as there are of those that are asked for."""
    game = resolution.game
    for each in resolution.found(effect.what):
        if events.on_battlefield(game, each):
            held = game.object(each).counted(effect.kind)
            putting.remove(game, each, effect.kind, held if effect.count is None else resolution.number(effect.count))


def put_up_to(resolution: Resolution, effect: PutUpTo) -> Asking[None]:
    """Put up to so many counters on the source, and no more than that it has a total (608.2d).

    Raises NotModelled where so many are put for other reasons that it has more.
    """
    game = resolution.game
    for each in resolution.found(Named.THIS):
        room = max(0, effect.total - game.object(each).counted(effect.kind))
        most = min(room, resolution.number(effect.count))
        count = int((yield from choosing.number(resolution.controller, 0, most, resolution.of, "608.2d")))
        if count:
            yield from putting.put(game, resolution.controller, each, effect.kind, count)
        if count and game.object(each).counted(effect.kind) > effect.total:
            raise NotModelled(f"more {effect.kind} counters than an ability can put")


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Blights: blights,
    GetCounters: get_counters,
    LoseCounters: lose_counters,
    MoveAllCounters: move_all_counters,
    MoveAnyCounters: move_any_counters,
    MoveCounter: move_counter,
    PutUpTo: put_up_to,
    RemoveAllCounters: remove_all_counters,
    RemoveCounterOrSacrifice: remove_counter_or_sacrifice,
    Proliferate: proliferate,
    RemoveCountersFrom: remove_counters,
    RemoveCountersFromEach: remove_counters_from_each,
    SufferRadiation: suffer_radiation,
}
