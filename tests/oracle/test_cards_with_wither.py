"""Cards with wither, and those that give it, played."""

from __future__ import annotations

import pytest

from oracle.damage import Damage
from oracle.errors import IllegalAction
from oracle.objects import ChosenTarget, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


@pytest.fixture
def duel() -> Duel:
    return Duel()


def test_a_spell_withers_a_creature_and_costs_a_player_life(duel: Duel) -> None:
    duel.put(creature("Wall", 0, 9))
    duel.play("Puncture Blast", "Wall")
    assert (duel.numbers("Wall"), duel.find("Wall").damage) == ((-3, 6), 0)
    duel.put("Puncture Blast", Zone.HAND, label="another")
    duel.mana("{R}{C}{C}")
    duel.cast("another", "Bob")
    duel.resolve()
    assert duel.harm() == (17, 0)


def test_black_creatures_wither_with_their_mentor(duel: Duel) -> None:
    duel.put("Corrosive Mentor")
    duel.put("Typhoid Rats")
    duel.put("Grizzly Bears")
    assert [duel.has(each, "wither") for each in ("Corrosive Mentor", "Typhoid Rats", "Grizzly Bears")] == [True, True, False]


def test_an_equipment_attaches_itself_and_its_creature_withers_this_turn(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    duel.play("Barbed Bloodletter")
    duel.resolve()
    assert duel.find("Barbed Bloodletter").attached_to == duel.find("Grizzly Bears").id
    assert (duel.numbers("Grizzly Bears"), duel.has("Grizzly Bears", "wither")) == ((3, 4), True)
    duel.pass_until(Step.UPKEEP, BOB)
    assert (duel.numbers("Grizzly Bears"), duel.has("Grizzly Bears", "wither")) == ((3, 4), False)


def test_a_killer_draws_for_a_creature_that_withered_away_and_for_no_other(duel: Duel) -> None:
    girl = duel.put("Massacre Girl, Known Killer")
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Savannah Lions", seat=BOB)
    giant = duel.put("Hill Giant", seat=BOB)
    duel.deal(Damage(girl, ChosenTarget(object=duel.find("Grizzly Bears").id), 4))
    duel.pass_()
    duel.resolve_all()
    assert (duel.where("Grizzly Bears"), duel.hand()) == ("graveyard", 1)
    duel.deal(Damage(giant, ChosenTarget(object=duel.find("Savannah Lions").id), 4))
    duel.pass_()
    duel.resolve_all()
    assert (duel.where("Savannah Lions"), duel.hand()) == ("graveyard", 1)


def test_a_snapper_adds_a_counter_where_one_is(duel: Duel) -> None:
    duel.put("Lockjaw Snapper", counters=(("-1/-1", 2),))
    duel.put("Hill Giant", counters=(("-1/-1", 1),))
    duel.put("Air Elemental")
    duel.pass_()
    duel.resolve_all()
    assert (duel.numbers("Hill Giant"), duel.numbers("Air Elemental")) == ((1, 1), (4, 4))


def test_in_torment_all_damage_withers_and_nobody_gains_life(duel: Duel) -> None:
    duel.put("Everlasting Torment")
    giant = duel.put("Hill Giant")
    wall = duel.put(creature("Wall", 0, 9))
    duel.deal(Damage(giant, ChosenTarget(object=wall), 3))
    assert (duel.numbers("Wall"), duel.find("Wall").damage) == ((-3, 6), 0)
    duel.deal(Damage(duel.put("Vampire Nighthawk"), ChosenTarget(player=BOB), 2))
    assert (duel.harm(), duel.game.player(ALICE).life) == ((18, 0), 20)


def test_fists_give_a_creature_what_each_of_its_colors_gets(duel: Duel) -> None:
    for label, card in (
        ("first", "Typhoid Rats"),
        ("second", "Hill Giant"),
        ("third", "Boggart Ram-Gang"),
        ("fourth", "Memnite"),
    ):
        of = duel.put(card, label=label)
        duel.put("Fists of the Demigod", label=f"{label} aura", attached_to=of)
    assert [duel.numbers(each) for each in ("first", "second", "third", "fourth")] == [(2, 2), (4, 4), (4, 4), (1, 1)]
    assert [duel.has(each, "wither") for each in ("first", "second", "fourth")] == [True, False, False]
    assert [duel.has(each, "first strike") for each in ("first", "second", "third", "fourth")] == [False, True, True, False]


def test_a_skitter_brings_back_what_withered_under_your_control(duel: Duel) -> None:
    duel.put("Necroskitter")
    bears = duel.put("Grizzly Bears", seat=BOB)
    lions = duel.put("Savannah Lions", seat=BOB)
    duel.deal(Damage(duel.find("Necroskitter").id, ChosenTarget(object=bears), 2))
    duel.deal(Damage(duel.put("Hill Giant"), ChosenTarget(object=lions), 2))
    duel.pass_()
    assert duel.stack() == ["dies"]
    duel.resolve()
    duel.yes()
    assert (duel.where("Grizzly Bears"), duel.controller("Grizzly Bears")) == ("battlefield", ALICE)
    assert duel.where("Savannah Lions") == "graveyard"


def test_a_specter_makes_a_player_discard_as_many_cards_as_it_dealt_damage(duel: Duel) -> None:
    duel.put("Needle Specter", counters=(("+1/+1", 1),))
    for number in range(3):
        duel.put("Memnite", Zone.HAND, BOB, label=f"card {number}")
    duel.in_combat(["Needle Specter"], {})
    duel.pass_until_asked()
    duel.answer("card 0", "card 2")
    assert (duel.hand(BOB), duel.harm()) == (1, (18, 0))


def test_a_hatchling_loses_a_counter_for_each_color_of_a_spell(duel: Duel) -> None:
    duel.put("Noxious Hatchling", Zone.HAND)
    duel.mana("{B}{C}{C}{C}")
    duel.cast("Noxious Hatchling")
    duel.resolve()
    assert duel.numbers("Noxious Hatchling") == (2, 2)
    duel.put(creature("Spell", 1, 1, mana="{B}{G}"), Zone.HAND)
    duel.mana("{B}{G}")
    duel.cast("Spell")
    duel.answer(*duel.options())
    duel.resolve()
    duel.resolve()
    assert duel.numbers("Noxious Hatchling") == (4, 4)
    assert duel.stack() == ["Spell"]


def test_no_more_counters_are_removed_than_there_are(duel: Duel) -> None:
    duel.put("Noxious Hatchling", counters=(("+1/+1", 1),))
    duel.put("Typhoid Rats", Zone.HAND)
    duel.mana("{B}")
    duel.cast("Typhoid Rats")
    duel.resolve()
    assert duel.numbers("Noxious Hatchling") == (7, 7)


def test_a_knight_keeps_creatures_of_opponents_with_counters_of_any_kind_from_fighting(duel: Duel) -> None:
    duel.put("Kulrath Knight", seat=BOB)
    duel.put("Grizzly Bears", counters=(("charge", 1),))
    duel.put("Hill Giant")
    duel.put("Savannah Lions", seat=BOB, counters=(("charge", 1),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    with pytest.raises(IllegalAction):
        duel.attack("Grizzly Bears")
    duel.attack("Hill Giant")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Savannah Lions": "Hill Giant"})
    assert duel.find("Savannah Lions").blocking == (duel.find("Hill Giant").id,)


def test_a_lasher_ends_all_gain_of_life_of_whom_it_has_damaged(duel: Duel) -> None:
    lasher = duel.put("Stigma Lasher")
    duel.deal(Damage(lasher, ChosenTarget(player=BOB), 2))
    duel.pass_()
    duel.resolve_all()
    duel.deal(Damage(duel.put("Vampire Nighthawk", seat=BOB), ChosenTarget(player=ALICE), 2))
    duel.deal(Damage(duel.put("Vampire Nighthawk", label="mine"), ChosenTarget(player=BOB), 2))
    assert (duel.harm(), duel.game.player(ALICE).life) == ((16, 0), 20)


@pytest.mark.parametrize(("mana", "numbers"), [("{B}{G}", (4, 5)), ("{B}{B}", (2, 1)), ("{G}", (2, 1))])
def test_a_mimic_becomes_another_for_a_spell_of_both_colors(duel: Duel, mana: str, numbers: tuple[int, int]) -> None:
    duel.put("Woodlurker Mimic", counters=(("+1/+1", 0),))
    duel.put(creature("Spell", 1, 1, mana=mana), Zone.HAND)
    duel.mana(mana)
    duel.cast("Spell")
    duel.resolve()
    assert duel.numbers("Woodlurker Mimic") == numbers
    assert duel.has("Woodlurker Mimic", "wither") is (numbers == (4, 5))


def test_pillagers_damage_all_creatures_of_opponents_and_make_treasures_that_are_tapped(duel: Duel) -> None:
    duel.put("Village Pillagers", Zone.HAND)
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Savannah Lions", seat=BOB)
    duel.put("Memnite")
    duel.mana("{R}{R}{C}{C}{C}")
    duel.cast("Village Pillagers")
    duel.resolve()
    duel.resolve()
    duel.resolve_all()
    assert (duel.where("Savannah Lions"), duel.numbers("Grizzly Bears"), duel.where("Memnite")) == (
        "graveyard", (1, 1), "battlefield",
    )  # fmt: skip
    assert duel.tokens() == ["Treasure Token"]
    assert [each.tapped for each in duel.state.objects.values() if each.base.name == "Treasure Token"] == [True]


def test_a_flayer_untaps_for_its_ability_and_only_where_it_is_tapped_and_not_new(duel: Duel) -> None:
    flayer = duel.put("Hateflayer")
    duel.mana("{R}{C}{C}{R}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Hateflayer", "Bob")
    duel.game.change(flayer, tapped=True, sick=True)
    with pytest.raises(IllegalAction):
        duel.activate("Hateflayer", "Bob")
    duel.game.change(flayer, sick=False, counters=(("+1/+1", 1),))
    duel.activate("Hateflayer", "Bob")
    assert not duel.find("Hateflayer").tapped
    duel.resolve()
    assert duel.harm() == (14, 0)
