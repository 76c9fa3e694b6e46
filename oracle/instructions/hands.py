"""Instructions about the cards of hands: discarding, and choosing from a hand that is revealed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import events, zones
from oracle.abilities.effects import ChooseRevealed, Discard, DiscardIt, RevealHand
from oracle.instructions.resolution import Resolution
from oracle.objects import ObjectId, Seat, Zone
from oracle.questions import Asking, ask_objects


def discard(resolution: Resolution, effect: Discard) -> Asking[None]:
    """Players choose, the active player first, and then discard at the same time (101.4, 701.9b)."""
    game = resolution.game
    chosen: list[tuple[Seat, tuple[ObjectId, ...]]] = []
    for player in resolution.players(effect.who):
        hand = zones.in_zone(game.state, Zone.HAND, player)
        cards = yield from ask_objects(
            player, "discard", hand, resolution.of, minimum=effect.count, maximum=effect.count, rule="701.9b"
        )
        chosen.append((player, cards))
    for player, cards in chosen:
        events.discard(game, player, cards)


def reveal_hand(resolution: Resolution, effect: RevealHand) -> None:
    """Players reveal their hands (701.20a)."""
    game = resolution.game
    players = resolution.players(effect.who)
    resolution.made = tuple(each for player in players for each in zones.in_zone(game.state, Zone.HAND, player))
    game.update(revealed=(*game.state.revealed, *resolution.made))


def choose_revealed(resolution: Resolution, effect: ChooseRevealed) -> Asking[None]:
    """You choose one of the cards that were revealed; of none that fits, none."""
    options = [each for each in resolution.made if resolution.matches(effect.quality, each)]
    resolution.made = yield from ask_objects(resolution.controller, "choose objects", options, resolution.of, rule="608.2d")


def discard_it(resolution: Resolution, effect: DiscardIt) -> None:
    """The owners of cards discard them (701.9a-b)."""
    for each in resolution.found(effect.what):
        events.discard(resolution.game, resolution.game.object(each).owner, (each,))


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Discard: discard,
    RevealHand: reveal_hand,
    ChooseRevealed: choose_revealed,
    DiscardIt: discard_it,
}
