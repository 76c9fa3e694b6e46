"""Modes of spells (700.2): which are chosen, and what a spell does with those it has."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import layers
from oracle.abilities.kinds import Ability, ModalAbility, SpellAbility
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ObjectId
from oracle.state import State


def instructions(state: State, of: ObjectId) -> tuple[SpellAbility, ...]:
    """What a spell on the stack does, paragraph by paragraph: of modes, those that were chosen for it, in the order in which they
    are printed (608.2c). A copy has the modes of the original (700.2g).
    """
    cast = state.objects[of].cast
    out: list[SpellAbility] = []
    for ability in layers.characteristics(state, of).abilities:
        if isinstance(ability, SpellAbility):
            out.append(ability)
        elif isinstance(ability, ModalAbility):
            out += [ability.modes[place - 1] for place in (() if cast is None else cast.modes)]
    return tuple(out)


def chosen(abilities: Iterable[Ability], announced: tuple[int, ...]) -> tuple[int, ...]:
    """The modes that are announced for a spell with these abilities (601.2b), in the order in which they are printed.

    Raises IllegalAction where they are none of its modes, too few or too many, or one is chosen twice (700.2d); NotModelled where
    the announcement leaves out modes, which is incomplete and no illegal action.
    """
    modal = [ability for ability in abilities if isinstance(ability, ModalAbility)]
    if len(modal) > 1:
        raise NotModelled("a spell with two lists of modes")
    if not modal:
        if announced:
            raise IllegalAction("it has no modes", "700.2a")
        return ()
    if not announced:
        raise NotModelled("an announcement that does not say which modes")
    (ability,) = modal
    places = range(1, len(ability.modes) + 1)
    if not ability.least <= len(announced) <= ability.most or any(place not in places for place in announced):
        raise IllegalAction("these are not as many of its modes as may be chosen", "700.2a")
    if len(set(announced)) < len(announced):
        raise IllegalAction("no mode may be chosen twice", "700.2d")
    return tuple(sorted(announced))
