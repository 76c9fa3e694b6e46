"""Instructions that change what may be cast, and those about the phases of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from oracle import copies, zones
from oracle.abilities.effects import (
    AddCombat,
    CastCopyOfExiled,
    CastFromThisTurn,
    CastIt,
    CastItFree,
    ChooseExiledAndPlayFree,
    EndTheTurn,
    ExileInsteadThisTurn,
    FlashUntilYourNextTurn,
    MayCastWhileExiled,
    NextSpellHas,
    PlayThisTurn,
)
from oracle.instructions.resolution import Resolution
from oracle.objects import Zone
from oracle.playing.while_resolving import can_be_cast_free, cast_while_resolving
from oracle.questions import Asking, ask_objects, ask_yes
from oracle.state import Duration, GraveyardToExile, Permission, Step


def cast_from_this_turn(resolution: Resolution, effect: CastFromThisTurn) -> None:
    """You may play cards of a zone of yours until end of turn (601.3, 611.2)."""
    _permit(resolution, Permission(resolution.controller, Duration.END_OF_TURN, Zone(effect.zone)))


def play_this_turn(resolution: Resolution, effect: PlayThisTurn) -> None:
    """You may play certain cards until end of turn, from where they are now (601.3, 611.2)."""
    state = resolution.game.state
    cards = resolution.found(effect.what)
    for zone in dict.fromkeys(state.objects[each].zone for each in cards):
        there = tuple(each for each in cards if state.objects[each].zone is zone)
        _permit(resolution, Permission(resolution.controller, Duration.END_OF_TURN, zone, there))


def exile_instead_this_turn(resolution: Resolution, _: ExileInsteadThisTurn) -> None:
    """Until end of turn cards that would go to your graveyard are exiled (614.6)."""
    game = resolution.game
    game.update(replacements=(*game.state.replacements, GraveyardToExile(resolution.controller)))


def choose_exiled_and_play_free(resolution: Resolution, effect: ChooseExiledAndPlayFree) -> Asking[None]:
    """The player chooses a card in exile with such a counter, which is then free to play until the turn ends."""
    game, you = resolution.game, resolution.controller
    options = [
        each
        for each in zones.in_zone(game.state, Zone.EXILE)
        if game.object(each).owner != you and game.object(each).counted(effect.counter)
    ]
    chosen = yield from ask_objects(you, "choose objects", options, resolution.of, rule="608.2d")
    if chosen:
        _permit(resolution, Permission(you, Duration.END_OF_TURN, Zone.EXILE, chosen, free=True))


def cast_it_free(resolution: Resolution, effect: CastItFree) -> Asking[None]:
    """Cast a card without paying its mana cost while this resolves (608.2g); one that can't be cast stays where it is."""
    for each in resolution.found(effect.what):
        yield from cast_while_resolving(resolution.game, resolution.controller, each)


def cast_it(resolution: Resolution, effect: CastIt) -> Asking[None]:
    """Cast a card for what it costs while this resolves (608.2g)."""
    for each in resolution.found(effect.what):
        yield from cast_while_resolving(resolution.game, resolution.controller, each, free=False, exiled_after=True)


def cast_copy_of_exiled(resolution: Resolution, _: CastCopyOfExiled) -> Asking[None]:
    """Copy the exiled card where it is; you may cast the copy (707.12), and are asked if you can. One that is not cast ceases to
    exist (704.5e).
    """
    game, you = resolution.game, resolution.controller
    for each in game.object(resolution.source.id).imprinted:
        if each in game.state.objects:
            copy = copies.copy_card(game, each, you)
            if can_be_cast_free(game, you, copy) and (yield from ask_yes(you, "may", resolution.of, "608.2d")):
                yield from cast_while_resolving(game, you, copy)


def may_cast_while_exiled(resolution: Resolution, effect: MayCastWhileExiled) -> None:
    """The owners of exiled cards may cast them as long as they remain exiled (601.3, 611.2)."""
    state = resolution.game.state
    for each in resolution.found(effect.what):
        found = state.objects[each]
        if found.zone is Zone.EXILE:
            after = state.turn if effect.after_this_turn else 0
            permission = Permission(
                found.owner, Duration.WHILE_IT_IS_THERE, Zone.EXILE, (each,), free=effect.free, after_turn=after
            )
            _permit(resolution, permission)


def flash_until_your_next_turn(resolution: Resolution, effect: FlashUntilYourNextTurn) -> None:
    """Until your next turn you may cast spells of a quality as though they had flash (601.3b)."""
    permission = Permission(resolution.controller, Duration.YOUR_NEXT_TURN, flash=True, quality=effect.quality)
    _permit(resolution, permission)


def next_spell_has(resolution: Resolution, effect: NextSpellHas) -> None:
    """The next spell you cast this turn has a keyword, from the time on that you put it on the stack (611.2f)."""
    game, you = resolution.game, resolution.controller
    game.change_player(you, next_spell_has=(*game.player(you).next_spell_has, effect.keyword))


def _permit(resolution: Resolution, permission: Permission) -> None:
    game = resolution.game
    named = replace(permission, source=resolution.source.label)
    game.update(permissions=(*game.state.permissions, named))


def end_the_turn(resolution: Resolution, _: EndTheTurn) -> None:
    """End the turn: whatever comes after this resolution is left to ``oracle.turns`` (724.1)."""
    resolution.turn_ended = True


def add_combat(resolution: Resolution, effect: AddCombat) -> None:
    """Add a combat phase, or a combat phase and a main phase, directly after the present phase. What is added later comes first
    (500.8). A main phase that is no first one of the turn is a postcombat main phase (505.1a).
    """
    state = resolution.game.state
    if effect.after_main and not state.step.main:
        return
    phases = (Step.BEGINNING_OF_COMBAT, *((Step.POSTCOMBAT_MAIN,) if effect.and_main else ()))
    resolution.game.update(added=(*phases, *state.added))


RULES: Mapping[type, Callable[[Resolution, Any], Asking[None] | None]] = {
    CastFromThisTurn: cast_from_this_turn,
    CastItFree: cast_it_free,
    CastIt: cast_it,
    CastCopyOfExiled: cast_copy_of_exiled,
    PlayThisTurn: play_this_turn,
    MayCastWhileExiled: may_cast_while_exiled,
    ExileInsteadThisTurn: exile_instead_this_turn,
    ChooseExiledAndPlayFree: choose_exiled_and_play_free,
    FlashUntilYourNextTurn: flash_until_your_next_turn,
    NextSpellHas: next_spell_has,
    EndTheTurn: end_the_turn,
    AddCombat: add_combat,
}
