"""Continuous effects on their way through the layers (611, 613): what each does, and to what.

An effect of a resolved spell or ability is on certain objects, which never change (611.2c). One of a static ability is on
whatever fits its quality (611.3a) when it begins to apply, and stays on that in all further layers (613.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from oracle.abilities.conditions import AttachedIs, YouControl, YouControlNo
from oracle.abilities.kinds import Ability, Keyword, StaticAbility, keyword
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import ITSELF, Amount, CountersOf, Quality
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
from oracle.counters.kinds import KEYWORD_COUNTERS
from oracle.errors import NotModelled
from oracle.fitting import check_alone, fits
from oracle.keywords import bestow
from oracle.layers.copiable import copy_effects
from oracle.layers.presence import controller, permanents
from oracle.layers.texts import changed_text
from oracle.layers.totals import as_long_as, counters_of
from oracle.objects import Characteristics, GameObject, Kind, ObjectId, Seat, Zone
from oracle.state import AddAbilities, Become, ChangePower, ContinuousEffect, State, SwitchSize
from oracle.stickers.kinds import Placed


@dataclass
class Working:
    """An object on its way through the layers. ``own`` are the abilities that it has by its text, if it has kept them."""

    object: GameObject
    controller: Seat
    now: Characteristics
    own: tuple[Ability, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.own = self.now.abilities

    def has(self, ability: Ability) -> bool:
        """Whether it has this ability now."""
        return ability in self.now.abilities


@dataclass(eq=False)
class Effect:
    """One continuous effect. What it does not do is empty; ``objects`` is what it is on, once that is settled (611.2c, 613.6).

    ``you`` is who controls it; ``source`` and ``ability`` are where the effect of a static ability comes from.
    """

    timestamp: int
    you: Seat
    nature: Nature = field(default_factory=Nature)
    gained: tuple[Ability, ...] = ()
    sticker: Placed | None = None
    creature_names: bool = False
    abilities_lost: bool = False
    keywords_lost: frozenset[str] = frozenset()
    cant_have: frozenset[str] = frozenset()
    size: tuple[int, int] | Amount | None = None
    size_of: Quality | None = None
    switches: bool = False
    power: int = 0
    toughness: int = 0
    for_each: Quality | None = None
    objects: frozenset[ObjectId] | None = None
    quality: Quality | None = None
    source: GameObject | None = None
    ability: StaticAbility | None = None

    @property
    def names(self) -> bool:
        """Whether it changes the names of something."""
        return bool(self.nature.name or self.creature_names or (self.sticker is not None and self.sticker.sticker.words))

    @property
    def ordered(self) -> frozenset[str]:
        """In which layers it does something whose order makes a difference: all but changes of power and toughness by numbers."""
        nature = self.nature
        parts = {
            "names": self.names,
            "types": bool(nature.supertypes or nature.types or nature.subtypes or nature.every_creature_type),
            "colors": nature.colors is not None,
            "abilities": bool(self.gained or self.abilities_lost or self.keywords_lost or self.cant_have),
            "size": self.size is not None or self.size_of is not None,
        }
        return frozenset(layer for layer, there in parts.items() if there)

    @property
    def does_more(self) -> bool:
        """Whether it does anything but change abilities."""
        return bool(self.power or self.toughness or self.size or self.nature != Nature())

    @property
    def conditional(self) -> bool:
        """Whether it applies only as long as there are, or are no, such permanents as its ability asks for."""
        return self.ability is not None and _of_board(self.ability)


@dataclass
class Board:
    """All objects that effects can be on, and all effects."""

    working: dict[ObjectId, Working]
    effects: list[Effect]

    def exists(self, effect: Effect) -> bool:
        """Whether an effect applies: it has begun to (613.6), or its ability is still there (611.3b) and its condition holds."""
        if effect.objects is not None or effect.source is None or effect.ability is None:
            return True
        if not self.working[effect.source.id].has(effect.ability):
            return False
        condition = effect.ability.condition
        if isinstance(condition, AttachedIs):
            host = None if effect.source.attached_to is None else self.working.get(effect.source.attached_to)
            return host is not None and self._is(condition.quality, host, effect.you, effect.source)
        if not isinstance(condition, YouControl | YouControlNo):
            return True
        yours = (each for each in self.working.values() if each.controller == effect.you)
        there = any(self._is(condition.quality, each, effect.you, effect.source) for each in yours)
        return there is isinstance(condition, YouControl)

    def affected(self, effect: Effect) -> frozenset[ObjectId]:
        """What an effect is on, or would be on if it began to apply now."""
        if effect.objects is not None:
            return effect.objects & self.working.keys()
        return frozenset(of for of in self.working if self.is_on(effect, of))

    def is_on(self, effect: Effect, of: ObjectId) -> bool:
        """Whether an effect is on an object, or would be if it began to apply now."""
        if effect.objects is not None:
            return of in effect.objects
        each = self.working[of]
        static = None if effect.ability is None else effect.ability.static
        if isinstance(static, SpellsHave):
            meant = _is_cast_by(effect.you, static, each.object)
        else:
            meant = each.object.zone is Zone.BATTLEFIELD
        assert effect.quality is not None
        return meant and fits(
            effect.quality, each.now, each.object, controller=each.controller, you=effect.you, source=effect.source
        )

    def times(self, effect: Effect, of: Working) -> int:
        """How often an effect changes power and toughness: once, or for each permanent of a quality, among which "other" means
        other than the one that is changed.
        """
        if effect.for_each is None:
            return 1
        return self.count(effect.for_each, effect.you, of.object)

    def count(self, quality: Quality, you: Seat, source: GameObject) -> int:
        """The number of permanents of a quality."""
        return sum(self._is(quality, each, you, source) for each in self.working.values())

    @staticmethod
    def _is(quality: Quality, each: Working, you: Seat, source: GameObject) -> bool:
        """Whether an object is a permanent of a quality."""
        return each.object.zone is Zone.BATTLEFIELD and fits(
            quality, each.now, each.object, controller=each.controller, you=you, source=source
        )


def _is_cast_by(you: Seat, static: SpellsHave, spell: GameObject) -> bool:
    """Whether "you" have cast a spell, from the zone that an effect asks for; it is one from 601.2a on. A copy was not cast
    (707.10), whoever controls it.
    """
    cast = spell.cast
    if spell.zone is not Zone.STACK or cast is None or cast.copied or cast.by != you:
        return False
    return static.from_zone in ("", cast.zone.value)


def members(state: State) -> list[GameObject]:
    """The objects that effects can be on: permanents and spells."""
    on_stack = (state.objects[each] for each in state.zones.get((Zone.STACK, None), ()))
    return [*(state.objects[each] for each in permanents(state)), *(each for each in on_stack if each.kind is not Kind.ABILITY)]


def board(state: State, members: Iterable[GameObject]) -> Board:
    """These objects with what they come with, and the effects on them."""
    working = {each.id: Working(each, controller(state, each.id), changed_text(state, each.id, each.base)) for each in members}
    effects = list(_effects(state, working))
    for effect in effects:
        if effect.source is not None and effect.source.own is not None and not effect.source.face_down:
            _check_order_as_copy(state, effect.source, effect, effects)
    return Board(working, effects)


def _check_order_as_copy(state: State, source: GameObject, effect: Effect, effects: Iterable[Effect]) -> None:
    """Raise NotModelled where the order of effects would tell whether what a permanent does as a copy is as old as the permanent,
    or as what made it a copy: whether that effect has created the ability (613.7a) is not said.
    """
    since = max(each.timestamp for each, _ in copy_effects(state, source.id))
    for other in effects:
        between = source.timestamp < other.timestamp < since
        if between and other.source is not source and other.ordered & effect.ordered:
            raise NotModelled("effects that are newer than a permanent and older than its being a copy")


def asks_what_is_tapped(board: Board) -> bool:
    """Whether any effect is on what is tapped, or untapped, or counts such permanents."""
    bases = {id(each.object.base): each.object.base for each in board.working.values()}
    statics = [ability.static for base in bases.values() for ability in base.abilities if isinstance(ability, StaticAbility)]
    qualities = [static.count for static in statics if isinstance(static, DefinesSize)]
    qualities += [
        quality
        for effect in board.effects
        for quality in (effect.quality, effect.for_each, effect.size_of)
        if quality is not None
    ]
    qualities += [each for effect in board.effects if (each := _quality_asked(effect)) is not None]
    return any(quality.tapped is not None for quality in qualities)


def _effects(state: State, working: dict[ObjectId, Working]) -> Iterator[Effect]:
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
        yield from _of_markers(each)
    for effect in state.effects:
        if (made := _of_resolved(effect)) is not None:
            yield made
    for rule in state.rules:
        if isinstance(rule.static, Is):
            # It goes on without the permanent that began it, on whatever fits (611.3a).
            since = rule.source.timestamp
            yield _with_nature(Effect(since, rule.controller, rule.static.nature, quality=rule.static.quality))


def _of_markers(each: Working) -> Iterator[Effect]:
    """What keyword counters (122.1b) and stickers (123.6, 123.7, 123.8) make of the object that they are on: each counter gives
    its keyword, so that two exalted counters let it trigger twice. A copy of a spell is no card, to which they give something.
    """
    found = each.object
    for kind, count in found.counters if found.kind is not Kind.COPY else ():
        if count and kind in KEYWORD_COUNTERS:
            yield Effect(found.since(kind), each.controller, gained=(Keyword(kind),) * count, objects=frozenset({found.id}))
    for placed in found.stickers:
        gained, size = placed.sticker.abilities, placed.sticker.size
        yield Effect(placed.timestamp, each.controller, gained=gained, size=size, sticker=placed, objects=frozenset({found.id}))


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
    if not _of_board(ability) and not as_long_as(state, ability.condition, each.object, each.controller):
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
    if (asked := _quality_asked(made)) is not None:
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


def _of_board(ability: StaticAbility) -> bool:
    """Whether the condition of an ability asks what objects are like, which is not known before its effect applies."""
    return isinstance(ability.condition, AttachedIs | YouControl | YouControlNo)


def _quality_asked(effect: Effect) -> Quality | None:
    """What the condition of an effect asks for among permanents, if it does that."""
    condition = None if effect.ability is None else effect.ability.condition
    return condition.quality if isinstance(condition, AttachedIs | YouControl | YouControlNo) else None


def _check_power_is_known(effect: Effect) -> None:
    """Raise NotModelled for an effect that begins to apply before power is worked out, and asks for it."""
    begins_before = effect.gained or effect.abilities_lost or effect.keywords_lost or effect.nature != Nature()
    asked = (effect.quality, _quality_asked(effect))
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
