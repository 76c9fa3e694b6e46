"""Sources of damage that a player chooses (609.7)."""

from __future__ import annotations

from collections.abc import Iterator

from oracle import layers, stack, zones
from oracle.objects import GameObject, ObjectId, Zone
from oracle.state import State


def choosable(state: State) -> tuple[ObjectId, ...]:
    """What may be chosen as a source of damage (609.7a): permanents, spells, what objects on the stack, prevention effects and
    delayed triggered abilities speak of, wherever it is by now, and what is in the command zone.
    """
    on_stack = [state.objects[each] for each in stack.objects(state)]
    found = [
        *layers.permanents(state),
        *(each.id for each in on_stack if not each.kind.only_on_stack),
        *(of for each in on_stack for of in _spoken_of(each)),
        *(
            of
            for each in state.shields
            for of in (each.by, None if each.around is None else each.around.object)
            if of is not None
        ),
        *(each.ability.source.id for each in state.delayed),
        *(each.ability.event.object.id for each in state.delayed if each.ability.event and each.ability.event.object),
        *zones.in_zone(state, Zone.COMMAND),
    ]
    return tuple(dict.fromkeys(each for each in found if _can_be_source(state, each)))


def _spoken_of(found: GameObject) -> Iterator[ObjectId]:
    """The objects of which something on the stack speaks: its targets, its source, what made it trigger; of combat damage, the
    creatures that have assigned it (419.8a of the editions in which it is there).
    """
    yield from (each.by for each in found.assigned)
    yield from (each.object for chosen in found.targets for each in chosen if each.object is not None)
    if found.ability is not None:
        yield found.ability.source.id
        if found.ability.event is not None and found.ability.event.object is not None:
            yield found.ability.event.object.id


def _can_be_source(state: State, of: ObjectId) -> bool:
    """Whether this is an object, no ability (109.1, 113.7), and not phased out (702.26b)."""
    found = state.objects.get(of) or state.gone.get(of)
    return found is not None and not found.kind.only_on_stack and found.phased_out is None
