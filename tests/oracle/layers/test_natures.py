"""What becomes of types and colours, on cards that exist and on the rules alone."""

from __future__ import annotations

import pytest

from oracle import layers
from oracle.abilities.kinds import Keyword, StaticAbility
from oracle.abilities.natures import Keeps, Nature
from oracle.abilities.qualities import CREATURE, Quality
from oracle.abilities.statics import Anthem, Is, LoseAbilities
from oracle.errors import IllegalAction
from oracle.fitting import has_subtype
from oracle.instructions.changing import begin_effect
from oracle.layers.natures import with_nature
from oracle.objects import Characteristics, Zone
from oracle.paying.mana_sources import can_tap, offers_of
from oracle.state import AddAbilities, Become, ChangePower, Step
from tests.oracle.duel import ALICE, BOB, Duel, creature, permanent


def now(duel: Duel, label: str) -> Characteristics:
    return layers.characteristics(duel.state, duel.find(label).id)


def become(duel: Duel, label: str, nature: Nature) -> None:
    begin_effect(duel.game, (duel.find(label).id,), Become(nature), ALICE)


def enchanted(duel: Duel, aura: str, host: str) -> None:
    duel.put(aura, attached_to=duel.find(host).id)


# ---- the rule on types (205.1)

BEAR = Characteristics(
    "Bear",
    supertypes=("Legendary",),
    types=("Artifact", "Creature"),
    subtypes=("Bear", "Equipment"),
    abilities=(Keyword("reach"),),
)


def test_new_types_beside_the_others_replace_nothing() -> None:
    made = with_nature(BEAR, Nature(("Enchantment",), ("Zombie",), keeps=Keeps.ALL))
    assert (made.supertypes, made.types) == (("Legendary",), ("Artifact", "Creature", "Enchantment"))
    assert made.subtypes == ("Bear", "Equipment", "Zombie")


def test_new_creature_types_replace_creature_types_and_no_others() -> None:
    made = with_nature(BEAR, Nature(("Creature",), ("Zombie",)))
    assert (made.types, made.subtypes) == (("Artifact", "Creature"), ("Equipment", "Zombie"))


def test_what_becomes_a_creature_without_creature_types_keeps_those_it_has() -> None:
    assert with_nature(BEAR, Nature(("Creature",))).subtypes == ("Bear", "Equipment")


def test_every_creature_type_replaces_them_and_is_replaced() -> None:
    made = with_nature(BEAR, Nature(("Creature",), every_creature_type=True))
    assert (made.subtypes, made.every_creature_type) == (("Equipment",), True)
    assert has_subtype(made, "Goblin")
    again = with_nature(made, Nature(("Creature",), ("Zombie",)))
    assert not has_subtype(again, "Goblin")
    assert has_subtype(with_nature(made, Nature(subtypes=("Zombie",), keeps=Keeps.ALL)), "Goblin")


def test_what_has_every_creature_type_is_no_aura_and_no_noncreature_has_any() -> None:
    made = with_nature(BEAR, Nature(("Creature",), every_creature_type=True))
    assert not has_subtype(made, "Aura")
    assert not has_subtype(with_nature(made, Nature(("Land",), keeps=Keeps.NOTHING)), "Goblin")


def test_new_card_types_alone_take_the_subtypes_of_the_old_ones_with_them() -> None:
    made = with_nature(BEAR, Nature(("Artifact",), keeps=Keeps.NOTHING))
    assert (made.supertypes, made.types, made.subtypes) == (("Legendary",), ("Artifact",), ("Equipment",))
    assert made.abilities == (Keyword("reach"),)


def test_a_land_with_a_new_basic_land_type_loses_its_land_types_and_its_text() -> None:
    land = Characteristics("Gate", types=("Land",), subtypes=("Gate",), abilities=(Keyword("hexproof"),))
    made = with_nature(land, Nature(subtypes=("Swamp",)))
    assert (made.types, made.subtypes, made.abilities) == (("Land",), ("Swamp",), ())


def test_an_instant_stays_one() -> None:
    assert with_nature(Characteristics(types=("Instant",)), Nature(("Land",), keeps=Keeps.NOTHING)).types == ("Instant", "Land")


# ---- lands that become creatures


def test_a_land_becomes_a_creature_until_end_of_turn_and_is_still_a_land() -> None:
    duel = Duel()
    duel.put("Inkmoth Nexus")
    assert now(duel, "Inkmoth Nexus").power is None
    duel.mana("{C}")
    duel.activate("Inkmoth Nexus")
    duel.resolve()
    found = now(duel, "Inkmoth Nexus")
    assert (found.types, found.subtypes) == (("Land", "Artifact", "Creature"), ("Phyrexian", "Blinkmoth"))
    assert (found.power, found.toughness, found.colors) == (1, 1, frozenset())
    assert layers.has_keyword(duel.state, duel.find("Inkmoth Nexus").id, "flying")
    duel.pass_until(Step.UPKEEP, BOB)
    found = now(duel, "Inkmoth Nexus")
    assert (found.types, found.power) == (("Land",), None)


def test_a_land_that_came_this_turn_and_is_a_creature_makes_no_mana() -> None:
    duel = Duel()
    land = duel.put("Mutavault", sick=True)
    assert offers_of(duel.state, ALICE, land)
    become(duel, "Mutavault", Nature(("Creature",), every_creature_type=True, size=(2, 2)))
    assert not can_tap(duel.state, land)
    assert not offers_of(duel.state, ALICE, land)
    begin_effect(duel.game, (land,), AddAbilities((Keyword("haste"),)), ALICE)
    assert offers_of(duel.state, ALICE, land)


def test_a_creature_land_can_pump_itself_by_its_creature_type() -> None:
    duel = Duel()
    duel.put("Mishra's Factory")
    with pytest.raises(IllegalAction):
        duel.activate("Mishra's Factory", "Mishra's Factory", ability=3)
    duel.mana("{C}")
    duel.activate("Mishra's Factory", ability=2)
    duel.resolve()
    duel.activate("Mishra's Factory", "Mishra's Factory", ability=3)
    duel.resolve()
    assert duel.numbers("Mishra's Factory") == (3, 3)


def test_a_later_size_replaces_an_earlier_one_and_counters_stay_on_top() -> None:
    duel = Duel()
    duel.put("Mutavault", counters=(("+1/+1", 1),))
    become(duel, "Mutavault", Nature(("Creature",), size=(2, 2)))
    become(duel, "Mutavault", Nature(("Creature",), size=(0, 4)))
    assert duel.numbers("Mutavault") == (1, 5)


def test_what_becomes_a_creature_fits_what_is_said_of_creatures() -> None:
    duel = Duel()
    duel.put(permanent("Anthem", "Enchantment", StaticAbility(Anthem(CREATURE, 1, 1, ("reach",)))))
    duel.put("Mutavault")
    assert duel.numbers("Mutavault") == (None, None)
    become(duel, "Mutavault", Nature(("Creature",), size=(2, 2)))
    assert duel.numbers("Mutavault") == (3, 3)
    assert layers.has_keyword(duel.state, duel.find("Mutavault").id, "reach")


# ---- colours


def test_a_creature_becomes_another_color_until_end_of_turn() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", sick=True)
    duel.put("Crimson Wisps", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Crimson Wisps", "Grizzly Bears")
    duel.resolve()
    assert now(duel, "Grizzly Bears").colors == {"R"}
    assert layers.has_keyword(duel.state, duel.find("Grizzly Bears").id, "haste")
    assert duel.hand() == 1
    duel.pass_until(Step.UPKEEP, BOB)
    assert now(duel, "Grizzly Bears").colors == {"G"}


def test_the_latest_color_counts_and_colors_in_addition_are_added() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    become(duel, "Grizzly Bears", Nature(colors=("R",)))
    become(duel, "Grizzly Bears", Nature(colors=("U",)))
    assert now(duel, "Grizzly Bears").colors == {"U"}
    become(duel, "Grizzly Bears", Nature(colors=("B",), keeps=Keeps.ALL))
    assert now(duel, "Grizzly Bears").colors == {"U", "B"}
    become(duel, "Grizzly Bears", Nature(colors=()))
    assert now(duel, "Grizzly Bears").colors == set()


def test_what_is_all_colors_is_so_in_every_zone() -> None:
    duel = Duel()
    for zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD):
        duel.put("Fallaji Wayfarer", zone, label=zone.value)
        assert now(duel, zone.value).colors == set("WUBRG")
    become(duel, "battlefield", Nature(colors=("R",)))
    assert now(duel, "battlefield").colors == {"R"}


# ---- Auras


def test_an_artifact_becomes_a_creature_beside_what_it_is() -> None:
    duel = Duel()
    duel.put("Sol Ring")
    enchanted(duel, "Ensoul Artifact", "Sol Ring")
    found = now(duel, "Sol Ring")
    assert (found.types, found.power, found.toughness) == (("Artifact", "Creature"), 5, 5)
    assert offers_of(duel.state, ALICE, duel.find("Sol Ring").id)


def test_a_land_becomes_a_green_creature() -> None:
    duel = Duel()
    duel.put("Mutavault")
    enchanted(duel, "Living Terrain", "Mutavault")
    found = now(duel, "Mutavault")
    assert (found.types, found.subtypes, found.colors) == (("Land", "Creature"), ("Treefolk",), frozenset("G"))
    assert (found.power, found.toughness) == (5, 6)


def test_a_creature_gets_a_color_and_a_type_more() -> None:
    duel = Duel()
    duel.put("Hill Giant")
    enchanted(duel, "Ghoulflesh", "Hill Giant")
    found = now(duel, "Hill Giant")
    assert (found.subtypes, found.colors, found.power) == (("Giant", "Zombie"), frozenset("BR"), 2)


def test_a_creature_that_is_a_forest_is_no_creature_and_makes_green_mana() -> None:
    duel = Duel()
    seraph = duel.put("Seraph of the Masses", counters=(("+1/+1", 1),))
    enchanted(duel, "Song of the Dryads", "Seraph of the Masses")
    found = now(duel, "Seraph of the Masses")
    assert (found.types, found.subtypes, found.colors) == (("Land",), ("Forest",), frozenset())
    assert (found.abilities, found.power, found.toughness) == ((), None, None)
    assert [[[mana.type for mana in lot] for lot in offer.yields] for offer in offers_of(duel.state, ALICE, seraph)] == [[["G"]]]


def test_of_two_auras_on_one_land_the_later_decides() -> None:
    duel = Duel()
    duel.put("Mutavault")
    enchanted(duel, "Living Terrain", "Mutavault")
    enchanted(duel, "Song of the Dryads", "Mutavault")
    assert now(duel, "Mutavault").types == ("Land",)


def test_only_what_is_enchanted_is_changed() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    duel.put("Hill Giant")
    enchanted(duel, "Lofty Dreams", "Grizzly Bears")
    assert duel.numbers("Grizzly Bears") == (4, 4)
    assert layers.has_keyword(duel.state, duel.find("Grizzly Bears").id, "flying")
    assert duel.numbers("Hill Giant") == (3, 3)


def test_other_creatures_are_others_than_the_enchanted_one_under_the_aura_controllers_control() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", seat=BOB)
    for label in ("One", "Two"):
        duel.put("Memnite", label=label)
    enchanted(duel, "Conclave's Blessing", "Grizzly Bears")
    assert duel.numbers("Grizzly Bears") == (2, 6)
    duel.put("Hill Giant")
    enchanted(duel, "Conclave's Blessing", "Hill Giant")
    assert duel.numbers("Hill Giant") == (3, 7)


# ---- sizes that objects define for themselves


def test_a_size_that_is_counted_follows_the_count_in_every_zone() -> None:
    duel = Duel()
    duel.put("Seraph of the Masses", Zone.HAND)
    assert duel.numbers("Seraph of the Masses") == (0, 0)
    duel.put("Grizzly Bears")
    duel.put("Hill Giant", seat=BOB)
    duel.put("Mutavault")
    assert duel.numbers("Seraph of the Masses") == (1, 1)
    duel.put("Scion of the Wild")
    assert duel.numbers("Scion of the Wild") == (2, 2)
    become(duel, "Mutavault", Nature(("Creature",), size=(2, 2)))
    assert duel.numbers("Scion of the Wild") == (3, 3)
    assert duel.numbers("Seraph of the Masses") == (3, 3)


def test_a_size_that_is_set_replaces_one_that_is_defined() -> None:
    duel = Duel()
    scion = duel.put("Scion of the Wild")
    begin_effect(duel.game, (scion,), ChangePower(1, 1), ALICE)
    assert duel.numbers("Scion of the Wild") == (2, 2)
    become(duel, "Scion of the Wild", Nature(size=(5, 5)))
    assert duel.numbers("Scion of the Wild") == (6, 6)


def test_what_has_lost_its_abilities_defines_no_size_but_keeps_the_types_it_had_defined() -> None:
    duel = Duel()
    duel.put("Scion of the Wild")
    duel.put(creature("Changeling", 1, 1, Keyword("changeling"), subtypes=("Shapeshifter",)))
    duel.put(permanent("Silence", "Enchantment", StaticAbility(LoseAbilities(CREATURE))))
    assert duel.numbers("Scion of the Wild") == (0, 0)
    assert has_subtype(now(duel, "Changeling"), "Goblin")


def test_an_effect_that_has_begun_goes_on_in_later_layers_on_what_it_began_on() -> None:
    duel = Duel()
    nature = Nature(("Artifact",), colors=("U",), keeps=Keeps.NOTHING)
    weave = permanent("Weave", "Enchantment", StaticAbility(Is(Quality(types=("Creature",), enchanted=True), nature)))
    duel.put(weave, attached_to=duel.put("Grizzly Bears"))
    found = now(duel, "Grizzly Bears")
    assert (found.types, found.colors) == (("Artifact",), frozenset("U"))
