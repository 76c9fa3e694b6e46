"""What the player spells out of a payment is done so, or the payment is refused."""

from __future__ import annotations

import pytest

from oracle.abilities.costs import Cost, DiscardCards, ExileFromGraveyard, ExileFromHand
from oracle.errors import IllegalAction
from oracle.mana import parse_mana
from oracle.objects import Zone
from oracle.paying import payment
from oracle.paying.wishes import Wishes
from tests.oracle.conftest import ALICE, Table
from tests.oracle.paying.sources import BEAR, WHITE, pay


def test_objects_are_exiled_as_named(table: Table) -> None:
    one, two = table.cards("Solitude", "Solitude", zone=Zone.HAND)
    pay(table, "", ExileFromHand(WHITE), wishes=Wishes(exile=(two,)))
    assert (table.zone_of("Solitude"), table.zone_of("Solitude 2")) == ("hand", "exile")
    with pytest.raises(IllegalAction):
        pay(table, "", ExileFromHand(WHITE), wishes=Wishes(exile=(one, one)))


@pytest.mark.parametrize("count", [0, 2, 3])
def test_as_many_objects_as_the_cost_takes_are_named_or_none(table: Table, count: int) -> None:
    cards = table.cards("Island", "Island", "Island", zone=Zone.GRAVEYARD)
    wishes = Wishes(exile=tuple(cards[:count]))
    if count in (0, 2):
        pay(table, "", ExileFromGraveyard(2), wishes=wishes)
        assert len(table.game.state.zones[Zone.EXILE, None]) == 2
    else:
        with pytest.raises(IllegalAction):
            pay(table, "", ExileFromGraveyard(2), wishes=wishes)


@pytest.mark.parametrize("cost", ["", "{0}"])
def test_no_mana_is_made_for_a_cost_without_mana(table: Table, cost: str) -> None:
    """601.2g, 605.3a."""
    (island,) = table.cards("Island")
    table.cards("Grizzly Bears", zone=Zone.HAND)
    with pytest.raises(IllegalAction):
        pay(table, cost, DiscardCards(), wishes=Wishes(tap=(island,)))
    pay(table, cost, DiscardCards())
    assert not table.game.object(island).tapped


def test_an_object_named_for_nothing_is_refused(table: Table) -> None:
    bear = table.card(BEAR)
    table.mana("{U}")
    for wishes in (Wishes(sacrifice=(bear,)), Wishes(discard=(bear,)), Wishes(exile=(bear,))):
        with pytest.raises(IllegalAction):
            pay(table, "{U}", wishes=wishes)


def test_an_object_that_does_not_fit_is_refused(table: Table) -> None:
    (mulldrifter,) = table.cards("Mulldrifter", zone=Zone.HAND)
    table.cards("Solitude", zone=Zone.HAND)
    with pytest.raises(IllegalAction):
        pay(table, "", ExileFromHand(WHITE), wishes=Wishes(exile=(mulldrifter,)))


def test_a_card_pays_for_one_part_only(table: Table) -> None:
    table.cards("Solitude", zone=Zone.HAND)
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (ExileFromHand(WHITE), DiscardCards())))
    table.cards("Island", zone=Zone.HAND)
    pay(table, "", DiscardCards(), ExileFromHand(WHITE))
    assert (table.zone_of("Island"), table.zone_of("Solitude")) == ("graveyard", "exile")


def test_mana_is_spent_as_named(table: Table) -> None:
    table.mana("{U}{U}{R}")
    assert pay(table, "{1}{U}", wishes=Wishes(mana=("U", "U"))) == ("U", "U")
    assert table.pool() == ("R",)


@pytest.mark.parametrize("spent", ["{U}", "{R}{R}", "{U}{R}{R}"])
def test_mana_named_has_to_pay_the_cost_exactly(table: Table, spent: str) -> None:
    table.mana("{U}{R}{R}")
    with pytest.raises(IllegalAction):
        pay(table, "{1}{U}", wishes=Wishes(mana=parse_mana(spent)))


def test_just_the_named_sources_are_tapped(table: Table) -> None:
    islands = table.cards("Island", "Island", "Island")
    pay(table, "{1}", wishes=Wishes(tap=(islands[1],)))
    assert table.tapped() == {"Island 2"}
    with pytest.raises(IllegalAction):
        pay(table, "{2}", wishes=Wishes(tap=(islands[0],)))


def test_a_source_that_is_named_is_tapped_even_where_the_pool_would_do(table: Table) -> None:
    (island,) = table.cards("Island")
    table.mana("{R}")
    pay(table, "{1}", wishes=Wishes(tap=(island,)))
    assert table.tapped() == {"Island"}
    assert table.pool() == ("U",)


def test_a_named_source_without_a_mana_ability_is_refused(table: Table) -> None:
    bear = table.card(BEAR)
    table.mana("{R}")
    with pytest.raises(IllegalAction):
        pay(table, "{1}", wishes=Wishes(tap=(bear,)))


def test_the_altar_takes_the_named_creature(table: Table) -> None:
    table.card(BEAR, label="one")
    two = table.card(BEAR, label="two")
    altar = table.card("Ashnod's Altar")
    pay(table, "{2}", wishes=Wishes(tap=(altar,), sacrifice=(two,)))
    assert (table.zone_of("one"), table.zone_of("two")) == ("battlefield", "graveyard")
