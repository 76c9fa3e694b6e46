"""Machines with Antiquities names in play: banding, what is chosen to be, clockwork, and abilities that cost less."""

from __future__ import annotations

import pytest

from oracle import actions, copies, layers
from oracle.abilities.costs import Cost, TapThis
from oracle.abilities.effects import AddMana
from oracle.abilities.kinds import ActivatedAbility
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.paying.mana_sources import offers
from oracle.playing.activating import Activation
from oracle.state import Step
from tests.oracle.duel import ALICE, BOB, Duel, permanent


def counters(duel: Duel, label: str) -> dict[str, int]:
    return dict(duel.find(label).counters)


def activate_for(duel: Duel, label: str, x: int) -> None:
    duel.game.do(actions.activate(Activation(ALICE, duel.find(label).id, x=x)))


# ---- banding


def test_a_creature_with_banding_is_not_modelled_as_it_attacks_or_blocks() -> None:
    duel = Duel()
    duel.put("Mishra's War Machine")
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    with pytest.raises(NotModelled, match="banding"):
        duel.attack("Mishra's War Machine")
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Mishra's War Machine", seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, ALICE)
    duel.attack("Grizzly Bears")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    with pytest.raises(NotModelled, match="banding"):
        duel.block({"Mishra's War Machine": "Grizzly Bears"})


def test_a_creature_with_banding_that_does_not_fight_keeps_nobody_from_it() -> None:
    duel = Duel()
    duel.put("Mishra's War Machine")
    duel.put("Grizzly Bears")
    duel.in_combat(["Grizzly Bears"], {})
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.game.player(BOB).life == 18


def test_banding_that_is_gained_for_a_combat_is_lost_after_it() -> None:
    duel = Duel()
    duel.put("Battering Ram")
    duel.pass_until(Step.BEGINNING_OF_COMBAT, ALICE)
    duel.resolve()
    assert duel.has("Battering Ram", "banding")
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.has("Battering Ram", "banding")
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert not duel.has("Battering Ram", "banding")


@pytest.mark.parametrize("keyword", ["banding", "flying", "first strike", "trample"])
def test_one_of_four_keywords_is_chosen_as_the_ability_resolves(keyword: str) -> None:
    duel = Duel()
    duel.put("Urza's Avenger")
    duel.activate("Urza's Avenger")
    duel.resolve()
    assert duel.question.options == ("banding", "flying", "first strike", "trample")
    duel.answer(keyword)
    assert duel.numbers("Urza's Avenger") == (3, 3)
    has = layers.characteristics(duel.state, duel.find("Urza's Avenger").id).keywords
    assert has == {keyword}


# ---- Mishra's War Machine


def test_a_card_is_discarded_or_the_machine_strikes_and_taps() -> None:
    duel = Duel()
    duel.put("Mishra's War Machine")
    duel.put("Wastes", Zone.HAND, label="held")
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.no()
    assert (duel.game.player(ALICE).life, duel.find("Mishra's War Machine").tapped, duel.where("held")) == (17, True, "hand")


def test_the_machine_stays_untapped_where_a_card_is_discarded() -> None:
    duel = Duel()
    duel.put("Mishra's War Machine")
    duel.put("Wastes", Zone.HAND, label="held")
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.resolve()
    duel.yes()
    assert (duel.game.player(ALICE).life, duel.find("Mishra's War Machine").tapped) == (20, False)
    assert duel.where("held") == "graveyard"


def test_the_machine_stays_untapped_where_its_damage_is_prevented() -> None:
    duel = Duel()
    duel.put("Mishra's War Machine")
    for number in range(3):
        duel.put("Amulet of Kroog", label=f"amulet {number}")
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.mana("{C}{C}{C}{C}{C}{C}")
    for number in range(3):
        duel.activate(f"amulet {number}", "Alice")
    for _ in range(4):
        duel.resolve()
    assert (duel.game.player(ALICE).life, duel.find("Mishra's War Machine").tapped) == (20, False)


# ---- Primal Clay


@pytest.mark.parametrize(
    ("choice", "size", "keywords", "wall"),
    [("3/3", (3, 3), set(), False), ("2/2", (2, 2), {"flying"}, False), ("1/6", (1, 6), {"defender"}, True)],
)
def test_clay_becomes_one_of_three_things(choice: str, size: tuple[int, int], keywords: set[str], wall: bool) -> None:
    duel = Duel()
    duel.put("Primal Clay", Zone.HAND)
    assert duel.numbers("Primal Clay") == (0, 0)
    duel.mana("{C}{C}{C}{C}")
    duel.cast("Primal Clay")
    duel.resolve()
    assert duel.question.options == ("3/3", "2/2", "1/6")
    duel.answer(choice)
    clay = duel.find("Primal Clay").id
    now = layers.characteristics(duel.state, clay)
    assert ((now.power, now.toughness), set(now.keywords)) == (size, keywords)
    assert now.subtypes == (("Shapeshifter", "Wall") if wall else ("Shapeshifter",))
    copied = copies.copiable(duel.state, clay)
    assert (copied.power, copied.toughness) == size


def test_clay_is_clay_again_where_it_has_left() -> None:
    duel = Duel()
    duel.play("Primal Clay")
    duel.answer("3/3")
    duel.put("Unsummon", Zone.HAND)
    duel.mana("{U}")
    duel.cast("Unsummon", "Primal Clay")
    duel.resolve()
    assert (duel.where("Primal Clay"), duel.numbers("Primal Clay")) == ("hand", (0, 0))


# ---- Clockwork Avian


@pytest.mark.parametrize(("attacks", "left"), [(True, 3), (False, 4)])
def test_clockwork_runs_down_with_each_combat_that_it_takes_part_in(attacks: bool, left: int) -> None:
    duel = Duel()
    duel.put("Clockwork Avian", counters=(("+1/+0", 4),))
    assert duel.numbers("Clockwork Avian") == (4, 4)
    if attacks:
        duel.in_combat(["Clockwork Avian"], {})
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert counters(duel, "Clockwork Avian") == {"+1/+0": left}


def test_clockwork_that_has_blocked_runs_down_too_and_not_again_in_the_next_combat() -> None:
    duel = Duel()
    duel.put("Clockwork Avian", counters=(("+1/+0", 4),))
    duel.put("Wind Drake", seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS, BOB)
    duel.attack("Wind Drake", what="Alice", seat=BOB)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    duel.block({"Clockwork Avian": "Wind Drake"}, seat=ALICE)
    duel.pass_until(Step.POSTCOMBAT_MAIN)
    assert counters(duel, "Clockwork Avian") == {"+1/+0": 3}
    duel.pass_until(Step.POSTCOMBAT_MAIN, ALICE)
    assert counters(duel, "Clockwork Avian") == {"+1/+0": 3}


def test_clockwork_is_wound_up_to_four_and_no_further() -> None:
    duel = Duel()
    duel.put("Clockwork Avian", counters=(("+1/+0", 2),))
    duel.mana("{C}{C}{C}")
    with pytest.raises(IllegalAction):
        activate_for(duel, "Clockwork Avian", 3)
    duel.pass_until(Step.UPKEEP, ALICE)
    duel.mana("{C}{C}{C}")
    activate_for(duel, "Clockwork Avian", 3)
    duel.resolve()
    assert (duel.question.minimum, duel.question.maximum) == (0, 2)
    duel.answer("2")
    assert counters(duel, "Clockwork Avian") == {"+1/+0": 4}


# ---- Power Artifact


@pytest.mark.parametrize(("artifact", "mana"), [("Rakalite", "{C}"), ("Obelisk of Undoing", "{C}{C}{C}{C}")])
def test_abilities_of_the_enchanted_artifact_cost_two_less_but_never_nothing(artifact: str, mana: str) -> None:
    duel = Duel()
    duel.put("Power Artifact", attached_to=duel.put(artifact))
    duel.put("Grizzly Bears")
    with pytest.raises(IllegalAction):
        duel.activate(artifact, "Grizzly Bears")
    duel.mana(mana)
    duel.activate(artifact, "Grizzly Bears")
    assert duel.game.player(ALICE).mana == ()


def test_an_ability_without_mana_in_its_cost_costs_no_mana() -> None:
    duel = Duel()
    duel.put("Power Artifact", attached_to=duel.put("Grapeshot Catapult"))
    duel.put("Wind Drake", seat=BOB)
    duel.activate("Grapeshot Catapult", "Wind Drake")
    assert duel.stack() == ["activated"]


def test_the_abilities_of_no_other_artifact_cost_less() -> None:
    duel = Duel()
    duel.put("Power Artifact", attached_to=duel.put("Sol Ring"))
    duel.put("Rakalite")
    duel.mana("{C}")
    duel.game.change(duel.find("Sol Ring").id, tapped=True)
    with pytest.raises(IllegalAction):
        duel.activate("Rakalite", "Bob")


def test_a_mana_ability_costs_less_too() -> None:
    duel = Duel()
    duel.put("Power Artifact", attached_to=duel.put("Prismatic Lens"))
    duel.mana("{C}")
    duel.game.do(actions.activate(Activation(ALICE, duel.find("Prismatic Lens").id, mana=("G",))))
    assert [each.type for each in duel.game.player(ALICE).mana] == ["G"]


@pytest.mark.parametrize("enchanted", ["Left", "Right"])
def test_a_mana_ability_of_another_artifact_that_is_just_like_it_does_not(enchanted: str) -> None:
    duel = Duel()
    prism = permanent("Prism", "Artifact", ActivatedAbility(Cost(("2",), (TapThis(),)), (AddMana(("W",)),)))
    there = {label: duel.put(prism, label=label) for label in ("Left", "Right")}
    duel.put("Power Artifact", attached_to=there[enchanted])
    costs = {each.source: each.ability.cost.mana for each in offers(duel.state, ALICE)}
    assert costs == {of: ("1",) if label == enchanted else ("2",) for label, of in there.items()}
