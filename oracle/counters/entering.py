"""The counters that a permanent enters with (122.6, 614.1c, 614.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from oracle import editions, layers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import CantHaveCounters, EntersWithChosenCounter
from oracle.counters import putting
from oracle.counters.kinds import check
from oracle.counters.modifying import Putting, can_be_put, modified, rules_of_counters
from oracle.game import Game
from oracle.layers import Rule
from oracle.objects import ChosenTarget, Counters, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.replacing import Modifier
from oracle.state import State


def entering_with(
    state: State, imagined: Callable[[], State], by: Seat, source: ObjectId, given: Counters, own: Sequence[tuple[str, int]]
) -> Asking[Counters]:
    """The counters that a permanent enters with, under the control of ``by``, who puts them on it if anybody does: those
    ``given`` by what puts it onto the battlefield and its ``own``, each of which is an effect among those of other permanents
    that change how many there are (616.1). ``imagined`` makes a state in which it is there, under the next id; ``source`` is what
    it was before.
    """
    with_any = tuple(each for each in own if each[1])
    if not given and not with_any:
        return ()
    there, seen = ObjectId(state.next_id), imagined()
    more = [Modifier(source, ("enters with", place), partial(_and, each)) for place, each in enumerate(with_any)]
    rules = (*rules_of_counters(state), *_own_rules(seen, there))
    put = yield from modified(seen, rules, Putting(_putter(state, by), ChosenTarget(object=there), given), own=more, about=source)
    for kind, _ in put.counters:
        check(kind)
    return tuple(sorted(put.counters))


def chosen(imagined: State, by: Seat, static: EntersWithChosenCounter, source: ObjectId) -> Asking[tuple[tuple[str, int], ...]]:
    """A counter of each of the kinds which the player who will control the permanent chooses before it enters (614.12a). None of
    a kind that it can't have (614.17c): what is impossible can't be chosen, and as many as are possible are.
    """
    there = ObjectId(imagined.next_id)
    possible = tuple(kind for kind in static.kinds if can_be_put(imagined, there, kind))
    count = min(static.count, len(possible))
    kinds = yield from ask(Question(by, "counter", Shape.PICK, possible, source, count, count, rule="614.12a"))
    return tuple((str(kind), 1) for kind in kinds)


def note(game: Game, entered: ObjectId | None, counters: Counters) -> None:
    """What has entered with counters has had them put on it (122.6)."""
    if entered is not None and counters:
        by = _putter(game.state, game.object(entered).controller)
        putting.note(game, Putting(by, ChosenTarget(object=entered), counters))


def _putter(state: State, controller: Seat) -> Seat | None:
    """Who puts the counters with which a permanent enters: its controller (122.6a). Under the rules of an earlier day it has been
    given them, and nobody is said to have done that.
    """
    return controller if editions.CONTROLLER_PUTS_COUNTERS_OF_ENTERING.holds(state) else None


def _and(more: tuple[str, int], entering: Putting) -> Putting:
    """The permanent enters with these counters too."""
    counters = dict(entering.counters)
    counters[more[0]] = counters.get(more[0], 0) + more[1]
    return replace(entering, counters=tuple(sorted(counters.items())))


def _own_rules(seen: State, of: ObjectId) -> Iterator[Rule]:
    """What the permanent says of counters on itself alone: that holds for its own entering too (614.12, 614.17d)."""
    found = seen.objects[of]
    for ability in layers.characteristics(seen, of).abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.static, CantHaveCounters) and ability.static.on.itself:
            yield Rule(ability.static, found, found.controller, (of,))
