"""Life (119): what changes a player's life total."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from oracle import layers, limits, replacing, triggers
from oracle.abilities.statics import DamageLeavesOneLife, LosesMoreLife, MoreLife
from oracle.errors import NotModelled
from oracle.fitting import is_meant
from oracle.game import Game
from oracle.happenings import LifeGained, LifeLost
from oracle.layers import Rule
from oracle.matching import matches
from oracle.objects import Seat
from oracle.questions import Asking, unasked
from oracle.replacing import Modifier
from oracle.state import State


@dataclass(frozen=True)
class Change:
    """That a player gains so much life, or loses it where ``amount`` is negative; ``by_damage``: as the result of damage."""

    player: Seat
    amount: int
    by_damage: bool = False


def gain(game: Game, player: Seat, amount: int) -> Asking[None]:
    """A player gains life (119.3); an amount of 0 or less is no gain (119.9)."""
    if amount <= 0 or not limits.can_gain_life(game.state, player):
        return
    gained = (yield from _modified(game.state, Change(player, amount))).amount
    if gained > 0:
        game.change_player(player, life=game.player(player).life + gained)
        triggers.note(game, LifeGained(player, gained))


def lose(game: Game, player: Seat, amount: int, *, by_damage: bool = False) -> Asking[None]:
    """A player loses life (119.3); an amount of 0 or less is no loss."""
    if amount <= 0 or not limits.can_lose_life(game.state, player):
        return
    lost = -(yield from _modified(game.state, Change(player, -amount, by_damage))).amount
    if lost > 0:
        game.change_player(player, life=game.player(player).life - lost)
        triggers.note(game, LifeLost(player, lost))


def become(game: Game, player: Seat, total: int) -> Asking[None]:
    """A player's life total becomes a number: they gain or lose what it takes (119.5)."""
    life = game.player(player).life
    yield from gain(game, player, total - life)
    yield from lose(game, player, life - total)


def pay(game: Game, player: Seat, amount: int) -> None:
    """A player pays life: they lose it (119.4). Raises NotModelled where that leaves them a choice."""
    unasked(lose(game, player, amount), "a choice of what happens to life that is paid")


def _modified(state: State, change: Change) -> Asking[Change]:
    """A gain or loss of life after all effects that replace it; the player chooses their order (616.1)."""

    def applicable(event: Change) -> list[Modifier[Change]]:
        return list(_replacements(state, event))

    return (yield from replacing.modified(change, lambda event: event.player, applicable))


def _replacements(state: State, change: Change) -> Iterator[Modifier[Change]]:
    for place, rule in enumerate(layers.in_force(state)):
        static = rule.static
        if isinstance(static, MoreLife):
            if change.amount > 0 and is_meant(static.who, change.player, rule.you):
                yield Modifier(rule.source.id, place, partial(_times, static.times, static.plus))
        elif isinstance(static, LosesMoreLife):
            now = state.active == rule.you or not static.your_turn
            if change.amount < 0 and now and is_meant(static.who, change.player, rule.you):
                yield Modifier(rule.source.id, place, partial(_times, static.times, 0))
        elif isinstance(static, DamageLeavesOneLife) and _leaves_one(state, static, rule, change):
            yield Modifier(rule.source.id, place, partial(_leave_one, state.players[change.player].life))


def _times(times: int, plus: int, change: Change) -> Change:
    return replace(change, amount=change.amount * times + plus)


def _leave_one(life: int, change: Change) -> Change:
    return replace(change, amount=1 - life)


def _leaves_one(state: State, static: DamageLeavesOneLife, rule: Rule, change: Change) -> bool:
    """Whether damage would reduce the life of "you" to less than 1, who control such a permanent.

    Raises NotModelled for a player who has less than 1 life already, of whom no rule says whether that reduces it to 1.
    """
    life = state.players[change.player].life
    if not change.by_damage or change.player != rule.you or change.amount >= 0 or life + change.amount >= 1:
        return False
    if not any(
        matches(state, static.quality, each, source=rule.source, you=rule.you) for each in layers.permanents(state, rule.you)
    ):
        return False
    if life < 1:
        raise NotModelled("damage that leaves a player 1 life who has less")
    return True
