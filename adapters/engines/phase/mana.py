"""The engine's words for mana, and the symbols of a card (107.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adapters.engines.phase.binding import Json
from oracle.mana import MANA_TYPES, mana_value

NAMES = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green", "C": "Colorless"}
"""What the engine calls a type of mana."""

SYMBOLS = {name: symbol for symbol, name in NAMES.items()}

_TWO = {"Two": "2", "Colorless": "C"}


def symbol(shard: str) -> str:
    """The symbol for one of the engine's shards of a cost: ``"PhyrexianWhite"`` gives ``"W/P"``, ``"TwoBlue"`` ``"2/U"``."""
    if shard in SYMBOLS:
        return SYMBOLS[shard]
    if shard in ("X", "Snow"):
        return shard[0]
    if shard.startswith("Phyrexian"):
        return f"{symbol(shard.removeprefix('Phyrexian'))}/P"
    halves = [name for name in (*SYMBOLS, "Two") if shard.startswith(name) and shard.removeprefix(name) in SYMBOLS]
    if not halves:
        raise ValueError(f"no mana symbol: {shard}")
    first = halves[0]
    return f"{_TWO.get(first) or SYMBOLS[first]}/{SYMBOLS[shard.removeprefix(first)]}"


def cost(engine_cost: Json | None) -> tuple[str, ...] | None:
    """A cost of the engine as symbols, generic mana first; ``None`` where there is none (202.1b)."""
    if engine_cost is None or engine_cost["type"] != "Cost":
        return None
    generic = int(engine_cost["generic"])
    return ((str(generic),) if generic else ()) + tuple(symbol(shard) for shard in engine_cost["shards"])


def same_cost(one: Iterable[str], other: Iterable[str]) -> bool:
    """Whether two costs are equal, in whatever order their symbols stand."""
    return sorted(one) == sorted(other)


def value(engine_object: Json) -> int:
    """The mana value of an object (202.3); X counts as chosen where that is a spell (202.3e)."""
    x = int(engine_object.get("cost_x_paid") or 0) if engine_object["zone"] == "Stack" else 0
    return mana_value(cost(engine_object["mana_cost"]), x)


def units(player: Json) -> list[Json]:
    """The mana in a player's pool. What the engine keeps there for a creature that convokes and the like, until the payment is
    finished, is no mana (702.51a).
    """
    return [unit for unit in player["mana_pool"]["mana"] if "ConvokePayment" not in unit["restrictions"]]


def pool(player: Json) -> tuple[str, ...]:
    """What is in a player's mana pool, in the order WUBRGC."""
    return in_order(SYMBOLS[unit["color"]] for unit in units(player))


def in_order(symbols: Iterable[str]) -> tuple[str, ...]:
    """Types of mana in the order WUBRGC."""
    return tuple(sorted(symbols, key=MANA_TYPES.index))


def without(symbols: Sequence[str], some: Iterable[str]) -> tuple[str, ...] | None:
    """What is left of mana when some of it is taken out; ``None`` where it does not hold that much."""
    left = list(symbols)
    for each in some:
        if each not in left:
            return None
        left.remove(each)
    return tuple(left)
