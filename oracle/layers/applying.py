"""The layers one after the other (613.1): a function for each, in the order in which they are applied.

Layer 1 is ``oracle.layers.copiable``, layer 2 is ``oracle.layers.presence``, layer 6 is ``oracle.layers.gaining``, layer 7 is
``oracle.layers.sizes``. Of layer 3, what changes other words than names is ``oracle.layers.texts``: it is applied as the board is
made, so that the effects of changed abilities are those that they then have.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oracle.abilities.statics import Is
from oracle.errors import NotModelled
from oracle.layers.board import Board, Effect, Working, asks_what_is_tapped
from oracle.layers.colors import change_color, changes_colors
from oracle.layers.effects import board, members
from oracle.layers.gaining import change_abilities
from oracle.layers.keeping import WHATEVER_IS_TAPPED
from oracle.layers.natures import with_nature
from oracle.layers.order import apply_in_order
from oracle.layers.sizes import (
    change_size,
    define_size,
    has_no_size,
    leave_size_to_creatures,
    set_size,
    switch_size,
)
from oracle.objects import CHANGELING, Characteristics, GameObject, ObjectId
from oracle.state import State
from oracle.stickers.kinds import Placed
from oracle.stickers.words import with_words


def _continues(state: State) -> bool:
    """Whether an effect on objects goes on whose source is gone."""
    return any(isinstance(rule.static, Is) for rule in state.rules)


def work_out(state: State) -> dict[ObjectId, Characteristics]:
    """The characteristics of every permanent and spell that differs from what it came with."""
    found = members(state)
    if not state.effects and not _continues(state) and all(map(_stays, found)):
        state.memo[WHATEVER_IS_TAPPED] = True
        return {}
    all_there = board(state, found)
    change_names(all_there)
    change_types(all_there)
    change_colors(all_there)
    change_abilities(state, all_there)
    define_size(all_there)
    set_size(all_there)
    change_size(all_there)
    switch_size(all_there)
    state.memo[WHATEVER_IS_TAPPED] = not asks_what_is_tapped(all_there)
    leave_size_to_creatures(all_there)
    return {of: each.now for of, each in all_there.working.items() if each.now is not each.object.base}


def _stays(found: GameObject) -> bool:
    """Whether an object is what it came with, and leaves the others what they are, where no effect comes from elsewhere."""
    changed = found.counters or found.stickers or found.granted or found.bestowed or has_no_size(found, found.base)
    return not changed and found.base.changes_nothing


def change_names(board: Board) -> None:
    """Layer 3 (613.1c): name stickers add words (612.9), other effects set a name (612.8) or add names (612.7), in order of
    timestamps (123.6c). Raises NotModelled for a word that is added to one of several names.
    """
    apply_in_order(board, lambda each: each.names, _change_name)


def _change_name(effect: Effect, each: Working) -> None:
    if effect.sticker is not None:
        if each.now.creature_names:
            raise NotModelled("a name sticker that is newer than what gives its object many names")
        each.now = with_stickers(each.now, (effect.sticker,))
    elif effect.creature_names:
        each.now = replace(each.now, creature_names=True)
    else:
        each.now = replace(each.now, name=effect.nature.name, creature_names=False)


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
    apply_in_order(board, _changes_types, _change_types)


def _changes_types(effect: Effect) -> bool:
    nature = effect.nature
    return bool(nature.supertypes or nature.types or nature.subtypes or nature.every_creature_type)


def _change_types(effect: Effect, each: Working) -> None:
    each.now = with_nature(each.now, effect.nature)


def change_colors(board: Board) -> None:
    """Layer 5 (613.1e). The colours that an object defines for itself (604.3) are those that it came with. By the rules before
    July 2009 this was one layer with that of abilities, which does it then.
    """
    if board.colors_first:
        apply_in_order(board, changes_colors, change_color)
