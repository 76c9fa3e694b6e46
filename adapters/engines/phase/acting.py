"""Doing the contract's actions in the engine, and going back where it refuses.

**Going back.** The contract's actions are done whole or not at all, the engine's announcements are made in parts. Where the
engine refuses the first part nothing has happened: it leaves the game as it was. Where it refuses a later one it neither says
that the whole is illegal nor takes it back; it goes on asking. A player at its screen would then cancel, and so does the
adapter: with the engine's own action for it (``CancelCast``), and what that leaves stands, faults and all. Only where the engine
has no way back is the state from before loaded: it takes no cancelling at some of its prompts; it does not untap what was tapped
for mana on the way (733.1 leaves that to the player, and the contract's "nothing has changed" has decided it); and a spell that
it has put on the stack stays there. This cannot hide an illegal play that the engine lets pass: a state is only loaded where
the engine itself refused, or did something else than it was told.
"""

from __future__ import annotations

from adapters.contract.messages import Action, Activate, Attack, Block, Cast, Concede, Decide, Pass, Play
from adapters.engines.phase import combat, prompts
from adapters.engines.phase.announcing import activate, card_of, cast, go_on
from adapters.engines.phase.binding import CannotSay, Json, Refused
from adapters.engines.phase.naming import names
from adapters.engines.phase.table import PRIORITY, Table


def act(table: Table, action: Action) -> None:
    """Do an action. Raises `Refused` where the engine does not allow it and `CannotSay` for what it cannot be told or show;
    the first leaves the game as the module's text says, the second ends it as far as the suite is concerned.
    """
    table.forget()
    step, declaring = (table.game.turn, table.game.phase), combat.declaring(table)
    saved = table.game.state() if declaring or isinstance(action, (Cast, Activate, Decide)) else None
    table.parts = 0
    try:
        if not combat.declare_none(table, action):
            _do(table, action)
        prompts.question(table, names(table))
    except Refused:
        _go_back(table, action, saved, cancel=not declaring)
        raise
    except CannotSay:
        if saved is not None:
            table.restore(saved)
        raise
    if step != (table.game.turn, table.game.phase):
        table.declared = set()
    elif not isinstance(action, (Attack, Block)):
        table.declared = None


def _do(table: Table, action: Action) -> None:
    match action:
        case Cast():
            cast(table, action)
        case Activate():
            activate(table, action)
        case Play():
            _play(table, action)
        case Pass():
            _pass(table, action)
        case Attack():
            combat.attack(table, action)
        case Block():
            combat.block(table, action)
        case Concede():
            seat = table.seat(action.player)
            table.apply(seat, "Concede", player_id=seat)
            table.unfinished = None
        case Decide():
            prompts.answer(table, action.player, action.answer)
            go_on(table)


def _go_back(table: Table, action: Action, saved: Json | None, *, cancel: bool) -> None:
    """Undo what a refused action has left half done; actions for which nothing is saved are done in one part or not at all."""
    if not table.parts or saved is None:
        return
    if cancel and isinstance(action, (Cast, Activate)) and not action.payment.tap:
        try:
            table.apply(table.seat(action.player), "CancelCast")
        except Refused:
            table.restore(saved)
    else:
        table.restore(saved)


def _play(table: Table, action: Play) -> None:
    card = card_of(table, action.card, action.zone)
    table.apply(table.seat(action.player), "PlayLand", object_id=card, card_id=table.game.object(card)["card_id"])


def _pass(table: Table, action: Pass) -> None:
    if table.prompt()[0] != PRIORITY:
        raise Refused("nobody has priority")
    table.apply(table.seat(action.player), "PassPriority")
