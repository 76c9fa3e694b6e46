"""The combat damage step: combat damage is assigned (510.1), and dealt all at once (510.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oracle import combat, damage, editions, layers, matching
from oracle.abilities.statics import AssignsAsThoughUnblocked
from oracle.combat import assigning, banding, on_the_stack, rules
from oracle.combat.assigning import Assigned, Assigner
from oracle.damage import Damage
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.objects import AssignedDamage, ObjectId
from oracle.questions import Asking, Question, Shape, ask, ask_yes


def begin(game: Game) -> Asking[None]:
    """A combat damage step begins: creatures assign their damage, those of the active player first (802.5), and deal it, or
    put it on the stack in the editions in which it goes there.
    """
    banding.check(game.state)
    dealing = _dealing(game)
    assigned: list[AssignedDamage] = []
    for player in matching.turn_order(game.state):
        assigners = []
        for each in (each for each in layers.permanents(game.state, player) if each in dealing):
            if game.object(each).attacking is not None:
                as_though_unblocked = yield from _as_though_unblocked(game, each)
                assigners.append(assigning.of_attacker(game.state, each, as_though_unblocked=as_though_unblocked))
            else:
                assigners.append(assigning.of_blocker(game.state, each))
        for made in (yield from _assigned(game, assigners)):
            shares = zip(made.by.options, made.shares, strict=True)
            assigned += (AssignedDamage(made.by.of, to, share) for to, share in shares if share)
    if editions.COMBAT_DAMAGE_AT_ONCE.holds(game.state):
        yield from damage.deal(game, (Damage(each.by, each.to, each.amount, combat=True) for each in assigned))
    else:
        _remember_who_assigned(game, assigned)
        on_the_stack.put(game, assigned)


def _remember_who_assigned(game: Game, assigned: Iterable[AssignedDamage]) -> None:
    """In these editions a creature that had first strike and assigned no damage does so in the second combat damage step (310.5,
    502.2b).
    """
    going_on = game.state.combat
    if going_on is not None and going_on.struck_first is not None:
        game.update(combat=replace(going_on, struck_first=tuple(dict.fromkeys(each.by for each in assigned))))


def _as_though_unblocked(game: Game, of: ObjectId) -> Asking[bool]:
    """Whether the controller of a blocked creature has it assign its damage as though it weren't blocked, where they may."""
    attack = game.object(of).attacking
    if attack is None or not attack.blocked or not any(rules.about(game.state, of, AssignsAsThoughUnblocked)):
        return False
    return (yield from ask_yes(layers.controller(game.state, of), "may", of, "510.1c"))


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


def _assigned(game: Game, assigners: Iterable[Assigner]) -> Asking[list[Assigned]]:
    """The damage of one player's creatures, as that player assigns it. What leaves no choice is assigned before the rest, so that
    it counts for the others; nothing is asked of it.
    """
    done: list[Assigned] = []
    choosing: list[Assigner] = []
    for each in assigners:
        if not each.power or not each.options:
            continue
        if len(each.options) == 1:
            done.append(Assigned(each, (each.power,)))
        else:
            choosing.append(each)
    while choosing:
        each = assigning.offered(game.state, choosing.pop(0), done, choosing)
        made = yield from _divided(game, each)
        done.append(made)
        if not assigning.can_be_legal(game.state, done, choosing):
            raise _refused(made)
    return done


def _divided(game: Game, assigner: Assigner) -> Asking[Assigned]:
    """A creature's controller divides its damage among its options; without a choice nothing is asked."""
    you = layers.controller(game.state, assigner.of)
    question = Question(
        you, "distribute", Shape.DISTRIBUTE, assigner.options, assigner.of, minimum=0, maximum=assigner.power, rule="510.1"
    )
    shares = yield from ask(question)
    return Assigned(assigner, tuple(int(str(share)) for share in shares))


def _refused(made: Assigned) -> IllegalAction:
    """Why damage can't be assigned so (510.1e)."""
    if len(made.beyond) > 1 and made.beyond[1]:
        return IllegalAction(
            "damage goes beyond a planeswalker only once as much as its loyalty is assigned to it, and lethal damage to those"
            " that block",
            "702.19c",
        )
    if not any(made.beyond):
        return IllegalAction(
            "damage goes to a creature only once each ahead of it in the order is assigned lethal damage", "510.1c"
        )
    return IllegalAction("damage goes beyond the blocking creatures only once each is assigned lethal damage", "702.19b")
