"""Cards that put keyword counters on permanents, in play."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost
from oracle.abilities.effects import PutChosenCounter
from oracle.abilities.kinds import ActivatedAbility, Keyword
from oracle.abilities.qualities import Named
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


# ---- a kind that is chosen as a permanent enters (614.12a)


def test_which_counter_a_creature_enters_with_is_chosen_before_it_is_there() -> None:
    duel = Duel()
    duel.play("Helica Glider")
    assert (duel.question.kind, duel.question.player, duel.options()) == ("counter", ALICE, ["first strike", "flying"])
    assert duel.where("Helica Glider") == "stack"
    duel.answer("first strike")
    assert (duel.where("Helica Glider"), counters(duel, "Helica Glider")) == ("battlefield", {"first strike": 1})
    assert (duel.has("Helica Glider", "first strike"), duel.has("Helica Glider", "flying")) == (True, False)


def test_whoever_puts_it_onto_the_battlefield_chooses_for_what_enters_in_any_way() -> None:
    duel = Duel()
    duel.put("Boot Nipper", Zone.GRAVEYARD)
    duel.play("Unbreakable Bond", "Boot Nipper")
    assert (duel.question.player, duel.options()) == (ALICE, ["deathtouch", "lifelink"])
    duel.answer("deathtouch")
    assert counters(duel, "Boot Nipper") == {"deathtouch": 1, "lifelink": 1}


def test_nobody_chooses_a_counter_that_can_not_be_put_on_what_enters() -> None:
    duel = Duel()
    duel.put("Solemnity")
    duel.play("Helica Glider")
    assert (duel.where("Helica Glider"), counters(duel, "Helica Glider")) == ("battlefield", {})


def test_effects_on_how_many_counters_there_are_see_the_chosen_one() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    duel.play("Wingfold Pteron")
    duel.answer("hexproof")
    assert counters(duel, "Wingfold Pteron") == {"hexproof": 2}


# ---- counters of several kinds, and on what is chosen


def test_counters_of_several_kinds_are_put_at_once() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", tapped=True)
    duel.play("Gift of the Viper", "Grizzly Bears")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 1, "deathtouch": 1, "reach": 1}
    assert (duel.numbers("Grizzly Bears"), duel.find("Grizzly Bears").tapped) == ((3, 3), False)


def test_each_kind_of_several_is_doubled() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    duel.put("Grizzly Bears")
    duel.play("Unexpected Fangs", "Grizzly Bears")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 2, "lifelink": 2}


def test_a_card_returns_with_counters_of_two_kinds() -> None:
    duel = Duel()
    duel.put("Solemnity", Zone.GRAVEYARD)
    duel.play("Perennation", "Solemnity")
    assert counters(duel, "Solemnity") == {"hexproof": 1, "indestructible": 1}


def test_what_gets_a_counter_without_being_a_target_is_chosen_as_the_spell_resolves() -> None:
    duel = Duel()
    for name in ("Grizzly Bears", "Serra Angel"):
        duel.put(name)
    duel.put("Hill Giant", seat=BOB)
    duel.play("Blood Curdle", "Hill Giant")
    assert duel.options() == ["Grizzly Bears", "Serra Angel"]
    duel.answer("Serra Angel")
    assert (duel.where("Hill Giant"), duel.has("Serra Angel", "menace")) == ("graveyard", True)


def test_an_opponent_chooses_which_of_their_creatures_gets_a_counter() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    for name in ("Hill Giant", "Serra Angel"):
        duel.put(name, seat=BOB)
    duel.play("Hunted Nightmare")
    duel.resolve()
    assert (duel.question.player, duel.options()) == (BOB, ["Hill Giant", "Serra Angel"])
    duel.answer("Hill Giant")
    assert counters(duel, "Hill Giant") == {"deathtouch": 1}


def test_the_kind_is_chosen_as_the_instruction_is_followed() -> None:
    duel = Duel()
    ability = ActivatedAbility(Cost(("0",)), (PutChosenCounter(("reach", "haste", "menace"), Named.THIS),))
    duel.put(creature("Trainer", 1, 1, ability))
    duel.activate("Trainer")
    assert duel.game.pending is None
    duel.resolve()
    assert (duel.question.player, duel.question.kind) == (ALICE, "counter")
    assert duel.options() == ["haste", "menace", "reach"]
    duel.answer("menace")
    assert counters(duel, "Trainer") == {"menace": 1}


# ---- what counts as having the keyword


def test_a_vehicle_gets_a_counter_as_well_as_a_creature() -> None:
    duel = Duel()
    duel.put(creature("Sled", types=("Artifact",), subtypes=("Vehicle",)))
    hand = duel.hand()
    duel.play("Where We're Going...", "Sled")
    assert (counters(duel, "Sled"), duel.hand()) == ({"flying": 1}, hand + 1)


def test_a_mentor_looks_for_the_keyword_wherever_it_comes_from() -> None:
    duel = Duel()
    duel.put("Wingspan Mentor")
    duel.put("Serra Angel")
    duel.put("Grizzly Bears", counters=(("flying", 1),))
    duel.put("Hill Giant")
    duel.mana("{U}{C}{C}")
    duel.activate("Wingspan Mentor")
    duel.resolve()
    sizes = [duel.numbers(name) for name in ("Serra Angel", "Grizzly Bears", "Hill Giant", "Wingspan Mentor")]
    assert sizes == [(5, 5), (3, 3), (3, 3), (1, 3)]


@pytest.mark.parametrize(("borne", "place"), [("vigilance", "battlefield"), ("flying", "graveyard")])
def test_what_died_with_a_flying_counter_had_flying(borne: str, place: str) -> None:
    duel = Duel()
    duel.put("Luminous Broodmoth")
    duel.put("Grizzly Bears", counters=((borne, 1),))
    duel.play("Blood Curdle", "Grizzly Bears")
    duel.resolve_all()
    assert duel.where("Grizzly Bears") == place
    assert counters(duel, "Grizzly Bears") == ({"flying": 1} if place == "battlefield" else {})


def test_an_exalted_counter_counts_beside_exalted() -> None:
    duel = Duel()
    duel.put(creature("Squire", 1, 1, Keyword("exalted")), counters=(("exalted", 1),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Squire")
    duel.resolve_all()
    assert duel.numbers("Squire") == (3, 3)
