"""Combat among more than two players, any of whom may be attacked (802)."""

from __future__ import annotations

import pytest

from oracle import actions, combat
from oracle.abilities.kinds import Keyword
from oracle.combat import assigning
from oracle.errors import IllegalAction
from oracle.instructions.changing import set_controller
from oracle.objects import ChosenTarget, Seat
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature

CAROL = Seat(2)


def attacked(**attacks: str) -> Duel:
    """Alice attacks so with her creatures, each 2/2; Bob and Carol have an Ox 2/2 and an Elk 2/2; blockers are to be declared."""
    duel = Duel(("Alice", "Bob", "Carol"))
    for label in ("Bear", "Wolf", "Boar"):
        duel.put(creature(label, 2, 2))
    duel.put(creature("Ox", 2, 2), seat=BOB)
    duel.put(creature("Elk", 2, 2), seat=CAROL)
    duel.put("Teferi, Time Raveler", seat=CAROL, label="Teferi", counters=(("loyalty", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.game.do(actions.attack(ALICE, [(duel.find(each).id, duel.target(what)) for each, what in attacks.items()]))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    return duel


def blocked(duel: Duel, label: str) -> bool | None:
    attack = duel.find(label).attacking
    assert attack is not None
    return attack.blocked


def life(duel: Duel) -> tuple[int, ...]:
    return tuple(player.life for player in duel.state.players)


def test_each_attacker_attacks_a_player_or_planeswalker_of_its_own() -> None:
    duel = attacked(Bear="Bob", Wolf="Carol", Boar="Teferi")
    defending = [attack.defending for label in ("Bear", "Wolf", "Boar") if (attack := duel.find(label).attacking)]
    assert defending == [BOB, CAROL, CAROL]
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert (life(duel), duel.find("Teferi").counted("loyalty")) == ((20, 18, 18), 2)


def test_defending_players_declare_blockers_in_turn_order_each_against_what_attacks_them() -> None:
    duel = attacked(Bear="Bob", Wolf="Carol")
    with pytest.raises(IllegalAction) as refused:
        duel.block({"Elk": "Wolf"}, seat=CAROL)
    assert refused.value.rule == "509.1"
    with pytest.raises(IllegalAction) as refused:
        duel.block({"Ox": "Wolf"})
    assert refused.value.rule == "509.1a"
    duel.block({"Ox": "Bear"})
    assert (blocked(duel, "Bear"), blocked(duel, "Wolf")) == (True, None)
    with pytest.raises(IllegalAction):
        duel.block({})
    duel.block({"Elk": "Wolf"}, seat=CAROL)
    assert (blocked(duel, "Wolf"), duel.state.priority) == (True, ALICE)


def test_for_a_planeswalker_its_controller_blocks() -> None:
    duel = attacked(Boar="Teferi")
    with pytest.raises(IllegalAction):
        duel.block({"Ox": "Boar"})
    duel.block({"Elk": "Boar"}, seat=CAROL)
    assert blocked(duel, "Boar")


def test_whoever_does_something_else_leaves_all_that_are_still_to_declare_without_blockers() -> None:
    duel = attacked(Bear="Bob", Wolf="Carol")
    duel.block({"Ox": "Bear"})
    duel.pass_()
    assert (blocked(duel, "Bear"), blocked(duel, "Wolf"), duel.state.priority) == (True, False, BOB)


def test_with_no_attacker_left_nobody_declares_blockers() -> None:
    duel = attacked(Bear="Bob")
    duel.block({})
    again = Duel(("Alice", "Bob", "Carol"))
    again.put(creature("Bear", 2, 2))
    again.pass_until(Step.DECLARE_ATTACKERS)
    again.attack("Bear")
    set_controller(again.game, again.find("Bear").id, BOB, Duration.WHILE_IT_IS_THERE)
    again.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        again.block({})
    assert again.state.priority == ALICE


def test_damage_is_assigned_in_turn_order_and_dealt_at_once() -> None:
    duel = attacked(Bear="Bob", Wolf="Carol")
    duel.block({"Ox": "Bear"})
    duel.block({"Elk": "Wolf"}, seat=CAROL)
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert {duel.where(label) for label in ("Bear", "Wolf", "Ox", "Elk")} == {"graveyard"}


def test_a_blocker_that_comes_under_the_control_of_another_defending_player_is_out_of_combat() -> None:
    duel = attacked(Bear="Bob", Wolf="Carol")
    duel.block({"Ox": "Bear"})
    duel.block({}, seat=CAROL)
    set_controller(duel.game, duel.find("Ox").id, CAROL, Duration.WHILE_IT_IS_THERE)
    assert (combat.blockers(duel.state), blocked(duel, "Bear")) == ((), True)


def test_annihilator_is_for_the_player_whom_that_creature_attacks() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.put(creature("Horror", 2, 2, Keyword("annihilator", 1)))
    for seat in (BOB, CAROL):
        duel.put("Island", seat=seat, label=f"Island of {seat}")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Horror", what="Carol")
    duel.resolve()
    assert (duel.where("Island of 1"), duel.where("Island of 2")) == ("battlefield", "graveyard")


def test_no_damage_is_assigned_to_a_player_who_has_left_the_game() -> None:
    duel = attacked(Bear="Carol", Wolf="Bob")
    duel.game.change_player(CAROL, lost=True)
    assert [assigning.of_attacker(duel.state, duel.find(label).id).options for label in ("Bear", "Wolf")] == [
        (),
        (ChosenTarget(player=BOB),),
    ]
