"""Power and toughness under the rules before July 2009 (418.5a of 2007-10-01), and colors beside them."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE
from oracle.abilities.statics import Anthem, DefinesSize, LoseAbilities
from oracle.instructions.changing import begin_effect
from oracle.state import Become, ChangePower, Modification, SwitchSize
from tests.oracle.duel import ALICE, Duel, creature, permanent

BEFORE, AFTER = "2009-07-10", "2009-07-11"
GROWN, SET = ChangePower(4, 4), Become(Nature(size=(0, 1)))


def size(duel: Duel, label: str) -> tuple[int | None, int | None]:
    now = layers.characteristics(duel.state, duel.find(label).id)
    return now.power, now.toughness


@pytest.mark.parametrize(
    ("edition", "effects", "expected"),
    [
        (BEFORE, (GROWN, SET), (0, 1)),
        (BEFORE, (SET, GROWN), (4, 5)),
        (BEFORE, (GROWN, SET, GROWN), (4, 5)),
        (BEFORE, (GROWN, SwitchSize(), SET), (1, 0)),
        (AFTER, (GROWN, SET), (4, 5)),
        (AFTER, (SET, GROWN), (4, 5)),
    ],
)
def test_what_resolved_is_applied_in_order(edition: str, effects: tuple[Modification, ...], expected: tuple[int, int]) -> None:
    duel = Duel(edition=edition)
    ogre = duel.put(creature("Ogre", 2, 2))
    for each in effects:
        begin_effect(duel.game, (ogre,), each, ALICE)
    assert size(duel, "Ogre") == expected


@pytest.mark.parametrize(("edition", "expected"), [(BEFORE, (1, 4)), (AFTER, (5, 8))])
def test_counters_and_static_abilities_come_after_both(edition: str, expected: tuple[int, int]) -> None:
    """A +1/+1 counter, +4/+4, +0/+2 by what is on the battlefield, and then 0/1."""
    duel = Duel(edition=edition)
    ogre = duel.put(creature("Ogre", 2, 2), counters=(("+1/+1", 1),))
    begin_effect(duel.game, (ogre,), GROWN, ALICE)
    duel.put(permanent("Walls", "Enchantment", StaticAbility(Anthem(CREATURE, 0, 2))))
    begin_effect(duel.game, (ogre,), SET, ALICE)
    assert size(duel, "Ogre") == expected


def test_what_a_static_ability_sets_is_as_old_as_its_permanent() -> None:
    """Humility under both rules: what was added before it came is lost, and what is added later stays."""
    humility = permanent("Humbler", "Enchantment", StaticAbility(LoseAbilities(CREATURE, (1, 1))))
    for edition, expected in ((BEFORE, (5, 5)), (AFTER, (9, 9))):
        duel = Duel(edition=edition)
        ogre = duel.put(creature("Ogre", 2, 2))
        begin_effect(duel.game, (ogre,), GROWN, ALICE)
        duel.put(humility)
        begin_effect(duel.game, (ogre,), GROWN, ALICE)
        assert size(duel, "Ogre") == expected


def test_what_a_creature_defines_itself_is_still_the_first() -> None:
    duel = Duel(edition=BEFORE)
    mare = duel.put(creature("Mare", 0, 0, StaticAbility(DefinesSize(CREATURE))))
    begin_effect(duel.game, (mare,), GROWN, ALICE)
    assert size(duel, "Mare") == (5, 5)
