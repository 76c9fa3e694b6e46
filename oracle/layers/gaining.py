"""Layer 6 (613.1f): abilities are gained and lost, and some can't be had (113.11)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from oracle.abilities.kinds import Ability, StaticAbility
from oracle.abilities.statics import ChosenNumberIsPower, DefinesSize, Layered
from oracle.counters import kinds
from oracle.editions import CANT_HAVE_COUNTERS
from oracle.errors import NotModelled
from oracle.keywords import variants
from oracle.layers.board import Board, Effect, Working
from oracle.layers.colors import change_color, changes_colors
from oracle.layers.effects import of_gained
from oracle.layers.order import apply_in_order
from oracle.objects import Characteristics
from oracle.state import State


def change_abilities(state: State, board: Board) -> None:
    """Layer 6. What can't have an ability does not gain it by any effect, be that older or younger. Where colors are not changed
    first, they are changed with abilities, and each may depend on the other (418.5a, 418.5c of 2007-10-01).

    The effect of a static ability that is gained begins within this layer, or in one that comes after it.
    """
    if not CANT_HAVE_COUNTERS.holds(state):
        _check_counters(state, board)

    def begun_by(effect: Effect) -> Iterator[Effect]:
        for of in sorted(effect.objects or ()):
            for ability in effect.gained if of in board.working else ():
                static = ability.static if isinstance(ability, StaticAbility) else None
                if isinstance(ability, StaticAbility) and isinstance(static, Layered | DefinesSize | ChosenNumberIsPower):
                    yield from of_gained(state, board.working[of], ability, effect.timestamp)

    changes, change = (_changes_abilities, _change_abilities) if board.colors_first else (_changes_either, _change_both)
    apply_in_order(board, changes, change, begun_by)


def _check_counters(state: State, board: Board) -> None:
    """Raise NotModelled where, by the rules of the day, timestamps decide whether a counter gives what can't be had (613.7)."""
    given = kinds.keyword_counters(state.edition)
    if any(effect.cant_have for effect in board.effects) and any(
        kind in given for found in state.objects.values() for kind, _ in found.counters
    ):
        raise NotModelled(f"counters of keywords that can't be had, by the rules of {state.edition}")


def _changes_abilities(effect: Effect) -> bool:
    return bool(effect.gained or effect.abilities_lost or effect.keywords_lost or effect.cant_have)


def _changes_either(effect: Effect) -> bool:
    return changes_colors(effect) or _changes_abilities(effect)


def _change_both(effect: Effect, each: Working) -> None:
    if changes_colors(effect):
        change_color(effect, each)
    _change_abilities(effect, each)


def _change_abilities(effect: Effect, each: Working) -> None:
    if effect.abilities_lost:
        each.now = replace(each.now, abilities=(), lost_abilities=True)
    if lost := effect.keywords_lost | effect.cant_have:
        kept = tuple(ability for ability in each.now.abilities if not is_named(ability, lost))
        each.now = replace(each.now, abilities=kept, cant_have=each.now.cant_have | effect.cant_have)
    if effect.gained:
        each.now = replace(each.now, abilities=(*each.now.abilities, *_gained(effect, each.now)))


def _gained(effect: Effect, now: Characteristics) -> tuple[Ability, ...]:
    """The abilities of an effect that an object gains: not those that it can't have (113.11).

    Raises NotModelled for the effect of a static ability that would do more beside: the rules say only of those of resolved
    spells and abilities that the rest of them goes on.
    """
    gained = tuple(ability for ability in effect.gained if not is_named(ability, now.cant_have))
    if gained != effect.gained and effect.ability is not None and (gained or effect.does_more):
        raise NotModelled("a static ability that gives what an object can't have, and does more")
    return gained


def is_named(ability: Ability, names: Collection[str]) -> bool:
    """Whether an ability is a keyword ability of one of these names, or a variant that counts as one (702.11e)."""
    name = getattr(ability, "name", "")
    return bool(names and name) and variants.means(names, name)
