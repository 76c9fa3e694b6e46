"""What an object is like after all effects, and what is looked for in that: characteristics, static abilities, keywords."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from oracle.abilities.conditions import AttachedIs, YouControl, YouControlNo
from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.statics import ChosenNumberIsPower, DefinesSize, Static
from oracle.counters.kinds import keyword_counters
from oracle.fitting import check_alone, fits
from oracle.layers.applying import with_defined_types, with_stickers, work_out
from oracle.layers.keeping import WHATEVER_IS_TAPPED
from oracle.layers.presence import controller, permanents
from oracle.layers.sizes import takes_size, with_chosen_size, with_counted_size, with_power_counters
from oracle.layers.totals import as_long_as
from oracle.objects import Characteristics, GameObject, ObjectId, Seat, Zone
from oracle.state import Duration, State

IN_PLAY = frozenset({Zone.BATTLEFIELD, Zone.STACK})
"""The zones of the objects that effects can be on."""


def characteristics(state: State, of: ObjectId) -> Characteristics:
    """The characteristics of an object after all effects; of one that is gone or phased out, those it last had (608.2h)."""
    changed = _changed(state).get(of)
    if changed is not None:
        return changed
    found = state.objects.get(of)
    if found is None or found.phased_out is not None:
        gone = found or state.gone[of]
        return gone.last or gone.base
    return found.base if found.zone in IN_PLAY or is_as_it_came(found) else _elsewhere(state, found)


def untouched(state: State, of: ObjectId) -> State:
    """The same state, in which one object is what it came with and of the types that its own abilities define (604.3), whatever
    effects there are, and all others are as they are.
    """
    without = state.changed()
    without.memo["layers"] = {**_changed(state), of: with_defined_types(state.objects[of].base)}
    return without


def is_as_it_came(found: GameObject) -> bool:
    """Whether an object is what it came with, under the control of its owner, whatever else there is: effects are on permanents
    and spells only, and only what defines itself looks at the rest of the game elsewhere (604.3). Counters and stickers change a
    card in any zone (122.1a-b, 123.6).
    """
    return not (found.zone in IN_PLAY or found.base.defines_itself or found.counters or found.stickers)


def _changed(state: State) -> dict[ObjectId, Characteristics]:
    found: dict[ObjectId, Characteristics] | None = state.memo.get("layers")
    if found is None:
        found = state.memo["layers"] = work_out(state)
    return found


def _elsewhere(state: State, found: GameObject) -> Characteristics:
    """A card that is neither a permanent nor a spell, with what its counters and stickers make of it (122.1a-b, 123.6) and
    what its own abilities define, which they do in every zone (604.3); "you" is its owner (108.4a).
    """
    now = with_defined_types(with_stickers(found.base, found.stickers))
    keywords = keyword_counters(state.edition)
    gained: tuple[Ability, ...] = tuple(Keyword(kind) for kind, count in found.counters if count and kind in keywords)
    gained += tuple(ability for each in found.stickers for ability in each.sticker.abilities)
    now = replace(now, abilities=(*now.abilities, *gained)) if gained else now
    for ability in found.base.abilities:
        if isinstance(ability, StaticAbility) and isinstance(ability.static, DefinesSize):
            check_alone(ability.static.count)
            count = sum(
                fits(
                    ability.static.count,
                    characteristics(state, each),
                    state.objects[each],
                    controller=controller(state, each),
                    you=found.owner,
                    source=found,
                )
                for each in permanents(state)
            )
            now = with_counted_size(now, ability.static, count)
        elif isinstance(ability, StaticAbility) and isinstance(ability.static, ChosenNumberIsPower):
            now = with_chosen_size(now, ability.static, found)
    sizes = [each.sticker.size for each in found.stickers if each.sticker.size is not None]
    if sizes and takes_size(found, now):
        now = replace(now, power=sizes[-1][0], toughness=sizes[-1][1])
    return with_power_counters(now, found)


def statics(state: State) -> Iterator[tuple[GameObject, Static]]:
    """The static abilities that function on the battlefield (113.6, 604.1), each with its source."""
    found: tuple[tuple[GameObject, Static], ...] | None = state.memo.get("statics")
    if found is None:
        found = tuple(
            (state.objects[each], ability.static)
            for each in permanents(state)
            for ability in characteristics(state, each).abilities
            if isinstance(ability, StaticAbility) and _says_something(state, ability, each)
        )
        state.memo["statics"] = found
    return iter(found)


def _says_something(state: State, ability: StaticAbility, of: ObjectId) -> bool:
    """Whether the condition of a static ability of a permanent holds."""
    condition, you, source = ability.condition, controller(state, of), state.objects[of]
    if not isinstance(condition, AttachedIs | YouControl | YouControlNo):
        return as_long_as(state, condition, source, you)
    check_alone(condition.quality)
    if condition.quality.tapped is not None:
        state.memo[WHATEVER_IS_TAPPED] = False
    asked = (each for each in permanents(state) if each == source.attached_to)
    there = any(
        fits(
            condition.quality,
            characteristics(state, each),
            state.objects[each],
            controller=controller(state, each),
            you=you,
            source=source,
        )
        for each in (asked if isinstance(condition, AttachedIs) else permanents(state, you))
    )
    return there is not isinstance(condition, YouControlNo)


@dataclass(frozen=True)
class Rule:
    """What a static ability says, or a resolved spell or ability for a while, with its source and whom it calls "you".

    ``this`` are the objects that it calls "this": the source, or those on which the spell or ability has laid it. ``this_turn``:
    it is said of this turn only.
    """

    static: Static
    source: GameObject
    you: Seat
    this: tuple[ObjectId, ...]
    this_turn: bool = False


def in_force(state: State) -> Iterator[Rule]:
    """The rules that static abilities on the battlefield lay down (604.1), and those of resolved spells and abilities (611.2)."""
    for source, static in statics(state):
        yield Rule(static, source, controller(state, source.id), (source.id,))
    for each in state.rules:
        this_turn = each.duration is Duration.END_OF_TURN
        yield Rule(each.static, each.source, each.controller, each.objects or (each.source.id,), this_turn)


def has_keyword(state: State, of: ObjectId, name: str) -> bool:
    """Whether an object has a keyword ability of this name."""
    return any(isinstance(ability, Keyword) and ability.name == name for ability in characteristics(state, of).abilities)
