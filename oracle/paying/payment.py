"""Paying costs (118, 601.2g-h): a whole payment is found first, then carried out; there are no partial payments."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from oracle import events, layers, life, triggers, zones
from oracle.abilities.costs import (
    Blight,
    ChangeLoyalty,
    CollectEvidence,
    Cost,
    CostPart,
    CycleThis,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    ExileThis,
    ExileThisFromGraveyard,
    PayEnergy,
    PayLife,
    PutCounterOnThis,
    RemoveCounters,
    RevealFromHand,
    Sacrifice,
    SacrificeThis,
    TapOthers,
    TapThis,
    UntapThis,
)
from oracle.abilities.effects import AddMana
from oracle.color_identity import as_added
from oracle.counters import putting
from oracle.counters.kinds import ENERGY
from oracle.editions import SNOW_IS_NOT_GENERIC
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.happenings import Activated, Cycled
from oracle.keywords import blight
from oracle.mana import COLOR_NAMES, COLORS, Mana, in_pool_order, show_mana
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.burying import find_burying
from oracle.paying.demands import SNOW
from oracle.paying.givers import all_means
from oracle.paying.means import Means
from oracle.paying.plan import Activation, Plan, Share
from oracle.paying.search import Patience, find
from oracle.paying.supplies import Rather
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.playing.costs import settled
from oracle.questions import unasked
from oracle.state import State
from oracle.zones import Move


def can_pay(state: State, seat: Seat, cost: Cost, *, source: ObjectId | None = None, x: int | None = None) -> bool:
    """Whether this player could pay this cost now, mana abilities included (118.3)."""
    return isinstance(plan(state, seat, settled(cost, x), source=source, wishes=NO_WISHES), Plan)


def pay(
    game: Game, seat: Seat, cost: Cost, *, source: ObjectId | None = None, wishes: Wishes = NO_WISHES, x: int | None = None
) -> Share:
    """Pay a cost, activating mana abilities for it where that is needed (118.2). What paid it.

    ``source`` is the object whose cost it is, for {T} and the like. Raises IllegalAction, with nothing changed, where the
    player can't pay the cost in the way they wish.
    """
    return carry_out(game, seat, found_plan(game.state, seat, settled(cost, x), source=source, wishes=wishes))


def plan(
    state: State, seat: Seat, ways: Iterable[Cost], *, source: ObjectId | None, wishes: Wishes, spell: bool = False
) -> Plan | IllegalAction:
    """How a player can pay the first of these costs that they can pay; the refusal where they can pay none of them.

    ``spell``: it is the total cost of the spell ``source``, so that convoke and its like may pay (702.51a).
    """
    refusal: IllegalAction | None = None
    costs = tuple(ways)
    able: list[Means] = []
    for means in all_means(state, seat, source if spell else None):
        in_vain = named_in_vain(state, seat, means, wishes)
        refusal = refusal or in_vain
        able += [means] if in_vain is None else []
    with_snow = any(SNOW in (cost.mana or ()) for cost in costs)
    if with_snow and any(means.for_generic for means in able) and not SNOW_IS_NOT_GENERIC.holds(state):
        raise NotModelled(f"whether what pays for generic mana pays for {{S}} under the rules of {state.edition}")
    patience = Patience()
    for cost, means in product(costs, able):
        found = find(state, seat, cost, source, wishes, means, patience)
        if isinstance(found, Plan):
            return found
        refusal = refusal or unpayable(cost, found)
    for cost, means in product(costs, able):
        buried = find_burying(state, seat, cost, source, wishes, means, patience, _activated)
        if buried is not None:
            return buried
    assert refusal is not None
    return refusal


def _activated(state: State, seat: Seat, activation: Activation) -> State:
    """What comes of activating a mana ability, in a game beside the one that is played."""
    game = Game(state)
    activate_for_mana(game, seat, activation)
    return game.state


def found_plan(
    state: State, seat: Seat, ways: Iterable[Cost], *, source: ObjectId | None, wishes: Wishes, spell: bool = False
) -> Plan:
    """See `plan`; raises the refusal."""
    found = plan(state, seat, ways, source=source, wishes=wishes, spell=spell)
    if isinstance(found, IllegalAction):
        raise found
    return found


def named_in_vain(state: State, seat: Seat, means: Means, wishes: Wishes) -> IllegalAction | None:
    """Why something that the player named can't pay rather than mana, whatever the cost; ``None`` where all of it could."""
    for named, able, word, rule, type_ in (
        (tuple(of for of, _ in wishes.convoke), means.convoke, "convoke", "702.51a", "Creature"),
        (wishes.improvise, means.improvise, "improvise", "702.126a", "Artifact"),
    ):
        for of in named:
            found = state.objects.get(of)
            label = "it" if found is None else found.label or found.base.name
            if not able:
                return IllegalAction(f"{label} is tapped for nothing: there is no {word}", rule)
            if found is None or found.zone is not Zone.BATTLEFIELD:
                return IllegalAction(f"{label} can't be tapped: it is not on the battlefield", rule)
            if layers.controller(state, of) != seat:
                return IllegalAction(f"{label} can't be tapped: another player controls it", rule)
            if type_ not in layers.characteristics(state, of).types:
                return IllegalAction(f"{label} can't be tapped: it is no {type_.lower()}", rule)
            if found.tapped:
                return IllegalAction(f"{label} is tapped already", rule)
        if len(set(named)) < len(named):
            return IllegalAction(f"nothing can be tapped twice for {word}", rule)
    for of, mana in wishes.convoke:
        if mana in COLORS and mana not in layers.characteristics(state, of).colors:
            return IllegalAction(f"{state.objects[of].label} can't pay for {{{mana}}}: it is not {COLOR_NAMES[mana]}", "702.51a")
    if wishes.delve and not means.delve:
        return IllegalAction("cards are exiled for nothing: there is no delve", "702.66a")
    return None


def unpayable(cost: Cost, unpaid: tuple[str, ...] = ()) -> IllegalAction:
    """The refusal of a payment; ``unpaid`` are the symbols that nothing is left to pay."""
    mana = "" if cost.mana is None else show_mana(cost.mana)
    parts = ", ".join(type(part).__name__ for part in cost.parts)
    whole = ", ".join(filter(None, (mana, parts)))
    if unpaid:
        generic = sum(int(symbol) for symbol in unpaid if symbol.isdigit())
        left = (*((str(generic),) if generic else ()), *(symbol for symbol in unpaid if not symbol.isdigit()))
        return IllegalAction(f"nothing is left to pay {show_mana(left)} of {whole}", "601.2h")
    return IllegalAction(f"the cost can't be paid like that: {whole}", "601.2h")


def carry_out(game: Game, seat: Seat, found: Plan) -> Share:
    """Activate the mana abilities of a plan (601.2g), then pay the cost (601.2h). What paid it."""
    for activation in found.activations:
        activate_for_mana(game, seat, activation)
    pay_share(game, seat, found.share)
    return found.share


def activate_for_mana(game: Game, seat: Seat, activation: Activation) -> None:
    """Pay for a mana ability and let it resolve at once (605.3b)."""
    offer = activation.offer
    for effect in offer.ability.effects:
        if not isinstance(effect, AddMana):
            raise NotModelled(f"a mana ability that does more than add mana ({type(effect).__name__})")
    if offer.ability.once_each_turn:
        used = game.object(offer.source).activated
        game.change(offer.source, activated=(*used, offer.place))
    pay_share(game, seat, activation.share)
    triggers.note(game, Activated(offer.source, seat, offer.taps))
    add_mana(game, seat, activation.lot)


def add_mana(game: Game, seat: Seat, mana: Iterable[Mana]) -> None:
    """Add mana to a player's mana pool (106.4)."""
    game.change_player(seat, mana=in_pool_order((*game.player(seat).mana, *as_added(game.state, seat, mana))))


def pay_share(game: Game, seat: Seat, share: Share) -> None:
    """Pay one cost as planned: its mana first, then what pays rather than mana, then its other parts in order (601.2h)."""
    pool = list(game.player(seat).mana)
    for mana in share.mana:
        pool.remove(mana)
    game.change_player(seat, mana=tuple(pool))
    life.pay(game, seat, share.life)
    for of in (*share.paid_by(Rather.CONVOKE), *share.paid_by(Rather.IMPROVISE)):
        events.tap(game, of)
    zones.move_all(game, [Move(of, Zone.EXILE) for of in share.paid_by(Rather.DELVE)])
    for part in dict.fromkeys(share.cost.parts):
        count = share.cost.parts.count(part)
        _pay_part(game, seat, share.source, part, count, [of for paid, of in share.objects if paid == part])


def _pay_part(game: Game, seat: Seat, source: ObjectId | None, part: CostPart, times: int, objects: list[ObjectId]) -> None:
    """Pay one part of a cost, all the times that it stands there."""
    match part:
        case PayLife():
            life.pay(game, seat, part.amount * times)
        case PayEnergy():
            putting.take(game, seat, ENERGY, part.amount * times)
        case Sacrifice():
            # What one instruction takes, it takes at the same time: those that leave together see one another (603.10a).
            events.sacrifice_all(game, objects)
        case ExileFromHand() | ExileFromGraveyard() | CollectEvidence():
            zones.move_all(game, [Move(of, Zone.EXILE) for of in objects])
        case RevealFromHand():
            # It changes nothing; the spell remembers what was revealed for it.
            pass
        case DiscardCards():
            events.discard(game, seat, objects)
        case TapOthers():
            for of in objects:
                events.tap(game, of)
        case Blight():
            _blight(game, seat, part, objects)
        case CycleThis():
            assert source is not None
            _cycle(game, seat, source)
        case ExileThisFromGraveyard():
            assert source is not None
            zones.move(game, source, Zone.EXILE)
        case TapThis() | UntapThis() | SacrificeThis() | ExileThis() | ChangeLoyalty() | RemoveCounters() | PutCounterOnThis():
            assert source is not None
            _pay_with_source(game, seat, source, part)


def _pay_with_source(
    game: Game,
    seat: Seat,
    source: ObjectId,
    part: TapThis | UntapThis | SacrificeThis | ExileThis | ChangeLoyalty | RemoveCounters | PutCounterOnThis,
) -> None:
    match part:
        case TapThis():
            events.tap(game, source)
        case UntapThis():
            events.untap(game, source)
        case SacrificeThis():
            events.sacrifice(game, seat, source)
        case ExileThis():
            events.exile(game, source)
        case ChangeLoyalty():
            _change_counters(game, seat, source, "loyalty", part.change)
        case RemoveCounters():
            _change_counters(game, seat, source, part.kind or _only_kind(game, source), -part.count)
        case PutCounterOnThis():
            _change_counters(game, seat, source, part.kind, 1)


def _cycle(game: Game, seat: Seat, source: ObjectId) -> None:
    """Discard a card to pay for its cycling; what triggers on that does so from wherever the card winds up (702.29c)."""
    (became,) = events.discard(game, seat, (source,))
    if became is not None:
        triggers.note(game, Cycled(became))


def _blight(game: Game, seat: Seat, part: Blight, creatures: list[ObjectId]) -> None:
    """Put counters on a creature (701.68a). Raises NotModelled where every one of them is given up for the same cost."""
    if not creatures:
        raise NotModelled("blighting what is given up for the same cost")
    puttings = [blight.blighting(seat, of, part.count) for of in creatures]
    unasked(putting.put_all(game, puttings), "a choice of what happens to counters as a cost")


def _only_kind(game: Game, source: ObjectId) -> str:
    """The kind of the counters on a source of which any can be removed. Raises NotModelled where there are several."""
    kinds = [kind for kind, _ in game.object(source).counters]
    if len(kinds) > 1:
        raise NotModelled("which of several kinds of counters is removed as a cost")
    return kinds[0]


def _change_counters(game: Game, seat: Seat, source: ObjectId, kind: str, change: int) -> None:
    """Put counters on the source, or remove them, as on a planeswalker for its loyalty abilities (606.4)."""
    if change < 0:
        putting.remove(game, source, kind, -change)
    else:
        unasked(putting.put(game, seat, source, kind, change), f"a choice of what happens to {kind} counters as a cost")
