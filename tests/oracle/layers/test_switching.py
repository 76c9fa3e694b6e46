"""Layer 7d: power and toughness are switched after everything else (613.4d)."""

from __future__ import annotations

import pytest

from oracle.instructions.changing import begin_effect
from oracle.state import ChangePower, Step, SwitchSize
from tests.oracle.duel import ALICE, Duel, creature


def test_what_changes_a_size_later_changes_it_before_the_switch() -> None:
    duel = Duel()
    of = duel.put(creature("Ogre", 1, 3))
    begin_effect(duel.game, (of,), ChangePower(0, 1), ALICE)
    duel.play("About Face", "Ogre")
    assert duel.numbers("Ogre") == (4, 1)
    begin_effect(duel.game, (of,), ChangePower(5, 0), ALICE)
    assert duel.numbers("Ogre") == (4, 6)


@pytest.mark.parametrize(("times", "size"), [(1, (3, 1)), (2, (1, 3)), (3, (3, 1))])
def test_two_switches_cancel_each_other(times: int, size: tuple[int, int]) -> None:
    duel = Duel()
    of = duel.put(creature("Ogre", 1, 3))
    for _ in range(times):
        begin_effect(duel.game, (of,), SwitchSize(), ALICE)
    assert duel.numbers("Ogre") == size


def test_counters_and_a_size_that_is_set_later_are_switched_too() -> None:
    duel = Duel()
    duel.put(creature("Ogre", 1, 3), counters=(("+1/+0", 2),))
    duel.play("Twisted Image", "Ogre")
    assert duel.numbers("Ogre") == (3, 3)
    duel.play("Ovinize", "Ogre")
    assert duel.numbers("Ogre") == (1, 2)
    duel.pass_until(Step.UPKEEP)
    assert duel.numbers("Ogre") == (3, 3)


def test_every_creature_is_switched_and_none_that_comes_later() -> None:
    duel = Duel()
    duel.put("Mannichi, the Fevered Dream")
    duel.put(creature("Ogre", 1, 3))
    duel.mana("{R}{R}")
    duel.activate("Mannichi, the Fevered Dream")
    duel.resolve()
    duel.put(creature("Late", 1, 3))
    assert [duel.numbers(each) for each in ("Mannichi, the Fevered Dream", "Ogre", "Late")] == [(2, 1), (3, 1), (1, 3)]
