"""Permanents that enter at the same time, and in which order their effects are applied (613.7m)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations, permutations

from oracle import editions
from oracle.abilities.natures import Keeps
from oracle.errors import NotModelled
from oracle.layers.board import Board, Effect
from oracle.layers.effects import board, members
from oracle.layers.gaining import is_named
from oracle.objects import ObjectId
from oracle.state import State


def check_order(state: State, entered: Collection[ObjectId]) -> None:
    """Raise NotModelled where the order of the timestamps makes a difference of permanents that have entered at the same time
    under one player's control: that player would choose it. Those of the active player are older than those of the others,
    which follows without a choice; but by the rules until April 2020 the active player would choose the order of all of them.
    """
    if len(entered) < 2 or sum(not state.objects[each].base.changes_nothing for each in entered) < 2:
        return
    made = board(state, members(state))
    new = [(each.source.id, each) for each in made.effects if each.source is not None and each.source.id in entered]
    follows = editions.TIMESTAMPS_IN_TURN_ORDER.holds(state)
    for (one, first), (other, second) in combinations(new, 2):
        if one != other and not (follows and first.you != second.you) and _clash(made, first, second):
            raise NotModelled("permanents that enter at the same time, whose effects differ by their order")


def _clash(made: Board, first: Effect, second: Effect) -> bool:
    """Whether two effects can come to something else in the other order, if they are on the same objects. Colors and abilities,
    which were in one layer before July 2009, always can by those rules.
    """
    parts = first.ordered, second.ordered
    both = first.ordered & second.ordered
    if not made.colors_first and any("colors" in one and "abilities" in other for one, other in permutations(parts)):
        return True
    adds_to_all = first.nature.keeps is Keeps.ALL and second.nature.keeps is Keeps.ALL
    if both & {"names", "size"} or (both & {"types", "colors"} and not adds_to_all):
        return True
    return _takes_what_is_given(first, second) or _takes_what_is_given(second, first)


def _takes_what_is_given(taking: Effect, giving: Effect) -> bool:
    """Whether an effect takes away an ability that another one gives. What can't be had is not given by either order (113.11)."""
    lost = taking.keywords_lost - taking.cant_have
    return any(taking.abilities_lost or is_named(ability, lost) for ability in giving.gained)
