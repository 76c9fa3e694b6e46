"""Whether an object is what a text describes, and which players it speaks of (109, 102, 205)."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

from oracle import layers
from oracle.abilities.events import Itself, Subject
from oracle.abilities.qualities import Quality, Who
from oracle.errors import NotModelled
from oracle.fitting import fits, is_meant, share_creature_type
from oracle.keywords.convoke import convoked
from oracle.objects import Characteristics, GameObject, ObjectId, Seat, TriggerEvent
from oracle.state import State


def matches(
    state: State, quality: Quality, of: ObjectId, *, source: GameObject | None, you: Seat, event: TriggerEvent | None = None
) -> bool:
    """Whether an object fits a quality, seen from ``source`` and its controller ``you``. An object that is gone is judged by
    what it last was (608.2h).
    """
    if quality.chosen_color:
        raise NotModelled("a color that was chosen, other than of creatures that can't block")
    found = state.objects.get(of) or state.gone[of]
    now = layers.characteristics(state, of)
    by = layers.controller(state, of)
    if quality.controller is Who.THAT_PLAYER and event is not None:
        if by != event.player:
            return False
        quality = replace(quality, controller=None)
    if not fits(quality, now, found, controller=by, you=you, source=source):
        return False
    if quality.shares_color_with_source and not (source and now.colors & layers.characteristics(state, source.id).colors):
        return False
    if quality.power_below_source and not _less_power(state, now, source):
        return False
    if quality.entered_this_turn and found.entered_on != state.turn:
        return False
    if quality.other and _is_what_source_became(of, source, event):
        return False
    like = () if source is None or not quality.unlike_convoked else convoked(state, source)
    if any(share_creature_type(now, layers.characteristics(state, each)) for each in like):
        return False
    if quality.has_aura and not _has_aura(state, of):
        return False
    if quality.either and not any(matches(state, each, of, source=source, you=you, event=event) for each in quality.either):
        return False
    if quality.of_other_type and not _of_other_type(state, now, event):
        return False
    if quality.shares_type_with_event:
        if event is None or event.object is None:
            return False
        return bool(set(now.types) & set(layers.characteristics(state, event.object.id).types))
    return True


def _less_power(state: State, now: Characteristics, source: GameObject | None) -> bool:
    """Whether something has less power than the source of an ability; what has no power has none to compare (208.3)."""
    than = None if source is None else layers.characteristics(state, source.id).power
    return now.power is not None and than is not None and now.power < than


def is_subject(state: State, subject: Subject, of: ObjectId, source: GameObject, you: Seat) -> bool:
    """Whether an object is the one whose event an ability of ``source`` waits for."""
    if isinstance(subject, Itself):
        return of == source.id
    return matches(state, subject, of, source=source, you=you)


def _has_aura(state: State, of: ObjectId) -> bool:
    """Whether an Aura is attached to an object (303.4b)."""
    attached = (each for each in layers.permanents(state) if state.objects[each].attached_to == of)
    return any("Aura" in layers.characteristics(state, each).subtypes for each in attached)


def _is_what_source_became(of: ObjectId, source: GameObject | None, event: TriggerEvent | None) -> bool:
    """Whether this is the object that the source of an ability became by the very move on which that triggered (400.7e)."""
    own = source is not None and event is not None and event.object is not None and event.object.id == source.id
    return own and event is not None and event.became == of


def _of_other_type(state: State, now: Characteristics, event: TriggerEvent | None) -> bool:
    if event is None or event.object is None:
        return False
    types = layers.characteristics(state, event.object.id).types
    return any(one in types and other in now.types for one, other in permutations(("Instant", "Sorcery")))


def turn_order(state: State) -> tuple[Seat, ...]:
    """The players who are still in the game, the active player first (101.4)."""
    seats = (*range(state.active, len(state.players)), *range(state.active))
    return tuple(Seat(seat) for seat in seats if not state.players[seat].lost)


def or_next(state: State, player: Seat) -> Seat:
    """A player or, where they have left the game, the next one in turn order (800.4h, 800.4j)."""
    count = len(state.players)
    seats = (Seat((player + step) % count) for step in range(count))
    return next((seat for seat in seats if not state.players[seat].lost), player)


def chosen_player(state: State, source: GameObject) -> Seat | None:
    """The player who was chosen for a permanent as it entered, if they are still in the game."""
    meant = (Seat(seat) for seat, player in enumerate(state.players) if player.name == source.chosen and not player.lost)
    return next(meant, None)


def players(
    state: State,
    who: Who,
    you: Seat,
    *,
    that: Seat | None = None,
    target: Seat | None = None,
    about: ObjectId | None = None,
) -> tuple[Seat, ...]:
    """The players that a word means, the active player first (101.4).

    ``that`` is the player an event or an earlier instruction named, ``target`` the targeted player, ``about`` the object whose
    controller or owner is meant. No player is meant where what the word needs is missing.
    """
    meant: Seat | None
    if who is Who.THAT_PLAYER:
        meant = that
    elif who is Who.TARGET_PLAYER:
        meant = target
    elif who in (Who.ITS_CONTROLLER, Who.ITS_OWNER):
        if about is None:
            return ()
        found = state.objects.get(about) or state.gone[about]
        meant = layers.controller(state, about) if who is Who.ITS_CONTROLLER else found.owner
    else:
        return tuple(seat for seat in turn_order(state) if is_meant(who, seat, you))
    return () if meant is None or state.players[meant].lost else (meant,)
