"""Activating mana abilities outside the payment of a cost (605.3): they use no stack and resolve at once."""

from __future__ import annotations

from oracle.errors import IllegalAction
from oracle.game import Game
from oracle.mana import MANA_TYPES, ManaCost, mana_types, show_mana
from oracle.objects import ObjectId, Seat
from oracle.paying.mana_sources import offers_of
from oracle.paying.payment import activate_for_mana, plan
from oracle.paying.plan import Activation, Plan
from oracle.paying.wishes import NO_WISHES, Wishes
from oracle.playing.reversal import reversible
from oracle.playing.timing import check_priority


def activate(
    game: Game, seat: Seat, source: ObjectId, mana: ManaCost = (), *, place: int | None = None, wishes: Wishes = NO_WISHES
) -> None:
    """A player with priority activates a mana ability of a permanent, which adds its mana at once (605.3a-b).

    ``mana`` says what it should add, where there is a choice; ``place`` which activated ability it is, counted from 0. The
    player keeps priority. Raises IllegalAction with the state as it was.
    """
    check_priority(game.state, seat)
    lot_wished = tuple(sorted(mana, key=MANA_TYPES.index))
    with reversible(game):
        for offer in offers_of(game.state, seat, source):
            if place is not None and offer.place != place:
                continue
            for lot in offer.yields:
                if mana and tuple(sorted(mana_types(lot), key=MANA_TYPES.index)) != lot_wished:
                    continue
                paid = plan(game.state, seat, (offer.ability.cost,), source=source, wishes=wishes)
                if not isinstance(paid, Plan):
                    continue
                for before in paid.activations:
                    activate_for_mana(game, seat, before)
                activate_for_mana(game, seat, Activation(offer, lot, paid.share))
                game.update(passed=0)
                return
        wanted = f" for {show_mana(mana)}" if mana else ""
        raise IllegalAction(f"it has no mana ability that can be activated{wanted}", "605.3a")
