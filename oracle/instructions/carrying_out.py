"""Which rule carries out which instruction, and the instructions that hold other instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from oracle import layers, returning
from oracle.abilities.effects import Effect, IfDealt, IfItIs, IfPaid, IfStickerIs, IfYouControl, May, MayPay
from oracle.errors import NotModelled
from oracle.instructions import (
    casting,
    changing,
    copying,
    counters,
    damaging,
    hands,
    lasting,
    libraries,
    making,
    moving,
    players,
    preventing,
    putting_counters,
    stickers,
    texts,
)
from oracle.instructions.paying import asked_to_pay
from oracle.instructions.resolution import Resolution
from oracle.questions import Asking, ask_yes

Rule = Callable[[Resolution, Any], "Asking[None] | None"]

RULES: Mapping[type, Rule] = {
    **moving.RULES,
    **changing.RULES,
    **players.RULES,
    **hands.RULES,
    **libraries.RULES,
    **damaging.RULES,
    **preventing.RULES,
    **making.RULES,
    **casting.RULES,
    **copying.RULES,
    **counters.RULES,
    **lasting.RULES,
    **putting_counters.RULES,
    **texts.RULES,
    **stickers.RULES,
}


def carry_out(resolution: Resolution, effects: Iterable[Effect]) -> Asking[None]:
    """Carry out instructions one after the other, until the turn is ended by one (724.1). What returns because something has left
    the battlefield does so before the next one (610.3).
    """
    for effect in effects:
        if resolution.turn_ended:
            return
        yield from returning.perform(resolution.game)
        if isinstance(effect, May):
            if (yield from ask_yes(resolution.controller, "may", resolution.of, "608.2d")):
                yield from _carry_out_both(resolution, effect)
        elif isinstance(effect, IfPaid):
            cast = resolution.source.cast
            if cast is not None and effect.cost in cast.paid:
                yield from carry_out(resolution, effect.effects)
        elif isinstance(effect, IfYouControl):
            if any(
                resolution.matches(effect.quality, each)
                for each in layers.permanents(resolution.game.state, resolution.controller)
            ):
                yield from carry_out(resolution, effect.then)
        elif isinstance(effect, IfItIs):
            is_so = any(resolution.matches(effect.quality, each) for each in resolution.named(effect.what))
            yield from carry_out(resolution, effect.then if is_so else effect.otherwise)
        elif isinstance(effect, IfStickerIs):
            put = resolution.sticker
            yield from carry_out(resolution, effect.then if put is not None and put.kind is effect.kind else effect.otherwise)
        elif isinstance(effect, IfDealt):
            if resolution.damaged:
                yield from carry_out(resolution, effect.then)
        elif isinstance(effect, MayPay):
            yield from _may_pay(resolution, effect)
        else:
            rule = RULES.get(type(effect))
            if rule is None:
                raise NotModelled(f"the instruction {type(effect).__name__}")
            asking = rule(resolution, effect)
            if asking is not None:
                yield from asking


def _carry_out_both(resolution: Resolution, effect: May) -> Asking[None]:
    """What a player may do and has chosen to, and what follows if they did: if anything came of it (608.2c)."""
    if effect.then:
        resolution.made = ()
    yield from carry_out(resolution, effect.effects)
    if resolution.made:
        yield from carry_out(resolution, effect.then)


def finished(resolution: Resolution) -> None:
    """What was revealed is hidden again once everything is carried out (701.20a)."""
    if resolution.game.state.revealed:
        resolution.game.update(revealed=())


def _may_pay(resolution: Resolution, effect: MayPay) -> Asking[None]:
    """Each player who is offered the payment decides (118.12)."""
    for player in resolution.players(effect.who):
        paid = yield from asked_to_pay(resolution, player, effect.cost)
        yield from carry_out(resolution, effect.then if paid else effect.otherwise)
