"""Entering the battlefield: under whose control, as a copy of what, with which choices and counters (608.3, 614.12).

Whatever has to be chosen is chosen before the permanent is there (614.12a). Permanents that enter together enter at the same
time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from oracle import becoming, choosing, copies, editions, faces, layers, matching, triggers, zones
from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.qualities import Amount
from oracle.abilities.statics import (
    EnteringStatic,
    EntersAsChosen,
    EntersTapped,
    EntersWithChoice,
    EntersWithChosenCounter,
    EntersWithCounters,
    EnterWithMore,
    Layered,
    MayEnterAsCopy,
    MoreTokens,
    Static,
    TurnsOthersFaceDown,
)
from oracle.combat import entering as fighting
from oracle.counters.entering import chosen as chosen_counter
from oracle.counters.entering import entering_with
from oracle.counters.entering import note as note_counters
from oracle.errors import NotModelled
from oracle.fitting import PERMANENT_TYPES
from oracle.game import Game
from oracle.happenings import TokenEntered
from oracle.keywords import fading
from oracle.keywords.convoke import convoked
from oracle.keywords.devour import devour
from oracle.layers.simultaneous import check_order
from oracle.mana import mana_types
from oracle.objects import Attack, Characteristics, Counters, GameObject, Kind, ObjectId, Seat, Zone
from oracle.questions import Asking, ask_objects
from oracle.spending import colors_spent, mana_spent
from oracle.state import ReplaceWord, State
from oracle.zones import Move


@dataclass(frozen=True)
class Entry:
    """One object that is to enter the battlefield, and how."""

    object: ObjectId
    controller: Seat
    tapped: bool = False
    counters: Counters = ()
    attached_to: ObjectId | None = None


@dataclass
class _Arriving:
    """A permanent on its way: what it will be once it is there."""

    object: GameObject
    controller: Seat
    base: Characteristics
    counters: Counters = ()
    chosen: str = ""
    tapped: bool = False
    attacking: Attack | None = None


def enter(game: Game, entries: Sequence[Entry]) -> Asking[tuple[ObjectId | None, ...]]:
    """Put objects onto the battlefield at the same time and return what they became; ``None`` for what can't enter: no
    permanent card (304.4, 307.4), or a token that has left (111.8). Those of the active player get the earlier timestamps, and
    then those of each other player in turn order (613.7m).
    """
    moves: list[Move | None] = []
    given: list[Counters] = []
    for entry in entries:
        found = game.state.objects.get(entry.object)
        if found is None or _has_left(found) or not PERMANENT_TYPES.intersection(_own(found).types):
            moves.append(None)
            given.append(())
            continue
        arriving = _Arriving(found, entry.controller, _own(found), entry.counters, tapped=entry.tapped)
        _check_text(game.state, arriving)
        yield from _apply_own_replacements(game, arriving)
        if entry.attached_to is None:
            _check_unattached(arriving)
        printed = None if arriving.base == _own(found) else _own(found)
        changes = {**_as_entered(arriving), "printed": printed, "attached_to": entry.attached_to}
        moves.append(Move(found.id, Zone.BATTLEFIELD, entry.controller, changes=changes))
        given.append(arriving.counters)
    entering = sorted((each for each in moves if each is not None), key=lambda each: _turns_from_active(game.state, each))
    new = dict(zip((each.object for each in entering), zones.move_all(game, entering), strict=True))
    became = tuple(None if each is None else new[each.object] for each in moves)
    check_order(game.state, [each for each in became if each is not None])
    for of, counters in zip(became, given, strict=True):
        note_counters(game, of, counters)
    return became


def _turns_from_active(state: State, entering: Move) -> int:
    """How far after the active player the one is in turn order under whose control a permanent enters (101.4)."""
    assert entering.controller is not None
    return (entering.controller - state.active) % len(state.players)


def create_tokens(
    game: Game,
    base: Characteristics,
    controller: Seat,
    count: int = 1,
    about: ObjectId | None = None,
    *,
    tapped: bool = False,
    attacking: bool = False,
) -> Asking[tuple[ObjectId, ...]]:
    """Create tokens with these characteristics, which enter at the same time (111.1), ``tapped`` or ``attacking`` (508.4) if that
    is said; ``about`` is what makes them.
    """
    new = GameObject(
        id=about or ObjectId(0),
        label="",
        kind=Kind.TOKEN,
        owner=controller,
        controller=controller,
        zone=Zone.BATTLEFIELD,
        base=base,
        sick=True,
        entered_on=game.state.turn,
    )
    arriving = [_Arriving(new, controller, base, tapped=tapped) for _ in range(count * _times_as_many(game.state, controller))]
    for each in arriving:
        yield from _apply_own_replacements(game, each)
        _check_unattached(each)
        if attacking:
            each.attacking = yield from fighting.attack(game, controller, each.base, about)
    made = tuple(zones.create(game, new.changed(**_as_entered(each))) for each in arriving)
    game.change_player(controller, tokens_created=game.player(controller).tokens_created + len(made))
    for of in made:
        triggers.note(game, TokenEntered(of))
    for of, each in zip(made, arriving, strict=True):
        note_counters(game, of, each.counters)
    return made


def _times_as_many(state: State, player: Seat) -> int:
    """How many times as many tokens are created under the control of a player as would be (614.1a); the effects that say so can
    be applied in any order.
    """
    said = (each for each in layers.statics(state) if layers.controller(state, each[0].id) == player)
    return prod(static.times for _, static in said if isinstance(static, MoreTokens))


def _as_entered(arriving: _Arriving) -> Mapping[str, Any]:
    """What a card or token begins with on the battlefield, by field."""
    return {
        "base": arriving.base,
        "tapped": arriving.tapped,
        "counters": arriving.counters,
        "chosen": arriving.chosen,
        "attacking": arriving.attacking,
    }


def _check_text(state: State, arriving: _Arriving) -> None:
    """Raise NotModelled for a permanent spell with words replaced that says how it enters: with the new words (400.7a)."""
    changed = any(isinstance(each.modification, ReplaceWord) and arriving.object.id in each.objects for each in state.effects)
    statics = (each.static for each in arriving.base.abilities if isinstance(each, StaticAbility))
    if changed and any(isinstance(each, EnteringStatic) for each in statics):
        raise NotModelled("a changed text that says how a permanent enters")


def _check_unattached(arriving: _Arriving) -> None:
    """Raise NotModelled for an Aura that enters otherwise than by resolving: what it enchants is a choice (303.4f)."""
    if "Aura" in arriving.base.subtypes:
        raise NotModelled("an Aura that enters without having been cast")


def _has_left(found: GameObject) -> bool:
    """Whether this is a token that left the battlefield: it stays where it is, and nothing is asked of its entering (111.8)."""
    return found.kind is Kind.TOKEN and found.zone is not Zone.BATTLEFIELD


def _own(found: GameObject) -> Characteristics:
    """What the object itself is as it begins to enter: a spell's copiable values, a card's printed ones."""
    return found.base if found.zone is Zone.STACK else found.card


def _apply_own_replacements(game: Game, arriving: _Arriving) -> Asking[None]:
    """Apply what the permanent says of its own entering (614.1c-d): first what makes it a copy (616.1c), then the rest, with
    the X of the spell that it was (107.3m). What it says is what it will say there (614.12).
    """
    copied = True
    while copied:
        copied = False
        for static in _statics(game, arriving):
            if isinstance(static, MayEnterAsCopy):
                copied = yield from _enter_as_copy(game, arriving, static)
                break
    more: list[tuple[str, int]] = []
    for static in _statics(game, arriving):
        if isinstance(static, EntersWithChoice):
            arriving.chosen = yield from choosing.as_it_enters(game, arriving.controller, static.what, arriving.object.id)
        elif isinstance(static, TurnsOthersFaceDown):
            _turn_others_face_down(game, arriving, static)
        elif isinstance(static, EntersAsChosen):
            arriving.chosen = yield from becoming.ask_choice(arriving.controller, arriving.base, arriving.object.id)
            arriving.base = becoming.chosen(arriving.base, arriving.chosen)
        elif isinstance(static, EntersTapped):
            arriving.tapped = True
        elif isinstance(static, EntersWithCounters):
            more.append((static.kind, _counters(game.state, static, arriving.object, arriving.controller)))
        elif isinstance(static, EntersWithChosenCounter):
            imagined = _imagined(game.state, arriving)
            more += yield from chosen_counter(imagined, arriving.controller, static, arriving.object.id)
    for ability in _abilities(game, arriving):
        if isinstance(ability, Keyword) and ability.name == "devour":
            devoured = yield from devour(game, ability, arriving.object, arriving.controller)
            more.append(("+1/+1", devoured))
        if isinstance(ability, Keyword) and ability.name == fading.NAME:
            more.append((fading.KIND, ability.number or 0))
    more += _additional(game.state, arriving)
    if arriving.base.loyalty and "Planeswalker" in arriving.base.types:
        more.append(("loyalty", arriving.base.loyalty))
    if arriving.base.defense and "Battle" in arriving.base.types:
        more.append(("defense", arriving.base.defense))
    arriving.counters = yield from entering_with(
        game.state, lambda: _imagined(game.state, arriving), arriving.controller, arriving.object.id, arriving.counters, more
    )


def _turn_others_face_down(game: Game, arriving: _Arriving, static: TurnsOthersFaceDown) -> None:
    """Turn what is there face down, all at the same time."""
    of, you = arriving.object, arriving.controller
    there = layers.permanents(game.state)
    for each in [each for each in there if matching.matches(game.state, static.quality, each, source=of, you=you)]:
        faces.turn_face_down(game, each)


def _additional(state: State, arriving: _Arriving) -> Iterator[tuple[str, int]]:
    """The counters with which effects of other permanents let it enter, seen as it would be there (614.12)."""
    effects = [(source, static) for source, static in layers.statics(state) if isinstance(static, EnterWithMore)]
    if effects:
        imagined, there = _imagined(state, arriving), ObjectId(state.next_id)
        for source, static in effects:
            you = layers.controller(state, source.id)
            if matching.matches(imagined, static.quality, there, source=source, you=you):
                yield static.kind, 1


def _counters(state: State, static: EntersWithCounters, arriving: GameObject, controller: Seat) -> int:
    """How many counters a permanent enters with, by what was paid for the spell that it was."""
    cast = arriving.cast
    if static.from_hand and (cast is None or cast.copied or (cast.zone, cast.by) != (Zone.HAND, controller)):
        return 0
    if static.paid and (cast is None or static.paid not in cast.paid):
        return 0
    if not Counter(static.spent) <= Counter(mana_types(mana_spent(arriving))):
        return 0
    count = static.count if static.count is not None else (cast.x if cast else 0)
    return count * (1 if static.each is None else _of_spell(state, static.each, arriving))


def _of_spell(state: State, amount: Amount, arriving: GameObject) -> int:
    """A number that tells how the spell was paid for that becomes this permanent."""
    if amount is Amount.COLORS_SPENT:
        return colors_spent(arriving)
    if amount is Amount.CONVOKED:
        return len(convoked(state, arriving))
    raise NotModelled(f"entering with a counter for each of {amount.value}")


def _enter_as_copy(game: Game, arriving: _Arriving, static: MayEnterAsCopy) -> Asking[bool]:
    """Ask what to enter as a copy of; it takes on its copiable values (707.2, 707.5) and what the effect adds (707.9a)."""
    of = arriving.object
    options = [
        each
        for each in layers.permanents(game.state)
        if matching.matches(game.state, static.quality, each, source=of, you=arriving.controller)
    ]
    answer = yield from ask_objects(arriving.controller, "copy", options, of, minimum=0, rule="707.5")
    if answer:
        copied = copies.copiable(game.state, answer[0])
        arriving.base = copies.with_exceptions(copied, static.exceptions)
    return bool(answer)


def _statics(game: Game, arriving: _Arriving) -> tuple[Static, ...]:
    return tuple(each.static for each in _abilities(game, arriving) if isinstance(each, StaticAbility))


def _abilities(game: Game, arriving: _Arriving) -> tuple[Ability, ...]:
    """The abilities that the permanent would have on the battlefield, with the effects there that would apply (614.12). By older
    rules none of these would.
    """
    state = game.state
    if not _has_effects(state) or not editions.SEEN_AMONG_EFFECTS.holds(state):
        return arriving.base.abilities
    return layers.characteristics(_imagined(state, arriving), ObjectId(state.next_id)).abilities


def _imagined(state: State, arriving: _Arriving) -> State:
    """The game as it would be with the permanent on the battlefield, under the next id (614.12). By older rules the effects of
    others make no difference to what it would be there.

    Raises NotModelled where, by those, its own static abilities would have to be told from effects of others, and where it has
    any that change it by the rules before July 2009, which looked at its copiable values.
    """
    there = arriving.object.changed(
        id=ObjectId(state.next_id),
        zone=Zone.BATTLEFIELD,
        controller=arriving.controller,
        base=arriving.base,
        timestamp=state.clock,
        counters=(),
        counted_since=(),
    )
    imagined = _with(there, state, beside=layers.permanents(state))
    if not editions.SEEN_WITH_ITS_OWN_ABILITIES.holds(state) and _changes_itself(there, state):
        raise NotModelled(f"how what changes itself by its own abilities enters, by the rules of {state.edition}")
    if editions.SEEN_AMONG_EFFECTS.holds(state) or not _has_effects(state):
        return imagined
    of_its_own = (each.static for each in there.base.abilities if isinstance(each, StaticAbility))
    if all(isinstance(each, EnteringStatic) for each in of_its_own):
        return layers.untouched(imagined, there.id)
    alone = _with(there, state, beside=())
    if layers.characteristics(imagined, there.id) != layers.characteristics(alone, there.id):
        raise NotModelled(f"how what has static abilities enters that others affect, by the rules of {state.edition}")
    return imagined


def _changes_itself(there: GameObject, state: State) -> bool:
    """Whether a permanent is not what it came with (its copiable values) when nothing else is there."""
    return layers.characteristics(_with(there, state, beside=()), there.id) != there.base


def _has_effects(state: State) -> bool:
    """Whether there is any static ability on the battlefield that changes what objects are."""
    return any(isinstance(static, Layered) for _, static in layers.statics(state))


def _with(there: GameObject, state: State, beside: Sequence[ObjectId]) -> State:
    """The game with another permanent, beside these and no others."""
    return state.changed(
        objects={**state.objects, there.id: there},
        zones={**state.zones, (Zone.BATTLEFIELD, None): (*beside, there.id)},
    )
