"""Cards that take several rules of casting at once."""

from __future__ import annotations

import pytest

from oracle import actions, layers
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.playing.casting import Announcement
from oracle.state import Step
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


# ---- Kestia


def test_kestia_is_bestowed_from_the_command_zone_for_her_bestow_cost_and_the_tax(duel: Duel) -> None:
    duel.put("Kestia, the Cultivator", Zone.COMMAND, commander=True)
    duel.put("Grizzly Bears")
    duel.game.update(casts_from_command=(("Kestia, the Cultivator", 1),))
    duel.mana("{G}{W}{U}{C}{C}{C}{C}")
    before = duel.state
    with pytest.raises(IllegalAction):
        duel.cast("Kestia, the Cultivator", "Grizzly Bears", alternative="bestow")
    assert duel.state == before
    duel.mana("{G}{W}{U}{C}{C}{C}{C}{C}")
    duel.cast("Kestia, the Cultivator", "Grizzly Bears", alternative="bestow")
    assert duel.game.player(ALICE).mana == ()
    duel.resolve()
    assert duel.find("Kestia, the Cultivator").attached_to == duel.find("Grizzly Bears").id
    assert duel.numbers("Grizzly Bears") == (6, 6)


@pytest.mark.parametrize("attacker", ["Grizzly Bears", "Leafling"])
def test_kestia_sees_enchanted_creatures_and_enchantment_creatures_attack(duel: Duel, attacker: str) -> None:
    duel.put("Grizzly Bears")
    duel.put(made("Leafling", "{G}", "Enchantment Creature"))
    duel.put("Kestia, the Cultivator", Zone.HAND)
    duel.mana("{G}{W}{U}{C}{C}{C}")
    duel.cast("Kestia, the Cultivator", "Grizzly Bears", alternative="bestow")
    duel.resolve()
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(attacker)
    assert duel.stack() == ["attacks"]


def test_kestia_does_not_see_any_other_creature_attack(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    duel.put("Kestia, the Cultivator")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Grizzly Bears")
    assert duel.stack() == []


# ---- Ulalek


def ulalek(duel: Duel, announced: tuple[str, ...]) -> None:
    duel.put("Morophon, the Boundless", chosen="Eldrazi")
    duel.put("Ulalek, Fused Atrocity", Zone.HAND)
    announcement = Announcement(ALICE, duel.find("Ulalek, Fused Atrocity").id, announced=announced)
    duel.game.do(actions.cast(announcement))


def test_ulalek_costs_nothing_with_morophon_where_five_colors_are_announced(duel: Duel) -> None:
    ulalek(duel, ("W", "U", "B", "R", "G"))
    assert duel.stack() == ["Ulalek, Fused Atrocity"]


@pytest.mark.parametrize("announced", [("C", "C", "C", "C", "C"), ("W", "U", "B", "R", "C")])
def test_colorless_mana_that_is_announced_for_ulalek_is_not_reduced(duel: Duel, announced: tuple[str, ...]) -> None:
    duel.put("Urza's Incubator", chosen="Eldrazi")
    with pytest.raises(IllegalAction):
        ulalek(duel, announced)
    duel.game.change_player(ALICE, mana=())
    duel.mana("".join("{C}" for each in announced if each == "C"))
    duel.game.do(actions.cast(Announcement(ALICE, duel.find("Ulalek, Fused Atrocity").id, announced=announced)))
    assert duel.game.player(ALICE).mana == ()


def test_ulalek_copies_the_spell_that_was_cast(duel: Duel) -> None:
    duel.put("Ulalek, Fused Atrocity")
    duel.put("Nulldrifter", Zone.HAND)
    duel.mana("{C}{C}{C}{C}{C}{C}{C}{C}{C}")
    duel.cast("Nulldrifter")
    duel.answer("cast", "cast")
    assert duel.stack() == ["cast", "cast", "Nulldrifter"]


def test_the_order_of_several_copies_is_not_guessed(duel: Duel) -> None:
    duel.put("Ulalek, Fused Atrocity")
    duel.put(made("Eldling", "{1}", "Creature", every_creature_type=True), Zone.HAND)
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}{C}{C}{C}")
    duel.put("Vedalken Orrery")
    duel.cast("Lightning Bolt", "Bob")
    duel.cast("Eldling")
    duel.resolve()
    with pytest.raises(NotModelled, match="order of copies"):
        duel.yes()


# ---- We Ride at Dawn


def test_legendary_creature_spells_have_convoke_from_the_command_zone_too(duel: Duel) -> None:
    duel.put("We Ride at Dawn")
    duel.put("Squee, the Immortal", Zone.COMMAND, commander=True)
    duel.game.update(casts_from_command=(("Squee, the Immortal", 1),))
    for label in ("first", "second", "third"):
        duel.put("Grizzly Bears", label=label)
    duel.mana("{R}{R}")
    duel.cast("Squee, the Immortal")
    assert duel.game.player(ALICE).mana == ()
    assert all(duel.find(each).tapped for each in ("first", "second", "third"))
    duel.resolve()
    duel.put("Muscle Sliver", Zone.HAND)
    duel.put("Grizzly Bears", label="fourth")
    duel.mana("{G}")
    with pytest.raises(IllegalAction):
        duel.cast("Muscle Sliver")


def test_a_mercenary_comes_where_the_commander_attacks_and_pumps_as_a_sorcery(duel: Duel) -> None:
    duel.put("We Ride at Dawn")
    duel.put("Squee, the Immortal", commander=True)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Squee, the Immortal")
    duel.resolve()
    assert duel.tokens() == ["Mercenary Token"]
    (token,) = (of for of in layers.permanents(duel.state) if not duel.state.objects[of].label)
    duel.game.change(token, sick=False, label="Mercenary")
    with pytest.raises(IllegalAction) as illegal:
        duel.activate("Mercenary", "Mercenary")
    assert illegal.value.rule == "602.5d"
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    duel.activate("Mercenary", "Mercenary")
    duel.resolve()
    assert duel.numbers("Mercenary") == (2, 1)
