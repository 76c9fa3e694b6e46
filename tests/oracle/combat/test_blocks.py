"""Declaring blockers (509): who may block what."""

from __future__ import annotations

from typing import Any

import pytest

from oracle import actions
from oracle.abilities.conditions import ThatPlayerControls
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import (
    BlockedBySoMany,
    BlockedOnlyBy,
    BlocksOnly,
    CanBlockMore,
    CantBeBlocked,
    CantBlock,
    CantBlockWith,
    CantFightAlone,
    FewAttackOrBlock,
    MustBeBlocked,
    MustBlock,
    Static,
)
from oracle.combat import blockers, blocking
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Characteristics
from oracle.state import Duration, LastingRule, Step
from tests.oracle.combat.laying import lay_on
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
    lay_on(duel, CantBlock(), "Ox")
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


# ---- restrictions, requirements and how many a creature blocks


def says(name: str, *statics: Static, power: int = 1) -> Characteristics:
    return creature(name, power, 1, *map(StaticAbility, statics))


def refused(duel: Duel, blocks: dict[str, str]) -> str:
    with pytest.raises(IllegalAction) as illegal:
        duel.block(blocks)
    return illegal.value.rule


TOKENS = Quality(token=True)
STRONG, WEAK = Quality(power_at_least=2), Quality(power_at_most=1)


@pytest.mark.parametrize(
    ("attacker", "blocker", "may"),
    [
        (says("A", CantBeBlocked()), plain("B"), False),
        (says("A", CantBeBlocked(by=WEAK)), plain("B"), False),
        (says("A", CantBeBlocked(by=WEAK)), says("B", power=2), True),
        (says("A", CantBeBlocked(by=TOKENS)), plain("B"), True),
        (says("A", BlockedOnlyBy(Quality(keyword="flying"))), plain("B"), False),
        (says("A", BlockedOnlyBy(Quality(keyword="flying"))), plain("B", "flying"), True),
        (says("A", CantBeBlocked(by=Quality(power_below_source=True)), power=2), plain("B"), False),
        (says("A", CantBeBlocked(by=Quality(power_below_source=True)), power=2), says("B", power=2), True),
        (says("A", BlockedBySoMany(least=2)), plain("B"), False),
        (plain("A"), says("B", CantBlock()), False),
        (plain("A"), says("B", CantBlock(attackers=STRONG)), True),
        (says("A", power=2), says("B", CantBlock(attackers=STRONG)), False),
        (plain("A"), says("B", BlocksOnly(Quality(keyword="flying"))), False),
        (plain("A", "flying"), plain("B", "flying"), True),
        (plain("A"), says("B", CantFightAlone(blocking=True)), False),
        (plain("A"), says("B", CantFightAlone()), True),
        (plain("A", "horsemanship"), plain("B"), False),
        (plain("A", "horsemanship"), plain("B", "horsemanship"), True),
        (plain("A"), plain("B", "horsemanship"), True),
        (plain("A", "skulk"), says("B", power=2), False),
        (plain("A", "skulk"), plain("B"), True),
        (plain("A", "protection from green"), plain("B", mana="{G}"), False),
        (plain("A", "islandwalk"), plain("B"), True),
    ],
)
def test_restrictions_on_a_block(attacker: Characteristics, blocker: Characteristics, may: bool) -> None:
    duel = facing(attacker, blocker)
    if may:
        duel.block({"B": "A"})
        assert blocked(duel, "A")
    else:
        refused(duel, {"B": "A"})
        duel.block({})


@pytest.mark.parametrize(
    ("keyword", "land", "may"),
    [
        ("islandwalk", "Island", False),
        ("islandwalk", "Swamp", True),
        ("swampwalk", "Swamp", False),
        ("plainswalk", "Plains", False),
        ("nonbasic landwalk", "Island", True),
        ("nonbasic landwalk", "Grove", False),
        ("legendary landwalk", "Island", True),
    ],
)
def test_landwalk_asks_what_lands_the_defending_player_controls(keyword: str, land: str, may: bool) -> None:
    duel = facing(plain("A", keyword), plain("B"))
    grove = permanent("Grove", "Land")
    duel.put(grove if land == "Grove" else land, seat=BOB)
    duel.put(grove, label="Alice's Grove")
    duel.put("Island", label="Alice's Island")
    if may:
        duel.block({"B": "A"})
        assert blocked(duel, "A")
    else:
        assert refused(duel, {"B": "A"}) == "702.14c"


def test_a_creature_is_unblockable_as_long_as_the_defending_player_controls_an_artifact() -> None:
    serpent = CantBeBlocked(as_long_as=ThatPlayerControls(Quality(types=("Artifact",))))
    free = facing(says("A", serpent), plain("B"))
    free.block({"B": "A"})
    assert blocked(free, "A")
    assert refused(facing(says("A", serpent), plain("B"), permanent("Relic", "Artifact")), {"B": "A"}) == "509.1b"


def test_what_is_said_of_creatures_for_a_turn_is_over_with_it() -> None:
    duel = facing(plain("Bear"), plain("Ox"))
    lay_on(duel, CantBeBlocked(), "Bear")
    assert refused(duel, {"Ox": "Bear"}) == "509.1b"
    duel.block({})
    duel.pass_until(Step.DECLARE_ATTACKERS, BOB)
    assert duel.state.rules == ()


def test_a_creature_that_must_block_blocks_one_with_menace_together_with_another() -> None:
    """The example of 509.1c."""
    duel = facing(plain("Brute", "menace"), says("Ox", MustBlock()), plain("Elk"))
    assert [refused(duel, blocks) for blocks in ({"Ox": "Brute"}, {"Elk": "Brute"}, {})] == ["702.111b", "702.111b", "509.1c"]
    with pytest.raises(IllegalAction):
        duel.pass_()
    duel.block({"Ox": "Brute", "Elk": "Brute"})
    assert blocked(duel, "Brute")


def test_a_creature_that_must_be_blocked_is_blocked_by_one_and_lure_by_all() -> None:
    one = facing(says("Brute", MustBeBlocked()), plain("Ox"), plain("Elk"))
    assert refused(one, {}) == "509.1c"
    one.block({"Elk": "Brute"})
    every = facing(says("Brute", MustBeBlocked(by_all=True)), plain("Ox"), plain("Elk"), says("Rock", CantBlock()))
    assert refused(every, {"Elk": "Brute"}) == "509.1c"
    every.block({"Elk": "Brute", "Ox": "Brute"})
    assert blocked(one, "Brute")
    assert blocked(every, "Brute")


def test_where_two_attackers_must_be_blocked_one_blocker_blocks_either() -> None:
    duel = Duel()
    for name in ("Brute", "Boar", "Calf"):
        duel.put(plain("Calf") if name == "Calf" else says(name, MustBeBlocked()))
    duel.put(plain("Ox"), seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Brute", "Boar", "Calf")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    assert [refused(duel, {}), refused(duel, {"Ox": "Calf"})] == ["509.1c", "509.1c"]
    duel.block({"Ox": "Boar"})
    assert blocked(duel, "Boar")


@pytest.mark.parametrize(("of", "static"), [("Ox", MustBlock()), ("Angler", MustBeBlocked())])
def test_what_is_required_this_turn_is_required_in_each_combat_of_it(of: str, static: Static) -> None:
    duel = facing(plain("Angler"), plain("Ox"))
    lay_on(duel, static, of)
    duel.game.update(combats=2)
    assert refused(duel, {}) == "509.1c"
    duel.game.update(edition="2020-04-16")
    with pytest.raises(NotModelled, match="in a further combat of it, by the rules of 2020-04-16"):
        duel.block({"Ox": "Angler"})
    duel.game.update(combats=1)
    assert refused(duel, {}) == "509.1c"


def test_a_creature_must_block_this_one() -> None:
    duel = Duel()
    for name in ("Angler", "Bear"):
        duel.put(plain(name))
    for name in ("Ox", "Elk"):
        duel.put(plain(name), seat=BOB)
    rule = LastingRule(
        MustBlock(attackers=Quality(itself=True)), duel.find("Angler"), ALICE, Duration.END_OF_TURN, (duel.find("Ox").id,)
    )
    duel.game.update(rules=(rule,))
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack("Angler", "Bear")
    duel.pass_until(Step.DECLARE_BLOCKERS)
    assert [refused(duel, blocks) for blocks in ({}, {"Ox": "Bear"}, {"Elk": "Angler"})] == ["509.1c"] * 3
    duel.block({"Ox": "Angler"})
    assert blocked(duel, "Angler")


def test_only_so_many_creatures_block() -> None:
    duel = facing(plain("Bear"), plain("Ox"), plain("Elk"))
    duel.put(permanent("Arbiter", "Artifact", StaticAbility(FewAttackOrBlock(1, blocking=True))))
    assert refused(duel, {"Ox": "Bear", "Elk": "Bear"}) == "509.1b"
    duel.block({"Elk": "Bear"})
    assert blocked(duel, "Bear")


def test_no_more_than_one_creature_blocks_one_that_says_so() -> None:
    duel = facing(says("Bear", BlockedBySoMany(most=1)), plain("Ox"), plain("Elk"))
    assert refused(duel, {"Ox": "Bear", "Elk": "Bear"}) == "509.1b"
    duel.block({"Elk": "Bear"})
    assert blocked(duel, "Bear")


def test_a_creature_that_can_block_another_one_more_blocks_two_and_not_three() -> None:
    duel = Duel()
    names = ("Bear", "Boar", "Calf")
    for name in names:
        duel.put(plain(name))
    guard = duel.put(says("Guard", CanBlockMore(1)), seat=BOB)
    duel.pass_until(Step.DECLARE_ATTACKERS)
    duel.attack(*names)
    duel.pass_until(Step.DECLARE_BLOCKERS)
    ids = [duel.find(name).id for name in names]
    for wrong in (ids, [ids[0], ids[0]]):
        with pytest.raises(IllegalAction) as illegal:
            duel.game.do(actions.block(BOB, [(guard, each) for each in wrong]))
        assert illegal.value.rule == "509.1a"
    duel.game.do(actions.block(BOB, [(guard, each) for each in ids[:2]]))
    assert blocking(duel.state, guard) == tuple(ids[:2])
    assert [blocked(duel, name) for name in names] == [True, True, False]
