"""Casting a card, or a copy of one, while something resolves (608.2g, 707.12): by the same steps, but the player is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from oracle import adventures, layers, targets
from oracle.abilities.costs import Cost
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.objects import Kind, ObjectId, Seat, Zone
from oracle.paying.giving_up import ask_given_up
from oracle.paying.payment import plan
from oracle.paying.plan import Plan
from oracle.paying.wishes import NO_WISHES
from oracle.playing import additional, permissions, timing
from oracle.playing.announcing import ask_targets
from oracle.playing.casting import Announcement, announce, become_cast, check, pay
from oracle.playing.permissions import Leave, Way
from oracle.playing.proposing import propose
from oracle.playing.totalling import determine_total_cost
from oracle.questions import Asking, ask_yes

_CASTABLE = (Kind.CARD, Kind.COPY)


def can_be_cast_free(game: Game, seat: Seat, card: ObjectId) -> bool:
    """Whether a player could cast a card or a copy of one now, while something resolves, without paying its mana cost: what it
    costs beside that can be paid, and its targets can be chosen.
    """
    before = game.state
    adventures.check_one_way(before.objects[card])
    try:
        timing.check_only_as_sorcery(before, seat)
        spell = propose(game, seat, card)
        zone = before.objects[card].zone
        payable = any(_payable(game, seat, spell, zone, way, ()) for way in _ways(game, seat, spell, zone, free=True))
        return payable and targets.has_legal_choice(game.state, spell)
    except IllegalAction:
        return False
    finally:
        game.state = before


def cast_while_resolving(
    game: Game, seat: Seat, card: ObjectId, *, free: bool = True, exiled_after: bool = False
) -> Asking[ObjectId | None]:
    """A resolving spell or ability has a player cast a card or a copy of one, whatever the timing; ``free`` without paying its
    mana cost, and else for that or for an alternative cost. ``exiled_after``: it is exiled where it would go to a graveyard.

    The player is asked for everything that they can choose: an alternative cost, additional costs, targets, and what they give
    up for it. Return the spell; ``None``, with nothing changed, where it can't be cast.
    """
    before = game.state
    found = before.objects.get(card)
    if found is None or found.kind not in _CASTABLE or "Land" in layers.characteristics(before, card).types:
        return None
    adventures.check_one_way(found)
    try:
        timing.check_only_as_sorcery(before, seat)
        spell = propose(game, seat, card)
        way, names, extra = yield from _choose_costs(game, seat, spell, found.zone, free=free)
        cost = announce(game, Announcement(seat, card, way.alternative, additional=names), spell, found.zone, way, extra)
        yield from ask_targets(game, spell)
        check(game, seat, spell)
        owed = determine_total_cost(game.state, seat, spell, cost)
    except IllegalAction:
        game.state = before
        return None
    # From here on it is the answer that is illegal, where the cost can't be paid with what the player chose.
    wishes = (yield from ask_given_up(game.state, seat, cost, spell, spell)) if cost.parts else NO_WISHES
    become_cast(game, seat, spell, pay(game, seat, spell, owed, wishes))
    if exiled_after:
        record = game.object(spell).cast
        assert record is not None
        game.change(spell, cast=replace(record, exiled_after=True))
    return spell


def _choose_costs(
    game: Game, seat: Seat, spell: ObjectId, zone: Zone, *, free: bool
) -> Asking[tuple[Way, tuple[str, ...], tuple[Cost, ...]]]:
    """601.2b: the alternative cost, the optional additional costs by name, and all additional costs.

    A player is asked only about what they could pay. Raises IllegalAction where they can pay for it in no way, and NotModelled
    where they could choose between two additional costs.
    """
    ways = [way for way in _ways(game, seat, spell, zone, free=free) if _payable(game, seat, spell, zone, way, ())]
    if not ways:
        raise IllegalAction("its cost can't be paid", "601.2h")
    for way in ways[:-1]:
        if (yield from ask_yes(seat, "pay", way.giver or spell, "601.2b")):
            break
    else:
        way = ways[-1]
    names: tuple[str, ...] = ()
    for name, _ in additional.optional(game.state, spell):
        if _payable(game, seat, spell, zone, way, (*names, name)) and (yield from ask_yes(seat, "pay", spell, "601.2b")):
            names = (*names, name)
    choices = _payable(game, seat, spell, zone, way, names)
    if len(choices) > 1:
        raise NotModelled("a choice between additional costs while something resolves")
    return way, names, choices[0]


def _ways(game: Game, seat: Seat, spell: ObjectId, zone: Zone, *, free: bool) -> Iterator[Way]:
    """What can be paid for the spell: alternative costs first, the mana cost last; only one where it is free (118.9a)."""
    if free:
        yield Way(permissions.FREE, permissions.FOR_FREE, ())
        return
    mana_cost, *alternatives = permissions.ways(game.state, seat, spell, zone, Leave())
    yield from alternatives
    yield mana_cost


def _payable(game: Game, seat: Seat, spell: ObjectId, zone: Zone, way: Way, names: Sequence[str]) -> tuple[tuple[Cost, ...], ...]:
    """The additional costs that the player could pay with these optional ones among them, once for each choice."""
    before = game.state
    out = []
    for extra in additional.choices(before, spell, zone, names):
        try:
            cost = announce(game, Announcement(seat, spell, way.alternative, additional=tuple(names)), spell, zone, way, extra)
            owed = determine_total_cost(game.state, seat, spell, cost)
            if isinstance(plan(game.state, seat, owed, source=spell, wishes=NO_WISHES, spell=True), Plan):
                out.append(extra)
        except IllegalAction:
            continue
        finally:
            game.state = before
    return tuple(out)
