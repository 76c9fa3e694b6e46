"""Instructions that lay down for a while what a static ability would say (611.2), and those for the end of combat (603.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from oracle import events
from oracle.abilities.effects import (
    AtEndOfCombat,
    AtNextEndStep,
    ForThisCombat,
    ForThisTurn,
    Goad,
    Undescribed,
    WhenDone,
    WhenItDies,
    WhileThisIsTapped,
)
from oracle.abilities.events import AtBeginning, Dies, Done
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Amount, Named, Reference, Who
from oracle.abilities.statics import CantBeBlocked, CostToAttack, CostToBlock, MustAttack, Static
from oracle.errors import NotModelled
from oracle.instructions.resolution import Resolution
from oracle.objects import ObjectId, Seat, StackAbility, TriggerEvent
from oracle.playing.costs import has_x, settled
from oracle.questions import Asking
from oracle.state import DelayedTrigger, Duration, LastingRule, Step, WaitingTrigger


def for_this_turn(resolution: Resolution, effect: ForThisTurn) -> None:
    """A rule holds until end of turn, or holds of objects as long (611.2a, c)."""
    static = _with_x(resolution, _in_that_color(resolution, effect.static))
    _hold(resolution, static, effect.what, Duration.END_OF_TURN)


def for_this_combat(resolution: Resolution, effect: ForThisCombat) -> None:
    """A rule holds of objects until end of combat (511.2)."""
    _hold(resolution, effect.static, effect.what, Duration.END_OF_COMBAT)


def while_this_is_tapped(resolution: Resolution, effect: WhileThisIsTapped) -> None:
    """A rule holds of objects for as long as the source remains tapped (611.2b)."""
    _hold(resolution, effect.static, effect.what, Duration.WHILE_SOURCE_IS_TAPPED)


def _hold(resolution: Resolution, static: Static, what: Reference | None, duration: Duration) -> None:
    """A rule holds from now on, of these objects where some are meant: then of none that comes later (611.2c)."""
    objects = () if what is None else _permanents(resolution, what)
    if what is None or objects:
        rule = LastingRule(static, resolution.source, resolution.controller, duration, objects)
        resolution.game.update(rules=(*resolution.game.state.rules, rule))


def _in_that_color(resolution: Resolution, static: Static) -> Static:
    """What a rule says, with the color that was chosen where it speaks of that."""
    if isinstance(static, CantBeBlocked) and static.by.chosen_color:
        return replace(static, by=replace(static.by, chosen_color=False, colors=(resolution.color,)))
    return static


def _with_x(resolution: Resolution, static: Static) -> Static:
    """What a rule says, with the number that was announced where it asks for a cost of {X}."""
    if isinstance(static, CostToAttack | CostToBlock) and has_x(static.cost):
        return replace(static, cost=settled(static.cost, resolution.number(Amount.X))[0])
    return static


def when_it_dies(resolution: Resolution, effect: WhenItDies) -> None:
    """A delayed triggered ability waits for each of these objects to die this turn (603.7)."""
    game = resolution.game
    for each in _permanents(resolution, effect.what):
        ability = StackAbility(TriggeredAbility(Dies(), effect.then), resolution.source, "delayed")
        game.update(delayed=(*game.state.delayed, DelayedTrigger(resolution.controller, ability, dies=each)))


def goad(resolution: Resolution, effect: Goad) -> None:
    """Goad: two requirements to attack (701.15b), once for each player who goads (701.15d)."""
    game, you = resolution.game, resolution.controller
    for each in _permanents(resolution, effect.what):
        rules = [
            LastingRule(static, resolution.source, you, Duration.YOUR_NEXT_TURN, (each,))
            for static in (MustAttack(), MustAttack(other_than_you=True))
        ]
        if not any(_is_goaded(rule, each, you) for rule in game.state.rules):
            game.update(rules=(*game.state.rules, *rules))


def _is_goaded(rule: LastingRule, of: ObjectId, by: Seat) -> bool:
    """Whether a rule is there because this player has goaded an object."""
    return rule.static == MustAttack(other_than_you=True) and rule.controller == by and rule.objects == (of,)


def at_end_of_combat(resolution: Resolution, effect: AtEndOfCombat) -> None:
    """A delayed triggered ability carries the instruction out as the next end of combat step begins (603.7, 511.2)."""
    _delay(resolution, effect, AtBeginning("end of combat", Who.ANYONE), Step.END_OF_COMBAT)


def at_next_end_step(resolution: Resolution, effect: AtNextEndStep) -> None:
    """A delayed triggered ability carries the instruction out as the next end step begins, whosever turn that is in (603.7)."""
    _delay(resolution, effect, AtBeginning("end step", Who.ANYONE), Step.END)


def _delay(resolution: Resolution, effect: AtEndOfCombat | AtNextEndStep, event: AtBeginning, step: Step) -> None:
    """One delayed triggered ability for each object, which it finds again only as the object that it is now (603.7c)."""
    game = resolution.game
    for each in resolution.found(effect.effect.what):
        ability = TriggeredAbility(event, (replace(effect.effect, what=Named.EVENT),))
        waits = StackAbility(ability, resolution.source, "delayed", TriggerEvent(event, game.object(each)))
        game.update(delayed=(*game.state.delayed, DelayedTrigger(resolution.controller, waits, step)))


def when_done(resolution: Resolution, effect: WhenDone) -> None:
    """A reflexive triggered ability triggers at once, and waits for its place on the stack (603.12). It is about the object and
    the player of the event that the ability which has made it is about.
    """
    game, before = resolution.game, resolution.event
    event = Done()
    about = TriggerEvent(event) if before is None else replace(before, event=event)
    ability = StackAbility(TriggeredAbility(event, effect.effects, effect.targets), resolution.source, "other", about)
    game.update(waiting=(*game.state.waiting, WaitingTrigger(resolution.controller, ability)))


def _permanents(resolution: Resolution, what: Reference) -> tuple[ObjectId, ...]:
    """Those of the objects that are on the battlefield: there is what a text means that names no zone (109.2)."""
    return tuple(each for each in resolution.found(what) if events.on_battlefield(resolution.game, each))


def undescribed(resolution: Resolution, _: Undescribed) -> None:
    """Raise NotModelled: nobody knows what to do."""
    raise NotModelled(f"what an ability of {resolution.source.base.name} does")


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    ForThisTurn: for_this_turn,
    ForThisCombat: for_this_combat,
    WhileThisIsTapped: while_this_is_tapped,
    Goad: goad,
    Undescribed: undescribed,
    WhenDone: when_done,
    WhenItDies: when_it_dies,
    AtEndOfCombat: at_end_of_combat,
    AtNextEndStep: at_next_end_step,
}
