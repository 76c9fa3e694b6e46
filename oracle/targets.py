"""Targets (115): what may be chosen, how it is chosen, and whether it is still legal (608.2b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import combinations

from oracle import editions, layers, matching, modes, protection
from oracle.abilities.kinds import ActivatedAbility, Enchant, TriggeredAbility
from oracle.abilities.qualities import Amount, Kind, Target, Who
from oracle.abilities.statics import NoTargetOfAbilities
from oracle.errors import IllegalAction, NotModelled
from oracle.fitting import is_meant
from oracle.game import Game
from oracle.objects import ChosenTarget, GameObject, ObjectId, Seat, TriggerEvent, Zone
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State

_CARDS = {
    Kind.CARD_IN_GRAVEYARD: Zone.GRAVEYARD,
    Kind.CARD_IN_HAND: Zone.HAND,
    Kind.CARD_IN_EXILE: Zone.EXILE,
    Kind.CARD_IN_LIBRARY: Zone.LIBRARY,
}

_PLAYERS = (Kind.PLAYER, Kind.ANY_TARGET, Kind.PLAYER_OR_PLANESWALKER)
_TYPES = {
    Kind.ANY_TARGET: frozenset({"Creature", "Planeswalker", "Battle"}),
    Kind.PLAYER_OR_PLANESWALKER: frozenset({"Planeswalker"}),
}
"""The card types of permanents that may be chosen beside players (115.4). Until April 2018 the same texts spoke of creatures or
players, or of players, alone.
"""


def legal(
    state: State,
    target: Target,
    *,
    source: GameObject,
    you: Seat,
    event: TriggerEvent | None = None,
    itself: ObjectId | None = None,
) -> tuple[ChosenTarget, ...]:
    """Everything that may be chosen for one instance of the word "target" (115.2, 115.4).

    ``source`` is the spell, or the source of the ability, ``you`` its controller, ``itself`` the spell or ability on the
    stack, which is no legal target for itself (115.5).
    """
    seen_by = chooser(state, target, you, event)
    out: list[ChosenTarget] = []
    if target.kind in _PLAYERS:
        out += [
            ChosenTarget(player=seat)
            for seat in matching.turn_order(state)
            if target.whose is None or is_meant(target.whose, seat, seen_by)
        ]
    for of in _candidates(state, target):
        found = state.objects[of]
        if of == itself or (
            target.whose is not None and target.kind in _CARDS and not is_meant(target.whose, found.owner, seen_by)
        ):
            continue
        if (
            matching.matches(state, target.quality, of, source=source, you=seen_by, event=event)
            and protection.may_target(state, of, you=you, source=source.id)
            and (itself == source.id or not _kept_from_abilities(state, of, source.id))
        ):
            out.append(ChosenTarget(object=of))
    return tuple(out)


def _kept_from_abilities(state: State, of: ObjectId, source: ObjectId) -> bool:
    """Whether an effect says that an object can't be the target of abilities of this source."""
    return any(
        isinstance(rule.static, NoTargetOfAbilities)
        and matching.matches(state, rule.static.quality, of, source=rule.source, you=rule.you)
        and matching.matches(state, rule.static.of, source, source=rule.source, you=rule.you)
        for rule in layers.in_force(state)
    )


def may_enchant(state: State, target: Target, aura: GameObject, you: Seat) -> tuple[ChosenTarget, ...]:
    """What an Aura may be attached to (303.4c, 702.5a): what it could target, had it no need to target it. So protection keeps it
    off (702.16c), but hexproof and shroud do not.
    """
    return tuple(
        ChosenTarget(object=of)
        for of in _candidates(state, target)
        if matching.matches(state, target.quality, of, source=aura, you=you) and not protection.protected(state, of, aura.id)
    )


def chooser(state: State, target: Target, you: Seat, event: TriggerEvent | None) -> Seat:
    """Who chooses a target, and from whose side "another player" is meant: the controller, or the controller of the object
    that the trigger event is about.
    """
    if target.chooser is Who.YOU:
        return you
    if target.chooser is not Who.ITS_CONTROLLER or event is None or event.object is None:
        raise NotModelled(f"a target chosen by {target.chooser.value}")
    return layers.controller(state, event.object.id)


def wanted(state: State, of: ObjectId) -> tuple[Target, ...]:
    """The instances of the word "target" of a spell or ability on the stack, in order, with the X that was announced (601.2b).

    Raises NotModelled for a triggered ability with X targets.
    """
    return tuple(_counted(state.objects[of], target) for target in _printed(state, of))


def _counted(found: GameObject, target: Target) -> Target:
    """A target whose number or mana value, where that depends on X, is known."""
    of_x = target.quality.mana_value is Amount.X
    if not target.times_x and not of_x:
        return target
    x = found.cast.x if found.cast is not None else None if found.ability is None else found.ability.x
    if x is None:
        raise NotModelled("an ability with X targets, and no X that was announced")
    quality = replace(target.quality, mana_value=x) if of_x else target.quality
    times = x if target.times_x else 1
    return replace(target, quality=quality, minimum=times * target.minimum, maximum=times * target.maximum, times_x=False)


def _printed(state: State, of: ObjectId) -> tuple[Target, ...]:
    found = state.objects[of]
    if found.ability is not None:
        return found.ability.ability.targets
    does = (target for paragraph in modes.instructions(state, of) for target in paragraph.targets)
    enchants = (each.target for each in layers.characteristics(state, of).abilities if isinstance(each, Enchant))
    return (*does, *enchants)


def legal_for(state: State, of: ObjectId, target: Target) -> tuple[ChosenTarget, ...]:
    """What a spell or ability on the stack may target with one instance of the word."""
    found = state.objects[of]
    you = layers.controller(state, of)
    if found.ability is None:
        return legal(state, target, source=found, you=you, itself=of)
    source = found.ability.source
    source = state.objects.get(source.id) or state.gone.get(source.id, source)
    return legal(state, target, source=source, you=you, event=found.ability.event, itself=of)


def choose(game: Game, of: ObjectId) -> Asking[tuple[tuple[ChosenTarget, ...], ...] | None]:
    """Choose the targets of a spell (601.2c) or ability (603.3d) on the stack; ``None`` where no legal choice can be made.

    Raises IllegalAction where the choices for one instance leave too few for another.
    """
    instances = wanted(game.state, of)
    legal_ones = [legal_for(game.state, of, target) for target in instances]
    if not _can_be_chosen(instances, legal_ones):
        return None
    found = game.state.objects[of]
    event = found.ability.event if found.ability else None
    rule = "601.2c" if found.ability is None else "603.3d"
    out: list[tuple[ChosenTarget, ...]] = []
    for target, all_options in zip(instances, legal_ones, strict=True):
        options = other_than(out, target, all_options)
        if len(options) < target.minimum:
            raise IllegalAction("these targets leave none for what must be another", rule)
        question = Question(
            chooser(game.state, target, layers.controller(game.state, of), event),
            "targets",
            Shape.PICK,
            options,
            of,
            minimum=target.minimum,
            maximum=min(target.maximum, len(options)),
            rule=rule,
        )
        answer = yield from ask(question)
        out.append(tuple(option for option in answer if isinstance(option, ChosenTarget)))
    return tuple(out)


def has_legal_choice(state: State, of: ObjectId) -> bool:
    """Whether the targets of a spell or ability on the stack can be chosen (601.2c)."""
    instances = wanted(state, of)
    return _can_be_chosen(instances, [legal_for(state, of, target) for target in instances])


def _can_be_chosen(
    instances: Sequence[Target], options: Sequence[Sequence[ChosenTarget]], before: tuple[tuple[ChosenTarget, ...], ...] = ()
) -> bool:
    """Whether there are enough legal targets for all instances of the word (601.2c)."""
    if any(len(legal_ones) < target.minimum for target, legal_ones in zip(instances, options, strict=True)):
        return False
    if not any(target.another for target in instances):
        return True
    left = other_than(before, instances[0], options[0])
    return any(
        _can_be_chosen(instances[1:], options[1:], (*before, chosen)) for chosen in combinations(left, instances[0].minimum)
    )


def other_than(
    before: Sequence[Sequence[ChosenTarget]], target: Target, options: Sequence[ChosenTarget]
) -> tuple[ChosenTarget, ...]:
    """Those of these options that are left for an instance of the word after what was chosen for the instances before it."""
    taken = {each for chosen in before for each in chosen} if target.another else set()
    return tuple(each for each in options if each not in taken)


def still_legal(state: State, of: ObjectId) -> tuple[tuple[ChosenTarget, ...], ...]:
    """The chosen targets of a spell or ability that are legal now (608.2b); the others are left out of their place."""
    found = state.objects[of]
    return tuple(
        tuple(each for each in chosen if each in set(legal_for(state, of, target)))
        for target, chosen in zip(wanted(state, of), found.targets, strict=True)
    )


def _candidates(state: State, target: Target) -> Iterable[ObjectId]:
    """The objects of the zone that a kind of target is found in."""
    kind = target.kind
    if kind is Kind.PERMANENT:
        return layers.permanents(state)
    if kind in _TYPES:
        types = _TYPES[kind] if editions.ANY_TARGET.holds(state) else _TYPES[kind] & {"Creature"}
        return [each for each in layers.permanents(state) if not types.isdisjoint(layers.characteristics(state, each).types)]
    if kind in _CARDS:
        zone = _CARDS[kind]
        return [each for (where, _), there in state.zones.items() if where is zone for each in there]
    if kind is Kind.PLAYER:
        return ()
    there = layers.permanents(state) if kind is Kind.SPELL_OR_PERMANENT else ()
    on_stack = state.zones.get((Zone.STACK, None), ())
    return (*there, *(each for each in on_stack if _is_on_stack_as(state.objects[each], target)))


def _is_on_stack_as(found: GameObject, target: Target) -> bool:
    if not found.kind.only_on_stack:
        return target.kind in (Kind.SPELL, Kind.SPELL_OR_ABILITY, Kind.SPELL_OR_PERMANENT)
    if target.kind in (Kind.SPELL, Kind.SPELL_OR_PERMANENT) or found.ability is None:
        return False
    return isinstance(found.ability.ability, TriggeredAbility | ActivatedAbility) and not (
        target.trigger_only and not isinstance(found.ability.ability, TriggeredAbility)
    )
