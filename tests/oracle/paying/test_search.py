"""A payment is looked for as long as anybody waits, whatever is there to pay with."""

from __future__ import annotations

import time

import pytest

from oracle.abilities.costs import Cost, DiscardCards
from oracle.errors import NotModelled
from oracle.mana import ManaCost
from oracle.objects import Characteristics
from oracle.paying import payment
from oracle.paying import search as payment_search
from tests.oracle.conftest import ALICE, Table
from tests.oracle.paying.sources import CONFLUENCE, DUAL, LOTUS, PETRIFIED, RING, SIGNET, TREASURE


@pytest.mark.parametrize("card", [DUAL, RING, LOTUS, SIGNET, TREASURE, PETRIFIED, CONFLUENCE])
def test_a_board_of_hundreds_of_sources_is_no_trouble(table: Table, card: Characteristics) -> None:
    for number in range(300):
        table.card(card, label=f"{card.name} {number}")
    table.card("Island")
    began = time.perf_counter()
    payment.can_pay(table.game.state, ALICE, Cost(("4", "W", "W", "U", "U")))
    payment.can_pay(table.game.state, ALICE, Cost(("4", "W", "C", "C", "C")))
    payment.can_pay(table.game.state, ALICE, Cost(("40",)))
    assert time.perf_counter() - began < 5


@pytest.mark.parametrize("limit", ["TRIES", "SEQUENCES", "LOOKS"])
def test_a_search_that_would_take_too_long_is_given_up_and_not_called_illegal(
    table: Table, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(payment_search, limit, 2)
    for number in range(4):
        table.card(LOTUS, label=f"Lotus {number}")
    with pytest.raises(NotModelled):
        payment.can_pay(table.game.state, ALICE, Cost(("W", "U", "B", "R")))


def test_all_that_a_cost_may_come_to_is_looked_for_with_one_patience(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.card(LOTUS)
    plain, hybrid = Cost(("W", "B")), Cost(("W/U", "B/R"))
    monkeypatch.setattr(payment_search, "TRIES", 5)
    assert not payment.can_pay(table.game.state, ALICE, plain)
    with pytest.raises(NotModelled):
        payment.can_pay(table.game.state, ALICE, hybrid)
    monkeypatch.undo()
    assert not payment.can_pay(table.game.state, ALICE, hybrid)


@pytest.mark.parametrize("cost", [("10001",), ("999999999", "G"), ("9999",) * 2])
def test_more_mana_than_anyone_waits_for_is_not_modelled(table: Table, cost: ManaCost) -> None:
    with pytest.raises(NotModelled, match=r"a cost of [0-9]+ mana"):
        payment.can_pay(table.game.state, ALICE, Cost(cost))


def test_a_great_cost_that_nobody_can_pay_is_refused_soon(table: Table) -> None:
    begun = time.monotonic()
    assert not payment.can_pay(table.game.state, ALICE, Cost(("10000",)))
    assert not payment.can_pay(table.game.state, ALICE, Cost(None, (DiscardCards(999_999_999),)))
    assert time.monotonic() - begun < 5
