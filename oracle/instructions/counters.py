"""Instructions that give players counters, and the one to proliferate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle.abilities.effects import GetCounters, Proliferate
from oracle.counters import proliferating, putting
from oracle.counters.modifying import Putting
from oracle.instructions.resolution import Resolution
from oracle.objects import ChosenTarget
from oracle.questions import Asking


def get_counters(resolution: Resolution, effect: GetCounters) -> Asking[None]:
    """Players get counters, all at the same time. No text says who gives them: whoever controls what resolves."""
    counters = ((effect.kind, resolution.number(effect.count)),)
    getting = [Putting(resolution.controller, ChosenTarget(player=each), counters) for each in resolution.players(effect.who)]
    yield from putting.put_all(resolution.game, getting)


def proliferate(resolution: Resolution, effect: Proliferate) -> Asking[None]:
    """Proliferate, once or several times (701.34a)."""
    for _ in range(effect.times):
        yield from proliferating.proliferate(resolution.game, resolution.controller, resolution.of)


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    GetCounters: get_counters,
    Proliferate: proliferate,
}
