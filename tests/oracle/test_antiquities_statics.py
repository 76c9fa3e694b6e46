"""Static and mana abilities of cards with Antiquities names in play."""

from __future__ import annotations

import pytest

from oracle import events, layers
from oracle.damage.event import Damage
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Characteristics, ChosenTarget, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def types(duel: Duel, label: str) -> set[str]:
    return set(layers.characteristics(duel.state, duel.find(label).id).types)


def pool(duel: Duel) -> list[str]:
    return [each.type for each in duel.game.player(ALICE).mana]


# ---- Artifact Ward


@pytest.fixture
def warded() -> Duel:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    duel.put("Artifact Ward", attached_to=bears)
    return duel


def test_a_ward_keeps_off_abilities_of_artifacts(warded: Duel) -> None:
    warded.put("Tawnos's Weaponry")
    warded.mana("{C}{C}")
    with pytest.raises(IllegalAction):
        warded.activate("Tawnos's Weaponry", "Grizzly Bears")


def test_a_ward_keeps_off_no_ability_of_another_source_and_no_spell(warded: Duel) -> None:
    warded.put("Prodigal Sorcerer")
    warded.activate("Prodigal Sorcerer", "Grizzly Bears")
    warded.put("Giant Growth", Zone.HAND)
    warded.mana("{G}")
    warded.cast("Giant Growth", "Grizzly Bears")
    assert len(warded.stack()) == 2


def test_an_ability_of_an_artifact_loses_its_target_to_a_ward() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    duel.put("Rocket Launcher")
    ward = duel.put("Artifact Ward")
    duel.mana("{C}{C}")
    duel.game.change(ward, attached_to=duel.put("Serra Angel"))
    duel.activate("Rocket Launcher", "Grizzly Bears")
    duel.game.change(ward, attached_to=bears)
    duel.resolve()
    assert duel.find("Grizzly Bears").damage == 0


# ---- Martyrs of Korlis


@pytest.mark.parametrize(("tapped", "life", "damage"), [(False, 20, 2), (True, 18, 0)])
def test_an_untapped_martyr_takes_the_damage_of_artifacts(tapped: bool, life: int, damage: int) -> None:
    duel = Duel()
    duel.put("Martyrs of Korlis", tapped=tapped)
    engine = duel.put("Dragon Engine", seat=BOB)
    duel.deal(Damage(engine, ChosenTarget(player=ALICE), 2))
    assert (duel.game.player(ALICE).life, duel.find("Martyrs of Korlis").damage) == (life, damage)


def test_a_martyr_takes_no_damage_of_others_and_none_to_others() -> None:
    duel = Duel()
    duel.put("Martyrs of Korlis")
    bear = duel.put("Grizzly Bears", seat=BOB)
    engine = duel.put("Dragon Engine", seat=BOB)
    duel.deal(Damage(bear, ChosenTarget(player=ALICE), 2), Damage(engine, ChosenTarget(player=BOB), 2))
    assert [duel.game.player(each).life for each in (ALICE, BOB)] == [18, 18]
    assert duel.find("Martyrs of Korlis").damage == 0


# ---- Energy Flux


@pytest.mark.parametrize("paid", [True, False])
def test_every_artifact_is_paid_for_or_sacrificed_in_the_upkeep_of_its_controller(paid: bool) -> None:
    duel = Duel()
    duel.put("Energy Flux", seat=BOB)
    duel.put("Jalum Tome")
    duel.put("Millstone", seat=BOB)
    duel.pass_until(Step.UPKEEP, BOB)
    duel.resolve_all()
    assert (duel.where("Millstone"), duel.where("Jalum Tome")) == ("graveyard", "battlefield")
    duel.pass_until(Step.UPKEEP, ALICE)
    if paid:
        duel.mana("{C}{C}")
    duel.resolve()
    if paid:
        duel.yes()
    assert (duel.where("Jalum Tome") == "battlefield") is paid


# ---- Titania's Song


def test_noncreature_artifacts_become_creatures_that_can_do_nothing() -> None:
    duel = Duel()
    duel.put("Jalum Tome")
    duel.put("Ornithopter")
    duel.put("Titania's Song")
    assert (duel.numbers("Jalum Tome"), types(duel, "Jalum Tome")) == ((3, 3), {"Artifact", "Creature"})
    assert duel.has("Ornithopter", "flying")
    duel.mana("{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Jalum Tome")


def test_a_song_goes_on_until_end_of_turn_after_it_has_left_and_on_what_comes_later_too() -> None:
    duel = Duel()
    duel.put("Jalum Tome")
    song = duel.put("Titania's Song")
    events.sacrifice(duel.game, ALICE, song)
    assert duel.numbers("Jalum Tome") == (3, 3)
    duel.put("Millstone")
    assert duel.numbers("Millstone") == (2, 2)
    duel.pass_until(Step.UPKEEP, BOB)
    assert (duel.numbers("Jalum Tome"), types(duel, "Jalum Tome")) == ((None, None), {"Artifact"})
    assert duel.numbers("Millstone") == (None, None)


def test_an_artifact_of_mana_value_zero_dies_of_a_song() -> None:
    duel = Duel()
    duel.put(Characteristics("Pebble", (), types=("Artifact",)))
    duel.play("Titania's Song")
    assert duel.where("Pebble") == "graveyard"


# ---- Coral Helm


def test_a_card_is_discarded_at_random_where_that_makes_no_difference() -> None:
    duel = Duel()
    duel.put("Coral Helm")
    duel.put("Grizzly Bears")
    for number in range(2):
        duel.put("Wastes", Zone.HAND, label=f"card {number}")
    duel.mana("{C}{C}{C}")
    duel.activate("Coral Helm", "Grizzly Bears")
    duel.resolve()
    assert (duel.numbers("Grizzly Bears"), duel.hand()) == ((4, 4), 1)


def test_a_card_that_is_discarded_at_random_from_different_ones_is_not_modelled() -> None:
    duel = Duel()
    duel.put("Coral Helm")
    duel.put("Grizzly Bears")
    for card in ("Wastes", "Shock"):
        duel.put(card, Zone.HAND)
    duel.mana("{C}{C}{C}")
    with pytest.raises(NotModelled):
        duel.activate("Coral Helm", "Grizzly Bears")


def test_with_no_card_in_hand_nothing_is_discarded_and_nothing_paid() -> None:
    duel = Duel()
    duel.put("Coral Helm")
    duel.put("Grizzly Bears")
    duel.mana("{C}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Coral Helm", "Grizzly Bears")


# ---- mana


@pytest.mark.parametrize(
    ("lands", "tapped", "mana"),
    [
        (["Urza's Mine"], "Urza's Mine", 1),
        (["Urza's Mine", "Urza's Tower"], "Urza's Mine", 1),
        (["Urza's Mine", "Urza's Tower", "Urza's Power Plant"], "Urza's Mine", 2),
        (["Urza's Mine", "Urza's Tower", "Urza's Power Plant"], "Urza's Power Plant", 2),
        (["Urza's Mine", "Urza's Tower", "Urza's Power Plant"], "Urza's Tower", 3),
    ],
)
def test_the_lands_of_urza_add_more_where_all_three_are_there(lands: list[str], tapped: str, mana: int) -> None:
    duel = Duel()
    for each in lands:
        duel.put(each)
    duel.put("Urza's Tower", seat=BOB, label="theirs")
    duel.activate(tapped, ability=1)
    assert pool(duel) == ["C"] * mana


def test_a_priest_gives_mana_by_the_mana_value_of_what_is_sacrificed() -> None:
    duel = Duel()
    duel.put("Priest of Yawgmoth")
    duel.put("Jalum Tome")
    duel.activate("Priest of Yawgmoth", ability=1)
    assert (pool(duel), duel.where("Jalum Tome")) == (["B", "B", "B"], "graveyard")


def test_a_priest_pays_for_a_spell_with_what_is_worth_enough() -> None:
    duel = Duel()
    duel.put("Priest of Yawgmoth")
    for each in ("Ornithopter", "Sol Ring", "Millstone"):
        duel.put(each, tapped=each == "Sol Ring")
    duel.put("Phyrexian Gremlins", Zone.HAND)
    duel.mana("{B}")
    duel.cast("Phyrexian Gremlins")
    assert (duel.where("Millstone"), duel.where("Ornithopter"), pool(duel)) == ("graveyard", "battlefield", [])


def test_without_an_artifact_a_priest_gives_nothing() -> None:
    duel = Duel()
    duel.put("Priest of Yawgmoth")
    duel.put(creature("Bear"))
    with pytest.raises(IllegalAction):
        duel.activate("Priest of Yawgmoth", ability=1)
