"""Declaring attackers (508.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle import events, layers, triggers
from oracle.combat import kept_from_fighting_by, protector
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import Attacked
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
    """The defending player of an attack (508.5): who is attacked, who controls the planeswalker or protects the battle that is
    (506.2). Every opponent of the attacking player may be one (802.2).

    Raises IllegalAction for what can't be attacked.
    """
    defending = what.player if what.object is None else _defending_permanent(state, what.object)
    if defending is None or state.players[defending].lost:
        raise IllegalAction("only players who are in the game can be attacked, planeswalkers and battles", "506.3")
    if defending == player:
        raise IllegalAction(
            "only defending players, their planeswalkers and the battles that they protect can be attacked", "506.2"
        )
    return defending


def _defending_permanent(state: State, of: ObjectId) -> Seat:
    types = layers.characteristics(state, of).types if layers.is_permanent(state, of) else ()
    if {"Battle", "Planeswalker"} <= set(types):
        raise NotModelled("an attack on what is a planeswalker and a battle")
    if "Battle" in types:
        return protector(state, of)
    if "Planeswalker" not in types:
        raise IllegalAction("only players, planeswalkers and battles can be attacked", "506.3")
    return layers.controller(state, of)
