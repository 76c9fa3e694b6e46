"""Declaring blockers (509): who may block what."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import actions
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Who
from oracle.abilities.statics import CantBlockWith
from oracle.combat import blockers, blocking
from oracle.errors import IllegalAction
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics
from oracle.state import CantBlockEffect, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def facing(attacker: Characteristics, *there: Characteristics, **changes: Any) -> Duel:
    """Alice attacks Bob, who controls these creatures (all of them as the changes say) and is to declare blockers."""
    duel = Duel()
    duel.put(attacker)
    for each in there:
        duel.put(each, seat=BOB, **changes)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(attacker.name)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    return duel


def blocked(duel: Duel, label: str) -> bool | None:
    attack = duel.find(label).attacking
    assert attack is not None
    return attack.blocked


def plain(name: str, *keywords: str, **more: Any) -> Characteristics:
    return creature(name, 1, 1, *map(Keyword, keywords), **more)


def test_a_creature_blocks_and_the_attacker_is_blocked() -> None:
    duel = facing(plain("Bear"), plain("Ox"))
    assert blocked(duel, "Bear") is None
    duel.block({"Ox": "Bear"})
    assert blocked(duel, "Bear") is True
    assert blocking(duel.state, duel.find("Ox").id) == (duel.find("Bear").id,)
    assert blockers(duel.state, duel.find("Bear").id) == (duel.find("Ox").id,)
    assert not duel.find("Ox").tapped
    assert (duel.state.step, duel.state.priority) == (Step.DECLARE_BLOCKERS, ALICE)


def test_several_creatures_block_one_attacker_but_one_creature_not_several() -> None:
    duel = facing(plain("Bear"), plain("Ox"), plain("Elk"))
    ox, bear = duel.find("Ox").id, duel.find("Bear").id
    with pytest.raises(IllegalAction):
        duel.game.do(actions.block(BOB, [(ox, bear), (ox, bear)]))
    duel.block({"Ox": "Bear", "Elk": "Bear"})
    assert len(blockers(duel.state)) == 2


def test_a_declaration_of_no_blockers_leaves_the_attacker_unblocked() -> None:
    duel = facing(plain("Bear"), plain("Ox"))
    duel.block({})
    assert blocked(duel, "Bear") is False
    with pytest.raises(IllegalAction):
        duel.block({"Ox": "Bear"})


def test_whoever_does_something_else_lets_there_be_no_blockers() -> None:
    duel = facing(plain("Bear"), plain("Ox"))
    duel.pass_()
    assert (blocked(duel, "Bear"), duel.state.step, duel.state.priority) == (False, Step.DECLARE_BLOCKERS, BOB)


@pytest.mark.parametrize("changes", [{"tapped": True}, {"controller": ALICE}])
def test_a_creature_that_may_not_block_is_refused_with_nothing_changed(changes: dict[str, Any]) -> None:
    duel = facing(plain("Bear"), plain("Ox"), **changes)
    before = duel.state
    with pytest.raises(IllegalAction) as refused:
        duel.block({"Ox": "Bear"})
    assert refused.value.rule == "509.1a"
    assert duel.state == before


def test_a_creature_that_came_this_turn_or_has_defender_blocks() -> None:
    duel = facing(plain("Bear"), plain("Wall", "defender"), sick=True)
    duel.block({"Wall": "Bear"})
    assert blocked(duel, "Bear")


def test_only_creatures_block_and_only_attacking_ones_are_blocked() -> None:
    duel = facing(plain("Bear"), plain("Ox"), permanent("Relic", "Artifact"))
    duel.put(plain("Idler"))
    for pair in ({"Relic": "Bear"}, {"Ox": "Idler"}, {"Ox": "Relic"}):
        with pytest.raises(IllegalAction):
            duel.block(pair)
    with pytest.raises(IllegalAction):
        duel.block({"Idler": "Bear"}, seat=ALICE)


BLACK, GREEN = {"mana": "{B}"}, {"mana": "{G}"}


@pytest.mark.parametrize(
    ("attacker", "blocker", "may"),
    [
        (plain("A", "flying"), plain("B"), False),
        (plain("A", "flying"), plain("B", "flying"), True),
        (plain("A", "flying"), plain("B", "reach"), True),
        (plain("A"), plain("B", "flying"), True),
        (plain("A", "shadow"), plain("B"), False),
        (plain("A", "shadow"), plain("B", "shadow"), True),
        (plain("A"), plain("B", "shadow"), False),
        (plain("A", "flying", "shadow"), plain("B", "flying"), False),
        (plain("A", "fear"), plain("B", **GREEN), False),
        (plain("A", "fear"), plain("B", **BLACK), True),
        (plain("A", "fear"), plain("B", types=("Artifact", "Creature")), True),
        (plain("A", "intimidate", **GREEN), plain("B", **BLACK), False),
        (plain("A", "intimidate", **GREEN), plain("B", **GREEN), True),
        (plain("A", "intimidate", **GREEN), plain("B", types=("Artifact", "Creature")), True),
        (plain("A", "intimidate"), plain("B"), False),
        (plain("A", "menace"), plain("B"), False),
    ],
)
def test_evasion(attacker: Characteristics, blocker: Characteristics, may: bool) -> None:
    duel = facing(attacker, blocker)
    if may:
        duel.block({"B": "A"})
        assert blocked(duel, "A")
    else:
        with pytest.raises(IllegalAction):
            duel.block({"B": "A"})
        duel.block({})


def test_menace_is_blocked_by_two() -> None:
    duel = facing(plain("Brute", "menace"), plain("Ox"), plain("Elk"))
    duel.block({"Ox": "Brute", "Elk": "Brute"})
    assert blocked(duel, "Brute")


def test_an_effect_that_it_can_not_block_keeps_a_creature_from_it() -> None:
    duel = facing(plain("Bear"), plain("Ox"), plain("Elk"))
    begin_effect(duel.game, (duel.find("Ox").id,), CantBlockEffect(), ALICE)
    with pytest.raises(IllegalAction):
        duel.block({"Ox": "Bear"})
    duel.block({"Elk": "Bear"})
    assert blocked(duel, "Bear")


def test_a_static_ability_keeps_the_players_that_it_means_from_blocking() -> None:
    ban = StaticAbility(CantBlockWith(Who.OPPONENT, CREATURE))
    forbidden = facing(creature("Tyrant", 1, 1, ban), plain("Ox"))
    with pytest.raises(IllegalAction):
        forbidden.block({"Ox": "Tyrant"})
    allowed = facing(plain("Bear"), creature("Ox", 1, 1, ban))
    allowed.block({"Ox": "Bear"})
    assert blocked(allowed, "Bear")


def test_a_decayed_creature_does_not_block() -> None:
    duel = facing(plain("Bear"), plain("Ghoul"), counters=(("decayed", 1),))
    with pytest.raises(IllegalAction, match="decayed"):
        duel.block({"Ghoul": "Bear"})
