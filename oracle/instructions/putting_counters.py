"""Instructions that put counters on permanents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from oracle import events, layers, zones
from oracle.abilities.effects import (
    DistributeCounters,
    PutChosenCounter,
    PutCounterOnChosen,
    PutCounterOnEither,
    PutCounters,
    PutCountersLike,
    PutCountersOfGraveyard,
    PutCountersOfKeywords,
    PutCountersOfKinds,
    PutCountersOnEach,
)
from oracle.abilities.qualities import Named, Quality, Reference, Who
from oracle.counters import putting
from oracle.counters.modifying import Putting, can_be_put
from oracle.errors import NotModelled
from oracle.instructions.resolution import Resolution
from oracle.keywords.variants import is_among
from oracle.objects import ChosenTarget, Counters, ObjectId, Zone
from oracle.questions import Asking, Question, Shape, ask, ask_objects


def _there(resolution: Resolution, what: Reference) -> tuple[ObjectId, ...]:
    """The permanents that a reference means: on the battlefield is what a text means that names no zone (109.2)."""
    return tuple(each for each in resolution.found(what) if events.on_battlefield(resolution.game, each))


def _put(resolution: Resolution, objects: Iterable[ObjectId], counters: Counters) -> Asking[None]:
    """You put these counters on each of these objects, all at the same time."""
    you = resolution.controller
    yield from putting.put_all(resolution.game, [Putting(you, ChosenTarget(object=each), counters) for each in objects])


def put_counters(resolution: Resolution, effect: PutCounters) -> Asking[None]:
    """Put counters on permanents, on all of them at the same time."""
    counters = ((effect.kind, resolution.number(effect.count)),)
    yield from _put(resolution, _there(resolution, effect.what), counters)


def put_counters_of_kinds(resolution: Resolution, effect: PutCountersOfKinds) -> Asking[None]:
    """Put counters of several kinds at the same time."""
    yield from _put(resolution, _there(resolution, effect.what), effect.kinds)


def put_chosen_counter(resolution: Resolution, effect: PutChosenCounter) -> Asking[None]:
    """Put a counter of a kind that its controller chooses as the instruction is carried out, of those that can be put there
    (608.2d).
    """
    game, you = resolution.game, resolution.controller
    puttings = []
    for each in _there(resolution, effect.what):
        possible = tuple(kind for kind in effect.kinds if can_be_put(game.state, each, kind))
        if possible:
            (kind,) = yield from ask(Question(you, "counter", Shape.PICK, possible, resolution.of, rule="608.2d"))
            puttings.append(Putting(you, ChosenTarget(object=each), ((str(kind), 1),)))
    yield from putting.put_all(game, puttings)


def put_counter_on_chosen(resolution: Resolution, effect: PutCounterOnChosen) -> Asking[None]:
    """Players choose a permanent, the active player first (101.4), and put a counter on it, all at the same time (608.2d)."""
    state = resolution.game.state
    puttings = []
    for player in resolution.players(effect.who):
        pool = layers.permanents(state) if effect.who is Who.YOU else layers.permanents(state, player)
        options = [each for each in pool if resolution.matches(effect.quality, each, player)]
        chosen = yield from ask_objects(player, "choose objects", options, resolution.of, rule="608.2d")
        puttings += [Putting(player, ChosenTarget(object=each), ((effect.kind, 1),)) for each in chosen]
    yield from putting.put_all(resolution.game, puttings)


def put_counter_on_either(resolution: Resolution, effect: PutCounterOnEither) -> Asking[None]:
    """Put a counter on one of several permanents (608.2d)."""
    there = _there(resolution, effect.what)
    for each in (yield from ask_objects(resolution.controller, "choose objects", there, resolution.of, rule="608.2d")):
        yield from putting.put(resolution.game, resolution.controller, each, effect.kind, 1)


def put_counters_on_each(resolution: Resolution, effect: PutCountersOnEach) -> Asking[None]:
    """Put counters on each permanent of a quality, or on those of a player, at the same time."""
    state = resolution.game.state
    players = None if effect.controller is None else resolution.players(effect.controller)
    there = [
        each for each in resolution.permanents(effect.quality) if players is None or layers.controller(state, each) in players
    ]
    counters = ((effect.kind, resolution.number(effect.count)),)
    yield from _put(resolution, there, counters)


def put_counters_like(resolution: Resolution, effect: PutCountersLike) -> Asking[None]:
    """Put as many counters of each kind as another object has or last had; they stay there too."""
    state = resolution.game.state
    like = [state.objects.get(each) or state.gone[each] for each in resolution.named(effect.like)]
    for each in like:
        if each.counters:
            yield from _put(resolution, _there(resolution, effect.what), each.counters)


def put_counters_of_graveyard(resolution: Resolution, effect: PutCountersOfGraveyard) -> Asking[None]:
    """Put a counter for each keyword that a creature card in your graveyard has, one after the other, and as many on the
    source. A card with hexproof from something is found where hexproof is looked for (702.11e).
    """
    game, you = resolution.game, resolution.controller
    put = 0
    for keyword in effect.keywords:
        cards = [layers.characteristics(game.state, each) for each in zones.in_zone(game.state, Zone.GRAVEYARD, you)]
        had = {name for card in cards if "Creature" in card.types for name in card.keywords}
        there = is_among(had, keyword)
        options = resolution.permanents(Quality(types=("Creature",), controller=Who.YOU)) if there else ()
        for each in (yield from ask_objects(you, "choose objects", options, resolution.of, rule="608.2d")):
            before = _number(game.object(each).counters)
            yield from putting.put(game, you, each, keyword, 1)
            put += _number(game.object(each).counters) - before
    yield from _put(resolution, _there(resolution, Named.THIS), ((effect.then, put),))


def put_counters_of_keywords(resolution: Resolution, effect: PutCountersOfKeywords) -> Asking[None]:
    """For each keyword in turn that another object has and the source does not, put a counter of that kind on the source.

    Raises NotModelled for a variant of one of them: no rule says whether it is that keyword here (702.19c).
    """
    for like in resolution.named(effect.like):
        for keyword in effect.keywords:
            state = resolution.game.state
            theirs, own = (layers.characteristics(state, each).keywords for each in (like, resolution.source.id))
            if _has(theirs, keyword) and not _has(own, keyword):
                yield from _put(resolution, _there(resolution, Named.THIS), ((keyword, 1),))


def _has(keywords: frozenset[str], keyword: str) -> bool:
    """Whether a keyword is among these. Raises NotModelled where only a variant of it is."""
    if keyword not in keywords and any(each.startswith((f"{keyword} from ", f"{keyword} over ")) for each in keywords):
        raise NotModelled(f"a variant of {keyword}")
    return keyword in keywords


def distribute_counters(resolution: Resolution, effect: DistributeCounters) -> Asking[None]:
    """Put the share of each target on it, all at the same time; that of a target that is not legal any more is lost (608.2b)."""
    legal = resolution.targets[effect.what.number]
    you = resolution.controller
    yield from putting.put_all(resolution.game, [Putting(you, to, ((effect.kind, resolution.shares[to]),)) for to in legal])


def _number(counters: Counters) -> int:
    return sum(count for _, count in counters)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    DistributeCounters: distribute_counters,
    PutChosenCounter: put_chosen_counter,
    PutCounterOnChosen: put_counter_on_chosen,
    PutCounterOnEither: put_counter_on_either,
    PutCounters: put_counters,
    PutCountersLike: put_counters_like,
    PutCountersOfGraveyard: put_counters_of_graveyard,
    PutCountersOfKeywords: put_counters_of_keywords,
    PutCountersOfKinds: put_counters_of_kinds,
    PutCountersOnEach: put_counters_on_each,
}
