"""Declaring attackers (508): who may, what it does, and what comes of nobody attacking."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import actions
from oracle.abilities.effects import GainLife
from oracle.abilities.events import Attacks, BecomesTapped, EntersOrAttacks
from oracle.abilities.kinds import Keyword, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Who
from oracle.combat import attackers, attacking
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import set_controller
from oracle.objects import ChosenTarget, Zone
from oracle.state import Duration, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def declaring(duel: Duel) -> Duel:
    """The same game as Alice is to declare attackers."""
    duel.pass_until(Step.DECLARE_ATTACKERS)
    return duel


def bear(**changes: Any) -> Duel:
    """Alice's Bear 2/2 stands as the changes say."""
    duel = Duel()
    duel.put(creature("Bear", 2, 2), **changes)
    return declaring(duel)


def test_an_attacking_creature_taps_and_attacks_that_player() -> None:
    duel = bear()
    duel.attack("Bear")
    found = duel.find("Bear")
    assert found.tapped
    assert attacking(duel.state, found.id) == ChosenTarget(player=BOB)
    assert attackers(duel.state) == (found.id,)
    assert (duel.state.step, duel.state.priority) == (Step.DECLARE_ATTACKERS, ALICE)


def test_a_creature_with_vigilance_attacks_untapped() -> None:
    duel = Duel()
    duel.put(creature("Sentry", 2, 2, Keyword("vigilance")))
    declaring(duel).attack("Sentry")
    assert not duel.find("Sentry").tapped
    assert duel.find("Sentry").attacking is not None


@pytest.mark.parametrize(
    ("changes", "rule"),
    [({"tapped": True}, "508.1a"), ({"sick": True}, "302.6"), ({"seat": BOB}, "508.1a"), ({"zone": Zone.HAND}, "508.1a")],
)
def test_a_creature_that_may_not_attack_is_refused_with_nothing_changed(changes: dict[str, Any], rule: str) -> None:
    duel = bear(**changes)
    before = duel.state
    with pytest.raises(IllegalAction) as refused:
        duel.attack("Bear")
    assert refused.value.rule == rule
    assert duel.state == before


def test_only_creatures_attack_and_those_with_defender_do_not() -> None:
    duel = Duel()
    duel.put(permanent("Relic", "Artifact"))
    duel.put(creature("Wall", 0, 4, Keyword("defender")))
    declaring(duel)
    for label, rule in (("Relic", "508.1a"), ("Wall", "702.3b")):
        with pytest.raises(IllegalAction) as refused:
            duel.attack(label)
        assert refused.value.rule == rule


def test_haste_lets_a_new_creature_attack() -> None:
    duel = Duel()
    duel.put(creature("Raider", 1, 1, Keyword("haste")), sick=True)
    declaring(duel).attack("Raider")
    assert duel.find("Raider").attacking is not None


def test_one_unlawful_attacker_makes_the_whole_declaration_illegal() -> None:
    duel = Duel()
    duel.put(creature("Bear"))
    duel.put(creature("Sleeper"), tapped=True)
    declaring(duel)
    with pytest.raises(IllegalAction):
        duel.attack("Bear", "Sleeper")
    assert not duel.find("Bear").tapped
    duel.attack("Bear")
    assert duel.find("Bear").tapped


def test_a_creature_attacks_one_player_or_planeswalker_of_the_other_side() -> None:
    duel = Duel()
    duel.put(creature("Bear"))
    for seat in (ALICE, BOB):
        duel.put("Teferi, Time Raveler", seat=seat, label=f"Teferi of {seat}", counters=(("loyalty", 4),))
    declaring(duel)
    for what in ("Alice", "Teferi of 0", "Bear"):
        with pytest.raises(IllegalAction):
            duel.attack("Bear", what=what)
    with pytest.raises(IllegalAction):
        duel.attack("Bear", "Bear")
    duel.attack("Bear", what="Teferi of 1")
    assert attacking(duel.state, duel.find("Bear").id) == duel.target("Teferi of 1")


def test_attackers_are_declared_once_by_the_active_player_as_that_step_begins() -> None:
    duel = Duel()
    duel.put(creature("Bear"))
    duel.put(creature("Ox"))
    duel.put(creature("Theirs"), seat=BOB)
    with pytest.raises(IllegalAction):
        duel.attack("Bear")
    declaring(duel)
    with pytest.raises(IllegalAction):
        duel.attack("Theirs", what="Alice", seat=BOB)
    duel.attack("Bear")
    with pytest.raises(IllegalAction):
        duel.attack("Ox")


def test_whoever_does_something_else_declares_no_attackers() -> None:
    duel = Duel()
    duel.put(creature("Bear"))
    duel.put("Shock", Zone.HAND)
    duel.mana("{R}")
    declaring(duel)
    duel.mana("{R}")
    duel.cast("Shock", "Bob")
    with pytest.raises(IllegalAction):
        duel.attack("Bear")
    duel.resolve()
    duel.pass_()
    duel.pass_()
    assert duel.state.step is Step.END_OF_COMBAT


def test_a_refused_action_leaves_the_declaration_open() -> None:
    duel = bear()
    with pytest.raises(IllegalAction):
        duel.game.do(actions.pass_priority(BOB))
    duel.attack("Bear")
    assert duel.find("Bear").attacking is not None


def test_declaring_no_attackers_goes_on_to_the_end_of_combat() -> None:
    duel = bear()
    duel.attack()
    assert (duel.state.step, duel.state.priority) == (Step.DECLARE_ATTACKERS, ALICE)
    duel.pass_()
    duel.pass_()
    assert duel.state.step is Step.END_OF_COMBAT


def test_whatever_triggers_on_attacking_or_on_becoming_tapped_triggers_once_for_each() -> None:
    duel = Duel()
    gains = (GainLife(Who.YOU, 1),)
    duel.put(creature("Bear", 1, 1, TriggeredAbility(Attacks(), gains)))
    duel.put(creature("Ox", 1, 1, TriggeredAbility(EntersOrAttacks(), gains)))
    duel.put(creature("Watcher", 1, 1, TriggeredAbility(Attacks(CREATURE), gains)), seat=BOB)
    duel.put(permanent("Meter", "Artifact", TriggeredAbility(BecomesTapped(CREATURE), gains)), seat=BOB)
    declaring(duel).attack("Bear", "Ox")
    waiting = [each.ability.word for each in duel.state.waiting] + duel.stack()
    duel.answer(*duel.options())
    duel.answer(*duel.options())
    assert sorted(duel.stack()) == ["attacks", "attacks", "attacks", "attacks", "tapped", "tapped"]
    assert len(waiting) == 6


def test_exalted_triggers_for_the_creature_that_attacks_alone() -> None:
    duel = Duel()
    duel.put(creature("Squire", 1, 1, Keyword("exalted")))
    duel.put(creature("Bear", 2, 2))
    declaring(duel).attack("Bear")
    assert duel.stack() == ["exalted"]
    duel.resolve()
    assert duel.numbers("Bear") == (3, 3)


def test_exalted_does_not_trigger_for_two_attackers_or_for_another_players() -> None:
    duel = Duel()
    for seat in (ALICE, BOB):
        duel.put(creature(f"Squire {seat}", 1, 1, Keyword("exalted")), seat=seat)
    duel.put(creature("Bear", 2, 2))
    declaring(duel).attack("Bear", "Squire 0")
    assert duel.stack() == []


def test_annihilator_makes_the_defending_player_sacrifice_so_many_permanents() -> None:
    duel = Duel()
    duel.put(creature("Horror", 2, 2, Keyword("annihilator", 2)))
    for number in range(3):
        duel.put("Island", seat=BOB, label=f"Island {number}")
    declaring(duel).attack("Horror")
    assert duel.stack() == ["annihilator"]
    duel.resolve()
    assert (duel.question.player, duel.question.minimum) == (BOB, 2)
    duel.answer("Island 0", "Island 2")
    assert [duel.where(f"Island {number}") for number in range(3)] == ["graveyard", "battlefield", "graveyard"]


def test_annihilator_of_a_creature_that_attacks_a_planeswalker_is_for_its_controller() -> None:
    duel = Duel()
    duel.put(creature("Horror", 2, 2, Keyword("annihilator", 1)))
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    declaring(duel).attack("Horror", what="Teferi, Time Raveler")
    duel.resolve()
    assert duel.where("Teferi, Time Raveler") == "graveyard"
    attack = duel.find("Horror").attacking
    assert attack is not None
    assert attack.what is None


def test_a_decayed_creature_that_attacked_is_sacrificed_at_end_of_combat() -> None:
    duel = Duel()
    duel.put(creature("Ghoul", 2, 2), counters=(("decayed", 1),))
    duel.put(creature("Bear", 2, 2))
    declaring(duel).attack("Ghoul", "Bear")
    assert duel.stack() == ["decayed"]
    duel.resolve()
    duel.pass_until(Step.END_OF_COMBAT)
    assert (duel.stack(), duel.game.player(BOB).life) == (["delayed"], 16)
    duel.resolve()
    assert (duel.where("Ghoul"), duel.where("Bear")) == ("graveyard", "battlefield")


def test_control_gained_this_turn_is_too_new_to_attack() -> None:
    duel = Duel()
    bear = duel.put(creature("Bear"), seat=BOB)
    set_controller(duel.game, bear, ALICE, Duration.END_OF_TURN)
    with pytest.raises(IllegalAction):
        declaring(duel).attack("Bear")


def test_a_battle_whose_protector_is_not_known_is_not_modelled() -> None:
    duel = Duel()
    duel.put(creature("Bear"))
    duel.put(permanent("Siege", "Battle"), seat=BOB, counters=(("defense", 3),))
    with pytest.raises(NotModelled, match="the protector of Siege"):
        declaring(duel).attack("Bear", what="Siege")
    three = Duel(("Alice", "Bob", "Carol"))
    three.put(creature("Bear"))
    three.put(permanent("Siege", "Battle", subtypes=("Siege",)), counters=(("defense", 3),))
    with pytest.raises(NotModelled, match="more than two players"):
        declaring(three).attack("Bear", what="Siege")
