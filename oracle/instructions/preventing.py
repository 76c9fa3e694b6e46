"""Instructions that prevent damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from oracle import layers
from oracle.abilities.effects import PreventAll, PreventNext, PreventNextDivided, PreventNextTime
from oracle.abilities.qualities import ANYTHING, CREATURE, Quality, Reference, Who
from oracle.damage import shields, sources
from oracle.instructions.damaging import meant
from oracle.instructions.resolution import Resolution
from oracle.objects import ChosenTarget, ObjectId
from oracle.questions import Asking, ask_objects
from oracle.state import PreventionShield


def prevent_next(resolution: Resolution, effect: PreventNext) -> Asking[None]:
    """A shield around each of those that are meant (615.7), against all sources or against one of your choice."""
    shield = replace(_shield(resolution), amount=resolution.number(effect.amount))
    around = meant(resolution, effect.what)
    if effect.radiance:
        around = (*around, *_of_like_color(resolution, around))
    if effect.by_chosen:
        for by in (yield from _chosen_source(resolution, ANYTHING)):
            _put(resolution, replace(shield, by=by), around)
    else:
        _put(resolution, shield, around)


def _of_like_color(resolution: Resolution, to: Iterable[ChosenTarget]) -> tuple[ChosenTarget, ...]:
    """Each other creature that shares a color with one of these permanents (105.2)."""
    state, those = resolution.game.state, [each.object for each in to if each.object is not None]
    colors = frozenset[str]().union(*(layers.characteristics(state, each).colors for each in those))
    like = (each for each in resolution.permanents(CREATURE) if layers.characteristics(state, each).colors & colors)
    return tuple(ChosenTarget(object=each) for each in like if each not in those)


def prevent_next_divided(resolution: Resolution, effect: PreventNextDivided) -> None:
    """A shield around each target that is still legal, as large as its share (615.7, 608.2b)."""
    for around in resolution.targets[effect.what.number]:
        _put(resolution, replace(_shield(resolution), amount=resolution.shares[around]), [around])


def prevent_next_time(resolution: Resolution, effect: PreventNextTime) -> Asking[None]:
    """A shield against the next time a source deals damage (615.8). Whether a source that was chosen for its quality still has
    it is asked again then (615.9).
    """
    shield = replace(_shield(resolution), once=True, also=effect.also)
    if isinstance(effect.by, Quality):
        by = yield from _chosen_source(resolution, effect.by)
        shield = replace(shield, quality=effect.by)
    else:
        by = resolution.found(effect.by)
    for each in by:
        _put(resolution, replace(shield, by=each), _around(resolution, effect.to))


def prevent_all(resolution: Resolution, effect: PreventAll) -> None:
    """Shields against all damage to an object or player, or of an object, until end of turn (615.1)."""
    shield = replace(_shield(resolution), combat=effect.combat)
    for each in meant(resolution, effect.what):
        if effect.to:
            _put(resolution, shield, [each])
        if effect.by:
            _put(resolution, replace(shield, by=each.object), [None])


def _shield(resolution: Resolution) -> PreventionShield:
    return PreventionShield(resolution.source.id, resolution.controller)


def _around(resolution: Resolution, to: Reference | Who | None) -> Sequence[ChosenTarget | None]:
    """What a shield is around; ``None`` for one that stands before its source."""
    return (None,) if to is None else meant(resolution, to)


def _put(resolution: Resolution, shield: PreventionShield, around: Sequence[ChosenTarget | None]) -> None:
    for each in around:
        shields.put(resolution.game, replace(shield, around=each))


def _chosen_source(resolution: Resolution, quality: Quality) -> Asking[tuple[ObjectId, ...]]:
    """The source of a quality that the controller of the effect chooses (609.7a), if there is one."""
    options = [each for each in sources.choosable(resolution.game.state) if resolution.matches(quality, each)]
    return (yield from ask_objects(resolution.controller, "choose objects", options, resolution.of, rule="609.7a"))


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    PreventNext: prevent_next,
    PreventNextDivided: prevent_next_divided,
    PreventNextTime: prevent_next_time,
    PreventAll: prevent_all,
}
