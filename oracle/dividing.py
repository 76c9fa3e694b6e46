"""Dividing an effect among targets (601.2d): announced with the targets, and kept whatever becomes of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oracle import layers, modes
from oracle.abilities.effects import DealDamageDivided, DistributeCounters, PreventNextDivided
from oracle.abilities.qualities import Amount, Number
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import ChosenTarget, Division, GameObject, ObjectId
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State


def divide(game: Game, of: ObjectId) -> Asking[None]:
    """The controller of a spell or ability whose targets are chosen divides among them what is to be divided; each gets at least
    one (601.2d, 603.3d).
    """
    effects = tuple(_divided(game.state, of))
    if len(effects) > 1:
        raise NotModelled("two divisions of one spell or ability")
    for kind, number, amount in effects:
        chosen = game.object(of).targets[number]
        if chosen:
            you = layers.controller(game.state, of)
            question = Question(you, kind, Shape.DISTRIBUTE, chosen, of, minimum=1, maximum=amount, rule="601.2d")
            shares = yield from ask(question)
            game.change(of, division=Division(number, tuple(int(str(share)) for share in shares)))


def shares(found: GameObject) -> Mapping[ChosenTarget, int]:
    """How much each target of a spell or ability gets, those that are illegal by now among them."""
    if found.division is None:
        return {}
    return dict(zip(found.targets[found.division.number], found.division.shares, strict=True))


def _amount(found: GameObject, amount: Number) -> int:
    """How much is divided; X is what was announced for the spell (601.2b)."""
    if isinstance(amount, int):
        return amount
    if amount is not Amount.X or found.cast is None:
        raise NotModelled("dividing an amount that is not known as the division is announced")
    return found.cast.x


def _divided(state: State, of: ObjectId) -> Iterator[tuple[str, int, int]]:
    """What is to be divided, as the contract calls the question: damage or counters, or a prevention shield; which instance of
    the word "target" it is divided among, and how much.
    """
    found = state.objects[of]
    if found.ability is not None:
        abilities = [(found.ability.ability.targets, found.ability.ability.effects)]
    else:
        abilities = [(each.targets, each.effects) for each in modes.instructions(state, of)]
    first = 0
    for targets, effects in abilities:
        for effect in effects:
            if isinstance(effect, DealDamageDivided | PreventNextDivided | DistributeCounters):
                kind = "shield" if isinstance(effect, PreventNextDivided) else "distribute"
                yield kind, first + effect.what.number, _amount(found, effect.amount)
        first += len(targets)
