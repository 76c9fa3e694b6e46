"""Proliferating (701.34)."""

from __future__ import annotations

from oracle import layers, matching, triggers
from oracle.counters import putting
from oracle.counters.modifying import Putting
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
    one_more = [
        Putting(player, each, tuple((kind, 1) for kind, _ in options[each])) for each in chosen if isinstance(each, ChosenTarget)
    ]
    yield from putting.put_all(game, one_more)
    triggers.note(game, Proliferated(player))


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
