"""State-based actions (704): checked before a player would receive priority, performed together, until none applies."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter, is_

from oracle import editions, events, layers, leaving, limits, matching, returning, targets, uniqueness, zones
from oracle.abilities.kinds import Enchant
from oracle.counters import putting
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.keywords import bestow, equip
from oracle.objects import Characteristics, ChosenTarget, GameObject, Kind, ObjectId, Seat, Zone
from oracle.questions import Asking, ask_yes
from oracle.state import State
from oracle.zones import Move

POISON_LIMIT = 10
COMMANDER_DAMAGE_LIMIT = 21

ATTACHABLE = frozenset({"Aura", "Equipment", "Fortification"})
"""The subtypes of what can be attached to something (704.5p)."""


def perform(game: Game) -> Asking[bool]:
    """Perform state-based actions until none is left (704.3). Whether any was performed."""
    performed = False
    while not _are_checked(game.state):
        before = game.state
        if not (yield from _perform_once(game)):
            if game.state is before:
                before.memo[_CHECKED] = _looked_at(before)
            break
        performed = True
        if game.state.over:
            break
    return performed


_CHECKED = "state-based actions"
"""The name under which a state remembers what it was like when none of them applied."""


_looked_at = attrgetter(*(each.name for each in fields(State) if each.name not in ("priority", "passed", "step", "memo")))
"""Gets all of a state but whose move it is, which no state-based action asks for."""


def _are_checked(state: State) -> bool:
    """Whether nothing that state-based actions look at has changed since none applied: most often a player has only passed."""
    checked = state.memo.get(_CHECKED)
    return checked is not None and all(map(is_, checked, _looked_at(state)))


def _perform_once(game: Game) -> Asking[bool]:
    """Perform all state-based actions that apply now, at the same time (704.3).

    Everything is worked out from the game as it was ``before``, and is last known of it so (704.8), whatever is asked on the way
    and whatever of it is done first. What returns because something has left the battlefield (610.3) is there by then. Players
    who lose leave the game afterwards, which is no state-based action (800.4a).
    """
    yield from returning.perform(game)
    before = game.state
    _check_world(before)
    losing = _losing(before)
    to_graveyard, destroyed = _doomed(before)
    commanders: list[ObjectId] = []
    if not _is_over_without(before, losing):
        commanders = yield from _commanders(game)
        to_graveyard += yield from uniqueness.not_kept(before)
    # That a commander's owner was asked and left it where it is changes the state, but is no action (903.9a).
    asked = game.state
    doomed = [*to_graveyard, *(each for each in destroyed if each not in to_graveyard and not events.saved(game, each))]
    for seat in losing:
        game.change_player(seat, lost=True)
    _cease(game, before)
    for each in commanders:
        zones.move(game, each, Zone.COMMAND)
    _unattach(game, before)
    equip.unattach(game, before)
    zones.move_all(game, [Move(each, Zone.GRAVEYARD) for each in doomed], before=before)
    _cancel_counters(game, before)
    performed = game.state is not asked and game.state != asked
    _forget(game)
    if losing and not game.state.over:
        leaving.leave(game, losing)
    return performed


def _losing(state: State) -> list[Seat]:
    """The players who lose the game, if they can: at 0 life (704.5a), after a draw from an empty library (704.5b), with ten
    poison counters (704.5c), or dealt too much combat damage by one commander (704.6c).
    """
    struck = {player for _, player, amount in state.commander_damage if amount >= COMMANDER_DAMAGE_LIMIT}
    losing: list[Seat] = []
    for seat in matching.turn_order(state):
        player = state.players[seat]
        dead = seat in struck or player.drew_from_empty_library or player.counted("poison") >= POISON_LIMIT
        if (dead or limits.loses_for_life(state, seat)) and limits.can_lose_game(state, seat):
            losing.append(seat)
    return losing


def _is_over_without(state: State, losing: list[Seat]) -> bool:
    """Whether the game ends as these players lose it, so that nobody is asked anything any more (104.1)."""
    return bool(losing) and len(matching.turn_order(state)) - len(losing) < 2


def _cease(game: Game, before: State) -> None:
    """Tokens elsewhere than on the battlefield (704.5d) and copies of spells elsewhere than on the stack (704.5e) are gone; and,
    until 2017-08-24, tokens that are phased out.
    """
    phase_in = editions.TOKENS_PHASE_IN.holds(before)
    for found in before.objects.values():
        away = found.zone is not Zone.BATTLEFIELD or (found.phased_out is not None and not phase_in)
        token_gone = found.kind is Kind.TOKEN and away
        copy_gone = found.kind is Kind.COPY and found.zone is not Zone.STACK
        if token_gone or copy_gone:
            zones.cease(game, found.id)


def _doomed(state: State) -> tuple[list[ObjectId], list[ObjectId]]:
    """The permanents that are put into a graveyard, and those that are destroyed."""
    to_graveyard: list[ObjectId] = []
    destroyed: list[ObjectId] = []
    for each in layers.permanents(state):
        found, now = state.objects[each], layers.characteristics(state, each)
        badly_attached = not found.bestowed and _badly_attached(state, found, now)
        if _no_toughness(now) or _no_loyalty(found, now) or _no_defense(found, now) or badly_attached:
            to_graveyard.append(each)
        elif _deadly_damage(found, now):
            destroyed.append(each)
    return to_graveyard, destroyed


def _no_toughness(now: Characteristics) -> bool:
    """A creature with toughness 0 or less (704.5f)."""
    return "Creature" in now.types and now.toughness is not None and now.toughness <= 0


def _deadly_damage(found: GameObject, now: Characteristics) -> bool:
    """A creature with lethal damage marked on it (704.5g), or dealt damage by a source with deathtouch, be it that this was not
    marked (704.5h).
    """
    if "Creature" not in now.types:
        return False
    return found.deathtouched or (found.damage > 0 and found.damage >= (now.toughness or 0))


def _no_loyalty(found: GameObject, now: Characteristics) -> bool:
    """A planeswalker with loyalty 0 (704.5i)."""
    return "Planeswalker" in now.types and not found.counted("loyalty")


def _no_defense(found: GameObject, now: Characteristics) -> bool:
    """A battle with defense 0 (704.5w). Raises NotModelled for a Siege, whose ability could still be on the stack (704.5v)."""
    gone = "Battle" in now.types and not found.counted("defense")
    if gone and "Siege" in now.subtypes:
        raise NotModelled("a Siege with defense 0")
    return gone


def _badly_attached(state: State, found: GameObject, now: Characteristics) -> bool:
    """An Aura that is attached to nothing or to what it can't enchant (704.5m)."""
    if "Aura" not in now.subtypes:
        return False
    attached_to = found.attached_to
    if attached_to is None or attached_to not in state.objects or state.objects[attached_to].zone is not Zone.BATTLEFIELD:
        return True
    you = layers.controller(state, found.id)
    return not all(
        ChosenTarget(object=attached_to) in targets.may_enchant(state, ability.target, found, you)
        for ability in now.abilities
        if isinstance(ability, Enchant)
    )


def _unattach(game: Game, before: State) -> None:
    """What is attached but is a creature, or nothing that can be attached, becomes unattached and stays (704.5p). So does a
    bestowed Aura for whatever another Aura goes to the graveyard for, and it ceases to be bestowed (702.103f, an exception to
    704.5m).
    """
    for each in layers.permanents(before):
        found, now = before.objects[each], layers.characteristics(before, each)
        attachable = "Creature" not in now.types and not ATTACHABLE.isdisjoint(now.subtypes)
        wrongly = found.attached_to is not None and not attachable
        if found.bestowed and (wrongly or _badly_attached(before, found, now)):
            bestow.cease(game, each)
        elif wrongly:
            equip.detach(game, each, before)


def _check_world(state: State) -> None:
    """Raise NotModelled where the world rule (704.5k) applies: which of two world permanents is the newer one, and whether
    they came at the same time, their timestamps don't tell.
    """
    world = [each for each in layers.permanents(state) if "World" in layers.characteristics(state, each).supertypes]
    if len(world) > 1:
        raise NotModelled("the world rule")


def _cancel_counters(game: Game, before: State) -> None:
    """+1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q)."""
    if not editions.PAIRS_GO.holds(before):
        return
    for each in layers.permanents(before):
        found = before.objects[each]
        pairs = min(found.counted("+1/+1"), found.counted("-1/-1")) if len(found.counters) > 1 else 0
        if pairs:
            putting.remove(game, each, "+1/+1", pairs)
            putting.remove(game, each, "-1/-1", pairs)


def _forget(game: Game) -> None:
    """Damage from a source with deathtouch (704.5h) and a draw from an empty library (704.5b) count only until the next check."""
    for seat, player in enumerate(game.state.players):
        if player.drew_from_empty_library and not player.lost:
            game.change_player(Seat(seat), drew_from_empty_library=False)
    for found in tuple(game.state.objects.values()):
        if found.deathtouched:
            game.change(found.id, deathtouched=False)


def _commanders(game: Game) -> Asking[list[ObjectId]]:
    """The owner of a commander that has come to a graveyard or exile may put it into the command zone (903.9a), and is asked
    once; the active player decides first (101.4). Those that are put there. Raises NotModelled before 2020-07-03, when that
    was an effect that replaced its going there.
    """
    there = [
        found
        for found in game.state.objects.values()
        if found.commander and found.zone in (Zone.GRAVEYARD, Zone.EXILE) and not found.commander_asked
    ]
    if there and not editions.COMMANDERS_RETURN_AFTERWARDS.holds(game.state):
        raise NotModelled("a commander that goes to a graveyard or to exile before 2020-07-03")
    moved = []
    for found in (each for player in matching.turn_order(game.state) for each in there if each.owner == player):
        game.change(found.id, commander_asked=True)
        if (yield from ask_yes(found.owner, "return to command zone", found.id, "903.9a")):
            moved.append(found.id)
    return moved
