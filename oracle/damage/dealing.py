"""Dealing damage: the parts of 120.4 one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import layers, triggers
from oracle.damage import modifying, results
from oracle.damage.event import Damage
from oracle.damage.excess import excess
from oracle.game import Game
from oracle.happenings import CombatDamageDealt, DamageDealt, DamageDealtBy, DamageReceived
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking
from oracle.state import State


def deal(game: Game, damages: Iterable[Damage]) -> Asking[tuple[DamageReceived, ...]]:
    """Sources deal damage at the same time (120.4): what each object and player was dealt in the end. Damage of 0 is none
    (120.8), and some things can't be dealt any (120.1a).
    """
    possible = [each for each in damages if each.amount > 0 and modifying.can_be_dealt(game.state, each.to)]
    dealing = yield from modifying.as_modified(game, possible)
    received = _received(game.state, dealing.damages)
    _remember(game, received)
    _note(game, received)
    yield from results.process(game, dealing)
    return received


def _received(state: State, damages: Iterable[Damage]) -> tuple[DamageReceived, ...]:
    """What each object and player is dealt, by all sources."""
    to_each: dict[ChosenTarget, list[Damage]] = {}
    for each in damages:
        to_each.setdefault(each.to, []).append(each)
    return tuple(
        DamageReceived(
            to,
            tuple(DamageDealt(each.source, to, each.amount, each.combat) for each in parts),
            0 if to.object is None else excess(state, to.object, parts),
        )
        for to, parts in to_each.items()
    )


def _remember(game: Game, received: Iterable[DamageReceived]) -> None:
    """For the rest of the turn it is remembered what has dealt damage to a permanent, and how much artifacts have to a player."""
    objects = dict(game.state.objects)
    for each in received:
        if each.to.player is not None:
            by_artifacts = sum(part.amount for part in each.parts if _is_artifact(game.state, part.source))
            before = game.player(each.to.player).damage_by_artifacts
            game.change_player(each.to.player, damage_by_artifacts=before + by_artifacts)
        if each.to.object is not None:
            found = objects[each.to.object]
            sources = dict.fromkeys((*found.damaged_by, *(part.source for part in each.parts)))
            objects[found.id] = found.changed(damaged_by=tuple(sources))
    game.update(objects=objects)


def _is_artifact(state: State, of: ObjectId) -> bool:
    return "Artifact" in layers.characteristics(state, of).types


def _note(game: Game, received: Iterable[DamageReceived]) -> None:
    """Note what each source has dealt to each object and player, to all of them, what each has been dealt, and what creatures
    have dealt together to players in combat (120.4b).
    """
    by_each: dict[ObjectId, list[DamageDealt]] = {}
    for each in received:
        for part in each.parts:
            triggers.note(game, part)
            by_each.setdefault(part.source, []).append(part)
    for source, parts in by_each.items():
        triggers.note(game, DamageDealtBy(source, tuple(parts)))
    for each in received:
        triggers.note(game, each)
    fought = [part.source for each in received for part in each.parts if part.combat and each.to.player is not None]
    if fought:
        triggers.note(game, CombatDamageDealt(tuple(fought)))
