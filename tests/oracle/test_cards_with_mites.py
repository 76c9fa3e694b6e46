"""Cards that make Mites, which have toxic and do not block, played."""

from __future__ import annotations

import pytest

from oracle import actions, events, layers
from oracle.damage import Damage
from oracle.errors import IllegalAction
from oracle.keywords import toxic
from oracle.objects import ChosenTarget, Zone
from oracle.playing.casting import Announcement
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


def test_mites_have_toxic_and_do_not_block(duel: Duel) -> None:
    duel.put("Crawling Chorus", seat=BOB)
    events.destroy(duel.game, (duel.find("Crawling Chorus").id,))
    duel.pass_()
    duel.resolve_all()
    assert duel.tokens(BOB) == ["Phyrexian Mite Token"]
    (mite,) = (each for each in duel.state.objects.values() if each.base.name == "Phyrexian Mite Token")
    assert toxic.total(duel.state, mite.id) == 1
    attacker = duel.put("Grizzly Bears")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Grizzly Bears")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(IllegalAction):
        duel.game.do(actions.block(BOB, [(mite.id, attacker)]))


def test_a_hive_makes_mites_for_life_and_links_lives_once_an_opponent_is_corrupted(duel: Duel) -> None:
    duel.put("Skrelv's Hive")
    stalker = duel.put("Branchblight Stalker")
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    assert (duel.game.player(ALICE).life, duel.tokens()) == (19, ["Phyrexian Mite Token"])
    duel.deal(Damage(stalker, ChosenTarget(player=BOB), 3))
    assert duel.game.player(ALICE).life == 19
    duel.game.change_player(BOB, counters=(("poison", 3),))
    duel.deal(Damage(stalker, ChosenTarget(player=BOB), 3))
    assert duel.game.player(ALICE).life == 22


def test_a_doomhive_is_as_big_as_opponents_are_poisoned(duel: Duel) -> None:
    duel.play("Vishgraz, the Doomhive")
    duel.resolve()
    assert duel.tokens() == ["Phyrexian Mite Token"] * 3
    duel.game.change_player(BOB, counters=(("poison", 4),))
    duel.game.change_player(ALICE, counters=(("poison", 2),))
    assert duel.numbers("Vishgraz, the Doomhive") == (7, 7)


def test_a_charge_deals_as_much_damage_as_there_are_creatures_of_yours(duel: Duel) -> None:
    for label in ("Memnite", "Grizzly Bears"):
        duel.put(label)
    duel.put("Hill Giant", seat=BOB)
    duel.put("Charge of the Mites", Zone.HAND)
    duel.mana("{W}{C}{C}")
    announced = Announcement(ALICE, duel.find("Charge of the Mites").id, modes=(1,), targets=(duel.target("Hill Giant"),))
    duel.game.do(actions.cast(announced))
    duel.resolve()
    assert duel.find("Hill Giant").damage == 2


def test_an_equipped_creature_brings_a_mite_as_it_attacks(duel: Duel) -> None:
    duel.put("Infested Fleshcutter", attached_to=duel.put("Grizzly Bears"))
    duel.put("Memnite")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Grizzly Bears", "Memnite")
    duel.resolve_all()
    assert (duel.tokens(), duel.numbers("Grizzly Bears")) == (["Phyrexian Mite Token"], (4, 2))


def test_tokens_of_an_overseer_are_better_on_its_turn(duel: Duel) -> None:
    duel.put("Mite Overseer")
    duel.mana("{W}{C}{C}{C}")
    duel.activate("Mite Overseer")
    duel.resolve()
    (mite,) = (each for each in duel.state.objects.values() if each.base.name == "Phyrexian Mite Token")
    now = layers.characteristics(duel.state, mite.id)
    assert (now.power, now.toughness, "first strike" in now.keywords) == (2, 1, True)
    duel.pass_until(Step.UPKEEP, BOB)
    assert layers.characteristics(duel.state, mite.id).power == 1


def test_an_attendant_returns_another_permanent_for_a_mite(duel: Duel) -> None:
    duel.put("Memnite")
    duel.play("Indoctrination Attendant")
    duel.resolve()
    duel.yes()
    assert (duel.where("Memnite"), duel.tokens()) == ("hand", ["Phyrexian Mite Token"])


def test_an_attendant_alone_makes_no_mite(duel: Duel) -> None:
    duel.play("Indoctrination Attendant")
    duel.resolve()
    duel.yes()
    assert duel.tokens() == []


def test_a_land_makes_any_color_in_the_turn_in_which_it_entered(duel: Duel) -> None:
    of = duel.put("Mirrex", Zone.HAND)
    for number in range(2):
        duel.put("Glistener Elf", Zone.HAND, label=f"elf {number}")
    duel.game.do(actions.play_land(ALICE, of))
    duel.cast("elf 0")
    assert duel.stack() == ["elf 0"]
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.PRECOMBAT_MAIN, ALICE)
    with pytest.raises(IllegalAction):
        duel.cast("elf 1")
