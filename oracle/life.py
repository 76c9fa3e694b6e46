"""Life (119): what changes a player's life total."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from oracle import layers, limits, matching, replacing, triggers
from oracle.abilities.statics import DamageLeavesOneLife, LosesMoreLife, MoreLife
from oracle.errors import NotModelled
from oracle.fitting import is_meant
from oracle.game import Game
from oracle.happenings import LifeGained, LifeLost
from oracle.layers import Rule
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


@dataclass(frozen=True)
class Changes:
    """What one player gains and loses at the same time. ``applied`` tells which effects have been applied to which of it, by its
    place: each effect has one opportunity (614.5).
    """

    all: tuple[Change, ...]
    applied: frozenset[tuple[int, int]] = frozenset()

    @property
    def total(self) -> int:
        """By how much the player's life total changes."""
        return sum(each.amount for each in self.all)

    def waiting(self, effect: int) -> list[int]:
        """The places of the changes to which this effect has not been applied."""
        return [place for place, each in enumerate(self.all) if each.amount and (effect, place) not in self.applied]

    def changed(self, effect: int, amounts: Mapping[int, int]) -> Changes:
        """The same after an effect has made these amounts of the changes at these places."""
        after = tuple(replace(each, amount=amounts.get(place, each.amount)) for place, each in enumerate(self.all))
        return Changes(after, self.applied | {(effect, place) for place in amounts})


def gain(game: Game, player: Seat, amount: int) -> Asking[None]:
    """A player gains life (119.3); an amount of 0 or less is no gain (119.9)."""
    yield from change(game, [Change(player, max(0, amount))])


def lose(game: Game, player: Seat, amount: int) -> Asking[None]:
    """A player loses life (119.3); an amount of 0 or less is no loss."""
    yield from change(game, [Change(player, min(0, -amount))])


def change(game: Game, changes: Iterable[Change]) -> Asking[None]:
    """Players gain and lose life at the same time, each change an event of its own (119.9) but for what looks at what comes of
    all of them (120.4d). The active player chooses first among the effects on what they gain and lose (616.1, 101.4).
    """
    state = game.state
    possible = [each for each in changes if each.amount and _is_possible(state, each)]
    done: list[Change] = []
    for player in matching.turn_order(state):
        if mine := tuple(each for each in possible if each.player == player):
            done += (yield from _modified(state, player, mine)).all
    for each in done:
        game.change_player(each.player, life=game.player(each.player).life + each.amount)
    for each in done:
        if each.amount > 0:
            triggers.note(game, LifeGained(each.player, each.amount))
        elif each.amount < 0:
            triggers.note(game, LifeLost(each.player, -each.amount))


def become(game: Game, player: Seat, total: int) -> Asking[None]:
    """A player's life total becomes a number: they gain or lose what it takes (119.5)."""
    yield from change(game, [Change(player, total - game.player(player).life)])


def pay(game: Game, player: Seat, amount: int) -> None:
    """A player pays life: they lose it (119.4). Raises NotModelled where that leaves them a choice."""
    unasked(lose(game, player, amount), "a choice of what happens to life that is paid")


def _is_possible(state: State, change: Change) -> bool:
    possible = limits.can_gain_life if change.amount > 0 else limits.can_lose_life
    return possible(state, change.player)


def _modified(state: State, player: Seat, changes: tuple[Change, ...]) -> Asking[Changes]:
    """What a player gains and loses after all effects that replace it; the player chooses their order (616.1)."""

    def applicable(event: Changes) -> list[Modifier[Changes]]:
        return list(_replacements(state, player, event))

    def outcome(event: Changes) -> tuple[Change, ...]:
        return event.all

    return (yield from replacing.modified(Changes(changes), lambda _: player, applicable, outcome=outcome))


def _replacements(state: State, player: Seat, event: Changes) -> Iterator[Modifier[Changes]]:
    for effect, rule in enumerate(layers.in_force(state)):
        amounts = {place: after for place in event.waiting(effect) if (after := _after(state, rule, event, place)) is not None}
        if amounts:
            does = (rule.static, rule.you, *amounts)
            yield Modifier(rule.source.id, (effect, *amounts), partial(_replaced, effect, amounts), does=does)
        elif isinstance(rule.static, DamageLeavesOneLife) and rule.you == player:
            places = [place for place in event.waiting(effect) if event.all[place].by_damage and event.all[place].amount < 0]
            if places and _leaves_one(state, rule.static, rule, event):
                yield Modifier(rule.source.id, (effect, *places), partial(_leave_one, effect, places, state.players[player].life))


def _replaced(effect: int, amounts: Mapping[int, int], event: Changes) -> Changes:
    return event.changed(effect, amounts)


def _after(state: State, rule: Rule, event: Changes, place: int) -> int | None:
    """What a rule makes of one gain or loss of life; ``None`` where it speaks of no such thing."""
    static, change = rule.static, event.all[place]
    if isinstance(static, MoreLife):
        meant = change.amount > 0 and is_meant(static.who, change.player, rule.you)
        return change.amount * static.times + static.plus if meant else None
    if isinstance(static, LosesMoreLife):
        now = state.active == rule.you or not static.your_turn
        meant = change.amount < 0 and now and is_meant(static.who, change.player, rule.you)
        return change.amount * static.times if meant else None
    return None


def _leave_one(effect: int, places: Sequence[int], life: int, event: Changes) -> Changes:
    """Damage costs so much life that 1 is left, with what is gained at the same time."""
    too_much = 1 - life - event.total
    amounts: dict[int, int] = {}
    for place in places:
        amounts[place] = min(0, event.all[place].amount + too_much)
        too_much -= amounts[place] - event.all[place].amount
    return event.changed(effect, amounts)


def _leaves_one(state: State, static: DamageLeavesOneLife, rule: Rule, event: Changes) -> bool:
    """Whether damage would reduce the life of "you" to less than 1, who control such a permanent: all that is gained and lost at
    the same time counts (120.4d).

    Raises NotModelled for a player who has less than 1 life already, of whom no rule says whether that reduces it to 1.
    """
    life = state.players[rule.you].life
    if life + event.total >= 1:
        return False
    if not any(
        matching.matches(state, static.quality, each, source=rule.source, you=rule.you)
        for each in layers.permanents(state, rule.you)
    ):
        return False
    if life < 1:
        raise NotModelled("damage that leaves a player 1 life who has less")
    return True
