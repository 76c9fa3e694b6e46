from typing import Any

import pytest

from oracle import actions, events, layers, life, limits
from oracle.abilities.conditions import YourLife
from oracle.abilities.costs import Cost, PayLife
from oracle.abilities.effects import CantGainLifeAnyMore, Draw, Effect, GainLife, LifeBecomes, LoseLife
from oracle.abilities.events import Enters
from oracle.abilities.kinds import ActivatedAbility, Keyword, SpellAbility, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Kind, Target, Who
from oracle.abilities.statics import (
    Anthem,
    CantGainLife,
    CantLose,
    DamageLeavesOneLife,
    DoesntLoseForLife,
    LifeCantChange,
    LifeForMana,
    LosesMoreLife,
    MoreLife,
    Static,
)
from oracle.damage import Damage
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Characteristics, ChosenTarget, Seat, Zone
from oracle.playing.activating import Activation
from oracle.priority import give
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def source(label: str, *statics: Static) -> Characteristics:
    return permanent(label, "Enchantment", *map(StaticAbility, statics))


def gain(duel: Duel, player: Seat, amount: int) -> None:
    duel.game.do(lambda game: life.gain(game, player, amount))


def lose(duel: Duel, player: Seat, amount: int) -> None:
    duel.game.do(lambda game: life.lose(game, player, amount))


def damage(duel: Duel, player: Seat, amount: int) -> None:
    duel.put("Grizzly Bears", seat=Seat(1 - player), label=f"who deals {amount} to {player}")
    duel.deal(Damage(duel.find(f"who deals {amount} to {player}").id, ChosenTarget(player=player), amount))


def totals(duel: Duel) -> list[int]:
    return [player.life for player in duel.state.players]


def lost(duel: Duel) -> list[bool]:
    duel.game.do(lambda game: give(game, ALICE))
    return [player.lost for player in duel.state.players]


# ---- more of it


@pytest.mark.parametrize(("statics", "gained"), [([2], 6), ([2, 2], 12), ([2, 2, 2], 24), ([0], 0), ([2] * 30, 3 << 30)])
def test_each_effect_multiplies_once(statics: list[int], gained: int) -> None:
    duel = Duel()
    for number, times in enumerate(statics):
        duel.put(source(f"{number}", MoreLife(times=times)))
    gain(duel, ALICE, 3)
    gain(duel, BOB, 3)
    assert totals(duel) == [20 + gained, 23]


@pytest.mark.parametrize(("first", "gained"), [("Angel", 8), ("Reflection", 7)])
def test_who_gains_life_says_which_effect_is_first(first: str, gained: int) -> None:
    duel = Duel()
    duel.put(source("Angel", MoreLife(plus=1)))
    duel.put(source("Reflection", MoreLife(times=2)))
    gain(duel, ALICE, 3)
    assert (duel.question.player, duel.question.kind) == (ALICE, "replacement")
    duel.answer(first)
    assert totals(duel) == [20 + gained, 20]


def test_no_gain_is_none_that_could_be_more() -> None:
    duel = Duel()
    duel.put(source("Angel", MoreLife(plus=1)))
    gain(duel, ALICE, 0)
    assert totals(duel) == [20, 20]


@pytest.mark.parametrize(("active", "expected"), [(ALICE, [17, 14]), (BOB, [17, 17])])
def test_an_opponent_loses_twice_as_much_on_your_turn(active: Seat, expected: list[int]) -> None:
    duel = Duel()
    duel.game.update(active=active)
    duel.put("Bloodletter of Aclazotz")
    for player in (ALICE, BOB):
        lose(duel, player, 3)
    assert totals(duel) == expected


def test_damage_costs_twice_as_much_life_too_and_is_no_more_damage() -> None:
    duel = Duel()
    duel.put("Bloodletter of Aclazotz")
    linked = duel.put(creature("Linked", 3, 3, Keyword("lifelink")))
    duel.deal(Damage(linked, ChosenTarget(player=BOB), 3))
    assert totals(duel) == [23, 14]


def test_life_that_is_paid_is_lost_and_so_lost_twice() -> None:
    duel = Duel()
    duel.put("Bloodletter of Aclazotz")
    pays = ActivatedAbility(Cost(None, (PayLife(3),)), (Draw(),))
    duel.put(creature("Payer", 1, 1, pays), seat=BOB)
    duel.game.update(priority=BOB)
    duel.game.do(actions.activate(Activation(BOB, duel.find("Payer").id)))
    assert totals(duel) == [20, 14]


# ---- none of it


@pytest.mark.parametrize(
    ("static", "expected"),
    [
        (CantGainLife(Who.ANYONE), [20, 20]),
        (CantGainLife(Who.OPPONENT), [23, 20]),
        (CantGainLife(Who.YOU), [20, 23]),
        (LifeCantChange(Who.YOU), [20, 23]),
    ],
)
def test_life_that_can_not_be_gained(static: Static, expected: list[int]) -> None:
    duel = Duel()
    duel.put(source("Forbidding", static))
    for player in (ALICE, BOB):
        gain(duel, player, 3)
    assert totals(duel) == expected


def test_nothing_replaces_a_gain_that_can_not_happen() -> None:
    duel = Duel()
    duel.put(source("Forbidding", CantGainLife(Who.ANYONE)))
    duel.put(source("Angel", MoreLife(plus=5)))
    gain(duel, ALICE, 3)
    assert totals(duel) == [20, 20]


def test_a_life_total_that_can_not_change_is_not_lost_by_damage_which_is_dealt_all_the_same() -> None:
    duel = Duel()
    duel.put("Platinum Emperion", seat=BOB)
    linked = duel.put(creature("Linked", 3, 3, Keyword("lifelink")))
    duel.deal(Damage(linked, ChosenTarget(player=BOB), 3))
    lose(duel, BOB, 5)
    lose(duel, ALICE, 5)
    assert totals(duel) == [18, 20]


def test_poison_is_no_life() -> None:
    duel = Duel()
    duel.put("Platinum Emperion", seat=BOB)
    sick = duel.put(creature("Sick", 3, 3, Keyword("infect")))
    duel.deal(Damage(sick, ChosenTarget(player=BOB), 3))
    assert [player.counted("poison") for player in duel.state.players] == [0, 3]


@pytest.mark.parametrize(("amount", "works"), [(0, True), (1, False)])
def test_life_that_can_not_be_lost_can_not_be_paid(amount: int, works: bool) -> None:
    duel = Duel()
    duel.put("Platinum Emperion")
    duel.put(creature("Payer", 1, 1, ActivatedAbility(Cost(None, (PayLife(amount),)), (GainLife(),))))
    before = duel.state
    activation = actions.activate(Activation(ALICE, duel.find("Payer").id))
    if works:
        duel.game.do(activation)
        assert duel.stack() == ["activated"]
    else:
        with pytest.raises(IllegalAction):
            duel.game.do(activation)
        assert duel.state == before


def test_nor_rather_than_mana() -> None:
    duel = Duel()
    duel.put(source("For life", LifeForMana("B")))
    duel.put(creature("Bat", 1, 1, mana="{B}"), Zone.HAND)
    duel.put("Platinum Emperion")
    with pytest.raises(IllegalAction):
        duel.cast("Bat")
    events.destroy(duel.game, [duel.find("Platinum Emperion").id])
    duel.cast("Bat")
    assert totals(duel) == [18, 20]


@pytest.mark.parametrize(("total", "payable"), [(5, 5), (0, 0), (-3, 0)])
def test_nobody_pays_more_life_than_they_have(total: int, payable: int) -> None:
    duel = Duel()
    duel.game.change_player(ALICE, life=total)
    assert limits.payable_life(duel.state, ALICE) == payable


def cast(duel: Duel, *effects: Effect, target: bool = False) -> None:
    duel.put(permanent("Spell", "Sorcery", SpellAbility(effects, (Target(Kind.PLAYER),) if target else ())), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Spell", *(["Bob"] if target else []))
    duel.resolve()


def test_for_the_rest_of_the_game() -> None:
    duel = Duel()
    cast(duel, CantGainLifeAnyMore(Who.TARGET_PLAYER), target=True)
    duel.pass_until(Step.PRECOMBAT_MAIN, BOB)
    duel.pass_until(Step.PRECOMBAT_MAIN, ALICE)
    for player in (ALICE, BOB):
        gain(duel, player, 3)
    assert totals(duel) == [23, 20]


# ---- a number


@pytest.mark.parametrize(("life_before", "expected"), [(20, [10, 20]), (4, [16, 20])])
def test_a_life_total_becomes_a_number_by_gaining_or_losing(life_before: int, expected: list[int]) -> None:
    duel = Duel()
    duel.put("Boon Reflection")
    duel.game.change_player(ALICE, life=life_before)
    cast(duel, LifeBecomes(Who.YOU, 10))
    assert totals(duel) == expected


@pytest.mark.parametrize(
    ("before", "static", "expected"),
    [(20, CantGainLife(Who.ANYONE), 10), (4, CantGainLife(Who.ANYONE), 4), (20, LifeCantChange(Who.YOU), 20)],
)
def test_unless_it_can_not(before: int, static: Static, expected: int) -> None:
    duel = Duel()
    duel.put(source("Forbidding", static))
    duel.game.change_player(ALICE, life=before)
    cast(duel, LifeBecomes(Who.YOU, 10))
    assert totals(duel)[0] == expected


# ---- Worship


@pytest.mark.parametrize(("before", "amount", "after"), [(5, 4, 1), (5, 5, 1), (5, 9, 1), (1, 1, 1), (5, 3, 2)])
def test_damage_leaves_one_life_as_long_as_there_is_a_creature(before: int, amount: int, after: int) -> None:
    duel = Duel()
    duel.put("Worship")
    duel.game.change_player(ALICE, life=before)
    damage(duel, ALICE, amount)
    assert totals(duel)[0] == before - amount
    duel.game.change_player(ALICE, life=before)
    duel.put("Grizzly Bears")
    damage(duel, ALICE, amount)
    assert totals(duel)[0] == after


def test_all_damage_that_is_dealt_at_once_leaves_one_life() -> None:
    duel = Duel()
    duel.put("Worship")
    duel.put("Grizzly Bears")
    duel.game.change_player(ALICE, life=5)
    attackers = [duel.put(creature(f"Attacker {number}", 3, 3), seat=BOB) for number in (1, 2)]
    duel.deal(*(Damage(each, ChosenTarget(player=ALICE), 3) for each in attackers))
    assert totals(duel)[0] == 1


def test_it_leaves_nothing_of_life_that_is_lost_otherwise() -> None:
    duel = Duel()
    duel.put("Worship")
    duel.put("Grizzly Bears")
    lose(duel, ALICE, 20)
    assert totals(duel)[0] == 0


def test_whom_it_finds_below_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(source("Worship", DamageLeavesOneLife(CREATURE)))
    duel.put("Grizzly Bears")
    duel.game.change_player(ALICE, life=0)
    with pytest.raises(NotModelled):
        damage(duel, ALICE, 1)


@pytest.mark.parametrize(("first", "after"), [("Worship", -3), ("Bloodletter", 1)])
def test_it_is_one_effect_among_others(first: str, after: int) -> None:
    duel = Duel()
    duel.put(source("Worship", DamageLeavesOneLife(CREATURE)), seat=BOB)
    duel.put("Grizzly Bears", seat=BOB, label="bears")
    duel.put(source("Bloodletter", LosesMoreLife(Who.OPPONENT, 2)))
    duel.game.change_player(BOB, life=5)
    damage(duel, BOB, 7)
    assert duel.question.player == BOB
    duel.answer(first)
    assert totals(duel)[1] == after


# ---- who doesn't lose


@pytest.mark.parametrize(
    ("trouble", "static", "loses"),
    [
        ({"life": 0}, DoesntLoseForLife(Who.YOU), False),
        ({"life": -3}, CantLose(Who.YOU), False),
        ({"counters": (("poison", 10),)}, DoesntLoseForLife(Who.YOU), True),
        ({"counters": (("poison", 10),)}, CantLose(Who.YOU), False),
        ({"life": 0}, CantLose(Who.OPPONENT), True),
        ({"life": 0}, LifeCantChange(Who.YOU), True),
    ],
)
def test_who_does_not_lose(trouble: dict[str, Any], static: Static, loses: bool) -> None:
    duel = Duel()
    duel.put(source("Keeping", static))
    duel.game.change_player(ALICE, **trouble)
    assert lost(duel) == [loses, False]


def test_who_could_not_lose_for_an_empty_library_does_not_lose_for_it_later() -> None:
    duel = Duel()
    duel.put("Platinum Angel")
    events.draw(duel.game, ALICE, 4)
    assert lost(duel) == [False, False]
    events.destroy(duel.game, [duel.find("Platinum Angel").id])
    assert lost(duel) == [False, False]


def test_who_could_not_lose_with_too_little_life_loses_as_soon_as_they_can() -> None:
    duel = Duel()
    duel.put("Platinum Angel")
    duel.game.change_player(ALICE, life=-1)
    assert lost(duel) == [False, False]
    events.destroy(duel.game, [duel.find("Platinum Angel").id])
    assert lost(duel) == [True, False]


# ---- how much there is


@pytest.mark.parametrize(("condition", "totals_that_do"), [(YourLife(at_least=25), [25, 40]), (YourLife(at_most=0), [0, -5])])
def test_as_long_as_you_have_so_much_life(condition: YourLife, totals_that_do: list[int]) -> None:
    duel = Duel()
    duel.put(permanent("While", "Enchantment", StaticAbility(Anthem(CREATURE, 2, 2), condition)))
    duel.put("Grizzly Bears")
    for total in (20, 24, 1, 25, 40, 0, -5):
        duel.game.change_player(ALICE, life=total)
        assert duel.numbers("Grizzly Bears") == ((4, 4) if total in totals_that_do else (2, 2))


def test_an_ability_asks_for_your_life_as_it_triggers() -> None:
    duel = Duel()
    asks = TriggeredAbility(Enters(), (LoseLife(Who.EACH_OPPONENT, 1),), condition=YourLife(at_least=21))
    duel.put(creature("Asking", 1, 1, asks), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Asking")
    duel.resolve()
    assert duel.stack() == []
    assert layers.is_permanent(duel.state, duel.find("Asking").id)
