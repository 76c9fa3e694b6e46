"""Keywords that spells have from the moment in which they are put on the stack (601.2a, 611.2f)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oracle import copies, layers
from oracle.abilities.kinds import StaticAbility
from oracle.abilities.qualities import Quality
from oracle.abilities.statics import SpellsHave
from oracle.errors import IllegalAction
from oracle.objects import Characteristics, ObjectId, Seat, Zone
from oracle.playing import proposing
from oracle.state import Step
from tests.oracle.conftest import ALICE, Table, made
from tests.oracle.duel import BOB, Duel


def granting(quality: Quality, from_zone: str = "") -> Characteristics:
    return made("Granting", "{1}", "Enchantment", StaticAbility(SpellsHave("convoke", quality, from_zone)))


def proposed(table: Table, card: str | Characteristics, zone: Zone = Zone.HAND, seat: int = 0, **changes: Any) -> ObjectId:
    of = table.card(card, zone, seat, **changes)
    return proposing.propose(table.game, Seat(seat), of)


def has_convoke(table: Table, of: ObjectId) -> bool:
    return layers.has_keyword(table.game.state, of, "convoke")


@pytest.mark.parametrize(
    ("quality", "yes", "no"),
    [
        (Quality(types=("Artifact",)), "Sol Ring", "Mulldrifter"),
        (Quality(not_types=("Artifact",)), "Mulldrifter", "Sol Ring"),
        (Quality(types=("Creature",)), "Mulldrifter", "Lightning Bolt"),
        (Quality(types=("Creature",), supertypes=("Legendary",)), "Sliver Queen", "Mulldrifter"),
        (Quality(multicolored=True), "Sliver Queen", "Mulldrifter"),
    ],
)
def test_spells_of_the_quality_have_the_keyword(table: Table, quality: Quality, yes: str, no: str) -> None:
    table.card(granting(quality))
    assert has_convoke(table, proposed(table, yes))
    assert not has_convoke(table, proposed(table, no))


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.COMMAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY])
def test_they_have_it_from_whatever_zone_they_are_cast(table: Table, zone: Zone) -> None:
    table.card("Chief Engineer")
    assert has_convoke(table, proposed(table, "Sol Ring", zone))


@pytest.mark.parametrize(("zone", "has"), [(Zone.EXILE, True), (Zone.HAND, False)])
def test_a_zone_may_be_asked_for(table: Table, zone: Zone, has: bool) -> None:
    table.card(granting(Quality(not_types=("Creature",)), "exile"))
    assert has_convoke(table, proposed(table, "Lightning Bolt", zone)) is has


def test_it_is_about_spells_that_you_cast(table: Table) -> None:
    table.card("Chief Engineer")
    assert not has_convoke(table, proposed(table, "Sol Ring", seat=1))


def test_a_card_that_is_no_spell_does_not_have_it(table: Table) -> None:
    table.card("Chief Engineer")
    assert not has_convoke(table, table.card("Sol Ring", Zone.HAND))
    assert not has_convoke(table, table.card("Trinisphere"))


def test_a_copy_was_not_cast(table: Table) -> None:
    table.card("Chief Engineer")
    spell = proposed(table, "Sol Ring")
    copy = copies.copy_on_stack(table.game, spell, ALICE)
    assert has_convoke(table, spell)
    assert not has_convoke(table, copy)


def test_it_is_gone_with_its_source(table: Table) -> None:
    engineer = table.card("Chief Engineer")
    spell = proposed(table, "Sol Ring")
    objects = {of: found for of, found in table.game.state.objects.items() if of != engineer}
    table.game.update(objects=objects, zones={**table.game.state.zones, (Zone.BATTLEFIELD, None): ()})
    assert not has_convoke(table, spell)


def test_a_source_without_abilities_grants_nothing(table: Table) -> None:
    table.card("Chief Engineer")
    table.card("Humility")
    assert not has_convoke(table, proposed(table, "Sol Ring"))


def test_a_spell_that_changes_its_controller_was_still_cast_by_the_same_player(table: Table) -> None:
    table.card("Chief Engineer", seat=1)
    spell = proposed(table, "Sol Ring", seat=0)
    table.game.put(replace(table.game.object(spell), controller=Seat(1)))
    assert not has_convoke(table, spell)


# ---- the next spell


def waved(table: Table) -> None:
    """Alice has resolved the ability of a Wand of the Worldsoul."""
    table.game.change_player(ALICE, next_spell_has=("convoke",))


def test_the_next_spell_has_convoke_and_the_one_after_it_has_not(table: Table) -> None:
    waved(table)
    assert has_convoke(table, proposed(table, "Sol Ring", seat=0))
    assert not has_convoke(table, proposed(table, "Mulldrifter", seat=0))


def test_a_spell_of_another_player_is_not_the_next_one(table: Table) -> None:
    waved(table)
    assert not has_convoke(table, proposed(table, "Sol Ring", seat=1))
    assert has_convoke(table, proposed(table, "Sol Ring", seat=0))


def test_a_spell_on_the_stack_already_is_not_the_next_one(table: Table) -> None:
    spell = proposed(table, "Sol Ring")
    waved(table)
    assert not has_convoke(table, spell)


def test_the_wand_enters_tapped_and_its_effect_ends_with_the_turn() -> None:
    duel = Duel()
    duel.put("Wand of the Worldsoul", Zone.HAND)
    duel.mana("{W}{W}{W}")
    duel.cast("Wand of the Worldsoul")
    duel.resolve()
    assert duel.find("Wand of the Worldsoul").tapped
    duel.game.change(duel.find("Wand of the Worldsoul").id, tapped=False)
    duel.activate("Wand of the Worldsoul", ability=2)
    duel.resolve()
    assert duel.game.player(ALICE).next_spell_has
    duel.pass_until(Step.UPKEEP, BOB)
    assert not duel.game.player(ALICE).next_spell_has


def test_a_refused_cast_does_not_use_the_wand_up() -> None:
    duel = Duel()
    duel.put("Wand of the Worldsoul")
    duel.put("Mulldrifter", Zone.HAND)
    duel.activate("Wand of the Worldsoul", ability=2)
    duel.resolve()
    duel.put("Grizzly Bears")
    before = duel.state
    with pytest.raises(IllegalAction):
        duel.cast("Mulldrifter")
    assert duel.state == before
    duel.mana("{U}{U}")
    duel.cast("Mulldrifter", alternative="evoke")
    assert duel.find("Grizzly Bears").tapped
