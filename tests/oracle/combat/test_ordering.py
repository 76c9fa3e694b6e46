"""The damage assignment order of the editions that have one: what is asked as blockers are declared, and what it forbids."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oracle import actions
from oracle.abilities.kinds import Ability, Keyword, StaticAbility
from oracle.abilities.statics import CanBlockMore
from oracle.errors import IllegalAction
from oracle.objects import ChosenTarget, Seat
from oracle.questions import Shape
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature

BLOCKS_TWO = StaticAbility(CanBlockMore(1))
BETWEEN = "2014-06-01"
CAROL = Seat(2)


def blocked(edition: str, blocks: Sequence[tuple[str, str]], **sizes: tuple[int, int, tuple[Ability, ...]]) -> Duel:
    """Creatures of Alice's, whose names begin with A, attack, and Bob's block them so."""
    duel = Duel()
    duel.game.update(edition=edition)
    for name, (power, toughness, abilities) in sizes.items():
        duel.put(creature(name, power, toughness, *abilities), seat=ALICE if name.startswith("A") else BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*(name for name in sizes if name.startswith("A")))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.game.do(actions.block(BOB, [(duel.find(of).id, duel.find(attacker).id) for of, attacker in blocks]))
    return duel


def order(duel: Duel, *labels: str) -> None:
    duel.game.answer(duel.question.player, [ChosenTarget(object=duel.find(label).id) for label in labels])


def until_asked(duel: Duel) -> list[str]:
    """Pass until damage is divided, and tell among what."""
    while duel.game.pending is None:
        duel.pass_()
    return [
        duel.game.object(each.object).label for each in duel.question.options if isinstance(each, ChosenTarget) and each.object
    ]


def plain(power: int, toughness: int, *abilities: Ability) -> tuple[int, int, tuple[Ability, ...]]:
    return power, toughness, abilities


def test_the_active_player_is_asked_for_an_order_before_anybody_has_priority() -> None:
    duel = blocked(BETWEEN, [("Ox", "A"), ("Elk", "A")], A=plain(5, 5), Ox=plain(1, 3), Elk=plain(1, 2))
    asked = duel.question
    assert (asked.player, asked.kind, asked.shape, asked.rule) == (ALICE, "choose objects", Shape.ORDER, "509.2")
    assert asked.about == duel.find("A").id
    order(duel, "Elk", "Ox")
    assert (duel.game.pending, duel.state.priority) == (None, ALICE)


@pytest.mark.parametrize("edition", ["2009-07-10", "2024-11-08", "2026-08-07"])
def test_other_editions_have_no_order(edition: str) -> None:
    duel = blocked(edition, [("Ox", "A"), ("Elk", "A")], A=plain(5, 5), Ox=plain(1, 3), Elk=plain(1, 2))
    assert duel.game.pending is None
    until_asked(duel)
    duel.answer("0", "5")


@pytest.mark.parametrize("edition", ["2009-07-11", "2024-11-07"])
def test_the_first_in_order_is_assigned_lethal_damage_before_the_second_gets_any(edition: str) -> None:
    duel = blocked(edition, [("Ox", "A"), ("Elk", "A")], A=plain(5, 5), Ox=plain(1, 3), Elk=plain(1, 2))
    order(duel, "Ox", "Elk")
    assert until_asked(duel) == ["Ox", "Elk"]
    with pytest.raises(IllegalAction, match="lethal damage") as refused:
        duel.answer("2", "3")
    assert refused.value.rule == "510.1c"
    duel.answer("3", "2")


def test_who_blocks_alone_and_whose_damage_does_not_suffice_for_the_first_are_not_asked_about() -> None:
    duel = blocked(BETWEEN, [("Ox", "A"), ("Elk", "A")], A=plain(3, 5), Ox=plain(1, 3), Elk=plain(1, 2))
    order(duel, "Ox", "Elk")
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert (duel.where("Ox"), duel.find("Elk").damage) == ("graveyard", 0)
    duel = blocked(BETWEEN, [("Ox", "A")], A=plain(3, 5), Ox=plain(1, 3))
    assert duel.game.pending is None


def test_the_defending_player_orders_what_a_creature_blocks_after_the_active_one_has_ordered_all() -> None:
    sizes = {"A": plain(2, 2), "Also": plain(2, 2), "Ox": plain(3, 3, BLOCKS_TWO), "Elk": plain(0, 2)}
    duel = blocked(BETWEEN, [("Ox", "A"), ("Ox", "Also"), ("Elk", "Also")], **sizes)
    assert (duel.question.player, duel.question.about) == (ALICE, duel.find("Also").id)
    order(duel, "Ox", "Elk")
    assert (duel.question.player, duel.question.about, duel.question.rule) == (BOB, duel.find("Ox").id, "509.3")
    order(duel, "Also", "A")
    assert until_asked(duel) == ["Ox", "Elk"]
    duel.answer("1", "1")
    assert until_asked(duel) == ["Also", "A"]
    with pytest.raises(IllegalAction):
        duel.answer("1", "2")
    duel.answer("2", "1")


def test_what_another_creature_assigns_counts_though_it_assigns_after_this_one() -> None:
    sizes = {"A": plain(5, 9), "Also": plain(4, 9), "Ox": plain(1, 4, BLOCKS_TWO), "Elk": plain(1, 5), "Emu": plain(1, 1)}
    duel = blocked(BETWEEN, [("Ox", "A"), ("Elk", "A"), ("Ox", "Also"), ("Emu", "Also")], **sizes)
    order(duel, "Ox", "Elk")
    order(duel, "Ox", "Emu")
    order(duel, "A", "Also")
    until_asked(duel)
    with pytest.raises(IllegalAction):
        duel.answer("0", "6")
    duel.answer("0", "5")
    assert duel.game.pending is None, "all four damage of the other one has to go to the Ox now"
    assert (duel.where("Ox"), duel.where("Elk"), duel.find("Emu").damage) == ("graveyard", "graveyard", 0)


def test_with_trample_what_goes_beyond_leaves_lethal_damage_for_all_of_the_order() -> None:
    duel = blocked(BETWEEN, [("Ox", "A"), ("Elk", "A")], A=plain(6, 6, Keyword("trample")), Ox=plain(1, 3), Elk=plain(1, 2))
    order(duel, "Elk", "Ox")
    until_asked(duel)
    for refused in (("1", "5", "0"), ("2", "2", "2"), ("0", "6", "0")):
        with pytest.raises(IllegalAction):
            duel.answer(*refused)
    duel.answer("2", "3", "1")
    assert duel.game.player(BOB).life == 19


@pytest.mark.parametrize(("edition", "skips"), [("2009-07-11", True), ("2010-07-15", True), ("2010-07-16", False)])
def test_deathtouch_is_an_exception_to_the_order_until_it_makes_damage_lethal(edition: str, skips: bool) -> None:
    duel = blocked(edition, [("Ox", "A"), ("Elk", "A")], A=plain(2, 5, Keyword("deathtouch")), Ox=plain(1, 3), Elk=plain(1, 2))
    order(duel, "Ox", "Elk")
    until_asked(duel)
    if skips:
        duel.answer("0", "2")
    else:
        with pytest.raises(IllegalAction):
            duel.answer("0", "2")
        duel.answer("1", "1")
        assert duel.where("Ox") == "graveyard"


def test_several_defending_players_declare_first_and_are_asked_afterwards() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.game.update(edition=BETWEEN)
    duel.put(creature("A", 3, 3))
    duel.put(creature("Also", 3, 3))
    for name in ("Ox", "Elk"):
        duel.put(creature(name, 1, 1), seat=BOB)
    duel.put(creature("Emu", 1, 1), seat=CAROL)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    attacks = [(duel.find(label).id, ChosenTarget(player=whom)) for label, whom in (("A", BOB), ("Also", CAROL))]
    duel.game.do(actions.attack(ALICE, attacks))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Ox": "A", "Elk": "A"})
    assert duel.game.pending is None
    duel.block({"Emu": "Also"}, CAROL)
    assert (duel.question.player, duel.question.about) == (ALICE, duel.find("A").id)


def test_where_the_last_to_declare_blockers_leaves_those_of_others_are_ordered() -> None:
    duel = Duel(("Alice", "Bob", "Carol"))
    duel.game.update(edition=BETWEEN)
    duel.put(creature("A", 3, 3))
    duel.put(creature("Also", 3, 3))
    for name in ("Ox", "Elk"):
        duel.put(creature(name, 1, 1), seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    attacks = [(duel.find(label).id, ChosenTarget(player=whom)) for label, whom in (("A", BOB), ("Also", CAROL))]
    duel.game.do(actions.attack(ALICE, attacks))
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Ox": "A", "Elk": "A"})
    duel.game.do(actions.concede(CAROL))
    assert (duel.question.player, duel.question.about) == (ALICE, duel.find("A").id)
