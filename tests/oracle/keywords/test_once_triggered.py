"""Lifelink and deathtouch as triggered abilities until July 2009 (502.68, 502.63 of 2007-10-01), and as static ones since."""

import pytest

from oracle import state_based, zones
from oracle.abilities.kinds import Keyword
from oracle.damage import Damage
from oracle.objects import ObjectId, Zone
from oracle.questions import unasked
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

WITHER, LIFELINK, DEATHTOUCH = map(Keyword, ("wither", "lifelink", "deathtouch"))


@pytest.fixture
def duel() -> Duel:
    """On the last day of triggered lifelink: Bob has an Ox 3/9, Alice a Walker with loyalty 5 and a Walking Ox, both of these."""
    game = Duel(edition="2009-07-10")
    game.put(creature("Ox", 3, 9), seat=BOB)
    game.put(permanent("Walker", "Planeswalker"), counters=(("loyalty", 5),))
    game.put(creature("Walking Ox", 3, 9, types=("Planeswalker", "Creature")), counters=(("loyalty", 5),))
    return game


def source(duel: Duel, *keywords: Keyword) -> ObjectId:
    return duel.put(creature("Source", 2, 2, *keywords))


def deal(duel: Duel, by: ObjectId, to: str, amount: int = 2) -> None:
    duel.deal(Damage(by, duel.target(to), amount))


def waiting(duel: Duel) -> list[tuple[str, str]]:
    """The abilities that wait to be put on the stack: their words and their sources."""
    return [(each.ability.word, each.ability.source.label) for each in duel.state.waiting]


@pytest.mark.parametrize(("edition", "triggers"), [("2009-07-10", True), ("2009-07-11", False)])
def test_lifelink_triggered_until_july_2009(duel: Duel, edition: str, triggers: bool) -> None:
    duel.game.update(edition=edition)
    deal(duel, source(duel, LIFELINK), "Bob")
    assert waiting(duel) == ([("lifelink", "Source")] if triggers else [])
    assert duel.game.player(ALICE).life == (20 if triggers else 22)


@pytest.mark.parametrize(("edition", "triggers"), [("2009-07-10", True), ("2009-07-11", False)])
def test_deathtouch_triggered_until_july_2009(duel: Duel, edition: str, triggers: bool) -> None:
    duel.game.update(edition=edition)
    deal(duel, source(duel, DEATHTOUCH), "Ox", 1)
    assert waiting(duel) == ([("deathtouch", "Source")] if triggers else [])
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert duel.where("Ox") == ("battlefield" if triggers else "graveyard")


def test_each_instance_triggered(duel: Duel) -> None:
    deal(duel, source(duel, LIFELINK, DEATHTOUCH, LIFELINK), "Ox", 1)
    assert sorted(word for word, _ in waiting(duel)) == ["deathtouch", "lifelink", "lifelink"]


def test_deathtouch_triggered_for_each_creature_and_for_nothing_else(duel: Duel) -> None:
    by = source(duel, DEATHTOUCH)
    duel.deal(*(Damage(by, duel.target(each), 1) for each in ("Ox", "Walking Ox", "Walker", "Bob")))
    assert len(waiting(duel)) == 2


def test_lifelink_triggered_by_damage_to_anything_that_wither_makes_of_it_too(duel: Duel) -> None:
    by = source(duel, LIFELINK, WITHER)
    for to in ("Bob", "Ox", "Walker"):
        deal(duel, by, to)
    assert [each.ability.event.amount for each in duel.state.waiting if each.ability.event] == [2, 2, 2]


def test_the_life_is_gained_by_whoever_controlled_the_creature(duel: Duel) -> None:
    deal(duel, duel.put(creature("Lent", 1, 1, LIFELINK), owner=BOB), "Bob")
    assert [each.controller for each in duel.state.waiting] == [ALICE]


def test_what_had_left_had_no_ability_that_could_trigger(duel: Duel) -> None:
    by = source(duel, LIFELINK, DEATHTOUCH)
    zones.move(duel.game, by, Zone.GRAVEYARD)
    deal(duel, by, "Ox", 1)
    unasked(state_based.perform(duel.game), "nothing is asked")
    assert (waiting(duel), duel.game.player(ALICE).life, duel.where("Ox")) == ([], 20, "battlefield")
