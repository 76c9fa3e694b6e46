"""What happens beside the prevention of damage (615.5), and damage that can't be prevented (615.12)."""

import pytest

from oracle import zones
from oracle.abilities.effects import DealDamage, Draw, ExileTop, PutCounters, RemoveCountersFrom
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import Amount, Named, Quality, Who
from oracle.abilities.statics import DamageBy, DamageCantBePrevented, HalvesDamage, PreventsDamage
from oracle.errors import NotModelled
from oracle.objects import Zone
from tests.oracle.damage.field import deal, deal_all, field, left, lost, next_time, rule, shield
from tests.oracle.duel import BOB, Duel, creature

TO_THIS = DamageBy(to_players=None, to=Quality(itself=True))


@pytest.fixture
def duel() -> Duel:
    return field()


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


def test_each_of_two_abilities_removes_a_counter_for_damage_that_neither_can_prevent(duel: Duel) -> None:
    rule(duel, DamageCantBePrevented())
    twice = (StaticAbility(PHANTOM), StaticAbility(PHANTOM))
    duel.put(creature("Phantom", 0, 0, *twice), seat=BOB, counters=(("+1/+1", 6),))
    deal_all(duel, ("Bear", "Phantom", 1), ("Imp", "Phantom", 1))
    assert (duel.find("Phantom").damage, duel.find("Phantom").counted("+1/+1")) == (2, 4)


def test_of_two_abilities_one_prevents_the_damage_and_removes_a_counter(duel: Duel) -> None:
    twice = (StaticAbility(PHANTOM), StaticAbility(PHANTOM))
    duel.put(creature("Phantom", 0, 0, *twice), seat=BOB, counters=(("+1/+1", 6),))
    deal_all(duel, ("Bear", "Phantom", 1), ("Imp", "Phantom", 1))
    assert (duel.find("Phantom").damage, duel.find("Phantom").counted("+1/+1")) == (0, 5)
