"""Cards with infect, and those that give it, played."""

from __future__ import annotations

import pytest

from oracle import events
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import LoseAbilities
from oracle.damage import Damage
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import set_controller
from oracle.keywords import toxic
from oracle.objects import ChosenTarget, Zone
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent


@pytest.fixture
def duel() -> Duel:
    return Duel()


def struck(duel: Duel, *attackers: str, **blocks: str) -> tuple[int, int]:
    duel.in_combat(attackers, blocks)
    duel.pass_until(Step.END_OF_COMBAT)
    return duel.harm()


def test_a_strike_that_taints_poisons_with_one_more(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    duel.play("Tainted Strike", "Grizzly Bears")
    assert struck(duel, "Grizzly Bears") == (20, 3)


def test_a_triumph_is_on_the_creatures_that_are_there(duel: Duel) -> None:
    duel.put("Grizzly Bears")
    duel.put("Memnite")
    duel.play("Triumph of the Hordes")
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
    assert duel.harm() == (20, 1)


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
    assert duel.harm() == (20, 1)
    assert duel.where("Tine Shrike") == "stack"


def test_rats_grow_against_a_poisoned_player_only(duel: Duel) -> None:
    duel.put("Septic Rats")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Septic Rats")
    assert duel.stack() == []
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.harm() == (20, 2)
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    duel.attack("Septic Rats")
    duel.resolve()
    assert duel.numbers("Septic Rats") == (3, 3)


def test_betrayers_infect_as_long_as_an_opponent_is_poisoned(duel: Duel) -> None:
    of = duel.put("Viridian Betrayers")
    duel.game.change_player(ALICE, counters=(("poison", 1),))
    duel.deal(Damage(of, ChosenTarget(player=BOB), 3))
    assert duel.harm() == (17, 0)
    duel.game.change_player(BOB, counters=(("poison", 1),))
    duel.deal(Damage(of, ChosenTarget(player=BOB), 3))
    assert duel.harm() == (17, 4)


def test_an_oil_shrinks_its_creature_and_comes_back(duel: Duel) -> None:
    duel.put("Glistening Oil", attached_to=duel.put("Savannah Lions"))
    assert duel.has("Savannah Lions", "infect")
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    assert duel.where("Savannah Lions") == "graveyard"
    duel.resolve()
    assert duel.where("Glistening Oil") == "hand"


def test_creatures_with_toxic_have_infect_the_old_way_instead(duel: Duel) -> None:
    duel.put("Old Way Phyrexian")
    stalker = duel.put("Branchblight Stalker")
    theirs = duel.put("Branchblight Stalker", seat=BOB, label="Bob's stalker")
    assert (duel.has("Branchblight Stalker", "infect"), toxic.total(duel.state, stalker)) == (True, 0)
    assert (duel.has("Bob's stalker", "infect"), toxic.total(duel.state, theirs)) == (False, 2)
    assert struck(duel, "Branchblight Stalker") == (20, 3)


def test_the_old_way_is_for_creatures_too_that_are_given_toxic_by_something_else(duel: Duel) -> None:
    duel.put("Old Way Phyrexian")
    rats = duel.put("Typhoid Rats")
    duel.put("Karumonix, the Rat King")
    assert (duel.has("Typhoid Rats", "infect"), toxic.total(duel.state, rats)) == (True, 0)


def test_a_spell_that_gives_toxic_later_gives_infect_the_old_way(duel: Duel) -> None:
    duel.put("Old Way Phyrexian")
    bears = duel.put("Grizzly Bears")
    duel.play("Aspirant's Ascent", "Grizzly Bears")
    assert (duel.has("Grizzly Bears", "infect"), toxic.total(duel.state, bears)) == (True, 0)


def test_a_crusader_is_kept_from_two_colors(duel: Duel) -> None:
    crusader = duel.put("Phyrexian Crusader", seat=BOB)
    duel.put("Tainted Strike", Zone.HAND)
    duel.put("Puncture Blast", Zone.HAND)
    duel.mana("{B}{R}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.cast("Puncture Blast", "Phyrexian Crusader")
    duel.cast("Tainted Strike", "Phyrexian Crusader")
    duel.resolve()
    assert duel.numbers("Phyrexian Crusader") == (3, 2)
    for label in ("Savannah Lions", "Hill Giant"):
        duel.deal(Damage(duel.put(label), ChosenTarget(object=crusader), 2))
    assert duel.find("Phyrexian Crusader").damage == 0


def test_one_is_kept_from_artifacts_whatever_their_color(duel: Duel) -> None:
    fallen = duel.put("Tel-Jilad Fallen", seat=BOB)
    duel.deal(Damage(duel.put("Memnite"), ChosenTarget(object=fallen), 1))
    assert duel.find("Tel-Jilad Fallen").damage == 0
    duel.deal(Damage(duel.put("Flesh-Eater Imp"), ChosenTarget(object=fallen), 1))
    assert duel.numbers("Tel-Jilad Fallen") == (2, 0)


def test_a_swarmlord_makes_an_insect_for_each_poison_counter_of_opponents(duel: Duel) -> None:
    duel.put("Phyrexian Swarmlord")
    duel.game.change_player(BOB, counters=(("poison", 3),))
    duel.game.change_player(ALICE, counters=(("poison", 1),))
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    assert duel.tokens() == ["Phyrexian Insect Token"] * 3


def test_unlife_poisons_one_whose_life_is_gone(duel: Duel) -> None:
    duel.put("Phyrexian Unlife", seat=BOB)
    giant = duel.put("Hill Giant")
    duel.deal(Damage(giant, ChosenTarget(player=BOB), 21))
    duel.pass_()
    assert (duel.harm(), duel.game.player(BOB).lost) == ((-1, 0), False)
    duel.deal(Damage(giant, ChosenTarget(player=BOB), 3))
    assert duel.harm() == (-1, 3)


def test_a_reaper_poisons_whoever_controls_what_deals_it_damage(duel: Duel) -> None:
    reaper = duel.put("Reaper of Sheoldred")
    duel.deal(
        Damage(duel.put("Grizzly Bears", seat=BOB), ChosenTarget(object=reaper), 2),
        Damage(duel.put("Hill Giant", seat=BOB), ChosenTarget(object=reaper), 1),
        Damage(duel.put("Savannah Lions"), ChosenTarget(object=reaper), 1),
    )
    duel.pass_()
    duel.answer(*duel.options())
    duel.resolve_all()
    assert (duel.harm(), duel.game.player(ALICE).counted("poison")) == ((20, 2), 1)


def test_a_specter_that_is_sacrificed_takes_a_card_for_each_poison_counter(duel: Duel) -> None:
    duel.put("Whispering Specter")
    for number in range(4):
        duel.put("Memnite", Zone.HAND, BOB, label=f"card {number}")
    duel.game.change_player(BOB, counters=(("poison", 2),))
    duel.in_combat(["Whispering Specter"], {})
    duel.pass_until_asked()
    duel.yes()
    duel.answer("card 0", "card 1", "card 2")
    assert (duel.where("Whispering Specter"), duel.hand(BOB), duel.harm()) == ("graveyard", 1, (20, 3))


def test_a_trigon_makes_insects_as_long_as_it_has_counters(duel: Duel) -> None:
    duel.put("Trigon of Infestation", counters=(("charge", 1),))
    duel.mana("{C}{C}{C}{C}")
    duel.activate("Trigon of Infestation", ability=2)
    assert duel.find("Trigon of Infestation").counters == ()
    duel.resolve()
    assert duel.tokens() == ["Phyrexian Insect Token"]
    events.untap(duel.game, duel.find("Trigon of Infestation").id)
    with pytest.raises(IllegalAction):
        duel.activate("Trigon of Infestation", ability=2)


@pytest.mark.parametrize(("label", "life"), [("Tel-Jilad Fallen", 17), ("Grizzly Bears", 20)])
def test_what_is_impure_burns_its_controller_too(duel: Duel, label: str, life: int) -> None:
    duel.put(label, seat=BOB)
    duel.play("Burn the Impure", label)
    assert (duel.harm(), duel.where(label)) == ((life, 0), "graveyard")


def test_a_wolf_may_draw_for_a_creature_that_it_has_damaged_this_turn(duel: Duel) -> None:
    wolf = duel.put("Rot Wolf")
    lions = duel.put("Savannah Lions", seat=BOB)
    duel.put("Memnite", seat=BOB)
    duel.deal(Damage(wolf, ChosenTarget(object=lions), 1))
    events.destroy(duel.game, (duel.find("Memnite").id,))
    duel.pass_()
    assert duel.stack() == ["dies"]
    duel.resolve()
    duel.yes()
    assert duel.hand() == 1


@pytest.mark.parametrize("zone", [Zone.BATTLEFIELD, Zone.HAND])
def test_a_colossus_is_shuffled_into_its_library_and_not_put_into_a_graveyard(duel: Duel, zone: Zone) -> None:
    colossus = duel.put("Blightsteel Colossus", zone)
    if zone is Zone.HAND:
        events.discard(duel.game, ALICE, (colossus,))
    else:
        events.sacrifice(duel.game, ALICE, colossus)
    assert duel.where("Blightsteel Colossus") == "library"
    with pytest.raises(NotModelled, match="shuffled"):
        events.draw(duel.game, ALICE, 1)


def test_a_colossus_that_has_lost_its_abilities_goes_to_the_graveyard(duel: Duel) -> None:
    colossus = duel.put("Blightsteel Colossus")
    duel.put(permanent("Humble", "Enchantment", StaticAbility(LoseAbilities(Quality(types=("Creature",))))))
    events.sacrifice(duel.game, ALICE, colossus)
    assert duel.where("Blightsteel Colossus") == "graveyard"
    duel.put("Blightsteel Colossus", Zone.HAND, label="another")
    events.discard(duel.game, ALICE, (duel.find("another").id,))
    assert duel.where("another") == "library"


def test_which_of_two_effects_moves_a_colossus_is_not_guessed(duel: Duel) -> None:
    colossus = duel.put("Blightsteel Colossus")
    duel.put("Rest in Peace")
    with pytest.raises(NotModelled, match="two replacement effects"):
        events.sacrifice(duel.game, ALICE, colossus)


def test_an_exoskeleton_takes_its_creature_with_it_where_it_is_moved_to_another(duel: Duel) -> None:
    duel.put("Grafted Exoskeleton", attached_to=duel.put("Grizzly Bears"))
    duel.put("Memnite")
    assert (duel.numbers("Grizzly Bears"), duel.has("Grizzly Bears", "infect")) == ((4, 4), True)
    duel.mana("{C}{C}")
    duel.activate("Grafted Exoskeleton", "Memnite")
    duel.resolve()
    assert duel.stack() == ["other"]
    duel.resolve()
    assert (duel.where("Grizzly Bears"), duel.numbers("Memnite")) == ("graveyard", (3, 3))


def test_an_exoskeleton_takes_its_creature_with_it_where_it_leaves_the_battlefield(duel: Duel) -> None:
    duel.put("Grafted Exoskeleton", attached_to=duel.put("Grizzly Bears"))
    events.destroy(duel.game, (duel.find("Grafted Exoskeleton").id,))
    duel.pass_()
    duel.resolve_all()
    assert duel.where("Grizzly Bears") == "graveyard"


def test_an_exoskeleton_takes_no_creature_that_another_player_controls(duel: Duel) -> None:
    of = duel.put("Grizzly Bears")
    duel.put("Grafted Exoskeleton", attached_to=of)
    set_controller(duel.game, of, BOB, Duration.WHILE_IT_IS_THERE)
    events.destroy(duel.game, (duel.find("Grafted Exoskeleton").id,))
    duel.pass_()
    duel.resolve_all()
    assert duel.where("Grizzly Bears") == "battlefield"


def test_an_exoskeleton_triggers_to_no_end_where_its_creature_dies(duel: Duel) -> None:
    duel.put("Grafted Exoskeleton", attached_to=duel.put("Grizzly Bears"))
    events.destroy(duel.game, (duel.find("Grizzly Bears").id,))
    duel.pass_()
    duel.resolve_all()
    assert (duel.where("Grafted Exoskeleton"), duel.find("Grafted Exoskeleton").attached_to) == ("battlefield", None)
