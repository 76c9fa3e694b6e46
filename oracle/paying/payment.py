"""Paying costs (118, 601.2g-h): a whole payment is found first, then carried out; there are no partial payments."""

from __future__ import annotations

from collections.abc import Iterable

from oracle import events, zones
from oracle.abilities.costs import (
    ChangeLoyalty,
    Cost,
    CostPart,
    DiscardCards,
    ExileFromGraveyard,
    ExileFromHand,
    PayLife,
    Sacrifice,
    SacrificeThis,
    TapThis,
)
from oracle.abilities.effects import AddMana
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.mana import MANA_TYPES, ManaCost, show_mana
from oracle.objects import ObjectId, Seat, Zone
from oracle.paying.plan import Activation, Plan, Share
from oracle.paying.search import find
from oracle.paying.supplies import NO_WISHES, Wishes
from oracle.playing.costs import settled
from oracle.state import State
from oracle.zones import Move


def can_pay(
    state: State, seat: Seat, cost: Cost, *, source: ObjectId | None = None, wishes: Wishes = NO_WISHES, x: int | None = None
) -> bool:
    """Whether this player could pay this cost now, mana abilities included (118.3)."""
    return plan(state, seat, settled(cost, x), source=source, wishes=wishes) is not None


def pay(
    game: Game, seat: Seat, cost: Cost, *, source: ObjectId | None = None, wishes: Wishes = NO_WISHES, x: int | None = None
) -> ManaCost:
    """Pay a cost, activating mana abilities for it where that is needed (118.2). The mana spent, by type.

    ``source`` is the object whose cost it is, for {T} and the like. Raises IllegalAction, with nothing changed, where the
    player can't pay the cost in the way they wish.
    """
    found = plan(game.state, seat, settled(cost, x), source=source, wishes=wishes)
    if found is None:
        raise unpayable(cost)
    return carry_out(game, seat, found)


def plan(state: State, seat: Seat, ways: Iterable[Cost], *, source: ObjectId | None, wishes: Wishes) -> Plan | None:
    """How a player can pay the first of these costs that they can pay; ``None`` where they can pay none of them."""
    for cost in ways:
        found = find(state, seat, cost, source, wishes)
        if found is not None:
            return found
    return None


def unpayable(cost: Cost) -> IllegalAction:
    """The refusal of a payment."""
    mana = "" if cost.mana is None else show_mana(cost.mana)
    parts = ", ".join(type(part).__name__ for part in cost.parts)
    return IllegalAction(f"the cost can't be paid like that: {', '.join(filter(None, (mana, parts)))}", "601.2h")


def carry_out(game: Game, seat: Seat, found: Plan) -> ManaCost:
    """Activate the mana abilities of a plan (601.2g), then pay the cost (601.2h). The mana spent on the cost, by type."""
    for activation in found.activations:
        activate_for_mana(game, seat, activation)
    pay_share(game, seat, found.share)
    return tuple(sorted(found.share.mana, key=MANA_TYPES.index))


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
    add_mana(game, seat, activation.lot)


def add_mana(game: Game, seat: Seat, mana: ManaCost) -> None:
    """Add mana to a player's mana pool (106.4)."""
    pool = (*game.player(seat).mana, *mana)
    game.change_player(seat, mana=tuple(sorted(pool, key=MANA_TYPES.index)))


def pay_share(game: Game, seat: Seat, share: Share) -> None:
    """Pay one cost with what was found for it: the mana, then the other parts as they are printed."""
    pool = list(game.player(seat).mana)
    for mana in share.mana:
        pool.remove(mana)
    game.change_player(seat, mana=tuple(pool))
    for part in dict.fromkeys(share.cost.parts):
        count = share.cost.parts.count(part)
        _pay_part(game, seat, share.source, part, count, [of for paid, of in share.objects if paid == part])


def _pay_part(game: Game, seat: Seat, source: ObjectId | None, part: CostPart, times: int, objects: list[ObjectId]) -> None:
    """Pay one part of a cost, all the times that it stands there."""
    match part:
        case PayLife():
            events.lose_life(game, seat, part.amount * times)
        case Sacrifice():
            # What one instruction takes, it takes at the same time: those that leave together see one another (603.10a).
            events.sacrifice_all(game, objects)
        case ExileFromHand() | ExileFromGraveyard():
            zones.move_all(game, [Move(of, Zone.EXILE) for of in objects])
        case DiscardCards():
            events.discard(game, seat, objects)
        case TapThis() | SacrificeThis() | ChangeLoyalty():
            assert source is not None
            _pay_with_source(game, seat, source, part)


def _pay_with_source(game: Game, seat: Seat, source: ObjectId, part: TapThis | SacrificeThis | ChangeLoyalty) -> None:
    match part:
        case TapThis():
            events.tap(game, source)
        case SacrificeThis():
            events.sacrifice(game, seat, source)
        case ChangeLoyalty():
            events.put_counters(game, source, "loyalty", part.change)
