"""Flashback (702.34)."""

from __future__ import annotations

import pytest

from oracle import actions, stack
from oracle.abilities.costs import Cost
from oracle.abilities.kinds import CostKeyword
from oracle.errors import IllegalAction
from oracle.fitting import value_of
from oracle.objects import Zone
from oracle.paying.wishes import Wishes
from oracle.playing.casting import Announcement
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


def refused(duel: Duel, label: str, alternative: str = "flashback") -> str:
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.cast(label, alternative=alternative)
    assert duel.state == before
    return illegal.value.rule


def test_a_card_is_cast_from_the_graveyard_and_exiled_as_it_resolves(duel: Duel) -> None:
    duel.put("Think Twice", Zone.GRAVEYARD)
    duel.mana("{U}{U}{U}")
    duel.cast("Think Twice", alternative="flashback")
    assert duel.game.player(ALICE).mana == ()
    duel.resolve()
    assert duel.where("Think Twice") == "exile"
    assert duel.game.player(ALICE).drawn == 1


@pytest.mark.parametrize("alternative", ["", "rather", "free"])
def test_flashback_lets_it_be_cast_for_no_other_cost(duel: Duel, alternative: str) -> None:
    duel.put("Think Twice", Zone.GRAVEYARD)
    duel.mana("{U}{U}{U}")
    assert refused(duel, "Think Twice", alternative) == "601.2b"


def test_it_is_for_the_graveyard_only(duel: Duel) -> None:
    duel.put("Think Twice", Zone.HAND)
    duel.mana("{U}{U}{U}")
    assert refused(duel, "Think Twice") == "601.2b"
    duel.cast("Think Twice")
    duel.resolve()
    assert duel.where("Think Twice") == "graveyard"


def test_it_is_for_the_owner_only(duel: Duel) -> None:
    duel.put("Think Twice", Zone.GRAVEYARD, BOB)
    duel.mana("{U}{U}{U}")
    assert refused(duel, "Think Twice") == "601.3"


def test_it_is_for_instants_and_sorceries_only(duel: Duel) -> None:
    duel.put(made("Revenant", "{1}", "Creature", CostKeyword("flashback", Cost(("1",)))), Zone.GRAVEYARD)
    duel.mana("{U}")
    assert refused(duel, "Revenant") == "601.3"


def test_a_countered_spell_is_exiled_wherever_it_would_go(duel: Duel) -> None:
    for counter in ("Counterspell", "Remand"):
        duel.put("Think Twice", Zone.GRAVEYARD, label=f"for {counter}")
        duel.put(counter, Zone.HAND, BOB)
        duel.mana("{U}{U}{U}")
        duel.mana("{U}{U}", BOB)
        duel.cast(f"for {counter}", alternative="flashback")
        duel.pass_()
        duel.cast(counter, f"for {counter}", seat=BOB)
        duel.resolve_all()
        assert duel.where(f"for {counter}") == "exile"
        assert duel.where(counter) == "graveyard"


def test_additional_costs_and_increases_are_added(duel: Duel) -> None:
    duel.put("Sphere of Resistance")
    duel.put("Think Twice", Zone.GRAVEYARD)
    duel.mana("{U}{U}{U}")
    assert refused(duel, "Think Twice") == "601.2h"
    duel.mana("{U}{U}{U}{U}")
    duel.cast("Think Twice", alternative="flashback")
    assert duel.game.player(ALICE).mana == ()


# ---- Conflagrate: X in the cost of flashback


def conflagrate(duel: Duel, x: int, *targets: str, discard: tuple[str, ...] = ()) -> None:
    wishes = Wishes(discard=tuple(duel.find(each).id for each in discard))
    chosen = tuple(map(duel.target, targets))
    announced = Announcement(ALICE, duel.find("Conflagrate").id, "flashback", x=x, targets=chosen, payment=wishes)
    duel.game.do(actions.cast(announced))


def test_x_cards_are_discarded_and_x_is_counted_twice_on_the_stack(duel: Duel) -> None:
    duel.put("Conflagrate", Zone.GRAVEYARD)
    for label in ("first", "second", "third"):
        duel.put("Mulldrifter", Zone.HAND, label=label)
    duel.mana("{R}{R}")
    conflagrate(duel, 2, "Bob", discard=("first", "third"))
    assert [duel.where(each) for each in ("first", "second", "third")] == ["graveyard", "hand", "graveyard"]
    spell = duel.state.objects[stack.objects(duel.state)[-1]]
    assert value_of(spell, spell.base) == 5
    duel.resolve()
    assert duel.game.player(BOB).life == 18
    assert duel.where("Conflagrate") == "exile"


def test_no_more_cards_can_be_announced_than_there_are(duel: Duel) -> None:
    duel.put("Conflagrate", Zone.GRAVEYARD)
    duel.put("Mulldrifter", Zone.HAND)
    duel.mana("{R}{R}")
    before = duel.state
    with pytest.raises(IllegalAction):
        conflagrate(duel, 2, "Bob")
    assert duel.state == before


def test_for_its_mana_cost_x_is_paid_twice_and_no_card_is_discarded(duel: Duel) -> None:
    duel.put("Conflagrate", Zone.HAND)
    duel.put("Mulldrifter", Zone.HAND)
    duel.put("Grizzly Bears", seat=BOB)
    duel.mana("{R}{R}{R}{R}{R}")
    duel.cast("Conflagrate", "Bob", "Grizzly Bears", x=2)
    assert duel.game.player(ALICE).mana == ()
    assert duel.where("Mulldrifter") == "hand"
    duel.resolve()
    assert duel.game.player(BOB).life == 19
    assert duel.find("Grizzly Bears").damage == 1


def test_a_chalice_counts_x_as_it_was_announced(duel: Duel) -> None:
    duel.put("Chalice of the Void", seat=BOB, counters=(("charge", 1),))
    duel.put("Conflagrate", Zone.GRAVEYARD)
    duel.mana("{R}{R}")
    conflagrate(duel, 0)
    assert duel.stack() == ["cast", "Conflagrate"]
    duel.resolve_all()
    assert duel.where("Conflagrate") == "exile"
