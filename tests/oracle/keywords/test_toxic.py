"""Toxic (702.164), and cards that have or give it."""

from __future__ import annotations

import pytest

from oracle.damage import Damage
from oracle.keywords import toxic
from oracle.objects import ChosenTarget
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


@pytest.fixture
def duel() -> Duel:
    return Duel()


def struck(duel: Duel) -> tuple[int, int]:
    """The life and the poison counters of Bob, once Alice's creatures have struck."""
    duel.pass_until(Step.END_OF_COMBAT)
    return duel.game.player(BOB).life, duel.game.player(BOB).counted("poison")


def test_combat_damage_to_a_player_gives_that_number_of_poison_counters_beside_the_loss_of_life(duel: Duel) -> None:
    duel.put("Branchblight Stalker")
    duel.in_combat(["Branchblight Stalker"], {})
    assert struck(duel) == (17, 2)
    assert duel.game.player(ALICE).counted("poison") == 0


def test_with_double_strike_it_is_given_at_each_strike(duel: Duel) -> None:
    duel.put("Jawbone Duelist")
    duel.in_combat(["Jawbone Duelist"], {})
    assert struck(duel) == (18, 2)


def test_a_blocked_creature_gives_none(duel: Duel) -> None:
    duel.put("Tyrranax Atrocity")
    duel.put(creature("Wall", 0, 9), seat=BOB)
    duel.in_combat(["Tyrranax Atrocity"], {"Wall": "Tyrranax Atrocity"})
    assert struck(duel) == (20, 0)
    assert duel.find("Wall").damage == 4


def test_damage_that_is_not_combat_damage_gives_none(duel: Duel) -> None:
    of = duel.put("Branchblight Stalker")
    duel.deal(Damage(of, ChosenTarget(player=BOB), 3))
    assert (duel.game.player(BOB).life, duel.game.player(BOB).counted("poison")) == (17, 0)


def test_several_toxic_abilities_are_added_and_one_that_is_given_is_one_of_them(duel: Duel) -> None:
    stalker = duel.put("Branchblight Stalker")
    duel.put("Prosthetic Injector", attached_to=stalker)
    assert toxic.total(duel.state, stalker) == 3
    duel.in_combat(["Branchblight Stalker"], {})
    assert struck(duel) == (17, 3)


def test_an_attack_of_another_creature_with_toxic_is_sung_of(duel: Duel) -> None:
    for label in ("Slaughter Singer", "Branchblight Stalker", "Grizzly Bears"):
        duel.put(label)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Slaughter Singer", "Branchblight Stalker", "Grizzly Bears")
    duel.resolve_all()
    assert [duel.numbers(each) for each in ("Slaughter Singer", "Branchblight Stalker", "Grizzly Bears")] == [
        (2, 2), (4, 2), (2, 2),
    ]  # fmt: skip
