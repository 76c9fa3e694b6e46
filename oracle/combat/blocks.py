"""Declaring blockers (509.1), and what keeps a creature from blocking or from being blocked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oracle import combat, layers, matching, protection
from oracle.abilities.statics import CantBlockWith
from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.objects import Characteristics, ObjectId, Seat
from oracle.state import CantBlockEffect, State, Step


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
    _next(game, defending)
    return bool(defending)


def _next(game: Game, defending: tuple[Seat, ...]) -> None:
    """The first of these players is to declare blockers. Where nobody is left, attackers for which nobody has declared any are
    unblocked (509.1h).
    """
    assert game.state.combat is not None
    first = defending[0] if defending else None
    game.update(combat=replace(game.state.combat, declaring=first, declaring_next=defending[1:]))
    for each in combat.attackers(game.state) if first is None else ():
        attack = game.object(each).attacking
        if attack is not None and attack.blocked is None:
            game.change(each, attacking=replace(attack, blocked=False))


def declare(game: Game, player: Seat, blocks: Sequence[tuple[ObjectId, ObjectId]]) -> None:
    """A defending player declares blockers, each with the attacking creatures that it blocks; none at all is a declaration too.

    Raises IllegalAction where the declaration is not to be made now, or is illegal.
    """
    state = game.state
    going_on = state.combat
    if going_on is None or going_on.declaring != player or state.step is not Step.DECLARE_BLOCKERS:
        raise IllegalAction("the defending player declares blockers, once, as the declare blockers step begins", "509.1")
    chosen = tuple(of for of, _ in blocks)
    if len(set(chosen)) < len(chosen):
        raise IllegalAction("a creature blocks one attacking creature", "509.1a")
    for of, attacker in blocks:
        _check_may_block(state, player, of)
        _check_may_be_blocked_by(state, player, attacker, of)
    for attacker in _attacking(state, player):
        blocking = tuple(of for of, blocked in blocks if blocked == attacker)
        if len(blocking) == 1 and layers.has_keyword(state, attacker, "menace"):
            raise IllegalAction("a creature with menace is blocked by two or more creatures", "702.111b")
        attack = state.objects[attacker].attacking
        assert attack is not None
        game.change(attacker, attacking=replace(attack, blocked=bool(blocking)))
    for of, attacker in blocks:
        game.change(of, blocking=(attacker,))
    _next(game, going_on.declaring_next)


def _attacking(state: State, player: Seat) -> tuple[ObjectId, ...]:
    """The creatures of whose attack this is the defending player: those that they may block (802.4a)."""
    attacks = ((each, state.objects[each].attacking) for each in combat.attackers(state))
    return tuple(each for each, attack in attacks if attack is not None and attack.defending == player)


def _check_may_block(state: State, player: Seat, of: ObjectId) -> None:
    """Raise IllegalAction unless a player may choose an object as a blocker (509.1a), and nothing keeps it from it (509.1b)."""
    found = state.objects[of]
    name = found.label or found.base.name
    types = layers.characteristics(state, of).types
    if not layers.is_permanent(state, of) or "Creature" not in types or layers.controller(state, of) != player:
        raise IllegalAction(f"{name} is no creature of the defending player's", "509.1a")
    if "Battle" in types:
        raise IllegalAction(f"{name} is a battle", "509.1a")
    if found.tapped:
        raise IllegalAction(f"{name} is tapped", "509.1a")
    if layers.has_keyword(state, of, "decayed"):
        raise IllegalAction(f"{name} is decayed", "702.147a")
    if any(isinstance(each.modification, CantBlockEffect) and of in each.objects for each in state.effects):
        raise IllegalAction(f"{name} can't block this turn", "509.1b")
    if (by := combat.kept_from_fighting_by(state, of)) is not None:
        raise IllegalAction(f"{by.label} keeps {name} from blocking", "509.1b")
    for source, static in layers.statics(state):
        you = layers.controller(state, source.id)
        if (
            isinstance(static, CantBlockWith)
            and player in matching.players(state, static.who, you)
            and matching.matches(state, static.quality, of, source=source, you=you)
        ):
            raise IllegalAction(f"{source.label} keeps {name} from blocking", "509.1b")


def _check_may_be_blocked_by(state: State, player: Seat, attacker: ObjectId, by: ObjectId) -> None:
    """Raise IllegalAction unless this is an attacking creature of which that player is the defending player (509.1a), and its
    evasion abilities let it be blocked by that creature (509.1b).
    """
    attack = state.objects[attacker].attacking
    if attack is None or attack.defending != player:
        raise IllegalAction("only creatures that attack the player or their planeswalkers can be blocked", "509.1a")
    if protection.protected(state, attacker, by):
        raise IllegalAction("a creature with protection from a color is not blocked by creatures of that color", "702.16f")
    _check_evasion(layers.characteristics(state, attacker), layers.characteristics(state, by))


def _check_evasion(attacking: Characteristics, blocking: Characteristics) -> None:
    """Raise IllegalAction where an evasion ability of the one creature, or shadow of the other, forbids the block."""
    evasion, has = attacking.keywords, blocking.keywords
    artifact = "Artifact" in blocking.types
    if "flying" in evasion and not {"flying", "reach"} & has:
        raise IllegalAction("a creature with flying is blocked by creatures with flying or reach", "702.9b")
    if ("shadow" in evasion) != ("shadow" in has):
        raise IllegalAction("creatures with shadow block, and are blocked by, creatures with shadow", "702.28b")
    if "fear" in evasion and not artifact and "B" not in blocking.colors:
        raise IllegalAction("a creature with fear is blocked by artifact creatures and black creatures", "702.36b")
    if "intimidate" in evasion and not artifact and not attacking.colors & blocking.colors:
        raise IllegalAction("a creature with intimidate is blocked by artifact creatures and those of its color", "702.13b")
