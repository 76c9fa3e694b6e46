"""Prevention shields: against so much damage, of whatever sources, and against the next of one (615.7, 615.8)."""

import pytest

from oracle import zones
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import Named, Quality, Who
from oracle.abilities.statics import DamageBy, MultipliesDamage, PreventsDamage, RedirectsDamage
from oracle.damage import shields
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import ChosenTarget, Zone
from oracle.state import Duration, LastingRule, PreventionShield
from tests.oracle.damage.field import deal, deal_all, field, left, lost, next_time, rule, shield
from tests.oracle.duel import ALICE, BOB, Duel, creature

DOUBLE = MultipliesDamage(times=2)
TO_YOU = DamageBy(to_players=Who.YOU, to=None)


@pytest.fixture
def duel() -> Duel:
    return field()


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


def test_a_shield_around_no_permanent_is_none(duel: Duel) -> None:
    card = duel.put(creature("Card"), Zone.HAND)
    shields.put(duel.game, PreventionShield(card, ALICE, ChosenTarget(object=card), amount=2))
    shield(duel, 0)
    assert duel.state.shields == ()
