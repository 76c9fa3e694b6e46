"""Damage as replacement and prevention effects modify it (120.4b), and whose choice their order is (616.1)."""

from collections.abc import Sequence

import pytest

from oracle import zones
from oracle.abilities.effects import DealDamage, Draw, ExileTop, GainLife, PutCounters, RemoveCountersFrom
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Amount, Named, Quality, Who
from oracle.abilities.statics import (
    CountersInstead,
    DamageBy,
    DamageCantBePrevented,
    DealtAsThough,
    HalvesDamage,
    MultipliesDamage,
    PreventsDamage,
    RedirectsDamage,
    Static,
)
from oracle.damage import Damage, shields
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, ObjectId, Seat, Zone
from oracle.state import Duration, LastingRule, PreventionShield
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

DOUBLE = MultipliesDamage(times=2)
YOURS = Quality(controller=Who.YOU)
OPPOSING = DamageBy(to_players=Who.OPPONENT, to=Quality(controller=Who.OPPONENT))
TO_THIS = DamageBy(to_players=None, to=Quality(itself=True))
TO_YOU = DamageBy(to_players=Who.YOU, to=None)
CLERICS = DamageBy(to_players=None, to=Quality(types=("Creature",), subtypes=("Cleric",), controller=Who.YOU))


@pytest.fixture
def duel() -> Duel:
    """Alice has a Bear, a red Imp and a Ram that deal damage, Bob an Ox 3/9."""
    game = Duel()
    game.put(creature("Bear", 2, 2))
    game.put(creature("Imp", 2, 2, mana="{R}"))
    game.put(creature("Ram", 2, 2))
    game.put(creature("Ox", 3, 9), seat=BOB)
    return game


def rule(duel: Duel, static: Static, name: str = "Rule", seat: Seat = ALICE) -> ObjectId:
    """A permanent with a static ability."""
    return duel.put(permanent(name, "Enchantment", StaticAbility(static)), seat=seat)


def shield(duel: Duel, amount: int, around: str = "Bob", name: str = "Shield") -> None:
    by = duel.put(permanent(name, "Artifact"), seat=BOB)
    shields.put(duel.game, PreventionShield(by, BOB, duel.target(around), amount=amount))


def deal(duel: Duel, amount: int = 3, to: str = "Bob", by: str = "Bear", *, combat: bool = False) -> None:
    duel.deal(Damage(duel.find(by).id, duel.target(to), amount, combat))


def deal_all(duel: Duel, *dealt: tuple[str, str, int]) -> None:
    """Damage at the same time: by what, to whom, how much."""
    duel.deal(*(Damage(duel.find(by).id, duel.target(to), amount) for by, to, amount in dealt))


def lost(duel: Duel, seat: Seat = BOB) -> int:
    return 20 - duel.game.player(seat).life


def left(duel: Duel) -> Sequence[int | None]:
    """What is left of the shields."""
    return [each.amount for each in duel.state.shields]


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


# ---- shields against several sources


def test_the_affected_player_says_which_damage_a_shield_prevents(duel: Duel) -> None:
    shield(duel, 3)
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Bob", 3), ("Ram", "Ox", 1))
    question = duel.question
    assert (question.player, question.kind, question.minimum, question.maximum) == (BOB, "shield", 0, 3)
    assert question.about == duel.find("Shield").id
    assert duel.options() == ["Bear", "Imp"]
    with pytest.raises(IllegalAction):
        duel.answer("3", "0")
    duel.answer("1", "2")
    assert (lost(duel), left(duel), duel.find("Ox").damage) == (2, [], 1)


def test_what_is_prevented_of_which_source_shows_in_its_results(duel: Duel) -> None:
    duel.put(creature("Rat", 2, 2, Keyword("infect")))
    shield(duel, 2)
    deal_all(duel, ("Bear", "Bob", 2), ("Rat", "Bob", 2))
    duel.answer("1", "1")
    assert (lost(duel), duel.game.player(BOB).counted("poison")) == (1, 1)


def test_a_shield_that_prevents_all_of_several_sources_leaves_no_choice(duel: Duel) -> None:
    shield(duel, 7)
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Bob", 3))
    assert (lost(duel), left(duel)) == (0, [2])


def test_two_shields_are_used_up_one_after_the_other(duel: Duel) -> None:
    shield(duel, 2)
    shield(duel, 2, name="Second")
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Bob", 2), ("Ram", "Bob", 1))
    duel.answer("2", "0", "0")
    duel.answer("2", "0")
    assert (lost(duel), left(duel)) == (1, [])


def test_which_of_two_shields_that_do_the_same_is_used_first_makes_no_difference(duel: Duel) -> None:
    shield(duel, 3)
    shield(duel, 1, name="Second")
    deal(duel, 2)
    assert (lost(duel), sum(each or 0 for each in left(duel))) == (0, 2)


def test_an_effect_on_objects_calls_each_of_them_this(duel: Duel) -> None:
    by_this = PreventsDamage(DamageBy(Quality(itself=True)))
    imp = duel.find("Imp").id
    duel.game.update(rules=(LastingRule(by_this, duel.find("Bear"), ALICE, Duration.END_OF_TURN, (imp,)),))
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Bob", 3))
    assert lost(duel) == 2


def test_damage_that_is_redirected_meets_a_shield_with_other_damage(duel: Duel) -> None:
    rule(duel, RedirectsDamage(TO_YOU, Named.THIS), "Giant", BOB)
    duel.game.change(duel.find("Giant").id, base=creature("Giant", 2, 7, StaticAbility(RedirectsDamage(TO_YOU))))
    shield(duel, 2, "Giant")
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Giant", 2))
    assert (duel.question.kind, duel.question.player) == ("shield", BOB)
    duel.answer("1", "1")
    assert (lost(duel), duel.find("Giant").damage) == (0, 2)


# ---- the next time


def next_time(duel: Duel, by: str, **more: object) -> None:
    awe = duel.put(permanent("Awe", "Artifact"), seat=BOB)
    also = (GainLife(Who.YOU, Amount.THAT_MUCH),)
    made = PreventionShield(awe, BOB, by=duel.find(by).id, once=True, also=also, **more)  # type: ignore[arg-type]  # fields
    shields.put(duel.game, made)


def test_the_next_damage_of_a_source_is_prevented_whatever_it_is_dealt_to(duel: Duel) -> None:
    next_time(duel, "Bear")
    deal_all(duel, ("Bear", "Bob", 2), ("Bear", "Ox", 3), ("Imp", "Bob", 1))
    assert (lost(duel), duel.find("Ox").damage, left(duel)) == (1 - 5, 0, [])
    deal(duel, 2)
    assert lost(duel) == 1 - 5 + 2


def test_doubled_damage_is_prevented_as_doubled_or_prevented_first(duel: Duel) -> None:
    rule(duel, DOUBLE, "Furnace")
    next_time(duel, "Bear")
    deal(duel, 2)
    duel.answer("Furnace")
    assert lost(duel) == -4


def test_a_source_is_asked_again_whether_it_has_the_quality(duel: Duel) -> None:
    next_time(duel, "Bear", quality=Quality(colors=("R",)))
    deal(duel, 2)
    assert (lost(duel), len(left(duel))) == (2, 1)


def test_a_shield_against_a_permanent_spell_is_one_against_the_permanent(duel: Duel) -> None:
    spell = duel.put(creature("Late", 2, 2), Zone.STACK)
    next_time(duel, "Late")
    zones.move(duel.game, spell, Zone.BATTLEFIELD)
    deal(duel, 2, by="Late")
    assert lost(duel) == -2


@pytest.mark.parametrize(
    ("alices", "bobs", "gained"), [("Fog", "Awe", 2), ("Awe", "Fog", 2), ("Awe", "Awe", 4), ("Fog", "Fog", 0)]
)
def test_each_player_chooses_for_their_own_though_one_effect_prevents_it_all(
    duel: Duel, alices: str, bobs: str, gained: int
) -> None:
    rule(duel, PreventsDamage(), "Fog")
    next_time(duel, "Bear")
    deal_all(duel, ("Bear", "Bob", 2), ("Bear", "Alice", 2))
    assert duel.question.player == ALICE
    duel.answer(alices)
    assert duel.question.player == BOB
    duel.answer(bobs)
    # The shield is used up where it has prevented any of it.
    assert (lost(duel), lost(duel, ALICE), len(left(duel))) == (-gained, 0, int(gained == 0))


def test_a_choice_of_two_players_about_what_meets_one_limited_shield_is_not_modelled(duel: Duel) -> None:
    to_this = RedirectsDamage(DamageBy(to_players=Who.OPPONENT, to=None), Named.THIS)
    wall = duel.put(creature("Wall", 0, 9, StaticAbility(to_this)), seat=BOB)
    rule(duel, DOUBLE, "Furnace")
    shields.put(duel.game, PreventionShield(wall, BOB, around=ChosenTarget(object=wall), amount=1))
    with pytest.raises(NotModelled, match="several players"):
        deal_all(duel, ("Bear", "Alice", 2), ("Imp", "Wall", 2))


# ---- what happens beside, and what can't be prevented


HYDRA = PreventsDamage(TO_THIS, also=(PutCounters("-1/-1", Amount.THAT_MUCH, Named.THIS),))


def test_counters_are_put_for_what_was_prevented(duel: Duel) -> None:
    duel.put(creature("Hydra", 7, 7, StaticAbility(HYDRA)), seat=BOB)
    deal_all(duel, ("Bear", "Hydra", 3), ("Imp", "Hydra", 1))
    hydra = duel.find("Hydra")
    assert (hydra.damage, hydra.counted("-1/-1")) == (0, 4)


@pytest.mark.parametrize(("could_be", "drawn"), [(True, [1, 3]), (False, [0, 0])])
def test_the_controller_of_each_source_draws_for_what_was_prevented(duel: Duel, could_be: bool, drawn: list[int]) -> None:
    draws = PreventsDamage(TO_THIS, also=(Draw(Who.THAT_PLAYER, Amount.THAT_MUCH),))
    duel.put(creature("Swans", 4, 9, StaticAbility(draws)))
    duel.put(creature("Ogre", 3, 3), seat=BOB)
    if not could_be:
        rule(duel, DamageCantBePrevented())
    deal_all(duel, ("Ogre", "Swans", 3), ("Imp", "Swans", 1))
    assert [player.drawn for player in duel.state.players] == drawn


def test_cards_are_exiled_for_what_was_prevented_as_many_as_there_are(duel: Duel) -> None:
    exiles = PreventsDamage(TO_THIS, also=(ExileTop(Amount.THAT_MUCH),))
    duel.put(creature("Surgeon", 2, 1, StaticAbility(exiles)), seat=BOB)
    there = len(zones.in_zone(duel.state, Zone.LIBRARY, BOB))
    deal(duel, 2, to="Surgeon")
    assert len(zones.in_zone(duel.state, Zone.EXILE)) == 2
    deal(duel, 90, to="Surgeon")
    assert (len(zones.in_zone(duel.state, Zone.EXILE)), duel.game.player(BOB).drew_from_empty_library) == (there, False)


def test_counters_are_put_on_what_was_not_damaged(duel: Duel) -> None:
    which = DamageBy(to_players=None, to=Quality(types=("Creature",), controller=Who.YOU))
    rule(duel, PreventsDamage(which, also=(PutCounters("+1/+1", Amount.THAT_MUCH, Named.EVENT),)), "Vigor", BOB)
    deal(duel, 3, "Ox")
    assert (duel.find("Ox").damage, duel.find("Ox").counted("+1/+1")) == (0, 3)


PHANTOM = PreventsDamage(TO_THIS, also=(RemoveCountersFrom("+1/+1", 1, Named.THIS),))


def test_a_counter_is_removed_once_for_all_damage_that_is_prevented_together(duel: Duel) -> None:
    duel.put(creature("Phantom", 0, 0, StaticAbility(PHANTOM)), seat=BOB, counters=(("+1/+1", 4),))
    deal_all(duel, ("Bear", "Phantom", 3), ("Imp", "Phantom", 1))
    assert (duel.find("Phantom").damage, duel.find("Phantom").counted("+1/+1")) == (0, 3)
    deal(duel, 1, "Phantom")
    assert (duel.find("Phantom").damage, duel.find("Phantom").counted("+1/+1")) == (0, 2)


def test_a_counter_is_removed_for_damage_that_can_not_be_prevented(duel: Duel) -> None:
    rule(duel, DamageCantBePrevented())
    duel.put(creature("Phantom", 0, 0, StaticAbility(PHANTOM)), seat=BOB, counters=(("+1/+1", 4),))
    deal(duel, 2, "Phantom")
    assert (duel.find("Phantom").damage, duel.find("Phantom").counted("+1/+1")) == (2, 3)


def test_another_instruction_beside_a_prevention_is_not_modelled(duel: Duel) -> None:
    rule(duel, PreventsDamage(also=(DealDamage(1, Who.YOU),)))
    with pytest.raises(NotModelled, match="beside the prevention"):
        deal(duel)


def test_what_can_not_be_prevented_uses_up_no_shield_and_leaves_nothing_to_gain(duel: Duel) -> None:
    rule(duel, DamageCantBePrevented(DamageBy(Quality(controller=Who.YOU))))
    duel.put(creature("Hydra", 7, 7, StaticAbility(HYDRA), Keyword("protection from red")), seat=BOB)
    shield(duel, 2)
    next_time(duel, "Bear")
    deal_all(duel, ("Bear", "Bob", 3), ("Imp", "Hydra", 2))
    assert (lost(duel), len(left(duel))) == (3, 2)
    assert (duel.find("Hydra").damage, duel.find("Hydra").counted("-1/-1")) == (2, 0)


def test_a_shield_prevents_what_can_be_prevented_of_several_sources(duel: Duel) -> None:
    rule(duel, DamageCantBePrevented(DamageBy(Quality(colors=("R",)))))
    shield(duel, 3)
    deal_all(duel, ("Bear", "Bob", 2), ("Imp", "Bob", 3))
    assert (lost(duel), left(duel)) == (3, [1])


def test_what_can_not_be_prevented_can_be_replaced(duel: Duel) -> None:
    rule(duel, DamageCantBePrevented())
    rule(duel, HalvesDamage())
    deal(duel, 4)
    assert lost(duel) == 2


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


def test_a_shield_around_no_permanent_is_none(duel: Duel) -> None:
    card = duel.put(creature("Card"), Zone.HAND)
    shields.put(duel.game, PreventionShield(card, ALICE, ChosenTarget(object=card), amount=2))
    shield(duel, 0)
    assert duel.state.shields == ()
