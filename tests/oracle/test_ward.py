"""Ward (702.21): what becomes a target is paid for or countered."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.abilities.costs import Cost
from oracle.abilities.effects import ChooseNewTargets, CopyIt, CounterIt, Tap
from oracle.abilities.events import BecomesTarget, Enters
from oracle.abilities.kinds import ActivatedAbility, CostKeyword, SpellAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE, Kind, Named, Target, Who
from oracle.errors import NotModelled
from oracle.objects import Characteristics, Zone
from tests.oracle.duel import BOB, Duel, creature, permanent

WARDED = creature("Warded", 3, 3, CostKeyword("ward", Cost(("2",))))
TAP_IT = (Tap(),)
TARGET = (Target(quality=CREATURE),)


@pytest.fixture
def duel() -> Duel:
    duel = Duel()
    duel.put(WARDED, seat=BOB)
    duel.put("Shock", Zone.HAND)
    return duel


def shock(duel: Duel, mana: str, at: str = "Warded") -> None:
    duel.mana(mana)
    duel.cast("Shock", at)


def test_a_spell_is_countered_unless_its_player_pays(duel: Duel) -> None:
    shock(duel, "{C}{R}")
    assert duel.stack() == ["ward", "Shock"]
    duel.resolve()
    assert duel.where("Shock") == "graveyard"
    assert duel.find("Warded").damage == 0


def test_a_spell_that_is_paid_for_resolves(duel: Duel) -> None:
    shock(duel, "{C}{C}{R}")
    duel.resolve()
    duel.yes()
    duel.resolve()
    assert duel.find("Warded").damage == 2


def test_who_could_pay_may_refuse(duel: Duel) -> None:
    shock(duel, "{C}{C}{R}")
    duel.resolve()
    duel.no()
    assert duel.where("Shock") == "graveyard"


def test_its_own_controller_pays_nothing(duel: Duel) -> None:
    duel.put(WARDED, label="Own")
    shock(duel, "{R}", "Own")
    assert duel.stack() == ["Shock"]


def test_what_targets_something_else_pays_nothing(duel: Duel) -> None:
    shock(duel, "{R}", "Bob")
    assert duel.stack() == ["Shock"]


def test_activated_and_triggered_abilities_are_countered_too(duel: Duel) -> None:
    duel.put(permanent("Rod", "Artifact", ActivatedAbility(Cost(()), TAP_IT, TARGET)))
    duel.activate("Rod", "Warded")
    assert duel.stack() == ["ward", "activated"]
    duel.resolve_all()
    duel.put(permanent("Trap", "Artifact", TriggeredAbility(Enters(), TAP_IT, TARGET)), Zone.HAND)
    duel.mana("{C}")
    duel.cast("Trap")
    duel.resolve()
    assert duel.stack() == ["ward", "enters"]
    duel.resolve_all()
    assert not duel.find("Warded").tapped


def test_a_new_target_becomes_one_and_an_old_one_not_again(duel: Duel) -> None:
    duel.put("Grizzly Bears", seat=BOB)
    text = SpellAbility((ChooseNewTargets(),), (Target(Kind.SPELL),))
    for label in ("First turn", "Second turn"):
        duel.put(Characteristics(label, (), types=("Instant",), abilities=(text,)), Zone.HAND)
    shock(duel, "{R}", "Grizzly Bears")
    duel.cast("First turn", "Shock")
    duel.resolve()
    duel.yes()
    duel.answer("Warded")
    assert duel.stack() == ["ward", "Shock"]
    duel.cast("Second turn", "Shock")
    duel.resolve()
    duel.yes()
    duel.answer("Warded")
    assert duel.stack() == ["ward", "Shock"]


def test_a_copy_with_a_warded_target_is_not_modelled(duel: Duel) -> None:
    text = SpellAbility((CopyIt(),), (Target(Kind.SPELL),))
    duel.put(Characteristics("Twin", (), types=("Instant",), abilities=(text,)), Zone.HAND)
    shock(duel, "{R}")
    duel.cast("Twin", "Shock")
    with pytest.raises(NotModelled, match="ward"):
        duel.resolve()


def test_a_copy_of_an_ability_is_no_spell_that_a_permanent_could_wait_for(duel: Duel) -> None:
    counters = TriggeredAbility(BecomesTarget(Who.OPPONENT, spell=True), (CounterIt(Named.EVENT),))
    duel.put(creature("Waits for spells", 1, 1, counters), seat=BOB)
    duel.put(permanent("Tapper", "Artifact", ActivatedAbility(Cost(), TAP_IT, TARGET)))
    text = SpellAbility((CopyIt(),), (Target(Kind.SPELL_OR_ABILITY),))
    for label in ("Twin", "Other twin"):
        duel.put(Characteristics(label, (), types=("Instant",), abilities=(text,)), Zone.HAND)
    duel.activate("Tapper", "Waits for spells")
    duel.cast("Twin", "activated")
    duel.resolve()
    assert duel.stack() == ["activated", "activated"]
    shock(duel, "{R}", "Waits for spells")
    duel.resolve()
    assert duel.where("Shock") == "graveyard"
    shock_again = duel.put("Shock", Zone.STACK, label="Second shock", targets=((duel.target("Waits for spells"),),))
    duel.cast("Other twin", duel.state.objects[shock_again].label)
    with pytest.raises(NotModelled, match="becoming one"):
        duel.resolve()


def test_ward_is_seen_as_a_keyword() -> None:
    duel = Duel()
    duel.put("Waterfall Aerialist")
    assert layers.characteristics(duel.state, duel.find("Waterfall Aerialist").id).keywords == {"flying", "ward"}
