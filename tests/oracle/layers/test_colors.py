"""Colors (613.1e), which until July 2009 were changed in one layer with abilities (418.5a and 418.5c of 2007-10-01)."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Nature
from oracle.abilities.qualities import CREATURE, ITSELF, Quality
from oracle.abilities.statics import Anthem, Is, LoseAbilities
from tests.oracle.duel import Duel, creature, permanent

BEFORE, AFTER = "2009-07-10", "2009-07-11"
BLUE_CREATURES = Quality(types=("Creature",), colors=("U",))
PAINTER = creature("Painter", 1, 1, StaticAbility(Is(ITSELF, Nature(colors=("U",)))))
HUMBLER = permanent("Humbler", "Enchantment", StaticAbility(LoseAbilities(CREATURE)))


def colors(duel: Duel, label: str) -> frozenset[str]:
    return layers.characteristics(duel.state, duel.find(label).id).colors


def keywords(duel: Duel, label: str) -> set[str]:
    now = layers.characteristics(duel.state, duel.find(label).id)
    return {each.name for each in now.abilities if isinstance(each, Keyword)}


@pytest.mark.parametrize("last", ["Painter", "Humbler"])
@pytest.mark.parametrize(("edition", "expected"), [(BEFORE, set()), (AFTER, {"U"})])
def test_a_static_ability_that_is_taken_away_changed_no_colors_whichever_is_older(
    edition: str, expected: set[str], last: str
) -> None:
    duel = Duel(edition=edition)
    for each in (HUMBLER, PAINTER) if last == "Painter" else (PAINTER, HUMBLER):
        duel.put(each)
    assert colors(duel, "Painter") == expected


@pytest.mark.parametrize("edition", [BEFORE, AFTER])
def test_what_blue_creatures_gain_waits_for_what_makes_them_blue(edition: str) -> None:
    duel = Duel(edition=edition)
    duel.put(
        permanent(
            "Winds", "Enchantment", StaticAbility(Anthem(Quality(types=("Creature",), colors=("U",)), keywords=("flying",)))
        )
    )
    duel.put(creature("Bear", 2, 2))
    duel.put(PAINTER)
    assert (keywords(duel, "Bear"), keywords(duel, "Painter")) == (set(), {"flying"})


def test_what_makes_a_creature_blue_does_not_wait_for_what_takes_abilities_from_blue_ones() -> None:
    duel = Duel(edition=BEFORE)
    duel.put(permanent("Damper", "Enchantment", StaticAbility(LoseAbilities(BLUE_CREATURES))))
    duel.put(PAINTER)
    assert colors(duel, "Painter") == {"U"}
