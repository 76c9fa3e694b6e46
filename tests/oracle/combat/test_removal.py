"""What is removed from combat, and what is not (506.4, 511.3)."""

from __future__ import annotations

from oracle import actions, combat, events, layers, phasing, zones
from oracle.abilities.kinds import Keyword
from oracle.instructions.changing import set_controller
from oracle.objects import Zone
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def fight() -> Duel:
    """Alice's Bear 2/2 attacks Bob, Elk 3/3 his planeswalker; his Ox 2/2 blocks the Bear."""
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    duel.put(creature("Elk", 3, 3, Keyword("vigilance")))
    duel.put(creature("Ox", 2, 2), seat=BOB)
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    pairs = [(duel.find(each).id, duel.target(what)) for each, what in (("Bear", "Bob"), ("Elk", "Teferi, Time Raveler"))]
    duel.game.do(actions.attack(ALICE, pairs))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Ox": "Bear"})
    return duel


def deal(duel: Duel) -> None:
    duel.pass_()
    duel.pass_()
    assert duel.state.step is Step.COMBAT_DAMAGE


def test_tapping_and_untapping_take_nothing_out_of_combat() -> None:
    duel = fight()
    for label in ("Ox", "Elk"):
        events.tap(duel.game, duel.find(label).id)
    events.untap(duel.game, duel.find("Bear").id)
    deal(duel)
    assert (duel.where("Bear"), duel.where("Ox")) == ("graveyard", "graveyard")
    assert duel.find("Teferi, Time Raveler").counted("loyalty") == 1


def test_a_regenerated_creature_is_out_of_combat() -> None:
    duel = fight()
    for label in ("Bear", "Ox"):
        duel.game.change(duel.find(label).id, regeneration=1)
    events.destroy(duel.game, [duel.find("Ox").id])
    assert duel.find("Ox").blocking == ()
    deal(duel)
    assert (duel.find("Bear").damage, duel.find("Ox").damage, duel.game.player(BOB).life) == (0, 0, 20)


def test_a_regenerated_attacker_deals_no_damage_and_its_blocker_neither() -> None:
    duel = fight()
    duel.game.change(duel.find("Bear").id, regeneration=1)
    events.destroy(duel.game, [duel.find("Bear").id])
    assert combat.attacking(duel.state, duel.find("Bear").id) is None
    assert combat.blocking(duel.state, duel.find("Ox").id) == ()
    assert duel.find("Ox").blocking != ()
    deal(duel)
    assert (duel.where("Bear"), duel.find("Ox").damage) == ("battlefield", 0)


def test_what_an_aura_gives_to_another_player_is_out_of_combat() -> None:
    duel = fight()
    duel.put("Corrupted Conscience", seat=BOB, attached_to=duel.find("Bear").id)
    assert layers.controller(duel.state, duel.find("Bear").id) == BOB
    assert duel.find("Bear").attacking is None
    deal(duel)
    assert (duel.find("Bear").damage, duel.find("Ox").damage) == (0, 0)


def test_a_change_of_control_is_removal_even_if_control_comes_back() -> None:
    duel = fight()
    for label, thief, owner in (("Bear", BOB, ALICE), ("Ox", ALICE, BOB)):
        set_controller(duel.game, duel.find(label).id, thief, Duration.WHILE_IT_IS_THERE)
        set_controller(duel.game, duel.find(label).id, owner, Duration.WHILE_IT_IS_THERE)
        assert (duel.find(label).attacking, duel.find(label).blocking) == (None, ())


def test_what_is_no_creature_any_more_is_removed() -> None:
    duel = fight()
    ox = duel.find("Ox")
    duel.game.change(ox.id, base=creature("Ox", types=("Artifact",)))
    assert duel.find("Ox").blocking == ()
    attack = duel.find("Bear").attacking
    assert attack is not None
    assert attack.blocked


def test_what_leaves_and_returns_is_another_object() -> None:
    duel = fight()
    gone = zones.move(duel.game, duel.find("Bear").id, Zone.EXILE)
    assert gone is not None
    zones.move(duel.game, gone, Zone.BATTLEFIELD)
    assert duel.find("Bear").attacking is None


def test_an_attacker_whose_planeswalker_has_left_goes_on_attacking_nothing() -> None:
    duel = fight()
    zones.move(duel.game, duel.find("Teferi, Time Raveler").id, Zone.EXILE)
    attack = duel.find("Elk").attacking
    assert attack is not None
    assert (attack.what, attack.defending) == (None, BOB)
    deal(duel)
    assert duel.game.player(BOB).life == 20


def test_what_phases_out_is_removed_from_combat() -> None:
    duel = fight()
    phasing.phase_out(duel.game, [duel.find("Bear").id, duel.find("Ox").id])
    assert (duel.find("Bear").attacking, duel.find("Ox").blocking) == (None, ())


def test_a_planeswalker_that_changes_sides_is_not_attacked_any_more() -> None:
    duel = fight()
    set_controller(duel.game, duel.find("Teferi, Time Raveler").id, ALICE, Duration.WHILE_IT_IS_THERE)
    assert combat.attacking(duel.state, duel.find("Elk").id) is None
    assert duel.find("Elk").attacking is not None


def test_an_effect_that_ends_the_turn_ends_combat() -> None:
    duel = fight()
    duel.put("Sundial of the Infinite")
    duel.mana("{C}")
    duel.activate("Sundial of the Infinite")
    duel.resolve()
    assert (duel.state.step, duel.state.combat, duel.find("Bear").attacking, duel.find("Ox").blocking) == (
        Step.UPKEEP, None, None, (),
    )  # fmt: skip


def remove(duel: Duel, label: str) -> None:
    events.remove_from_combat(duel.game, duel.find(label).id)


def test_what_an_effect_removes_from_combat_neither_attacks_nor_blocks() -> None:
    duel = fight()
    remove(duel, "Ox")
    assert (duel.find("Ox").blocking, duel.find("Ox").tapped) == ((), False)
    deal(duel)
    assert (duel.where("Bear"), duel.find("Ox").damage, duel.game.player(BOB).life) == ("battlefield", 0, 20)
    other = fight()
    remove(other, "Bear")
    assert combat.attackers(other.state) == (other.find("Elk").id,)


def test_a_planeswalker_that_an_effect_removes_from_combat_is_not_attacked() -> None:
    duel = fight()
    remove(duel, "Teferi, Time Raveler")
    assert combat.attacking(duel.state, duel.find("Elk").id) is None
    deal(duel)
    assert duel.find("Teferi, Time Raveler").counted("loyalty") == 4
