"""Cards that put keyword counters on a condition, for what is in a graveyard, or beside something else, in play."""

from __future__ import annotations

import pytest

from oracle import actions, layers
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import Quality, Who
from oracle.abilities.statics import EnterWithMore
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.playing.activating import Activation
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def subtypes(duel: Duel, label: str) -> tuple[str, ...]:
    return layers.characteristics(duel.state, duel.find(label).id).subtypes


def activated(duel: Duel, label: str, *targets: str, mana: str = "{C}{C}{C}{C}{C}", ability: int = 0) -> None:
    """Alice activates an ability for this mana, and it resolves, or asks."""
    duel.mana(mana)
    duel.activate(label, *targets, ability=ability)
    duel.resolve()


# ---- the counters of another object


def test_what_enters_gets_as_many_counters_of_each_kind_as_are_there() -> None:
    duel = Duel()
    duel.put("Denry Klin, Editor in Chief", counters=(("+1/+1", 2), ("first strike", 1)))
    duel.play("Grizzly Bears")
    duel.resolve_all()
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 2, "first strike": 1}
    assert counters(duel, "Denry Klin, Editor in Chief") == {"+1/+1": 2, "first strike": 1}


def test_nothing_triggers_where_there_are_no_counters() -> None:
    duel = Duel()
    duel.put("Denry Klin, Editor in Chief")
    duel.play("Grizzly Bears")
    assert duel.stack() == []


def test_the_counters_of_what_died_are_put_on_another_creature() -> None:
    duel = Duel()
    duel.put("Reluctant Role Model")
    duel.put("Grizzly Bears", counters=(("flying", 1), ("charge", 2)))
    duel.put("Hill Giant", seat=BOB)
    duel.play("Blood Curdle", "Grizzly Bears")
    duel.answer("Hill Giant")
    duel.resolve_all()
    assert counters(duel, "Hill Giant") == {"charge": 2, "flying": 1}


def test_survival_looks_at_the_second_main_phase_and_at_no_later_one() -> None:
    duel = Duel()
    duel.put("Reluctant Role Model", tapped=True)
    duel.pass_until_asked()
    assert (duel.state.step, duel.options()) == (Step.POSTCOMBAT_MAIN, ["+1/+1", "flying", "lifelink"])
    duel.answer("lifelink")
    assert counters(duel, "Reluctant Role Model") == {"lifelink": 1}
    duel.game.update(main_phases=2, step=Step.END_OF_COMBAT, priority=ALICE)
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert duel.stack() == []


def test_survival_needs_it_tapped() -> None:
    duel = Duel()
    duel.put("Reluctant Role Model")
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert duel.stack() == []


# ---- several of a kind


def test_each_counter_of_a_kind_gives_its_keyword() -> None:
    """122.1b speaks of a counter; where several make one effect, as in 122.1c-d, that is said."""
    duel = Duel()
    duel.put("Grizzly Bears")
    bears = duel.find("Grizzly Bears").id
    duel.game.change(bears, counters=(("exalted", 2),))
    assert layers.characteristics(duel.game.state, bears).abilities == (Keyword("exalted"), Keyword("exalted"))


# ---- for what is in a graveyard


def test_a_process_is_repeated_for_each_keyword_of_creature_cards_in_the_graveyard() -> None:
    duel = Duel()
    duel.put(creature("Dead Drake", 2, 2, Keyword("flying"), Keyword("vigilance")), Zone.GRAVEYARD)
    duel.put(creature("Bob's Dead Wurm", 2, 2, Keyword("trample")), Zone.GRAVEYARD, BOB)
    duel.put("Grizzly Bears")
    duel.play("Kathril, Aspect Warper")
    duel.resolve()
    assert duel.options() == ["Grizzly Bears", "Kathril, Aspect Warper"]
    duel.answer("Grizzly Bears")
    duel.answer("Kathril, Aspect Warper")
    assert counters(duel, "Grizzly Bears") == {"flying": 1}
    assert counters(duel, "Kathril, Aspect Warper") == {"+1/+1": 2, "vigilance": 1}


def test_each_counter_counts_that_the_process_has_put() -> None:
    duel = Duel()
    duel.put("Vorinclex, Monstrous Raider")
    duel.put(creature("Dead Drake", 2, 2, Keyword("flying")), Zone.GRAVEYARD)
    duel.play("Kathril, Aspect Warper")
    duel.resolve()
    duel.answer("Vorinclex, Monstrous Raider")
    assert counters(duel, "Vorinclex, Monstrous Raider") == {"flying": 2}
    assert counters(duel, "Kathril, Aspect Warper") == {"+1/+1": 4}


def test_a_card_with_hexproof_from_something_is_found_where_hexproof_is_looked_for() -> None:
    """702.11e."""
    duel = Duel()
    duel.put(creature("Dead Knight", 2, 2, Keyword("hexproof from black")), Zone.GRAVEYARD)
    duel.play("Kathril, Aspect Warper")
    duel.resolve()
    assert counters(duel, "Kathril, Aspect Warper") == {"+1/+1": 1, "hexproof": 1}


def test_a_variant_of_trample_is_not_guessed_at() -> None:
    duel = Duel()
    duel.put(creature("Dead Legionary", 2, 2, Keyword("trample over planeswalkers")), Zone.GRAVEYARD)
    duel.play("Kathril, Aspect Warper")
    with pytest.raises(NotModelled):
        duel.resolve()


# ---- for as long as there is a counter


def wraith() -> Duel:
    duel = Duel()
    duel.put("Minas Morgul, Dark Fortress")
    duel.put("Grizzly Bears")
    activated(duel, "Minas Morgul, Dark Fortress", "Grizzly Bears", mana="{B}{C}{C}{C}")
    return duel


def test_what_it_becomes_lasts_for_as_long_as_the_counter_is_there_and_does_not_begin_again() -> None:
    duel = wraith()
    assert (counters(duel, "Grizzly Bears"), subtypes(duel, "Grizzly Bears")) == ({"shadow": 1}, ("Bear", "Wraith"))
    duel.pass_until(Step.UPKEEP, BOB)
    assert subtypes(duel, "Grizzly Bears") == ("Bear", "Wraith")
    bears = duel.find("Grizzly Bears").id
    duel.game.change(bears, counters=())
    assert subtypes(duel, "Grizzly Bears") == ("Bear",)
    duel.game.change(bears, counters=(("shadow", 1),))
    assert subtypes(duel, "Grizzly Bears") == ("Bear",)


def test_nothing_begins_where_the_counter_can_not_be_put() -> None:
    duel = Duel()
    duel.put("Solemnity")
    duel.put("Minas Morgul, Dark Fortress")
    duel.put("Grizzly Bears")
    activated(duel, "Minas Morgul, Dark Fortress", "Grizzly Bears", mana="{B}{C}{C}{C}")
    assert (counters(duel, "Grizzly Bears"), subtypes(duel, "Grizzly Bears")) == ({}, ("Bear",))


def test_what_something_becomes_without_a_duration_lasts() -> None:
    duel = Duel()
    duel.put("Tyrite Sanctum")
    duel.put("Vorinclex, Monstrous Raider")
    activated(duel, "Tyrite Sanctum", "Vorinclex, Monstrous Raider", ability=2)
    duel.pass_until(Step.UPKEEP, BOB)
    assert subtypes(duel, "Vorinclex, Monstrous Raider") == ("Phyrexian", "Praetor", "God")


def test_only_what_has_become_something_becomes_more() -> None:
    duel = Duel()
    duel.put("Evolved Sleeper")
    activated(duel, "Evolved Sleeper", mana="{B}{C}", ability=2)
    assert counters(duel, "Evolved Sleeper") == {}
    activated(duel, "Evolved Sleeper", mana="{B}", ability=1)
    assert (subtypes(duel, "Evolved Sleeper"), duel.numbers("Evolved Sleeper")) == (("Human", "Cleric"), (2, 2))
    activated(duel, "Evolved Sleeper", mana="{B}{C}", ability=2)
    assert subtypes(duel, "Evolved Sleeper") == ("Phyrexian", "Human", "Cleric")
    assert (counters(duel, "Evolved Sleeper"), duel.numbers("Evolved Sleeper")) == ({"deathtouch": 1}, (3, 3))


# ---- when you do (603.12)


def test_a_reflexive_ability_has_its_target_chosen_after_the_payment() -> None:
    duel = Duel()
    duel.game.change_player(ALICE, counters=(("energy", 3),))
    for name in ("Guide of Souls", "Grizzly Bears", "Hill Giant"):
        duel.put(name)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Grizzly Bears", "Hill Giant")
    duel.resolve()
    assert (duel.question.kind, duel.stack()) == ("pay", ["attacks"])
    duel.yes()
    assert (duel.question.kind, duel.options()) == ("targets", ["Grizzly Bears", "Hill Giant"])
    duel.answer("Hill Giant")
    duel.resolve()
    assert counters(duel, "Hill Giant") == {"+1/+1": 2, "flying": 1}
    assert subtypes(duel, "Hill Giant") == ("Giant", "Angel")


def test_who_does_not_pay_has_no_reflexive_ability() -> None:
    duel = Duel()
    duel.game.change_player(ALICE, counters=(("energy", 3),))
    for name in ("Guide of Souls", "Grizzly Bears"):
        duel.put(name)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Grizzly Bears")
    duel.resolve()
    duel.no()
    assert (duel.stack(), duel.state.waiting) == ([], ())


def test_a_reflexive_ability_speaks_of_the_player_of_the_event() -> None:
    duel = Duel()
    duel.put("Leatherhead, Swamp Stalker", counters=(("hexproof", 1), ("+1/+1", 1)))
    duel.put("Jalum Tome")
    for name in ("Throne of Geth", "Solemnity"):
        duel.put(name, seat=BOB)
    duel.in_combat(["Leatherhead, Swamp Stalker"], {})
    duel.pass_until_asked()
    duel.yes()
    assert (duel.question.kind, duel.options()) == ("counter", ["+1/+1", "hexproof"])
    duel.answer("hexproof")
    assert duel.options() == ["Solemnity", "Throne of Geth"]
    duel.answer("Solemnity")
    duel.resolve()
    assert (duel.where("Solemnity"), counters(duel, "Leatherhead, Swamp Stalker")) == ("graveyard", {"+1/+1": 1})


# ---- once, and how it enters


def test_an_exhaust_ability_is_activated_only_once() -> None:
    duel = Duel()
    duel.put("Mai, Jaded Edge")
    activated(duel, "Mai, Jaded Edge", mana="{C}{C}{C}")
    assert counters(duel, "Mai, Jaded Edge") == {"double strike": 1}
    duel.pass_until(Step.PRECOMBAT_MAIN, BOB)
    duel.pass_until(Step.PRECOMBAT_MAIN, ALICE)
    duel.mana("{C}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Mai, Jaded Edge")


def test_a_power_up_ability_costs_less_in_the_turn_in_which_its_source_enters() -> None:
    duel = Duel()
    duel.put("Captain Marvel, Earth's Protector", entered_on=1)
    # {5}{W}{W}, reduced by the mana cost {3}{W}{W}.
    activated(duel, "Captain Marvel, Earth's Protector", mana="{C}{C}")
    assert counters(duel, "Captain Marvel, Earth's Protector") == {"+1/+1": 1, "indestructible": 1}
    duel.mana("{W}{W}{C}{C}{C}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Captain Marvel, Earth's Protector")


def test_a_power_up_ability_costs_all_of_it_later() -> None:
    duel = Duel()
    duel.put("Captain Marvel, Earth's Protector")
    duel.mana("{C}{C}{C}{C}{C}{C}")
    with pytest.raises(IllegalAction):
        duel.activate("Captain Marvel, Earth's Protector")
    activated(duel, "Captain Marvel, Earth's Protector", mana="{W}{W}{C}{C}{C}{C}{C}")
    assert counters(duel, "Captain Marvel, Earth's Protector") == {"+1/+1": 1, "indestructible": 1}


def test_a_counter_for_being_cast_from_the_hand_is_for_nothing_else() -> None:
    duel = Duel()
    duel.put("Myojin of Blooming Dawn", Zone.HAND)
    duel.mana("{W}{W}{W}{C}{C}{C}{C}{C}")
    duel.cast("Myojin of Blooming Dawn")
    duel.resolve()
    assert counters(duel, "Myojin of Blooming Dawn") == {"indestructible": 1}
    duel.activate("Myojin of Blooming Dawn")
    duel.resolve()
    assert (duel.tokens(), counters(duel, "Myojin of Blooming Dawn")) == (["Spirit Token"], {})
    duel = Duel()
    duel.put("Myojin of Blooming Dawn", Zone.GRAVEYARD)
    duel.play("Unbreakable Bond", "Myojin of Blooming Dawn")
    assert counters(duel, "Myojin of Blooming Dawn") == {"lifelink": 1}


def test_others_enter_with_an_additional_counter() -> None:
    duel = Duel()
    more = EnterWithMore(Quality(types=("Creature",), controller=Who.YOU, other=True), "vigilance")
    duel.put(creature("Tayam", 3, 3, StaticAbility(more)))
    duel.play("Helica Glider")
    duel.answer("flying")
    assert counters(duel, "Helica Glider") == {"flying": 1, "vigilance": 1}
    duel.play("Boot Nipper")
    duel.answer("lifelink")
    assert counters(duel, "Boot Nipper") == {"lifelink": 1, "vigilance": 1}


def test_what_enters_is_looked_at_as_it_will_be_there() -> None:
    duel = Duel()
    more = EnterWithMore(Quality(types=("Creature",), controller=Who.YOU, other=True), "vigilance")
    duel.put(creature("Tayam", 3, 3, StaticAbility(more)))
    duel.put("Grizzly Bears", Zone.HAND, BOB)
    duel.put("Solemnity", Zone.HAND)
    duel.mana("{W}{C}{C}")
    duel.cast("Solemnity")
    duel.resolve()
    assert counters(duel, "Solemnity") == {}


# ---- other sentences of such cards


def test_twice_as_many_tokens_are_created_under_your_control_only() -> None:
    duel = Duel()
    duel.put("Mondrak, Glory Dominus")
    duel.put("Invoke the Ancients", Zone.HAND)
    duel.mana("{G}{G}{G}{G}{C}")
    duel.cast("Invoke the Ancients")
    duel.resolve()
    for kind in ("vigilance", "reach", "trample", "reach"):
        assert duel.options() == ["reach", "trample", "vigilance"]
        duel.answer(kind)
    made = sorted(found.counters for found in duel.state.objects.values() if found.base.name == "Spirit Token")
    assert made == [(("reach", 1),), (("reach", 1),), (("trample", 1),), (("vigilance", 1),)]


def test_what_triggers_on_a_death_triggers_once_more() -> None:
    duel = Duel()
    duel.put("Drivnod, Carnage Dominus")
    duel.put("Recycla-bird")
    duel.play("Blood Curdle", "Recycla-bird")
    duel.answer("dies", "dies")
    duel.resolve_all()
    assert counters(duel, "Drivnod, Carnage Dominus") == {"flying": 2, "menace": 1}


def test_power_and_toughness_are_doubled_as_they_are_then() -> None:
    duel = Duel()
    duel.put("Zopandrel, Hunger Dominus")
    duel.put("Grizzly Bears", counters=(("+1/+1", 1),))
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.resolve()
    assert (duel.numbers("Grizzly Bears"), duel.numbers("Zopandrel, Hunger Dominus")) == ((6, 6), (8, 12))


@pytest.mark.parametrize(("keywords", "drawn", "held"), [((Keyword("flying"),), 1, {}), ((), 0, {"flying": 1})])
def test_a_vehicle_that_flies_draws_a_card_and_another_one_gets_a_counter(
    keywords: tuple[Keyword, ...], drawn: int, held: dict[str, int]
) -> None:
    duel = Duel()
    duel.put('Miles "Tails" Prower')
    hand = duel.hand()
    duel.put(creature("Plane", 1, 1, *keywords, types=("Artifact",), subtypes=("Vehicle",)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Plane")
    duel.resolve_all()
    assert (duel.hand() - hand, counters(duel, "Plane")) == (drawn, held)


@pytest.mark.parametrize(("name", "drawn"), [("Grizzly Bears", 1), ("Hill Giant", 0)])
def test_a_card_is_drawn_for_little_power(name: str, drawn: int) -> None:
    duel = Duel()
    duel.put(name)
    duel.put("Eagle of Deliverance", Zone.HAND)
    hand = duel.hand() - 1
    duel.mana("{W}{W}{W}{W}{C}{C}{C}{C}")
    duel.cast("Eagle of Deliverance")
    duel.resolve_all()
    assert (duel.hand() - hand, counters(duel, name)) == (drawn, {"indestructible": 1})


def test_counters_that_come_after_all_abilities_are_lost_give_theirs() -> None:
    duel = Duel()
    duel.put("Serra Angel", seat=BOB)
    duel.play("Abigale, Eloquent First-Year")
    duel.answer("Serra Angel")
    duel.resolve()
    assert counters(duel, "Serra Angel") == {"first strike": 1, "flying": 1, "lifelink": 1}
    assert [duel.has("Serra Angel", each) for each in ("flying", "first strike", "lifelink", "vigilance")] == [
        True,
        True,
        True,
        False,
    ]


def test_a_counter_is_put_only_where_there_is_none_and_goes_with_damage_to_you() -> None:
    duel = Duel()
    duel.put("Risona, Asari Commander", counters=(("indestructible", 1),))
    duel.in_combat(["Risona, Asari Commander"], {})
    duel.pass_until(Step.END_OF_COMBAT)
    assert counters(duel, "Risona, Asari Commander") == {"indestructible": 1}
    duel.put("Grizzly Bears", seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, BOB)
    duel.attack("Grizzly Bears", what="Alice", seat=BOB)
    duel.pass_until(Step.END_OF_COMBAT)
    assert counters(duel, "Risona, Asari Commander") == {}


def test_a_chosen_target_gets_all_the_counters_of_the_next_sentence() -> None:
    duel = Duel()
    duel.put("Scavenged Brawler", Zone.GRAVEYARD)
    duel.put("Grizzly Bears")
    activated(duel, "Scavenged Brawler", "Grizzly Bears")
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 4, "flying": 1, "lifelink": 1, "trample": 1, "vigilance": 1}


def test_seven_damage_is_dealt_to_each_of_the_targets() -> None:
    duel = Duel()
    duel.put("Myojin of Roaring Blades", counters=(("indestructible", 1),))
    duel.put("Serra Angel", seat=BOB)
    myojin, targets = duel.find("Myojin of Roaring Blades").id, (duel.target("Bob"), duel.target("Serra Angel"))
    duel.game.do(actions.activate(Activation(ALICE, myojin, targets=targets)))
    duel.resolve()
    assert (duel.where("Serra Angel"), duel.harm()) == ("graveyard", (13, 0))
