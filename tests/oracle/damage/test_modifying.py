"""Damage as replacement and prevention effects modify it (120.4b), and whose choice their order is (616.1)."""

import pytest

from oracle import zones
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Named, Quality, Who
from oracle.abilities.statics import (
    CountersInstead,
    DamageBy,
    DealtAsThough,
    HalvesDamage,
    MultipliesDamage,
    PreventsDamage,
    RedirectsDamage,
)
from oracle.errors import NotModelled
from oracle.objects import Zone
from oracle.state import Duration, LastingRule
from tests.oracle.damage.field import deal, deal_all, field, left, lost, rule, shield
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

DOUBLE = MultipliesDamage(times=2)
YOURS = Quality(controller=Who.YOU)
OPPOSING = DamageBy(to_players=Who.OPPONENT, to=Quality(controller=Who.OPPONENT))
TO_YOU = DamageBy(to_players=Who.YOU, to=None)
CLERICS = DamageBy(to_players=None, to=Quality(types=("Creature",), subtypes=("Cleric",), controller=Who.YOU))


@pytest.fixture
def duel() -> Duel:
    return field()


# ---- more, and less


def test_each_doubling_is_applied_once(duel: Duel) -> None:
    rule(duel, DOUBLE)
    deal(duel, 3)
    assert lost(duel) == 6
    rule(duel, DOUBLE, "Another", BOB)
    deal(duel, 3)
    assert lost(duel) == 6 + 12


def test_no_damage_is_not_multiplied(duel: Duel) -> None:
    rule(duel, MultipliesDamage(plus=2))
    deal(duel, 0)
    assert lost(duel) == 0


def test_only_damage_of_sources_of_the_quality_is_multiplied(duel: Duel) -> None:
    rule(duel, MultipliesDamage(DamageBy(Quality(colors=("R",), controller=Who.YOU)), times=3))
    deal(duel, 2)
    deal(duel, 2, by="Imp")
    assert lost(duel) == 2 + 6


@pytest.mark.parametrize(("which", "expected"), [(None, (4, 4)), (True, (4, 2)), (False, (2, 4))])
def test_combat_damage_or_other_or_both(duel: Duel, which: bool | None, expected: tuple[int, int]) -> None:
    rule(duel, MultipliesDamage(DamageBy(combat=which), times=2))
    deal(duel, 2, combat=True)
    combat = lost(duel)
    deal(duel, 2)
    assert (combat, lost(duel) - combat) == expected


def test_only_damage_to_those_that_are_meant_is_multiplied(duel: Duel) -> None:
    rule(duel, MultipliesDamage(OPPOSING, times=2))
    for to in ("Bob", "Alice", "Ox", "Ram"):
        deal(duel, 1, to)
    assert (lost(duel), lost(duel, ALICE), duel.find("Ox").damage, duel.find("Ram").damage) == (2, 1, 2, 1)


@pytest.mark.parametrize(("amount", "expected"), [(5, 2), (4, 2), (1, 0)])
def test_half_is_dealt_rounded_down(duel: Duel, amount: int, expected: int) -> None:
    rule(duel, HalvesDamage())
    deal(duel, amount)
    assert lost(duel) == expected


@pytest.mark.parametrize(("amount", "expected"), [(5, 2), (4, 2), (1, 0)])
def test_half_is_prevented_rounded_up(duel: Duel, amount: int, expected: int) -> None:
    rule(duel, PreventsDamage(half=True))
    deal(duel, amount)
    assert lost(duel) == expected


def test_some_of_each_damage_is_prevented(duel: Duel) -> None:
    rule(duel, PreventsDamage(CLERICS, amount=1), seat=BOB)
    for name in ("Cleric", "Other Cleric"):
        duel.put(creature(name, 3, 9, subtypes=("Cleric",)), seat=BOB)
    deal_all(duel, ("Bear", "Cleric", 2), ("Imp", "Cleric", 2), ("Bear", "Other Cleric", 2), ("Bear", "Ox", 2))
    assert [duel.find(each).damage for each in ("Cleric", "Other Cleric", "Ox")] == [2, 1, 2]


def test_by_old_rules_it_is_not_guessed_how_much_is_prevented_of_what_one_source_deals_to_several() -> None:
    duel = field(edition="2011-06-16")
    rule(duel, PreventsDamage(CLERICS, amount=1), seat=BOB)
    for name in ("Cleric", "Other Cleric"):
        duel.put(creature(name, 3, 9, subtypes=("Cleric",)), seat=BOB)
    deal_all(duel, ("Bear", "Cleric", 2), ("Imp", "Other Cleric", 2), ("Bear", "Ox", 2))
    assert [duel.find(each).damage for each in ("Cleric", "Other Cleric", "Ox")] == [1, 1, 2]
    with pytest.raises(NotModelled, match="2011-06-16"):
        deal_all(duel, ("Bear", "Cleric", 2), ("Bear", "Other Cleric", 2))
    duel.game.update(edition="2011-06-17")
    deal_all(duel, ("Bear", "Cleric", 2), ("Bear", "Other Cleric", 2))
    assert [duel.find(each).damage for each in ("Cleric", "Other Cleric")] == [2, 2]


def test_all_damage_is_prevented(duel: Duel) -> None:
    rule(duel, PreventsDamage(TO_YOU), seat=BOB)
    deal(duel)
    deal(duel, to="Alice")
    assert (lost(duel), lost(duel, ALICE)) == (0, 3)


def test_a_rule_for_this_turn_applies_to_what_fits_by_then(duel: Duel) -> None:
    source = duel.find("Bear")
    duel.game.update(rules=(LastingRule(PreventsDamage(DamageBy(CREATURE)), source, ALICE, Duration.END_OF_TURN),))
    duel.put(creature("Newcomer", 2, 2))
    deal(duel, by="Newcomer")
    assert lost(duel) == 0


# ---- the order


@pytest.mark.parametrize(("first", "expected"), [("Furnace", 8), ("Forge", 10)])
def test_the_affected_player_says_which_effect_is_applied_first(duel: Duel, first: str, expected: int) -> None:
    rule(duel, DOUBLE, "Furnace")
    rule(duel, MultipliesDamage(plus=2), "Forge")
    deal(duel, 3)
    question = duel.question
    assert (question.player, question.kind, question.about) == (BOB, "replacement", duel.find("Bear").id)
    assert duel.options() == ["Forge", "Furnace"]
    duel.answer(first)
    assert lost(duel) == expected


def test_the_controller_of_the_permanent_chooses(duel: Duel) -> None:
    rule(duel, DOUBLE, "Furnace", BOB)
    rule(duel, MultipliesDamage(plus=2), "Forge", BOB)
    deal(duel, 1, "Ram", "Imp")
    assert duel.question.player == ALICE


def test_nobody_is_asked_where_every_order_comes_to_the_same(duel: Duel) -> None:
    rule(duel, DOUBLE, "Furnace")
    rule(duel, MultipliesDamage(times=3), "Emancipation")
    rule(duel, DOUBLE, "Another")
    deal(duel, 1)
    assert lost(duel) == 12


def test_each_damage_is_a_choice_of_its_own_and_the_active_player_chooses_first(duel: Duel) -> None:
    rule(duel, DOUBLE, "Furnace")
    rule(duel, MultipliesDamage(plus=2), "Forge")
    deal_all(duel, ("Bear", "Bob", 1), ("Imp", "Bob", 1), ("Bear", "Alice", 1))
    asked = []
    for answer in ("Furnace", "Furnace", "Forge"):
        asked.append((duel.question.player, duel.question.about))
        duel.answer(answer)
    assert asked == [(ALICE, duel.find("Bear").id), (BOB, duel.find("Bear").id), (BOB, duel.find("Imp").id)]
    assert (lost(duel, ALICE), lost(duel)) == (4, 4 + 6)


@pytest.mark.parametrize(("first", "expected"), [("Furnace", 5), ("Shield", 2)])
def test_a_shield_is_applied_before_or_after(duel: Duel, first: str, expected: int) -> None:
    rule(duel, DOUBLE, "Furnace")
    shield(duel, 3)
    deal(duel, 4)
    duel.answer(first)
    assert (lost(duel), left(duel)) == (expected, [])


@pytest.mark.parametrize(("first", "expected"), [("Fog", [3]), ("Shield", [1])])
def test_which_of_two_effects_prevents_damage_shows_in_what_is_left_of_the_shield(
    duel: Duel, first: str, expected: list[int]
) -> None:
    rule(duel, PreventsDamage(), "Fog")
    shield(duel, 3)
    deal(duel, 2)
    duel.answer(first)
    assert (lost(duel), left(duel)) == (0, expected)


def test_two_effects_of_one_source_can_not_be_told_apart(duel: Duel) -> None:
    duel.put(permanent("Both", "Enchantment", StaticAbility(DOUBLE), StaticAbility(MultipliesDamage(plus=1))))
    with pytest.raises(NotModelled, match="two replacement effects of one source"):
        deal(duel)


# ---- to another one, and in another form


def test_damage_is_dealt_to_the_enchanted_creature_instead(duel: Duel) -> None:
    aura = permanent("Pariah", "Enchantment", StaticAbility(RedirectsDamage(TO_YOU, Named.ATTACHED)), subtypes=("Aura",))
    duel.put(aura, seat=BOB, attached_to=duel.find("Ram").id)
    duel.put(creature("Rat", 2, 2, Keyword("wither"), Keyword("lifelink")))
    deal(duel, 2, by="Rat")
    assert (lost(duel), duel.find("Ram").counted("-1/-1"), lost(duel, ALICE)) == (0, 2, -2)


def test_damage_is_not_redirected_to_what_is_gone_or_is_no_creature(duel: Duel) -> None:
    aura = permanent("Pariah", "Enchantment", StaticAbility(RedirectsDamage(TO_YOU, Named.ATTACHED)), subtypes=("Aura",))
    rock = duel.put(permanent("Rock", "Artifact"))
    duel.put(aura, seat=BOB, attached_to=rock)
    deal(duel, 2)
    zones.move(duel.game, rock, Zone.GRAVEYARD)
    deal(duel, 2)
    assert lost(duel) == 4


def test_nothing_is_dealt_to_who_has_left_the_game(duel: Duel) -> None:
    duel.game.change_player(BOB, lost=True)
    duel.game.change(duel.find("Bear").id, base=creature("Bear", 2, 2, Keyword("lifelink")))
    deal(duel, 2)
    assert (lost(duel), lost(duel, ALICE)) == (0, 0)


def test_damage_to_other_permanents_is_dealt_to_the_giant_by_the_same_source(duel: Duel) -> None:
    which = DamageBy(to_players=Who.YOU, to=Quality(controller=Who.YOU, other=True))
    duel.put(creature("Giant", 2, 7, StaticAbility(RedirectsDamage(which)), Keyword("protection from red")), seat=BOB)
    deal_all(duel, ("Bear", "Bob", 2), ("Bear", "Ox", 1), ("Bear", "Giant", 1), ("Imp", "Bob", 3))
    assert (lost(duel), duel.find("Ox").damage, duel.find("Giant").damage) == (0, 0, 4)


def test_two_giants_hand_damage_on_once_each(duel: Duel) -> None:
    which = DamageBy(to_players=Who.YOU, to=Quality(controller=Who.YOU, other=True))
    for name in ("Giant", "Second"):
        duel.put(creature(name, 2, 7, StaticAbility(RedirectsDamage(which))), seat=BOB)
    deal(duel, 2)
    duel.answer("Giant")
    assert (lost(duel), duel.find("Giant").damage, duel.find("Second").damage) == (0, 0, 2)


def test_counters_instead_of_damage(duel: Duel) -> None:
    soul = DamageBy(YOURS, combat=False, to_players=None, to=Quality(types=("Creature",), controller=Who.OPPONENT))
    rule(duel, CountersInstead("-1/-1", soul))
    duel.game.change(duel.find("Bear").id, base=creature("Bear", 2, 2, Keyword("lifelink"), Keyword("deathtouch")))
    deal(duel, 2, "Ox")
    ox = duel.find("Ox")
    assert (ox.damage, ox.counted("-1/-1"), ox.deathtouched, lost(duel, ALICE)) == (0, 2, False, 0)
    deal(duel, 1, "Ox", combat=True)
    assert (duel.find("Ox").damage, lost(duel, ALICE)) == (1, -1)


def test_all_damage_is_dealt_as_though_by_sources_with_wither(duel: Duel) -> None:
    rule(duel, DealtAsThough("wither"))
    deal_all(duel, ("Bear", "Ox", 2), ("Bear", "Bob", 2))
    assert (duel.find("Ox").damage, duel.find("Ox").counted("-1/-1"), lost(duel)) == (0, 2, 2)


def test_damage_as_though_by_infect_from_the_moment_on_that_life_is_low_enough(duel: Duel) -> None:
    rule(duel, DealtAsThough("infect", TO_YOU, at_life_most=0), seat=BOB)
    duel.game.change_player(BOB, life=1)
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Bob", 3))
    assert (duel.game.player(BOB).life, duel.game.player(BOB).counted("poison")) == (-4, 0)
    deal_all(duel, ("Bear", "Bob", 2), ("Bear", "Alice", 3))
    assert (duel.game.player(BOB).life, duel.game.player(BOB).counted("poison"), lost(duel, ALICE)) == (-4, 2, 3)
