"""Phasing (702.26): permanents that are treated as though they did not exist until they phase in.

What is phased out is on the battlefield all the same, and no rule moves it, taps it or lets it trigger: it is no permanent that
``oracle.layers`` knows of. Its counters, its damage and the effects on it stay, and may end while it is away (702.26d, f).
"""

from __future__ import annotations

from collections.abc import Iterable

from oracle import editions, layers
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import GameObject, Kind, ObjectId, PhasedOut, Seat, Zone
from oracle.state import State


def phase_out(game: Game, permanents: Iterable[ObjectId]) -> None:
    """Permanents phase out at the same time, with what is attached to them (702.26b, 702.26g). No zone changes (702.26d)."""
    _change(game, _phasing_out(game.state, permanents))


def phase_in_and_out(game: Game) -> None:
    """What happens first in an untap step (502.1): the active player's permanents with phasing phase out, and at the
    same time what had phased out under that player's control phases in (702.26a).
    """
    state = game.state
    with_phasing = [each for each in layers.permanents(state, state.active) if layers.has_keyword(state, each, "phasing")]
    out = _phasing_out(state, with_phasing)
    _change(game, {**out, **_phasing_in(state, state.active, out)})


def _phasing_out(state: State, permanents: Iterable[ObjectId]) -> dict[ObjectId, GameObject]:
    """These permanents as they phase out. What is attached to one of them phases out with it and not by itself (702.26g-h)."""
    going = {each for each in permanents if layers.is_permanent(state, each)}
    attached = {each: host for each in layers.permanents(state) if (host := state.objects[each].attached_to) is not None}
    while along := {each for each, host in attached.items() if host in going} - going:
        going |= along
    return {each: _out(state, each, attached[each] if attached.get(each) in going else None) for each in going}


def _out(state: State, of: ObjectId, along_with: ObjectId | None) -> GameObject:
    status = PhasedOut(layers.controller(state, of), along_with)
    return state.objects[of].changed(phased_out=status, last=layers.characteristics(state, of))


def _phasing_in(state: State, player: Seat, going: Iterable[ObjectId]) -> dict[ObjectId, GameObject]:
    """What phases in with this player's untap step, as it does so.

    Raises NotModelled for what would come back to something that is away itself.
    """
    away = [found for each in state.zones.get((Zone.BATTLEFIELD, None), ()) if (found := state.objects[each]).phased_out]
    back = {
        each.id for each in away if each.phased_out and each.phased_out.along_with is None and each.phased_out.under == player
    }
    while along := {each.id for each in away if each.phased_out and each.phased_out.along_with in back} - back:
        back |= along
    still_away = {*(each.id for each in away), *going} - back
    if any(state.objects[each].attached_to in still_away for each in back):
        raise NotModelled("phasing in attached to what is phased out")
    return {each: state.objects[each].changed(phased_out=None, last=None) for each in back}


def _change(game: Game, changed: dict[ObjectId, GameObject]) -> None:
    """Raises NotModelled where what phases out changes zones by the rules of the day, or where these do not say what becomes of
    what phased out with a token that ceases to exist.
    """
    if not changed:
        return
    state = game.state
    if not editions.PHASING_IS_A_STATUS.holds(state):
        raise NotModelled(f"phasing under the rules of {state.edition}, by which what phased out changed zones")
    along_with = (each.phased_out.along_with for each in changed.values() if each.phased_out)
    tokens = any(each is not None and state.objects[each].kind is Kind.TOKEN for each in along_with)
    if tokens and not editions.TOKENS_PHASE_IN.holds(state):
        raise NotModelled(f"what phases out with a token under the rules of {state.edition}, by which that ceased to exist")
    game.update(objects={**state.objects, **changed})
