"""What continuous effects work on in the layers: the objects with what they are by then, and the effects with what each does.

An effect of a resolved spell or ability is on certain objects, which never change (611.2c). One of a static ability is on
whatever fits its quality (611.3a) when it begins to apply, and stays on that in all further layers (613.6).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from oracle.abilities.conditions import AttachedIs, YouControl, YouControlNo
from oracle.abilities.kinds import Ability, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import Amount, Quality
from oracle.abilities.statics import DefinesSize, SpellsHave
from oracle.fitting import fits
from oracle.objects import Characteristics, GameObject, ObjectId, Seat, Zone
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
        return self.ability is not None and of_board(self.ability)


@dataclass
class Board:
    """All objects that effects can be on, and all effects.

    By the rules before July 2009 (418.5a) ``colors_first`` is false: what changes colors was in one layer with what changes
    abilities. So is ``size_set_first``: what has resolved to change power and toughness was in one layer with what sets them.
    """

    working: dict[ObjectId, Working]
    effects: list[Effect]
    colors_first: bool = True
    size_set_first: bool = True

    def changes_in_between(self, effect: Effect) -> bool:
        """Whether an effect changes power and toughness in the layer in which they are set."""
        return not self.size_set_first and effect.ability is None and bool(effect.power or effect.toughness)

    def ordered(self, effect: Effect) -> frozenset[str]:
        """In which layers of this board an effect does something whose order makes a difference."""
        layers = effect.ordered | {"size"} if self.changes_in_between(effect) else effect.ordered
        return layers | {"abilities"} if "colors" in layers and not self.colors_first else layers

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
    qualities += [each for effect in board.effects if (each := quality_asked(effect)) is not None]
    return any(quality.tapped is not None for quality in qualities)


def of_board(ability: StaticAbility) -> bool:
    """Whether the condition of an ability asks what objects are like, which is not known before its effect applies."""
    return isinstance(ability.condition, AttachedIs | YouControl | YouControlNo)


def quality_asked(effect: Effect) -> Quality | None:
    """What the condition of an effect asks for among permanents, if it does that."""
    condition = None if effect.ability is None else effect.ability.condition
    return condition.quality if isinstance(condition, AttachedIs | YouControl | YouControlNo) else None
