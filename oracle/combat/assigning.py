"""What a creature may assign its combat damage to (510.1), and whether the damage of one player's creatures is assigned legally
as a whole (510.1e).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from oracle import combat, editions, layers
from oracle.combat import ordering
from oracle.objects import Attack, ChosenTarget, ObjectId
from oracle.state import State


@dataclass(frozen=True)
class Assigner:
    """A creature that assigns ``power`` damage (510.1a) among the ``first``: freely, or in the damage assignment order
    (``ordered``), to none of them before each that stands ahead of it is assigned lethal damage.

    With trample some may go ``beyond`` them, to what the creature attacks, once each of the ``first`` is assigned lethal damage
    (702.19b). Where two stand there, the second is the controller of the planeswalker that is the first, and gets some once as
    much as its loyalty is assigned to that (702.19c). ``deadly``: any damage that the creature assigns is lethal (702.2c).
    """

    of: ObjectId
    power: int
    deadly: bool
    first: tuple[ChosenTarget, ...]
    beyond: tuple[ChosenTarget, ...] = ()
    ordered: bool = False

    @property
    def options(self) -> tuple[ChosenTarget, ...]:
        """Everything that it may assign damage to."""
        return (*self.first, *self.beyond)


@dataclass(frozen=True)
class Assigned:
    """How a creature assigns its damage: so much to each of its options, in their order."""

    by: Assigner
    shares: tuple[int, ...]

    @property
    def beyond(self) -> tuple[int, ...]:
        """How much goes beyond the creatures that block."""
        return self.shares[len(self.by.first) :]

    @property
    def passed(self) -> tuple[ChosenTarget, ...]:
        """The creatures that have to be assigned lethal damage for what others are assigned."""
        if any(self.beyond):
            return self.by.first
        furthest = max((place for place, share in enumerate(self.shares) if share), default=0)
        return self.by.first[:furthest] if self.by.ordered else ()


def of_attacker(state: State, of: ObjectId, *, as_though_unblocked: bool = False) -> Assigner:
    """An attacking creature: an unblocked one assigns its damage to what it attacks (510.1b), a blocked one to the creatures that
    block it (510.1c). With trample what is left over goes to what it attacks (702.19b), and all where nothing blocks it any more
    (702.19d).
    """
    attack = state.objects[of].attacking
    assert attack is not None
    over_planeswalkers = layers.has_keyword(state, of, "trample over planeswalkers")
    attacked = _attacked(state, attack, over_planeswalkers=over_planeswalkers)
    made = _assigner(state, of, attacked)
    if not attack.blocked or as_though_unblocked:
        return replace(made, first=(), beyond=attacked) if over_planeswalkers else made
    blockers = tuple(ChosenTarget(object=each) for each in ordering.blockers(state, of))
    tramples = over_planeswalkers or layers.has_keyword(state, of, "trample")
    return replace(made, first=blockers, beyond=attacked if tramples else ())


def of_blocker(state: State, of: ObjectId) -> Assigner:
    """A blocking creature: it assigns its damage to the creatures that it blocks (510.1d)."""
    return _assigner(state, of, tuple(ChosenTarget(object=each) for each in combat.blocking(state, of)))


def _assigner(state: State, of: ObjectId, first: tuple[ChosenTarget, ...]) -> Assigner:
    """``first`` is in the damage assignment order where there is one, to which deathtouch was an exception before it made damage
    lethal (702.2b of 2009-07-11).
    """
    power = layers.characteristics(state, of).power or 0
    deathtouch, lethal = layers.has_keyword(state, of, "deathtouch"), editions.DEATHTOUCH_IS_LETHAL.holds(state)
    ordered = ordering.holds(state) and (lethal or not deathtouch)
    return Assigner(of, max(power, 0), deathtouch and lethal, first, ordered=ordered)


def _attacked(state: State, attack: Attack, *, over_planeswalkers: bool) -> tuple[ChosenTarget, ...]:
    """What an attacking creature's damage goes to where nothing stands between: no player who has left the game (800.4e). With
    trample over planeswalkers the controller of the planeswalker stands behind it (702.19c), be it that it has been removed from
    combat (702.19e); behind a battle stands nobody.
    """
    attacked = () if attack.what is None else (attack.what,)
    if over_planeswalkers and (attack.planeswalker_left or combat.is_planeswalker(state, attack.what)):
        attacked = (*attacked, ChosenTarget(player=attack.defending))
    return tuple(each for each in attacked if each.player is None or not state.players[each.player].lost)


def offered(state: State, assigner: Assigner, done: Sequence[Assigned], yet: Sequence[Assigner]) -> Assigner:
    """The same creature with only those options that some damage can go to, whatever of the others' damage is ``done`` and is
    assigned after it; to creatures it always can but for an order, in which all before the last such one are kept.
    """
    count = len(assigner.first)
    doubtful = range(0 if assigner.ordered else count, len(assigner.options))
    reached = [place for place in doubtful if _can_reach(state, assigner, place, done, yet)]
    first = assigner.first[: max(reached, default=0) + 1] if assigner.ordered else assigner.first
    return replace(assigner, first=first, beyond=tuple(assigner.options[place] for place in reached if place >= count))


def _can_reach(state: State, assigner: Assigner, place: int, done: Sequence[Assigned], yet: Sequence[Assigner]) -> bool:
    """Whether a creature can assign any damage to one of its options."""
    shares = tuple(int(each == place) for each in range(len(assigner.options)))
    rest = replace(assigner, power=assigner.power - 1)
    return assigner.power > 0 and can_be_legal(state, (*done, Assigned(assigner, shares)), (rest, *yet))


def can_be_legal(state: State, done: Sequence[Assigned], yet: Sequence[Assigner]) -> bool:
    """Whether damage that is assigned so is legal as a whole (510.1e), or can become so by what creatures assign that have not
    assigned theirs ``yet``.
    """
    needy = {each for made in done for each in made.passed}
    passed = {made.by.beyond[0] for made in done if len(made.by.beyond) > 1 and made.beyond[1]}
    for reaches in product(*_reaches(needy, passed, yet)):
        wanted = needy.union(*(ahead for ahead, _ in reaches))
        givers = [giver for _, giver in reaches]
        if _covered(_lacking(state, wanted, done), _lacking_loyalty(state, passed, done), givers):
            return True
    return False


_Reach = tuple[tuple[ChosenTarget, ...], Assigner]
"""Who has to be assigned lethal damage before a creature may go so far, and the creature with the options that it has then."""


def _reaches(needy: set[ChosenTarget], passed: set[ChosenTarget], yet: Sequence[Assigner]) -> Iterator[list[_Reach]]:
    """How far each creature can go to give those damage that lack it: the ``needy``, who those need in their turn that could give
    them some, and planeswalkers that are to be ``passed``.
    """
    helped = set(needy)
    while more := {to for each in yet if _helps(each, helped, passed) for to in each.first} - helped:
        helped |= more
    for each in yet:
        if not _helps(each, helped, passed):
            yield [((), replace(each, power=0))]
            continue
        near = (
            [(each.first[:far], each.first[: far + 1]) for far in range(len(each.first))] if each.ordered else [((), each.first)]
        )
        found: list[_Reach] = [(ahead, replace(each, first=first, beyond=())) for ahead, first in near or [((), ())]]
        if not passed.isdisjoint(each.beyond):
            found.append((each.first, each))
        yield found


def _helps(giver: Assigner, helped: set[ChosenTarget], passed: set[ChosenTarget]) -> bool:
    return not (helped.isdisjoint(giver.first) and passed.isdisjoint(giver.beyond))


def _lacking(state: State, wanted: set[ChosenTarget], done: Sequence[Assigned]) -> dict[ChosenTarget, int]:
    """How much damage each creature still has to be assigned before it is lethal. What is marked on it counts, and what all
    creatures assign to it (702.19b); any damage from a source with deathtouch is lethal (702.2c).
    """
    lacking = {}
    for each in wanted:
        assert each.object is not None
        toughness = layers.characteristics(state, each.object).toughness or 0
        assigned = _to(each, done)
        deadly = any(amount and by.deadly for by, amount in assigned)
        left = toughness - state.objects[each.object].damage - sum(amount for _, amount in assigned)
        if left > 0 and not deadly:
            lacking[each] = left
    return lacking


def _lacking_loyalty(state: State, passed: set[ChosenTarget], done: Sequence[Assigned]) -> dict[ChosenTarget, int]:
    """How much damage each planeswalker still has to be assigned before it is as much as its loyalty (702.19c)."""
    lacking = {}
    for each in passed:
        assert each.object is not None
        left = state.objects[each.object].counted("loyalty") - sum(amount for _, amount in _to(each, done))
        if left > 0:
            lacking[each] = left
    return lacking


def _to(target: ChosenTarget, done: Sequence[Assigned]) -> list[tuple[Assigner, int]]:
    shares = ((made.by, dict(zip(made.by.options, made.shares, strict=True))) for made in done)
    return [(by, amount[target]) for by, amount in shares if target in amount]


def _covered(lacking: dict[ChosenTarget, int], plainly: dict[ChosenTarget, int], givers: Sequence[Assigner]) -> bool:
    """Whether these creatures can assign all the damage that is lacking. What creatures lack, one damage of a deadly one makes
    up for; what is to be filled ``plainly`` it does not.
    """
    if not lacking:
        return _filled(plainly, givers)
    target, *others = lacking
    rest = {each: lacking[each] for each in others}
    for place, giver in enumerate(givers):
        if giver.deadly and giver.power and target in giver.first:
            less = replace(giver, power=giver.power - 1)
            if _covered(rest, plainly, (*givers[:place], less, *givers[place + 1 :])):
                return True
    return _covered(rest, {**plainly, target: lacking[target]}, givers)


def _filled(lacking: dict[ChosenTarget, int], givers: Sequence[Assigner]) -> bool:
    """Whether so much can be assigned to each: a flow, built up one damage after the other (an augmenting path for each)."""
    left = [each.power for each in givers]
    given: dict[tuple[int, ChosenTarget], int] = {}
    for target, amount in lacking.items():
        for _ in range(amount):
            path = _path(target, givers, left, given)
            if path is None:
                return False
            for to, giver, instead_of in path:
                given[giver, to] = given.get((giver, to), 0) + 1
                if instead_of is None:
                    left[giver] -= 1
                else:
                    given[giver, instead_of] -= 1
    return True


_Path = list[tuple[ChosenTarget, int, "ChosenTarget | None"]]


def _path(
    target: ChosenTarget, givers: Sequence[Assigner], left: Sequence[int], given: dict[tuple[int, ChosenTarget], int]
) -> _Path | None:
    """How one more damage comes to a target: who gives it, and, where that has none left, instead of what; that then gets one
    more from another, and so on.
    """
    ways: dict[ChosenTarget, _Path] = {target: []}
    waiting = [target]
    for to in waiting:
        for giver in _who_reach(to, givers):
            if left[giver]:
                return [*ways[to], (to, giver, None)]
            for other in givers[giver].options:
                if other not in ways and given.get((giver, other)):
                    ways[other] = [*ways[to], (to, giver, other)]
                    waiting.append(other)
    return None


def _who_reach(target: ChosenTarget, givers: Sequence[Assigner]) -> Iterator[int]:
    return (place for place, giver in enumerate(givers) if target in giver.options)
