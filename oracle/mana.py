"""Mana symbols and mana costs (107.4, 202).

A *symbol* is the text between the braces: ``"U"``, ``"2"``, ``"X"``, ``"C"``, ``"S"``, ``"W/U"``, ``"2/W"``, ``"W/P"``.
A *mana cost* is a tuple of symbols in printed order; ``()`` is the cost {0}, and ``None`` where a value may be absent
means that there is no mana cost at all (202.1b).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from oracle.abilities.qualities import Quality

ManaCost: TypeAlias = tuple[str, ...]

COLORS = ("W", "U", "B", "R", "G")
"""The five colours in their usual order (105.1)."""

COLOR_NAMES = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}

MANA_TYPES = (*COLORS, "C")
"""The six types of mana (106.1b); a mana pool is counted by these."""


@dataclass(frozen=True)
class Mana:
    """One mana (106.1): its type, and what is remembered of where it comes from.

    ``snow``: a snow source made it (107.4h). ``by_creature``: the ability of a creature did. ``only``: it can be spent only to
    cast spells of this quality (106.6).
    """

    type: str
    snow: bool = False
    by_creature: bool = False
    only: Quality | None = None


def plain_mana(types: Iterable[str]) -> tuple[Mana, ...]:
    """Mana of these types of which nothing else is known, in the order of a pool."""
    return in_pool_order(Mana(each) for each in types)


def in_pool_order(mana: Iterable[Mana]) -> tuple[Mana, ...]:
    """Mana in the order in which a pool holds it: by type, and what bears no restriction first."""
    return tuple(sorted(mana, key=lambda one: (MANA_TYPES.index(one.type), one.snow, one.by_creature, repr(one.only or ""))))


def mana_types(mana: Iterable[Mana]) -> ManaCost:
    """The types of mana, one symbol each."""
    return tuple(one.type for one in mana)


_COLOR = "[WUBRG]"
_SYMBOL = re.compile(rf"[0-9]{{1,9}}|[XCS]|{_COLOR}|(?:2|C|{_COLOR})/{_COLOR}|{_COLOR}/P|{_COLOR}/{_COLOR}/P")
_BRACED = re.compile(r"\{([^{}]*)\}")


def parse_mana(text: str) -> ManaCost:
    """Read ``"{2}{U}"`` as ``("2", "U")``; ``"{0}"`` is ``()``.

    Raises ValueError naming the text when a part of it is no mana symbol of 107.4.
    """
    symbols = tuple(_BRACED.findall(text))
    if not text or "".join(f"{{{symbol}}}" for symbol in symbols) != text:
        raise ValueError(f"not a mana cost: {text!r}")
    for symbol in symbols:
        if not _SYMBOL.fullmatch(symbol):
            raise ValueError(f"not a mana symbol: {{{symbol}}}")
    return tuple(symbol for symbol in symbols if symbol != "0")


def show_mana(cost: Iterable[str]) -> str:
    """The cost as it is printed: ``("2", "U")`` gives ``"{2}{U}"`` and ``()`` gives ``"{0}"``."""
    return "".join(f"{{{symbol}}}" for symbol in cost) or "{0}"


def symbol_colors(symbol: str) -> frozenset[str]:
    """The colours of one symbol (107.4, 202.2)."""
    return frozenset(part for part in symbol.split("/") if part in COLORS)


def cost_colors(cost: ManaCost | None) -> frozenset[str]:
    """The colours that a mana cost gives its object (202.2)."""
    return frozenset(color for symbol in cost or () for color in symbol_colors(symbol))


def mana_value(cost: ManaCost | None, x: int = 0) -> int:
    """The mana value of a mana cost (202.3); ``x`` stands for each {X} (202.3e), 0 anywhere but on the stack.

    A hybrid symbol counts its largest part (202.3f), a Phyrexian one counts 1 (202.3g), no mana cost counts 0 (202.3a).
    """
    return sum(x if symbol == "X" else _symbol_value(symbol) for symbol in cost or ())


@cache
def _symbol_value(symbol: str) -> int:
    return max(int(part) if part.isdigit() else 1 for part in symbol.split("/"))
