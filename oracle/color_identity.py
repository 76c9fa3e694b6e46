"""The color identity of a commander (903.4), by which mana of its owner was colorless until 2016-01-21 (903.9 of those rules)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace

from oracle.abilities.effects import Undescribed
from oracle.editions import MANA_KEEPS_ITS_COLOR
from oracle.errors import NotModelled
from oracle.mana import COLORS, Mana
from oracle.objects import GameObject, Seat
from oracle.state import State


def as_added(state: State, seat: Seat, mana: Iterable[Mana]) -> tuple[Mana, ...]:
    """Mana as it comes to a player's pool: until 2016-01-21 colorless instead of a color that is not in the color identity of the
    player's commander.

    Raises NotModelled where it is not known whether the color is.
    """
    lot = tuple(mana)
    if MANA_KEEPS_ITS_COLOR.holds(state):
        return lot
    commanders = [each for each in state.objects.values() if each.commander and each.owner == seat]
    if len(commanders) > 1:
        raise NotModelled(f"several commanders of one player under the rules of {state.edition}")
    return tuple(_beside(commanders[0], one) for one in lot) if commanders else lot


def _beside(commander: GameObject, one: Mana) -> Mana:
    """One mana as it comes to the pool of a player with this commander."""
    card = commander.printed or commander.base
    if one.type not in COLORS or one.type in _letters(card.mana_cost):
        return one
    # Of the facts of a card it is not said which letters are symbols of its text and which stand for the word of a color.
    if card.part is not None or one.type in (*card.colors, *_letters(card.abilities)):
        raise NotModelled(f"whether {{{one.type}}} is in the color identity of {card.name}")
    return replace(one, type="C")


def _letters(value: object) -> Iterator[str]:
    """The letters of colors anywhere in some facts of a card; all of them where some of its text is not described."""
    if isinstance(value, str):
        yield from (half for half in value.split("/") if half in COLORS)
    elif isinstance(value, Undescribed):
        yield from COLORS
    elif isinstance(value, tuple | frozenset):
        for each in value:
            yield from _letters(each)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _letters(getattr(value, field.name))
