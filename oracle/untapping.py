"""The untap step: which permanents untap, and that they do (502.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle import events, layers, matching
from oracle.abilities.qualities import ITSELF
from oracle.abilities.statics import DoesntUntap, FewUntap, MayStayTapped
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.layers import Rule
from oracle.objects import ObjectId, Seat
from oracle.questions import Asking, ask_objects, ask_yes
from oracle.state import State

RULE = "502.3"


def untap(game: Game) -> Asking[None]:
    """The active player determines which of their permanents untap, and these untap at the same time (502.3). All that is theirs
    has been under their control since the turn began (302.6).
    """
    state, active = game.state, game.state.active
    kept = yield from _kept(state, active)
    for each in layers.permanents(state, active):
        if each not in kept:
            events.untap(game, each)
        if game.object(each).sick:
            game.change(each, sick=False)


def _kept(state: State, active: Seat) -> Asking[set[ObjectId]]:
    """The tapped permanents that stay so: for some effect, or because the active player chooses it."""
    tapped = [each for each in layers.permanents(state, active) if state.objects[each].tapped]
    if not tapped:
        return set()
    kept = {each for rule in layers.in_force(state) for each in tapped if _is_kept_by(state, rule, each)}
    for source, static in layers.statics(state):
        may = isinstance(static, MayStayTapped) and source.id in tapped and source.id not in kept
        if may and (yield from ask_yes(active, "may", source.id, RULE)):
            kept.add(source.id)
    for meant, most in _limits(state, [each for each in tapped if each not in kept]):
        untapped = yield from ask_objects(active, "choose objects", meant, None, minimum=most, maximum=most, rule=RULE)
        kept |= set(meant).difference(untapped)
    return kept


def _is_kept_by(state: State, rule: Rule, of: ObjectId) -> bool:
    static = rule.static
    if not isinstance(static, DoesntUntap):
        return False
    if static.subject == ITSELF:
        return of in rule.this
    return matching.matches(state, static.subject, of, source=rule.source, you=rule.you)


def _limits(state: State, tapped: Sequence[ObjectId]) -> Iterator[tuple[list[ObjectId], int]]:
    """Of which permanents no more than so many can untap; the same limit twice is one.

    Raises NotModelled for limits of several kinds of permanents, some of which are of both.
    """
    limits: dict[tuple[ObjectId, ...], int] = {}
    for rule in layers.in_force(state):
        if isinstance(rule.static, FewUntap):
            static = rule.static
            meant = [each for each in tapped if matching.matches(state, static.quality, each, source=rule.source, you=rule.you)]
            if len(meant) > static.most:
                limits[tuple(meant)] = min(static.most, limits.get(tuple(meant), static.most))
    if len({each for meant in limits for each in meant}) < sum(map(len, limits)):
        raise NotModelled("two limits to what untaps that are about the same permanents")
    yield from ((list(meant), most) for meant, most in limits.items())
