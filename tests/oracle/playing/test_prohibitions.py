from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.abilities.kinds import Keyword, SpellAbility
from oracle.errors import IllegalAction
from oracle.mana import plain_mana
from oracle.objects import CastRecord, Seat, Zone
from oracle.playing import casting, prohibitions
from oracle.playing.casting import Announcement
from tests.oracle.conftest import ALICE, Table, made

BOB = Seat(1)


def prohibited(table: Table, label: str, seat: Seat = ALICE) -> bool:
    try:
        prohibitions.check_casting(table.game.state, seat, table.ids[label])
    except IllegalAction:
        return True
    return False


def activating_prohibited(table: Table, label: str, seat: Seat, *, mana_ability: bool = False) -> bool:
    try:
        prohibitions.check_activating(table.game.state, seat, table.ids[label], mana_ability=mana_ability)
    except IllegalAction:
        return True
    return False


def test_a_chosen_name_cannot_be_cast_by_anyone(table: Table) -> None:
    table.card("Meddling Mage", seat=1, chosen="Mulldrifter")
    table.card("Mulldrifter", Zone.HAND)
    table.card("Shriekmaw", Zone.HAND)
    assert prohibited(table, "Mulldrifter")
    assert not prohibited(table, "Shriekmaw")


def test_an_even_mana_value_is_that_of_the_card_whatever_is_paid(table: Table) -> None:
    table.card("Void Winnower", seat=1)
    table.card("Aethersnipe", Zone.HAND)
    table.card("Mulldrifter", Zone.HAND)
    assert prohibited(table, "Aethersnipe")
    assert not prohibited(table, "Mulldrifter")
    table.mana("{U}{U}{U}")
    with pytest.raises(IllegalAction) as refused:
        casting.cast(table.game, Announcement(ALICE, table.ids["Aethersnipe"], "evoke"))
    assert refused.value.rule == "601.3"


def test_the_mana_value_of_a_spell_counts_the_chosen_x(table: Table) -> None:
    table.card("Void Winnower", seat=1)
    rolling = replace(made("Rolling", "{X}{R}{R}", "Sorcery", SpellAbility(())))
    card = table.card(rolling, Zone.HAND)
    table.mana("{R}{R}{R}{R}")
    with pytest.raises(IllegalAction):
        casting.cast(table.game, Announcement(ALICE, card, x=2))
    spell = casting.cast(table.game, Announcement(ALICE, card, x=1))
    assert table.game.object(spell).cast == CastRecord(ALICE, Zone.HAND, x=1, mana_spent=plain_mana("RRR"))


def test_winnower_binds_opponents_only(table: Table) -> None:
    table.card("Void Winnower")
    table.card("Aethersnipe", Zone.HAND)
    assert not prohibited(table, "Aethersnipe")


def test_abolisher_binds_opponents_during_its_controllers_turn(table: Table) -> None:
    table.card("Grand Abolisher")
    table.card("Solitude", Zone.HAND, seat=1)
    table.card("Grizzly Bears", seat=1)
    table.card("Island", seat=1)
    assert prohibited(table, "Solitude", BOB)
    assert activating_prohibited(table, "Grizzly Bears", BOB)
    assert activating_prohibited(table, "Grizzly Bears", BOB, mana_ability=True)
    assert not activating_prohibited(table, "Island", BOB)
    table.game.update(active=BOB)
    assert not prohibited(table, "Solitude", BOB)
    assert not activating_prohibited(table, "Grizzly Bears", BOB)


def test_one_spell_each_turn(table: Table) -> None:
    table.card("Rule of Law", seat=1)
    table.card("Mulldrifter", Zone.HAND)
    assert not prohibited(table, "Mulldrifter")
    table.game.change_player(ALICE, spells_cast=1)
    assert prohibited(table, "Mulldrifter")


def test_split_second_leaves_mana_abilities_alone(table: Table) -> None:
    table.card(made("Quick", "{R}", "Instant", Keyword("split second")), Zone.STACK)
    table.card("Lightning Bolt", Zone.HAND, seat=1)
    table.card("Grizzly Bears", seat=1)
    assert prohibited(table, "Lightning Bolt", BOB)
    assert activating_prohibited(table, "Grizzly Bears", BOB)
    assert not activating_prohibited(table, "Grizzly Bears", BOB, mana_ability=True)
    assert not prohibited(table, "Quick")


def test_a_legendary_sorcery_takes_a_legendary_creature_or_planeswalker(table: Table) -> None:
    card = table.card(made("Epic", "{1}", "Sorcery", supertypes=("Legendary",)), Zone.HAND)
    table.card(made("Relic", "", "Artifact", supertypes=("Legendary",)))
    table.card(made("Hero", "", "Creature", supertypes=("Legendary",)), seat=1)
    with pytest.raises(IllegalAction, match=r"205\.4e"):
        prohibitions.check_casting(table.game.state, ALICE, card)
    table.card(made("Walker", "", "Planeswalker", supertypes=("Legendary",)))
    prohibitions.check_casting(table.game.state, ALICE, card)
