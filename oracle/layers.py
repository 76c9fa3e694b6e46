"""The interaction of continuous effects (613): what characteristics an object really has, and who controls it.

What is worked out is kept with the state it was worked out from, and forgotten with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import Anthem, LoseAbilities, SpellsHave, Static
from oracle.counters import KEYWORD_COUNTERS, POWER_COUNTERS
from oracle.errors import NotModelled
from oracle.fitting import fits
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Seat, Zone
from oracle.state import AddAbilities, ChangePower, ContinuousEffect, SetController, State


def characteristics(state: State, of: ObjectId) -> Characteristics:
    """The characteristics of an object after all effects; of one that is gone or phased out, those it last had (608.2h)."""
    changed = _changed(state).get(of)
    if changed is not None:
        return changed
    found = state.objects.get(of)
    if found is not None and found.phased_out is None:
        return found.base
    gone = found or state.gone[of]
    return gone.last or gone.base


def controller(state: State, of: ObjectId) -> Seat:
    """Who controls an object: layer 2 (613.1b), the effect with the latest timestamp (613.7). The owner where the zone knows no
    controller (108.4).
    """
    found = state.objects.get(of)
    if found is None:
        return state.gone[of].controller
    seat, latest = found.controller, -1
    for effect in state.effects:
        if isinstance(effect.modification, SetController) and of in effect.objects and effect.timestamp > latest:
            seat, latest = effect.modification.player, effect.timestamp
    return seat


def statics(state: State) -> Iterator[tuple[GameObject, Static]]:
    """The static abilities that function on the battlefield (113.6, 604.1), each with its source."""
    found: tuple[tuple[GameObject, Static], ...] | None = state.memo.get("statics")
    if found is None:
        found = tuple(
            (state.objects[each], ability.static)
            for each in permanents(state)
            for ability in characteristics(state, each).abilities
            if isinstance(ability, StaticAbility)
        )
        state.memo["statics"] = found
    return iter(found)


def has_keyword(state: State, of: ObjectId, name: str) -> bool:
    """Whether an object has a keyword ability of this name."""
    return any(isinstance(ability, Keyword) and ability.name == name for ability in characteristics(state, of).abilities)


def permanents(state: State, player: Seat | None = None) -> tuple[ObjectId, ...]:
    """The permanents on the battlefield, or those that a player controls, in the order in which they came there. What is phased
    out is treated as though it did not exist (702.26b).
    """
    everything: tuple[ObjectId, ...] | None = state.memo.get("permanents")
    if everything is None:
        everything = tuple(each for each in state.zones.get((Zone.BATTLEFIELD, None), ()) if is_permanent(state, each))
        state.memo["permanents"] = everything
    if player is None:
        return everything
    return tuple(each for each in everything if controller(state, each) == player)


def is_permanent(state: State, of: ObjectId) -> bool:
    """Whether there is such a permanent: on the battlefield (110.1), and not phased out (702.26b)."""
    found = state.objects.get(of)
    return found is not None and found.zone is Zone.BATTLEFIELD and found.phased_out is None


# ---- the layers


@dataclass
class _Working:
    """An object on its way through the layers."""

    object: GameObject
    controller: Seat
    now: Characteristics


@dataclass(frozen=True)
class _FromStatic:
    """A continuous effect of a static ability that changes abilities, power or toughness."""

    source: GameObject
    controller: Seat
    static: Anthem | LoseAbilities | SpellsHave


def _changed(state: State) -> dict[ObjectId, Characteristics]:
    """The characteristics of every permanent and spell that differs from what it came with."""
    found: dict[ObjectId, Characteristics] | None = state.memo.get("layers")
    if found is None:
        found = state.memo["layers"] = _work_out(state)
    return found


def _work_out(state: State) -> dict[ObjectId, Characteristics]:
    members = [state.objects[each] for each in permanents(state)]
    members += [state.objects[each] for each in state.zones.get((Zone.STACK, None), ())]
    static = [_FromStatic(source, controller(state, source.id), each) for source, each in _layered(state, members)]
    if not static and not state.effects and not any(member.counters or member.granted for member in members):
        return {}
    working = {
        each.id: _Working(each, controller(state, each.id), each.base) for each in members if each.kind is not Kind.ABILITY
    }
    _change_abilities(state, working, static)
    _set_power(working, static)
    _modify_power(state, working, static)
    return {each.object.id: each.now for each in working.values() if each.now is not each.object.base}


def _layered(state: State, members: list[GameObject]) -> Iterator[tuple[GameObject, Anthem | LoseAbilities | SpellsHave]]:
    """The static abilities of permanents that change characteristics, of permanents or of spells.

    One that another takes away never begins to apply: it depends on the one that takes it away (613.8a, 613.6).
    """
    found = [
        (member, ability.static)
        for member in members
        if member.zone is Zone.BATTLEFIELD
        for ability in member.base.abilities
        if isinstance(ability, StaticAbility) and isinstance(ability.static, Anthem | LoseAbilities | SpellsHave)
    ]
    removing = [(source, static) for source, static in found if isinstance(static, LoseAbilities)]
    for source, static in found:
        lost = any(
            other is not source and _takes(state, other, taking, source)
            for other, taking in removing
            if not isinstance(static, LoseAbilities) or other.timestamp < source.timestamp
        )
        if not lost:
            yield source, static


def _takes(state: State, source: GameObject, taking: LoseAbilities, from_: GameObject) -> bool:
    """Whether an effect takes the abilities of a permanent, as far as it can be told before the layer is applied."""
    you = controller(state, source.id)
    return fits(taking.quality, from_.base, from_, controller=controller(state, from_.id), you=you, source=source)


def _applies(effect: _FromStatic, to: _Working) -> bool:
    quality: Quality = effect.static.quality
    if isinstance(effect.static, SpellsHave):
        meant = _is_cast_by(effect, effect.static, to)
    else:
        meant = to.object.zone is Zone.BATTLEFIELD
    return meant and fits(quality, to.now, to.object, controller=to.controller, you=effect.controller, source=effect.source)


def _is_cast_by(effect: _FromStatic, static: SpellsHave, spell: _Working) -> bool:
    """Whether "you" have cast a spell, from the zone that an effect asks for; it is one from 601.2a on. A copy was not cast
    (707.10), whoever controls it.
    """
    cast = spell.object.cast
    if spell.object.zone is not Zone.STACK or cast is None or cast.copied or cast.by != effect.controller:
        return False
    return static.from_zone in ("", cast.zone.value)


def _change_abilities(state: State, working: dict[ObjectId, _Working], static: list[_FromStatic]) -> None:
    """Layer 6 (613.1f): abilities are added and lost in the order of the timestamps."""
    steps: list[tuple[int, _FromStatic | ContinuousEffect | GameObject]] = [(each.source.timestamp, each) for each in static]
    steps += [(each.timestamp, each) for each in state.effects if isinstance(each.modification, AddAbilities)]
    for member in working.values():
        if member.object.granted:
            steps.append((member.object.granted_since or member.object.timestamp, member.object))
    _gain_from_counters(working.values(), static)
    for _, step in sorted(steps, key=lambda each: each[0]):
        if isinstance(step, GameObject):
            _gain(working[step.id], step.granted)
        elif isinstance(step, _FromStatic):
            affected = [each for each in working.values() if _applies(step, each)]
            for each in affected:
                if isinstance(step.static, LoseAbilities):
                    each.now = replace(each.now, abilities=())
                else:
                    _gain(each, tuple(map(Keyword, _keywords(step.static))))
        elif isinstance(step.modification, AddAbilities):
            for of in step.objects:
                if of in working:
                    _gain(working[of], step.modification.abilities)


def _keywords(static: Anthem | SpellsHave) -> tuple[str, ...]:
    """The keywords that an effect gives."""
    return (static.keyword,) if isinstance(static, SpellsHave) else static.keywords


def _gain_from_counters(working: Iterable[_Working], static: list[_FromStatic]) -> None:
    """Keyword counters (122.1b). Their timestamps are not kept, which matters only where abilities are lost."""
    for each in working:
        kinds = tuple(kind for kind, count in each.object.counters if count and kind in KEYWORD_COUNTERS)
        if kinds and any(isinstance(effect.static, LoseAbilities) for effect in static):
            raise NotModelled("a keyword counter where abilities are lost")
        _gain(each, tuple(Keyword(kind) for kind in kinds))


def _gain(by: _Working, abilities: tuple[Ability, ...]) -> None:
    changing = Anthem | LoseAbilities | SpellsHave
    if any(isinstance(each, StaticAbility) and isinstance(each.static, changing) for each in abilities):
        raise NotModelled("an ability that is gained and changes characteristics")
    if abilities:
        by.now = replace(by.now, abilities=by.now.abilities + abilities)


def _set_power(working: dict[ObjectId, _Working], static: list[_FromStatic]) -> None:
    """Layer 7b (613.4b): effects that set power and toughness."""
    setting = [each for each in static if isinstance(each.static, LoseAbilities) and each.static.base is not None]
    for effect in sorted(setting, key=lambda each: each.source.timestamp):
        assert isinstance(effect.static, LoseAbilities)
        assert effect.static.base is not None
        power, toughness = effect.static.base
        for each in working.values():
            if _applies(effect, each):
                each.now = replace(each.now, power=power, toughness=toughness)


def _modify_power(state: State, working: dict[ObjectId, _Working], static: list[_FromStatic]) -> None:
    """Layer 7c (613.4c): effects and counters that modify power and toughness; their order makes no difference."""
    change: dict[ObjectId, tuple[int, int]] = {}

    def modify(of: ObjectId, power: int, toughness: int) -> None:
        before = change.get(of, (0, 0))
        change[of] = (before[0] + power, before[1] + toughness)

    for effect in state.effects:
        if isinstance(effect.modification, ChangePower):
            for of in effect.objects:
                modify(of, effect.modification.power, effect.modification.toughness)
    for each in working.values():
        for kind, sign in POWER_COUNTERS.items():
            count = each.object.counted(kind)
            if count:
                modify(each.object.id, sign * count, sign * count)
        for anthem in static:
            if isinstance(anthem.static, Anthem) and (anthem.static.power or anthem.static.toughness) and _applies(anthem, each):
                modify(each.object.id, anthem.static.power, anthem.static.toughness)
    for of, (power, toughness) in change.items():
        if of in working and working[of].now.power is not None and working[of].now.toughness is not None:
            now = working[of].now
            working[of].now = replace(now, power=(now.power or 0) + power, toughness=(now.toughness or 0) + toughness)
