"""Stun counters (122.1d): whatever would untap such a permanent takes one of them off instead."""

from __future__ import annotations

from oracle.abilities.effects import PutCounterOnEither, Tap, Untap
from oracle.abilities.qualities import CREATURE, Target
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel
from tests.oracle.test_instructions import resolve

TWO = Target(quality=CREATURE, minimum=0, maximum=2)
STUN = PutCounterOnEither("stun")


def stunned(duel: Duel, label: str) -> tuple[bool, int]:
    return duel.find(label).tapped, duel.find(label).counted("stun")


def test_a_stunned_permanent_does_not_untap_in_the_untap_step() -> None:
    duel = Duel()
    duel.put("Memnite", seat=BOB, tapped=True, counters=(("stun", 1),))
    duel.put("Ornithopter", seat=BOB, tapped=True)
    duel.pass_until(Step.UPKEEP, BOB)
    assert stunned(duel, "Memnite") == (True, 0)
    assert not duel.find("Ornithopter").tapped
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.pass_until(Step.UPKEEP, BOB)
    assert stunned(duel, "Memnite") == (False, 0)


def test_an_instruction_to_untap_takes_one_counter_off() -> None:
    duel = Duel()
    duel.put("Memnite", tapped=True, counters=(("stun", 2),))
    resolve(duel, Untap(), targets=(Target(),), at=("Memnite",))
    assert stunned(duel, "Memnite") == (True, 1)


def test_what_is_untapped_would_not_become_untapped() -> None:
    duel = Duel()
    duel.put("Memnite", counters=(("stun", 1),))
    resolve(duel, Untap(), targets=(Target(),), at=("Memnite",))
    assert stunned(duel, "Memnite") == (False, 1)


def test_a_counter_goes_on_either_of_two_targets_of_your_choice() -> None:
    duel = Duel()
    duel.put("Memnite", seat=BOB)
    duel.put("Ornithopter", seat=BOB)
    resolve(duel, Tap(), STUN, STUN, targets=(TWO,), at=("Memnite", "Ornithopter"))
    assert (duel.question.kind, duel.question.rule) == ("choose objects", "608.2d")
    duel.answer("Ornithopter")
    duel.answer("Ornithopter")
    assert (stunned(duel, "Memnite"), stunned(duel, "Ornithopter")) == ((True, 0), (True, 2))


def test_the_only_target_gets_both_counters_and_no_target_none() -> None:
    duel = Duel()
    duel.put("Memnite", seat=BOB)
    resolve(duel, Tap(), STUN, STUN, targets=(TWO,), at=("Memnite",))
    assert stunned(duel, "Memnite") == (True, 2)
    duel = Duel()
    duel.put("Memnite", seat=BOB)
    resolve(duel, Tap(), STUN, targets=(TWO,))
    assert stunned(duel, "Memnite") == (False, 0)
