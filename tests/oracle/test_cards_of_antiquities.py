"""Cards with Antiquities names in play, and the rules that they brought along."""

from __future__ import annotations

import pytest

from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def upkeep(duel: Duel) -> None:
    """The next upkeep of Alice begins."""
    duel.pass_until(Step.UPKEEP, ALICE)


def test_damage_by_artifact_creatures_alone_is_prevented() -> None:
    duel = Duel()
    duel.put("Argothian Pixies")
    duel.put("Yotian Soldier", seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, BOB)
    duel.attack("Yotian Soldier", what="Alice", seat=BOB)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Argothian Pixies": "Yotian Soldier"}, seat=ALICE)
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.find("Argothian Pixies").damage == 0


@pytest.mark.parametrize(("dealing", "damage"), [("Rocket Launcher", 0), ("Prodigal Sorcerer", 1)])
def test_damage_by_any_artifact_source_is_prevented(dealing: str, damage: int) -> None:
    duel = Duel()
    duel.put("Argothian Treefolk", seat=BOB)
    duel.put(dealing)
    duel.mana("{C}{C}")
    duel.activate(dealing, "Argothian Treefolk")
    duel.resolve()
    assert duel.find("Argothian Treefolk").damage == damage


def test_an_artifact_source_of_ones_choice_is_kept_off_once() -> None:
    duel = Duel()
    duel.put("Circle of Protection: Artifacts")
    duel.put("Rocket Launcher", seat=BOB)
    duel.mana("{C}{C}")
    duel.activate("Circle of Protection: Artifacts")
    duel.resolve()
    duel.mana("{C}{C}{C}{C}", BOB)
    for life in (20, 19):
        duel.pass_()
        duel.activate("Rocket Launcher", "Alice", seat=BOB)
        duel.resolve()
        assert duel.game.player(ALICE).life == life


def test_an_ability_of_the_upkeep_is_activated_in_ones_own_upkeep_alone() -> None:
    duel = Duel()
    duel.put("Dwarven Weaponsmith")
    duel.put("Ornithopter")
    with pytest.raises(IllegalAction):
        duel.activate("Dwarven Weaponsmith", "Dwarven Weaponsmith")
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_()
    with pytest.raises(IllegalAction):
        duel.activate("Dwarven Weaponsmith", "Dwarven Weaponsmith")
    upkeep(duel)
    duel.activate("Dwarven Weaponsmith", "Dwarven Weaponsmith")
    duel.resolve()
    assert (duel.numbers("Dwarven Weaponsmith"), duel.where("Ornithopter")) == ((2, 2), "graveyard")


def test_an_ability_of_the_upkeep_that_is_activated_only_once_each_turn() -> None:
    duel = Duel()
    duel.put("Gate to Phyrexia")
    for each in ("Grizzly Bears", "Serra Angel"):
        duel.put(each)
    for each in ("Ornithopter", "Sol Ring"):
        duel.put(each, seat=BOB)
    upkeep(duel)
    duel.activate("Gate to Phyrexia", "Sol Ring")
    duel.resolve()
    assert duel.where("Sol Ring") == "graveyard"
    with pytest.raises(IllegalAction):
        duel.activate("Gate to Phyrexia", "Ornithopter")


def test_a_graveyard_is_shuffled_into_its_library() -> None:
    duel = Duel()
    duel.put("Feldon's Cane")
    duel.put("Grizzly Bears", Zone.GRAVEYARD)
    duel.put("Serra Angel", Zone.GRAVEYARD, BOB)
    duel.activate("Feldon's Cane")
    assert duel.where("Feldon's Cane") == "exile"
    duel.resolve()
    assert (duel.where("Grizzly Bears"), duel.where("Serra Angel")) == ("library", "graveyard")
    assert duel.find("Grizzly Bears").id in duel.state.shuffled


def test_only_a_permanent_that_one_owns_and_controls_is_taken_back() -> None:
    duel = Duel()
    duel.put("Obelisk of Undoing")
    duel.put("Grizzly Bears")
    duel.put("Serra Angel", seat=BOB, controller=ALICE)
    duel.put("Ornithopter", seat=BOB)
    duel.mana("{C}{C}{C}{C}{C}{C}")
    for each in ("Serra Angel", "Ornithopter"):
        with pytest.raises(IllegalAction):
            duel.activate("Obelisk of Undoing", each)
    duel.activate("Obelisk of Undoing", "Grizzly Bears")
    duel.resolve()
    assert duel.where("Grizzly Bears") == "hand"


def test_what_waits_for_the_next_end_step_is_done_in_it() -> None:
    duel = Duel()
    duel.put("Rakalite")
    duel.mana("{C}{C}")
    duel.activate("Rakalite", "Alice")
    duel.resolve()
    assert duel.where("Rakalite") == "battlefield"
    duel.pass_until(Step.END)
    assert duel.stack() == ["delayed"]
    duel.resolve()
    assert duel.where("Rakalite") == "hand"


def test_what_has_left_and_come_back_is_not_what_waits_for_the_end_step() -> None:
    duel = Duel()
    duel.put("Rakalite")
    duel.put("Obelisk of Undoing")
    duel.mana("{C}{C}{C}{C}{C}{C}{C}{C}")
    duel.activate("Rakalite", "Alice")
    duel.resolve()
    duel.activate("Obelisk of Undoing", "Rakalite")
    duel.resolve()
    duel.mana("{C}{C}{C}{C}{C}{C}")
    duel.cast("Rakalite")
    duel.resolve()
    duel.pass_until(Step.END)
    duel.resolve_all()
    assert duel.where("Rakalite") == "battlefield"


def test_a_launcher_that_is_new_this_turn_can_not_be_used() -> None:
    duel = Duel()
    duel.put("Rocket Launcher", sick=True)
    duel.mana("{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Rocket Launcher", "Bob")


def test_a_launcher_deals_damage_and_is_destroyed_in_the_end_step() -> None:
    duel = Duel()
    duel.put("Rocket Launcher")
    duel.mana("{C}{C}{C}{C}")
    for _ in range(2):
        duel.activate("Rocket Launcher", "Bob")
        duel.resolve()
    assert duel.game.player(BOB).life == 18
    duel.pass_until(Step.END)
    duel.resolve_all()
    assert duel.where("Rocket Launcher") == "graveyard"


@pytest.mark.parametrize(("sacrificed", "life", "tapped"), [(True, 20, False), (False, 18, True)])
def test_a_demon_that_is_given_no_artifact_turns_on_its_controller(sacrificed: bool, life: int, tapped: bool) -> None:
    duel = Duel()
    duel.put("Yawgmoth Demon")
    duel.put("Ornithopter")
    upkeep(duel)
    duel.resolve()
    duel.yes() if sacrificed else duel.no()
    assert (duel.game.player(ALICE).life, duel.find("Yawgmoth Demon").tapped) == (life, tapped)
    assert (duel.where("Ornithopter") == "graveyard") is sacrificed


def test_attacking_creatures_are_stronger_or_weaker_whoever_controls_them() -> None:
    duel = Duel()
    duel.put("Mightstone")
    duel.put(creature("Bear", 2, 2))
    duel.put(creature("Ox", 2, 4))
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    duel.attack("Bear")
    assert (duel.numbers("Bear"), duel.numbers("Ox")) == ((3, 2), (2, 4))
