"""What a payment uses where nobody says: the order is a choice of the oracle's, and always the same."""

import pytest

from oracle.abilities.costs import Cost
from oracle.mana import mana_types, parse_mana
from oracle.paying import payment
from tests.oracle.conftest import ALICE, Table


def spent(table: Table, mana: str) -> str:
    return "".join(mana_types(payment.pay(table.game, ALICE, Cost(parse_mana(mana))).mana))


@pytest.mark.parametrize(
    ("pool", "cost", "mana"),
    [
        ("{W}{U}{C}", "{1}", "C"),
        ("{U}{R}{R}{C}", "{1}{U}", "UC"),
        ("{U}{U}{R}{R}{R}", "{1}{U}", "UR"),
        ("{U}{U}{U}{U}{R}{R}", "{2}{U}", "UUU"),
        ("{W}{W}{W}{U}{U}", "{3}", "WWU"),
        ("{W}{U}", "{1}", "W"),
        ("{U}{U}{R}", "{1}{U}", "UU"),
        ("{U}{R}{R}", "{1}{U}", "UR"),
        ("{C}{C}{R}", "{1}{C}", "CC"),
        ("{B}{G}{G}", "{1}", "G"),
    ],
)
def test_generic_costs_take_colorless_mana_and_then_the_color_there_is_most_of(
    table: Table, pool: str, cost: str, mana: str
) -> None:
    table.mana(pool)
    assert spent(table, cost) == mana


def test_lands_of_a_color_that_the_cost_asks_for_are_kept_for_it(table: Table) -> None:
    table.cards("Island", "Island", "Mountain", "Mountain", "Mountain")
    assert spent(table, "{1}{U}") == "UR"


def test_the_pool_comes_before_the_lands_whatever_its_color(table: Table) -> None:
    table.cards("Island", "Mountain")
    table.mana("{W}")
    assert spent(table, "{1}{U}") == "WU"
    assert table.tapped() == {"Island"}


def test_what_the_pool_pays_need_not_be_kept_for_among_the_lands(table: Table) -> None:
    table.cards("Island", "Mountain", "Mountain")
    table.mana("{U}")
    assert spent(table, "{1}{U}") == "UR"
