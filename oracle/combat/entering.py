"""Creatures that are put onto the battlefield attacking (508.4)."""

from __future__ import annotations

from dataclasses import replace

from oracle import editions
from oracle.combat import attackable
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.objects import Attack, Characteristics, ChosenTarget, ObjectId, Seat
from oracle.questions import Asking, Question, Shape, ask
from oracle.state import Step


def attack(game: Game, player: Seat, base: Characteristics, about: ObjectId | None = None) -> Asking[Attack | None]:
    """What a permanent like this attacks that enters the battlefield attacking under a player's control: whatever that player
    chooses (508.4), who is shown what puts it there (``about``), and nothing where it can't be attacking (506.3a-b, f). Once
    blockers are declared it is unblocked (508.4d).

    Raises NotModelled before attackers are declared, and under the editions that say nothing of such a creature: of any
    before 2007-10-01, of one of a player who isn't attacking before 2009-07-11.
    """
    state = game.state
    theirs = editions.CREATURES_ENTER_ATTACKING if player == state.active else editions.ONLY_ATTACKING_PLAYERS_ENTER_ATTACKING
    if not theirs.holds(state):
        raise NotModelled(f"a creature that enters attacking under the rules of {state.edition}")
    if state.step is Step.BEGINNING_OF_COMBAT:
        raise NotModelled("a creature that enters attacking before attackers are declared")
    fit = "Creature" in base.types and "Battle" not in base.types
    if state.combat is None or player != state.active or not fit:
        return None
    options = attackable.everything(state)
    kind = "choose objects" if any(each.object is not None for each in options) else "choose player"
    (what,) = yield from ask(Question(player, kind, Shape.PICK, options, about, rule="508.4"))
    assert isinstance(what, ChosenTarget)
    game.update(combat=replace(state.combat, attacked=True))
    blocked = None if state.step is Step.DECLARE_ATTACKERS else False
    return Attack(what, attackable.defending(state, what), blocked)
