"""Instructions about the cards of hands: discarding, conniving, and choosing from a hand that is revealed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import events, layers, zones
from oracle.abilities.effects import ChooseRevealed, Connive, Discard, DiscardIt, MayTakeNoncreatureFromOutside, RevealHand
from oracle.counters import putting
from oracle.errors import NotModelled
from oracle.instructions.resolution import Resolution
from oracle.matching import turn_order
from oracle.objects import ObjectId, Seat, Zone
from oracle.questions import Asking, ask_objects


def discard(resolution: Resolution, effect: Discard) -> Asking[None]:
    """Players choose, the active player first, and then discard at the same time (101.4, 701.9b).

    Raises NotModelled where chance decides which cards are discarded, and it makes a difference.
    """
    game = resolution.game
    count = resolution.number(effect.count)
    chosen: list[tuple[Seat, tuple[ObjectId, ...]]] = []
    for player in resolution.players(effect.who):
        hand = zones.in_zone(game.state, Zone.HAND, player)
        if effect.at_random:
            if count < len(hand) and len({game.object(each).base for each in hand}) > 1:
                raise NotModelled("a card that is discarded at random")
            chosen.append((player, hand[:count]))
            continue
        cards = yield from ask_objects(player, "discard", hand, resolution.of, minimum=count, maximum=count, rule="701.9b")
        chosen.append((player, cards))
    for player, cards in chosen:
        events.discard(game, player, cards)


def reveal_hand(resolution: Resolution, effect: RevealHand) -> None:
    """Players reveal their hands (701.20a). One who does is "that player" in what follows."""
    game = resolution.game
    players = resolution.players(effect.who)
    resolution.that_player = players[0] if len(players) == 1 else None
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


def connive(resolution: Resolution, effect: Connive) -> Asking[None]:
    """Permanents connive one by one (701.50c): the first player in turn order who controls any of them chooses the next one. One
    that has left the battlefield connives all the same, for whoever last controlled it (701.50b).
    """
    state = resolution.game.state
    waiting = [(each, layers.controller(state, each)) for each in resolution.named(effect.what)]
    for player in turn_order(state):
        own = [each for each, by in waiting if by == player]
        while own:
            (chosen,) = yield from ask_objects(player, "choose objects", own, resolution.of, rule="701.50c")
            own.remove(chosen)
            yield from _connive(resolution, player, chosen)


def take_from_outside(_resolution: Resolution, _: MayTakeNoncreatureFromOutside) -> None:
    """Take a card from outside the game (400.11). In the games of the oracle no player owns any there, for a board has all the
    cards that there are: to take one is impossible, and so nobody is asked (608.2d).
    """


def _connive(resolution: Resolution, player: Seat, permanent: ObjectId) -> Asking[None]:
    """Draw a card, then discard one; for a nonland card the permanent, if it is still there, gets a +1/+1 counter (701.50a)."""
    game = resolution.game
    events.draw(game, player, 1)
    hand = zones.in_zone(game.state, Zone.HAND, player)
    cards = yield from ask_objects(player, "discard", hand, resolution.of, rule="701.50a")
    nonland = any("Land" not in layers.characteristics(game.state, each).types for each in cards)
    events.discard(game, player, cards)
    if nonland and events.on_battlefield(game, permanent):
        yield from putting.put(game, player, permanent, "+1/+1", 1)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Discard: discard,
    Connive: connive,
    RevealHand: reveal_hand,
    ChooseRevealed: choose_revealed,
    DiscardIt: discard_it,
    MayTakeNoncreatureFromOutside: take_from_outside,
}
