"""What a report says of the texts of the rules: how many rulings on them hold, and which do not."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.reports.tally import counting
from adapters.reports.telling import told
from adapters.suite.escaping import plain
from adapters.suite.verdict import Verdict

NAME = "the texts of the rules"
"""What stands where of a verdict on an engine its name would."""


def count(texts: Sequence[Verdict]) -> str:
    """How many rulings on the texts of the rules hold, in a line; empty where there are none."""
    passes = sum(verdict.green for verdict in texts)
    holding = f"{passes} of {counting(len(texts), 'ruling')} {'holds' if passes == 1 else 'hold'}"
    return f"{NAME}: {holding}" if texts else ""


def listed(texts: Sequence[Verdict]) -> list[str]:
    """The count, where there is any, and below it a line for each that does not hold: they are in no engine's total."""
    return [line for line in (count(texts), *(f"  {_short(verdict)}" for verdict in texts if not verdict.green)) if line]


def _short(verdict: Verdict) -> str:
    """A verdict in a line: which scenario, where it stands, and what came of it."""
    place = f"{verdict.feature}:{verdict.line}" if verdict.line else verdict.feature
    return f"{plain(verdict.id)} ({plain(place)}): {'; '.join(told(verdict))}"
