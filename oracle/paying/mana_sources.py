"""Which abilities are mana abilities (605.1a), and which of them a player can activate now and for what mana."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from typing import TypeAlias

from oracle import conditions, layers
from oracle.abilities.costs import (
    Blight,
    Cost,
    PayEnergy,
    PayLife,
    PutCounterOnThis,
    RemoveCounters,
    Sacrifice,
    SacrificeThis,
    TapThis,
)
from oracle.abilities.effects import (
    AddMana,
    Draw,
    Effect,
    ExileTop,
    IfPaid,
    May,
    MayPay,
    Mill,
    Place,
    PutGraveyardOnBottom,
    PutInto,
    PutOnTopOrBottom,
    RevealTop,
    SearchLandToHand,
    TakeFromTop,
)
from oracle.abilities.kinds import ActivatedAbility, CostKeyword
from oracle.abilities.statics import AbilitiesCostLess
from oracle.color_identity import as_added
from oracle.errors import NotModelled
from oracle.fitting import value_of
from oracle.keywords import cycling, equip
from oracle.mana import COLORS, Mana, ManaCost
from oracle.matching import matches
from oracle.objects import ObjectId, Seat
from oracle.playing.cheaper import of_mana_ability
from oracle.playing.prohibitions import activating_prohibited_by
from oracle.state import State

Lot: TypeAlias = tuple[Mana, ...]
"""The mana that one activation of a mana ability adds."""

LAND_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The mana of the basic land types (305.6)."""


@dataclass(frozen=True)
class Offer:
    """A mana ability that a player can activate. ``place`` counts the activated abilities of its source, from 0.

    ``yields`` are the lots of mana of which one activation adds one, by the player's choice.
    """

    source: ObjectId
    ability: ActivatedAbility
    place: int
    yields: tuple[Lot, ...]

    @property
    def taps(self) -> bool:
        """Whether {T} is in its cost."""
        return TapThis() in self.ability.cost.parts

    @property
    def sacrifices_itself(self) -> bool:
        """Whether its source is sacrificed for it."""
        return SacrificeThis() in self.ability.cost.parts

    @property
    def life(self) -> int:
        """The life that it costs."""
        return sum(part.amount for part in self.ability.cost.parts if isinstance(part, PayLife))


_STANDS_FOR: Mapping[str, Callable[[CostKeyword], ActivatedAbility]] = {
    cycling.NAME: cycling.cycling,
    equip.NAME: equip.equip,
}
"""The keywords that are activated abilities."""


def activated_abilities(state: State, of: ObjectId) -> tuple[ActivatedAbility, ...]:
    """The activated abilities of an object in printed order; a land's intrinsic mana abilities (305.6) come last."""
    now = layers.characteristics(state, of)
    own = tuple(
        _STANDS_FOR[ability.name](ability) if isinstance(ability, CostKeyword) else ability
        for ability in now.abilities
        if isinstance(ability, ActivatedAbility) or (isinstance(ability, CostKeyword) and ability.name in _STANDS_FOR)
    )
    if "Land" not in now.types or not LAND_MANA.keys() & set(now.subtypes) or now.lost_abilities:
        return own
    return own + tuple(land_ability(LAND_MANA[subtype]) for subtype in now.subtypes if subtype in LAND_MANA)


def land_ability(mana: str) -> ActivatedAbility:
    """The mana ability that comes with a basic land type (305.6)."""
    return ActivatedAbility(Cost(None, (TapThis(),)), (AddMana((mana,)),))


def is_mana_ability(ability: ActivatedAbility) -> bool:
    """Whether this is a mana ability (605.1a): no target, could add mana, no loyalty ability, moves no card to or from a
    library.
    """
    return (
        not ability.targets
        and not ability.loyalty
        and any(_adds_mana(effect) for effect in ability.effects)
        and not any(_moves_library_card(effect) for effect in ability.effects)
    )


def _inner(effect: Effect) -> tuple[Effect, ...]:
    """The instructions that are followed only if a player chooses so."""
    if isinstance(effect, May | IfPaid):
        return effect.effects
    return (*effect.then, *effect.otherwise) if isinstance(effect, MayPay) else ()


def _adds_mana(effect: Effect) -> bool:
    """Whether it could add mana, be it by a choice."""
    return isinstance(effect, AddMana) or any(map(_adds_mana, _inner(effect)))


def _moves_library_card(effect: Effect) -> bool:
    if any(map(_moves_library_card, _inner(effect))):
        return True
    if isinstance(effect, PutInto):
        return effect.place in (Place.LIBRARY_TOP, Place.LIBRARY_BOTTOM, Place.LIBRARY_SHUFFLED)
    return isinstance(
        effect, Draw | ExileTop | Mill | PutGraveyardOnBottom | PutOnTopOrBottom | RevealTop | SearchLandToHand | TakeFromTop
    )


def yields(ability: ActivatedAbility, made: Mana) -> tuple[Lot, ...]:
    """The lots of mana of which one activation adds one, by the choice of the player (106.4). ``made`` is mana of its source,
    whatever its type.

    Raises NotModelled where a player chooses whether mana is added at all, and where putting or removing counters is a cost.
    """
    if any(_adds_mana(each) for effect in ability.effects for each in _inner(effect)):
        raise NotModelled("a mana ability that may add mana")
    if any(isinstance(part, Blight | PayEnergy | PutCounterOnThis | RemoveCounters) for part in ability.cost.parts):
        raise NotModelled("a mana ability whose cost puts or removes counters")
    lots = [
        tuple(tuple(replace(made, type=each, only=effect.only) for each in types) for types in _lots(effect))
        for effect in ability.effects
        if isinstance(effect, AddMana)
    ]
    return tuple(tuple(mana for lot in choice for mana in lot) for choice in product(*lots))


def made_by(state: State, source: ObjectId) -> Mana:
    """What mana of this source is, but for its type: of snow (107.4h), of a creature."""
    now = layers.characteristics(state, source)
    return Mana("", snow="Snow" in now.supertypes, by_creature="Creature" in now.types)


def _lots(effect: AddMana) -> tuple[ManaCost, ...]:
    if effect.choices:
        return tuple((*effect.mana, mana) for mana in effect.choices)
    if effect.any_color:
        return tuple((*effect.mana, *(color,) * effect.any_color) for color in COLORS)
    if effect.combination:
        return tuple((*effect.mana, *colors) for colors in combinations_with_replacement(COLORS, effect.combination))
    return (effect.mana,)


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """The mana abilities of a player's permanents that nothing keeps them from activating, their costs aside (605.3a).

    Left out is what is tapped or too new to be tapped (302.6), prohibited (602.5) or used up for this turn (602.5b).
    """
    return tuple(
        offer
        for source, of_its_kind in _mana_abilities_of_each(state, layers.permanents(state, seat))
        for offer in _usable(state, seat, source, of_its_kind)
    )


def offers_of(state: State, seat: Seat, of: ObjectId) -> tuple[Offer, ...]:
    """The mana abilities of one permanent that this player could activate now."""
    if not layers.is_permanent(state, of) or layers.controller(state, of) != seat:
        return ()
    return _usable(state, seat, of, _mana_abilities(state, of))


_ManaAbility: TypeAlias = "tuple[int, ActivatedAbility, tuple[Lot, ...]]"
"""The place of a mana ability among the activated abilities of its source, the ability, and its lots."""


def _mana_abilities(state: State, of: ObjectId) -> tuple[_ManaAbility, ...]:
    return tuple(
        (place, as_it_is, yields(as_it_is, made_by(state, of)))
        for place, ability in enumerate(activated_abilities(state, of))
        if is_mana_ability(ability)
        for as_it_is in _ways(state, of, _settled(state, of, ability))
    )


def _settled(state: State, of: ObjectId, ability: ActivatedAbility) -> ActivatedAbility:
    """A mana ability as it is now: what it costs, and the mana that it adds where that depends on what there is."""
    effects = tuple(_with_mana_of_now(state, of, effect) for effect in ability.effects)
    return replace(ability, cost=of_mana_ability(state, of, ability.cost), effects=effects)


def _with_mana_of_now(state: State, of: ObjectId, effect: Effect) -> Effect:
    if not isinstance(effect, AddMana) or not effect.if_you_control:
        return effect
    you = layers.controller(state, of)
    there = layers.permanents(state, you)
    source = state.objects[of]
    met = all(any(matches(state, each, at, source=source, you=you) for at in there) for each in effect.if_you_control)
    return replace(effect, mana=effect.instead if met else effect.mana, if_you_control=(), instead=())


def _ways(state: State, of: ObjectId, ability: ActivatedAbility) -> Iterator[ActivatedAbility]:
    """A mana ability that adds mana by the mana value of what is sacrificed for it (106.4), once for each mana value that its
    controller could sacrifice; any other as it is.
    """
    counting = [effect for effect in ability.effects if isinstance(effect, AddMana) and effect.of_sacrificed]
    part = next((part for part in ability.cost.parts if isinstance(part, Sacrifice) and part.count == 1), None)
    if not counting:
        yield ability
    elif part is None or ability.effects != tuple(counting):
        raise NotModelled("mana for each mana value of what is sacrificed otherwise")
    else:
        you, source = layers.controller(state, of), state.objects[of]
        there = [each for each in layers.permanents(state, you) if matches(state, part.quality, each, source=source, you=you)]
        for value in sorted({value_of(state.objects[each], layers.characteristics(state, each)) for each in there}):
            parts = tuple(
                replace(each, quality=replace(each.quality, mana_value=value)) if each is part else each
                for each in ability.cost.parts
            )
            adds = tuple(replace(each, mana=each.mana * value, of_sacrificed=False) for each in counting)
            yield replace(ability, cost=replace(ability.cost, parts=parts), effects=adds)


def _mana_abilities_of_each(state: State, permanents: Sequence[ObjectId]) -> Iterator[tuple[ObjectId, tuple[_ManaAbility, ...]]]:
    """The mana abilities of each permanent that has any. What many permanents are like is looked at once, but where an effect
    lets the abilities of some of them cost less.
    """
    kinds: dict[tuple[int, ObjectId | None], tuple[_ManaAbility, ...]] = {}
    some_cost_less = any(isinstance(rule.static, AbilitiesCostLess) for rule in layers.in_force(state))
    for of in permanents:
        kind = id(layers.characteristics(state, of)), of if some_cost_less else None
        if kind not in kinds:
            kinds[kind] = _mana_abilities(state, of)
        if kinds[kind]:
            yield of, kinds[kind]


def _usable(state: State, seat: Seat, of: ObjectId, abilities: Sequence[_ManaAbility]) -> tuple[Offer, ...]:
    """Those of the mana abilities of a permanent that its controller could activate now."""
    found = state.objects[of]
    out = []
    for place, ability, lots in abilities:
        offer = Offer(of, ability, place, tuple(dict.fromkeys(as_added(state, seat, lot) for lot in lots)))
        usable = not (ability.once_each_turn and place in found.activated) and not (
            ability.your_turn_only and state.active != seat
        )
        if ability.condition is not None:
            usable = usable and conditions.holds(state, ability.condition, found, None, seat)
        if ability.as_sorcery:
            raise NotModelled("a mana ability that is activated only as a sorcery")
        if usable and not (offer.taps and not can_tap(state, of)):
            out.append(offer)
    return tuple(out) if out and activating_prohibited_by(state, seat, of, mana_ability=True) is None else ()


def can_tap(state: State, of: ObjectId) -> bool:
    """Whether {T} of a permanent can be paid: it is untapped (118.3), and no creature that is too new (602.5a)."""
    return not state.objects[of].tapped and layers.is_permanent(state, of) and not is_too_new(state, of)


def is_too_new(state: State, of: ObjectId) -> bool:
    """Whether a permanent is a creature that has not been under its controller's control since their turn began (302.6)."""
    new_creature = state.objects[of].sick and "Creature" in layers.characteristics(state, of).types
    return new_creature and not layers.has_keyword(state, of, "haste")
