"""Declaring attackers (508.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace

from oracle import editions, events, layers, triggers
from oracle.abilities.statics import CantAttack, CantFightAlone, MustAttack
from oracle.combat import attackable, banding, costs, declaring, rules
from oracle.combat.costs import Due, Dues
from oracle.combat.declaring import Declaration, Pair, Possible, Requirement, Restriction
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import Attacked, AttackersDeclared
from oracle.layers import Rule
from oracle.objects import Attack, ChosenTarget, ObjectId, Seat
from oracle.state import State, Step


def declare(game: Game, player: Seat, attacks: Sequence[tuple[ObjectId, ChosenTarget]]) -> None:
    """A player declares attackers, each with what it attacks: a player, planeswalker or battle. None at all is a declaration too.

    Raises IllegalAction where the declaration is not to be made now, or is illegal.
    """
    state = game.state
    combat = state.combat
    if combat is None or combat.declaring != player or state.step is not Step.DECLARE_ATTACKERS:
        raise IllegalAction("the active player declares attackers, once, as the declare attackers step begins", "508.1")
    chosen = tuple(of for of, _ in attacks)
    if len(set(chosen)) < len(chosen):
        raise IllegalAction("a creature attacks only one player, planeswalker or battle", "508.1b")
    defending = [_may_be_declared(state, player, of, what) for of, what in attacks]
    declaring.check(frozenset(attacks), _possible(state, player, frozenset(attacks)), "508.1d")
    for of in chosen:
        if not layers.has_keyword(state, of, "vigilance"):
            events.tap(game, of)
    costs.pay(game, player, _owed(game.state, attacks), "508.1j")
    declared = {
        of: Attack(what, by) for (of, what), by in zip(attacks, defending, strict=True) if costs.is_left(game.state, player, of)
    }
    _check_left(attacks, declared)
    now = game.state.objects
    attacking = {
        of: now[of].changed(attacking=attack, attacks=now[of].attacks + 1, fought=True) for of, attack in declared.items()
    }
    game.update(objects={**now, **attacking})
    against = tuple(dict.fromkeys(what.player for _, what in attacks if what.player is not None))
    game.update(combat=replace(combat, declaring=None, attacked=bool(chosen), against=against))
    banding.check(game.state)
    for of in declared:
        triggers.note(game, Attacked(of, alone=len(chosen) == 1))
    if attacks:
        game.change_player(player, attacked=True)
        triggers.note(game, AttackersDeclared(player, tuple(each for each in attacks if each[0] in declared)))


def _owed(state: State, attacks: Iterable[Pair]) -> Dues:
    """What is owed for these attacks together (508.1h)."""
    return costs.together(costs.of_attack(state, *each) for each in attacks)


def _check_left(attacks: Iterable[Pair], declared: Mapping[ObjectId, Attack]) -> None:
    """Raise NotModelled where it makes a difference whether those that were given up to pay for the declaration have attacked: to
    whether another one attacks alone (506.5), and to who was attacked (508.6).
    """
    chosen = dict(attacks)
    if len(declared) == len(chosen):
        return
    if len(declared) < 2 or {attack.what for attack in declared.values()} != {*chosen.values()}:
        raise NotModelled("an attacker given up to pay for attacking, where it shows whether it attacked")


def _may_be_declared(state: State, player: Seat, of: ObjectId, what: ChosenTarget) -> Seat:
    """The defending player of a creature that attacks this. Raises IllegalAction unless a player may choose it as an attacker
    (508.1a) that attacks this (508.1b), and nothing forbids it to do so (508.1c).
    """
    _check_may_attack(state, player, of)
    defending = attackable.defending(state, what)
    for rule, static in rules.about(state, of, CantAttack):
        if static.unless is None or not rules.holds(state, rule, static.unless, defending):
            raise IllegalAction(f"{rule.source.label} keeps {rules.name(state, of)} from attacking", "508.1c")
    return defending


def _check_may_attack(state: State, player: Seat, of: ObjectId) -> None:
    """Raise IllegalAction unless a player may choose an object as an attacker (508.1a), and nothing keeps it from it (508.1c)."""
    found, name = state.objects[of], rules.name(state, of)
    types = layers.characteristics(state, of).types
    if not layers.is_permanent(state, of) or "Creature" not in types or layers.controller(state, of) != player:
        raise IllegalAction(f"{name} is no creature of the attacking player's", "508.1a")
    if "Battle" in types:
        raise IllegalAction(f"{name} is a battle", "508.1a")
    if found.tapped:
        raise IllegalAction(f"{name} is tapped", "508.1a")
    if found.sick and not layers.has_keyword(state, of, "haste"):
        raise IllegalAction(f"{name} has not been under the player's control since the turn began", "302.6")
    if (by := rules.kept_from_fighting_by(state, of)) is not None:
        raise IllegalAction(f"{by.label} keeps {name} from attacking", "508.1c")
    if layers.has_keyword(state, of, "defender"):
        raise IllegalAction(f"{name} has defender", "702.3b")


# ---- the declaration as a whole


def _possible(state: State, player: Seat, declared: Declaration) -> Possible:
    """The declarations that a player could make for no more than what they are to pay for the one that is ``declared``: nobody is
    required to pay for an attack. Which attacks are possible is looked at only where something is required.
    """
    own = layers.permanents(state, player)
    required = [(each, rule, static) for each in own for rule, static in rules.about(state, each, MustAttack)]
    for of, rule, _ in required:
        rules.check_once_more(state, rule, done=state.objects[of].attacks > 0)
    pairs = tuple(_attacks(state, player, _owed(state, declared).keys())) if required else ()
    requirements = tuple(_required(pairs, *each) for each in required)
    helped = editions.HELPERS_ARE_CONSIDERED.holds(state)
    return Possible(pairs, dict.fromkeys(own, 1), tuple(_restrictions(state, own)), requirements, helped)


def _required(pairs: Sequence[Pair], of: ObjectId, rule: Rule, static: MustAttack) -> Requirement:
    """What is required of a creature: that it attacks, or that it attacks another player than the one who requires it."""
    return frozenset(
        (attacker, what)
        for attacker, what in pairs
        if attacker == of and (not static.other_than_you or what.player not in (None, rule.you))
    )


def _attacks(state: State, player: Seat, owed: Set[Due]) -> Iterator[Pair]:
    """Each attack of a creature that no restriction on it alone forbids, and that costs no more than is owed."""
    for of in layers.permanents(state, player):
        for what in attackable.everything(state):
            try:
                _may_be_declared(state, player, of, what)
            except IllegalAction:
                continue
            if costs.of_attack(state, of, what).keys() <= owed:
                yield of, what


def _restrictions(state: State, own: Sequence[ObjectId]) -> Iterator[Restriction]:
    """What is forbidden of the attacking creatures together (508.1c)."""
    for each in own:
        if any(rules.about(state, each, CantFightAlone)):
            why = IllegalAction(f"{rules.name(state, each)} can't attack alone", "508.1c")
            yield Restriction(declaring.only(each), why, mendable=True)
    for source, most in rules.limits(state, blocking=False):
        why = IllegalAction(f"{source.label} lets only {most} attack", "508.1c")
        yield Restriction(declaring.more_than(most), why, mendable=False)
