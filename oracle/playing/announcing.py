"""Announcing a spell or ability (601.2c): its targets."""

from __future__ import annotations

from collections.abc import Sequence

from oracle import dividing, targets, triggers
from oracle.abilities.qualities import Target
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking


def choose_targets(game: Game, of: ObjectId, chosen: Sequence[ChosenTarget]) -> None:
    """Give a spell or ability on the stack the targets that its controller announces (601.2c, 115).

    ``chosen`` lists them in the order in which the text asks for them. Where it is empty and there is only one legal choice,
    that is taken. Raises IllegalAction where they are too many or too few, or one is not legal, or there are none to choose;
    NotModelled where an announcement leaves out targets that there are, which is incomplete and no illegal action, and where an
    effect is to be divided among them (601.2d) and there are several ways to.
    """
    wanted = targets.wanted(game.state, of)
    options = [targets.legal_for(game.state, of, target) for target in wanted]
    if not chosen:
        chosen = _forced(wanted, options)
    split = _split(wanted, options, tuple(chosen))
    if split is None and not chosen and all(len(legal) >= target.minimum for target, legal in zip(wanted, options, strict=True)):
        raise NotModelled("an announcement that does not say which targets")
    if split is None:
        raise IllegalAction("these are no legal targets for it", "601.2c")
    game.change(of, targets=split)
    triggers.note_targets(game, of)
    for _ in dividing.divide(game, of):
        raise NotModelled("announcing how an effect is divided")


def ask_targets(game: Game, of: ObjectId) -> Asking[None]:
    """Ask for the targets of a spell that is cast while something else resolves (601.2c, 608.2g).

    Raises IllegalAction where there is no legal choice.
    """
    chosen = yield from targets.choose(game, of)
    if chosen is None:
        raise IllegalAction("there are no legal targets for it", "601.2c")
    game.change(of, targets=chosen)
    triggers.note_targets(game, of)
    yield from dividing.divide(game, of)


def _forced(wanted: Sequence[Target], options: Sequence[Sequence[ChosenTarget]]) -> tuple[ChosenTarget, ...]:
    """The targets where nothing is left to choose: each instance has just as many legal ones as it needs."""
    if any(target.minimum != len(legal) for target, legal in zip(wanted, options, strict=True) if target.minimum):
        return ()
    return tuple(each for target, legal in zip(wanted, options, strict=True) if target.minimum for each in legal)


def _split(
    wanted: Sequence[Target],
    options: Sequence[Sequence[ChosenTarget]],
    chosen: tuple[ChosenTarget, ...],
    before: tuple[tuple[ChosenTarget, ...], ...] = (),
) -> tuple[tuple[ChosenTarget, ...], ...] | None:
    """The targets by instance of the word "target", after those of the instances ``before``; an instance with a choice of how
    many takes as many as it can.
    """
    if not wanted:
        return None if chosen else ()
    first = wanted[0]
    legal = targets.other_than(before, first, options[0])
    for count in range(min(first.maximum, len(chosen)), first.minimum - 1, -1):
        own = chosen[:count]
        if len(set(own)) == count and all(each in legal for each in own):
            rest = _split(wanted[1:], options[1:], chosen[count:], (*before, own))
            if rest is not None:
                return (own, *rest)
    return None
