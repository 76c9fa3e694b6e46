"""Assigning what can pay to what has to be paid: maximum matching in a bipartite graph.

Every payment of a cost comes down to this. Each *demand* (a mana symbol, a creature to sacrifice, a card to exile) takes one
*supply* (a mana, a creature, a card), and no supply serves two demands (118.10).
"""

from __future__ import annotations

from collections.abc import Sequence

NOBODY = -1


def assign(demands: int, edges: Sequence[Sequence[int]]) -> tuple[int, ...] | None:
    """For each demand, numbered from 0, the number of the supply that serves it; ``None`` where not all can be served."""
    served = assign_most(demands, edges)
    return None if NOBODY in served else served


def assign_most(demands: int, edges: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """For each demand the number of the supply that serves it, for as many demands as can be served at once; for the others
    `NOBODY`.

    ``edges[supply]`` lists the demands which that supply can serve. Supplies come in order of preference: a supply is taken
    only if those before it do not suffice, and the supplies taken are the best ones possible, place by place. (The sets of
    supplies that can serve at once are the independent sets of a matroid, so going through them in order and keeping each
    that still fits is optimal.)
    """
    server = [NOBODY] * demands
    serves = [NOBODY] * len(edges)
    open_demands = demands
    for supply in range(len(edges)):
        if not open_demands:
            break
        if _take(supply, edges, server, serves):
            open_demands -= 1
    return tuple(server)


def _take(first: int, edges: Sequence[Sequence[int]], server: list[int], serves: list[int]) -> bool:
    """Let one more supply serve, moving others to other demands where that is needed (an augmenting path)."""
    reached_by: dict[int, int] = {}
    waiting = [first]
    for supply in waiting:
        for demand in edges[supply]:
            if demand in reached_by:
                continue
            reached_by[demand] = supply
            if server[demand] == NOBODY:
                _shift(demand, reached_by, server, serves)
                return True
            waiting.append(server[demand])
    return False


def _shift(demand: int, reached_by: dict[int, int], server: list[int], serves: list[int]) -> None:
    """Walk back from a free demand to the new supply, giving each demand on the way the supply that reached it."""
    while demand != NOBODY:
        supply = reached_by[demand]
        demand_before = serves[supply]
        server[demand], serves[supply] = supply, demand
        demand = demand_before
