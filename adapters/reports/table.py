"""The conformance table: the feature files down, the engines side by side; and a line for each engine that sums it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tabulate import tabulate

from adapters.reports.escaping import plain
from adapters.suite.verdict import Verdict

COLUMNS = ("pass", "expected\nfailures", "fail", "unsup-\nported", "error", "%")


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

    def cells(self, whole: int) -> list[str]:
        """The cells of `COLUMNS`; the share of passes is of the ``whole`` suite, not of what was run."""
        numbers = (
            self.outcomes["pass"],
            self.expected_failures,
            self.failures,
            self.outcomes["unsupported"],
            self.outcomes["error"],
        )
        return [str(number) if number else "" for number in numbers] + [percent(self.outcomes["pass"], whole)]


def percent(part: int, whole: int) -> str:
    """A share to one decimal, rounded down: only all is 100 %."""
    if not whole:
        return ""
    tenths = part * 1000 // whole
    return f"{tenths // 10}.{tenths % 10}"


def conformance(verdicts: Iterable[Verdict], suite: Mapping[str, int] | None = None) -> str:
    """The table and its summary lines. ``suite`` gives the number of scenarios of every feature file of the whole suite;
    without it the verdicts are taken for the whole. Files of which nothing was run have no row, but count in the total.
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
    rows = [_row(feature, feature, engines, tallies, count) for feature, count in sorted(whole.items()) if feature in run]
    rows.append(["total", *_row("", "", engines, tallies, total)[1:]])
    lines = [summary(engine, tallies["", engine], total) for engine in engines]
    return _drawn(engines, rows) + "\n\n" + "\n".join(lines)


def _counted(verdicts: Iterable[Verdict]) -> dict[str, int]:
    """The scenarios of every feature file, as far as these verdicts know them."""
    return dict(Counter(feature for feature, _ in dict.fromkeys((verdict.feature, verdict.id) for verdict in verdicts)))


def _row(key: str, name: str, engines: Sequence[str], tallies: Mapping[tuple[str, str], Tally], whole: int) -> list[str]:
    cells = [plain(name.removesuffix(".feature")), str(whole)]
    for engine in engines:
        cells += tallies.get((key, engine), Tally()).cells(whole)
    return cells


def _drawn(engines: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The table as text: a rule above the total, the engine's name over the first of its columns."""
    headers = ["", "scenarios"]
    for engine in engines:
        headers += [f"{plain(engine) if place == 0 else ''}\n{column}" for place, column in enumerate(COLUMNS)]
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
