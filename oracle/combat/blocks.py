"""Declaring blockers (509.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import replace

from oracle import combat, editions, layers, matching, triggers
from oracle.abilities.statics import BlockedBySoMany, CanBlockMore, CantFightAlone, MustBeBlocked, MustBlock
from oracle.combat import banding, costs, declaring, rules
from oracle.combat.costs import Due, Dues
from oracle.combat.declaring import Declaration, Pair, Possible, Restriction
from oracle.combat.evasion import check_may_block
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import BecameBlocked, Blocked, BlockedBy, Unblocked
from oracle.layers import Rule
from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat
from oracle.state import State, Step


def begin(game: Game) -> bool:
    """The declare blockers step begins: whether anybody is to declare blockers, the first defending player first (509.1, 802.4).
    Of several defending players those declare who have anything to block.
    """
    state = game.state
    assert state.combat is not None
    defending = matching.turn_order(state)[1:]
    if len(state.players) > 2:
        attacked = {attack.defending for each in combat.attackers(state) if (attack := state.objects[each].attacking)}
        defending = tuple(each for each in defending if each in attacked)
    go_on(game, defending)
    return bool(defending)


def go_on(game: Game, defending: tuple[Seat, ...]) -> None:
    """The first of these players is to declare blockers. Where nobody is left, attackers for which nobody has declared any are
    unblocked (509.1h).
    """
    assert game.state.combat is not None
    first = defending[0] if defending else None
    game.update(combat=replace(game.state.combat, declaring=first, declaring_next=defending[1:]))
    for each in combat.attackers(game.state) if first is None else ():
        attack = game.object(each).attacking
        if attack is not None and attack.blocked is None:
            game.put(_as_it_becomes(game.state, each, blocked=False))
            triggers.note(game, Unblocked(each))


def declare(game: Game, player: Seat, blocks: Sequence[tuple[ObjectId, ObjectId]]) -> None:
    """A defending player declares blockers, each with the attacking creatures that it blocks; none at all is a declaration too.

    Raises IllegalAction where the declaration is not to be made now, or is illegal.
    """
    state = game.state
    going_on = state.combat
    if going_on is None or going_on.declaring != player or state.step is not Step.DECLARE_BLOCKERS:
        raise IllegalAction("the defending player declares blockers, once, as the declare blockers step begins", "509.1")
    chosen: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for of, attacker in blocks:
        chosen[of] = (*chosen.get(of, ()), attacker)
    for of, those in chosen.items():
        _check_blocks_so_many(state, of, those)
    for of, attacker in blocks:
        check_may_block(state, player, of, attacker)
    declared = frozenset((of, ChosenTarget(object=attacker)) for of, attacker in blocks)
    declaring.check(declared, _possible(state, player, blocks), "509.1c")
    costs.pay(game, player, _owed(state, blocks), "509.1f")
    state = game.state
    if not all(costs.is_left(state, player, of) for of in chosen):
        raise NotModelled("whether a creature is blocked by a blocker that was given up for mana")
    attackers = _attacking(state, player)
    blocked = {attacker for _, attacker in blocks}
    fighting = {each: _as_it_becomes(state, each, blocked=each in blocked) for each in attackers}
    fighting |= {of: state.objects[of].changed(blocking=those, fought=True) for of, those in chosen.items()}
    game.update(objects={**state.objects, **fighting})
    if blocks:
        banding.check(game.state)
    _note(game, attackers, blocks)
    go_on(game, going_on.declaring_next)


def _owed(state: State, blocks: Iterable[tuple[ObjectId, ObjectId]]) -> Dues:
    """What is owed for these blocks together (509.1d)."""
    return costs.together(costs.of_block(state, *each) for each in blocks)


def _as_it_becomes(state: State, attacker: ObjectId, *, blocked: bool) -> GameObject:
    """An attacking creature as it becomes blocked or unblocked (509.1h)."""
    found = state.objects[attacker]
    assert found.attacking is not None
    return found.changed(attacking=replace(found.attacking, blocked=blocked))


def _note(game: Game, attackers: Sequence[ObjectId], blocks: Sequence[tuple[ObjectId, ObjectId]]) -> None:
    """Abilities trigger on blockers being declared (509.1i)."""
    blocked = {attacker for _, attacker in blocks}
    for of in dict.fromkeys(of for of, _ in blocks):
        triggers.note(game, Blocked(of))
    for attacker in attackers:
        triggers.note(game, BecameBlocked(attacker) if attacker in blocked else Unblocked(attacker))
    for of, attacker in blocks:
        triggers.note(game, BlockedBy(attacker, of))


def _check_blocks_so_many(state: State, of: ObjectId, attackers: tuple[ObjectId, ...]) -> None:
    """Raise IllegalAction where a creature blocks more creatures than it can, or one of them twice (509.1a)."""
    if len(set(attackers)) < len(attackers):
        raise IllegalAction("a creature blocks another one once", "509.1a")
    if len(attackers) > _capacity(state, of):
        raise IllegalAction("a creature blocks one attacking creature, but for those that can block more", "509.1a")


def _capacity(state: State, of: ObjectId) -> int:
    return 1 + sum(static.count for _, static in rules.about(state, of, CanBlockMore))


def _attacking(state: State, player: Seat) -> tuple[ObjectId, ...]:
    """The creatures of whose attack this is the defending player: those that they may block (802.4a)."""
    attacks = ((each, state.objects[each].attacking) for each in combat.attackers(state))
    return tuple(each for each, attack in attacks if attack is not None and attack.defending == player)


# ---- the declaration as a whole


def _possible(state: State, player: Seat, declared: Iterable[tuple[ObjectId, ObjectId]]) -> Possible:
    """The declarations that a player could make for no more than what they are to pay for the one that is ``declared``: nobody is
    required to pay for a block. Whatever attacks other players and what those declare is ignored (802.4b). Which blocks are
    possible is looked at only where something is required.
    """
    own, attackers = layers.permanents(state, player), _attacking(state, player)
    must_block = [(each, *found) for each in own for found in rules.about(state, each, MustBlock)]
    must_be_blocked = [(each, *found) for each in attackers for found in rules.about(state, each, MustBeBlocked)]
    for _, rule, _ in (*must_block, *must_be_blocked):
        rules.check_once_more(state, rule, done=state.combats > 1)
    pairs = tuple(_blocks(state, player, _owed(state, declared).keys())) if must_block or must_be_blocked else ()
    requirements = [
        frozenset(pair for pair in pairs if pair[0] == of and _meant(state, pair, rule, static))
        for of, rule, static in must_block
    ]
    for attacker, _, static in must_be_blocked:
        so = frozenset((of, blocked) for of, blocked in pairs if blocked.object == attacker)
        requirements += [frozenset({pair}) for pair in so] if static.by_all else [so]
    capacity = {each: _capacity(state, each) for each in own}
    helped = editions.HELPERS_ARE_CONSIDERED.holds(state)
    return Possible(pairs, capacity, tuple(_restrictions(state, own, attackers)), tuple(requirements), helped)


def _meant(state: State, pair: Pair, rule: Rule, static: MustBlock) -> bool:
    """Whether the attacking creature of a pair is one that something is required to block."""
    attacker = pair[1].object
    assert attacker is not None
    return matching.matches(state, static.attackers, attacker, source=rule.source, you=rule.you)


def _blocks(state: State, player: Seat, owed: Set[Due]) -> Iterator[Pair]:
    """Each block of one creature by another that no restriction on the two forbids, and that costs no more than is owed."""
    for of in layers.permanents(state, player):
        for attacker in _attacking(state, player):
            try:
                check_may_block(state, player, of, attacker)
            except IllegalAction:
                continue
            if costs.of_block(state, of, attacker).keys() <= owed:
                yield of, ChosenTarget(object=attacker)


def _restrictions(state: State, own: Sequence[ObjectId], attackers: Sequence[ObjectId]) -> Iterator[Restriction]:
    """What is forbidden of the blocking creatures together (509.1b)."""
    for each in attackers:
        name = rules.name(state, each)
        if layers.has_keyword(state, each, "menace"):
            why = IllegalAction("a creature with menace is blocked by two or more creatures", "702.111b")
            yield Restriction(_blocked_by_fewer(each, 2), why, mendable=True)
        for _, static in rules.about(state, each, BlockedBySoMany):
            why = IllegalAction(f"{name} can't be blocked by so few or so many creatures", "509.1b")
            yield Restriction(_blocked_by_fewer(each, static.least), why, mendable=True)
            if static.most is not None:
                yield Restriction(_blocked_by_more(each, static.most), why, mendable=False)
    for each in own:
        if any(static.blocking for _, static in rules.about(state, each, CantFightAlone)):
            why = IllegalAction(f"{rules.name(state, each)} can't block alone", "509.1b")
            yield Restriction(declaring.only(each), why, mendable=True)
    for source, most in rules.limits(state, blocking=True):
        why = IllegalAction(f"{source.label} lets only {most} block", "509.1b")
        yield Restriction(declaring.more_than(most), why, mendable=False)


def _blocked_by_fewer(attacker: ObjectId, least: int) -> Callable[[Declaration], bool]:
    return lambda declared: 0 < _blockers(declared, attacker) < least


def _blocked_by_more(attacker: ObjectId, most: int) -> Callable[[Declaration], bool]:
    return lambda declared: _blockers(declared, attacker) > most


def _blockers(declared: Declaration, attacker: ObjectId) -> int:
    return sum(blocked.object == attacker for _, blocked in declared)
