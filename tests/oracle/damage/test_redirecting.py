"""Damage to a player that an opponent has dealt to one of their planeswalkers instead (306.7 of 2017-01-20)."""

import pytest

from oracle import zones
from oracle.abilities.kinds import Keyword
from oracle.abilities.statics import MultipliesDamage
from oracle.damage import Damage
from oracle.objects import Zone
from tests.oracle.damage.field import deal, deal_all, field, left, lost, rule, shield
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


@pytest.fixture
def duel() -> Duel:
    """The field on the last day of the rule: Bob has a planeswalker with loyalty 9 as well."""
    game = field()
    game.game.update(edition="2018-04-26")
    walker(game, "Walker")
    return game


def walker(duel: Duel, label: str, seat: int = BOB) -> None:
    duel.put(permanent(label, "Planeswalker"), seat=BOB if seat == BOB else ALICE, counters=(("loyalty", 9),))


def loyalty(duel: Duel, label: str = "Walker") -> int:
    return duel.find(label).counted("loyalty")


def test_the_controller_of_the_source_is_asked_and_need_not(duel: Duel) -> None:
    deal(duel)
    assert (duel.question.player, duel.question.kind, duel.options()) == (ALICE, "choose objects", ["Walker"])
    duel.answer()
    assert (lost(duel), loyalty(duel)) == (3, 9)
    deal(duel)
    duel.answer("Walker")
    assert (lost(duel), loyalty(duel)) == (3, 6)


@pytest.mark.parametrize("edition", ["2018-04-27", "2026-08-07"])
def test_nobody_is_asked_since_2018(duel: Duel, edition: str) -> None:
    duel.game.update(edition=edition)
    deal(duel)
    assert (duel.game.pending, lost(duel), loyalty(duel)) == (None, 3, 9)


def test_nothing_is_asked_of_other_damage(duel: Duel) -> None:
    """Combat damage, damage to a creature, damage of the player's own source, damage to a player who has no planeswalker."""
    deal(duel, combat=True)
    deal(duel, to="Ox")
    deal(duel, by="Ox")
    deal(duel, to="Alice", by="Ox")
    assert (duel.game.pending, lost(duel), lost(duel, ALICE), loyalty(duel)) == (None, 6, 3, 9)


def test_a_planeswalker_that_is_a_creature_is_dealt_damage_as_both(duel: Duel) -> None:
    duel.put(creature("Walking Ox", 3, 9, types=("Planeswalker", "Creature")), seat=BOB, counters=(("loyalty", 5),))
    deal(duel)
    duel.answer("Walking Ox")
    assert (loyalty(duel, "Walking Ox"), duel.find("Walking Ox").damage) == (2, 3)


def test_the_last_controller_of_a_source_that_is_gone_is_asked(duel: Duel) -> None:
    by = duel.put(creature("Lent", 1, 1), owner=BOB)
    zones.move(duel.game, by, Zone.GRAVEYARD)
    duel.deal(Damage(by, duel.target("Bob"), 1))
    assert duel.question.player == ALICE


def test_each_source_is_asked_for(duel: Duel) -> None:
    deal_all(duel, ("Bear", "Bob", 1), ("Imp", "Bob", 2))
    duel.answer("Walker")
    duel.answer()
    assert (lost(duel), loyalty(duel)) == (2, 8)


def test_infect_gives_no_poison_to_a_planeswalker(duel: Duel) -> None:
    duel.put(creature("Elf", 1, 1, Keyword("infect")))
    deal(duel, by="Elf")
    duel.answer("Walker")
    assert (duel.harm(), loyalty(duel)) == ((20, 0), 6)


# ---- other effects (616.1)


def test_the_player_may_let_a_shield_prevent_the_damage_first(duel: Duel) -> None:
    shield(duel, 2)
    deal(duel)
    assert (duel.question.player, duel.question.kind, duel.options()) == (BOB, "replacement", ["Bear", "Shield"])
    duel.answer("Shield")
    assert duel.question.player == ALICE
    duel.answer("Walker")
    assert (lost(duel), loyalty(duel), left(duel)) == (0, 8, [])


def test_or_let_the_opponent_choose_first(duel: Duel) -> None:
    shield(duel, 2)
    deal(duel)
    duel.answer("Bear")
    duel.answer("Walker")
    assert (lost(duel), loyalty(duel), left(duel)) == (0, 6, [2])


def test_damage_that_stays_with_the_player_meets_the_shield_after_that(duel: Duel) -> None:
    shield(duel, 2)
    deal(duel)
    duel.answer("Bear")
    duel.answer()
    assert (lost(duel), loyalty(duel), left(duel)) == (1, 9, [])


def test_a_shield_around_the_planeswalker_comes_after(duel: Duel) -> None:
    shield(duel, 2, around="Walker")
    deal(duel)
    duel.answer("Walker")
    assert (lost(duel), loyalty(duel), left(duel)) == (0, 8, [])


def test_doubled_damage_is_dealt_to_the_planeswalker_as_it_is_and_no_order_is_asked_for(duel: Duel) -> None:
    rule(duel, MultipliesDamage(times=2))
    deal(duel)
    assert duel.question.player == ALICE
    duel.answer("Walker")
    assert (lost(duel), loyalty(duel)) == (0, 3)


def test_each_player_s_own_planeswalkers_are_chosen_from() -> None:
    duel = Duel(("Alice", "Bob", "Carol"), edition="2018-04-26")
    duel.put(creature("Bear", 2, 2))
    walker(duel, "Hers", ALICE)
    walker(duel, "His")
    bear = duel.find("Bear").id
    duel.deal(*(Damage(bear, duel.target(each), 3) for each in ("Alice", "Bob", "Carol")))
    assert duel.options() == ["His"]
    duel.answer("His")
    assert [player.life for player in duel.state.players] == [17, 20, 17]
