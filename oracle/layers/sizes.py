"""Layer 7 (613.4): power and toughness are defined, set, changed and switched."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Amount
from oracle.abilities.statics import ChosenNumberIsPower, DefinesSize
from oracle.counters.kinds import power_of
from oracle.fitting import check_alone, value_of
from oracle.layers.board import Board, Effect, Working
from oracle.layers.order import apply_in_order
from oracle.objects import Characteristics, GameObject, Kind, Zone


def define_size(board: Board) -> None:
    """Layer 7a (613.4a): power and toughness that an object defines for itself, if it has kept the ability that does so (604.3).

    An ability that it has gained defines nothing (604.3a).
    """
    for each in board.working.values():
        for ability in filter(each.has, each.own):
            if isinstance(ability, StaticAbility) and isinstance(ability.static, DefinesSize):
                check_alone(ability.static.count)
                count = board.count(ability.static.count, each.controller, each.object)
                each.now = with_counted_size(each.now, ability.static, count)
            elif isinstance(ability, StaticAbility) and isinstance(ability.static, ChosenNumberIsPower):
                each.now = with_chosen_size(each.now, ability.static, each.object)


def with_counted_size(now: Characteristics, static: DefinesSize, count: int) -> Characteristics:
    """An object whose power and toughness are so many, or whose power alone is."""
    size = static.plus + count
    return replace(now, power=size, toughness=now.toughness if static.power_only else size)


def with_chosen_size(now: Characteristics, static: ChosenNumberIsPower, found: GameObject) -> Characteristics:
    """An object whose power is the number that was last chosen for it; where none was, that is 0."""
    chosen = int(found.chosen) if found.chosen.isdecimal() else 0
    return replace(now, power=chosen, toughness=static.total - chosen)


def set_size(board: Board) -> None:
    """Layer 7b (613.4b): base power and toughness are set, to what they are counted to be where an ability was gained by which
    they are defined.

    By the rules before July 2009 (418.5a) this was layer 6b, and what had resolved to change power and toughness was in it, so
    that what set them did away with what had changed them before. Counters and static abilities came after both.
    """

    def change(effect: Effect, each: Working) -> None:
        _set_size(board, effect, each)
        if board.changes_in_between(effect):
            _change_size(board, effect, each)

    apply_in_order(board, lambda each: _sets_size(each) or board.changes_in_between(each), change)


def _sets_size(effect: Effect) -> bool:
    return effect.size is not None or effect.size_of is not None


def _set_size(board: Board, effect: Effect, each: Working) -> None:
    size = effect.size
    if isinstance(size, Amount):
        size = (value_of(each.object, each.now),) * 2
    if size is not None and (effect.sticker is None or takes_size(each.object, each.now)):
        each.now = replace(each.now, power=size[0], toughness=size[1])
    if effect.size_of is not None:
        count = board.count(effect.size_of, each.controller, each.object)
        each.now = replace(each.now, power=count, toughness=count)


def takes_size(found: GameObject, now: Characteristics) -> bool:
    """Whether power and toughness stickers change an object: a creature, and elsewhere than on the battlefield a creature or
    Vehicle card (123.8).
    """
    return "Creature" in now.types or (found.zone is not Zone.BATTLEFIELD and "Vehicle" in now.subtypes)


def change_size(board: Board) -> None:
    """Layer 7c (613.4c): effects and counters that modify power and toughness."""
    for each in board.working.values():
        each.now = with_power_counters(each.now, each.object)

    def changes(effect: Effect) -> bool:
        return bool(effect.power or effect.toughness) and not board.changes_in_between(effect)

    apply_in_order(board, changes, partial(_change_size, board))


def _change_size(board: Board, effect: Effect, each: Working) -> None:
    times = board.times(effect, each)
    each.now = _with_more(each.now, times * effect.power, times * effect.toughness)


def switch_size(board: Board) -> None:
    """Layer 7d (613.4d): power and toughness are switched, as often as there are effects that do it."""
    apply_in_order(board, lambda each: each.switches, _switch)


def _switch(effect: Effect, each: Working) -> None:  # noqa: ARG001 - all do the same
    each.now = replace(each.now, power=each.now.toughness, toughness=each.now.power)


def with_power_counters(now: Characteristics, found: GameObject) -> Characteristics:
    """A creature, or a creature card elsewhere, with what its counters add to its power and toughness (122.1a). A copy of a spell
    is no card.
    """
    if "Creature" not in now.types or found.kind is Kind.COPY:
        return now
    for kind, count in found.counters:
        if (added := power_of(kind)) is not None:
            now = _with_more(now, count * added[0], count * added[1])
    return now


def _with_more(now: Characteristics, power: int, toughness: int) -> Characteristics:
    if (power or toughness) and now.power is not None and now.toughness is not None:
        return replace(now, power=now.power + power, toughness=now.toughness + toughness)
    return now


def leave_size_to_creatures(board: Board) -> None:
    """A permanent that is no creature has no power or toughness (208.3)."""
    for each in board.working.values():
        if has_no_size(each.object, each.now):
            each.now = replace(each.now, power=None, toughness=None)


def has_no_size(found: GameObject, now: Characteristics) -> bool:
    """Whether power and toughness are printed on a permanent that is no creature, and so has none."""
    return found.zone is Zone.BATTLEFIELD and now.power is not None and "Creature" not in now.types
