import pytest

from oracle.abilities.effects import GainLife
from oracle.abilities.events import AtBeginning
from oracle.abilities.kinds import TriggeredAbility
from oracle.abilities.qualities import Who
from oracle.instructions.changing import begin_effect, set_controller
from oracle.objects import Zone
from oracle.state import ChangePower, Duration, GraveyardToExile, Permission, Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def test_a_turn_goes_through_its_steps_with_priority_for_both_players() -> None:
    duel = Duel()
    seen: list[tuple[Step, int]] = []
    while duel.state.turn == 1:
        assert duel.state.priority is not None
        seen.append((duel.state.step, duel.state.priority))
        duel.pass_()
    assert seen == [
        (step, seat)
        for step in (
            Step.PRECOMBAT_MAIN,
            Step.BEGINNING_OF_COMBAT,
            Step.DECLARE_ATTACKERS,
            Step.END_OF_COMBAT,
            Step.POSTCOMBAT_MAIN,
            Step.END,
        )
        for seat in (ALICE, BOB)
    ]
    assert (duel.state.active, duel.state.step) == (BOB, Step.UPKEEP)


def test_the_active_player_untaps_and_draws() -> None:
    duel = Duel()
    for seat in (ALICE, BOB):
        duel.put("Grizzly Bears", seat=seat, label=f"of {seat}", tapped=True, sick=True)
    duel.pass_until(Step.DRAW, BOB)
    assert (duel.find("of 1").tapped, duel.find("of 1").sick) == (False, False)
    assert (duel.find("of 0").tapped, duel.find("of 0").sick) == (True, True)
    assert (duel.hand(ALICE), duel.hand(BOB), duel.game.player(BOB).drawn) == (0, 1, 1)


def test_mana_is_lost_as_a_step_ends() -> None:
    duel = Duel()
    duel.mana("{U}")
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    assert duel.game.player(ALICE).mana == ()


def test_the_active_player_discards_down_to_seven() -> None:
    duel = Duel()
    for number in range(9):
        duel.put("Island", Zone.HAND, label=f"Island {number}")
    while duel.game.pending is None:
        duel.pass_()
    assert (duel.question.kind, duel.question.minimum, duel.question.maximum) == ("discard", 2, 2)
    duel.answer("Island 0", "Island 8")
    assert (duel.hand(), duel.where("Island 8"), duel.state.active) == (7, "graveyard", BOB)


def test_damage_and_effects_end_together_in_the_cleanup_step() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", damage=3, regeneration=1)
    begin_effect(duel.game, (bears,), ChangePower(0, 2), ALICE)
    duel.game.update(
        replacements=(GraveyardToExile(ALICE),), permissions=(Permission(ALICE, Duration.END_OF_TURN, Zone.GRAVEYARD),)
    )
    duel.pass_until(Step.UPKEEP)
    found = duel.find("Grizzly Bears")
    assert (found.zone, found.damage, found.regeneration) == (Zone.BATTLEFIELD, 0, 0)
    assert (duel.state.effects, duel.state.replacements, duel.state.permissions) == ((), (), ())


def test_control_that_comes_back_at_the_end_of_the_turn_is_new_control() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears", seat=BOB)
    set_controller(duel.game, bears, ALICE, Duration.END_OF_TURN)
    duel.game.change(bears, sick=False)
    duel.pass_until(Step.END)
    duel.pass_()
    duel.pass_()
    assert duel.controller("Grizzly Bears") == BOB


def test_an_effect_until_your_next_turn_ends_as_it_begins() -> None:
    duel = Duel()
    duel.game.update(permissions=(Permission(ALICE, Duration.YOUR_NEXT_TURN, flash=True),))
    duel.pass_until(Step.END, BOB)
    assert duel.state.permissions
    duel.pass_until(Step.UPKEEP, ALICE)
    assert not duel.state.permissions


def test_an_ability_that_triggers_in_the_end_step_gets_its_priority() -> None:
    duel = Duel()
    duel.put(permanent("Clock", "Artifact", TriggeredAbility(AtBeginning("end step", Who.YOU), (GainLife(Who.YOU, 1),))))
    duel.pass_until(Step.END)
    assert (duel.stack(), duel.state.priority) == (["end step"], ALICE)
    duel.resolve()
    assert duel.game.player(ALICE).life == 21


def test_what_is_limited_to_once_a_turn_is_free_in_the_next() -> None:
    duel = Duel()
    walker = duel.put("Teferi, Time Raveler", counters=(("loyalty", 4),), loyalty_used=True, activated=(0,))
    duel.pass_until(Step.UPKEEP)
    assert (duel.game.object(walker).loyalty_used, duel.game.object(walker).activated) == (False, ())


def test_ending_the_turn_exiles_the_stack_and_goes_to_cleanup() -> None:
    duel = Duel()
    duel.put("Sundial of the Infinite")
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{U}{C}{C}{C}")
    duel.cast("Mulldrifter", alternative="evoke")
    duel.resolve()
    duel.answer("enters", "evoke")
    duel.activate("Sundial of the Infinite")
    duel.resolve()
    assert (duel.stack(), duel.where("Mulldrifter")) == ([], "battlefield")
    assert (duel.state.turn, duel.state.active, duel.state.step) == (2, BOB, Step.UPKEEP)


def test_what_triggers_while_the_turn_ends_gives_priority_in_cleanup() -> None:
    duel = Duel()
    duel.put("Sundial of the Infinite")
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Ray of Command", Zone.HAND)
    duel.mana("{U}{C}{C}{C}{C}")
    duel.cast("Ray of Command", "Grizzly Bears")
    duel.resolve()
    duel.activate("Sundial of the Infinite")
    duel.resolve()
    assert (duel.state.step, duel.stack(), duel.state.priority) == (Step.CLEANUP, ["delayed"], ALICE)
    duel.resolve()
    duel.pass_()
    duel.pass_()
    assert (duel.state.turn, duel.state.step) == (2, Step.UPKEEP)


def test_nobody_has_priority_once_the_game_is_over() -> None:
    duel = Duel()
    duel.game.change_player(BOB, life=0)
    duel.pass_()
    assert duel.state.over
    assert duel.state.priority is None


# ---- mana burn (300.3 of 2007-10-01)


@pytest.mark.parametrize(
    ("edition", "ends", "left", "life"),
    [
        ("2009-07-10", Step.UPKEEP, 3, 20),
        ("2009-07-10", Step.DRAW, 0, 17),
        ("2009-07-10", Step.PRECOMBAT_MAIN, 0, 17),
        ("2009-07-10", Step.BEGINNING_OF_COMBAT, 3, 20),
        ("2009-07-10", Step.END_OF_COMBAT, 0, 17),
        ("2009-07-10", Step.END, 0, 17),
        ("2009-07-11", Step.UPKEEP, 0, 20),
        ("2009-07-11", Step.PRECOMBAT_MAIN, 0, 20),
        ("2009-07-11", Step.END, 0, 20),
    ],
)
def test_unused_mana_was_lost_at_the_end_of_a_phase_and_burned(edition: str, ends: Step, left: int, life: int) -> None:
    """Between the end step and the next upkeep the turn ends, and with it the phase."""
    duel = Duel(edition=edition)
    duel.game.update(step=ends, priority=ALICE)
    duel.mana("{U}{C}{C}", BOB)
    duel.pass_()
    duel.pass_()
    bob = duel.game.player(BOB)
    assert (len(bob.mana), bob.life) == (left, life)


def test_mana_stayed_for_another_cleanup_step_of_the_same_phase() -> None:
    """After a cleanup step in which players have priority comes another one, and the phase is over after that."""
    duel = Duel(edition="2009-07-10")
    cards = [f"card {number}" for number in range(8)]
    for label in cards:
        duel.put("Grizzly Bears", Zone.HAND, label=label)
    duel.game.update(step=Step.CLEANUP, priority=ALICE)
    duel.mana("{U}")
    duel.pass_until_asked()
    alice = duel.game.player(ALICE)
    assert (duel.question.kind, len(alice.mana), alice.life) == ("discard", 1, 20)
    duel.answer(cards[0])
    alice = duel.game.player(ALICE)
    assert (duel.state.step, len(alice.mana), alice.life) == (Step.UPKEEP, 0, 19)


def test_mana_burns_as_an_effect_ends_the_turn_and_with_it_a_phase() -> None:
    duel = Duel(edition="2009-07-10")
    duel.put("Sundial of the Infinite")
    duel.mana("{C}{C}{C}")
    duel.activate("Sundial of the Infinite")
    duel.resolve()
    assert (duel.state.step, duel.game.player(ALICE).life) == (Step.UPKEEP, 18)
