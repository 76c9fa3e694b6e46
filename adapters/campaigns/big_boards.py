"""How long the oracle takes over the payment of a spell on big boards, and how that grows with them.

The spell is March of the Multitudes for X = 9: twelve mana, {9}{G}{W}{W}, which creatures of any color may convoke, lands may
make and altars may make of creatures. On a board without white it can't be paid, which takes as much looking.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from adapters.contract.messages import Board, Cast, Illegal, ObjectSetup, Ok, PlayerSetup
from adapters.engines.oracle.engine import OracleEngine

SIZES = (10, 50, 100, 500, 1000)
"""How many creatures; there are two lands to five of them."""

CREATURES = ("Grizzly Bears", "Hill Giant", "Llanowar Elves", "Ornithopter", "Memnite")
LANDS = ("Forest", "Mountain", "Wastes")
WHITE = ("Savannah Lions", "Savannah Lions")
"""The two creatures without which the spell can't be paid for."""


@dataclass(frozen=True)
class Case:
    """One row: what the board looks like beside creatures and lands, and whether the spell can be paid for there."""

    name: str
    paid: bool
    white: bool
    beside: tuple[str, ...] = ()


CASES = (
    Case("paid", paid=True, white=True),
    Case("refused", paid=False, white=False),
    Case("paid beside an effect on all creatures", paid=True, white=True, beside=("Heartless Summoning",)),
    Case("paid with the help of altars", paid=True, white=False, beside=("Ashnod's Altar", "Phyrexian Altar")),
)

SPELL, X = "March of the Multitudes", 9


def board(case: Case, creatures: int) -> Board:
    """The board of a case with so many creatures, the spell in hand."""
    cards = [CREATURES[number % len(CREATURES)] for number in range(creatures - len(WHITE))]
    cards += WHITE if case.white else CREATURES[: len(WHITE)]
    cards += [LANDS[number % len(LANDS)] for number in range(creatures * 2 // 5)]
    permanents = enumerate((*cards, *case.beside))
    return Board(
        players=(PlayerSetup(name="Alice"), PlayerSetup(name="Bob")),
        objects=(
            *(ObjectSetup(label=f"{card} {number}", card=card, owner="Alice", zone="battlefield") for number, card in permanents),
            ObjectSetup(label=SPELL, card=SPELL, owner="Alice", zone="hand"),
        ),
        active="Alice",
    )


def milliseconds(case: Case, creatures: int, rounds: int) -> float:
    """The time of the quickest of several castings. Raises RuntimeError where it does not end as it has to."""
    engine, there = OracleEngine(), board(case, creatures)
    times = []
    for _ in range(rounds):
        engine.setup(there)
        began = time.perf_counter()
        answer = engine.act(Cast(player="Alice", card=SPELL, x=X))
        times.append(time.perf_counter() - began)
        as_expected = isinstance(answer, Ok if case.paid else Illegal)
        if not as_expected:
            raise RuntimeError(f"{case.name}, {creatures} creatures: {answer}")
    return min(times) * 1000


def rows(rounds: int) -> Iterator[tuple[str, str, str]]:
    """The rows of the table, one for each case."""
    sizes = " / ".join(map(str, SIZES))
    for case in CASES:
        told = " / ".join(f"{milliseconds(case, size, rounds):.1f}" for size in SIZES)
        yield f"twelve mana {case.name}", f"{told} ms", f"{sizes} creatures"
