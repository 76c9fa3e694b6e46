"""The combat damage step: how combat damage is assigned (510.1), and that it is dealt all at once (510.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle import combat, damage, layers
from oracle.damage import Damage
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State


def begin(game: Game) -> Asking[None]:
    """A combat damage step begins: creatures assign their damage, those of the active player first, and deal it."""
    dealing = _dealing(game)
    damages: list[Damage] = []
    for each in (each for each in combat.attackers(game.state) if each in dealing):
        damages += yield from _from_attacker(game, each)
    for each in (each for each in combat.blockers(game.state) if each in dealing):
        blocked = [ChosenTarget(object=of) for of in combat.blocking(game.state, each)]
        damages += yield from _divided(game, each, blocked)
    yield from damage.deal(game, damages)


def _dealing(game: Game) -> frozenset[ObjectId]:
    """The creatures that assign damage in the step that begins, and whether another combat damage step follows it (510.4)."""
    state = game.state
    going_on = state.combat
    assert going_on is not None
    there = (*combat.attackers(state), *combat.blockers(state))
    twice = {each for each in there if layers.has_keyword(state, each, "double strike")}
    quick = tuple(each for each in there if each in twice or layers.has_keyword(state, each, "first strike"))
    struck_first = going_on.struck_first
    if struck_first is not None:
        game.update(combat=replace(going_on, struck_first=None))
        return frozenset(each for each in there if each not in struck_first or each in twice)
    if quick:
        game.update(combat=replace(going_on, struck_first=quick))
    return frozenset(quick or there)


def _from_attacker(game: Game, of: ObjectId) -> Asking[tuple[Damage, ...]]:
    """The damage of an attacking creature: an unblocked one deals it to what it attacks (510.1b), a blocked one to the creatures
    that block it (510.1c), and with trample what is left over to what it attacks (702.19b): all, where nothing blocks it any more
    (702.19d).
    """
    state = game.state
    attack = state.objects[of].attacking
    assert attack is not None
    attacked = [] if attack.what is None else [attack.what]
    if not attack.blocked:
        return (yield from _divided(game, of, attacked))
    blockers = [ChosenTarget(object=each) for each in combat.blockers(state, of)]
    beyond = attacked if layers.has_keyword(state, of, "trample") else []
    return (yield from _divided(game, of, blockers, beyond))


def _divided(
    game: Game, of: ObjectId, among: Sequence[ChosenTarget], beyond: Sequence[ChosenTarget] = ()
) -> Asking[tuple[Damage, ...]]:
    """A creature's damage, as much as its power (510.1a), divided by its controller among these, and what is left over from
    lethal damage also among those that stand ``beyond`` them. Without a choice nothing is asked.
    """
    state = game.state
    power = layers.characteristics(state, of).power or 0
    lethal = [0 if each.object is None else _lethal(state, of, each.object) for each in among]
    options = (*among, *(beyond if power > sum(lethal) or not among else ()))
    if power <= 0 or not options:
        return ()
    you = layers.controller(state, of)
    question = Question(you, "distribute", Shape.DISTRIBUTE, options, of, minimum=0, maximum=power, rule="510.1")
    shares = [int(str(share)) for share in (yield from ask(question))]
    over = sum(shares[len(among) :])
    if over and any(share < enough for share, enough in zip(shares, lethal, strict=False)):
        raise IllegalAction("damage goes beyond the blocking creatures only once each is assigned lethal damage", "702.19b")
    return tuple(Damage(of, to, share, combat=True) for to, share in zip(options, shares, strict=True))


def _lethal(state: State, source: ObjectId, of: ObjectId) -> int:
    """How much damage of this source is lethal to a creature: what is marked on it counts (702.19b), and from a source with
    deathtouch any is (702.2c). A creature blocks one attacker, so that no other's damage counts with it.
    """
    enough = max(0, (layers.characteristics(state, of).toughness or 0) - state.objects[of].damage)
    return min(enough, 1) if layers.has_keyword(state, source, "deathtouch") else enough
