"""Damage as replacement and prevention effects modify it (120.4b, 614, 615, 616)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from oracle import editions, layers, matching, protection, replacing
from oracle.abilities.qualities import Named
from oracle.abilities.statics import CountersInstead, HalvesDamage, MultipliesDamage, PreventsDamage, RedirectsDamage
from oracle.counters.modifying import Putting
from oracle.damage import preventing, redirecting, shields
from oracle.damage.event import Also, Damage, Dealing
from oracle.damage.which import is_which
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.layers import Rule
from oracle.objects import ChosenTarget, ObjectId, Seat
from oracle.questions import Asking
from oracle.replacing import Modifier, Orders
from oracle.state import State

Modified: TypeAlias = Callable[[Damage], tuple[Damage, tuple[Also, ...]]]
"""What an effect makes of the damage of one source to one object or player, and what it adds to the event."""

_Static: TypeAlias = CountersInstead | HalvesDamage | MultipliesDamage | PreventsDamage | RedirectsDamage

DAMAGEABLE = frozenset({"Battle", "Creature", "Planeswalker"})
"""The types of permanents that damage can be dealt to (120.1a)."""


def as_modified(game: Game, damages: Sequence[Damage]) -> Asking[Dealing]:
    """The damage as it is dealt after all effects that modify it, and what they add to the event. Damage that is wholly
    prevented or replaced is not dealt (614.6, 615.6).

    Each source's damage to each object or player is modified on its own, but for what meets a shield of which there is only so
    much. Where the active player and another one have choices, the active player chooses first (616.1, 101.4).
    """
    rules = _rules(game.state)
    _check_rules(game.state, rules, damages)
    applicable = partial(_applicable, game.state, rules)
    modified: list[Dealing] = []
    for together in _in_turn_order(game.state, _together(game.state, damages, applicable)):
        sources = {each.source for each in together}
        event = yield from replacing.modified(
            Dealing(tuple(together), game.state.shields),
            partial(_affected, game.state),
            applicable,
            outcome=Dealing.outcome,
            about=sources.pop() if len(sources) == 1 else None,
        )
        modified.append(event)
    if (left := shields.left(game.state.shields, [each.shields for each in modified])) != game.state.shields:
        game.update(shields=left)
    also = tuple(one for event in modified for one in event.also)
    return Dealing(tuple(_merged(each for event in modified for each in event.damages)), also=also)


def _merged(damages: Iterable[Damage]) -> list[Damage]:
    """What one source deals to one object or player, some of it perhaps in another's place, is dealt as one."""
    sums: dict[Damage, int] = {}
    for each in damages:
        key = replace(each, amount=0)
        sums[key] = sums.get(key, 0) + each.amount
    return [replace(key, amount=amount) for key, amount in sums.items() if amount]


# ---- whose choice, and what is modified together


def _affected(state: State, event: Dealing) -> Seat:
    """The player who chooses which effect is applied (616.1). Raises NotModelled where that is not one player."""
    players = {shields.affected(state, each) for each in event.damages if each.amount}
    if len(players) != 1:
        raise NotModelled("a choice of several players of what is done to damage of which one shield prevents so much")
    return players.pop()


def _together(
    state: State, damages: Sequence[Damage], applicable: Callable[[Dealing], list[Modifier[Dealing]]]
) -> list[list[Damage]]:
    """The damages in groups: those that can meet one shield against so much damage stand together (615.7). A shield against the
    next time that a source deals damage prevents all that it deals then, to whomever (615.8).
    """
    numbers = {shields.key(each) for each in state.shields if each.amount is not None}
    groups: list[tuple[list[Damage], set[Hashable]]] = []
    for damage in damages:
        group, meeting = [damage], set[Hashable]()
        if numbers and len(damages) > 1:
            orders = Orders(applicable)
            orders.ends(Dealing((damage,), state.shields))
            meeting = {key[0] for key in orders.met if isinstance(key, tuple)} & numbers
        for other in [each for each in groups if each[1] & meeting]:
            groups.remove(other)
            group, meeting = other[0] + group, other[1] | meeting
        groups.append((group, meeting))
    return [group for group, _ in groups]


def _in_turn_order(state: State, groups: Iterable[list[Damage]]) -> list[list[Damage]]:
    order = matching.turn_order(state)

    def place(group: list[Damage]) -> int:
        player = shields.affected(state, group[0])
        return order.index(player) if player in order else len(order)

    return sorted(groups, key=place)


# ---- the effects


def _rules(state: State) -> Mapping[int, tuple[Rule, Hashable]]:
    """The rules that modify damage, by the place that tells each from all others, each with what is the same for those that do
    the same.
    """
    return {place: (rule, _does(rule)) for place, rule in enumerate(layers.in_force(state)) if isinstance(rule.static, _Static)}


def _check_rules(state: State, rules: Mapping[int, tuple[Rule, Hashable]], damages: Sequence[Damage]) -> None:
    """Raise NotModelled where a rule prevents so much of the damage that one source deals to several, by rules of days on which
    that was said of all that the source dealt at the time.
    """
    if editions.PREVENTED_OF_EACH.holds(state):
        return
    for rule, _ in rules.values():
        if isinstance(rule.static, PreventsDamage) and rule.static.amount is not None:
            sources = Counter(each.source for each in damages if _meets(state, rule, each))
            if max(sources.values(), default=0) > 1:
                raise NotModelled(f"preventing a part of one source's damage to several, by the rules of {state.edition}")


def _applicable(state: State, rules: Mapping[int, tuple[Rule, Hashable]], event: Dealing) -> list[Modifier[Dealing]]:
    """The effects that apply to the damages of an event, or to some of them. An effect on damage to which no other one applies is
    no choice: such effects come first, and what meets a shield is known after them.
    """
    found: list[Modifier[Dealing]] = []
    for place, (rule, does) in rules.items():
        meets = partial(_meets, state, rule)
        found += _modifier(event, ("rule", place), rule.source.id, meets, partial(_by_rule, state, rule), does)
    for of in dict.fromkeys(each.to.object for each in event.damages if each.to.object is not None):
        meets = partial(_meets_protection, state, of)
        found += _modifier(event, ("protection", of), of, meets, partial(_by_protection, state))
    everything = [*found, *redirecting.modifiers(state, event), *shields.modifiers(state, event)]
    times_met = Counter(place for each in everything for place in _places(each))
    return [each for each in found if all(times_met[place] == 1 for place in _places(each))] or everything


def _places(modifier: Modifier[Dealing]) -> tuple[int, ...]:
    """The places of the damages that an effect modifies."""
    assert isinstance(modifier.key, tuple)
    places: tuple[int, ...] = modifier.key[1]
    return places


def _modifier(
    event: Dealing,
    effect: Hashable,
    source: ObjectId,
    meets: Callable[[Damage], bool],
    modify: Modified,
    does: Hashable = None,
) -> Iterator[Modifier[Dealing]]:
    """An effect on each of those damages of an event that it meets."""
    met = {place: each for place, each in event.waiting(effect) if meets(each)}
    if met:
        same = None if does is None else (does, tuple(met))
        yield Modifier(source, (effect, tuple(met)), partial(_applied, effect, met, modify), does=same)


def _does(rule: Rule) -> Hashable:
    """The same for rules that do the same to all damage, whatever they come from; ``None`` for what speaks of its own source."""
    static = rule.static
    own = isinstance(static, CountersInstead | RedirectsDamage) or (isinstance(static, PreventsDamage) and static.also)
    if own or not isinstance(static, _Static):
        return None
    return (static, rule.you) if replacing.is_plain(static.which.source, static.which.to) else None


def _applied(effect: Hashable, met: Mapping[int, Damage], modify: Modified, event: Dealing) -> Dealing:
    made = {place: modify(each) for place, each in met.items()}
    return event.changed(
        effect,
        {place: damage for place, (damage, _) in made.items()},
        also=tuple(one for _, also in made.values() for one in also),
    )


def _meets_protection(state: State, of: ObjectId, damage: Damage) -> bool:
    return damage.to.object == of and protection.protected(state, of, damage.source)


def _by_protection(state: State, damage: Damage) -> tuple[Damage, tuple[Also, ...]]:
    """Protection prevents all damage from what it is protection from (702.16e)."""
    return replace(damage, amount=damage.amount - preventing.possible(state, damage, damage.amount)), ()


def _meets(state: State, rule: Rule, damage: Damage) -> bool:
    static = rule.static
    assert isinstance(static, _Static)
    if not is_which(state, static.which, damage, rule):
        return False
    if isinstance(static, CountersInstead):
        return damage.to.object is not None
    if isinstance(static, RedirectsDamage):
        to = _redirected(rule, static)
        if static.while_untapped and state.objects[rule.source.id].tapped:
            return False
        return to is not None and to != damage.to.object and can_be_dealt(state, ChosenTarget(object=to))
    return True


def _by_rule(state: State, rule: Rule, damage: Damage) -> tuple[Damage, tuple[Also, ...]]:
    """The damage as a rule in force modifies it."""
    static, amount = rule.static, damage.amount
    if isinstance(static, MultipliesDamage):
        return replace(damage, amount=amount * static.times + static.plus), ()
    if isinstance(static, HalvesDamage):
        return replace(damage, amount=amount // 2), ()
    if isinstance(static, RedirectsDamage):
        return replace(damage, to=ChosenTarget(object=_redirected(rule, static))), ()
    if isinstance(static, CountersInstead):
        return replace(damage, amount=0), (Putting(rule.you, damage.to, ((static.kind, amount),)),)
    assert isinstance(static, PreventsDamage)
    wanted = amount if static.amount is None else static.amount
    prevented = preventing.possible(state, damage, (amount + 1) // 2 if static.half else wanted)
    also = preventing.also(state, static.also, rule.source.id, rule.you, [(damage, prevented)])
    return replace(damage, amount=amount - prevented), also


def _redirected(rule: Rule, static: RedirectsDamage) -> ObjectId | None:
    """The permanent to which damage is redirected."""
    if static.to is Named.ATTACHED:
        return rule.source.attached_to
    if static.to is Named.THIS:
        return rule.source.id
    raise NotModelled(f"damage that is dealt to {static.to} instead")


def can_be_dealt(state: State, to: ChosenTarget) -> bool:
    """Whether damage can be dealt to a player who is in the game, or to an object: a permanent of some types only (120.1a)."""
    if to.player is not None:
        return not state.players[to.player].lost
    if to.object is None:
        return False
    there = layers.is_permanent(state, to.object)
    return there and bool(DAMAGEABLE.intersection(layers.characteristics(state, to.object).types))
