"""The damage assignment order, which the editions from 2009-07-11 to 2024-11-07 have: as blockers are declared it is announced in
which order a creature will assign its damage to those that it fights. The numbers of its rules are those of these editions.
"""

from __future__ import annotations

from dataclasses import replace

from oracle import combat, editions, layers, matching
from oracle.game import Game
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State


def holds(state: State) -> bool:
    """Whether a game is played by an edition with a damage assignment order."""
    return editions.DAMAGE_IN_ORDER.holds(state) and not editions.DAMAGE_WITHOUT_ORDER.holds(state)


def announce(game: Game) -> Asking[None]:
    """Blockers have been declared: the active player puts those of each attacking creature in order (509.2), then each defending
    player, in turn order, the creatures that each of theirs blocks (509.3). What leaves combat since then leaves the others in
    their order (509.2a, 509.3a).
    """
    if not holds(game.state):
        return
    for of in combat.attackers(game.state):
        order = yield from _ordered(game, of, combat.blockers(game.state, of), "509.2")
        attack = game.object(of).attacking
        assert attack is not None
        game.change(of, attacking=replace(attack, order=order))
    for player in matching.turn_order(game.state):
        for of in (each for each in layers.permanents(game.state, player) if game.object(each).blocking):
            order = yield from _ordered(game, of, combat.blocking(game.state, of), "509.3")
            game.change(of, blocking=order)


def _ordered(game: Game, of: ObjectId, fought: tuple[ObjectId, ...], rule: str) -> Asking[tuple[ObjectId, ...]]:
    """The creatures that a creature fights in the order in which its controller puts them."""
    you = layers.controller(game.state, of)
    options = tuple(ChosenTarget(object=each) for each in fought)
    answer = yield from ask(Question(you, "choose objects", Shape.ORDER, options, of, rule=rule))
    return tuple(each.object for each in answer if isinstance(each, ChosenTarget) and each.object is not None)


def blockers(state: State, of: ObjectId) -> tuple[ObjectId, ...]:
    """The creatures that block an attacking creature, in its damage assignment order where it has one."""
    attack = state.objects[of].attacking
    there = combat.blockers(state, of)
    if attack is None or not holds(state):
        return there
    return tuple(sorted(there, key=attack.order.index))
