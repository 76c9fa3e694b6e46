"""Battles in combat (310): who may attack one, and who may block for it."""

from __future__ import annotations

import pytest

from oracle import combat
from oracle.abilities.kinds import Keyword
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import set_controller
from oracle.objects import Seat
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def board(seat: Seat) -> Duel:
    """Alice's Bear may attack a Siege that this player controls; Bob has an Ox. Alice is to declare attackers."""
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    duel.put(creature("Ox", 1, 3), seat=BOB)
    duel.put(permanent("Siege", "Battle", subtypes=("Siege",)), seat=seat, counters=(("defense", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    return duel


def test_a_player_attacks_their_own_siege_and_its_protector_blocks() -> None:
    duel = board(ALICE)
    duel.attack("Bear", what="Siege")
    attack = duel.find("Bear").attacking
    assert attack is not None
    assert (attack.what, attack.defending) == (duel.target("Siege"), BOB)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Ox": "Bear"})
    assert combat.blocking(duel.state, duel.find("Ox").id) == (duel.find("Bear").id,)


def test_nobody_attacks_a_battle_that_they_protect() -> None:
    duel = board(BOB)
    assert combat.protector(duel.state, duel.find("Siege").id) == ALICE
    with pytest.raises(IllegalAction) as refused:
        duel.attack("Bear", what="Siege")
    assert refused.value.rule == "506.2"


def test_a_battle_whose_protector_changes_is_not_attacked_any_more() -> None:
    duel = board(ALICE)
    duel.attack("Bear", what="Siege")
    set_controller(duel.game, duel.find("Siege").id, BOB, Duration.WHILE_IT_IS_THERE)
    attack = duel.find("Bear").attacking
    assert attack is not None
    assert (attack.what, attack.defending) == (None, BOB)


def test_a_battle_that_is_no_battle_any_more_is_not_attacked() -> None:
    duel = board(ALICE)
    duel.attack("Bear", what="Siege")
    duel.game.change(duel.find("Siege").id, base=permanent("Siege", "Artifact"))
    attack = duel.find("Bear").attacking
    assert attack is not None
    assert attack.what is None


def test_a_battle_attacks_and_blocks_as_no_creature_does() -> None:
    duel = board(ALICE)
    walking = creature("Walking Siege", 2, 2, Keyword("haste"), types=("Battle", "Creature"), subtypes=("Siege",))
    for seat in (ALICE, BOB):
        duel.put(walking, seat=seat, label=f"Walking Siege of {seat}", counters=(("defense", 3),))
    with pytest.raises(IllegalAction):
        duel.attack("Walking Siege of 0")
    duel.attack("Bear")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.block({"Walking Siege of 1": "Bear"})


def test_what_is_a_planeswalker_and_a_battle_is_not_modelled() -> None:
    duel = board(ALICE)
    both = permanent("Both", "Battle", subtypes=("Siege",))
    duel.put(both, seat=ALICE, counters=(("defense", 3), ("loyalty", 3)))
    duel.game.change(duel.find("Both").id, base=permanent("Both", "Battle", subtypes=("Siege",)))
    duel.game.change(duel.find("Both").id, base=creature("Both", types=("Battle", "Planeswalker"), subtypes=("Siege",)))
    with pytest.raises(NotModelled, match="a planeswalker and a battle"):
        duel.attack("Bear", what="Both")
