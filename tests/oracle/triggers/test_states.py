"""State triggers (603.8)."""

from __future__ import annotations

import pytest

from oracle import events, stack, zones
from oracle.errors import NotModelled
from oracle.objects import Kind, Zone
from tests.oracle.duel import ALICE, BOB, Duel, creature


def bottled() -> Duel:
    duel = Duel()
    duel.put("City in a Bottle")
    return duel


def enter(duel: Duel, name: str) -> None:
    duel.put(creature(name), Zone.HAND)
    zones.move(duel.game, duel.find(name).id, Zone.BATTLEFIELD, controller=ALICE)


def test_it_triggers_once_whatever_else_happens_before_it_has_left_the_stack() -> None:
    duel = bottled()
    for name in ("Kird Ape", "Flying Men"):
        enter(duel, name)
    assert len(duel.state.waiting) == 1
    duel.pass_()
    enter(duel, "Dandân")
    assert (len(duel.state.waiting), duel.stack()) == (0, ["other"])


def test_it_triggers_as_soon_as_it_is_true_be_it_for_a_moment() -> None:
    duel = bottled()
    enter(duel, "Kird Ape")
    events.exile(duel.game, duel.find("Kird Ape").id)
    duel.pass_()
    assert duel.stack() == ["other"]
    duel.resolve()
    assert duel.stack() == []


def test_it_triggers_again_once_it_was_countered_and_it_is_still_true() -> None:
    duel = bottled()
    enter(duel, "Kird Ape")
    duel.pass_()
    stack.remove(duel.game, stack.objects(duel.state)[-1])
    duel.pass_()
    assert duel.stack() == ["other"]


def test_what_was_there_before_triggers_it_too() -> None:
    duel = Duel()
    duel.put(creature("Kird Ape"), seat=BOB)
    duel.put("City in a Bottle")
    duel.pass_()
    duel.resolve()
    assert duel.where("Kird Ape") == "graveyard"
    assert duel.where("City in a Bottle") == "battlefield"


def test_tokens_and_itself_do_not_trigger_it() -> None:
    duel = bottled()
    duel.put(creature("Kird Ape"), kind=Kind.TOKEN)
    duel.pass_()
    assert duel.stack() == []


def test_two_of_them_sacrifice_each_other() -> None:
    duel = bottled()
    duel.put("City in a Bottle", seat=BOB, label="another")
    duel.pass_()
    assert duel.stack() == ["other", "other"]
    duel.resolve_all()
    assert (duel.where("City in a Bottle"), duel.where("another")) == ("graveyard", "graveyard")


def test_whether_what_has_come_since_it_triggered_is_meant_is_left_open() -> None:
    duel = bottled()
    enter(duel, "Kird Ape")
    duel.pass_()
    enter(duel, "Flying Men")
    with pytest.raises(NotModelled, match="state trigger"):
        duel.resolve()
