"""What damage results in (120.3, 120.4c-d)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle import layers, life
from oracle.counters import putting
from oracle.damage.event import Damage
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import ObjectId, Seat
from oracle.questions import Asking


def process(game: Game, dealt: Sequence[Damage]) -> Asking[None]:
    """The results of damage that is dealt at the same time (120.4c-d)."""
    for each in dealt:
        yield from _process(game, each)


def _process(game: Game, damage: Damage) -> Asking[None]:
    """The results of damage to a player (120.3a), planeswalker (120.3c) or creature (120.3e), and of lifelink (120.3f)."""
    source, to, amount = damage.source, damage.to, damage.amount
    for keyword in ("infect", "wither"):
        if layers.has_keyword(game.state, source, keyword) and (keyword == "infect" or to.player is None):
            raise NotModelled(f"damage from a source with {keyword}")
    if to.player is not None:
        yield from life.lose(game, to.player, amount)
        found = game.object(source)
        if damage.combat and found.commander:
            _remember_commander(game, found.label, to.player, amount)
    if to.object is not None:
        _mark(game, source, to.object, amount)
    if layers.has_keyword(game.state, source, "lifelink"):
        yield from life.gain(game, layers.controller(game.state, source), amount)


def _remember_commander(game: Game, label: str, player: Seat, amount: int) -> None:
    """Combat damage of one commander to one player is counted over the whole game (903.10a)."""
    dealt = {(by, to): sum_ for by, to, sum_ in game.state.commander_damage}
    dealt[label, player] = dealt.get((label, player), 0) + amount
    game.update(commander_damage=tuple(sorted((by, to, sum_) for (by, to), sum_ in dealt.items())))


def _mark(game: Game, source: ObjectId, of: ObjectId, amount: int) -> None:
    types = layers.characteristics(game.state, of).types
    if "Battle" in types:
        raise NotModelled("damage to a battle")
    if "Planeswalker" in types:
        putting.remove(game, of, "loyalty", amount)
    if "Creature" in types:
        found = game.object(of)
        deadly = found.deathtouched or layers.has_keyword(game.state, source, "deathtouch")
        game.change(of, damage=found.damage + amount, deathtouched=deadly)
