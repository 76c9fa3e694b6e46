"""Phases that effects add to a turn (500.8, 505.1a): where they come, and what a turn remembers of its combats."""

from __future__ import annotations

import pytest

from oracle import conditions, zones
from oracle.abilities.conditions import FirstCombat, YouAttacked
from oracle.abilities.effects import AddCombat, Effect, GainLife, UntapEach
from oracle.abilities.events import AtBeginning, Attacks
from oracle.abilities.kinds import Keyword, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.objects import Characteristics, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

BOTH = AddCombat(after_main=True, and_main=True)
COMBAT = (Step.BEGINNING_OF_COMBAT, Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT)


def resolve(duel: Duel, *effects: Effect) -> None:
    """Alice casts an instant that does this, and it resolves."""
    duel.put(Characteristics("Spell", (), types=("Instant",), abilities=(SpellAbility(effects),)), Zone.HAND, label="Spell")
    duel.cast("Spell")
    duel.resolve()
    zones.move(duel.game, duel.find("Spell").id, Zone.EXILE)
    duel.game.change(duel.find("Spell").id, label="")


def steps(duel: Duel) -> list[Step]:
    """The steps of the rest of the turn, each as everybody passes in it."""
    turn, seen = duel.state.turn, []
    while duel.state.turn == turn:
        seen.append(duel.state.step)
        duel.pass_()
        duel.pass_()
    return seen


def test_what_is_added_to_the_first_main_phase_comes_before_the_combat_that_is_to_come() -> None:
    duel = Duel()
    resolve(duel, BOTH)
    assert steps(duel) == [
        Step.PRECOMBAT_MAIN, *COMBAT, Step.POSTCOMBAT_MAIN, *COMBAT, Step.POSTCOMBAT_MAIN, Step.END,
    ]  # fmt: skip


def test_what_is_added_to_the_second_main_phase_comes_before_the_end_step() -> None:
    duel = Duel()
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    resolve(duel, BOTH)
    assert steps(duel) == [Step.POSTCOMBAT_MAIN, *COMBAT, Step.POSTCOMBAT_MAIN, Step.END]


def test_the_phase_that_was_added_last_comes_first() -> None:
    duel = Duel()
    resolve(duel, BOTH)
    resolve(duel, AddCombat())
    assert steps(duel) == [
        Step.PRECOMBAT_MAIN, *COMBAT, *COMBAT, Step.POSTCOMBAT_MAIN, *COMBAT, Step.POSTCOMBAT_MAIN, Step.END,
    ]  # fmt: skip


def test_what_is_added_in_an_added_phase_comes_before_what_was_to_follow_it() -> None:
    duel = Duel()
    resolve(duel, BOTH)
    duel.pass_until(Step.END_OF_COMBAT)
    resolve(duel, AddCombat())
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    resolve(duel, BOTH)
    assert steps(duel) == [
        Step.POSTCOMBAT_MAIN, *COMBAT, Step.POSTCOMBAT_MAIN, *COMBAT, Step.POSTCOMBAT_MAIN, Step.END,
    ]  # fmt: skip
    assert (duel.state.combats, duel.state.added, duel.state.resumes) == (0, (), None)


@pytest.mark.parametrize("step", [Step.BEGINNING_OF_COMBAT, Step.END_OF_COMBAT, Step.END])
def test_nothing_comes_after_this_main_phase_where_it_is_none(step: Step) -> None:
    duel = Duel()
    duel.pass_until(step)
    before = duel.state
    resolve(duel, BOTH)
    assert (duel.state.step, duel.state.added) == (before.step, ())


def test_a_phase_can_come_after_the_ending_phase_and_then_the_next_turn() -> None:
    duel = Duel()
    duel.pass_until(Step.END)
    resolve(duel, AddCombat())
    assert steps(duel) == [Step.END, *COMBAT]
    assert (duel.state.active, duel.state.step) == (BOB, Step.UPKEEP)


def test_what_was_added_to_a_turn_that_is_ended_is_gone() -> None:
    duel = Duel()
    duel.put("Sundial of the Infinite")
    duel.mana("{C}")
    resolve(duel, BOTH)
    duel.activate("Sundial of the Infinite")
    duel.resolve()
    assert steps(duel)[:3] == [Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN]


def test_what_waits_for_the_beginning_of_combat_waits_for_each() -> None:
    duel = Duel()
    duel.put(permanent("Bell", "Artifact", TriggeredAbility(AtBeginning("combat", Who.YOU), (GainLife(Who.YOU, 1),))))
    duel.put(permanent("Gong", "Artifact", TriggeredAbility(AtBeginning("precombat main", Who.YOU), (GainLife(Who.YOU, 5),))))
    resolve(duel, BOTH)
    duel.pass_until(Step.END)
    assert duel.game.player(ALICE).life == 22


def fought(duel: Duel, *attackers: str) -> None:
    """Alice attacks Bob with these, and adds a combat phase at the end of this one."""
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*attackers)
    duel.pass_until(Step.END_OF_COMBAT)
    resolve(duel, AddCombat())


def test_between_two_combat_phases_everything_is_removed_from_combat() -> None:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    fought(duel, "Bear")
    assert duel.find("Bear").attacking is not None
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    assert (duel.find("Bear").attacking, duel.state.combat) == (None, None)


def test_a_creature_counts_its_attacks_of_the_turn() -> None:
    duel = Duel()
    duel.put(creature("Scout", 1, 1, Keyword("vigilance")))
    duel.put(creature("Idler"), tapped=True)
    fought(duel, "Scout")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Scout")
    assert (duel.find("Scout").attacks, duel.find("Idler").attacks) == (2, 0)
    duel.game.turn(duel.find("Scout").id, tapped=True)
    resolve(duel, UntapEach(Quality(types=("Creature",), attacked=True)))
    assert (duel.find("Scout").tapped, duel.find("Idler").tapped) == (False, True)
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.find("Scout").attacks == 0


def test_what_returns_is_another_creature_that_has_not_attacked() -> None:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    fought(duel, "Bear")
    zones.move(duel.game, duel.find("Bear").id, Zone.EXILE)
    zones.move(duel.game, duel.find("Bear").id, Zone.BATTLEFIELD)
    assert duel.find("Bear").attacks == 0


@pytest.mark.parametrize(("first", "only_if", "times"), [(False, None, 2), (True, None, 1), (False, FirstCombat(), 1)])
def test_what_triggers_on_attacking_may_ask_for_the_first_time(first: bool, only_if: FirstCombat | None, times: int) -> None:
    duel = Duel()
    gains = TriggeredAbility(Attacks(first=first), (GainLife(Who.YOU, 1),), condition=only_if)
    duel.put(creature("Scout", 1, 1, Keyword("vigilance"), gains))
    fought(duel, "Scout")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Scout")
    duel.pass_until(Step.END)
    assert duel.game.player(ALICE).life == 20 + times


def test_the_first_attack_of_a_creature_may_be_in_the_second_combat_phase() -> None:
    duel = Duel()
    gains = (GainLife(Who.YOU, 1),)
    duel.put(creature("Scout", 1, 1, TriggeredAbility(Attacks(first=True), gains)))
    duel.put(creature("Bear", 1, 1, TriggeredAbility(Attacks(CREATURE), gains, condition=FirstCombat())))
    fought(duel, "Bear")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Scout")
    assert duel.stack() == ["attacks"]
    duel.resolve()
    assert duel.game.player(ALICE).life == 22


def test_whoever_attacked_has_attacked_until_another_turn_begins() -> None:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    duel.put(permanent("Relic", "Artifact"))
    source = duel.find("Relic")

    def attacked() -> tuple[bool, bool]:
        alice, bob = (conditions.holds(duel.state, YouAttacked(), source, None, seat) for seat in (ALICE, BOB))
        return alice, bob

    duel.pass_until(Step.DECLARE_ATTACKERS)
    assert attacked() == (False, False)
    duel.attack("Bear")
    zones.move(duel.game, duel.find("Bear").id, Zone.EXILE)
    assert attacked() == (True, False)
    duel.pass_until(Step.UPKEEP, BOB)
    assert attacked() == (False, False)


def test_whoever_attacks_with_nothing_has_not_attacked() -> None:
    duel = Duel()
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack()
    assert not duel.game.player(ALICE).attacked
