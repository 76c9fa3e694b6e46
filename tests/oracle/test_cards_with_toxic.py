"""Cards with toxic, and those that give it, played."""

from __future__ import annotations

import pytest

from oracle import events
from oracle.abilities.effects import Pump
from oracle.abilities.kinds import SpellAbility
from oracle.abilities.qualities import Quality, Target
from oracle.errors import IllegalAction, NotModelled
from oracle.keywords import toxic
from oracle.objects import Characteristics, Kind, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


@pytest.mark.parametrize(("label", "numbers", "drawn"), [("Branchblight Stalker", (5, 3), 1), ("Grizzly Bears", (4, 4), 0)])
def test_devotion_draws_for_a_creature_with_toxic(duel: Duel, label: str, numbers: tuple[int, int], drawn: int) -> None:
    duel.put(label)
    duel.play("Compleat Devotion", label)
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
    duel.play("Aspirant's Ascent", "Branchblight Stalker")
    assert (duel.numbers("Branchblight Stalker"), toxic.total(duel.state, stalker)) == ((4, 4), 3)
    assert duel.has("Branchblight Stalker", "flying")


@pytest.mark.parametrize(("label", "kept"), [("Branchblight Stalker", True), ("Grizzly Bears", False)])
def test_a_mantle_keeps_off_opponents_for_a_creature_with_toxic(duel: Duel, label: str, kept: bool) -> None:
    duel.put(label)
    duel.play("Maze's Mantle", label)
    duel.resolve_all()
    assert duel.has(label, "hexproof") is kept
    duel.pass_until(Step.UPKEEP, BOB)
    assert not duel.has(label, "hexproof")


def test_a_contaminator_proliferates_as_it_strikes_a_player(duel: Duel) -> None:
    duel.put("Bloated Contaminator")
    duel.in_combat(["Bloated Contaminator"], {})
    duel.pass_until_asked()
    duel.answer("Bob")
    assert duel.harm() == (16, 2)


def test_a_rat_king_has_rats_follow_it_and_bites_with_them(duel: Duel) -> None:
    for number in range(2):
        duel.put("Typhoid Rats", Zone.LIBRARY, label=f"rats {number}")
    duel.put("Karumonix, the Rat King", Zone.HAND)
    rats = duel.put("Typhoid Rats")
    bears = duel.put("Grizzly Bears")
    duel.mana("{B}{B}{C}")
    duel.cast("Karumonix, the Rat King")
    duel.resolve()
    assert [toxic.total(duel.state, each) for each in (rats, bears, duel.find("Karumonix, the Rat King").id)] == [1, 0, 1]
    duel.resolve()
    assert [each for each in duel.options() if "rats" in each] == duel.options()
    duel.answer(*duel.options())
    assert {duel.where("rats 0"), duel.where("rats 1")} == {"hand"}


def test_a_creature_in_communion_comes_back_under_your_control(duel: Duel) -> None:
    duel.put("Necrogen Communion", attached_to=duel.put("Grizzly Bears", seat=BOB))
    assert toxic.total(duel.state, duel.find("Grizzly Bears").id) == 2
    events.destroy(duel.game, (duel.find("Grizzly Bears").id,))
    duel.pass_()
    duel.resolve_all()
    assert (duel.where("Grizzly Bears"), duel.controller("Grizzly Bears")) == ("battlefield", ALICE)
    assert duel.where("Necrogen Communion") == "graveyard"


def test_a_rotpriest_gives_another_counter_where_a_creature_with_toxic_strikes(duel: Duel) -> None:
    duel.put("Necrogen Rotpriest")
    duel.put("Branchblight Stalker")
    duel.put("Grizzly Bears")
    duel.in_combat(["Branchblight Stalker", "Grizzly Bears"], {})
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.harm() == (15, 3)


def test_a_rotpriest_poisons_for_each_creature_of_yours_that_a_spell_targets(duel: Duel) -> None:
    duel.put("Venerated Rotpriest")
    duel.put("Grizzly Bears")
    duel.put("Hill Giant", seat=BOB)
    duel.put("Tainted Strike", Zone.HAND)
    duel.put("Fallen Ferromancer")
    duel.mana("{B}")
    duel.cast("Tainted Strike", "Grizzly Bears")
    assert duel.stack() == ["other", "Tainted Strike"]
    duel.resolve()
    assert duel.harm() == (20, 1)
    duel.resolve()
    duel.put("Tainted Strike", Zone.HAND, label="another")
    duel.mana("{B}")
    duel.cast("another", "Hill Giant")
    assert duel.stack() == ["another"]
    duel.resolve()
    duel.mana("{R}{C}")
    duel.activate("Fallen Ferromancer", "Grizzly Bears")
    assert duel.stack() == ["activated"]


def test_a_rex_is_not_countered(duel: Duel) -> None:
    duel.put("Tyrranax Rex", Zone.HAND)
    duel.put("Counterspell", Zone.HAND, BOB)
    duel.mana("{G}{G}{G}{C}{C}{C}{C}")
    duel.cast("Tyrranax Rex")
    duel.pass_()
    duel.mana("{U}{U}", BOB)
    duel.cast("Counterspell", "Tyrranax Rex", seat=BOB)
    duel.resolve()
    assert (duel.stack(), duel.where("Counterspell")) == (["Tyrranax Rex"], "graveyard")


def test_a_grafter_proliferates_once_for_all_that_strike_at_the_same_time(duel: Duel) -> None:
    duel.put("Contaminant Grafter")
    duel.put("Savannah Lions")
    duel.in_combat(["Contaminant Grafter", "Savannah Lions"], {})
    duel.pass_until_asked()
    duel.answer("Bob")
    assert (duel.stack(), duel.harm()) == ([], (13, 2))


def test_a_grafter_draws_and_may_put_a_land_from_hand_if_an_opponent_is_corrupted(duel: Duel) -> None:
    duel.put("Contaminant Grafter")
    duel.put("Forest", Zone.HAND)
    duel.game.change_player(BOB, counters=(("poison", 2),))
    duel.pass_until(Step.END)
    assert duel.stack() == []
    duel.game.change_player(BOB, counters=(("poison", 3),))
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.END, ALICE)
    drawn = duel.hand()
    duel.resolve()
    duel.answer("Forest")
    assert (duel.where("Forest"), duel.hand()) == ("battlefield", drawn)


def test_a_paladin_is_blocked_by_strong_creatures_only(duel: Duel) -> None:
    duel.put("Paladin of Predation")
    duel.put("Grizzly Bears", seat=BOB)
    duel.put("Hill Giant", seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Paladin of Predation")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.block({"Grizzly Bears": "Paladin of Predation"})
    duel.block({"Hill Giant": "Paladin of Predation"})


def test_a_mite_defects_to_protect_another_creature_from_a_color(duel: Duel) -> None:
    duel.put("Skrelv, Defector Mite")
    bears = duel.put("Grizzly Bears")
    duel.put("Hill Giant", seat=BOB)
    duel.put("Savannah Lions", seat=BOB)
    duel.mana("{W}")
    duel.activate("Skrelv, Defector Mite", "Grizzly Bears")
    duel.resolve()
    duel.answer("R")
    assert (toxic.total(duel.state, bears), duel.has("Grizzly Bears", "hexproof from red")) == (1, True)
    for card, seat in (("Puncture Blast", BOB), ("Tainted Strike", BOB), ("Puncture Blast", ALICE)):
        label = f"{card} of {seat}"
        duel.put(card, Zone.HAND, seat, label=label)
    duel.mana("{R}{C}{C}{B}", BOB)
    duel.pass_()
    with pytest.raises(IllegalAction):
        duel.cast("Puncture Blast of 1", "Grizzly Bears", seat=BOB)
    duel.cast("Tainted Strike of 1", "Grizzly Bears", seat=BOB)
    duel.resolve()
    assert duel.numbers("Grizzly Bears") == (3, 2)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Grizzly Bears")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.block({"Hill Giant": "Grizzly Bears"})
    duel.block({"Savannah Lions": "Grizzly Bears"})


def test_hexproof_from_a_color_keeps_nothing_off_that_is_ones_own(duel: Duel) -> None:
    duel.put("Skrelv, Defector Mite")
    duel.put("Hill Giant")
    duel.mana("{W}")
    duel.activate("Skrelv, Defector Mite", "Hill Giant")
    duel.resolve()
    duel.answer("R")
    duel.play("Puncture Blast", "Hill Giant")
    assert duel.where("Hill Giant") == "graveyard"


def test_a_color_that_nobody_chose_is_not_guessed(duel: Duel) -> None:
    said = (Pump(keywords=("hexproof from that color",)),)
    ability = SpellAbility(said, (Target(quality=Quality(types=("Creature",))),))
    duel.put(Characteristics("Word", (), types=("Instant",), abilities=(ability,)), Zone.HAND)
    duel.put("Hill Giant")
    duel.cast("Word", "Hill Giant")
    with pytest.raises(NotModelled, match="color"):
        duel.resolve()


def test_a_hatchery_draws_the_total_toxic_value_of_a_creature_once_an_opponent_is_corrupted(duel: Duel) -> None:
    duel.put("Goliath Hatchery")
    duel.put("Branchblight Stalker")
    duel.put("Prosthetic Injector", attached_to=duel.find("Branchblight Stalker").id)
    duel.put("Grizzly Bears")
    duel.game.change_player(BOB, counters=(("poison", 3),))
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    assert duel.options() == ["Branchblight Stalker", "Grizzly Bears"]
    duel.answer("Branchblight Stalker")
    assert duel.hand() == 3


def test_a_mover_puts_a_basic_land_on_top(duel: Duel) -> None:
    duel.put("Forest", Zone.LIBRARY)
    duel.put("Inkmoth Nexus", Zone.LIBRARY)
    duel.play("Dune Mover")
    duel.resolve()
    duel.yes()
    assert [each for each in duel.options() if each != "Forest" and "card" not in each] == []
    duel.answer("Forest")
    events.draw(duel.game, ALICE, 1)
    assert duel.where("Forest") == "hand"
    with pytest.raises(NotModelled, match="shuffled"):
        events.draw(duel.game, ALICE, 1)


def test_an_apothecary_gives_treasures_and_poisons_whoever_spends_them(duel: Duel) -> None:
    duel.play("Bloodroot Apothecary")
    duel.resolve()
    assert (duel.tokens(), duel.tokens(BOB)) == (["Treasure Token"], ["Treasure Token"])
    for seat in (ALICE, BOB):
        (treasure,) = (each.id for each in duel.state.objects.values() if each.owner == seat and each.kind is Kind.TOKEN)
        events.sacrifice(duel.game, seat, treasure)
    duel.pass_()
    duel.resolve_all()
    assert (duel.harm(), duel.game.player(ALICE).counted("poison")) == ((20, 2), 0)
