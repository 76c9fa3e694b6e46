"""Cards that make players gain and lose life, in play."""

from __future__ import annotations

import pytest

from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


@pytest.mark.parametrize(("creatures", "amount"), [(("Hill Giant", "Colossal Dreadmaw", "Grizzly Bears"), 6), ((), 0)])
def test_the_greatest_power_among_your_creatures_is_harvested(creatures: tuple[str, ...], amount: int) -> None:
    duel = Duel()
    for name in creatures:
        duel.put(name)
    duel.put("Void Winnower", seat=BOB)
    duel.put("Essence Harvest", Zone.HAND)
    duel.mana("{B}{C}{C}")
    duel.cast("Essence Harvest", "Bob")
    duel.resolve()
    assert life(duel) == (20 + amount, 20 - amount)


def test_a_vortex_burns_each_player_in_their_own_upkeep_and_lets_nobody_gain_life() -> None:
    duel = Duel()
    duel.put("Sulfuric Vortex")
    duel.pass_until(Step.UPKEEP, BOB)
    duel.resolve()
    assert life(duel) == (20, 18)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.put("Lightning Helix", Zone.HAND)
    duel.mana("{R}{W}")
    duel.cast("Lightning Helix", "Bob")
    duel.resolve()
    assert life(duel) == (18, 15)
