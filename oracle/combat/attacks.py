"""Declaring attackers (508.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle import events, layers, matching, triggers
from oracle.combat import kept_from_fighting_by
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import Attacked
from oracle.objects import Attack, ChosenTarget, ObjectId, Seat
from oracle.state import State, Step


def declare(game: Game, player: Seat, attacks: Sequence[tuple[ObjectId, ChosenTarget]]) -> None:
    """A player declares attackers, each with the player or planeswalker that it attacks; none at all is a declaration too.

    Raises IllegalAction where the declaration is not to be made now, or is illegal.
    """
    state = game.state
    combat = state.combat
    if combat is None or combat.declaring != player or state.step is not Step.DECLARE_ATTACKERS:
        raise IllegalAction("the active player declares attackers, once, as the declare attackers step begins", "508.1")
    chosen = tuple(of for of, _ in attacks)
    if len(set(chosen)) < len(chosen):
        raise IllegalAction("a creature attacks only one player or planeswalker", "508.1b")
    for of in chosen:
        _check_may_attack(state, player, of)
    declared = {of: Attack(what, _defending(state, player, what)) for of, what in attacks}
    for of in chosen:
        if not layers.has_keyword(state, of, "vigilance"):
            events.tap(game, of)
    for of, attack in declared.items():
        game.change(of, attacking=attack)
    game.update(combat=replace(combat, declaring=None, attacked=bool(chosen)))
    for of in chosen:
        triggers.note(game, Attacked(of, alone=len(chosen) == 1))


def _check_may_attack(state: State, player: Seat, of: ObjectId) -> None:
    """Raise IllegalAction unless a player may choose an object as an attacker (508.1a), and nothing keeps it from it (508.1c)."""
    found = state.objects[of]
    name = found.label or found.base.name
    types = layers.characteristics(state, of).types
    if not layers.is_permanent(state, of) or "Creature" not in types or layers.controller(state, of) != player:
        raise IllegalAction(f"{name} is no creature of the attacking player's", "508.1a")
    if "Battle" in types:
        raise IllegalAction(f"{name} is a battle", "508.1a")
    if found.tapped:
        raise IllegalAction(f"{name} is tapped", "508.1a")
    if found.sick and not layers.has_keyword(state, of, "haste"):
        raise IllegalAction(f"{name} has not been under the player's control since the turn began", "302.6")
    if (by := kept_from_fighting_by(state, of)) is not None:
        raise IllegalAction(f"{by.label} keeps {name} from attacking", "508.1c")
    if layers.has_keyword(state, of, "defender"):
        raise IllegalAction(f"{name} has defender", "702.3b")


def _defending(state: State, player: Seat, what: ChosenTarget) -> Seat:
    """The defending player of an attack (508.5): who is attacked, or who controls the planeswalker that is (506.2).

    Raises IllegalAction for what can't be attacked, and NotModelled in a game in which there could be several defending players.
    """
    if len(matching.turn_order(state)) > 2:
        raise NotModelled("an attack in a game of more than two players")
    defending = _controller_of_attacked(state, what) if what.player is None else what.player
    if defending == player:
        raise IllegalAction("only the defending player and their planeswalkers can be attacked", "506.2")
    return defending


def _controller_of_attacked(state: State, what: ChosenTarget) -> Seat:
    of = what.object
    types = () if of is None or not layers.is_permanent(state, of) else layers.characteristics(state, of).types
    if "Battle" in types:
        raise NotModelled("an attack on a battle")
    if of is None or "Planeswalker" not in types:
        raise IllegalAction("only players, planeswalkers and battles can be attacked", "506.3")
    return layers.controller(state, of)
