from __future__ import annotations

import pytest

from oracle.abilities.qualities import CREATURE
from oracle.objects import Seat, Zone
from oracle.playing import permissions
from oracle.playing.permissions import Leave
from oracle.state import Duration, Permission
from tests.oracle.conftest import ALICE, Table

BOB = Seat(1)


def leaves(table: Table, label: str, seat: Seat = ALICE) -> tuple[Leave, ...]:
    return permissions.leaves(table.game.state, seat, table.ids[label])


@pytest.mark.parametrize("zone", list(Zone))
def test_by_the_rules_alone_cards_are_cast_from_the_hand(table: Table, zone: Zone) -> None:
    table.card("Mulldrifter", zone)
    assert bool(leaves(table, "Mulldrifter")) == (zone is Zone.HAND)
    assert not leaves(table, "Mulldrifter", BOB)


def test_a_commander_is_cast_from_the_command_zone(table: Table) -> None:
    table.card("Mulldrifter", Zone.COMMAND, commander=True)
    assert leaves(table, "Mulldrifter")
    assert not leaves(table, "Mulldrifter", BOB)


def test_the_top_card_of_the_library_is_cast_where_something_allows_it(table: Table) -> None:
    table.card("Garruk's Horde")
    table.card("Mulldrifter", Zone.LIBRARY)
    table.card("Grizzly Bears", Zone.LIBRARY)
    table.card("Lightning Bolt", Zone.LIBRARY, seat=1)
    assert leaves(table, "Mulldrifter") == (Leave("Garruk's Horde"),)
    assert not leaves(table, "Grizzly Bears")
    assert not leaves(table, "Lightning Bolt")


def test_only_the_qualities_that_are_named_are_cast_from_the_top(table: Table) -> None:
    table.card("Garruk's Horde")
    table.card("Lightning Bolt", Zone.LIBRARY)
    assert not leaves(table, "Lightning Bolt")


def test_a_permission_is_for_its_player_and_their_own_zone(table: Table) -> None:
    permission = Permission(ALICE, Duration.END_OF_TURN, Zone.GRAVEYARD, quality=CREATURE, source="Will")
    table.game.update(permissions=(permission,))
    table.card("Mulldrifter", Zone.GRAVEYARD)
    table.card("Lightning Bolt", Zone.GRAVEYARD)
    table.card("Shriekmaw", Zone.GRAVEYARD, seat=1)
    assert leaves(table, "Mulldrifter") == (Leave("Will"),)
    assert not leaves(table, "Lightning Bolt")
    assert not leaves(table, "Shriekmaw")
    assert not leaves(table, "Mulldrifter", BOB)


def test_a_permission_for_one_card_without_paying_is_tied_to_that(table: Table) -> None:
    card = table.card("Mulldrifter", Zone.EXILE, seat=1)
    table.card("Shriekmaw", Zone.EXILE, seat=1)
    table.game.update(permissions=(Permission(ALICE, Duration.END_OF_TURN, Zone.EXILE, (card,), free=True, source="Voidwalker"),))
    assert leaves(table, "Mulldrifter") == (Leave("Voidwalker", "free"),)
    assert not leaves(table, "Shriekmaw")
    ways = list(permissions.ways(table.game.state, ALICE, card, Zone.EXILE, leaves(table, "Mulldrifter")[0]))
    assert [way.alternative for way in ways] == ["free"]


def test_the_ways_to_cast_a_spell_of_the_hand(table: Table) -> None:
    table.cards("Fist of Suns", "Omniscience", "Ashling, the Limitless")
    spell = table.card("Mulldrifter", Zone.STACK)
    ways = list(permissions.ways(table.game.state, ALICE, spell, Zone.HAND, Leave()))
    assert sorted(way.alternative for way in ways) == ["", "evoke", "free", "rather"]
    granted = permissions.granted_evokes(table.game.state, ALICE, spell, Zone.HAND)
    table.game.change(spell, granted=tuple(evoke for evoke, _ in granted))
    ways = list(permissions.ways(table.game.state, ALICE, spell, Zone.HAND, Leave()))
    assert [way.by[1:] for way in ways if way.alternative == "evoke"] == [
        ("Mulldrifter",),
        ("Mulldrifter", "Ashling, the Limitless"),
    ]


def test_what_an_opponent_controls_offers_nothing(table: Table) -> None:
    table.cards("Fist of Suns", "Omniscience", "Ashling, the Limitless", seat=1)
    spell = table.card("Mulldrifter", Zone.STACK)
    ways = list(permissions.ways(table.game.state, ALICE, spell, Zone.HAND, Leave()))
    assert [way.alternative for way in ways] == ["", "evoke"]
