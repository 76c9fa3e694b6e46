"""Built-in cards that change damage or prevent it, played; and instructions about that which none of them has."""

import pytest

from oracle.abilities.costs import Cost, SacrificeThis
from oracle.abilities.effects import DealDamage, Effect, ForThisTurn, PreventAll, PreventNext, Rather
from oracle.abilities.kinds import ActivatedAbility, Keyword, SpellAbility
from oracle.abilities.qualities import CREATURE, IT, Kind, Quality, Target, Who
from oracle.abilities.statics import DamageCantBePrevented
from oracle.life import Change, change
from oracle.objects import Characteristics, Zone
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent

ANY = Target(Kind.ANY_TARGET)


@pytest.fixture
def duel() -> Duel:
    """Alice has a Bear 2/2 and a red Imp 2/2, mana and two Bolts; Bob has an Ox 3/9, and white mana."""
    game = Duel()
    game.put(creature("Bear", 2, 2))
    game.put(creature("Imp", 2, 2, mana="{R}"))
    game.put(creature("Ox", 3, 9), seat=BOB)
    for number in (1, 2):
        game.put("Lightning Bolt", Zone.HAND, label=f"Bolt {number}")
    game.mana("{R}{R}")
    game.mana("{W}{W}{W}", BOB)
    return game


def life(duel: Duel) -> tuple[int, int]:
    return duel.game.player(ALICE).life, duel.game.player(BOB).life


def play(duel: Duel, label: str, *targets: str) -> None:
    duel.cast(label, *targets)
    duel.resolve()


def made_up(duel: Duel, *effects: Effect, target: Target = ANY) -> None:
    """Alice has an instant in hand."""
    spell = SpellAbility(effects, (target,))
    duel.put(Characteristics("Spell", (), types=("Instant",), abilities=(spell,)), Zone.HAND)


# ---- sources of a player's choice


def test_a_circle_of_protection_prevents_the_next_damage_of_the_chosen_source(duel: Duel) -> None:
    duel.put("Circle of Protection: Red", seat=BOB)
    duel.cast("Bolt 1", "Bob")
    duel.pass_()
    duel.activate("Circle of Protection: Red", seat=BOB)
    duel.resolve()
    assert (duel.question.player, duel.question.kind, duel.options()) == (BOB, "choose objects", ["Bolt 1", "Imp"])
    duel.answer("Bolt 1")
    duel.resolve()
    assert (life(duel), duel.state.shields) == ((20, 20), ())


def test_another_source_is_not_prevented_and_uses_nothing_up(duel: Duel) -> None:
    duel.put("Circle of Protection: Red", seat=BOB)
    duel.cast("Bolt 1", "Bob")
    duel.pass_()
    duel.activate("Circle of Protection: Red", seat=BOB)
    duel.resolve()
    duel.answer("Imp")
    duel.resolve()
    assert (life(duel), len(duel.state.shields)) == ((20, 17), 1)


def test_a_source_that_is_gone_may_be_chosen_while_its_ability_is_on_the_stack(duel: Duel) -> None:
    give_up = Cost(parts=(SacrificeThis(),))
    duel.put(creature("Fanatic", 1, 1, ActivatedAbility(give_up, (DealDamage(1),), (ANY,))))
    duel.put("Reverse Damage", Zone.HAND, BOB)
    duel.activate("Fanatic", "Bob")
    duel.pass_()
    duel.cast("Reverse Damage", seat=BOB)
    duel.resolve()
    gone = duel.state.zones[Zone.STACK, None][0]
    source = duel.state.objects[gone].ability
    assert source is not None
    fanatic = next(each for each in duel.question.options if getattr(each, "object", None) == source.source.id)
    duel.game.answer(BOB, [fanatic])
    duel.resolve()
    assert life(duel) == (20, 21)


def test_a_shield_against_one_source_of_your_choice(duel: Duel) -> None:
    duel.put("Healing Grace", Zone.HAND, BOB)
    duel.cast("Bolt 1", "Bob")
    duel.pass_()
    duel.cast("Healing Grace", "Bob", seat=BOB)
    duel.resolve()
    duel.answer("Bolt 1")
    duel.resolve()
    assert life(duel) == (20, 23)
    play(duel, "Bolt 2", "Bob")
    assert life(duel) == (20, 20)


# ---- this turn


def test_awe_strike_in_combat(duel: Duel) -> None:
    duel.put("Awe Strike", Zone.HAND, BOB)
    duel.in_combat(["Bear", "Imp"], {})
    duel.mana("{W}", BOB)
    duel.pass_()
    duel.cast("Awe Strike", "Bear", seat=BOB)
    duel.pass_until(Step.END_OF_COMBAT)
    assert life(duel) == (20, 20)


def test_the_maze_of_ith_prevents_combat_damage_both_ways(duel: Duel) -> None:
    duel.put("Maze of Ith", seat=BOB)
    duel.in_combat(["Bear", "Imp"], {"Ox": "Bear"})
    duel.pass_()
    duel.activate("Maze of Ith", "Bear", seat=BOB)
    duel.resolve()
    assert not duel.find("Bear").tapped
    duel.pass_until(Step.END_OF_COMBAT)
    assert (duel.where("Bear"), duel.find("Ox").damage, life(duel)) == ("battlefield", 0, (20, 18))


def test_all_damage_to_a_target_is_prevented_this_turn(duel: Duel) -> None:
    duel.put("Indestructible Aura", Zone.HAND)
    duel.mana("{W}{R}{R}")
    play(duel, "Indestructible Aura", "Ox")
    for bolt in ("Bolt 1", "Bolt 2"):
        play(duel, bolt, "Ox")
    assert duel.find("Ox").damage == 0
    duel.pass_until(Step.UPKEEP)
    assert duel.state.shields == ()


def test_all_damage_by_a_target_is_prevented_this_turn(duel: Duel) -> None:
    made_up(duel, PreventAll(to=False, by=True, combat=True))
    play(duel, "Spell", "Bear")
    duel.in_combat(["Bear"], {"Ox": "Bear"})
    duel.pass_until(Step.END_OF_COMBAT)
    assert (duel.find("Ox").damage, duel.where("Bear")) == (0, "graveyard")


def test_damage_can_not_be_prevented_this_turn(duel: Duel) -> None:
    duel.put("Urza's Armor", seat=BOB)
    made_up(duel, ForThisTurn(DamageCantBePrevented()), target=Target(Kind.PLAYER))
    play(duel, "Bolt 1", "Bob")
    play(duel, "Spell", "Alice")
    play(duel, "Bolt 2", "Bob")
    assert life(duel) == (20, 20 - 2 - 3)
    duel.pass_until(Step.UPKEEP)
    assert duel.state.rules == ()


# ---- permanents


def test_gisela_doubles_what_opponents_are_dealt_and_halves_what_you_are(duel: Duel) -> None:
    duel.put("Gisela, Blade of Goldnight")
    play(duel, "Bolt 1", "Bob")
    play(duel, "Bolt 2", "Alice")
    assert life(duel) == (19, 14)


def test_a_blocked_hydra_shrinks_by_what_it_would_have_been_dealt(duel: Duel) -> None:
    duel.put("Phyrexian Hydra")
    duel.in_combat(["Phyrexian Hydra"], {"Ox": "Phyrexian Hydra"})
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.numbers("Phyrexian Hydra") == (4, 4)
    assert duel.numbers("Ox") == (-4, 2)


def test_soul_scar_mage(duel: Duel) -> None:
    duel.put("Soul-Scar Mage")
    duel.cast("Bolt 1", "Ox")
    duel.resolve_all()
    assert (duel.find("Ox").damage, duel.numbers("Ox")) == (0, (0, 6))


def test_a_giant_takes_what_its_controller_and_their_other_permanents_would_be_dealt(duel: Duel) -> None:
    duel.put("Palisade Giant", seat=BOB)
    play(duel, "Bolt 1", "Bob")
    play(duel, "Bolt 2", "Ox")
    assert (life(duel), duel.find("Ox").damage, duel.find("Palisade Giant").damage) == ((20, 20), 0, 6)


def test_only_combat_damage_to_the_jellyfish_is_prevented(duel: Duel) -> None:
    duel.put("Guard Gomazoa", seat=BOB)
    duel.in_combat(["Bear"], {"Guard Gomazoa": "Bear"})
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.find("Guard Gomazoa").damage == 0
    duel.mana("{R}")
    play(duel, "Bolt 1", "Guard Gomazoa")
    assert duel.where("Guard Gomazoa") == "graveyard"


def test_another_source_than_the_hellion(duel: Duel) -> None:
    duel.put("Embermaw Hellion")
    duel.in_combat(["Embermaw Hellion", "Imp"], {})
    duel.pass_until(Step.END_OF_COMBAT)
    assert life(duel) == (20, 20 - 4 - 3)


# ---- excess damage, and damage instead


def test_excess_damage_is_dealt_to_the_controller_instead(duel: Duel) -> None:
    made_up(duel, DealDamage(4, excess_to=Who.ITS_CONTROLLER), target=Target(quality=CREATURE))
    duel.put(creature("Calf", 2, 3), seat=BOB, damage=1)
    play(duel, "Spell", "Calf")
    assert (duel.where("Calf"), life(duel)) == ("graveyard", (20, 18))


def test_without_excess_nothing_is_dealt_to_the_controller(duel: Duel) -> None:
    made_up(duel, DealDamage(4, excess_to=Who.ITS_CONTROLLER), target=Target(quality=CREATURE))
    play(duel, "Spell", "Ox")
    assert (duel.find("Ox").damage, life(duel)) == (4, (20, 20))


def test_more_than_one_is_excess_from_a_source_with_deathtouch(duel: Duel) -> None:
    spell = SpellAbility((DealDamage(4, excess_to=Who.ITS_CONTROLLER),), (Target(quality=CREATURE),))
    touch = Characteristics("Touch", (), types=("Instant",), abilities=(Keyword("deathtouch"), spell))
    duel.put(touch, Zone.HAND)
    play(duel, "Touch", "Ox")
    assert (duel.where("Ox"), life(duel)) == ("graveyard", (20, 17))


def test_of_a_permanent_of_several_types_the_most_that_is_excess_for_one_counts(duel: Duel) -> None:
    made_up(duel, DealDamage(5, excess_to=Who.ITS_CONTROLLER), target=Target())
    both = creature("Both", 3, 4, types=("Planeswalker", "Creature"))
    duel.put(both, seat=BOB, counters=(("loyalty", 2),))
    play(duel, "Spell", "Both")
    assert life(duel) == (20, 17)


def test_damage_to_a_battle_beyond_its_defense_is_excess(duel: Duel) -> None:
    made_up(duel, DealDamage(5, excess_to=Who.ITS_CONTROLLER), target=Target())
    duel.put(permanent("Fort", "Battle"), seat=BOB, counters=(("defense", 2),))
    play(duel, "Spell", "Fort")
    assert (duel.where("Fort"), life(duel)) == ("graveyard", (20, 17))


@pytest.mark.parametrize(("to", "expected"), [("Ox", 4), ("Bear", 2)])
def test_an_amount_that_replaces_the_first_one(duel: Duel, to: str, expected: int) -> None:
    rather = Rather(4, Quality(controller=Who.OPPONENT))
    made_up(duel, DealDamage(2, rather=rather), target=Target(quality=CREATURE))
    duel.game.change(duel.find("Bear").id, base=creature("Bear", 2, 9))
    play(duel, "Spell", to)
    assert duel.find(to).damage == expected


def test_a_creature_deals_its_damage_to_its_own_controller(duel: Duel) -> None:
    made_up(duel, DealDamage(3, Who.ITS_CONTROLLER, by=IT), target=Target(quality=CREATURE))
    duel.game.change(duel.find("Ox").id, base=creature("Ox", 3, 9, Keyword("lifelink")))
    play(duel, "Spell", "Ox")
    assert life(duel) == (20, 20)


# ---- one event (120.4d)


def test_boon_reflection_doubles_what_lifelink_gains_of_what_a_shield_lets_through(duel: Duel) -> None:
    duel.put("Boon Reflection")
    duel.put(creature("Attacker", 3, 3, Keyword("wither"), Keyword("lifelink")))
    duel.put(creature("Blocker", 2, 2), seat=BOB)
    made_up(duel, PreventNext(2), target=Target(quality=CREATURE))
    duel.in_combat(["Attacker"], {"Blocker": "Attacker"})
    play(duel, "Spell", "Blocker")
    duel.pass_until(Step.END_OF_COMBAT)
    assert (duel.numbers("Blocker"), duel.find("Attacker").damage, life(duel)) == ((1, 1), 2, (22, 20))


def test_worship_is_not_applied_where_as_much_life_is_gained(duel: Duel) -> None:
    duel.put("Worship", seat=BOB)
    duel.put("Awe Strike", Zone.HAND, BOB)
    for label in ("First", "Second"):
        duel.put(creature(label, 5, 5))
    duel.game.change_player(BOB, life=2)
    duel.in_combat(["First", "Second"], {})
    duel.mana("{W}", BOB)
    duel.pass_()
    duel.cast("Awe Strike", "First", seat=BOB)
    duel.pass_until(Step.END_OF_COMBAT)
    assert life(duel) == (20, 2)


@pytest.mark.parametrize(("first", "expected"), [("Worship", 3), ("Boon Reflection", 1)])
def test_what_is_gained_and_lost_at_once_is_one_event_for_who_chooses(duel: Duel, first: str, expected: int) -> None:
    """Bob, at 2 life, loses 5 and gains 2: with Worship first he loses 3 and gains 4, else he gains 4 and loses 5."""
    duel.put("Worship", seat=BOB)
    duel.put("Boon Reflection", seat=BOB)
    duel.game.change_player(BOB, life=2)
    duel.game.do(lambda game: change(game, [Change(BOB, -5, by_damage=True), Change(BOB, 2)]))
    duel.answer(first)
    assert life(duel) == (20, expected)


@pytest.mark.parametrize(("keywords", "expected"), [((), (20, 20)), ((Keyword("trample"),), (20, 17))])
def test_ram_through(duel: Duel, keywords: tuple[Keyword, ...], expected: tuple[int, int]) -> None:
    duel.put("Ram Through", Zone.HAND)
    duel.mana("{G}{G}")
    duel.put(creature("Ram", 5, 5, *keywords))
    duel.put(creature("Calf", 2, 2), seat=BOB)
    play(duel, "Ram Through", "Ram", "Calf")
    assert (duel.where("Calf"), life(duel)) == ("graveyard", expected)
