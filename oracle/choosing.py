"""Names that a player chooses, as a permanent enters or as something resolves (201.4, 608.2d, 614.12a)."""

from __future__ import annotations

import re

from oracle import cards
from oracle.cards.subtypes import CREATURE_TYPES
from oracle.errors import IllegalAction, NotModelled
from oracle.game import Game
from oracle.matching import turn_order
from oracle.objects import Characteristics, ChosenTarget, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import State

_NUMBERS = re.compile("number between ([0-9]+) and ([0-9]+)")


def as_it_enters(game: Game, player: Seat, what: str, about: ObjectId) -> Asking[str]:
    """Ask for what a permanent has its controller choose as it enters (614.12a): an opponent, by name, a number, or a name."""
    if what == "opponent":
        return (yield from _opponent(game, player, about))
    if found := _NUMBERS.fullmatch(what):
        return (yield from number(player, int(found[1]), int(found[2]), about, "614.12a"))
    return (yield from name(game, player, what, about))


def _opponent(game: Game, player: Seat, about: ObjectId) -> Asking[str]:
    opponents = tuple(ChosenTarget(player=seat) for seat in turn_order(game.state) if seat != player)
    answer = yield from ask(Question(player, "choose player", Shape.PICK, opponents, about, rule="614.12a"))
    chosen = next((each.player for each in answer if isinstance(each, ChosenTarget)), None)
    return "" if chosen is None else game.player(chosen).name


def number(player: Seat, least: int, most: int, about: ObjectId, rule: str) -> Asking[str]:
    """Ask for a number, as ``rule`` has it; in digits."""
    asked = Question(player, "number", Shape.NUMBER, (), about, minimum=least, maximum=most, rule=rule)
    return str(int(str((yield from ask(asked))[0])))


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
