"""Damage as it is dealt (120.4), and the shields that prevent it (615.7)."""

import pytest

from oracle.abilities.costs import Cost
from oracle.abilities.effects import DealDamage, DealDamageToEach, Effect, ForThisTurn, PreventNext
from oracle.abilities.kinds import ActivatedAbility, Keyword, SpellAbility
from oracle.abilities.qualities import CREATURE, Kind, Named, Target, Targeted, Who
from oracle.abilities.statics import DamageBy, PreventsDamage
from oracle.damage import Damage, shields
from oracle.objects import Characteristics, ChosenTarget, Zone
from oracle.state import PreventionShield, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

ANY = Target(Kind.ANY_TARGET)
MIST = ForThisTurn(PreventsDamage(DamageBy(combat=True)))


def instant(name: str, *effects: Effect, targets: int = 1) -> Characteristics:
    return Characteristics(name, (), types=("Instant",), abilities=(SpellAbility(effects, (ANY,) * targets),))


@pytest.fixture
def duel() -> Duel:
    """Alice has a Wall 0/9 and spells that prevent 3 damage and deal 2, 5 and 2 damage to any target."""
    game = Duel()
    game.put(creature("Wall", 0, 9))
    game.put(instant("Shield", PreventNext(3)), Zone.HAND)
    for label, amount in (("Two", 2), ("Five", 5), ("Another Two", 2)):
        game.put(instant(label, DealDamage(amount)), Zone.HAND)
    return game


def play(duel: Duel, label: str, *targets: str) -> None:
    duel.cast(label, *targets)
    duel.resolve()


def shield(duel: Duel, around: str, amount: int) -> None:
    shields.put(duel.game, PreventionShield(duel.find("Wall").id, ALICE, duel.target(around), amount=amount))


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def test_a_shield_prevents_damage_to_a_permanent_until_it_is_used_up(duel: Duel) -> None:
    play(duel, "Shield", "Wall")
    play(duel, "Two", "Wall")
    assert duel.find("Wall").damage == 0
    play(duel, "Another Two", "Wall")
    assert duel.find("Wall").damage == 1
    assert duel.state.shields == ()


def test_a_shield_prevents_a_part_of_damage_to_a_player(duel: Duel) -> None:
    play(duel, "Shield", "Bob")
    play(duel, "Five", "Bob")
    assert life(duel) == (20, 18)


def test_a_shield_around_one_prevents_nothing_dealt_to_another(duel: Duel) -> None:
    play(duel, "Shield", "Wall")
    play(duel, "Five", "Bob")
    assert life(duel) == (20, 15)


def test_shields_add_up(duel: Duel) -> None:
    play(duel, "Shield", "Wall")
    duel.put(instant("Second", PreventNext(1)), Zone.HAND)
    play(duel, "Second", "Wall")
    play(duel, "Five", "Wall")
    assert duel.find("Wall").damage == 1


def test_a_shield_ends_with_the_turn(duel: Duel) -> None:
    play(duel, "Shield", "Bob")
    duel.pass_until(Step.UPKEEP, BOB)
    play_as_bob = instant("Bolt", DealDamage(2, Who.YOU), targets=0)
    duel.put(play_as_bob, Zone.HAND, BOB)
    duel.cast("Bolt", seat=BOB)
    duel.resolve()
    assert life(duel) == (20, 18)


def test_a_shield_is_around_an_object_and_not_around_what_it_becomes(duel: Duel) -> None:
    play(duel, "Shield", "Wall")
    duel.put("Cloudshift", Zone.HAND)
    duel.mana("{W}")
    play(duel, "Cloudshift", "Wall")
    play(duel, "Two", "Wall")
    assert duel.find("Wall").damage == 2


def test_a_shield_around_each_of_several_targets(duel: Duel) -> None:
    duel.put(instant("Wide", PreventNext(1), PreventNext(2, Targeted(1)), targets=2), Zone.HAND)
    play(duel, "Wide", "Wall", "Alice")
    play(duel, "Two", "Wall")
    play(duel, "Five", "Alice")
    assert (duel.find("Wall").damage, life(duel)) == (1, (17, 20))


def test_a_player_shields_themself(duel: Duel) -> None:
    duel.put(instant("Self", PreventNext(1, Who.YOU), targets=0), Zone.HAND)
    play(duel, "Self")
    play(duel, "Two", "Alice")
    assert life(duel) == (19, 20)


def test_a_creature_shields_itself(duel: Duel) -> None:
    duel.put(creature("Knight", 2, 4, ActivatedAbility(Cost(), (PreventNext(1, Named.THIS),))))
    duel.activate("Knight")
    duel.resolve()
    play(duel, "Two", "Knight")
    assert duel.find("Knight").damage == 1


def test_lifelink_gains_only_what_was_dealt(duel: Duel) -> None:
    duel.put("Solitude")
    shield(duel, "Bob", 3)
    duel.deal(Damage(duel.find("Solitude").id, ChosenTarget(player=BOB), 5))
    assert life(duel) == (22, 18)


def test_damage_that_is_wholly_prevented_never_happens(duel: Duel) -> None:
    shield(duel, "Bob", 9)
    duel.put("Solitude")
    duel.deal(Damage(duel.find("Solitude").id, ChosenTarget(player=BOB), 5))
    assert life(duel) == (20, 20)


def test_damage_to_each_meets_every_shield_on_its_own(duel: Duel) -> None:
    duel.put(creature("Bear", 2, 4))
    play(duel, "Shield", "Bear")
    sweep = (DealDamageToEach(2, CREATURE, Who.EACH_PLAYER),)
    duel.put(Characteristics("Sweep", (), types=("Instant",), abilities=(SpellAbility(sweep),)), Zone.HAND)
    play(duel, "Sweep")
    assert (duel.find("Bear").damage, duel.find("Wall").damage, life(duel)) == (0, 2, (18, 18))


def test_no_damage_is_dealt_to_what_is_no_creature_planeswalker_or_battle(duel: Duel) -> None:
    of = duel.put(permanent("Rock", "Artifact"))
    duel.put("Solitude")
    duel.deal(Damage(duel.find("Solitude").id, ChosenTarget(object=of), 5))
    assert (duel.find("Rock").damage, life(duel)) == (0, (20, 20))


def test_dawnfluke_shields_a_creature_though_it_was_evoked(duel: Duel) -> None:
    duel.put("Dawnfluke", Zone.HAND)
    duel.mana("{W}")
    duel.cast("Dawnfluke", alternative="evoke")
    duel.resolve()
    duel.answer("evoke", "enters")
    duel.answer("Wall")
    duel.resolve_all()
    assert duel.where("Dawnfluke") == "graveyard"
    play(duel, "Five", "Wall")
    assert duel.find("Wall").damage == 2


def test_prevented_combat_damage_is_not_dealt_this_turn_but_other_damage_is(duel: Duel) -> None:
    duel.put(Characteristics("Mist", (), types=("Instant",), abilities=(SpellAbility((MIST,)),)), Zone.HAND)
    duel.put(creature("Bear", 2, 2))
    duel.put(creature("Ox", 3, 3), seat=BOB)
    duel.put(creature("Elk", 3, 3, Keyword("lifelink")))
    play(duel, "Mist")
    duel.in_combat(["Bear", "Elk"], {"Ox": "Bear"})
    play(duel, "Five", "Bob")
    duel.pass_until(Step.COMBAT_DAMAGE)
    assert (duel.find("Ox").damage, duel.where("Bear"), life(duel)) == (0, "battlefield", (20, 15))
    duel.pass_until(Step.UPKEEP)
    assert duel.state.rules == ()
