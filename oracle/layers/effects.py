"""The effects that there are (611), as they go into the layers (613): those of what resolved, of static abilities, of keyword
counters and of stickers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from oracle import editions
from oracle.abilities.kinds import Keyword, StaticAbility, keyword
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import ITSELF, CountersOf
from oracle.abilities.statics import (
    Anthem,
    ChosenNumberIsPower,
    DefinesSize,
    Is,
    Layered,
    LoseAbilities,
    LoseKeywords,
    SpellsHave,
)
from oracle.counters.kinds import keyword_counters
from oracle.errors import NotModelled
from oracle.fitting import check_alone
from oracle.keywords import bestow
from oracle.layers.board import Board, Effect, Working, of_board, quality_asked
from oracle.layers.copiable import copy_effects
from oracle.layers.presence import controller, permanents
from oracle.layers.texts import changed_text
from oracle.layers.totals import as_long_as, counters_of
from oracle.objects import GameObject, Kind, ObjectId, Zone
from oracle.state import AddAbilities, Become, ChangePower, ContinuousEffect, State, SwitchSize


def members(state: State) -> list[GameObject]:
    """The objects that effects can be on: permanents and spells."""
    on_stack = (state.objects[each] for each in state.zones.get((Zone.STACK, None), ()))
    return [*(state.objects[each] for each in permanents(state)), *(each for each in on_stack if not each.kind.only_on_stack)]


def board(state: State, members: Iterable[GameObject]) -> Board:
    """These objects with what they come with, and the effects on them."""
    working = {each.id: Working(each, controller(state, each.id), changed_text(state, each.id, each.base)) for each in members}
    effects = list(_effects(state, working))
    made = Board(
        working,
        effects,
        colors_first=editions.COLORS_BEFORE_ABILITIES.holds(state),
        size_set_first=editions.SIZE_IS_SET_FIRST.holds(state),
    )
    for effect in effects:
        if effect.source is not None and effect.source.own is not None and not effect.source.face_down:
            _check_order_as_copy(state, effect.source, effect, made)
    return made


def _check_order_as_copy(state: State, source: GameObject, effect: Effect, board: Board) -> None:
    """Raise NotModelled where the order of effects would tell whether what a permanent does as a copy is as old as the permanent,
    or as what made it a copy: whether that effect has created the ability (613.7a) is not said.
    """
    since = max(each.timestamp for each, _ in copy_effects(state, source.id))
    for other in board.effects:
        between = source.timestamp < other.timestamp < since
        if between and other.source is not source and board.ordered(other) & board.ordered(effect):
            raise NotModelled("effects that are newer than a permanent and older than its being a copy")


def _effects(state: State, working: dict[ObjectId, Working]) -> Iterator[Effect]:
    keywords = keyword_counters(state.edition)
    for each in working.values():
        found = each.object
        since = found.granted_since or found.timestamp
        if found.granted:
            yield Effect(since, each.controller, gained=found.granted, objects=frozenset({found.id}))
        if found.bestowed:
            yield Effect(since, each.controller, bestow.AURA, (bestow.ENCHANT_CREATURE,), objects=frozenset({found.id}))
        if found.zone is Zone.BATTLEFIELD:
            for ability in each.now.abilities:
                if isinstance(ability, StaticAbility) and isinstance(ability.static, Layered):
                    yield from _of_static(state, each, ability, ability.static, found.timestamp)
        yield from _of_markers(each, keywords)
    for effect in state.effects:
        if (made := _of_resolved(effect)) is not None:
            yield made
    for rule in state.rules:
        if isinstance(rule.static, Is):
            # It goes on without the permanent that began it, on whatever fits (611.3a).
            since = rule.source.timestamp
            yield _with_nature(Effect(since, rule.controller, rule.static.nature, quality=rule.static.quality))


def _of_markers(each: Working, keywords: frozenset[str]) -> Iterator[Effect]:
    """What keyword counters (122.1b), those of ``keywords``, and stickers (123.6, 123.7, 123.8) make of the object that they are
    on: each counter gives its keyword, so that two exalted counters let it trigger twice. A copy of a spell is no card, to which
    they give something.
    """
    found = each.object
    for kind, count in map(_that_count, found.counters if found.kind is not Kind.COPY else ()):
        if count and kind in keywords:
            yield Effect(found.since(kind), each.controller, gained=(Keyword(kind),) * count, objects=frozenset({found.id}))
    for placed in found.stickers:
        gained, size = placed.sticker.abilities, placed.sticker.size
        yield Effect(placed.timestamp, each.controller, gained=gained, size=size, sticker=placed, objects=frozenset({found.id}))


def _that_count(counters: tuple[str, int]) -> tuple[str, int]:
    """How many of some keyword counters make a difference: more than one only of keywords that trigger (702.83a, 702.147a)."""
    kind, count = counters
    return kind, count if kind in ("exalted", "decayed") else min(count, 1)


def of_gained(state: State, each: Working, ability: StaticAbility, since: int) -> Iterator[Effect]:
    """The effect of a static ability that a permanent has gained by an effect with the timestamp ``since``: its own timestamp is
    the later one of that and the object's (613.7a). Raises NotModelled for one that would have to begin in a layer that is over.
    """
    timestamp = max(since, each.object.timestamp)
    if each.object.zone is not Zone.BATTLEFIELD:
        return
    static = ability.static
    if isinstance(static, ChosenNumberIsPower) or (isinstance(static, DefinesSize) and (static.plus or static.power_only)):
        raise NotModelled("an ability that is gained and defines a size otherwise than by a count for both numbers")
    if isinstance(static, DefinesSize):
        check_alone(static.count)
        yield Effect(timestamp, each.controller, quality=ITSELF, source=each.object, ability=ability, size_of=static.count)
    elif isinstance(static, Layered):
        for made in _of_static(state, each, ability, static, timestamp):
            nature = made.nature
            begins_before = made.names or nature.supertypes or nature.types or nature.subtypes or nature.every_creature_type
            if begins_before or nature.colors is not None:
                raise NotModelled("an ability that is gained and changes names, types or colors")
            yield made


def _of_static(state: State, each: Working, ability: StaticAbility, static: Layered, timestamp: int) -> Iterator[Effect]:
    """The effect of a static ability, if it says anything now, or might once it is known what there is."""
    if not of_board(ability) and not as_long_as(state, ability.condition, each.object, each.controller):
        return
    check_alone(static.quality)
    made = Effect(timestamp, each.controller, quality=static.quality, source=each.object, ability=ability)
    if static.quality.enchanted:
        # What it is attached to is meant, whatever that is while types are not worked out yet (303.4m, 301.5f).
        made.quality = replace(static.quality, types=())
    if isinstance(static, Is):
        made.nature = static.nature
    elif isinstance(static, LoseAbilities):
        made.abilities_lost, made.size = True, static.base
    elif isinstance(static, LoseKeywords):
        made.keywords_lost, made.gained = frozenset(static.lost), tuple(map(keyword, static.gained))
        made.cant_have = made.keywords_lost if static.for_good else frozenset()
    elif isinstance(static, SpellsHave):
        made.gained = (Keyword(static.keyword),)
    else:
        _become_anthem(state, made, static)
    if (asked := quality_asked(made)) is not None:
        check_alone(asked)
    _check_power_is_known(_with_nature(made))
    yield made


def _become_anthem(state: State, made: Effect, static: Anthem) -> None:
    made.gained = (*map(keyword, static.keywords), *static.abilities)
    made.power, made.toughness, made.creature_names = static.power, static.toughness, static.creature_names
    if isinstance(static.for_each, CountersOf):
        times = counters_of(state, static.for_each, made.you)
        made.power, made.toughness = times * made.power, times * made.toughness
    elif static.for_each is not None:
        check_alone(static.for_each)
        made.for_each = static.for_each


def _check_power_is_known(effect: Effect) -> None:
    """Raise NotModelled for an effect that begins to apply before power is worked out, and asks for it."""
    begins_before = effect.gained or effect.abilities_lost or effect.keywords_lost or effect.nature != Nature()
    asked = (effect.quality, quality_asked(effect))
    if begins_before and any(each is not None and (each.power_at_most, each.power_at_least) != (None, None) for each in asked):
        raise NotModelled("abilities, types or colors that depend on power")


def _of_resolved(effect: ContinuousEffect) -> Effect | None:
    """The effect of a resolved spell or ability, if it is one of characteristics."""
    made = Effect(effect.timestamp, effect.controller, objects=frozenset(effect.objects))
    modification = effect.modification
    if isinstance(modification, Become):
        made.nature = modification.nature
    elif isinstance(modification, AddAbilities):
        made.gained = modification.abilities
    elif isinstance(modification, ChangePower):
        made.power, made.toughness = modification.power, modification.toughness
    elif isinstance(modification, SwitchSize):
        made.switches = True
    else:
        return None
    return _with_nature(made)


def _with_nature(effect: Effect) -> Effect:
    """The effect, with what a nature brings along in layers 6 and 7b."""
    nature = effect.nature
    effect.gained += (*map(keyword, nature.keywords), *nature.abilities)
    effect.abilities_lost = effect.abilities_lost or nature.abilities_lost
    effect.keywords_lost |= {*nature.keywords_lost, *nature.cant_have}
    effect.cant_have |= {*nature.cant_have}
    effect.size = effect.size or nature.size
    return effect
