"""Proliferating (701.34)."""

from __future__ import annotations

from oracle import editions, layers, matching, triggers
from oracle.counters import putting
from oracle.counters.modifying import Putting
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.happenings import Proliferated
from oracle.objects import ChosenTarget, Counters, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State


def proliferate(game: Game, player: Seat, about: ObjectId | None = None) -> Asking[None]:
    """A player chooses any number of permanents and players that have counters and gives each one more of each kind that it has,
    all at the same time (701.34a). Whoever proliferates has done so even if nothing was chosen.
    """
    options = _with_counters(game.state)
    question = Question(
        player, "choose objects", Shape.PICK, tuple(options), about, minimum=0, maximum=len(options), rule="701.34a"
    )
    chosen = yield from ask(question)
    given = {each: tuple(kind for kind, _ in options[each]) for each in chosen if isinstance(each, ChosenTarget)}
    if not editions.PROLIFERATE_EACH_KIND.holds(game.state):
        given = yield from _of_one_kind(player, given, about)
    one_more = [Putting(player, each, tuple((kind, 1) for kind in kinds)) for each, kinds in given.items()]
    yield from putting.put_all(game, one_more)
    triggers.note(game, Proliferated(player))


def _of_one_kind(
    player: Seat, given: dict[ChosenTarget, tuple[str, ...]], about: ObjectId | None
) -> Asking[dict[ChosenTarget, tuple[str, ...]]]:
    """One of these kinds for each permanent and player, which whoever proliferates chooses: so the rules had it at first
    (701.25b of the text of 2017).

    A question for a permanent is about it, one for a player about what proliferates. Raises NotModelled where that could mean
    either of two players.
    """
    if sum(each.player is not None and len(kinds) > 1 for each, kinds in given.items()) > 1:
        raise NotModelled("choosing the counters that two players get by proliferating")
    one: dict[ChosenTarget, tuple[str, ...]] = {}
    for each, kinds in given.items():
        chosen = yield from ask(Question(player, "counter", Shape.PICK, kinds, each.object or about, rule="701.25b"))
        one[each] = tuple(map(str, chosen))
    return one


def _with_counters(state: State) -> dict[ChosenTarget, Counters]:
    """All permanents and players that have a counter, with what they have; nothing keeps them from being chosen, since they are
    no targets.
    """
    found: dict[ChosenTarget, Counters] = {}
    for seat in matching.turn_order(state):
        if state.players[seat].counters:
            found[ChosenTarget(player=seat)] = state.players[seat].counters
    for each in layers.permanents(state):
        if state.objects[each].counters:
            found[ChosenTarget(object=each)] = state.objects[each].counters
    return found
