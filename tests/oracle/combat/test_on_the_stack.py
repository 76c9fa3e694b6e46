"""Combat damage on the stack, under the editions in which it goes there."""

from __future__ import annotations

import pytest

from oracle import actions, layers, stack, targets, turns, zones
from oracle.abilities.kinds import Keyword
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import Kind as TargetKind
from oracle.abilities.qualities import Target
from oracle.damage import sources
from oracle.errors import NotModelled
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics, ChosenTarget, Kind, ObjectId, Zone
from oracle.playing.activating import Activation
from oracle.state import Become, ChangePower, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature

BEFORE, SINCE = "2009-07-10", "2009-07-11"


def sized(name: str, power: int, toughness: int, *keywords: str) -> Characteristics:
    return creature(name, power, toughness, *map(Keyword, keywords))


def fight(
    blocks: dict[str, str], *fighters: Characteristics, edition: str = BEFORE, names: tuple[str, ...] = ("Alice", "Bob")
) -> Duel:
    """Alice's creatures attack, whose names begin with A, and Bob's block so; up to the combat damage step."""
    duel = Duel(names)
    duel.game.update(edition=edition)
    for each in fighters:
        duel.put(each, seat=ALICE if each.name.startswith("A") else BOB)
    duel.in_combat([each.name for each in fighters if each.name.startswith("A")], blocks)
    until_step_or_question(duel)
    return duel


def until_step_or_question(duel: Duel) -> None:
    while duel.game.pending is None and duel.state.step is Step.DECLARE_BLOCKERS:
        duel.pass_()


def on_stack(duel: Duel) -> list[Kind]:
    return [duel.game.object(each).kind for each in stack.objects(duel.state)]


def leave(duel: Duel, label: str) -> ObjectId:
    """A creature is put into its owner's hand; its id, as it last was."""
    of = duel.find(label).id
    zones.move(duel.game, of, Zone.HAND)
    return of


def test_damage_waits_on_the_stack_as_one_object_while_players_have_priority() -> None:
    duel = fight({"Ox": "A"}, sized("A", 2, 2), sized("Also", 3, 3), sized("Ox", 1, 4))
    assert (on_stack(duel), duel.state.priority, duel.game.player(BOB).life) == ([Kind.COMBAT_DAMAGE], ALICE, 20)
    duel.resolve()
    assert (on_stack(duel), duel.state.priority, duel.game.player(BOB).life) == ([], ALICE, 17)
    assert (duel.find("A").damage, duel.find("Ox").damage, duel.state.step) == (1, 2, Step.COMBAT_DAMAGE)


def test_since_then_it_is_dealt_at_once() -> None:
    duel = fight({}, sized("A", 2, 2), edition=SINCE)
    assert (on_stack(duel), duel.game.player(BOB).life) == ([], 18)


def test_where_nobody_assigns_damage_nothing_goes_on_the_stack() -> None:
    assert on_stack(fight({}, sized("A", 0, 2))) == []


def test_it_is_dealt_as_it_was_assigned_whatever_becomes_of_power() -> None:
    duel = fight({}, sized("A", 2, 2))
    begin_effect(duel.game, [duel.find("A").id], ChangePower(5, 5), ALICE)
    duel.resolve()
    assert duel.game.player(BOB).life == 18


def test_what_has_left_deals_its_damage_as_it_last_was() -> None:
    duel = fight({"Ox": "A"}, sized("A", 2, 2, "wither"), sized("Ox", 1, 4))
    leave(duel, "A")
    duel.resolve()
    assert (duel.find("Ox").counters, duel.find("Ox").damage) == ((("-1/-1", 2),), 0)


def test_what_has_left_or_is_no_creature_any_more_is_dealt_nothing() -> None:
    duel = fight({"Ox": "A"}, sized("A", 2, 2), sized("Ox", 1, 4))
    leave(duel, "Ox")
    begin_effect(duel.game, [duel.find("A").id], Become(Nature(types=("Land",), keeps=Keeps.NOTHING)), ALICE)
    assert "Creature" not in layers.characteristics(duel.state, duel.find("A").id).types
    duel.resolve()
    assert (duel.find("A").damage, duel.where("Ox")) == (0, "hand")


def test_first_and_second_strike_go_on_the_stack_one_after_the_other() -> None:
    duel = fight({"Ox": "A"}, sized("A", 2, 2, "first strike"), sized("Also", 1, 1), sized("Ox", 3, 2))
    duel.resolve()
    assert (duel.where("Ox"), duel.game.player(BOB).life, duel.state.step) == ("graveyard", 20, Step.COMBAT_DAMAGE)
    duel.pass_()
    duel.pass_()
    assert on_stack(duel) == [Kind.COMBAT_DAMAGE]
    duel.resolve()
    assert (duel.where("A"), duel.game.player(BOB).life) == ("battlefield", 19)


@pytest.mark.parametrize(("edition", "life"), [(BEFORE, 16), (SINCE, 19)])
def test_who_struck_first_without_power_strikes_later_until_the_rules_ask_for_the_keyword(edition: str, life: int) -> None:
    duel = fight({}, sized("A", 0, 2, "first strike"), sized("Also", 1, 1), edition=edition)
    assert on_stack(duel) == []
    begin_effect(duel.game, [duel.find("A").id], ChangePower(3, 3), ALICE)
    duel.pass_until(Step.END_OF_COMBAT)
    assert duel.game.player(BOB).life == life


def test_it_is_no_spell_and_no_ability() -> None:
    duel = fight({}, sized("A", 2, 2))
    counterspell = duel.put("Counterspell", Zone.HAND)
    for kind in (TargetKind.SPELL, TargetKind.ABILITY, TargetKind.SPELL_OR_ABILITY):
        assert targets.legal(duel.state, Target(kind), source=duel.game.object(counterspell), you=ALICE) == ()


def test_a_creature_that_has_assigned_damage_can_be_chosen_as_its_source_though_it_has_left() -> None:
    duel = fight({}, sized("A", 2, 2))
    gone = leave(duel, "A")
    assert gone in sources.choosable(duel.state)
    assert not set(stack.objects(duel.state)).intersection(sources.choosable(duel.state))
    duel.resolve()
    assert gone not in sources.choosable(duel.state)


def test_it_is_gone_with_everything_else_on_the_stack_as_the_turn_ends() -> None:
    duel = fight({}, sized("A", 2, 2))
    duel.game.do(turns.end_the_turn)
    assert (on_stack(duel), duel.game.player(BOB).life) == ([], 20)


def test_nobody_leaves_a_game_that_goes_on_while_it_is_on_the_stack() -> None:
    duel = fight({}, sized("A", 2, 2), names=("Alice", "Bob", "Carol"))
    with pytest.raises(NotModelled, match="combat damage is on the stack"):
        duel.game.do(actions.concede(BOB))


def test_a_sacrificed_creature_does_what_it_is_sacrificed_for_and_deals_its_damage() -> None:
    duel = Duel()
    duel.game.update(edition=BEFORE)
    duel.put(sized("A", 2, 2))
    fanatic = duel.put("Mogg Fanatic", seat=BOB)
    duel.in_combat(["A"], {"Mogg Fanatic": "A"})
    until_step_or_question(duel)
    duel.pass_()
    target = (ChosenTarget(object=duel.find("A").id),)
    duel.game.do(actions.activate(Activation(BOB, fanatic, targets=target)))
    duel.resolve()
    assert (duel.find("A").damage, duel.where("Mogg Fanatic")) == (1, "graveyard")
    duel.resolve()
    assert duel.where("A") == "graveyard"
