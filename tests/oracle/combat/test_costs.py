"""Costs to attack and to block: what is owed for a declaration, and how it is paid (508.1h-k, 509.1d-g)."""

from __future__ import annotations

import pytest

from oracle import actions, combat
from oracle.abilities.costs import Cost, PayLife, Sacrifice, SacrificeThis, TapThis
from oracle.abilities.effects import AddMana, GainLife
from oracle.abilities.events import Attacks, Dies, PlayerAttacks
from oracle.abilities.kinds import ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import CantFightAlone, CostToAttack, CostToBlock, MustAttack, Static
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Characteristics
from oracle.playing.activating import Activation
from oracle.state import Duration, LastingRule, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

ONE, TWO = Cost(("1",)), Cost(("2",))
MADE_OF_ITSELF = ActivatedAbility(Cost(None, (SacrificeThis(),)), (AddMana(("C",)),))
MADE_BY_TAPPING = ActivatedAbility(Cost(None, (TapThis(),)), (AddMana(("C",)),))


def says(name: str, *statics: Static) -> Characteristics:
    return permanent(name, "Enchantment", *map(StaticAbility, statics))


def war(*bobs: Characteristics, lands: int = 0, attackers: tuple[Characteristics, ...] = ()) -> Duel:
    """Alice has lands and may attack Bob, who controls these, with a Bear and what else there is."""
    duel = Duel()
    for number in range(lands):
        duel.put("Wastes", label=f"Land {number}")
    for each in (creature("Bear", 2, 2), *attackers):
        duel.put(each)
    for each in bobs:
        duel.put(each, seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    return duel


def tapped(duel: Duel) -> int:
    return sum(found.tapped for found in duel.state.objects.values() if found.label.startswith("Land"))


def refused(duel: Duel, *labels: str) -> str:
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.attack(*labels)
    assert duel.state == before
    return illegal.value.rule


PRISON = CostToAttack(TWO, CREATURE, Who.YOU)


def test_what_a_declaration_costs_is_paid_whole_or_not_at_all() -> None:
    duel = war(says("Prison", PRISON), lands=3, attackers=(creature("Ox"),))
    assert refused(duel, "Bear", "Ox") == "508.1j"
    duel.attack("Ox")
    assert (tapped(duel), combat.attackers(duel.state)) == (2, (duel.find("Ox").id,))


def test_each_of_two_abilities_of_one_permanent_is_paid_for() -> None:
    duel = war(says("Prison", PRISON, PRISON), lands=4)
    duel.attack("Bear")
    assert tapped(duel) == 4


def test_life_and_what_is_sacrificed_pay_beside_mana() -> None:
    toll = CostToAttack(Cost(("1",), (PayLife(2), Sacrifice(Quality(types=("Land",))))), CREATURE, Who.YOU)
    duel = war(says("Toll", toll), lands=2)
    duel.attack("Bear")
    assert (duel.game.player(ALICE).life, duel.game.player(ALICE).mana) == (18, ())
    assert sum(duel.where(f"Land {number}") == "graveyard" for number in range(2)) == 1


def test_what_attacking_costs_triggers_after_it_is_paid_and_attacks() -> None:
    """What dies for it and what attacks trigger together (508.2b)."""
    duel = war(
        says("Prison", PRISON),
        lands=1,
        attackers=(
            creature("Ox", 1, 1, TriggeredAbility(Attacks(), (GainLife(Who.YOU, 1),))),
            creature("Seed", 0, 1, MADE_OF_ITSELF, TriggeredAbility(Dies(), (GainLife(Who.YOU, 1),))),
        ),
    )
    duel.attack("Ox")
    duel.answer("attacks", "dies")
    assert sorted(duel.stack()) == ["attacks", "dies"]


def test_a_creature_that_attacks_is_tapped_before_it_could_pay() -> None:
    elf = creature("Elf", 1, 1, MADE_BY_TAPPING)
    assert refused(war(says("Toll", CostToAttack(ONE, CREATURE, Who.YOU)), attackers=(elf,)), "Elf") == "508.1j"
    duel = war(says("Toll", CostToAttack(ONE, CREATURE, Who.YOU)), attackers=(elf,))
    duel.attack("Bear")
    assert duel.find("Elf").tapped


def test_the_total_is_the_same_though_an_attacker_is_given_up_for_it() -> None:
    seed = creature("Seed", 1, 1, MADE_OF_ITSELF, TriggeredAbility(Attacks(), (GainLife(Who.YOU, 1),)))
    duel = war(
        says("Toll", CostToAttack(ONE, CREATURE, Who.YOU)),
        lands=2,
        attackers=(
            creature("Ox"),
            seed,
            creature("Chief", 1, 1, TriggeredAbility(PlayerAttacks(Who.YOU, CREATURE, 2), (GainLife(Who.YOU, 1),))),
        ),
    )
    duel.attack("Bear", "Ox", "Seed")
    assert (tapped(duel), duel.where("Seed")) == (2, "graveyard")
    assert combat.attackers(duel.state) == (duel.find("Bear").id, duel.find("Ox").id)
    assert duel.stack() == ["attacks"]
    assert not duel.find("Seed").attacks


@pytest.mark.parametrize("attackers", [("Seed",), ("Bear", "Seed")])
def test_with_fewer_than_two_attackers_left_it_is_not_modelled_whether_one_attacks_alone(attackers: tuple[str, ...]) -> None:
    duel = war(
        says("Toll", CostToAttack(ONE, Quality(types=("Creature",), power_at_most=0), Who.YOU)),
        attackers=(creature("Seed", 0, 1, MADE_OF_ITSELF),),
    )
    with pytest.raises(NotModelled, match="where it shows whether it attacked"):
        duel.attack(*attackers)


def test_what_is_attacked_only_by_what_is_given_up_is_not_modelled_as_attacked() -> None:
    duel = war(
        says("Toll", CostToAttack(ONE, CREATURE, Who.YOU, or_planeswalkers=True)),
        lands=2,
        attackers=(creature("Ox"), creature("Seed", 0, 1, MADE_OF_ITSELF)),
    )
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    bob, teferi = duel.target("Bob"), duel.target("Teferi, Time Raveler")
    bear, ox, seed = (duel.find(label).id for label in ("Bear", "Ox", "Seed"))
    with pytest.raises(NotModelled, match="where it shows whether it attacked"):
        duel.game.do(actions.attack(ALICE, [(bear, bob), (ox, bob), (seed, teferi)]))


def test_what_guards_a_player_guards_no_planeswalker() -> None:
    duel = war(says("Prison", PRISON), lands=2)
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    duel.attack("Bear", what="Teferi, Time Raveler")
    assert tapped(duel) == 0


def test_a_resolved_spell_too_makes_attacks_cost_something() -> None:
    duel = war(lands=2)
    of = duel.find("Bear")
    duel.game.update(rules=(LastingRule(CostToAttack(ONE), of, BOB, Duration.END_OF_TURN, (of.id,)),))
    duel.attack("Bear")
    assert tapped(duel) == 1


# ---- requirements

SHY = creature("Bear", 2, 2, StaticAbility(MustAttack()), StaticAbility(CantFightAlone()))
"""It attacks each combat if able, and can't attack alone."""


def test_what_must_attack_with_another_need_not_where_that_one_has_to_be_paid_for() -> None:
    duel = war(lands=2, attackers=(creature("Ox", 1, 1, StaticAbility(CostToAttack(ONE))),))
    duel.game.change(duel.find("Bear").id, base=SHY)
    duel.attack()
    assert combat.attackers(duel.state) == ()


def test_what_must_attack_with_another_attacks_where_that_one_attacks_anyway() -> None:
    duel = war(lands=2, attackers=(creature("Ox", 1, 1, StaticAbility(CostToAttack(ONE))),))
    duel.game.change(duel.find("Bear").id, base=SHY)
    assert refused(duel, "Ox") == "508.1d"
    duel.attack("Ox", "Bear")
    assert tapped(duel) == 1


# ---- blocks


def blocking(*bobs: Characteristics, lands: int = 0) -> Duel:
    """Alice's Bear and Ox attack Bob, who has these and lands, and is to declare blockers."""
    duel = Duel()
    for label in ("Bear", "Ox"):
        duel.put(creature(label, 1, 3))
    for each in bobs:
        duel.put(each, seat=BOB)
    for number in range(lands):
        duel.put("Wastes", seat=BOB, label=f"Land {number}")
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear", "Ox")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    return duel


def test_what_a_block_costs_is_paid_by_its_controller() -> None:
    duel = blocking(creature("Elk", 1, 1, StaticAbility(CostToBlock(TWO))), lands=3)
    duel.block({"Elk": "Bear"})
    assert (tapped(duel), combat.blocking(duel.state, duel.find("Elk").id)) == (2, (duel.find("Bear").id,))


def test_a_block_that_can_not_be_paid_for_is_illegal_and_none_is_legal() -> None:
    duel = blocking(creature("Elk", 1, 1, StaticAbility(CostToBlock(TWO))), lands=1)
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.block({"Elk": "Bear"})
    assert (illegal.value.rule, duel.state) == ("509.1f", before)
    duel.block({})
    assert (tapped(duel), combat.blockers(duel.state)) == (0, ())


def test_a_blocker_that_is_tapped_for_mana_blocks() -> None:
    duel = blocking(creature("Elf", 1, 1, MADE_BY_TAPPING, StaticAbility(CostToBlock(ONE))))
    duel.block({"Elf": "Bear"})
    assert duel.find("Elf").tapped
    assert combat.blockers(duel.state, duel.find("Bear").id) == (duel.find("Elf").id,)


def test_a_blocker_that_is_given_up_for_its_block_is_not_modelled() -> None:
    duel = blocking(creature("Seed", 1, 1, MADE_OF_ITSELF, StaticAbility(CostToBlock(ONE))))
    with pytest.raises(NotModelled, match="given up for mana"):
        duel.block({"Seed": "Bear"})


def test_what_costs_it_to_attack_or_block_costs_each() -> None:
    static = StaticAbility(CostToAttack(ONE, or_block=True))
    duel = blocking(creature("Ape", 1, 1, static), lands=1)
    duel.block({"Ape": "Ox"})
    assert tapped(duel) == 1
    duel = war(lands=1, attackers=(creature("Ape", 1, 1, static, Keyword("vigilance")),))
    duel.attack("Ape")
    assert tapped(duel) == 1


def test_what_costs_it_to_attack_costs_no_block() -> None:
    duel = blocking(creature("Ape", 1, 1, StaticAbility(CostToAttack(ONE))), lands=1)
    duel.block({"Ape": "Ox"})
    assert tapped(duel) == 0


@pytest.mark.parametrize(("x", "mana"), [(0, 0), (1, 1), (2, 2)])
def test_what_is_announced_for_x_is_what_a_block_costs(x: int, mana: int) -> None:
    duel = Duel()
    duel.put(creature("Bear", 1, 3))
    duel.put(creature("Elk"), seat=BOB)
    for number in range(2):
        duel.put("Wastes", seat=BOB, label=f"Land {number}")
    duel.put("War Cadence")
    duel.mana("{C}" * x + "{R}")
    duel.game.do(actions.activate(Activation(ALICE, duel.find("War Cadence").id, x=x)))
    duel.resolve()
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Bear")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Elk": "Bear"})
    assert tapped(duel) == mana


def test_what_a_spell_says_of_attacks_for_x_holds_for_one_turn() -> None:
    duel = war(lands=0)
    duel.put("War Tax", seat=BOB)
    duel.mana("{C}{C}{U}", BOB)
    duel.game.update(priority=BOB, combat=None, step=Step.UPKEEP)
    duel.game.do(actions.activate(Activation(BOB, duel.find("War Tax").id, x=2)))
    duel.resolve()
    duel.pass_until(Step.DECLARE_ATTACKERS)
    assert refused(duel, "Bear") == "508.1j"
    duel.pass_until(Step.UPKEEP, BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    duel.attack("Bear")
    assert combat.attackers(duel.state) == (duel.find("Bear").id,)
