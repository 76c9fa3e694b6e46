"""Layer 1 (613.2): the copiable values of permanents that have become copies or are face down.

They are kept as the ``base`` of the object, and worked out anew whenever such an effect begins or ends or the object is turned
over.
"""

from __future__ import annotations

from collections.abc import Iterator

from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import EntersWithChoice
from oracle.errors import NotModelled
from oracle.objects import Characteristics, GameObject, ObjectId
from oracle.state import BecomeCopy, ContinuousEffect, State

FACE_DOWN = Characteristics(types=("Creature",), power=2, toughness=2)
"""What is turned face down is, where nothing else is said (708.2a)."""


def copy_effects(state: State, of: ObjectId) -> Iterator[tuple[ContinuousEffect, BecomeCopy]]:
    """The effects that make a permanent a copy of something, in the order of their timestamps (613.7)."""
    for effect in sorted(state.effects, key=lambda each: each.timestamp):
        if isinstance(effect.modification, BecomeCopy) and of in effect.objects:
            yield effect, effect.modification


def with_values(state: State, found: GameObject) -> GameObject:
    """A permanent with the copiable values that it has in this state: first copy effects (613.2a), then, whatever the timestamps,
    those of what is face down (613.2b). Raises NotModelled where that would confuse what it remembers.
    """
    own = found.own or found.base
    values = own
    for _, copy in copy_effects(state, found.id):
        values = copy.values
    if found.face_down:
        values = FACE_DOWN
    if values == found.base:
        return found
    _check_memory(found, values, own)
    # Its abilities are others than before: none of them was activated this turn.
    return found.changed(base=values, own=None if values == own else own, activated=())


def _check_memory(found: GameObject, values: Characteristics, own: Characteristics) -> None:
    """Raise NotModelled for a permanent that would get other copiable values, while it remembers of its present abilities what
    must not be taken for a memory of the new ones (607.2), or has to be remembered until it has the old ones back (602.5b).
    """
    new = () if values == own else (each.static for each in values.abilities if isinstance(each, StaticAbility))
    if found.imprinted or (found.chosen and any(isinstance(each, EntersWithChoice) for each in new)):
        raise NotModelled("other copiable values of a permanent for which something was chosen or exiled")
    used = found.exhausted or (found.activated and found.face_down)
    if used or (values != own and not set(found.triggered).isdisjoint(values.abilities)):
        raise NotModelled("other copiable values of a permanent with an ability that has been used as often as it may be")


def after_copying(old: State, new: State) -> State:
    """The state after effects have begun or ended, with other copiable values where they have made copies."""
    before, after = _copying(old), _copying(new)
    if before == after:
        return new
    changed = (each for each in (*before, *after) if each not in before or each not in after)
    objects = {of: with_values(new, new.objects[of]) for effect in changed for of in effect.objects if of in new.objects}
    return new.changed(objects={**new.objects, **objects})


def _copying(state: State) -> list[ContinuousEffect]:
    return [each for each in state.effects if isinstance(each.modification, BecomeCopy)]
