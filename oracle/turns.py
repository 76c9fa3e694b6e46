"""The structure of a turn (500-514): its steps, what happens in each on its own, and how it ends."""

from __future__ import annotations

from oracle import (
    editions,
    events,
    layers,
    leaving,
    life,
    matching,
    phasing,
    priority,
    stack,
    state_based,
    triggers,
    untapping,
    zones,
)
from oracle.abilities.statics import MaximumHandSize
from oracle.combat import blocks, dealing, removal
from oracle.game import Game
from oracle.happenings import StepBegan
from oracle.objects import Seat, Zone
from oracle.questions import Asking, ask_objects
from oracle.state import Combat, Duration, State, Step

HAND_SIZE = 7
"""The maximum hand size (402.2)."""

AFTER = {
    Step.UNTAP: Step.UPKEEP,
    Step.UPKEEP: Step.DRAW,
    Step.DRAW: Step.PRECOMBAT_MAIN,
    Step.PRECOMBAT_MAIN: Step.BEGINNING_OF_COMBAT,
    Step.BEGINNING_OF_COMBAT: Step.DECLARE_ATTACKERS,
    Step.DECLARE_ATTACKERS: Step.DECLARE_BLOCKERS,
    Step.DECLARE_BLOCKERS: Step.COMBAT_DAMAGE,
    Step.COMBAT_DAMAGE: Step.END_OF_COMBAT,
    Step.END_OF_COMBAT: Step.POSTCOMBAT_MAIN,
    Step.POSTCOMBAT_MAIN: Step.END,
    Step.END: Step.CLEANUP,
    Step.CLEANUP: Step.UNTAP,
}
"""The step after each (500.1), as combat goes where somebody attacks and nobody strikes first."""

LAST = frozenset({Step.DRAW, Step.PRECOMBAT_MAIN, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN, Step.CLEANUP})
"""The last step of each phase, or the phase where it has no steps (500.1)."""


def advance(game: Game) -> Asking[None]:
    """The present step ends, and steps follow until one in which a player has priority (500.2-500.4)."""
    repeat_cleanup = game.state.step is Step.CLEANUP
    while not game.state.over:
        yield from _empty_pools(game, phase_ends=game.state.step in LAST and not repeat_cleanup)
        step = Step.CLEANUP if repeat_cleanup else _follow(game)
        repeat_cleanup = False
        if (yield from begin(game, step)):
            return


def _follow(game: Game) -> Step:
    """The step that is to begin now: as a phase ends, the first one of the phases that effects have added directly after it, and
    after the last of those the turn goes on where it would have gone on (500.8).
    """
    state, step = game.state, _next(game.state)
    if state.step not in LAST:
        return step
    if state.added:
        game.update(added=state.added[1:], resumes=state.resumes or step)
        return state.added[0]
    game.update(resumes=None)
    return state.resumes or step


def _next(state: State) -> Step:
    """The step after the present one: without attackers there are no blockers and no combat damage (508.8), and where a creature
    struck first there is a second combat damage step (510.4).
    """
    combat = state.combat
    if state.step is Step.DECLARE_ATTACKERS and (combat is None or not combat.attacked):
        return Step.END_OF_COMBAT
    if state.step is Step.COMBAT_DAMAGE and combat is not None and combat.struck_first is not None:
        return Step.COMBAT_DAMAGE
    return AFTER[state.step]


def begin(game: Game, step: Step) -> Asking[bool]:
    """A step begins, with what happens in it before anyone has priority. Whether a player then has priority (or the game is
    over).
    """
    if game.state.combat is not None and (step is Step.BEGINNING_OF_COMBAT or not step.in_combat):
        game.state = removal.over(game.state)
    if step is Step.UNTAP:
        _begin_turn(game)
    if step is Step.BEGINNING_OF_COMBAT:
        game.update(combats=game.state.combats + 1)
    if step.main:
        game.update(main_phases=game.state.main_phases + 1)
    game.update(step=step, passed=0, priority=None)
    if step is Step.UNTAP:
        phasing.phase_in_and_out(game)
        yield from untapping.untap(game)
        return False
    if step is Step.CLEANUP:
        return (yield from _clean_up(game))
    if step is Step.UPKEEP:
        _end_for(game, Duration.YOUR_NEXT_UPKEEP, frozenset({game.state.active}))
    triggers.note(game, StepBegan(step))
    if step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS) and _let_declare(game, step):
        return True
    if step is Step.COMBAT_DAMAGE:
        yield from dealing.begin(game)
    if step is Step.DRAW and not game.player(game.state.active).lost:
        # The draw comes after the beginning of the step (504.1); what triggered then still waits for priority (603.2b).
        events.draw(game, game.state.active, 1)
    yield from priority.give(game, game.state.active)
    return True


def _let_declare(game: Game, step: Step) -> bool:
    """The game waits for the declaration of attackers (508.1) or blockers (509.1), with which the step begins; whether there is
    one to be made. The active player has priority once it is made (508.2, 509.2), and may let it be made by doing something else
    (``oracle.actions``).
    """
    active = game.state.active
    if step is Step.DECLARE_ATTACKERS:
        there = not game.player(active).lost
        game.update(combat=Combat(declaring=active if there else None), priority=active if there else None)
        return there
    if not blocks.begin(game):
        return False
    game.update(priority=active)
    return True


def end_the_turn(game: Game) -> Asking[None]:
    """An effect ends the turn (724.1): waiting triggers are gone, everything on the stack is exiled, and what is left of the
    turn is its cleanup step, in which players receive priority only if something triggers.
    """
    game.update(waiting=(), priority=None, added=(), resumes=None)
    for each in reversed(stack.objects(game.state)):
        if game.object(each).kind.only_on_stack:
            stack.remove(game, each)
        else:
            zones.move(game, each, Zone.EXILE)
    yield from state_based.perform(game)
    yield from _empty_pools(game, phase_ends=game.state.step not in (Step.END, Step.CLEANUP))
    if not game.state.over and not (yield from begin(game, Step.CLEANUP)):
        yield from advance_turn(game)


def advance_turn(game: Game) -> Asking[None]:
    """The next turn begins, up to the first step in which a player has priority."""
    if not (yield from begin(game, Step.UNTAP)):
        yield from advance(game)


def _begin_turn(game: Game) -> None:
    """The next player's turn begins; what was counted for a turn is counted anew, and what lasted until it is over (500.1)."""
    state = game.state
    order = matching.turn_order(state)
    active = order[1] if len(order) > 1 and order[0] == state.active else order[0]
    begun = _begun(state, active)
    used = {
        of: found
        for of, found in state.objects.items()
        if found.loyalty_used or found.activated or found.damaged_by or found.attacks
    }
    fresh = {of: found.changed(loyalty_used=False, activated=(), damaged_by=(), attacks=0) for of, found in used.items()}
    game.update(
        active=active,
        turn=state.turn + 1,
        combats=0,
        main_phases=0,
        objects={**state.objects, **fresh},
        players=tuple(
            player.changed(
                attacked=False,
                drawn=0,
                spells_cast=0,
                cast_from_hand=0,
                tokens_created=0,
                lands_played=0,
                damage_by_artifacts=0,
            )
            for player in state.players
        ),
        permissions=tuple(
            each for each in state.permissions if each.duration is not Duration.YOUR_NEXT_TURN or each.player not in begun
        ),
    )
    _end_for(game, Duration.YOUR_NEXT_TURN, begun)
    # A player who has left has no upkeep step, only the turn that would have begun.
    _end_for(game, Duration.YOUR_NEXT_UPKEEP, begun - {active})


def _end_for(game: Game, duration: Duration, players: frozenset[Seat]) -> None:
    """Effects of these players with this duration end."""
    state = game.state
    game.update(
        effects=tuple(each for each in state.effects if each.duration is not duration or each.controller not in players),
        rules=tuple(each for each in state.rules if each.duration is not duration or each.controller not in players),
    )


def _begun(state: State, active: Seat) -> frozenset[Seat]:
    """The player whose turn begins, and those who have left the game whose turn would have begun before it (800.4k, 800.4m)."""
    count = len(state.players)
    steps = (active - state.active) % count or count
    return frozenset(Seat((state.active + step) % count) for step in range(1, steps + 1))


def _clean_up(game: Game) -> Asking[bool]:
    """The cleanup step (514): discarding, then damage and effects end; whether a player receives priority (514.3a)."""
    active = game.state.active
    hand = zones.in_zone(game.state, Zone.HAND, active)
    excess = len(hand) - _hand_size(game.state, active)
    if excess > 0:
        chosen = yield from ask_objects(active, "discard", hand, None, minimum=excess, maximum=excess, rule="514.1")
        events.discard(game, active, chosen)
    _end_effects(game)
    if not (yield from priority.settle(game)):
        return False
    game.update(priority=None if game.state.over else matching.or_next(game.state, active))
    return True


def _hand_size(state: State, player: Seat) -> int:
    """The maximum hand size of a player (402.2): of several that are said of them, the one that was said last (613.11)."""
    said = {
        source.timestamp: static.size
        for source, static in layers.statics(state)
        if isinstance(static, MaximumHandSize) and matching.chosen_player(state, source) == player
    }
    return said[max(said)] if said else HAND_SIZE


def _end_effects(game: Game) -> None:
    """Damage is removed, and effects that last until end of turn and this turn end, all at the same time (514.2), what is left
    of prevention shields among them; on permanents that are phased out too (702.26f).
    """
    state = game.state
    there = zones.in_zone(state, Zone.BATTLEFIELD)
    before = {each: layers.controller(state, each) for each in there}
    objects = {
        of: found.changed(damage=0, deathtouched=False, regeneration=0) if found.damage or found.regeneration else found
        for of, found in state.objects.items()
    }
    game.update(
        objects=objects,
        players=tuple(player.changed(next_spell_has=()) for player in state.players),
        effects=tuple(each for each in state.effects if each.duration is not Duration.END_OF_TURN),
        permissions=tuple(each for each in state.permissions if each.duration is not Duration.END_OF_TURN),
        replacements=(),
        shields=(),
        delayed=tuple(each for each in state.delayed if each.dies is None),
        rules=tuple(each for each in state.rules if each.duration is not Duration.END_OF_TURN),
    )
    for each, player in before.items():
        if layers.controller(game.state, each) != player:
            game.change(each, sick=True)
    leaving.exile_what_is_nobodys(game)


def _empty_pools(game: Game, *, phase_ends: bool) -> Asking[None]:
    """Unspent mana is lost as a step or phase ends (500.5, 106.4). Until July 2009 it stays until the phase ends, and its player
    loses 1 life for each, which is mana burn (300.3 of 2007-10-01).
    """
    burns = not editions.NO_MANA_BURN.holds(game.state)
    if burns and not phase_ends:
        return
    burned = [life.Change(Seat(seat), -len(player.mana)) for seat, player in enumerate(game.state.players)] if burns else []
    if any(player.mana for player in game.state.players):
        game.update(players=tuple(player.changed(mana=()) for player in game.state.players))
    if burned:
        yield from life.change(game, burned)
