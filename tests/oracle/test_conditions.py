"""The "if" in the middle of a triggered ability (603.4), from the words to the stack."""

from __future__ import annotations

import pytest

from oracle.abilities.conditions import YouControl
from oracle.abilities.effects import GainLife, IfYouControl
from oracle.abilities.events import Attacks
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Quality
from oracle.cards.records import Record, read
from oracle.cards.text import render
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature

WALLS = Quality(subtypes=("Wall",))
TEXT = "Whenever this creature attacks, if you control a Wall, you gain 1 life."


def attacking(controller: int, *, wall_dies: bool = False) -> Duel:
    """Alice attacks with the creature; a Wall is there under someone's control, and may be killed in response."""
    duel = Duel()
    duel.put(read(Record("Knight", "Creature — Knight", text=TEXT, power="1", toughness="1")))
    duel.put(creature("Wall", 0, 1, subtypes=("Wall",)), seat=ALICE if controller == ALICE else BOB)
    duel.put("Shock", Zone.HAND)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Knight")
    if wall_dies:
        duel.mana("{R}")
        duel.cast("Shock", "Wall")
        duel.resolve()
    return duel


def test_an_if_after_the_event_is_a_condition_of_the_ability() -> None:
    card = read(Record("Knight", "Creature — Knight", text=TEXT, power="1", toughness="1"))
    assert card.abilities == (TriggeredAbility(Attacks(), (GainLife(),), condition=YouControl(WALLS)),)
    assert render(card) == TEXT


def test_an_ability_that_asks_later_is_not_said_like_that() -> None:
    later = TriggeredAbility(Attacks(), (IfYouControl(WALLS, (GainLife(),)),))
    with pytest.raises(ValueError, match="no words"):
        render(creature("Knight", 1, 1, later))


@pytest.mark.parametrize(("controller", "triggers"), [(ALICE, ["attacks"]), (BOB, [])])
def test_it_triggers_only_if_the_condition_is_true(controller: int, triggers: list[str]) -> None:
    assert attacking(controller).stack() == triggers


@pytest.mark.parametrize(("wall_dies", "life"), [(False, 21), (True, 20)])
def test_it_does_something_only_if_the_condition_is_still_true(wall_dies: bool, life: int) -> None:
    duel = attacking(ALICE, wall_dies=wall_dies)
    duel.resolve_all()
    assert duel.game.player(ALICE).life == life
