"""Replacement effects on where an object goes (614): the graveyard that becomes exile, or a library that is shuffled."""

from __future__ import annotations

from oracle import layers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.statics import ExileInstead, ShuffledInstead
from oracle.errors import NotModelled
from oracle.fitting import is_meant
from oracle.objects import GameObject, Kind, Zone
from oracle.state import State


def graveyard_destination(state: State, moved: GameObject) -> tuple[Zone, tuple[tuple[str, int], ...]]:
    """Where an object goes that would go to its owner's graveyard, and the counters it is put there with (614.6). A library is
    shuffled with it.

    Raises NotModelled where its controller would have to choose between effects that differ (616.1).
    """
    counters: set[str | None] = set()
    for source, static in layers.statics(state):
        if isinstance(static, ExileInstead) and _applies(state, static, source, moved):
            counters.add(static.with_counter)
    if moved.zone is Zone.STACK and moved.cast is not None and moved.cast.exiled_after:
        counters.add("")
    if moved.kind is Kind.CARD and any(each.player == moved.owner for each in state.replacements):
        counters.add("")
    if StaticAbility(ShuffledInstead()) in layers.characteristics(state, moved.id).abilities:
        counters.add(None)
    if not counters:
        return Zone.GRAVEYARD, ()
    if len(counters) > 1:
        raise NotModelled("a choice between two replacement effects")
    kind = counters.pop()
    if kind is None:
        return Zone.LIBRARY, ()
    return Zone.EXILE, ((kind, 1),) if kind else ()


def _applies(state: State, static: ExileInstead, source: GameObject, moved: GameObject) -> bool:
    """Whether the effect speaks of this object: a card (not a token or the copy of a spell, 108.2b) unless it says otherwise."""
    represented = moved.kind is Kind.CARD or (static.tokens and moved.kind is Kind.TOKEN)
    return represented and is_meant(static.whose, moved.owner, layers.controller(state, source.id))
