"""Casting a spell (601.2), a function a step. Whatever can't be completed is undone as a whole (733.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from oracle import adventures, editions, layers, modes, returning, triggers
from oracle.abilities.costs import Cost, RevealFromHand
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import SpellCast
from oracle.mana import ManaCost
from oracle.objects import CastRecord, ChosenTarget, ObjectId, Seat, Zone
from oracle.paying.payment import carry_out, found_plan
from oracle.paying.plan import Share
from oracle.paying.supplies import Rather
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.playing import additional, permissions, prohibitions
from oracle.playing.announcing import choose_targets
from oracle.playing.costs import combined, has_x
from oracle.playing.permissions import Leave, Way
from oracle.playing.proposing import as_bestowed, begin, propose
from oracle.playing.reducing import reducing_wishes
from oracle.playing.reversal import reversible
from oracle.playing.totalling import determine_total_cost
from oracle.state import State


@dataclass(frozen=True)
class Announcement:
    """What a player announces as they cast a spell: the card, the cost, X, targets, and the payment as far as they care.

    ``alternative`` is one of the words of ``oracle.playing.permissions``. ``by`` is the label of the permanent or card whose
    permission or cost is used, and ``cost`` the mana of the alternative cost; both tell apart what the alternative leaves open.
    ``additional`` names the optional additional costs that are paid (118.8b). ``announced`` says what is paid for each hybrid and
    each Phyrexian symbol of the cost, in their order, as in ``oracle.playing.costs.settled``; empty leaves them open. ``modes``
    are the places of the chosen modes in the printed list, counted from 1 (700.2a). ``targets`` are listed in the order in which
    the spell asks for them. ``part`` is the name of the Adventure as which the card is cast, empty for the card itself (715.3).
    """

    player: Seat
    card: ObjectId
    alternative: str = permissions.MANA_COST
    part: str = ""
    by: str = ""
    cost: ManaCost | None = None
    additional: tuple[str, ...] = ()
    announced: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    targets: tuple[ChosenTarget, ...] = ()
    payment: Wishes = NO_WISHES


def cast(game: Game, announced: Announcement) -> ObjectId:
    """Cast a spell (601.2) and return its id on the stack; its controller then has priority.

    Where the announcement leaves open which of several permissions is used, the first with which the spell can be cast is taken.
    Raises, with the state as it was, IllegalAction, and NotModelled for what the oracle can't play or where the announcement
    leaves open which of several costs is paid.
    """
    seat = announced.player
    with reversible(game):
        bestowed = announced.alternative == permissions.BESTOW
        seen = adventures.as_adventure(game.state, announced.card, announced.part) if announced.part else game.state
        leaves = begin(as_bestowed(seen, announced.card) if bestowed else seen, seat, announced.card)
        zone = game.object(announced.card).zone
        spell = propose(game, seat, announced.card, bestowed=bestowed, part=announced.part)
        done, refusal = attempts(game, announced, spell, zone, leaves)
        if not done:
            raise refusal
        if len({costs for costs, _ in done}) > 1:
            raise NotModelled("a casting that does not say which of several costs is paid")
        game.state = done[0][1]
        return spell


def attempts(
    game: Game, announced: Announcement, spell: ObjectId, zone: Zone, leaves: tuple[Leave, ...]
) -> tuple[list[tuple[tuple[Cost | None, ...], State]], IllegalAction]:
    """All that the announcement can mean and with which the spell can be cast: the costs, that of the way first, and the state in
    which it has been cast for them; and why the last of the others is refused.
    """
    proposed = game.state
    done: list[tuple[tuple[Cost | None, ...], State]] = []
    refusal = IllegalAction("nothing allows casting it for that cost", "601.2b")
    for way, extra in product(
        ways(proposed, announced, spell, zone, leaves), additional.choices(proposed, spell, zone, announced.additional)
    ):
        game.state = proposed
        try:
            finish(game, announced, spell, zone, way, extra)
        except IllegalAction as illegal:
            refusal = illegal
        else:
            done.append(((way.cost, *extra), game.state))
    game.state = proposed
    return done, refusal


def finish(game: Game, announced: Announcement, spell: ObjectId, zone: Zone, way: Way, extra: Sequence[Cost]) -> None:
    """The steps from the announcement of costs to the spell's having been cast, in one of the ways to cast it and with these
    additional costs.
    """
    seat = announced.player
    cost = announce(game, announced, spell, zone, way, extra)
    choose_targets(game, spell, announced.targets)
    check(game, seat, spell)
    owed = determine_total_cost(game.state, seat, spell, cost, announced.announced, announced.payment)
    spent = pay(game, seat, spell, owed, announced.payment)
    become_cast(game, seat, spell, spent)


def ways(state: State, announced: Announcement, spell: ObjectId, zone: Zone, leaves: tuple[Leave, ...]) -> tuple[Way, ...]:
    """601.2b: the ways to cast the spell that the announcement can mean."""
    return tuple(
        way
        for leave in leaves
        for way in permissions.ways(state, announced.player, spell, zone, leave)
        if way.alternative == announced.alternative
        and (not announced.by or announced.by in way.by)
        and (announced.cost is None or (way.cost is not None and way.cost.mana == announced.cost))
    )


def announce(game: Game, announced: Announcement, spell: ObjectId, zone: Zone, way: Way, extra: Sequence[Cost]) -> Cost:
    """601.2b: modes, costs and X are announced, and the spell remembers them. What is to be paid, with the additional costs
    ``extra``.

    Raises NotModelled where X is missing, which is no illegal action but an incomplete announcement, and IllegalAction where X
    is not 0 though nothing that is paid has an {X} (107.3b).
    """
    now = layers.characteristics(game.state, spell)
    if way.cost is None and now.mana_cost is None:
        raise IllegalAction("it has no mana cost, which can't be paid", "118.6")
    main = Cost(now.mana_cost) if way.cost is None else way.cost
    cost = combined(main, *extra)
    if has_x(cost) and announced.x is None:
        raise NotModelled("an announcement that does not say what X is")
    if not has_x(cost) and announced.x:
        raise IllegalAction("X can't be anything but 0 where no X is paid", "107.3b")
    record = CastRecord(
        announced.player,
        zone,
        way.alternative,
        way.ability,
        announced.x or 0,
        additional.paid(game.state, spell, announced.additional),
        modes.chosen(now.abilities, announced.modes),
        part=announced.part,
    )
    game.change(spell, cast=record)
    return cost


def check(game: Game, seat: Seat, spell: ObjectId) -> None:
    """601.2e: now that all its qualities are known, the spell must still be one that nothing prohibits (601.6)."""
    prohibitions.check_casting(game.state, seat, spell)


def pay(game: Game, seat: Seat, spell: ObjectId, owed: tuple[Cost, ...], wishes: Wishes) -> Share:
    """601.2g-h: mana abilities are activated, then the total cost is paid in full. What paid it."""
    if not editions.CONVOKE_PAYS.holds(game.state):
        wishes = reducing_wishes(wishes)
    return carry_out(game, seat, found_plan(game.state, seat, owed, source=spell, wishes=wishes, spell=True))


def become_cast(game: Game, seat: Seat, spell: ObjectId, paid: Share) -> None:
    """601.2i: the spell becomes cast, what triggers on that triggers, and its controller gets priority.

    The spell remembers the mana that was spent on it, the creatures that convoked it (702.51c) and the cards that were revealed
    for it, which stay so as long as it is on the stack (701.20a).
    """
    found = game.object(spell)
    assert found.cast is not None
    record = replace(
        found.cast,
        mana_spent=paid.mana,
        convoked_by=paid.paid_by(Rather.CONVOKE),
        revealed=tuple(of for part, of in paid.objects if isinstance(part, RevealFromHand)),
    )
    game.change(spell, cast=record)
    player = game.player(seat)
    from_hand = found.cast.zone is Zone.HAND
    game.change_player(seat, spells_cast=player.spells_cast + 1, cast_from_hand=player.cast_from_hand + from_hand)
    if found.cast.zone is Zone.COMMAND:
        casts = dict(game.state.casts_from_command)
        casts[found.label] = casts.get(found.label, 0) + 1
        game.update(casts_from_command=tuple(sorted(casts.items())))
    returning.check_none_due(game)
    triggers.note(game, SpellCast(spell, seat))
    if game.state.priority == seat:
        game.update(passed=0)
