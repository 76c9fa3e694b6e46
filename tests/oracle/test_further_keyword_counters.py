"""Cards that put keyword counters of several kinds at choice, for what something else has, or once, in play."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.abilities.effects import DistributeCounters
from oracle.abilities.events import Enters
from oracle.abilities.kinds import Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import DefinesSize
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.state import AddAbilities, ContinuousEffect, Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


# ---- kinds at choice


def test_two_different_kinds_are_chosen_as_it_enters() -> None:
    duel = Duel()
    duel.play("Grimdancer")
    question = duel.question
    assert (question.kind, question.minimum, question.maximum) == ("counter", 2, 2)
    assert duel.options() == ["deathtouch", "lifelink", "menace"]
    with pytest.raises(IllegalAction):
        duel.answer("menace", "menace")
    duel.answer("menace", "lifelink")
    assert counters(duel, "Grimdancer") == {"lifelink": 1, "menace": 1}


def test_nothing_is_chosen_where_it_can_have_no_counters() -> None:
    duel = Duel()
    duel.put("Solemnity")
    duel.play("Grimdancer")
    assert (duel.where("Grimdancer"), counters(duel, "Grimdancer")) == ("battlefield", {})


# ---- partner with


def partner(seat: int) -> Duel:
    """Owen Grady has entered, and Alice has let a player look for Blue."""
    duel = Duel()
    blue = creature("Blue, Loyal Raptor", 5, 4, supertypes=("Legendary",), subtypes=("Dinosaur",))
    for owner in (ALICE, BOB):
        duel.put(blue, Zone.LIBRARY, owner, label=f"Blue of {owner}")
    duel.play("Owen Grady, Raptor Trainer")
    assert duel.options() == ["Alice", "Bob"]
    duel.answer(("Alice", "Bob")[seat])
    assert duel.stack() == ["partner with"]
    duel.resolve()
    return duel


def test_partner_with_lets_the_target_player_search_their_own_library() -> None:
    duel = partner(BOB)
    assert duel.question.player == BOB
    duel.yes()
    assert (duel.question.player, duel.options()) == (BOB, ["Blue of 1"])
    duel.answer("Blue of 1")
    assert (duel.where("Blue of 1"), duel.find("Blue of 1").owner, duel.where("Blue of 0")) == ("hand", BOB, "library")
    assert duel.find("Bob's card 1").id in duel.state.shuffled


def test_nobody_has_to_search_or_to_find() -> None:
    duel = partner(ALICE)
    duel.no()
    assert (duel.where("Blue of 0"), duel.state.shuffled) == ("library", frozenset())
    duel = partner(ALICE)
    duel.yes()
    duel.answer()
    assert duel.where("Blue of 0") == "library"
    assert duel.find("Alice's card 1").id in duel.state.shuffled


# ---- for what something else has


def adaptoid(duel: Duel, *keywords: str) -> None:
    """Super-Adaptoid enters and looks at a creature with these keywords."""
    duel.put(creature("Model", 2, 2, *map(Keyword, keywords)))
    duel.play("Super-Adaptoid")
    duel.resolve_all()


def test_it_gets_a_counter_for_each_keyword_that_the_other_has_and_it_does_not() -> None:
    duel = Duel()
    adaptoid(duel, "flying", "haste", "hexproof", "protection from red")
    assert counters(duel, "Super-Adaptoid") == {"flying": 1, "haste": 1}
    assert duel.has("Super-Adaptoid", "haste")
    # It attacks, and there is nothing that it does not have.
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Super-Adaptoid")
    assert duel.stack() == ["attacks"]
    duel.resolve_all()
    assert counters(duel, "Super-Adaptoid") == {"flying": 1, "haste": 1}


def test_a_variant_of_a_keyword_is_not_guessed_at() -> None:
    with pytest.raises(NotModelled, match="a variant of trample"):
        adaptoid(Duel(), "trample over planeswalkers")


def test_its_power_alone_is_counted_and_in_every_zone() -> None:
    duel = Duel()
    duel.put("Super-Adaptoid")
    assert duel.numbers("Super-Adaptoid") == (1, 2)
    duel.put(creature("Queen", 1, 1, supertypes=("Legendary",)))
    duel.put(creature("Bob's King", 1, 1, supertypes=("Legendary",)), seat=BOB)
    assert duel.numbers("Super-Adaptoid") == (2, 2)
    duel.put("Super-Adaptoid", Zone.GRAVEYARD, label="Dead Adaptoid")
    assert duel.numbers("Dead Adaptoid") == (2, 2)


def test_a_power_that_is_counted_by_a_gained_ability_is_not_modelled() -> None:
    duel = Duel()
    bears = duel.put("Grizzly Bears")
    counted = StaticAbility(DefinesSize(Quality(types=("Creature",), controller=Who.YOU), power_only=True))
    effect = ContinuousEffect((bears,), AddAbilities((counted,)), Duration.END_OF_TURN, duel.game.stamp(), ALICE)
    duel.game.update(effects=(effect,))
    with pytest.raises(NotModelled, match="gained and defines a size"):
        layers.characteristics(duel.state, bears)


def test_the_ozolith_gets_as_many_counters_as_were_on_what_left_and_moves_them() -> None:
    duel = Duel()
    duel.put("The Ozolith")
    duel.put("Grizzly Bears", counters=(("+1/+1", 2), ("trample", 1)))
    duel.put("Hill Giant")
    duel.play("Murder", "Grizzly Bears")
    duel.resolve_all()
    assert counters(duel, "The Ozolith") == {"+1/+1": 2, "trample": 1}
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    duel.resolve()
    duel.yes()
    assert (counters(duel, "The Ozolith"), counters(duel, "Hill Giant")) == ({}, {"+1/+1": 2, "trample": 1})


def test_the_ozolith_waits_for_nothing_without_counters() -> None:
    duel = Duel()
    duel.put("The Ozolith")
    duel.put("Grizzly Bears")
    duel.put("Hill Giant")
    duel.play("Murder", "Grizzly Bears")
    assert duel.stack() == []
    duel.pass_until(Step.BEGINNING_OF_COMBAT)
    assert duel.stack() == []


# ---- once


def to_second_main(duel: Duel) -> list[str]:
    """What is on the stack as Alice's next second main phase begins."""
    duel.game.update(main_phases=1, step=Step.END_OF_COMBAT, priority=ALICE)
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    return duel.stack()


def test_what_triggers_only_once_does_not_trigger_again_and_does_as_another_object() -> None:
    duel = Duel()
    cheerleader = duel.put("Acrobatic Cheerleader", tapped=True)
    assert to_second_main(duel) == ["other"]
    duel.resolve()
    assert counters(duel, "Acrobatic Cheerleader") == {"flying": 1}
    assert to_second_main(duel) == []
    duel.put("Acrobatic Cheerleader", tapped=True, label="Another Cheerleader")
    assert to_second_main(duel) == ["other"]
    assert duel.game.object(cheerleader).triggered


def test_it_has_not_triggered_where_its_condition_did_not_hold() -> None:
    duel = Duel()
    cheerleader = duel.put("Acrobatic Cheerleader")
    assert to_second_main(duel) == []
    duel.game.change(cheerleader, tapped=True)
    assert to_second_main(duel) == ["other"]


def test_both_conditions_of_the_wingsmith_are_asked() -> None:
    duel = Duel()
    duel.put("Inventive Wingsmith")
    duel.pass_until(Step.END)
    duel.resolve_all()
    assert counters(duel, "Inventive Wingsmith") == {"flying": 1}
    duel = Duel()
    duel.put("Inventive Wingsmith")
    duel.play("Grizzly Bears")
    duel.pass_until(Step.END)
    assert duel.stack() == []


# ---- Myojin, and others


def test_a_permanent_spell_is_copied_three_times_into_tokens() -> None:
    duel = Duel()
    duel.put("Myojin of Cryptic Dreams", counters=(("indestructible", 1),))
    duel.put("Grizzly Bears", Zone.HAND)
    duel.mana("{G}{C}")
    duel.cast("Grizzly Bears")
    duel.activate("Myojin of Cryptic Dreams", "Grizzly Bears")
    duel.resolve_all()
    assert duel.tokens() == ["Grizzly Bears"] * 3
    assert (duel.where("Grizzly Bears"), counters(duel, "Myojin of Cryptic Dreams")) == ("battlefield", {})


def test_counters_are_distributed_among_targets() -> None:
    duel = Duel()
    duel.put("Myojin of Towering Might", counters=(("indestructible", 1),))
    duel.put("Grizzly Bears")
    duel.activate("Myojin of Towering Might", "Grizzly Bears")
    duel.resolve()
    assert counters(duel, "Grizzly Bears") == {"+1/+1": 8}
    assert duel.has("Grizzly Bears", "trample")


def test_each_target_gets_its_share_and_that_of_an_illegal_one_is_lost() -> None:
    duel = Duel()
    for name in ("Grizzly Bears", "Hill Giant"):
        duel.put(name)
    shares = TriggeredAbility(Enters(), (DistributeCounters("+1/+1", 3),), (Target(quality=CREATURE, minimum=0, maximum=3),))
    duel.put(creature("Sharer", 1, 1, shares), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Sharer")
    duel.resolve()
    duel.answer("Grizzly Bears", "Hill Giant")
    assert (duel.question.kind, duel.options()) == ("distribute", ["Grizzly Bears", "Hill Giant"])
    duel.answer("1", "2")
    duel.play("Murder", "Grizzly Bears")
    duel.resolve_all()
    assert (counters(duel, "Grizzly Bears"), counters(duel, "Hill Giant")) == ({}, {"+1/+1": 2})


def test_the_bird_puts_a_flying_counter_on_another_as_it_dies() -> None:
    duel = Duel()
    duel.put("Recycla-bird")
    duel.put("Grizzly Bears")
    duel.play("Murder", "Recycla-bird")
    duel.resolve_all()
    assert counters(duel, "Grizzly Bears") == {"flying": 1}


def test_a_training_counter_gives_nothing_and_what_is_gained_beside_it_lasts() -> None:
    duel = Duel()
    duel.put("Sensei Golden-Tail")
    bears = duel.put("Grizzly Bears")
    duel.mana("{W}{C}")
    duel.activate("Sensei Golden-Tail", "Grizzly Bears")
    duel.resolve()
    assert counters(duel, "Grizzly Bears") == {"training": 1}
    now = layers.characteristics(duel.state, bears)
    assert (Keyword("bushido", 1) in now.abilities, now.subtypes) == (True, ("Bear", "Samurai"))
    duel.game.change(bears, counters=())
    duel.pass_until(Step.UPKEEP, BOB)
    assert duel.has("Grizzly Bears", "bushido")
