"""What became of scenarios on one engine, counted, and the words for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict

DETAILS = ("expected\nfailures", "fail", "unsupported", "error", "not\napplicable")
"""What is told of scenarios that did not pass, a column each; `Tally.shown` says which of them a table has."""


@dataclass
class Tally:
    """What became of the scenarios of one row of a table, or of all, on one engine."""

    outcomes: Counter[str] = field(default_factory=Counter)
    standings: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, verdict: Verdict) -> None:
        """Count one verdict."""
        self.outcomes[verdict.outcome] += 1
        self.standings[verdict.outcome, verdict.standing] += 1

    @property
    def passes(self) -> int:
        """Rulings that the engine got right."""
        return self.outcomes["pass"]

    @property
    def expected_failures(self) -> int:
        """Rulings that the engine got wrong just as its expectation file says."""
        return self.standings["fail", "as expected"]

    @property
    def failures(self) -> int:
        """Rulings that the engine got wrong, and that the expectation file does not tell so."""
        return self.outcomes["fail"] - self.expected_failures

    @property
    def details(self) -> tuple[int, ...]:
        """The numbers of `DETAILS`."""
        rest = (self.outcomes[outcome] for outcome in ("unsupported", "error", "not applicable"))
        return (self.expected_failures, self.failures, *rest)

    def shown(self, alone: bool) -> tuple[int, ...]:
        """The places in `DETAILS` that have a column in a table of which this is the total: those where there is anything, and of
        an engine ``alone`` all but the last, which is of scenarios of another edition of the rules and mostly empty.
        """
        last = len(DETAILS) - 1
        return tuple(place for place, number in enumerate(self.details) if number or (alone and place != last))


def tallied(verdicts: Iterable[Verdict]) -> dict[str, Tally]:
    """A tally for each engine of these verdicts, in the order in which they come."""
    out: dict[str, Tally] = {}
    for verdict in verdicts:
        out.setdefault(verdict.engine, Tally()).add(verdict)
    return out


def percent(part: int, whole: int) -> str:
    """A share to one decimal, rounded down: only all is 100 %."""
    if not whole:
        return ""
    tenths = part * 1000 // whole
    return f"{tenths // 10}.{tenths % 10}"


def counting(number: int, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def summary(engine: str, tally: Tally, whole: int) -> str:
    """What became of the whole suite on one engine, in one line."""
    return f"{plain(engine)}: {summed_up(tally, whole)}"


def summed_up(tally: Tally, whole: int) -> str:
    """What became of the whole suite of so many scenarios, without the engine's name."""
    counted = tally.standings
    unknown = f"{counted['fail', '']} not expected, " if tally.failures else ""
    parts = [
        counting(tally.passes, "pass", "passes") + f" ({counted['pass', 'unexpected pass']} unexpected)",
        counting(tally.expected_failures, "expected failure"),
        counting(tally.failures, "failure") + f" ({unknown}{counted['fail', 'changed']} changed)",
        f"{tally.outcomes['unsupported']} unsupported" + _not_expected(tally, "unsupported"),
        counting(tally.outcomes["error"], "error") + _not_expected(tally, "error"),
    ]
    if tally.outcomes["not applicable"]:
        parts.append(f"{tally.outcomes['not applicable']} not applicable")
    run = tally.outcomes.total()
    of = f"of {counting(whole, 'scenario')}" + ("" if run == whole else f", {run} of them run")
    return f"{', '.join(parts)}, {of}"


def _not_expected(tally: Tally, outcome: str) -> str:
    """In brackets, how many of these the expectation file does not tell so, where there are any."""
    number = tally.outcomes[outcome] - tally.standings[outcome, "as expected"]
    return f" ({number} not expected)" if number else ""
