"""The conformance table: the feature files down, the engines side by side; and a line for each engine that sums it up.

Of one engine every number has a column. Of several, each has one column for what passed, and others only for what there is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tabulate import tabulate

from adapters.contract.messages import EDITION, Hello
from adapters.reports.escaping import plain
from adapters.suite.verdict import Verdict

DETAILS = ("expected\nfailures", "fail", "unsupported", "error")
"""What is told of scenarios that did not pass, a column each."""


@dataclass
class Tally:
    """What became of the scenarios of one feature file, or of all, on one engine."""

    outcomes: Counter[str] = field(default_factory=Counter)
    standings: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, verdict: Verdict) -> None:
        """Count one verdict."""
        self.outcomes[verdict.outcome] += 1
        self.standings[verdict.outcome, verdict.standing] += 1

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
        return (self.expected_failures, self.failures, self.outcomes["unsupported"], self.outcomes["error"])


def percent(part: int, whole: int) -> str:
    """A share to one decimal, rounded down: only all is 100 %."""
    if not whole:
        return ""
    tenths = part * 1000 // whole
    return f"{tenths // 10}.{tenths % 10}"


def conformance(
    verdicts: Iterable[Verdict], suite: Mapping[str, int] | None = None, hellos: Mapping[str, Hello] | None = None
) -> str:
    """The table and its summary lines. ``suite`` gives the number of scenarios of every feature file of the whole suite;
    without it the verdicts are taken for the whole. Files of which nothing was run have no row, but count in the total.
    ``hellos`` is what the engines say of themselves, by their names.
    """
    verdicts = tuple(verdicts)
    engines = tuple(dict.fromkeys(verdict.engine for verdict in verdicts))
    if not engines:
        return "No scenario was run."
    whole = suite if suite is not None else _counted(verdicts)
    tallies: dict[tuple[str, str], Tally] = {}
    for verdict in verdicts:
        for row in (verdict.feature, ""):
            tallies.setdefault((row, verdict.engine), Tally()).add(verdict)
    run = {verdict.feature for verdict in verdicts}
    total = sum(whole.values())
    rows = [(feature.removesuffix(".feature"), feature, count) for feature, count in sorted(whole.items()) if feature in run]
    rows.append(("total", "", total))
    shape = _one_engine if len(engines) == 1 else _side_by_side
    lines = [summary(engine, tallies["", engine], total) for engine in engines]
    named = [_what_was_run(hellos)] if hellos else []
    return "\n".join([_drawn(*shape(engines, rows, tallies)), "", *named, *lines])


def _what_was_run(hellos: Mapping[str, Hello]) -> str:
    """The engines with their versions, and the edition of the rules: what a table is a table of."""
    named = ", ".join(plain(f"{name} {hello.version}".rstrip()) for name, hello in hellos.items())
    return f"{named}; rules of {EDITION}"


def _counted(verdicts: Iterable[Verdict]) -> dict[str, int]:
    """The scenarios of every feature file, as far as these verdicts know them."""
    return dict(Counter(feature for feature, _ in dict.fromkeys((verdict.feature, verdict.id) for verdict in verdicts)))


_Rows: TypeAlias = "Sequence[tuple[str, str, int]]"
"""For every row its name, the key of its tallies and the number of its scenarios in the whole suite."""

_Tallies: TypeAlias = "Mapping[tuple[str, str], Tally]"


def _one_engine(engines: Sequence[str], rows: _Rows, tallies: _Tallies) -> tuple[list[str], list[list[str]]]:
    """Headers and cells of the table of one engine: every number has its column."""
    (engine,) = engines
    out = []
    for name, key, count in rows:
        tally = tallies.get((key, engine), Tally())
        numbers = (tally.outcomes["pass"], *tally.details)
        out.append([plain(name), str(count), *map(_unless_none, numbers), percent(tally.outcomes["pass"], count)])
    columns = ("pass", *DETAILS, "%")
    headers = ["", "scenarios", *(f"{plain(engine) if place == 0 else ''}\n{each}" for place, each in enumerate(columns))]
    return headers, out


def _side_by_side(engines: Sequence[str], rows: _Rows, tallies: _Tallies) -> tuple[list[str], list[list[str]]]:
    """Headers and cells of the table of several engines: what passed of how many, and of the rest only what there is."""
    headers = [""]
    out = [[plain(name)] for name, _, _ in rows]
    for engine in engines:
        shown = [place for place, number in enumerate(tallies["", engine].details) if number]
        headers += [f"{plain(engine)}\npass", *(f"\n{DETAILS[place]}" for place in shown)]
        for cells, (_, key, count) in zip(out, rows, strict=True):
            tally = tallies.get((key, engine), Tally())
            cells.append(f"{tally.outcomes['pass']}/{count} {percent(tally.outcomes['pass'], count):>5} %")
            cells += [_unless_none(tally.details[place]) for place in shown]
    return headers, out


def _unless_none(number: int) -> str:
    return str(number) if number else ""


def _drawn(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The table as text, with a rule above the total."""
    align = ("left", *["right"] * (len(headers) - 1))
    text = tabulate(rows, headers=headers, tablefmt="simple", colalign=align, disable_numparse=True)
    lines = text.splitlines()
    ruler = next(line for line in lines if line and set(line) <= {"-", " "})
    return "\n".join([*lines[:-1], ruler, lines[-1]])


def summary(engine: str, tally: Tally, whole: int) -> str:
    """What became of the whole suite on one engine, in one line."""
    counted = tally.standings
    parts = [
        _counting(tally.outcomes["pass"], "pass", "passes") + f" ({counted['pass', 'unexpected pass']} unexpected)",
        _counting(tally.expected_failures, "expected failure"),
        _counting(tally.failures, "failure") + f" ({counted['fail', 'changed']} changed)",
        f"{tally.outcomes['unsupported']} unsupported" + _not_expected(tally, "unsupported"),
        _counting(tally.outcomes["error"], "error") + _not_expected(tally, "error"),
    ]
    if tally.outcomes["not applicable"]:
        parts.append(f"{tally.outcomes['not applicable']} not applicable")
    run = tally.outcomes.total()
    of = f"of {_counting(whole, 'scenario')}" + ("" if run == whole else f", {run} of them run")
    return f"{plain(engine)}: {', '.join(parts)}, {of}"


def _not_expected(tally: Tally, outcome: str) -> str:
    """In brackets, how many of these the expectation file does not tell so, where there are any."""
    number = tally.outcomes[outcome] - tally.standings[outcome, "as expected"]
    return f" ({number} not expected)" if number else ""


def _counting(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
