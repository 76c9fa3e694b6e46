"""The rows of a table of verdicts: by feature, by mechanic, by rule or by statement; and what such a row counts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from adapters.reports.tally import Tally, counting, tallied
from adapters.suite.verdict import Verdict

By: TypeAlias = Literal["feature", "mechanic", "rule", "statement"]
"""What a row stands for: a feature file; a mechanic, the first folder of its path; a rule or a statement that is cited."""

GROUPINGS: tuple[By, ...] = get_args(By)

UNCITED = {"rule": "no rule", "statement": "no statement"}
"""The row of the scenarios that cite none: nothing vanishes."""


@dataclass(frozen=True)
class Row:
    """One row: its name, how many scenarios it stands for, and what became of them on each engine that ran any."""

    name: str
    whole: int
    tallies: Mapping[str, Tally]

    def of(self, engine: str) -> Tally:
        """What became of them on this engine."""
        return self.tallies.get(engine, Tally())


@dataclass(frozen=True)
class Rows:
    """The rows of a table, and the one below them that counts every scenario of the suite once, or every one that was selected
    of it. ``selected_of`` is the size of the suite then, and else 0.
    """

    by: By
    rows: tuple[Row, ...]
    total: Row
    selected_of: int = 0

    @property
    def note(self) -> str:
        """What has to be known of the numbers, in one line; empty where they say it themselves."""
        of = f"Of the {self.total.whole} selected, of {counting(self.selected_of, 'scenario')}." if self.selected_of else ""
        return " ".join(filter(None, (of, self._counting)))

    @property
    def _counting(self) -> str:
        """How the rows count, where the total is not their sum."""
        if self.by not in UNCITED:
            return ""
        run = max((tally.outcomes.total() for tally in self.total.tallies.values()), default=0)
        told = f"A scenario counts in the row of every {self.by} that it cites, and in the total once."
        if run < self.total.whole:
            told += f" Rows count only what was run, {run} of {counting(self.total.whole, 'scenario')}; the total is of all."
        return told


def grouped(
    verdicts: Iterable[Verdict], suite: Mapping[str, int] | None = None, by: By = "feature", *, selected: bool = False
) -> Rows:
    """These verdicts in rows. ``suite`` gives the number of scenarios of every feature file of the whole suite; without it the
    verdicts are taken for the whole. What nothing was run of has no row, but counts in the total. Where scenarios were
    ``selected`` by whoever ran them, these are the whole: what an engine cannot do is among them.

    Which rules and statements the scenarios cite that were not run is not known, so such a row is of what was run.
    """
    verdicts = tuple(verdicts)
    whole = _counted(verdicts) if selected or suite is None else suite
    groups: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        for key in _keys(verdict, by):
            groups.setdefault(key, []).append(verdict)
    if by in UNCITED:
        sizes: Mapping[str, int] = {key: len({each.id for each in group}) for key, group in groups.items()}
    else:
        sizes = Counter()
        for feature, count in whole.items():
            sizes[_mechanic(feature) if by == "mechanic" else feature] += count
    rows = tuple(Row(_name(key, by), sizes[key], tallied(groups[key])) for key in _sorted(groups, by))
    total = Row("total", sum(whole.values()), tallied(verdicts))
    return Rows(by, rows, total, sum(suite.values()) if selected and suite is not None else 0)


def _keys(verdict: Verdict, by: By) -> Iterable[str]:
    if by == "feature":
        return (verdict.feature,)
    if by == "mechanic":
        return (_mechanic(verdict.feature),)
    return dict.fromkeys(verdict.rules if by == "rule" else verdict.statements) or ("",)


def _mechanic(feature: str) -> str:
    """The first folder of a feature file's path; a file in no folder is a mechanic of its own."""
    return feature.partition("/")[0].removesuffix(".feature")


def _name(key: str, by: By) -> str:
    return key.removesuffix(".feature") if by == "feature" else key or UNCITED.get(by, "")


def _sorted(keys: Iterable[str], by: By) -> Sequence[str]:
    return sorted(keys, key=by_number) if by in UNCITED else sorted(keys)


def by_number(name: str) -> tuple[tuple[int, int, str], ...]:
    """The order of the rules text, 601.2f before 601.10, and of statements, evoke-9 before evoke-10: numbers as numbers."""
    parts = re.findall(r"([0-9]{1,9})|([^0-9]+)", name)
    return tuple((0, int(digits), "") if digits else (1, 0, words) for digits, words in parts)


def _counted(verdicts: Iterable[Verdict]) -> dict[str, int]:
    """The scenarios of every feature file, as far as these verdicts know them."""
    return dict(Counter(feature for feature, _ in dict.fromkeys((verdict.feature, verdict.id) for verdict in verdicts)))
