"""Names that a player chooses, as a permanent enters or as something resolves (201.4, 608.2d, 614.12a)."""

from __future__ import annotations

from oracle import cards
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.objects import Characteristics, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State


def name(game: Game, player: Seat, what: str, about: ObjectId | None, rule: str = "614.12a") -> Asking[str]:
    """Ask for a "card name", a "nonland card name" or a "creature type", as ``rule`` has it.

    An answer that is none raises IllegalAction. A name that no known card has may be a real card's all the same, so that
    raises NotModelled.
    """
    if what not in ("card name", "nonland card name", "creature type"):
        raise NotModelled(f"choosing a {what}")
    answer = yield from ask(Question(player, "name", Shape.NAME, (), about, rule=rule))
    chosen = str(answer[0])
    if what == "creature type" and chosen not in CREATURE_TYPES:
        raise IllegalAction(f"{chosen} is no creature type", "205.3m")
    if what != "creature type":
        types = _card(game.state, chosen).types
        if what == "nonland card name" and "Land" in types:
            raise IllegalAction(f"{chosen} is a land card", "201.4")
    return chosen


def _card(state: State, called: str) -> Characteristics:
    """The facts of a card of this name: one in the game, or one that is known."""
    for found in state.objects.values():
        printed = found.card
        if printed.name == called:
            return printed
    try:
        return cards.find(called)
    except cards.CardError:
        raise NotModelled(f"the card name {called}") from None
