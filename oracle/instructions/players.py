"""Instructions about players: cards drawn, life, mana."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from oracle import choosing, events, life
from oracle.abilities.effects import (
    AddMana,
    CantGainLifeAnyMore,
    ChooseCardName,
    ChooseColor,
    ChooseCreatureType,
    ChooseNumber,
    ChooseOpponent,
    Draw,
    GainLife,
    LifeBecomes,
    LoseLife,
)
from oracle.abilities.qualities import Named, Who
from oracle.abilities.statics import CantGainLife
from oracle.errors import NotModelled
from oracle.instructions.resolution import Resolution
from oracle.mana import COLORS, ManaCost
from oracle.matching import turn_order
from oracle.objects import ChosenTarget
from oracle.paying import payment
from oracle.paying.mana_sources import made_by
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import Duration, LastingRule


def draw(resolution: Resolution, effect: Draw) -> None:
    """Draw cards, the active player first (121.2c)."""
    for player in resolution.players(effect.who):
        events.draw(resolution.game, player, resolution.number(effect.count, effect.of))


def gain_life(resolution: Resolution, effect: GainLife) -> Asking[None]:
    """Gain life."""
    for player in resolution.players(effect.who, effect.of):
        yield from life.gain(resolution.game, player, resolution.number(effect.amount, effect.of))


def lose_life(resolution: Resolution, effect: LoseLife) -> Asking[None]:
    """Lose life."""
    for player in resolution.players(effect.who, effect.of):
        yield from life.lose(resolution.game, player, resolution.number(effect.amount, effect.of))


def life_becomes(resolution: Resolution, effect: LifeBecomes) -> Asking[None]:
    """A life total becomes a number (119.5)."""
    for player in resolution.players(effect.who):
        yield from life.become(resolution.game, player, resolution.number(effect.total))


def cant_gain_life_any_more(resolution: Resolution, effect: CantGainLifeAnyMore) -> None:
    """Players can't gain life for the rest of the game (119.7)."""
    game = resolution.game
    for player in resolution.players(effect.who):
        rule = LastingRule(CantGainLife(Who.YOU), resolution.source, player, Duration.REST_OF_GAME)
        game.update(rules=(*game.state.rules, rule))


def choose_creature_type(resolution: Resolution, _: ChooseCreatureType) -> Asking[None]:
    """Choose a creature type (205.3m)."""
    resolution.chosen = yield from choosing.name(resolution.game, resolution.controller, "creature type", resolution.of, "608.2d")


def choose_number(resolution: Resolution, effect: ChooseNumber) -> Asking[None]:
    """Choose a number for the source, if it is still there."""
    for each in resolution.found(Named.THIS):
        chosen = yield from choosing.number(resolution.controller, 0, effect.most, resolution.of, "608.2d")
        resolution.game.change(each, chosen=chosen)


def choose_color(resolution: Resolution, _: ChooseColor) -> Asking[None]:
    """Choose a color (105.4)."""
    resolution.color = yield from _ask_mana(resolution, COLORS, "105.4")


def choose_card_name(resolution: Resolution, _: ChooseCardName) -> Asking[None]:
    """Choose a nonland card name (201.4)."""
    resolution.chosen = yield from choosing.name(
        resolution.game, resolution.controller, "nonland card name", resolution.of, "201.4"
    )


def choose_opponent(resolution: Resolution, _: ChooseOpponent) -> Asking[None]:
    """Choose an opponent."""
    opponents = tuple(ChosenTarget(player=seat) for seat in turn_order(resolution.game.state) if seat != resolution.controller)
    question = Question(resolution.controller, "choose player", Shape.PICK, opponents, resolution.of, rule="608.2d")
    answer = yield from ask(question)
    resolution.that_player = next((each.player for each in answer if isinstance(each, ChosenTarget)), None)


def add_mana(resolution: Resolution, effect: AddMana) -> Asking[None]:
    """Add mana to your mana pool (106.4)."""
    you = resolution.controller
    mana = effect.mana
    if effect.if_you_control or effect.of_sacrificed:
        raise NotModelled("mana that is counted other than by a mana ability")
    if effect.choices:
        mana = (*mana, (yield from _ask_mana(resolution, effect.choices)))
    if effect.any_color:
        mana = (*mana, *((yield from _ask_mana(resolution, COLORS)),) * effect.any_color)
    for _ in range(effect.combination):
        mana = (*mana, (yield from _ask_mana(resolution, COLORS)))
    made = made_by(resolution.game.state, resolution.source.id)
    payment.add_mana(resolution.game, you, [replace(made, type=each, only=effect.only) for each in mana])


def _ask_mana(resolution: Resolution, options: ManaCost, rule: str = "106.1b") -> Asking[str]:
    question = Question(resolution.controller, "color", Shape.PICK, options, resolution.of, rule=rule)
    return str((yield from ask(question))[0])


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    Draw: draw,
    GainLife: gain_life,
    LoseLife: lose_life,
    ChooseCardName: choose_card_name,
    ChooseColor: choose_color,
    ChooseCreatureType: choose_creature_type,
    ChooseNumber: choose_number,
    ChooseOpponent: choose_opponent,
    AddMana: add_mana,
    LifeBecomes: life_becomes,
    CantGainLifeAnyMore: cant_gain_life_any_more,
}
