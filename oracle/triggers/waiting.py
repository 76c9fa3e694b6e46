"""How abilities that have triggered get onto the stack (603.3b-d)."""

from __future__ import annotations

from dataclasses import is_dataclass

from oracle import dividing, matching, stack, targets
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Amount, Named, Who
from oracle.game import Game
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import WaitingTrigger
from oracle.triggers.noting import note_targets
from oracle.undescribed import check_described


def put_waiting_on_stack(game: Game) -> Asking[None]:
    """Each player, the active player first, puts the abilities that wait on the stack in an order of their choice; what triggers
    while they do goes on the stack after that, above all of them (603.3b).

    A player is not asked about abilities that nothing tells apart.
    """
    all_waiting = game.state.waiting
    for seat in matching.turn_order(game.state):
        mine = tuple(each for each in all_waiting if each.controller == seat)
        order = mine
        if len(mine) > 1 and not _indistinguishable(mine):
            question = Question(seat, "order triggers", Shape.ORDER, mine, rule="603.3b")
            order = tuple(each for each in (yield from ask(question)) if isinstance(each, WaitingTrigger))
        for waiting in reversed(order):
            left = list(game.state.waiting)
            left.remove(waiting)
            game.update(waiting=tuple(left))
            yield from _put(game, waiting)
    game.update(waiting=tuple(each for each in game.state.waiting if not game.player(each.controller).lost))


def _put(game: Game, waiting: WaitingTrigger) -> Asking[None]:
    """Put one triggered ability on the stack and choose its targets; without a legal choice it is removed (603.3d)."""
    check_described(waiting.ability.ability, waiting.ability.source)
    of = stack.put_ability(game, waiting.ability, waiting.controller)
    chosen = yield from targets.choose(game, of)
    if chosen is None:
        stack.remove(game, of)
    else:
        game.change(of, targets=chosen)
        note_targets(game, of)
        yield from dividing.divide(game, of)


def _indistinguishable(waiting: tuple[WaitingTrigger, ...]) -> bool:
    """Whether nothing tells these apart: no target that is still to be chosen, and no event of which the effects speak."""
    first = waiting[0].ability
    return all(
        each.ability.ability == first.ability
        and each.ability.source == first.source
        and not each.ability.ability.targets
        and (each.ability.event == first.event or not _names_event(first.ability.effects))
        for each in waiting
    )


def _names_event(text: object) -> bool:
    """Whether instructions speak of the object, the player or the amount of the trigger event; an ability that they give
    speaks of its own.
    """
    if isinstance(text, tuple):
        return any(map(_names_event, text))
    if is_dataclass(text) and not isinstance(text, TriggeredAbility):
        return any(map(_names_event, vars(text).values()))
    return text in (Named.EVENT, Named.DAMAGED, Who.THAT_PLAYER, Amount.THAT_MUCH)
