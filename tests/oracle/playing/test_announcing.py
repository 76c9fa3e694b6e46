from __future__ import annotations

import pytest

from oracle.abilities.effects import Destroy
from oracle.abilities.kinds import SpellAbility
from oracle.abilities.qualities import CREATURE, Quality, Target
from oracle.errors import IllegalAction
from oracle.objects import ChosenTarget, ObjectId, Zone
from oracle.playing import announcing
from tests.oracle.conftest import Table, made

ARTIFACT = Target(quality=Quality(types=("Artifact",)))
UP_TO_TWO = Target(quality=CREATURE, minimum=0, maximum=2)


@pytest.fixture
def spell(table: Table) -> ObjectId:
    """A spell with up to two target creatures and a target artifact, with three creatures, one of them an artifact."""
    for name in ("one", "two"):
        table.card(made(name))
    table.card(made("golem", "", "Artifact Creature"))
    return table.card(made("Spell", "{R}", "Sorcery", SpellAbility((Destroy(),), (UP_TO_TWO, ARTIFACT))), Zone.STACK)


def chosen(table: Table, spell: ObjectId, *labels: str) -> list[list[str]]:
    announcing.choose_targets(table.game, spell, [ChosenTarget(object=table.ids[label]) for label in labels])
    names = {of: label for label, of in table.ids.items()}
    return [[names[each.object] for each in instance if each.object is not None] for instance in table.game.object(spell).targets]


def test_targets_are_given_to_the_instances_in_order(table: Table, spell: ObjectId) -> None:
    assert chosen(table, spell, "one", "two", "golem") == [["one", "two"], ["golem"]]
    assert chosen(table, spell, "one", "golem") == [["one"], ["golem"]]
    assert chosen(table, spell, "golem") == [[], ["golem"]]


def test_one_object_may_be_the_target_of_two_instances_but_not_twice_of_one(table: Table, spell: ObjectId) -> None:
    assert chosen(table, spell, "golem", "golem") == [["golem"], ["golem"]]
    with pytest.raises(IllegalAction):
        chosen(table, spell, "one", "one", "golem")


@pytest.mark.parametrize("labels", [("one",), ("one", "two"), ("one", "two", "golem", "golem"), ("golem", "one")])
def test_what_does_not_fit_is_refused(table: Table, spell: ObjectId, labels: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction):
        chosen(table, spell, *labels)


def test_without_any_the_forced_ones_are_taken(table: Table, spell: ObjectId) -> None:
    assert chosen(table, spell) == [[], ["golem"]]
