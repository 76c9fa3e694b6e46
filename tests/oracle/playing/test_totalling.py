"""What spells say that they cost less themselves (113.6d, 118.7)."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost
from oracle.errors import NotModelled
from oracle.mana import show_mana
from oracle.objects import Seat, Zone
from oracle.playing import proposing
from oracle.playing.totalling import determine_total_cost
from tests.oracle.conftest import ALICE, Table

BOB = Seat(1)


def total(table: Table, card: str = "Khalni Hydra") -> str:
    spell = proposing.propose(table.game, ALICE, table.card(card, Zone.HAND))
    cost = Cost(table.game.object(spell).base.mana_cost)
    (found,) = determine_total_cost(table.game.state, ALICE, spell, cost)
    return show_mana(found.mana or ())


@pytest.mark.parametrize(
    ("count", "left"),
    [(0, "{G}{G}{G}{G}{G}{G}{G}{G}"), (3, "{G}{G}{G}{G}{G}"), (7, "{G}"), (8, "{0}"), (9, "{0}")],
)
def test_a_spell_costs_less_for_each_permanent_that_it_counts(table: Table, count: int, left: str) -> None:
    for number in range(count):
        table.card("Grizzly Bears", label=f"Bears {number}")
    assert total(table) == left


def test_only_permanents_of_the_quality_count(table: Table) -> None:
    table.card("Hill Giant")
    table.card("Mox Emerald")
    table.card("Grizzly Bears", Zone.HAND, label="in hand")
    table.card("Grizzly Bears", seat=BOB, label="Bob's")
    table.card("Watchwolf")
    assert total(table) == "{G}{G}{G}{G}{G}{G}{G}"


@pytest.mark.parametrize(("count", "left"), [(8, "{1}"), (9, "{0}")])
def test_a_reduction_that_finds_no_mana_of_its_color_takes_generic_mana(table: Table, count: int, left: str) -> None:
    table.card("Sphere of Resistance")
    for number in range(count):
        table.card("Grizzly Bears", label=f"Bears {number}")
    assert total(table) == left


def test_it_says_so_of_no_other_spell(table: Table) -> None:
    table.card("Khalni Hydra", label="the Hydra on the battlefield")
    spell = proposing.propose(table.game, ALICE, table.card("Muscle Sliver", Zone.HAND))
    cost = Cost(table.game.object(spell).base.mana_cost)
    assert determine_total_cost(table.game.state, ALICE, spell, cost) == (cost,)


@pytest.mark.parametrize(
    ("hers", "his", "left"), [(0, 0, "{10}{G}{G}"), (1, 0, "{7}{G}{G}"), (1, 2, "{1}{G}{G}"), (4, 1, "{G}{G}")]
)
def test_a_spell_costs_less_for_each_other_spell_whoever_cast_it(table: Table, hers: int, his: int, left: str) -> None:
    table.game.change_player(ALICE, spells_cast=hers)
    table.game.change_player(BOB, spells_cast=his)
    assert total(table, "Thrasta, Tempest's Roar") == left


@pytest.mark.parametrize(
    ("card", "edition", "modelled"),
    [
        ("Boros Guildmage", "2009-07-10", False),
        ("Boros Guildmage", "2009-07-11", True),
        ("Isamaru, Hound of Konda", "2009-07-10", True),
    ],
)
def test_colored_reductions_of_hybrid_symbols_are_modelled_since_halves_are_announced(
    table: Table, card: str, edition: str, modelled: bool
) -> None:
    table.game.change(table.card("Morophon, the Boundless"), chosen="Human" if card == "Boros Guildmage" else "Dog")
    table.game.state = table.game.state.changed(edition=edition)
    spell = proposing.propose(table.game, ALICE, table.card(card, Zone.HAND))
    cost = Cost(table.game.object(spell).base.mana_cost)
    if modelled:
        assert Cost(()) in determine_total_cost(table.game.state, ALICE, spell, cost)
    else:
        with pytest.raises(NotModelled, match="hybrid"):
            determine_total_cost(table.game.state, ALICE, spell, cost)
