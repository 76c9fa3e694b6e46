"""Activating an activated ability (602.2): like casting, with the ability in place of a card and its cost in place of a mana
cost.
"""

from __future__ import annotations

from dataclasses import dataclass

from oracle import conditions, functioning, layers, stack, triggers
from oracle.abilities.costs import TapThis
from oracle.abilities.kinds import ActivatedAbility
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import Activated
from oracle.mana import ManaCost
from oracle.objects import ChosenTarget, ObjectId, Seat, StackAbility, Zone
from oracle.paying import mana_abilities, payment
from oracle.paying.mana_sources import activated_abilities, is_mana_ability
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.playing import prohibitions, timing
from oracle.playing.announcing import choose_targets
from oracle.playing.cheaper import modifiers
from oracle.playing.costs import Modifiers, Reduction, has_x, totals
from oracle.playing.reversal import reversible
from oracle.state import State
from oracle.undescribed import check_described

WORD = "activated"
"""What the contract calls an activated ability on the stack."""


@dataclass(frozen=True)
class Activation:
    """What a player announces as they activate an ability.

    ``ability`` counts the activated abilities of the source as printed, from 1; 0 is the only one that is no mana ability or,
    where ``mana`` is given, a mana ability that adds this mana. The rest is as in casting.
    """

    player: Seat
    source: ObjectId
    ability: int = 0
    mana: ManaCost = ()
    x: int | None = None
    targets: tuple[ChosenTarget, ...] = ()
    payment: Wishes = NO_WISHES


def activate(game: Game, announced: Activation) -> ObjectId | None:
    """Activate an ability (602.2) and return its id on the stack; ``None`` for a mana ability, which does not use it.

    The player then has priority. Raises IllegalAction with the state as it was.
    """
    seat, source = announced.player, announced.source
    found = game.state.objects.get(source)
    if found is None or (found.zone is Zone.BATTLEFIELD and not layers.is_permanent(game.state, source)):
        raise IllegalAction("there is no such object", "602.2")
    if announced.mana and not announced.ability and found.zone is Zone.BATTLEFIELD:
        mana_abilities.activate(game, seat, source, announced.mana, wishes=announced.payment)
        return None
    place, ability = choose_ability(game.state, announced)
    if is_mana_ability(ability) and found.zone is Zone.BATTLEFIELD:
        mana_abilities.activate(game, seat, source, announced.mana, place=place, wishes=announced.payment)
        return None
    with reversible(game):
        check(game.state, seat, source, place, ability)
        check_described(ability, found)
        on_stack = stack.put_ability(game, StackAbility(ability, found, WORD, x=announced.x), seat)
        if not has_x(ability.cost) and announced.x:
            raise IllegalAction("its cost has no X", "601.2b")
        choose_targets(game, on_stack, announced.targets)
        owed = totals(ability.cost, _modifiers(game.state, source, ability, announced.x or 0), announced.x)
        plan = payment.found_plan(game.state, seat, owed, source=source, wishes=announced.payment)
        _remember_use(game, source, place, ability)
        payment.carry_out(game, seat, plan)
        if found.zone is Zone.BATTLEFIELD:
            triggers.note(game, Activated(source, seat, TapThis() in ability.cost.parts))
        game.update(priority=seat, passed=0)
    return on_stack


def choose_ability(state: State, announced: Activation) -> tuple[int, ActivatedAbility]:
    """The ability that is meant, with its place among the activated abilities of its source, counted from 0."""
    abilities = tuple(enumerate(activated_abilities(state, announced.source)))
    if announced.ability:
        meant = tuple(each for each in abilities if each[0] == announced.ability - 1)
    else:
        there = state.objects[announced.source].zone
        known = tuple(each for each in abilities if not is_mana_ability(each[1]))
        meant = tuple(each for each in known if functioning.zone_of(each[1]) is there) or known[:1]
    if not meant:
        raise IllegalAction("it has no such ability", "602.2a")
    if len(meant) > 1:
        raise NotModelled("an activation that does not say which of several abilities")
    return meant[0]


def check(state: State, seat: Seat, source: ObjectId, place: int, ability: ActivatedAbility) -> None:
    """Raise IllegalAction unless this player may begin to activate this ability now (117.1b, 602.2, 602.5, 606.3)."""
    found = state.objects[source]
    timing.check_priority(state, seat)
    if functioning.zone_of(ability) is not found.zone:
        raise IllegalAction(f"its ability functions in no {found.zone.value}", "113.6")
    if layers.controller(state, source) != seat and not ability.by_anyone:
        raise IllegalAction("only its controller can activate its abilities", "602.2")
    prohibitions.check_activating(state, seat, source, mana_ability=False)
    if ability.your_turn_only and state.active != seat:
        raise IllegalAction("it can be activated only during its controller's turn", "602.5b")
    if ability.once_each_turn and place in found.activated:
        raise IllegalAction("it can be activated only once each turn", "602.5b")
    if (ability.exhaust or ability.power_up) and place in found.exhausted:
        raise IllegalAction("it can be activated only once", "702.177a" if ability.exhaust else "702.193a")
    if ability.condition is not None and not conditions.holds(state, ability.condition, found, None, seat):
        raise IllegalAction("it can be activated only if what it asks for is so", "602.5b")
    if ability.as_sorcery:
        timing.check_sorcery_speed(state, seat, "602.5d")
    if ability.loyalty:
        timing.check_sorcery_speed(state, seat, "606.3")
        if found.loyalty_used:
            raise IllegalAction("a loyalty ability of it was activated this turn", "606.3")


def _modifiers(state: State, source: ObjectId, ability: ActivatedAbility, x: int) -> Modifiers:
    """What changes the cost of an ability: what other permanents say of it; and a power-up ability of what entered this turn
    costs less by its mana cost (702.193). Raises NotModelled for both.
    """
    said = modifiers(state, source, ability.cost, x)
    mana = layers.characteristics(state, source).mana_cost
    if not ability.power_up or not mana or state.objects[source].entered_on != state.turn:
        return said
    if said.reductions:
        raise NotModelled("a power-up ability that costs less for another reason too")
    return Modifiers(reductions=(Reduction(mana),))


def _remember_use(game: Game, source: ObjectId, place: int, ability: ActivatedAbility) -> None:
    """What limits how often an ability can be activated stays with the object (602.5b, 606.3)."""
    if ability.once_each_turn:
        game.change(source, activated=(*game.object(source).activated, place))
    if ability.exhaust or ability.power_up:
        game.change(source, exhausted=(*game.object(source).exhausted, place))
    if ability.loyalty:
        game.change(source, loyalty_used=True)
