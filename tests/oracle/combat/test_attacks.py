"""Declaring attackers (508): who may, what it does, and what comes of nobody attacking."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import actions
from oracle.abilities.conditions import HasCounters, ThatPlayerControls
from oracle.abilities.costs import Cost, TapThis
from oracle.abilities.effects import GainLife, Goad
from oracle.abilities.events import Attacks, BecomesTapped, EntersOrAttacks
from oracle.abilities.kinds import ActivatedAbility, Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Quality, Target, Who
from oracle.abilities.statics import CantAttack, CantFightAlone, FewAttackOrBlock, MustAttack, Static
from oracle.combat import attackers, attacking
from oracle.combat.declaring import MOST_PAIRS
from oracle.errors import IllegalAction, NotModelled
from oracle.instructions.changing import set_controller
from oracle.objects import Characteristics, ChosenTarget, Zone
from oracle.state import Duration, Step
from tests.oracle.combat.laying import lay_on
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


# ---- restrictions and requirements


def says(name: str, *statics: Static, power: int = 2) -> Characteristics:
    return creature(name, power, 2, *map(StaticAbility, statics))


def refused(duel: Duel, *labels: str, what: str = "Bob") -> str:
    with pytest.raises(IllegalAction) as illegal:
        duel.attack(*labels, what=what)
    return illegal.value.rule


def test_a_creature_that_can_not_attack_alone_attacks_with_another() -> None:
    """The example of 508.1c."""
    duel = Duel()
    for name in ("Jackal", "Hound"):
        duel.put(says(name, CantFightAlone()))
    assert refused(declaring(duel), "Jackal") == "508.1c"
    duel.attack("Jackal", "Hound")
    assert len(attackers(duel.state)) == 2


def test_what_must_attack_attacks_and_nothing_else_where_only_one_may() -> None:
    """The example of 508.1d."""
    duel = Duel()
    duel.put(says("Cyclops", MustAttack()))
    duel.put(creature("Bear"))
    duel.put(permanent("Arbiter", "Artifact", StaticAbility(FewAttackOrBlock(1))))
    declaring(duel)
    assert [refused(duel, *them) for them in (("Cyclops", "Bear"), ("Bear",), ())] == ["508.1c", "508.1d", "508.1d"]
    with pytest.raises(IllegalAction):
        duel.pass_()
    duel.attack("Cyclops")
    assert duel.find("Cyclops").tapped


@pytest.mark.parametrize("changes", [{"tapped": True}, {"sick": True}])
def test_what_must_attack_need_not_where_it_is_not_able_to(changes: dict[str, Any]) -> None:
    duel = Duel()
    duel.put(says("Cyclops", MustAttack()), **changes)
    declaring(duel).attack()
    assert attackers(duel.state) == ()


def test_what_must_attack_this_turn_must_do_so_once_more() -> None:
    duel = Duel()
    bear = duel.put("Grizzly Bears")
    lay_on(duel, MustAttack(), "Grizzly Bears")
    duel.game.change(bear, attacks=1)
    assert refused(declaring(duel)) == "508.1d"


def test_whether_it_must_before_the_rules_say_so_is_not_guessed() -> None:
    duel = Duel()
    bear = duel.put("Grizzly Bears")
    lay_on(duel, MustAttack(), "Grizzly Bears")
    duel.game.update(edition="2020-04-16")
    assert refused(declaring(duel)) == "508.1d"
    duel.game.change(bear, attacks=1)
    with pytest.raises(NotModelled, match="in a further combat of it, by the rules of 2020-04-16"):
        duel.attack()


def test_what_must_attack_each_combat_must_do_so_once_more_by_older_rules_too() -> None:
    duel = Duel()
    cyclops = duel.put(says("Cyclops", MustAttack()))
    duel.game.update(edition="2020-04-16")
    duel.game.change(cyclops, attacks=1)
    assert refused(declaring(duel)) == "508.1d"


def test_what_must_attack_may_attack_a_planeswalker() -> None:
    duel = Duel()
    duel.put(says("Cyclops", MustAttack()))
    duel.put("Teferi, Time Raveler", seat=BOB, counters=(("loyalty", 4),))
    declaring(duel).attack("Cyclops", what="Teferi, Time Raveler")
    assert duel.find("Cyclops").tapped


def test_a_static_ability_makes_all_creatures_of_a_quality_attack() -> None:
    duel = Duel()
    duel.put(
        permanent("Warmonger", "Artifact", StaticAbility(MustAttack(Quality(types=("Creature",), controller=Who.OPPONENT)))),
        seat=BOB,
    )
    duel.put(creature("Bear"))
    duel.put(creature("Ox"))
    assert refused(declaring(duel), "Bear") == "508.1d"
    duel.attack("Bear", "Ox")
    assert len(attackers(duel.state)) == 2


def test_a_creature_attacks_a_poisoned_player_only() -> None:
    duel = Duel()
    duel.put(says("Throatseeker", CantAttack(unless=HasCounters(Who.THAT_PLAYER))))
    declaring(duel)
    assert refused(duel, "Throatseeker") == "508.1c"
    duel.game.change_player(BOB, counters=(("poison", 1),))
    duel.attack("Throatseeker")
    assert len(attackers(duel.state)) == 1


def test_a_creature_attacks_only_who_controls_an_island() -> None:
    duel = Duel()
    duel.put(says("Monster", CantAttack(unless=ThatPlayerControls(Quality(subtypes=("Island",))))))
    duel.put("Island")
    declaring(duel)
    assert refused(duel, "Monster") == "508.1c"
    duel.put("Island", seat=BOB, label="Bob's Island")
    duel.attack("Monster")
    assert len(attackers(duel.state)) == 1


def goaded(*names: str) -> Duel:
    """Bob goads Alice's Bear; she is to declare attackers."""
    duel = Duel(names)
    duel.put(creature("Bear", 2, 2))
    duel.put(
        permanent("Taunt", "Artifact", ActivatedAbility(Cost(None, (TapThis(),)), (Goad(),), (Target(quality=CREATURE),))),
        seat=BOB,
    )
    duel.game.update(priority=BOB)
    duel.activate("Taunt", "Bear", seat=BOB)
    duel.resolve()
    return declaring(duel)


def test_a_goaded_creature_attacks_another_player_than_who_goaded_it() -> None:
    duel = goaded("Alice", "Bob", "Carol")
    assert [refused(duel), refused(duel, "Bear", what="Bob")] == ["508.1d", "508.1d"]
    duel.attack("Bear", what="Carol")
    assert duel.find("Bear").tapped


def test_a_goaded_creature_attacks_who_goaded_it_where_there_is_nobody_else() -> None:
    duel = goaded("Alice", "Bob")
    assert refused(duel) == "508.1d"
    duel.attack("Bear")
    assert duel.find("Bear").tapped


def test_a_creature_is_goaded_until_the_next_turn_of_who_goaded_it_and_by_one_player_once() -> None:
    duel = goaded("Alice", "Bob")
    assert len(duel.state.rules) == 2
    duel.game.change(duel.find("Taunt").id, tapped=False)
    duel.attack("Bear")
    duel.game.update(priority=BOB)
    duel.activate("Taunt", "Bear", seat=BOB)
    duel.resolve()
    assert len(duel.state.rules) == 2
    duel.pass_until(Step.UPKEEP, BOB)
    assert not duel.state.rules


def test_so_many_that_must_attack_that_it_takes_too_long_are_not_modelled() -> None:
    duel = Duel()
    for number in range(MOST_PAIRS + 1):
        duel.put(says(f"Cyclops {number}", MustAttack()))
    with pytest.raises(NotModelled, match="so many creatures"):
        declaring(duel).attack()


@pytest.mark.parametrize(("edition", "legal"), [("2005-10-01", True), ("2007-10-01", False)])
def test_whether_a_creature_has_to_attack_that_only_another_lets_attack(edition: str, legal: bool) -> None:
    duel = Duel(edition=edition)
    duel.put(creature("Goblin", 3, 3, StaticAbility(CantFightAlone()), StaticAbility(MustAttack())))
    duel.put(creature("Bear", 2, 2))
    declaring(duel)
    for alone in ("Goblin", "Bear"):
        with pytest.raises(IllegalAction):
            duel.attack(alone)
    if legal:
        duel.attack()
    else:
        with pytest.raises(IllegalAction):
            duel.attack()
        duel.attack("Goblin", "Bear")
