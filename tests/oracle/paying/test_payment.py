from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.abilities.costs import Cost, PayLife, Sacrifice, SacrificeThis
from oracle.abilities.effects import AddMana, GainLife
from oracle.abilities.kinds import ActivatedAbility, Keyword
from oracle.abilities.qualities import CREATURE, Quality
from oracle.errors import IllegalAction, NotModelled
from oracle.objects import Zone
from oracle.paying import payment
from tests.oracle.conftest import ALICE, Table, made
from tests.oracle.paying.sources import BEAR, CONFLUENCE, DORK, DUAL, FILTER, FOREST, LOTUS, RING, SIGNET, TAP, TREASURE, pay


def test_mana_of_the_pool_is_spent_first(table: Table) -> None:
    table.cards("Island", "Island")
    table.mana("{U}{R}")
    assert pay(table, "{1}{U}") == ("U", "R")
    assert table.tapped() == set()
    assert table.pool() == ()


def test_lands_are_tapped_for_the_rest(table: Table) -> None:
    table.cards("Island", "Mountain", "Swamp")
    table.mana("{R}")
    assert pay(table, "{1}{U}") == ("U", "R")
    assert table.tapped() == {"Island"}


def test_a_payment_that_cannot_be_made_changes_nothing(table: Table) -> None:
    table.cards("Island", "Mountain")
    before = table.game.state
    with pytest.raises(IllegalAction) as refused:
        pay(table, "{U}{U}")
    assert refused.value.rule == "601.2h"
    assert table.game.state == before


def test_a_land_of_two_colours_goes_where_it_is_needed(table: Table) -> None:
    table.card(DUAL)
    table.card("Island")
    assert pay(table, "{W}{U}") == ("W", "U")


def test_mana_left_over_stays_in_the_pool(table: Table) -> None:
    table.card(RING)
    assert pay(table, "{1}") == ("C",)
    assert table.pool() == ("C",)


def test_coloured_symbols_take_their_colour_only(table: Table) -> None:
    table.card("Wastes")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(("1",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(("C",)))


def test_a_tapped_permanent_makes_no_mana(table: Table) -> None:
    table.card("Island", tapped=True)
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_a_creature_has_to_be_there_since_the_turn_began_to_be_tapped(table: Table) -> None:
    table.card(DORK, sick=True)
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))
    haste = replace(DORK, abilities=(*DORK.abilities, Keyword("haste")))
    table.card(haste, label="quick", sick=True)
    assert payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_a_new_land_that_is_no_creature_can_be_tapped(table: Table) -> None:
    table.card("Island", sick=True)
    assert payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_three_mana_of_one_colour_have_to_be_of_one_colour(table: Table) -> None:
    table.card(LOTUS)
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W", "U")))
    assert pay(table, "{R}{R}{R}") == ("R", "R", "R")


def test_mana_makes_mana(table: Table) -> None:
    table.card("Wastes")
    table.card(SIGNET)
    assert pay(table, "{W}{U}") == ("W", "U")
    assert table.tapped() == {"Wastes", "Azorius Signet"}


def test_mana_abilities_cannot_pay_for_one_another_in_a_circle(table: Table) -> None:
    table.card(SIGNET)
    table.card(SIGNET, label="another")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W",)))


def test_the_mana_of_one_filter_can_pay_for_another(table: Table) -> None:
    table.card("Wastes")
    table.card(SIGNET)
    table.card(FILTER)
    assert payment.can_pay(table.game.state, ALICE, Cost(("W", "R")))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("B", "R")))


def test_a_creature_is_tapped_for_mana_and_then_sacrificed_for_more(table: Table) -> None:
    table.card(DORK)
    table.card("Ashnod's Altar")
    assert pay(table, "{2}{G}") == ("G", "C", "C")
    assert table.zone_of("Birds") == "graveyard"


def test_one_altar_takes_one_creature_after_the_other(table: Table) -> None:
    table.card(BEAR, label="one")
    table.card(BEAR, label="two")
    table.card("Phyrexian Altar")
    assert pay(table, "{U}{R}") == ("U", "R")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("U",)))


def test_what_is_sacrificed_for_mana_cannot_be_sacrificed_again(table: Table) -> None:
    table.card(BEAR)
    table.card("Ashnod's Altar")
    assert payment.can_pay(table.game.state, ALICE, Cost(("1",)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("1",), (Sacrifice(CREATURE),)))


def test_a_treasure_is_either_mana_or_the_artifact_to_sacrifice(table: Table) -> None:
    table.card(TREASURE)
    artifact = Sacrifice(Quality(types=("Artifact",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(("R",)))
    assert payment.can_pay(table.game.state, ALICE, Cost(None, (artifact,)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("R",), (artifact,)))
    table.card(RING)
    assert pay(table, "{R}", artifact) == ("R",)
    assert table.zone_of("Sol Ring") == "graveyard"


def test_life_for_mana_has_to_be_there(table: Table) -> None:
    table.card(CONFLUENCE)
    table.card(CONFLUENCE, label="another")
    table.game.change_player(ALICE, life=2)
    assert payment.can_pay(table.game.state, ALICE, Cost(("W", "W")))
    assert not payment.can_pay(table.game.state, ALICE, Cost(("W", "W"), (PayLife(1),)))
    assert pay(table, "{W}{U}") == ("W", "U")
    assert table.game.player(ALICE).life == 0


def test_life_is_paid_only_where_nothing_else_pays(table: Table) -> None:
    table.card(CONFLUENCE)
    table.card("Island")
    pay(table, "{U}")
    assert table.tapped() == {"Island"}


def test_life_is_saved_where_it_is_short_even_at_the_price_of_a_treasure(table: Table) -> None:
    table.card(CONFLUENCE)
    table.card(TREASURE)
    table.game.change_player(ALICE, life=1)
    assert pay(table, "{U}", PayLife(1)) == ("U",)
    assert table.zone_of("Treasure") == "graveyard"


def test_no_life_can_always_be_paid(table: Table) -> None:
    table.game.change_player(ALICE, life=-3)
    assert payment.can_pay(table.game.state, ALICE, Cost(None, (PayLife(0),)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (PayLife(1),)))


def test_phyrexian_mana_is_paid_with_life_where_mana_is_missing(table: Table) -> None:
    assert pay(table, "{W/P}") == ()
    assert table.game.player(ALICE).life == 18


def test_snow_mana_comes_from_snow_sources(table: Table) -> None:
    table.cards("Forest")
    table.mana("{G}")
    assert not payment.can_pay(table.game.state, ALICE, Cost(("S",)))
    table.card(made("Snow Forest", "", "Land", *FOREST, supertypes=("Snow",)))
    assert pay(table, "{1}{S}") == ("G", "G")
    assert table.tapped() == {"Snow Forest"}


def test_a_mana_ability_that_does_more_is_not_modelled_when_it_is_needed(table: Table) -> None:
    table.card(made("Odd", "", "Land", ActivatedAbility(Cost(None, (TAP,)), (AddMana(("G",)), GainLife()))))
    with pytest.raises(NotModelled):
        pay(table, "{G}")


def test_a_source_that_is_not_there_taps_and_is_sacrificed_for_nothing(table: Table) -> None:
    of = table.card(BEAR, Zone.GRAVEYARD)
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (SacrificeThis(),)), source=of)
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (TAP,)), source=of)
