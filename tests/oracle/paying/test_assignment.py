from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from oracle.paying.assignment import assign

EDGES = st.lists(st.lists(st.integers(0, 3), max_size=4, unique=True).map(tuple), max_size=6)


@given(EDGES)
def test_an_assignment_is_found_exactly_when_there_is_one(edges: list[tuple[int, ...]]) -> None:
    demands = 4
    possible = any(
        all(demand in edges[supply] for demand, supply in enumerate(order)) for order in permutations(range(len(edges)), demands)
    )
    found = assign(demands, edges)
    assert (found is not None) == possible
    if found is not None:
        assert len(set(found)) == demands
        assert all(demand in edges[supply] for demand, supply in enumerate(found))


@given(EDGES)
def test_the_supplies_taken_are_the_first_that_can_serve(edges: list[tuple[int, ...]]) -> None:
    found = assign(4, edges)
    if found is not None:
        ways = [
            sorted(order)
            for order in permutations(range(len(edges)), 4)
            if all(demand in edges[supply] for demand, supply in enumerate(order))
        ]
        assert sorted(found) == min(ways)


def test_nothing_to_serve_is_served() -> None:
    assert assign(0, []) == ()


def test_hundreds_of_supplies_are_no_trouble() -> None:
    edges = [tuple(range(300))] * 600
    assert assign(300, edges) == tuple(range(300))
    assert assign(301, edges) is None
