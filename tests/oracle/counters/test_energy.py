"""Energy counters and what is paid with them (107.14)."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, CostPart, PayEnergy
from oracle.abilities.effects import GainLife, GetCounters
from oracle.abilities.kinds import ActivatedAbility
from oracle.abilities.qualities import Who
from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def energy(duel: Duel) -> list[int]:
    return [player.counted("energy") for player in duel.state.players]


def charged(count: int) -> Duel:
    """Alice has so much energy, and Bob has five."""
    duel = Duel()
    duel.game.change_player(ALICE, counters=(("energy", count), ("experience", 4)) if count else (("experience", 4),))
    duel.game.change_player(BOB, counters=(("energy", 5),))
    return duel


def font(duel: Duel, *parts: CostPart) -> None:
    duel.put(permanent("Font", "Artifact", ActivatedAbility(Cost(None, parts), (GainLife(),))))


def test_energy_is_paid_by_removing_counters_from_oneself() -> None:
    duel = charged(3)
    font(duel, PayEnergy(2))
    duel.activate("Font")
    # The cost is paid at once, before the ability resolves.
    assert (energy(duel), duel.game.player(ALICE).counted("experience"), duel.game.player(ALICE).life) == ([1, 5], 4, 20)
    duel.resolve()
    assert duel.game.player(ALICE).life == 21


@pytest.mark.parametrize(("there", "parts"), [(0, (1,)), (1, (2,)), (3, (2, 2))])
def test_who_has_too_little_can_not_pay(there: int, parts: tuple[int, ...]) -> None:
    duel = charged(there)
    font(duel, *map(PayEnergy, parts))
    before = duel.state
    with pytest.raises(IllegalAction):
        duel.activate("Font")
    assert duel.state == before


def test_equal_parts_of_a_cost_are_all_paid() -> None:
    duel = charged(4)
    font(duel, PayEnergy(2), PayEnergy(2))
    duel.activate("Font")
    assert energy(duel) == [0, 5]


def test_energy_that_is_got_is_there_at_once() -> None:
    duel = charged(0)
    duel.put(permanent("Spark", "Artifact", ActivatedAbility(Cost(()), (GetCounters(Who.YOU, "energy", 2),))))
    duel.activate("Spark")
    duel.resolve()
    assert energy(duel) == [2, 5]


@pytest.mark.parametrize("pays", [True, False])
def test_whoever_is_asked_to_pay_energy_may_decline(pays: bool) -> None:
    duel = charged(0)
    duel.put("Lathnu Hellion", Zone.HAND)
    duel.mana("{R}{C}{C}")
    duel.cast("Lathnu Hellion")
    duel.resolve_all()
    assert energy(duel) == [2, 5]
    duel.pass_until(Step.END)
    duel.pass_until_asked()
    (duel.yes if pays else duel.no)()
    assert (energy(duel), duel.where("Lathnu Hellion")) == (([0, 5], "battlefield") if pays else ([2, 5], "graveyard"))


def test_who_can_not_pay_energy_is_not_asked() -> None:
    duel = charged(1)
    duel.put("Thriving Rats")
    duel.in_combat(["Thriving Rats"], {})
    assert (energy(duel), duel.numbers("Thriving Rats")) == ([1, 5], (1, 2))


def test_energy_stays_from_turn_to_turn() -> None:
    duel = charged(3)
    duel.pass_until(Step.UPKEEP, BOB)
    assert energy(duel) == [3, 5]
