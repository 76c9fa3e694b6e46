"""The boards of the benchmark of payments: that each case ends as it says, on the smallest of them."""

import pytest

from adapters.campaigns import big_boards
from adapters.campaigns.big_boards import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_case_ends_as_it_says(case: Case) -> None:
    assert big_boards.milliseconds(case, 10, rounds=1) > 0


def test_a_case_that_ends_otherwise_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="paid, 10 creatures"):
        big_boards.milliseconds(Case("paid", paid=True, white=False), 10, rounds=1)
