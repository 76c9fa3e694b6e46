"""Instructions that change what objects are like: power, abilities, control, status, counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from oracle import editions, events, layers, phasing, triggers
from oracle.abilities.durations import HowLong
from oracle.abilities.effects import (
    Attach,
    Becomes,
    BecomesEach,
    DoubleEach,
    ExchangeControl,
    GainAbility,
    GainControl,
    PhaseOut,
    Pump,
    PumpEach,
    PumpForEach,
    Regenerate,
    RemoveFromCombat,
    Switch,
    SwitchEach,
    Tap,
    TapEach,
    Transform,
    Untap,
    UntapEach,
)
from oracle.abilities.events import LosesControl
from oracle.abilities.kinds import TriggeredAbility, keyword
from oracle.abilities.qualities import Named, Quality, Who
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.instructions.resolution import Resolution
from oracle.keywords import equip
from oracle.layers.gaining import is_named
from oracle.mana import COLOR_NAMES
from oracle.objects import ObjectId, Seat, StackAbility, TriggerEvent, Zone
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import (
    AddAbilities,
    Become,
    ChangePower,
    ContinuousEffect,
    DelayedTrigger,
    Duration,
    Modification,
    SetController,
    SwitchSize,
)

_DURATIONS = {
    HowLong.THIS_TURN: Duration.END_OF_TURN,
    HowLong.THIS_COMBAT: Duration.END_OF_COMBAT,
    HowLong.WHILE_IT_IS_THERE: Duration.WHILE_IT_IS_THERE,
    HowLong.UNTIL_YOUR_NEXT_UPKEEP: Duration.YOUR_NEXT_UPKEEP,
    HowLong.WHILE_THIS_IS_TAPPED: Duration.WHILE_SOURCE_IS_TAPPED,
}


def begin_effect(
    game: Game,
    objects: Iterable[ObjectId],
    modification: Modification,
    controller: Seat,
    duration: Duration = Duration.END_OF_TURN,
    source: ObjectId | None = None,
    counter: str = "",
) -> None:
    """A continuous effect begins on these objects, which do not change any more (611.2c), with a new timestamp (613.7). Nothing
    that is phased out is among them (702.26e). Abilities that some of them can't have are no part of it for these, not even once
    they could have them (113.11). ``source`` is what has to remain tapped for as long as it lasts, ``counter`` the kind of
    counter that each of them has to have as long.
    """
    affected = _able(game, (each for each in objects if game.object(each).phased_out is None), modification)
    stamp = game.stamp() if affected else 0
    while affected:
        part = _part_for(game, affected[0], modification)
        alike = tuple(each for each in affected if _part_for(game, each, modification) == part)
        if part != AddAbilities(()):
            effect = ContinuousEffect(alike, part, duration, stamp, controller, source, counter)
            game.update(effects=(*game.state.effects, effect))
        affected = tuple(each for each in affected if each not in alike)


def _able(game: Game, objects: Iterable[ObjectId], modification: Modification) -> tuple[ObjectId, ...]:
    """Those objects on which an effect begins: all of them (113.11). Under the rules of an earlier day an effect was not created
    that would add what an object can't have. Raises NotModelled where that was true of some of its objects.
    """
    meant = tuple(objects)
    if editions.THE_REST_BEGINS.holds(game.state):
        return meant
    able = tuple(each for each in meant if _part_for(game, each, modification) == modification)
    if 0 < len(able) < len(meant):
        raise NotModelled(f"an effect that gives what some of its objects can't have, by the rules of {game.state.edition}")
    return able


def _part_for(game: Game, of: ObjectId, modification: Modification) -> Modification:
    """What of a modification an object does not leave out because it can't have that (113.11)."""
    cant_have = layers.characteristics(game.state, of).cant_have
    if not cant_have:
        return modification
    if isinstance(modification, AddAbilities):
        return AddAbilities(tuple(each for each in modification.abilities if not is_named(each, cant_have)))
    if isinstance(modification, Become):
        keywords = tuple(each for each in modification.nature.keywords if not is_named(keyword(each), cant_have))
        return Become(replace(modification.nature, keywords=keywords))
    return modification


def pump(resolution: Resolution, effect: Pump) -> Asking[None]:
    """Gets +N/+N and gains keywords, one of them by the choice of whoever controls what resolves (608.2d)."""
    keywords = effect.keywords
    if effect.one_of:
        question = Question(resolution.controller, "name", Shape.PICK, effect.one_of, resolution.of, rule="608.2d")
        keywords = (*keywords, str((yield from ask(question))[0]))
    _pump(resolution, resolution.found(effect.what), effect.power, effect.toughness, keywords, effect.how_long)


def pump_for_each(resolution: Resolution, effect: PumpForEach) -> None:
    """Gets +N/+N until end of turn so many times."""
    times = resolution.number(effect.times)
    _pump(resolution, resolution.found(effect.what), effect.power * times, effect.toughness * times, ())


def pump_each(resolution: Resolution, effect: PumpEach) -> None:
    """The same for every permanent of a quality."""
    _pump(resolution, resolution.permanents(effect.quality), effect.power, effect.toughness, effect.keywords)


def double_each(resolution: Resolution, effect: DoubleEach) -> None:
    """Each gets +X/+Y, where X and Y are its power and toughness as the effect begins (701.10b-c)."""
    state = resolution.game.state
    for each in resolution.permanents(effect.quality):
        now = layers.characteristics(state, each)
        _pump(resolution, (each,), now.power or 0, now.toughness or 0, ())


def _pump(
    resolution: Resolution,
    objects: tuple[ObjectId, ...],
    power: int,
    toughness: int,
    keywords: tuple[str, ...],
    how_long: HowLong = HowLong.THIS_TURN,
) -> None:
    gained = AddAbilities(tuple(keyword(_in_that_color(resolution, each)) for each in keywords))
    there = _able(resolution.game, _permanents(resolution, objects), gained)
    if power or toughness:
        begin(resolution, there, ChangePower(power, toughness), how_long)
    if keywords:
        begin(resolution, there, gained, how_long)


def begin(resolution: Resolution, objects: Iterable[ObjectId], modification: Modification, how_long: HowLong) -> None:
    """An effect of what resolves begins on these objects, for so long."""
    source = resolution.source.id if how_long is HowLong.WHILE_THIS_IS_TAPPED else None
    begin_effect(resolution.game, objects, modification, resolution.controller, _DURATIONS[how_long], source)


def _in_that_color(resolution: Resolution, printed: str) -> str:
    """A keyword that speaks of the color which was chosen, with that color: "hexproof from white"."""
    if not printed.endswith("that color"):
        return printed
    if not resolution.color:
        raise NotModelled("a color that nobody has chosen")
    return printed.replace("that color", COLOR_NAMES[resolution.color])


def _permanents(resolution: Resolution, objects: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """Those of these objects that are on the battlefield: there is what a text means that names no zone (109.2), even where the
    card could be followed to another one (400.7e).
    """
    return tuple(each for each in objects if events.on_battlefield(resolution.game, each))


def gain_ability(resolution: Resolution, effect: GainAbility) -> None:
    """Gains an ability."""
    begin(resolution, _permanents(resolution, resolution.found(effect.what)), AddAbilities((effect.ability,)), effect.how_long)


def becomes(resolution: Resolution, effect: Becomes) -> None:
    """Becomes something."""
    objects = _permanents(resolution, resolution.found(effect.what))
    if effect.how_long is not HowLong.WHILE_IT_HAS_THE_COUNTER:
        begin(resolution, objects, Become(effect.nature), effect.how_long)
        return
    for each in objects:
        begin_effect(
            resolution.game,
            (each,),
            Become(effect.nature),
            resolution.controller,
            Duration.WHILE_COUNTED,
            counter=effect.counter,
        )


def becomes_each(resolution: Resolution, effect: BecomesEach) -> None:
    """The same for every permanent of a quality, or for those of a player: no other one is on it later (611.2c)."""
    objects = _of_each(resolution, effect.quality, effect.controller)
    begin_effect(resolution.game, objects, Become(effect.nature), resolution.controller)


def _of_each(resolution: Resolution, quality: Quality, controller: Who | None) -> list[ObjectId]:
    """The permanents of a quality, among those of a player where one is meant."""
    players = None if controller is None else resolution.players(controller)
    state, there = resolution.game.state, resolution.permanents(quality)
    return [each for each in there if players is None or layers.controller(state, each) in players]


def switch(resolution: Resolution, effect: Switch) -> None:
    """Power and toughness are switched until end of turn."""
    begin_effect(resolution.game, _permanents(resolution, resolution.found(effect.what)), SwitchSize(), resolution.controller)


def switch_each(resolution: Resolution, effect: SwitchEach) -> None:
    """The same for every permanent of a quality."""
    begin_effect(resolution.game, resolution.permanents(effect.quality), SwitchSize(), resolution.controller)


def gain_control(resolution: Resolution, effect: GainControl) -> None:
    """Gain control of permanents or spells (613.1b)."""
    game = resolution.game
    for each in resolution.found(effect.what):
        if game.object(each).zone not in (Zone.BATTLEFIELD, Zone.STACK):
            continue
        duration = Duration.END_OF_TURN if effect.until_end_of_turn else Duration.WHILE_IT_IS_THERE
        set_controller(game, each, resolution.controller, duration)
        if effect.tap_when_lost:
            event = LosesControl()
            ability = TriggeredAbility(event, (Tap(Named.EVENT),))
            on_stack = StackAbility(ability, resolution.source, "delayed", TriggerEvent(event, game.object(each)))
            delayed = DelayedTrigger(resolution.controller, on_stack, lost_control_of=each)
            game.update(delayed=(*game.state.delayed, delayed))


def exchange_control(resolution: Resolution, effect: ExchangeControl) -> None:
    """Exchange control of two permanents: both or neither, and nothing where one player controls both (701.12a-b)."""
    game = resolution.game
    pair = (*resolution.found(effect.first), *resolution.found(effect.second))
    if len(pair) != 2 or not all(events.on_battlefield(game, each) for each in pair):
        return
    first, second = (layers.controller(game.state, each) for each in pair)
    if first != second:
        set_controller(game, pair[0], second, Duration.WHILE_IT_IS_THERE)
        set_controller(game, pair[1], first, Duration.WHILE_IT_IS_THERE)


def set_controller(game: Game, of: ObjectId, player: Seat, duration: Duration) -> None:
    """A player gains control of an object; a permanent has summoning sickness under a new controller (302.6)."""
    before = layers.controller(game.state, of)
    begin_effect(game, (of,), SetController(player), player, duration)
    if before != player and game.object(of).zone is Zone.BATTLEFIELD:
        game.change(of, sick=True)


def tap(resolution: Resolution, effect: Tap) -> None:
    """Tap."""
    for each in resolution.found(effect.what):
        events.tap(resolution.game, each)


def untap(resolution: Resolution, effect: Untap) -> None:
    """Untap."""
    for each in resolution.found(effect.what):
        events.untap(resolution.game, each)


def tap_each(resolution: Resolution, effect: TapEach) -> None:
    """Tap every permanent of a quality."""
    for each in resolution.permanents(effect.quality):
        events.tap(resolution.game, each)


def untap_each(resolution: Resolution, effect: UntapEach) -> None:
    """Untap every permanent of a quality; those that were not tapped are meant afterwards too."""
    resolution.made = resolution.permanents(effect.quality)
    for each in resolution.made:
        events.untap(resolution.game, each)


def phase_out(resolution: Resolution, effect: PhaseOut) -> None:
    """Phase out, all at the same time."""
    phasing.phase_out(resolution.game, resolution.found(effect.what))


def remove_from_combat(resolution: Resolution, effect: RemoveFromCombat) -> None:
    """Remove from combat."""
    for each in resolution.found(effect.what):
        events.remove_from_combat(resolution.game, each)


def attach(resolution: Resolution, effect: Attach) -> None:
    """Attach the source, where it can be attached to that; it gets a new timestamp then (701.3a-c)."""
    game = resolution.game
    for each in resolution.found(effect.what):
        for source in resolution.found(Named.THIS):
            if game.object(source).attached_to != each and equip.may_equip(game.state, source, each):
                found, before = game.object(source), game.state
                game.change(source, attached_to=each)
                game.stamp_anew(source)
                if found.attached_to is not None:
                    triggers.note_unattached(game, found, before)


def transform(resolution: Resolution, effect: Transform) -> None:
    """Transform permanents (701.27): nothing happens to what is no double-faced card. Raises NotModelled for one that is, since
    only one of its faces is described.
    """
    for each in resolution.found(effect.what):
        if (part := resolution.game.object(each).card.part) is not None:
            raise NotModelled(f"transforming {part.whole}")


def regenerate(resolution: Resolution, effect: Regenerate) -> None:
    """A regeneration shield until end of turn (701.19a)."""
    for each in resolution.found(effect.what):
        if events.on_battlefield(resolution.game, each):
            resolution.game.change(each, regeneration=resolution.game.object(each).regeneration + 1)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Pump: pump,
    PumpForEach: pump_for_each,
    PumpEach: pump_each,
    DoubleEach: double_each,
    GainAbility: gain_ability,
    Becomes: becomes,
    BecomesEach: becomes_each,
    Switch: switch,
    SwitchEach: switch_each,
    GainControl: gain_control,
    ExchangeControl: exchange_control,
    Tap: tap,
    Untap: untap,
    TapEach: tap_each,
    UntapEach: untap_each,
    Transform: transform,
    PhaseOut: phase_out,
    Attach: attach,
    Regenerate: regenerate,
    RemoveFromCombat: remove_from_combat,
}
