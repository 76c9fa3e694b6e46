"""Cards with infect, wither and toxic, and those that give them, played."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.damage import Damage
from oracle.keywords import toxic
from oracle.objects import ChosenTarget, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


@pytest.fixture
def duel() -> Duel:
    return Duel()


def bob(duel: Duel) -> tuple[int, int]:
    """Bob's life and his poison counters."""
    return duel.game.player(BOB).life, duel.game.player(BOB).poison


def has(duel: Duel, label: str, keyword: str) -> bool:
    return layers.has_keyword(duel.state, duel.find(label).id, keyword)


def play(duel: Duel, card: str, *targets: str) -> None:
    """Alice casts a card from her hand, for mana of any color that it asks for, and it resolves."""
    duel.put(card, Zone.HAND)
    duel.mana("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}{C}{C}")
    duel.cast(card, *targets)
    duel.resolve()


def struck(duel: Duel, *attackers: str, **blocks: str) -> tuple[int, int]:
    duel.in_combat(attackers, blocks)
    duel.pass_until(Step.END_OF_COMBAT)
    return bob(duel)


def test_a_strike_that_taints_poisons_with_one_more(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    play(duel, "Tainted Strike", "Grizzly Bears")
    assert struck(duel, "Grizzly Bears") == (20, 3)


def test_a_triumph_is_on_the_creatures_that_are_there(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    duel.put("Memnite")
    play(duel, "Triumph of the Hordes")
    duel.put("Savannah Lions")
    assert struck(duel, "Grizzly Bears", "Memnite", "Savannah Lions") == (18, 5)


def test_an_aura_makes_a_creature_infect(duel: Duel) -> None:
    duel.put("Phyresis", attached_to=duel.put("Grizzly Bears"))
    assert struck(duel, "Grizzly Bears") == (20, 2)


def test_an_ability_deals_damage_as_its_source_does(duel: Duel) -> None:
    duel.put("Fallen Ferromancer")
    duel.mana("{R}{C}")
    duel.activate("Fallen Ferromancer", "Bob")
    duel.resolve()
    assert bob(duel) == (20, 1)


def test_a_spell_withers_a_creature_and_costs_a_player_life(duel: Duel) -> None:
    duel.put(creature("Wall", 0, 9))
    play(duel, "Puncture Blast", "Wall")
    assert (duel.numbers("Wall"), duel.find("Wall").damage) == ((-3, 6), 0)
    duel.put("Puncture Blast", Zone.HAND, label="another")
    duel.mana("{R}{C}{C}")
    duel.cast("another", "Bob")
    duel.resolve()
    assert bob(duel) == (17, 0)


def test_black_creatures_wither_with_their_mentor(duel: Duel) -> None:
    duel.put("Corrosive Mentor")
    duel.put("Typhoid Rats")
    duel.put("Grizzly Bears")
    assert [has(duel, each, "wither") for each in ("Corrosive Mentor", "Typhoid Rats", "Grizzly Bears")] == [True, True, False]


def test_creatures_with_infect_are_bigger_and_casting_one_poisons(duel: Duel) -> None:
    duel.put("Hand of the Praetors")
    duel.put("Glistener Elf")
    assert (duel.numbers("Hand of the Praetors"), duel.numbers("Glistener Elf")) == ((3, 2), (2, 2))
    duel.put("Tine Shrike", Zone.HAND)
    duel.put("Memnite", Zone.HAND)
    duel.cast("Memnite")
    assert duel.stack() == ["Memnite"]
    duel.resolve()
    duel.mana("{W}{C}{C}{C}")
    duel.cast("Tine Shrike")
    duel.answer("Bob")
    duel.resolve()
    assert bob(duel) == (20, 1)
    assert duel.where("Tine Shrike") == "stack"


def test_rats_grow_against_a_poisoned_player_only(duel: Duel) -> None:
    duel.put("Septic Rats")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Septic Rats")
    assert duel.stack() == []
    duel.pass_until(Step.END_OF_COMBAT)
    assert bob(duel) == (20, 2)
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    duel.attack("Septic Rats")
    duel.resolve()
    assert duel.numbers("Septic Rats") == (3, 3)


def test_betrayers_infect_as_long_as_an_opponent_is_poisoned(duel: Duel) -> None:
    of = duel.put("Viridian Betrayers")
    duel.game.change_player(ALICE, poison=1)
    duel.deal(Damage(of, ChosenTarget(player=BOB), 3))
    assert bob(duel) == (17, 0)
    duel.game.change_player(BOB, poison=1)
    duel.deal(Damage(of, ChosenTarget(player=BOB), 3))
    assert bob(duel) == (17, 4)


def test_an_equipment_attaches_itself_and_its_creature_withers_this_turn(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    play(duel, "Barbed Bloodletter")
    duel.resolve()
    assert duel.find("Barbed Bloodletter").attached_to == duel.find("Grizzly Bears").id
    assert (duel.numbers("Grizzly Bears"), has(duel, "Grizzly Bears", "wither")) == ((3, 4), True)
    duel.pass_until(Step.UPKEEP, BOB)
    assert (duel.numbers("Grizzly Bears"), has(duel, "Grizzly Bears", "wither")) == ((3, 4), False)


@pytest.mark.parametrize(("label", "numbers", "drawn"), [("Branchblight Stalker", (5, 3), 1), ("Grizzly Bears", (4, 4), 0)])
def test_devotion_draws_for_a_creature_with_toxic(duel: Duel, label: str, numbers: tuple[int, int], drawn: int) -> None:
    duel.put(label)
    play(duel, "Compleat Devotion", label)
    assert duel.numbers(label) == numbers
    assert duel.hand() == drawn


@pytest.mark.parametrize(("label", "numbers"), [("Branchblight Stalker", (5, 3)), ("Grizzly Bears", (3, 3))])
def test_a_zealot_gives_more_to_a_creature_with_toxic(duel: Duel, label: str, numbers: tuple[int, int]) -> None:
    duel.put("Porcelain Zealot")
    duel.put(label)
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.answer(label)
    duel.resolve()
    assert duel.numbers(label) == numbers


def test_an_ascent_gives_toxic_beside_the_toxic_that_a_creature_has(duel: Duel) -> None:
    stalker = duel.put("Branchblight Stalker")
    play(duel, "Aspirant's Ascent", "Branchblight Stalker")
    assert (duel.numbers("Branchblight Stalker"), toxic.total(duel.state, stalker)) == ((4, 4), 3)
    assert has(duel, "Branchblight Stalker", "flying")


@pytest.mark.parametrize(("label", "kept"), [("Branchblight Stalker", True), ("Grizzly Bears", False)])
def test_a_mantle_keeps_off_opponents_for_a_creature_with_toxic(duel: Duel, label: str, kept: bool) -> None:
    duel.put(label)
    play(duel, "Maze's Mantle", label)
    duel.resolve_all()
    assert has(duel, label, "hexproof") is kept
    duel.pass_until(Step.UPKEEP, BOB)
    assert not has(duel, label, "hexproof")


def test_a_killer_draws_for_a_creature_that_withered_away_and_for_no_other(duel: Duel) -> None:
    girl = duel.put("Massacre Girl, Known Killer")
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Savannah Lions", seat=BOB)
    giant = duel.put("Hill Giant", seat=BOB)
    duel.deal(Damage(girl, ChosenTarget(object=duel.find("Grizzly Bears").id), 4))
    duel.pass_()
    duel.resolve_all()
    assert (duel.where("Grizzly Bears"), duel.hand()) == ("graveyard", 1)
    duel.deal(Damage(giant, ChosenTarget(object=duel.find("Savannah Lions").id), 4))
    duel.pass_()
    duel.resolve_all()
    assert (duel.where("Savannah Lions"), duel.hand()) == ("graveyard", 1)


def test_a_snapper_adds_a_counter_where_one_is(duel: Duel) -> None:
    duel.put("Lockjaw Snapper", counters=(("-1/-1", 2),))
    duel.put("Hill Giant", counters=(("-1/-1", 1),))
    duel.put("Air Elemental")
    duel.pass_()
    duel.resolve_all()
    assert (duel.numbers("Hill Giant"), duel.numbers("Air Elemental")) == ((1, 1), (4, 4))
