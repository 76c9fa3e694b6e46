"""Spells and Auras by which an object loses abilities, on cards that exist and on the rules alone (613.1f, 113.11)."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.abilities.kinds import Keyword
from oracle.abilities.natures import Nature
from oracle.counters import putting
from oracle.instructions.changing import begin_effect
from oracle.objects import Characteristics
from oracle.paying.mana_sources import offers_of
from oracle.state import AddAbilities, Become, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature

FLIER = creature("Flier", 2, 3, Keyword("flying"), subtypes=("Bird",), colors=frozenset("W"))


def now(duel: Duel, label: str) -> Characteristics:
    return layers.characteristics(duel.state, duel.find(label).id)


def put_counter(duel: Duel, label: str, kind: str) -> None:
    duel.game.do(lambda game: putting.put(game, ALICE, duel.find(label).id, kind, 1))


def test_turn_to_frog_is_one_effect_of_four_layers() -> None:
    duel = Duel()
    duel.put(FLIER, counters=(("+1/+1", 1), ("trample", 1)))
    duel.play("Turn to Frog", "Flier")
    frog = now(duel, "Flier")
    assert (frog.types, frog.subtypes, frog.colors, frog.abilities) == (("Creature",), ("Frog",), frozenset("U"), ())
    assert duel.numbers("Flier") == (2, 2)
    put_counter(duel, "Flier", "trample")
    assert duel.has("Flier", "trample")
    duel.pass_until(Step.UPKEEP)
    assert now(duel, "Flier").subtypes == ("Bird",)
    assert [each for each in ("flying", "trample") if duel.has("Flier", each)] == ["flying", "trample"]


def test_a_later_counter_of_the_same_kind_makes_the_earlier_one_as_young_and_another_kind_does_not() -> None:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    put_counter(duel, "Bear", "flying")
    duel.play("Turn to Frog", "Bear")
    put_counter(duel, "Bear", "trample")
    assert not duel.has("Bear", "flying")
    put_counter(duel, "Bear", "flying")
    assert duel.has("Bear", "flying")


def test_creatures_that_come_later_keep_their_abilities() -> None:
    duel = Duel()
    duel.put(FLIER, seat=BOB)
    duel.put(FLIER, label="Mine")
    duel.play("Sudden Spoiling", "Bob")
    duel.put(FLIER, seat=BOB, label="Late")
    assert [label for label in ("Flier", "Mine", "Late") if duel.has(label, "flying")] == ["Mine", "Late"]
    assert [duel.numbers(label) for label in ("Flier", "Mine", "Late")] == [(0, 2), (2, 3), (2, 3)]


@pytest.mark.parametrize(
    ("aura", "types", "size", "keywords"),
    [
        ("Frogify", (("Creature",), ("Frog",)), (1, 1), frozenset()),
        ("Lignify", (("Artifact", "Creature"), ("Treefolk", "Equipment")), (0, 4), frozenset()),
        ("Darksteel Mutation", (("Artifact", "Creature"), ("Insect", "Equipment")), (0, 1), {"indestructible"}),
        ("Kasmina's Transmutation", (("Artifact", "Creature"), ("Bear", "Equipment")), (1, 1), frozenset()),
    ],
)
def test_an_aura_that_makes_something_else_of_a_creature(
    aura: str, types: tuple[tuple[str, ...], tuple[str, ...]], size: tuple[int, int], keywords: frozenset[str]
) -> None:
    duel = Duel()
    host = duel.put(creature("Host", 3, 3, Keyword("reach"), types=("Artifact", "Creature"), subtypes=("Bear", "Equipment")))
    duel.put(aura, attached_to=host)
    made = now(duel, "Host")
    assert (made.types, set(made.subtypes)) == (types[0], set(types[1]))
    assert (made.power, made.toughness) == size
    assert made.keywords == keywords


def test_a_land_that_loses_all_abilities_loses_that_of_its_basic_land_type() -> None:
    duel = Duel()
    forest = duel.put("Forest")
    assert offers_of(duel.state, ALICE, forest)
    begin_effect(duel.game, (forest,), Become(Nature(abilities_lost=True)), ALICE)
    begin_effect(duel.game, (forest,), AddAbilities((Keyword("hexproof"),)), ALICE)
    assert not offers_of(duel.state, ALICE, forest)
    assert now(duel, "Forest").abilities == (Keyword("hexproof"),)


def test_a_keyword_is_lost_until_end_of_turn() -> None:
    duel = Duel()
    duel.put(FLIER, counters=(("flying", 1),))
    duel.play("Canopy Claws", "Flier")
    assert not duel.has("Flier", "flying")
    duel.pass_until(Step.UPKEEP)
    assert duel.has("Flier", "flying")


def test_permanents_of_opponents_lose_what_shadowspear_names() -> None:
    duel = Duel()
    duel.put("Shadowspear")
    duel.put("Forest", seat=BOB, counters=(("indestructible", 1), ("vigilance", 1)))
    duel.put("Island", counters=(("indestructible", 1),))
    duel.mana("{C}")
    duel.activate("Shadowspear", ability=1)
    duel.resolve()
    assert [label for label in ("Forest", "Island") if duel.has(label, "indestructible")] == ["Island"]
    assert duel.has("Forest", "vigilance")


def test_what_has_a_keyword_counter_has_an_ability_until_that_is_lost() -> None:
    duel = Duel()
    duel.put(creature("Bear", 2, 2))
    duel.put("Muraganda Petroglyphs")
    assert duel.numbers("Bear") == (4, 4)
    put_counter(duel, "Bear", "flying")
    assert duel.numbers("Bear") == (2, 2)
    duel.play("Turn to Frog", "Bear")
    assert duel.numbers("Bear") == (3, 3)


def test_a_land_creature_of_a_basic_land_type_has_an_ability() -> None:
    duel = Duel()
    grove = duel.put(creature("Grove", 1, 1, types=("Land", "Creature"), subtypes=("Forest", "Dryad")))
    duel.put("Muraganda Petroglyphs")
    assert duel.numbers("Grove") == (1, 1)
    begin_effect(duel.game, (grove,), Become(Nature(abilities_lost=True)), ALICE)
    assert duel.numbers("Grove") == (3, 3)


def test_a_creature_gives_up_hexproof_and_its_variants_for_other_keywords() -> None:
    duel = Duel()
    duel.put("Xathrid Slyblade", counters=(("hexproof from red", 1),))
    duel.mana("{B}{B}{B}{B}")
    duel.activate("Xathrid Slyblade")
    duel.resolve()
    assert now(duel, "Xathrid Slyblade").keywords == {"first strike", "deathtouch"}


def test_auras_that_take_some_or_all_abilities_and_give_defender() -> None:
    duel = Duel()
    for number, aura in enumerate(("Sky Tether", "Stasis Field")):
        host = duel.put(FLIER, label=f"Flier {number}", counters=(("reach", 1),))
        duel.put(aura, attached_to=host)
    assert now(duel, "Flier 0").keywords == {"reach", "defender"}
    assert now(duel, "Flier 1").keywords == {"defender"}
    assert [duel.numbers(f"Flier {number}") for number in (0, 1)] == [(2, 3), (0, 2)]
