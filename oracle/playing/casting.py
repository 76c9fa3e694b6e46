"""Casting a spell (601.2), a function a step. Whatever can't be completed is undone as a whole (733.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from oracle import layers, modes, returning, triggers
from oracle.abilities.costs import Cost
from oracle.abilities.statics import CostsAtLeast, CostsLess, CostsMore
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import SpellCast
from oracle.mana import ManaCost
from oracle.matching import matches, players
from oracle.objects import CastRecord, ChosenTarget, Kind, ObjectId, Seat, Zone
from oracle.paying.payment import carry_out, found_plan
from oracle.paying.plan import Share
from oracle.paying.supplies import Rather
from oracle.paying.wishes import NO_WISHES, ObjectPart, Wishes
from oracle.playing import additional, permissions, prohibitions, timing
from oracle.playing.announcing import ask_targets, choose_targets
from oracle.playing.costs import Modifiers, Reduction, combined, has_x, totals
from oracle.playing.permissions import Leave, Way
from oracle.playing.proposing import as_bestowed, begin, propose
from oracle.playing.reversal import reversible
from oracle.questions import Asking
from oracle.state import State


@dataclass(frozen=True)
class Announcement:
    """What a player announces as they cast a spell: the card, the cost, X, targets, and the payment as far as they care.

    ``alternative`` is one of the words of ``oracle.playing.permissions``. ``by`` is the label of the permanent or card whose
    permission or cost is used, and ``cost`` the mana of the alternative cost; both tell apart what the alternative leaves open.
    ``additional`` names the optional additional costs that are paid (118.8b). ``announced`` says what is paid for each hybrid and
    each Phyrexian symbol of the cost, in their order, as in ``oracle.playing.costs.settled``; empty leaves them open. ``modes``
    are the places of the chosen modes in the printed list, counted from 1 (700.2a). ``targets`` are listed in the order in which
    the spell asks for them.
    """

    player: Seat
    card: ObjectId
    alternative: str = permissions.MANA_COST
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
        leaves = begin(as_bestowed(game.state, announced.card) if bestowed else game.state, seat, announced.card)
        zone = game.object(announced.card).zone
        spell = propose(game, seat, announced.card, bestowed=bestowed)
        done, refusal = attempts(game, announced, spell, zone, leaves)
        if not done:
            raise refusal
        if any(way.cost != done[0][0].cost for way, _ in done):
            raise NotModelled("a casting that does not say which of several costs is paid")
        game.state = done[0][1]
        return spell


def attempts(
    game: Game, announced: Announcement, spell: ObjectId, zone: Zone, leaves: tuple[Leave, ...]
) -> tuple[list[tuple[Way, State]], IllegalAction]:
    """The ways that the announcement can mean and in which the spell can be cast, each with the state in which it has been;
    and why the last of the others is refused.
    """
    proposed = game.state
    done: list[tuple[Way, State]] = []
    refusal = IllegalAction("nothing allows casting it for that cost", "601.2b")
    for way in ways(proposed, announced, spell, zone, leaves):
        game.state = proposed
        try:
            finish(game, announced, spell, zone, way)
        except IllegalAction as illegal:
            refusal = illegal
        else:
            done.append((way, game.state))
    game.state = proposed
    return done, refusal


def cast_while_resolving(game: Game, seat: Seat, card: ObjectId) -> Asking[ObjectId | None]:
    """A resolving spell or ability has a player cast a card without paying its mana cost (608.2g), whatever the timing.

    The player is asked for targets. Return the spell; ``None``, with nothing changed, where it can't be cast. Raises NotModelled
    where objects are to be given up for it, which the player would choose.
    """
    before = game.state
    found = before.objects.get(card)
    if found is None or found.kind is not Kind.CARD or "Land" in layers.characteristics(before, card).types:
        return None
    try:
        timing.check_only_as_sorcery(before, seat)
        spell = propose(game, seat, card)
        free = Way(permissions.FREE, permissions.FOR_FREE, ())
        cost = announce(game, Announcement(seat, card, permissions.FREE), spell, found.zone, free)
        yield from ask_targets(game, spell)
        check(game, seat, spell)
        owed = determine_total_cost(game.state, seat, spell, cost)
        if any(isinstance(part, ObjectPart) for part in cost.parts):
            raise NotModelled("giving something up for a spell that is cast while something resolves")
        become_cast(game, seat, spell, pay(game, seat, spell, owed, NO_WISHES))
    except IllegalAction:
        game.state = before
        return None
    return spell


def finish(game: Game, announced: Announcement, spell: ObjectId, zone: Zone, way: Way) -> None:
    """The steps from the announcement of costs to the spell's having been cast, in one of the ways to cast it."""
    seat = announced.player
    cost = announce(game, announced, spell, zone, way)
    choose_targets(game, spell, announced.targets)
    check(game, seat, spell)
    owed = determine_total_cost(game.state, seat, spell, cost, announced.announced)
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


def announce(game: Game, announced: Announcement, spell: ObjectId, zone: Zone, way: Way) -> Cost:
    """601.2b: modes, the alternative cost and X are announced; the spell remembers them. What is to be paid in all.

    Raises NotModelled where X is missing, which is no illegal action but an incomplete announcement, and IllegalAction where X
    is not 0 though nothing that is paid has an {X} (107.3b).
    """
    now = layers.characteristics(game.state, spell)
    if way.cost is None and now.mana_cost is None:
        raise IllegalAction("it has no mana cost, which can't be paid", "118.6")
    main = Cost(now.mana_cost) if way.cost is None else way.cost
    extra = additional.announced(game.state, spell, announced.additional)
    cost = combined(main, *additional.mandatory(game.state, spell, zone), *extra)
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
        tuple(sorted(announced.additional)),
        modes.chosen(now.abilities, announced.modes),
    )
    game.change(spell, cast=record)
    return cost


def check(game: Game, seat: Seat, spell: ObjectId) -> None:
    """601.2e: now that all its qualities are known, the spell must still be one that nothing prohibits (601.6)."""
    prohibitions.check_casting(game.state, seat, spell)


def determine_total_cost(
    state: State, seat: Seat, spell: ObjectId, cost: Cost, announced: Sequence[str] = ()
) -> tuple[Cost, ...]:
    """601.2f: the total costs among which the player chooses, by the order of reductions and by how symbols are paid; they are
    locked in here.
    """
    found = state.objects[spell]
    x = found.cast.x if found.cast is not None else 0
    return tuple(dict.fromkeys(totals(cost, modifiers(state, seat, spell), x, announced)))


def modifiers(state: State, seat: Seat, spell: ObjectId) -> Modifiers:
    """What static abilities do to the cost of this spell: increases, reductions, and least totals (118.7, 601.2f)."""
    increases: list[ManaCost] = []
    reductions: list[Reduction] = []
    floors: list[int] = []
    for source, static in layers.statics(state):
        if isinstance(static, CostsAtLeast):
            if not source.tapped:
                floors.append(static.amount)
        elif isinstance(static, CostsMore | CostsLess):
            you = layers.controller(state, source.id)
            if seat in players(state, static.who, you) and matches(state, static.quality, spell, source=source, you=you):
                if isinstance(static, CostsMore):
                    increases.append(static.mana)
                else:
                    reductions.append(Reduction(static.mana, static.colored_only))
    return Modifiers(tuple(increases), tuple(reductions), tuple(floors))


def pay(game: Game, seat: Seat, spell: ObjectId, owed: tuple[Cost, ...], wishes: Wishes) -> Share:
    """601.2g-h: mana abilities are activated, then the total cost is paid in full. What paid it."""
    return carry_out(game, seat, found_plan(game.state, seat, owed, source=spell, wishes=wishes, spell=True))


def become_cast(game: Game, seat: Seat, spell: ObjectId, paid: Share) -> None:
    """601.2i: the spell becomes cast, what triggers on that triggers, and its controller gets priority.

    The spell remembers the mana that was spent on it and the creatures that convoked it (702.51c).
    """
    found = game.object(spell)
    assert found.cast is not None
    game.change(spell, cast=replace(found.cast, mana_spent=paid.mana, convoked_by=paid.paid_by(Rather.CONVOKE)))
    game.change_player(seat, spells_cast=game.player(seat).spells_cast + 1)
    if found.cast.zone is Zone.COMMAND:
        casts = dict(game.state.casts_from_command)
        casts[found.label] = casts.get(found.label, 0) + 1
        game.update(casts_from_command=tuple(sorted(casts.items())))
    returning.check_none_due(game)
    triggers.note(game, SpellCast(spell, seat))
    if game.state.priority == seat:
        game.update(passed=0)
