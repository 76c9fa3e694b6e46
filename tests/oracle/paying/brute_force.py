"""Whether a payment can be made, found by every order of activations that there is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from oracle.mana import ManaCost
from tests.oracle.paying.sources import BEAR, CONFLUENCE, DORK, DUAL, FILTER, LOTUS, PETRIFIED, RING, SCARECROW, SIGNET, TREASURE


@dataclass(frozen=True)
class Board:
    """A board: how many of each source, what is in the pool, and how much life there is."""

    names: tuple[str, ...]
    pool: tuple[str, ...]
    life: int


SOURCES = {
    card.name: card for card in (DUAL, RING, LOTUS, SIGNET, FILTER, TREASURE, PETRIFIED, CONFLUENCE, DORK, SCARECROW, BEAR)
}
ALTARS = ("Ashnod's Altar", "Phyrexian Altar")
ONCE = {
    "Tundra": ((), ("W", "U")),
    "Sol Ring": ((), ("CC",)),
    "Gilded Lotus": ((), ("WWW", "UUU", "BBB", "RRR", "GGG")),
    "Azorius Signet": ("1", ("WU",)),
    "Prismatic Lens": ("1", tuple("WUBRG")),
    "Treasure": ((), tuple("WUBRG")),
    "Black Lotus": ((), ("WWW", "UUU", "BBB", "RRR", "GGG")),
    "Mana Confluence": ((), tuple("WUBRG")),
    "Birds": ((), tuple("WUBRG")),
}
CREATURES = ("Birds", "Scarecrow", "Bear")
ARTIFACTS = ("Sol Ring", "Gilded Lotus", "Azorius Signet", "Prismatic Lens", "Treasure", "Black Lotus", "Scarecrow", *ALTARS)


def brute_force(board: Board, symbols: ManaCost, sacrifices: tuple[tuple[str, ...], ...], life: int) -> bool:
    """Whether any order of activations whatever leaves what the cost takes. A position: pool, untapped, bodies, life."""
    start = (tuple(sorted(board.pool)), tuple(sorted(board.names)), tuple(sorted(board.names)), board.life)
    seen = {start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if enough(position, symbols, sacrifices, life):
            return True
        for after in moves(position):
            if after not in seen and len(after[0]) <= 9:
                seen.add(after)
                waiting.append(after)
    return False


Position = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int]


def enough(position: Position, symbols: ManaCost, sacrifices: tuple[tuple[str, ...], ...], life: int) -> bool:
    pool, _, bodies, left = position
    if life and left < life:
        return False
    able = Counter(pool)
    generic = 0
    for symbol in symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif able[symbol]:
            able[symbol] -= 1
        else:
            return False
    return sum(able.values()) >= generic and any(
        all(of in fitting for of, fitting in zip(order, sacrifices, strict=True)) for order in pick(bodies, len(sacrifices))
    )


def pick(bodies: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    if not count:
        return [()]
    return [(of, *rest) for place, of in enumerate(bodies) for rest in pick(bodies[:place] + bodies[place + 1 :], count - 1)]


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def moves(position: Position) -> list[Position]:
    pool, untapped, bodies, life = position
    out = []
    for name in set(untapped):
        if name not in ONCE:
            continue
        cost, lots = ONCE[name]
        if name == "Mana Confluence" and life < 1:
            continue
        rest = bodies if name not in ("Treasure", "Black Lotus") else without(bodies, name)
        for paid in combinations(pool, len(cost)):
            left = pool
            for mana in paid:
                left = without(left, mana)
            out += [
                (tuple(sorted((*left, *lot))), without(untapped, name), rest, life - (name == "Mana Confluence")) for lot in lots
            ]
    if "Scarecrow" in bodies:
        for paid in combinations(pool, 2):
            left = without(without(pool, paid[0]), paid[1])
            out += [(tuple(sorted((*left, mana))), untapped, bodies, life) for mana in "WUBRG"]
    for altar, lots in (("Ashnod's Altar", ("CC",)), ("Phyrexian Altar", tuple("WUBRG"))):
        if altar in bodies:
            for name in set(bodies) & set(CREATURES):
                # A body that is still untapped and one that is tapped are not told apart, so both are tried.
                for still in {untapped, without(untapped, name) if name in untapped else untapped}:
                    rest = without(bodies, name)
                    if Counter(still)[name] <= Counter(rest)[name]:
                        out += [(tuple(sorted((*pool, *lot))), still, rest, life) for lot in lots]
    return out
