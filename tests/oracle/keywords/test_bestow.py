"""Bestow (702.103)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from oracle import copies, events, layers, stack, state_based, zones
from oracle.abilities.costs import Cost
from oracle.abilities.kinds import CostKeyword, Keyword, StaticAbility
from oracle.abilities.qualities import CREATURE, Quality, Who
from oracle.abilities.statics import AsThoughFlash, CantCast, CastFromLibraryTop
from oracle.errors import IllegalAction
from oracle.mana import parse_mana
from oracle.objects import Zone
from oracle.state import Step
from tests.oracle.conftest import made
from tests.oracle.duel import ALICE, BOB, Duel

SATYR = replace(
    made("Satyr", "{R}", "Enchantment Creature", CostKeyword("bestow", Cost(parse_mana("{1}{R}"))), Keyword("haste")),
    subtypes=("Satyr",),
)


@pytest.fixture
def duel() -> Duel:
    duel = Duel()
    duel.put(SATYR, Zone.HAND)
    duel.put("Grizzly Bears")
    duel.mana("{R}{R}")
    return duel


def refused(duel: Duel, *targets: str, alternative: str = "bestow") -> str:
    before = duel.state
    with pytest.raises(IllegalAction) as illegal:
        duel.cast("Satyr", *targets, alternative=alternative)
    assert duel.state == before
    return illegal.value.rule


def types(duel: Duel) -> tuple[str, ...]:
    return layers.characteristics(duel.state, duel.find("Satyr").id).types


def test_a_spell_that_is_cast_bestowed_is_an_aura_with_a_target(duel: Duel) -> None:
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    now = layers.characteristics(duel.state, duel.find("Satyr").id)
    assert (now.types, now.subtypes) == (("Enchantment",), ("Aura",))
    assert duel.find("Satyr").targets == ((duel.target("Grizzly Bears"),),)
    assert duel.game.player(ALICE).mana == ()


def test_it_enters_attached_to_its_target_and_is_no_creature(duel: Duel) -> None:
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    duel.resolve()
    assert duel.find("Satyr").attached_to == duel.find("Grizzly Bears").id
    assert types(duel) == ("Enchantment",)
    assert duel.numbers("Satyr") == (None, None)


def test_cast_for_its_mana_cost_it_is_a_creature_without_a_target(duel: Duel) -> None:
    duel.cast("Satyr")
    assert duel.find("Satyr").targets == ()
    duel.resolve()
    assert types(duel) == ("Enchantment", "Creature")
    assert len(duel.game.player(ALICE).mana) == 1


def test_it_needs_a_creature_to_enchant(duel: Duel) -> None:
    duel.put("Sol Ring")
    assert refused(duel, "Sol Ring") == "601.2c"


def test_with_no_target_left_it_resolves_as_a_creature(duel: Duel) -> None:
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Grizzly Bears")
    duel.resolve_all()
    assert duel.where("Satyr") == "battlefield"
    assert duel.find("Satyr").attached_to is None
    assert types(duel) == ("Enchantment", "Creature")
    assert duel.numbers("Satyr") == (1, 1)


def test_once_what_it_enchanted_is_gone_it_is_a_creature_again(duel: Duel) -> None:
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    duel.resolve()
    duel.put("Lightning Bolt", Zone.HAND)
    duel.mana("{R}")
    duel.cast("Lightning Bolt", "Grizzly Bears")
    duel.resolve()
    assert duel.where("Grizzly Bears") == "graveyard"
    assert duel.where("Satyr") == "battlefield"
    assert types(duel) == ("Enchantment", "Creature")
    assert layers.characteristics(duel.state, duel.find("Satyr").id).abilities == SATYR.abilities


def test_it_is_a_creature_as_soon_as_what_it_enchanted_has_left(duel: Duel) -> None:
    satyr = duel.put(SATYR, label="Bestowed", bestowed=True, attached_to=duel.find("Grizzly Bears").id)
    zones.move(duel.game, duel.find("Grizzly Bears").id, Zone.HAND)
    assert "Creature" in layers.characteristics(duel.state, satyr).types


def test_it_ceases_to_be_bestowed_where_it_is_no_aura_any_more(duel: Duel) -> None:
    satyr = duel.put(SATYR, label="Bestowed", bestowed=True, attached_to=duel.find("Grizzly Bears").id)
    song = duel.put("Song of the Dryads", attached_to=satyr)
    for each in (song, None):
        if each is None:
            events.destroy(duel.game, [song])
        for _ in state_based.perform(duel.game):
            raise AssertionError("nobody is asked")
        found = duel.find("Bestowed")
        assert (found.zone, found.bestowed, found.attached_to) == (Zone.BATTLEFIELD, False, None)
    assert "Creature" in layers.characteristics(duel.state, satyr).types


def test_a_card_in_another_zone_is_a_creature_card(duel: Duel) -> None:
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    duel.put("Counterspell", Zone.HAND)
    duel.mana("{U}{U}")
    duel.cast("Counterspell", "Satyr")
    duel.resolve()
    assert duel.where("Satyr") == "graveyard"
    assert types(duel) == ("Enchantment", "Creature")


def test_a_copy_of_a_bestowed_spell_is_bestowed_and_can_become_a_creature(duel: Duel) -> None:
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    copies.copy_on_stack(duel.game, duel.find("Satyr").id, ALICE)
    duel.resolve()
    (token,) = (found for found in duel.state.objects.values() if not found.label and found.zone is Zone.BATTLEFIELD)
    assert token.attached_to == duel.find("Grizzly Bears").id
    assert layers.characteristics(duel.state, token.id).types == ("Enchantment",)
    assert token.base == SATYR


def test_only_the_aura_that_it_will_be_is_looked_at(duel: Duel) -> None:
    duel.put(made("Storm", "{1}", "Enchantment", StaticAbility(CantCast(Who.ANYONE, CREATURE))))
    assert refused(duel, alternative="") == "601.3"
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")


def test_a_leave_to_cast_creature_spells_is_none_to_cast_an_aura() -> None:
    duel = Duel()
    duel.put("Grizzly Bears")
    satyr = duel.put(SATYR, Zone.LIBRARY)
    library = duel.state.zones[Zone.LIBRARY, ALICE]
    duel.game.update(zones={**duel.state.zones, (Zone.LIBRARY, ALICE): (satyr, *(each for each in library if each != satyr))})
    duel.put(made("Horde", "{1}", "Creature", StaticAbility(CastFromLibraryTop(CREATURE))))
    duel.mana("{R}{R}")
    assert refused(duel, "Grizzly Bears") == "601.3"
    duel.cast("Satyr")


def test_auras_with_flash_are_bestowed_at_any_time(duel: Duel) -> None:
    duel.put(made("Swift", "{1}", "Enchantment", StaticAbility(AsThoughFlash(Quality(subtypes=("Aura",))))))
    duel.game.update(step=Step.UPKEEP)
    assert refused(duel, alternative="") == "117.1a"
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")


def test_a_card_without_bestow_cannot_be_bestowed() -> None:
    duel = Duel()
    duel.put("Grizzly Bears", Zone.HAND, label="Satyr")
    duel.mana("{G}{G}")
    assert refused(duel) == "601.2b"


def test_a_commander_is_bestowed_from_the_command_zone_with_its_tax() -> None:
    duel = Duel()
    duel.put(SATYR, Zone.COMMAND, commander=True)
    duel.put("Grizzly Bears", seat=BOB)
    duel.game.update(casts_from_command=(("Satyr", 1),))
    duel.mana("{R}{R}{R}")
    assert refused(duel, "Grizzly Bears") == "601.2h"
    duel.mana("{R}{R}{R}{R}")
    duel.cast("Satyr", "Grizzly Bears", alternative="bestow")
    assert duel.game.player(ALICE).mana == ()
    duel.resolve()
    assert duel.find("Satyr").attached_to == duel.find("Grizzly Bears").id


def test_the_bestow_cost_cannot_be_paid_beside_another_alternative_cost(duel: Duel) -> None:
    duel.put("Omniscience")
    duel.game.change_player(ALICE, mana=())
    assert refused(duel, "Grizzly Bears") == "601.2h"
    duel.cast("Satyr", alternative="free")
    assert stack.objects(duel.state) == (duel.find("Satyr").id,)
    assert types(duel) == ("Enchantment", "Creature")
