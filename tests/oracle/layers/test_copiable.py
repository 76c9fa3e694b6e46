"""Copiable values (613.2): copy effects by their timestamps, then what is face down, beside a reference made from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle import copies, entering, events, faces, layers, turns
from oracle.abilities.effects import Draw
from oracle.abilities.events import Enters
from oracle.abilities.kinds import Keyword, StaticAbility, TriggeredAbility
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import Anthem, EntersWithChoice, LoseAbilities
from oracle.cards import find
from oracle.errors import NotModelled
from oracle.game import Game
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics, ChosenTarget, ObjectId, Zone
from oracle.questions import Asking
from oracle.state import AddAbilities, BecomeCopy, ChangePower, Duration
from tests.oracle.duel import ALICE, Duel, creature, permanent

BEAR = creature("Bear", 2, 2, subtypes=("Bear",))
FLIER = creature("Flier", 1, 3, Keyword("flying"))
OGRE = creature("Ogre", 3, 3, subtypes=("Ogre",))
DOWN = Characteristics(types=("Creature",), power=2, toughness=2)


def copying(duel: Duel, of: ObjectId, model: ObjectId, duration: Duration = Duration.END_OF_TURN) -> None:
    begin_effect(duel.game, (of,), BecomeCopy(copies.copiable(duel.state, model)), ALICE, duration)


def now(duel: Duel, of: ObjectId) -> Characteristics:
    return layers.characteristics(duel.state, of)


def end_turn(duel: Duel) -> None:
    turns._end_effects(duel.game)


def test_a_copy_is_what_it_copies_until_the_turn_ends() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR), duel.put(FLIER)
    copying(duel, bear, flier)
    assert now(duel, bear) == FLIER
    end_turn(duel)
    assert now(duel, bear) == BEAR


def test_the_later_of_two_copy_effects_tells_and_then_the_earlier_one() -> None:
    duel = Duel()
    bear, flier, ogre = duel.put(BEAR), duel.put(FLIER), duel.put(OGRE)
    copying(duel, bear, ogre, Duration.WHILE_IT_IS_THERE)
    copying(duel, bear, flier)
    assert now(duel, bear) == FLIER
    end_turn(duel)
    assert now(duel, bear) == OGRE


def test_a_copy_does_not_change_with_what_it_has_copied() -> None:
    duel = Duel()
    bear, flier, ogre = duel.put(BEAR), duel.put(FLIER), duel.put(OGRE)
    copying(duel, bear, flier)
    copying(duel, flier, ogre)
    assert now(duel, bear) == FLIER
    assert now(duel, flier) == OGRE


def test_what_is_face_down_stays_so_whatever_it_becomes_a_copy_of_and_is_that_face_up() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR), duel.put(FLIER)
    faces.turn_face_down(duel.game, bear)
    copying(duel, bear, flier)
    assert now(duel, bear) == DOWN
    faces.turn_face_up(duel.game, bear)
    assert now(duel, bear) == FLIER
    end_turn(duel)
    assert now(duel, bear) == BEAR


def test_a_copy_of_what_is_face_down_is_a_face_up_creature_without_a_name() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR), duel.put(FLIER)
    faces.turn_face_down(duel.game, flier)
    copying(duel, bear, flier)
    assert now(duel, bear) == DOWN
    assert not duel.state.objects[bear].face_down
    faces.turn_face_up(duel.game, flier)
    assert now(duel, bear) == DOWN


CHOOSING = creature("Herald", 1, 1, StaticAbility(EntersWithChoice("creature type")))


def test_a_choice_is_not_taken_for_that_of_another_ability_and_is_there_again_with_its_own() -> None:
    duel = Duel()
    herald, bear = duel.put(CHOOSING, chosen="Elf"), duel.put(BEAR)
    copying(duel, herald, bear)
    end_turn(duel)
    assert (now(duel, herald), duel.find("Herald").chosen) == (CHOOSING, "Elf")
    other = duel.put(creature("Other", 2, 2, *CHOOSING.abilities))
    with pytest.raises(NotModelled, match="chosen"):
        copying(duel, herald, other)
    copying(duel, bear, other)
    assert now(duel, bear).name == "Other"


@pytest.mark.parametrize("memory", [{"imprinted": (ObjectId(1),)}, {"exhausted": (0,)}])
def test_what_a_permanent_remembers_of_its_abilities_is_not_confused(memory: dict[str, Any]) -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR, **memory), duel.put(FLIER)
    with pytest.raises(NotModelled, match="other copiable values"):
        copying(duel, bear, flier)


def test_what_has_triggered_once_and_for_all_is_not_taken_for_the_same_ability_of_another() -> None:
    duel = Duel()
    once = TriggeredAbility(Enters(), (Draw(),), only_once=True)
    first = duel.put(creature("First", 1, 1, once), triggered=(once,))
    second, flier = duel.put(creature("Second", 1, 1, once)), duel.put(FLIER)
    with pytest.raises(NotModelled, match="used as often"):
        copying(duel, first, second)
    copying(duel, first, flier)
    assert now(duel, first) == FLIER
    end_turn(duel)
    assert duel.find("First").triggered == (once,)


def test_what_was_activated_this_turn_is_not_forgotten_by_turning_face_down_and_up() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR, activated=(0,)), duel.put(FLIER, activated=(0,))
    with pytest.raises(NotModelled, match="used as often"):
        faces.turn_face_down(duel.game, bear)
    copying(duel, flier, bear)
    assert duel.find("Flier").activated == ()


def test_other_effects_and_counters_stay_on_a_copy() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR, counters=(("+1/+1", 1),), tapped=True, damage=1), duel.put(FLIER)
    begin_effect(duel.game, (bear,), AddAbilities((Keyword("trample"),)), ALICE)
    copying(duel, bear, flier)
    became, found = now(duel, bear), duel.state.objects[bear]
    assert (became.power, became.toughness) == (2, 4)
    assert became.abilities == (Keyword("flying"), Keyword("trample"))
    assert (found.tapped, found.damage) == (True, 1)


def test_a_copy_goes_back_to_the_card_in_another_zone() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR), duel.put(FLIER)
    copying(duel, bear, flier, Duration.WHILE_IT_IS_THERE)
    events.destroy(duel.game, (bear,))
    assert duel.find("Bear").base == BEAR
    assert duel.find("Bear").own is None
    assert not duel.state.effects


ANTHEM = permanent("Anthem", "Enchantment", StaticAbility(Anthem(CREATURE, 1, 1, ("vigilance",))))
HUMBLE = permanent("Humble", "Enchantment", StaticAbility(LoseAbilities(CREATURE, (1, 1))))


def test_whether_an_ability_is_as_old_as_the_copying_is_not_guessed_where_it_shows() -> None:
    duel = Duel()
    mirror, humble = duel.put(permanent("Mirror", "Artifact")), duel.put(HUMBLE)
    bear = duel.put(BEAR)
    copying(duel, mirror, duel.put(ANTHEM))
    with pytest.raises(NotModelled, match="older than its being a copy"):
        now(duel, bear)
    assert humble


@pytest.mark.parametrize(("edition", "told"), [("2009-07-10", True), ("2009-07-11", False)])
def test_what_a_bonus_comes_to_depends_on_it_only_where_sizes_were_set_in_between(edition: str, told: bool) -> None:
    duel = Duel(edition=edition)
    mirror, bear = duel.put(permanent("Mirror", "Artifact")), duel.put(BEAR)
    begin_effect(duel.game, (bear,), ChangePower(3, 3), ALICE)
    begin_effect(duel.game, (mirror,), BecomeCopy(HUMBLE), ALICE)
    if told:
        with pytest.raises(NotModelled, match="older than its being a copy"):
            now(duel, bear)
    else:
        assert (now(duel, bear).power, now(duel, bear).toughness) == (4, 4)


def test_it_is_the_same_where_nothing_comes_between() -> None:
    duel = Duel()
    duel.put(HUMBLE)
    mirror, bear = duel.put(permanent("Mirror", "Artifact")), duel.put(BEAR)
    copying(duel, mirror, duel.put(permanent("Hope", "Enchantment", StaticAbility(Anthem(CREATURE, 1, 1)))))
    assert (now(duel, bear).power, now(duel, bear).toughness) == (3, 3)


# ---- against a reference


@dataclass
class Naive:
    """A permanent as 613.2 and 707 have it: what it came as, the copy effects on it, and whether it is face down."""

    came_as: Characteristics
    copying: list[tuple[int, bool, Characteristics]] = field(default_factory=list)
    """Each with its timestamp and whether it ends with the turn."""
    face_down: bool = False

    def values(self) -> Characteristics:
        found = self.came_as
        for _, _, copied in sorted(self.copying, key=lambda each: each[0]):
            found = copied
        return DOWN if self.face_down else found


PLACES = st.integers(0, 5)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["copy", "copy for good"]), PLACES, PLACES),
        st.tuples(st.sampled_from(["down", "up", "clone"]), PLACES, PLACES),
        st.tuples(st.just("end"), PLACES, PLACES),
    ),
    max_size=14,
)


def _clone(duel: Duel, model: ObjectId) -> ObjectId:
    card = duel.put("Clone", Zone.HAND, label=f"Clone {duel.state.next_id}")
    made: list[ObjectId | None] = []

    def action(game: Game) -> Asking[None]:
        made.extend((yield from entering.enter(game, (entering.Entry(card, ALICE),))))

    duel.game.do(action)
    duel.game.answer(ALICE, (ChosenTarget(object=model),))
    assert made[0] is not None
    return made[0]


@given(STEPS)
def test_copiable_values_are_what_the_rules_make_of_the_actual_object(steps: list[tuple[str, int, int]]) -> None:
    duel = Duel()
    real = [duel.put(each) for each in (BEAR, FLIER, OGRE)]
    naive = [Naive(each) for each in (BEAR, FLIER, OGRE)]
    for time, (what, one, other) in enumerate(steps):
        one, other = one % len(real), other % len(real)
        if what.startswith("copy"):
            for_good = what != "copy"
            copying(duel, real[one], real[other], Duration.WHILE_IT_IS_THERE if for_good else Duration.END_OF_TURN)
            naive[one].copying.append((time, not for_good, naive[other].values()))
        elif what == "down":
            faces.turn_face_down(duel.game, real[one])
            naive[one].face_down = True
        elif what == "up":
            faces.turn_face_up(duel.game, real[one])
            naive[one].face_down = False
        elif what == "clone":
            naive.append(Naive(naive[other].values()))
            real.append(_clone(duel, real[other]))
        else:
            end_turn(duel)
            for each in naive:
                each.copying = [effect for effect in each.copying if not effect[1]]
        assert [copies.copiable(duel.state, of) for of in real] == [each.values() for each in naive]
        assert list(_own(duel, real)) == [each.came_as for each in naive]


def _own(duel: Duel, permanents: list[ObjectId]) -> Iterator[Characteristics]:
    """What each goes back to once nothing makes it a copy."""
    for of in permanents:
        found = duel.state.objects[of]
        yield found.own or found.base


def test_a_clone_that_became_a_copy_of_something_else_is_what_it_cloned_again() -> None:
    duel = Duel()
    bear, flier = duel.put(BEAR), duel.put(FLIER)
    clone = _clone(duel, bear)
    copying(duel, clone, flier)
    assert now(duel, clone) == FLIER
    end_turn(duel)
    assert now(duel, clone) == BEAR
    label = duel.state.objects[clone].label
    events.destroy(duel.game, (clone,))
    assert duel.find(label).base == find("Clone")
