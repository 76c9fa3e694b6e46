"""The layers one after the other (613.1): a function for each, in the order in which they are applied.

Layer 1 is what objects are made with (``oracle.copies``), layer 2 is ``oracle.layers.presence``. Of texts only names are changed
in layer 3, and no card that is modelled switches power and toughness (layer 7d).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oracle.abilities.kinds import StaticAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import Amount
from oracle.abilities.statics import DefinesSize
from oracle.counters.kinds import POWER_COUNTERS
from oracle.fitting import check_alone, value_of
from oracle.layers.effects import Board, Effect, Working, asks_what_is_tapped, board, check_gained, members
from oracle.layers.keeping import WHATEVER_IS_TAPPED
from oracle.layers.natures import with_nature
from oracle.layers.order import apply_in_order
from oracle.objects import CHANGELING, Characteristics, GameObject, ObjectId, Zone
from oracle.state import State
from oracle.stickers.kinds import Placed
from oracle.stickers.words import with_words


def work_out(state: State) -> dict[ObjectId, Characteristics]:
    """The characteristics of every permanent and spell that differs from what it came with."""
    found = members(state)
    if not state.effects and all(map(_stays, found)):
        state.memo[WHATEVER_IS_TAPPED] = True
        return {}
    all_there = board(state, found)
    state.memo[WHATEVER_IS_TAPPED] = not asks_what_is_tapped(all_there)
    change_names(all_there)
    change_types(all_there)
    change_colors(all_there)
    change_abilities(all_there)
    define_size(all_there)
    set_size(all_there)
    change_size(all_there)
    leave_size_to_creatures(all_there)
    return {of: each.now for of, each in all_there.working.items() if each.now is not each.object.base}


def _stays(found: GameObject) -> bool:
    """Whether an object is what it came with, and leaves the others what they are, where no effect comes from elsewhere."""
    changed = found.counters or found.stickers or found.granted or found.bestowed or _has_no_size(found, found.base)
    return not changed and found.base.changes_nothing


def change_names(board: Board) -> None:
    """Layer 3 (613.1c): name stickers add words (612.9), other effects set a name (612.8), in order of timestamps (123.6c)."""
    changing = (each for each in board.effects if each.nature.name or (each.sticker is not None and each.sticker.sticker.words))
    apply_in_order(board, changing, _change_name)


def _change_name(effect: Effect, each: Working) -> None:
    if effect.sticker is not None:
        each.now = with_stickers(each.now, (effect.sticker,))
    else:
        each.now = replace(each.now, name=effect.nature.name)


def with_stickers(now: Characteristics, stickers: Iterable[Placed]) -> Characteristics:
    """An object with the words of name stickers in its name (123.6c)."""
    name = now.name
    for each in stickers:
        name = with_words(name, each.sticker.words, each.after)
    return now if name == now.name else replace(now, name=name)


def with_defined_types(now: Characteristics) -> Characteristics:
    """An object with the types that its own abilities define: a changeling has every creature type (702.73a)."""
    return replace(now, every_creature_type=True) if CHANGELING in now.abilities else now


def change_types(board: Board) -> None:
    """Layer 4 (613.1d): card types and subtypes, those that an object defines for itself first (613.3)."""
    for each in board.working.values():
        each.now = with_defined_types(each.now)
    apply_in_order(board, (each for each in board.effects if _changes_types(each.nature)), _change_types)


def _changes_types(nature: Nature) -> bool:
    return bool(nature.supertypes or nature.types or nature.subtypes or nature.every_creature_type)


def _change_types(effect: Effect, each: Working) -> None:
    each.now = with_nature(each.now, effect.nature)


def change_colors(board: Board) -> None:
    """Layer 5 (613.1e). The colours that an object defines for itself (604.3) are those that it came with."""
    apply_in_order(board, (each for each in board.effects if each.nature.colors is not None), _change_colors)


def _change_colors(effect: Effect, each: Working) -> None:
    new = frozenset(effect.nature.colors or ())
    each.now = replace(each.now, colors=each.now.colors | new if effect.nature.keeps is Keeps.ALL else new)


def change_abilities(board: Board) -> None:
    """Layer 6 (613.1f): abilities are gained and lost. What can't have an ability does not gain it by any effect (113.11)."""
    changing = [each for each in board.effects if each.gained or each.abilities_lost or each.keywords_lost]
    apply_in_order(board, changing, _change_abilities)
    for effect in changing:
        for of in (effect.objects or ()) if effect.cant_have else ():
            _lose(board.working[of], effect.cant_have)


def _change_abilities(effect: Effect, each: Working) -> None:
    check_gained(effect.gained)
    if effect.abilities_lost:
        each.now = replace(each.now, abilities=(), lost_abilities=True)
    _lose(each, effect.keywords_lost)
    if effect.gained:
        each.now = replace(each.now, abilities=(*each.now.abilities, *effect.gained))


def _lose(each: Working, keywords: frozenset[str]) -> None:
    kept = tuple(ability for ability in each.now.abilities if getattr(ability, "name", "") not in keywords)
    each.now = replace(each.now, abilities=kept)


def define_size(board: Board) -> None:
    """Layer 7a (613.4a): power and toughness that an object defines for itself (604.3)."""
    for each in board.working.values():
        for ability in each.now.abilities:
            if isinstance(ability, StaticAbility) and isinstance(ability.static, DefinesSize):
                check_alone(ability.static.count)
                count = board.count(ability.static.count, each.controller, each.object)
                each.now = replace(each.now, power=count, toughness=count)


def set_size(board: Board) -> None:
    """Layer 7b (613.4b): base power and toughness are set."""
    apply_in_order(board, (each for each in board.effects if each.size is not None), _set_size)


def _set_size(effect: Effect, each: Working) -> None:
    size = effect.size
    if isinstance(size, Amount):
        size = (value_of(each.object, each.now),) * 2
    if size is not None and (effect.sticker is None or takes_size(each.object, each.now)):
        each.now = replace(each.now, power=size[0], toughness=size[1])


def takes_size(found: GameObject, now: Characteristics) -> bool:
    """Whether power and toughness stickers change an object: a creature, and elsewhere than on the battlefield a creature or
    Vehicle card (123.8).
    """
    return "Creature" in now.types or (found.zone is not Zone.BATTLEFIELD and "Vehicle" in now.subtypes)


def change_size(board: Board) -> None:
    """Layer 7c (613.4c): effects and counters that modify power and toughness."""
    for each in board.working.values():
        for kind, sign in POWER_COUNTERS.items():
            _add(each, sign * each.object.counted(kind), sign * each.object.counted(kind))

    def change(effect: Effect, each: Working) -> None:
        times = board.times(effect, each)
        _add(each, times * effect.power, times * effect.toughness)

    apply_in_order(board, (each for each in board.effects if each.power or each.toughness), change)


def _add(each: Working, power: int, toughness: int) -> None:
    if (power or toughness) and each.now.power is not None and each.now.toughness is not None:
        each.now = replace(each.now, power=each.now.power + power, toughness=each.now.toughness + toughness)


def leave_size_to_creatures(board: Board) -> None:
    """A permanent that is no creature has no power or toughness (208.3)."""
    for each in board.working.values():
        if _has_no_size(each.object, each.now):
            each.now = replace(each.now, power=None, toughness=None)


def _has_no_size(found: GameObject, now: Characteristics) -> bool:
    return found.zone is Zone.BATTLEFIELD and now.power is not None and "Creature" not in now.types
