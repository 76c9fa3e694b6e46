"""What is unsupported is gathered by reason."""

from __future__ import annotations

from adapters.reports.unsupported import MOST, gathered
from adapters.suite.verdict import Verdict


def verdict(key: str, reason: str, engine: str = "paper") -> Verdict:
    return Verdict(
        id=key, feature="f", scenario="", engine=engine, outcome="unsupported", statements=(), rules=(), seconds=0, reason=reason
    )


def test_the_most_frequent_reason_comes_first() -> None:
    told = gathered([verdict("a", "tokens"), verdict("b", "mana"), verdict("c", "mana"), verdict("d", "dice", "stone")])
    assert told.splitlines() == [
        "UNSUPPORTED on paper: 3 scenarios; --verbose tells each of them",
        "      2  mana (first: b)",
        "      1  tokens (first: a)",
        "",
        "UNSUPPORTED on stone: 1 scenario; --verbose tells each of them",
        "      1  dice (first: d)",
    ]


def test_what_is_rare_is_only_counted() -> None:
    told = gathered(verdict(f"s{number}", f"reason {number}") for number in range(MOST + 3))
    assert told.splitlines()[-1] == "      3  for 3 more reasons"


def test_no_reason_reaches_the_terminal_raw() -> None:
    assert all(line.isprintable() for line in gathered([verdict("a\x07", "\x1b[2J", "pa\u202eper")]).splitlines())
