"""Keyword counters that are moved, and cards that look at spells cast and at the end step for theirs, in play."""

from __future__ import annotations

import pytest

from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def bogged(*setup: str) -> Duel:
    """Alice's Bogbonder has entered beside creatures with counters, and its ability targets the bear."""
    duel = Duel()
    for name in setup:
        duel.put(name)
    duel.put("Grizzly Bears", counters=(("reach", 1),))
    duel.put("Serra Angel", counters=(("+1/+1", 2), ("menace", 1)))
    duel.put("Hill Giant", seat=BOB, counters=(("trample", 1),))
    duel.put("Slippery Bogbonder", Zone.HAND)
    duel.mana("{G}{G}{C}{C}")
    duel.cast("Slippery Bogbonder")
    duel.resolve()
    duel.answer("Grizzly Bears")
    duel.resolve()
    return duel


def test_any_number_of_counters_of_your_creatures_is_moved_onto_one_of_them() -> None:
    duel = bogged()
    assert (duel.question.kind, duel.question.about) == ("counter", duel.find("Serra Angel").id)
    assert duel.options() == ["+1/+1", "+1/+1", "menace"]
    duel.answer("+1/+1", "menace")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 1, "hexproof": 1, "menace": 1, "reach": 1}
    assert (counters(duel, "Serra Angel"), counters(duel, "Hill Giant")) == ({"+1/+1": 1}, {"trample": 1})


def test_no_counter_needs_to_be_moved() -> None:
    duel = bogged()
    duel.answer()
    assert counters(duel, "Serra Angel") == {"+1/+1": 2, "menace": 1}


def test_no_counter_is_moved_where_it_can_not_be_put() -> None:
    duel = bogged("Solemnity")
    assert duel.game.pending is None
    assert counters(duel, "Serra Angel") == {"+1/+1": 2, "menace": 1}


def test_what_is_exiled_returns_at_the_next_end_step_with_a_counter() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=ALICE)
    duel.play("Salvation Swan")
    duel.answer("Grizzly Bears")
    duel.resolve()
    assert duel.where("Grizzly Bears") == "exile"
    duel.pass_until(Step.END)
    duel.resolve_all()
    assert (duel.where("Grizzly Bears"), counters(duel, "Grizzly Bears")) == ("battlefield", {"flying": 1})


@pytest.mark.parametrize(("zone", "held"), [(None, {"flying": 1}), (Zone.HAND, {})])
def test_a_spell_that_was_cast_from_the_hand_keeps_the_counter_away(zone: Zone | None, held: dict[str, int]) -> None:
    duel = Duel()
    duel.put("Inventive Wingsmith")
    if zone is not None:
        duel.play("Grizzly Bears")
    duel.pass_until(Step.END)
    for _ in duel.stack():
        duel.resolve()
    assert counters(duel, "Inventive Wingsmith") == held


def test_a_spell_of_another_turn_does_not() -> None:
    duel = Duel()
    duel.put("Inventive Wingsmith", counters=(("flying", 1),))
    duel.play("Grizzly Bears")
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.game.player(ALICE).cast_from_hand == 0


def test_what_has_the_counter_already_gets_no_other_one() -> None:
    duel = Duel()
    duel.put("Inventive Wingsmith", counters=(("flying", 1),))
    duel.pass_until(Step.END)
    assert duel.stack() == []


def test_armor_keeps_its_bearer_tapped_until_it_is_paid_for() -> None:
    duel = Duel()
    duel.game.change_player(ALICE, counters=(("energy", 1),))
    bears = duel.put("Grizzly Bears", tapped=True)
    duel.put("T-45 Power Armor", attached_to=bears)
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.UPKEEP, ALICE)
    assert duel.find("Grizzly Bears").tapped
    duel.resolve()
    duel.yes()
    duel.answer("lifelink")
    assert (duel.find("Grizzly Bears").tapped, counters(duel, "Grizzly Bears")) == (False, {"lifelink": 1})


def test_one_sentence_puts_counters_on_a_target_and_on_its_own_card() -> None:
    duel = Duel()
    duel.put("Arwen, Mortal Queen", counters=(("indestructible", 1),))
    duel.put("Grizzly Bears")
    duel.mana("{C}")
    duel.activate("Arwen, Mortal Queen", "Grizzly Bears")
    duel.resolve()
    both = {"+1/+1": 1, "lifelink": 1}
    assert (counters(duel, "Grizzly Bears"), counters(duel, "Arwen, Mortal Queen")) == (both, both)
    assert duel.has("Grizzly Bears", "indestructible")
