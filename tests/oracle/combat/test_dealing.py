"""The combat damage steps (510): who assigns how much to what, and when."""

from __future__ import annotations

import pytest

from oracle import actions, zones
from oracle.abilities.effects import GainLife
from oracle.abilities.events import Dies
from oracle.abilities.kinds import Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import Who
from oracle.abilities.statics import AssignsAsThoughUnblocked, CanBlockMore
from oracle.errors import IllegalAction
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics, Zone
from oracle.state import AddAbilities, ChangePower, Step
from tests.oracle.combat.laying import lay_on
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def sized(name: str, power: int, toughness: int, *keywords: str) -> Characteristics:
    return creature(name, power, toughness, *map(Keyword, keywords))


def combat(
    attackers: list[Characteristics], blockers: list[Characteristics], blocks: dict[str, str], what: str = "Bob", **damage: int
) -> Duel:
    """Alice attacks with all of hers and Bob blocks so, up to the first combat damage step or the question that it asks.
    Creatures that are named have been dealt damage before.
    """
    duel = Duel()
    for each in attackers:
        duel.put(each, damage=damage.get(each.name, 0))
    for each in blockers:
        duel.put(each, seat=BOB, damage=damage.get(each.name, 0))
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*(each.name for each in attackers), what=what)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block(blocks)
    until_damage(duel)
    return duel


def until_damage(duel: Duel) -> None:
    duel.pass_()
    duel.pass_()


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def test_unblocked_attackers_damage_the_player_and_steps_follow_in_order() -> None:
    duel = combat([sized("Bear", 2, 2), sized("Ox", 3, 3)], [], {})
    assert (duel.state.step, duel.state.priority, life(duel)) == (Step.COMBAT_DAMAGE, ALICE, (20, 15))
    until_damage(duel)
    assert (duel.state.step, duel.find("Bear").attacking is None) == (Step.END_OF_COMBAT, False)
    until_damage(duel)
    assert (duel.state.step, duel.find("Bear").attacking, duel.state.combat) == (Step.POSTCOMBAT_MAIN, None, None)


def test_an_unblocked_attacker_takes_loyalty_from_a_planeswalker() -> None:
    duel = combat([sized("Bear", 3, 2)], [], {}, what="Teferi, Time Raveler")
    assert (duel.find("Teferi, Time Raveler").counted("loyalty"), life(duel)) == (1, (20, 20))


def test_a_blocked_creature_and_its_blocker_damage_each_other_at_the_same_time() -> None:
    duel = combat([sized("Bear", 2, 2)], [sized("Ox", 2, 2)], {"Ox": "Bear"})
    assert (duel.where("Bear"), duel.where("Ox"), life(duel)) == ("graveyard", "graveyard", (20, 20))


def test_damage_below_zero_is_none() -> None:
    duel = combat([sized("Bear", -1, 2)], [], {})
    assert life(duel) == (20, 20)


def test_the_attacking_player_divides_damage_freely_among_several_blockers() -> None:
    duel = combat([sized("Bear", 4, 9)], [sized("Ox", 1, 3), sized("Elk", 1, 3)], {"Ox": "Bear", "Elk": "Bear"})
    asked = duel.question
    assert (asked.player, asked.kind, asked.minimum, asked.maximum, duel.options()) == (ALICE, "distribute", 0, 4, ["Elk", "Ox"])
    for wrong in (("4", "1"), ("3",), ("3", "0")):
        with pytest.raises(IllegalAction):
            duel.answer(*wrong)
    duel.answer("1", "3")
    assert (duel.find("Ox").damage, duel.where("Elk"), duel.find("Bear").damage) == (1, "graveyard", 2)


def test_a_creature_stays_blocked_when_its_blocker_is_gone_and_deals_no_damage() -> None:
    duel = Duel()
    duel.put(sized("Bear", 2, 2))
    duel.put(sized("Ox", 1, 1), seat=BOB)
    duel.put("Shock", Zone.HAND)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Ox": "Bear"})
    duel.mana("{R}")
    duel.cast("Shock", "Ox")
    duel.resolve()
    until_damage(duel)
    assert (duel.state.step, life(duel)) == (Step.COMBAT_DAMAGE, (20, 20))


# ---- trample and deathtouch


def test_trample_lets_what_is_more_than_lethal_go_on_to_the_player() -> None:
    duel = combat([sized("Rhino", 5, 5, "trample")], [sized("Ox", 1, 3)], {"Ox": "Rhino"})
    assert (duel.options(), duel.question.maximum) == (["Bob", "Ox"], 5)
    for wrong in (("2", "3"), ("0", "5")):
        with pytest.raises(IllegalAction):
            duel.answer(*wrong)
    duel.answer("3", "2")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 18))


def test_trample_need_not_go_beyond_the_blocker() -> None:
    duel = combat([sized("Rhino", 5, 5, "trample")], [sized("Ox", 1, 3)], {"Ox": "Rhino"})
    duel.answer("5", "0")
    assert life(duel) == (20, 20)


@pytest.mark.parametrize(("power", "toughness"), [(2, 3), (3, 3)])
def test_trample_leaves_no_choice_without_excess(power: int, toughness: int) -> None:
    duel = combat([sized("Rhino", power, 5, "trample")], [sized("Ox", 1, toughness)], {"Ox": "Rhino"})
    assert duel.state.step is Step.COMBAT_DAMAGE
    assert life(duel) == (20, 20)


def test_for_trample_damage_that_is_marked_already_counts() -> None:
    duel = combat([sized("Rhino", 3, 5, "trample")], [sized("Ox", 1, 3)], {"Ox": "Rhino"}, Ox=2)
    duel.answer("1", "2")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 18))


def test_for_trample_every_blocker_must_get_lethal_damage() -> None:
    duel = combat([sized("Rhino", 6, 9, "trample")], [sized("Ox", 1, 2), sized("Elk", 1, 2)], {"Ox": "Rhino", "Elk": "Rhino"})
    assert duel.options() == ["Bob", "Elk", "Ox"]
    with pytest.raises(IllegalAction):
        duel.answer("4", "1", "1")
    duel.answer("2", "2", "2")
    assert life(duel) == (20, 18)


def test_one_damage_of_a_source_with_deathtouch_is_lethal_for_trample() -> None:
    duel = combat([sized("Wurm", 3, 3, "trample", "deathtouch")], [sized("Ox", 1, 5)], {"Ox": "Wurm"})
    duel.answer("1", "2")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 18))


def test_trample_with_no_blocker_left_damages_the_player() -> None:
    duel = combat([sized("Rhino", 3, 3, "trample", "double strike")], [sized("Ox", 1, 3)], {"Ox": "Rhino"})
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 20))
    until_damage(duel)
    assert life(duel) == (20, 17)


def test_trample_does_nothing_for_a_blocker() -> None:
    duel = combat([sized("Bear", 1, 1)], [sized("Rhino", 5, 5, "trample")], {"Rhino": "Bear"})
    assert life(duel) == (20, 20)


def test_a_trampler_tramples_over_to_the_planeswalker_that_it_attacks() -> None:
    duel = combat([sized("Rhino", 5, 5, "trample")], [sized("Ox", 1, 3)], {"Ox": "Rhino"}, what="Teferi, Time Raveler")
    assert duel.options() == ["Ox", "Teferi, Time Raveler"]
    duel.answer("3", "2")
    assert (duel.find("Teferi, Time Raveler").counted("loyalty"), life(duel)) == (2, (20, 20))


# ---- first strike and double strike


def test_first_strike_kills_before_the_other_strikes_back() -> None:
    duel = combat([sized("Knight", 2, 1, "first strike"), sized("Bear", 2, 2)], [sized("Ox", 3, 2)], {"Ox": "Knight"})
    assert (duel.where("Ox"), life(duel), duel.state.step) == ("graveyard", (20, 20), Step.COMBAT_DAMAGE)
    assert duel.state.priority == ALICE
    until_damage(duel)
    assert (duel.find("Knight").damage, life(duel), duel.state.step) == (0, (20, 18), Step.COMBAT_DAMAGE)
    until_damage(duel)
    assert duel.state.step is Step.END_OF_COMBAT


def test_a_blocker_with_first_strike_is_reason_enough_for_two_steps() -> None:
    duel = combat([sized("Bear", 2, 2)], [sized("Knight", 2, 2, "first strike")], {"Knight": "Bear"})
    assert (duel.where("Bear"), duel.find("Knight").damage) == ("graveyard", 0)
    until_damage(duel)
    assert (duel.state.step, duel.find("Knight").damage) == (Step.COMBAT_DAMAGE, 0)


def test_double_strike_strikes_in_both_steps() -> None:
    duel = combat([sized("Ace", 3, 3, "double strike")], [], {})
    assert life(duel) == (20, 17)
    until_damage(duel)
    assert life(duel) == (20, 14)


def test_first_strike_that_comes_late_takes_no_damage_away() -> None:
    duel = combat([sized("Knight", 1, 1, "first strike"), sized("Bear", 2, 2)], [], {})
    gained = AddAbilities((Keyword("first strike"),))
    begin_effect(duel.game, (duel.find("Bear").id,), gained, ALICE)
    until_damage(duel)
    assert life(duel) == (20, 17)


def test_double_strike_that_comes_late_lets_a_creature_strike_again() -> None:
    duel = combat([sized("Knight", 1, 1, "first strike")], [], {})
    begin_effect(duel.game, (duel.find("Knight").id,), AddAbilities((Keyword("double strike"),)), ALICE)
    until_damage(duel)
    assert life(duel) == (20, 18)


# ---- results


def test_lifelink_and_deathtouch_are_heeded_in_combat() -> None:
    duel = combat([sized("Hawk", 1, 3, "lifelink", "deathtouch")], [sized("Ox", 1, 8)], {"Ox": "Hawk"})
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (21, 20))


def test_power_counts_as_it_is_when_damage_is_assigned() -> None:
    duel = Duel()
    duel.put(sized("Bear", 2, 2))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    begin_effect(duel.game, (duel.find("Bear").id,), ChangePower(3, 3), ALICE)
    until_damage(duel)
    assert life(duel) == (20, 15)


def test_what_triggers_on_dying_in_combat_waits_on_the_stack() -> None:
    dies = TriggeredAbility(Dies(), (GainLife(Who.YOU, 1),))
    duel = combat([creature("Bear", 1, 1, dies)], [sized("Ox", 2, 2)], {"Ox": "Bear"})
    assert (duel.stack(), duel.state.priority) == (["dies"], ALICE)


def test_the_game_ends_with_lethal_combat_damage() -> None:
    duel = combat([sized("Titan", 20, 20)], [], {})
    assert duel.state.over
    assert duel.state.priority is None


# ---- the damage of all creatures of a player as a whole


def shared(attackers: list[Characteristics], blocker: Characteristics, what: str = "Bob") -> Duel:
    """Alice attacks with these, and Bob's creature blocks all of them, up to the first question."""
    duel = Duel()
    for each in attackers:
        duel.put(each)
    duel.put(blocker, seat=BOB)
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    lay_on(duel, CanBlockMore(9), blocker.name)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*(each.name for each in attackers), what=what)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    pairs = [(duel.find(blocker.name).id, duel.find(each.name).id) for each in attackers]
    duel.game.do(actions.block(BOB, pairs))
    until_damage(duel)
    return duel


def test_damage_that_another_creature_assigns_counts_for_trample() -> None:
    """The first example of 702.19b."""
    duel = shared([sized("Bear", 1, 1), sized("Rhino", 3, 3, "trample")], sized("Ox", 0, 2))
    with pytest.raises(IllegalAction) as refused:
        duel.answer("0", "3")
    assert refused.value.rule == "702.19b"
    duel.answer("1", "2")
    assert life(duel) == (20, 18)


def test_a_trampler_may_count_on_damage_that_another_assigns_after_it() -> None:
    duel = shared([sized("Rhino", 3, 3, "trample"), sized("Boar", 2, 2, "trample")], sized("Ox", 0, 2))
    duel.answer("1", "2")
    with pytest.raises(IllegalAction):
        duel.answer("0", "2")
    duel.answer("1", "1")
    assert life(duel) == (20, 17)


def test_no_more_is_counted_on_than_the_others_can_assign() -> None:
    duel = shared([sized("Rhino", 4, 3, "trample"), sized("Boar", 1, 2, "trample")], sized("Ox", 0, 4))
    with pytest.raises(IllegalAction):
        duel.answer("2", "2")
    duel.answer("3", "1")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 19))


def test_any_damage_of_another_creature_with_deathtouch_counts_as_lethal() -> None:
    duel = shared([sized("Rat", 1, 1, "deathtouch"), sized("Rhino", 3, 3, "trample")], sized("Ox", 0, 9))
    duel.answer("0", "3")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 17))


def test_a_blocker_of_several_attackers_divides_its_damage_freely() -> None:
    duel = shared([sized("Bear", 1, 2), sized("Elk", 1, 2)], sized("Ox", 3, 9))
    assert (duel.question.player, duel.options()) == (BOB, ["Bear", "Elk"])
    duel.answer("0", "3")
    assert (duel.find("Bear").damage, duel.where("Elk")) == (0, "graveyard")


# ---- trample over planeswalkers, and damage as though unblocked

OVER = "trample over planeswalkers"


def test_trample_over_planeswalkers_goes_on_to_the_controller_once_there_is_as_much_as_the_loyalty() -> None:
    """The example of 702.19c, but for one more loyalty."""
    duel = combat([sized("Bear", 1, 1), sized("Thrasta", 8, 7, OVER)], [], {}, what="Teferi, Time Raveler")
    assert duel.options() == ["Bob", "Teferi, Time Raveler"]
    with pytest.raises(IllegalAction) as refused:
        duel.answer("2", "6")
    assert refused.value.rule == "702.19c"
    duel.answer("3", "5")
    assert (duel.where("Teferi, Time Raveler"), life(duel)) == ("graveyard", (20, 15))


def test_trample_over_planeswalkers_tramples_over_blockers_first() -> None:
    duel = combat([sized("Thrasta", 7, 7, OVER)], [sized("Ox", 1, 2)], {"Ox": "Thrasta"}, what="Teferi, Time Raveler")
    with pytest.raises(IllegalAction):
        duel.answer("1", "4", "2")
    duel.answer("2", "4", "1")
    assert life(duel) == (20, 19)


def test_trample_over_planeswalkers_is_trample_against_a_player() -> None:
    duel = combat([sized("Thrasta", 7, 7, OVER)], [sized("Ox", 1, 2)], {"Ox": "Thrasta"})
    duel.answer("2", "5")
    assert life(duel) == (20, 15)


@pytest.mark.parametrize(("keyword", "lost"), [(OVER, 7), ("trample", 0)])
def test_only_trample_over_planeswalkers_reaches_the_player_once_the_planeswalker_has_left(keyword: str, lost: int) -> None:
    duel = Duel()
    duel.put(sized("Thrasta", 7, 7, keyword))
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Thrasta", what="Teferi, Time Raveler")
    zones.move(duel.game, duel.find("Teferi, Time Raveler").id, Zone.EXILE)
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert life(duel) == (20, 20 - lost)


@pytest.mark.parametrize("kind", ["Battle", "Planeswalker"])
def test_trample_over_planeswalkers_reaches_nobody_once_an_attacked_battle_has_left(kind: str) -> None:
    duel = Duel()
    duel.put(sized("Thrasta", 7, 7, OVER))
    seat, counter = (ALICE, "defense") if kind == "Battle" else (BOB, "loyalty")
    duel.put(permanent("Goal", kind, subtypes=("Siege",)), seat=seat, counters=((counter, 3),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Thrasta", what="Goal")
    zones.move(duel.game, duel.find("Goal").id, Zone.EXILE)
    duel.pass_until(Step.END_OF_COMBAT)
    assert life(duel) == (20, 20 if kind == "Battle" else 13)


def test_trample_over_planeswalkers_is_trample_against_a_battle() -> None:
    duel = Duel()
    duel.put(sized("Thrasta", 7, 7, OVER))
    duel.put(sized("Ox", 1, 2), seat=BOB)
    duel.put(permanent("Goal", "Battle", subtypes=("Siege",)), counters=(("defense", 9),))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Thrasta", what="Goal")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Ox": "Thrasta"})
    until_damage(duel)
    assert duel.options() == ["Goal", "Ox"]
    duel.answer("2", "5")
    assert (duel.find("Goal").counted("defense"), life(duel)) == (4, (20, 20))


def test_two_that_trample_over_one_planeswalker_count_on_each_other() -> None:
    pair = [sized("Thrasta", 4, 7, OVER), sized("Rhino", 3, 3, "trample")]
    duel = combat(pair, [sized("Ox", 1, 1)], {"Ox": "Rhino"}, what="Teferi, Time Raveler")
    with pytest.raises(IllegalAction):
        duel.answer("1", "3")
    duel.answer("2", "2")
    with pytest.raises(IllegalAction):
        duel.answer("2", "1")
    duel.answer("1", "2")
    assert (duel.where("Teferi, Time Raveler"), life(duel)) == ("graveyard", (20, 18))


def spine(*answers: str) -> Duel:
    """Alice's Biter 3/4 is blocked by an Ox 1/4; it may assign its damage as though it weren't."""
    biter = creature("Biter", 3, 4, StaticAbility(AssignsAsThoughUnblocked()))
    duel = combat([biter], [sized("Ox", 1, 4)], {"Ox": "Biter"})
    assert (duel.question.kind, duel.question.about) == ("may", duel.find("Biter").id)
    duel.answer(*answers)
    return duel


def test_a_blocked_creature_may_assign_its_damage_as_though_it_were_not() -> None:
    duel = spine("yes")
    assert (duel.find("Ox").damage, duel.find("Biter").damage, life(duel)) == (0, 1, (20, 17))


def test_it_need_not() -> None:
    duel = spine("no")
    assert (duel.find("Ox").damage, life(duel)) == (3, (20, 20))


def test_nobody_is_asked_about_a_creature_that_is_not_blocked() -> None:
    duel = combat([creature("Biter", 3, 4, StaticAbility(AssignsAsThoughUnblocked()))], [], {})
    assert life(duel) == (20, 17)


# ---- strikes that are lost


def test_double_strike_that_is_lost_after_the_first_step_strikes_no_more() -> None:
    duel = combat([sized("Ace", 3, 3, "double strike")], [], {})
    duel.game.change(duel.find("Ace").id, base=sized("Ace", 3, 3))
    until_damage(duel)
    assert life(duel) == (20, 17)


def test_first_strike_that_is_lost_after_the_first_step_strikes_no_more() -> None:
    duel = combat([sized("Knight", 3, 3, "first strike")], [], {})
    duel.game.change(duel.find("Knight").id, base=sized("Knight", 3, 3))
    until_damage(duel)
    assert life(duel) == (20, 17)
