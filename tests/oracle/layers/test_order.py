"""The order of effects within a layer: timestamps, and dependencies that override them (613.7-8)."""

from __future__ import annotations

from time import perf_counter

from oracle import layers
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Quality
from oracle.abilities.statics import Anthem, Is, LoseAbilities, Static
from oracle.instructions.changing import begin_effect
from oracle.layers.dependency import first_of
from oracle.objects import Characteristics
from oracle.state import Become
from tests.oracle.duel import ALICE, Duel, creature, permanent

ARTIFACTS_ARE_CREATURES = Is(Quality(types=("Artifact",)), Nature(("Creature",), size=(1, 1), keeps=Keeps.ALL))
LANDS_ARE_ARTIFACTS = Is(Quality(types=("Land",)), Nature(("Artifact",), keeps=Keeps.ALL))
CREATURES_ARE_LANDS = Is(CREATURE, Nature(("Land",), keeps=Keeps.ALL))


def says(label: str, *statics: Static) -> Characteristics:
    return permanent(label, "Enchantment", *map(StaticAbility, statics))


def types(duel: Duel, label: str) -> set[str]:
    return set(layers.characteristics(duel.state, duel.find(label).id).types)


def test_an_effect_waits_for_one_that_changes_what_it_is_on() -> None:
    duel = Duel()
    duel.put("Wastes")
    duel.put(says("First", ARTIFACTS_ARE_CREATURES))
    duel.put(says("Second", LANDS_ARE_ARTIFACTS))
    assert types(duel, "Wastes") == {"Land", "Artifact", "Creature"}
    assert duel.numbers("Wastes") == (1, 1)


def test_effects_in_a_loop_are_applied_by_their_timestamps() -> None:
    duel = Duel()
    for card in ("Wastes", "Sol Ring", "Grizzly Bears"):
        duel.put(card)
    duel.put(says("First", ARTIFACTS_ARE_CREATURES))
    duel.put(says("Second", CREATURES_ARE_LANDS))
    duel.put(says("Third", LANDS_ARE_ARTIFACTS))
    assert types(duel, "Wastes") == {"Land", "Artifact"}
    assert types(duel, "Sol Ring") == types(duel, "Grizzly Bears") == {"Artifact", "Creature", "Land"}


def test_one_that_depends_on_a_loop_waits_for_the_loop() -> None:
    duel = Duel()
    for card in ("Wastes", "Sol Ring", "Grizzly Bears"):
        duel.put(card)
    enchantments = Is(Quality(all_types=("Artifact", "Land")), Nature(("Enchantment",), keeps=Keeps.ALL))
    duel.put(says("Waiting", enchantments))
    duel.put(says("First", ARTIFACTS_ARE_CREATURES))
    duel.put(says("Second", CREATURES_ARE_LANDS))
    duel.put(says("Third", LANDS_ARE_ARTIFACTS))
    assert types(duel, "Wastes") == {"Artifact", "Land", "Enchantment"}
    assert types(duel, "Sol Ring") == {"Artifact", "Creature", "Land", "Enchantment"}


def test_what_depends_on_nothing_is_as_old_as_it_is_beside_a_loop() -> None:
    duel = Duel()
    for card in ("Opalescence", "Humility"):
        duel.put(card)
    duel.put("Humility", label="Second Humility")
    duel.put("Grizzly Bears", counters=(("flying", 1),))
    assert duel.has("Grizzly Bears", "flying")


def test_a_loop_that_waits_for_another_effect_is_not_begun_before_it() -> None:
    on: dict[str, set[str]] = {"early": {"late"}, "late": {"early", "last"}, "last": set(), "beside": set()}
    order = ["early", "beside", "late", "last"]
    applied: list[str] = []
    while order:
        applied.append(first_of(order, lambda one, other: other in on[one]))
        order.remove(applied[-1])
    assert applied == ["beside", "last", "early", "late"]


def test_thirty_effects_on_sixty_permanents_are_soon_worked_out() -> None:
    duel = Duel()
    for number in range(30):
        duel.put("Glorious Anthem", label=f"Anthem {number}")
        duel.put("Grizzly Bears", label=f"Bears {number}")
    begun = perf_counter()
    assert duel.numbers("Bears 7") == (32, 32)
    assert perf_counter() - begun < 10


def test_an_effect_on_certain_objects_depends_on_nothing() -> None:
    duel = Duel()
    wastes = duel.put("Wastes")
    begin_effect(duel.game, (wastes,), Become(Nature(("Enchantment",), keeps=Keeps.NOTHING)), ALICE)
    duel.put(says("Later", LANDS_ARE_ARTIFACTS))
    assert types(duel, "Wastes") == {"Enchantment"}


def test_a_keyword_that_is_asked_for_is_given_first() -> None:
    duel = Duel()
    duel.put(creature("Walker", 2, 2))
    duel.put(says("Asks", Anthem(Quality(keyword="reach"), 0, 0, ("flying",))))
    duel.put(says("Gives", Anthem(CREATURE, 0, 0, ("reach",))))
    assert layers.has_keyword(duel.state, duel.find("Walker").id, "flying")


def test_abilities_of_a_land_that_is_made_basic_never_apply() -> None:
    duel = Duel()
    duel.put(permanent("Court", "Land", StaticAbility(Is(CREATURE, Nature(("Artifact",), keeps=Keeps.ALL)))))
    duel.put("Grizzly Bears")
    assert types(duel, "Grizzly Bears") == {"Artifact", "Creature"}
    duel.put("Song of the Dryads", attached_to=duel.find("Court").id)
    assert types(duel, "Grizzly Bears") == {"Creature"}


def test_of_two_that_take_each_others_abilities_the_earlier_does() -> None:
    duel = Duel()
    lord = creature("Early", 3, 3, StaticAbility(LoseAbilities(Quality(types=("Creature",), other=True))), Keyword("reach"))
    duel.put(lord)
    duel.put(lord, label="Late")
    assert layers.has_keyword(duel.state, duel.find("Early").id, "reach")
    assert not layers.has_keyword(duel.state, duel.find("Late").id, "reach")


def test_a_change_of_power_waits_for_one_that_changes_what_it_is_on() -> None:
    duel = Duel()
    duel.put(creature("Small", 2, 2))
    duel.put(says("Asks", Anthem(Quality(types=("Creature",), power_at_most=2), 0, 5)))
    duel.put(says("Gives", Anthem(CREATURE, 1, 0)))
    assert duel.numbers("Small") == (3, 2)
