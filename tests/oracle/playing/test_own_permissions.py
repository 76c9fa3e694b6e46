"""Cards that may be cast from elsewhere than the hand because they say so, or because something else does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.errors import IllegalAction
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


def refused(duel: Duel, label: str, alternative: str = "") -> str:
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.cast(label, alternative=alternative)
    assert duel.state == before
    return illegal.value.rule


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE])
def test_squee_is_cast_from_graveyard_and_exile_for_his_mana_cost(duel: Duel, zone: Zone) -> None:
    duel.put("Squee, the Immortal", zone)
    duel.mana("{R}{R}{R}")
    duel.cast("Squee, the Immortal")
    duel.resolve()
    assert duel.where("Squee, the Immortal") == "battlefield"


def test_squee_is_not_cast_from_a_library_nor_by_another_player(duel: Duel) -> None:
    squee = duel.put("Squee, the Immortal", Zone.LIBRARY)
    duel.game.update(zones={**duel.state.zones, (Zone.LIBRARY, ALICE): (squee, *duel.state.zones[Zone.LIBRARY, ALICE][:-1])})
    duel.mana("{R}{R}{R}")
    assert refused(duel, "Squee, the Immortal") == "601.3"
    duel.put("Squee, the Immortal", Zone.EXILE, BOB, label="Bob's")
    assert refused(duel, "Bob's") == "601.3"


def released(duel: Duel, what: str) -> None:
    duel.put("Release to the Wind", Zone.HAND)
    duel.mana("{U}{U}{U}")
    duel.cast("Release to the Wind", what)
    duel.resolve()
    assert duel.where(what) == "exile"


def test_what_was_released_is_free_for_its_owner_as_long_as_it_is_exiled(duel: Duel) -> None:
    duel.put("Mulldrifter", seat=BOB)
    released(duel, "Mulldrifter")
    assert refused(duel, "Mulldrifter", "free") == "601.3"
    duel.pass_until(Step.PRECOMBAT_MAIN, BOB)
    duel.cast("Mulldrifter", alternative="free", seat=BOB)
    duel.resolve_all()
    assert duel.where("Mulldrifter") == "battlefield"


def test_what_was_released_can_be_cast_for_no_other_cost(duel: Duel) -> None:
    duel.put("Mulldrifter")
    released(duel, "Mulldrifter")
    duel.mana("{U}{U}{U}{U}{U}")
    assert refused(duel, "Mulldrifter") == "601.2b"
    assert refused(duel, "Mulldrifter", "evoke") == "601.2b"
    duel.cast("Mulldrifter", alternative="free")


def test_a_card_that_left_exile_is_free_no_more(duel: Duel) -> None:
    duel.put("Mulldrifter")
    released(duel, "Mulldrifter")
    duel.cast("Mulldrifter", alternative="free")
    duel.put("Counterspell", Zone.HAND)
    duel.mana("{U}{U}")
    duel.cast("Counterspell", "Mulldrifter")
    duel.resolve()
    assert refused(duel, "Mulldrifter", "free") == "601.3"


@pytest.mark.parametrize(("alternative", "left"), [("free", 3), ("", 0)])
def test_squee_released_is_free_or_costs_his_mana_cost(duel: Duel, alternative: str, left: int) -> None:
    duel.put("Squee, the Immortal")
    released(duel, "Squee, the Immortal")
    duel.mana("{R}{R}{R}")
    duel.cast("Squee, the Immortal", alternative=alternative)
    assert len(duel.game.player(ALICE).mana) == left


@pytest.mark.parametrize("zone", [Zone.COMMAND, Zone.GRAVEYARD, Zone.EXILE])
def test_omniscience_is_for_the_hand_only(duel: Duel, zone: Zone) -> None:
    duel.put("Omniscience")
    duel.put("Squee, the Immortal", zone, commander=True, commander_asked=True)
    assert refused(duel, "Squee, the Immortal", "free") == "601.2b"


def test_a_free_alternative_cost_leaves_the_commander_tax(duel: Duel) -> None:
    duel.put("Rooftop Storm")
    duel.put(replace(made("Shambler", "{4}{B}"), subtypes=("Zombie",)), Zone.COMMAND, commander=True)
    duel.game.update(casts_from_command=(("Shambler", 1),))
    duel.mana("{U}")
    assert refused(duel, "Shambler", "rather") == "601.2h"
    duel.mana("{U}{U}")
    duel.cast("Shambler", alternative="rather")
    assert duel.game.player(ALICE).mana == ()


def test_only_casts_from_the_command_zone_are_taxed(duel: Duel) -> None:
    duel.put("Squee, the Immortal", Zone.COMMAND, commander=True)
    duel.mana("{R}{R}{R}")
    duel.cast("Squee, the Immortal")
    duel.resolve()
    for _ in range(2):
        duel.put("Lightning Bolt", Zone.HAND, label=f"bolt {duel.state.next_id}")
        duel.mana("{R}")
        duel.cast(f"bolt {duel.state.next_id - 1}", "Squee, the Immortal")
        duel.resolve()
        duel.no()
        duel.mana("{R}{R}{R}")
        duel.cast("Squee, the Immortal")
        duel.resolve()
    assert duel.state.casts_from_command == (("Squee, the Immortal", 1),)
