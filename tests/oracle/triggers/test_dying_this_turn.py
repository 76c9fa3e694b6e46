"""Delayed triggered abilities that wait for an object to die this turn (603.7)."""

import pytest

from oracle import events
from oracle.instructions.changing import set_controller
from oracle.objects import Kind, Zone
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def wounded(toughness: int = 3, kind: Kind = Kind.CARD) -> Duel:
    """Alice has cast Virulent Wound on a creature of Bob's."""
    duel = Duel()
    duel.put(creature("Victim", 3, toughness), seat=BOB, kind=kind)
    duel.put("Virulent Wound", Zone.HAND)
    duel.mana("{B}")
    duel.cast("Virulent Wound", "Victim")
    duel.resolve()
    return duel


def poison(duel: Duel) -> list[int]:
    return [player.counted("poison") for player in duel.state.players]


def die(duel: Duel) -> None:
    events.destroy(duel.game, [duel.find("Victim").id])
    duel.pass_()


def test_its_controller_gets_a_poison_counter_when_it_dies() -> None:
    duel = wounded()
    assert poison(duel) == [0, 0]
    die(duel)
    assert duel.stack() == ["delayed"]
    duel.resolve_all()
    assert poison(duel) == [0, 1]


def test_the_counter_itself_may_be_what_it_dies_of() -> None:
    duel = wounded(1)
    assert duel.stack() == ["delayed"]
    duel.resolve_all()
    assert poison(duel) == [0, 1]


def test_that_is_who_controlled_it_last() -> None:
    duel = wounded()
    set_controller(duel.game, duel.find("Victim").id, ALICE, Duration.END_OF_TURN)
    die(duel)
    duel.resolve_all()
    assert poison(duel) == [1, 0]


@pytest.mark.parametrize("kind", [Kind.CARD, Kind.TOKEN])
def test_it_triggers_once(kind: Kind) -> None:
    duel = wounded(kind=kind)
    die(duel)
    duel.resolve_all()
    assert (poison(duel), duel.state.delayed) == ([0, 1], ())


def test_only_dying_counts_and_only_this_turn() -> None:
    duel = wounded()
    events.exile(duel.game, duel.find("Victim").id)
    duel.pass_until(Step.END)
    assert (duel.stack(), poison(duel)) == ([], [0, 0])
    duel = wounded()
    duel.pass_until(Step.UPKEEP)
    die(duel)
    assert (duel.stack(), poison(duel)) == ([], [0, 0])


def test_the_card_is_returned_under_its_owners_control() -> None:
    duel = Duel()
    duel.put("Melira, the Living Cure")
    duel.put(creature("Victim", 3, 3), seat=BOB)
    set_controller(duel.game, duel.find("Victim").id, ALICE, Duration.END_OF_TURN)
    duel.activate("Melira, the Living Cure", "Victim")
    assert duel.where("Melira, the Living Cure") == "exile"
    duel.resolve()
    die(duel)
    assert duel.where("Victim") == "graveyard"
    duel.resolve_all()
    assert (duel.where("Victim"), duel.controller("Victim")) == ("battlefield", BOB)
