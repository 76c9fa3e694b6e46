"""The conformance table: features, mechanics, rules or statements down, the engines side by side; and a line for each engine that
sums it up.

Of one engine every number has a column, but for what is not applicable if there is none. Of several, each has one column for what
passed, and others only for what there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from tabulate import tabulate

from adapters.contract.messages import EDITION, Hello
from adapters.reports import about_texts
from adapters.reports.grouping import By, Row, Rows, grouped
from adapters.reports.stream import Report
from adapters.reports.tally import DETAILS, percent, summary
from adapters.suite.escaping import plain
from adapters.suite.running.editions import same_rules
from adapters.suite.verdict import Verdict

NOTHING = "No scenario was run."


def conformance(
    verdicts: Iterable[Verdict],
    suite: Mapping[str, int] | None = None,
    hellos: Mapping[str, Hello] | None = None,
    *,
    by: By = "feature",
    selected: bool = False,
    edition: str = EDITION,
    texts: Sequence[Verdict] = (),
) -> str:
    """The table and its summary lines. ``suite`` gives the number of scenarios of every feature file of the whole suite;
    without it the verdicts are taken for the whole. What nothing was run of has no row, but counts in the total, unless
    scenarios were ``selected``: then these are counted. ``hellos`` is what the engines say of themselves, by their names. After
    the features of several mechanics comes a table of these. At the end it is said what holds in the texts of the rules and what
    does not, by the verdicts on these ``texts``.
    """
    verdicts = tuple(verdicts)
    rows = grouped(verdicts, suite, by, selected=selected)
    if not rows.total.tallies:
        return "\n".join(about_texts.listed(texts)) or NOTHING
    mechanics = grouped(verdicts, suite, "mechanic", selected=selected)
    # Files in no folder are mechanics of their own: their table would be the same again.
    several = by == "feature" and len(mechanics.rows) > 1 and _names(mechanics) != _names(rows)
    tables = [drawn(rows, total=False), "", drawn(mechanics)] if several else [drawn(rows)]
    noted = [rows.note, ""] if rows.note else []
    named = [what_was_run(hellos, edition)] if hellos else []
    return "\n".join([*tables, "", *noted, *named, *summaries(rows.total), *about_texts.listed(texts)])


def of_report(report: Report, by: By = "feature") -> str:
    """The table of a report and its summary lines; see `conformance`."""
    head = report.header
    given = (report.verdicts, head.features, report.hellos)
    return conformance(*given, by=by, selected=bool(head.selection), edition=head.edition, texts=report.texts)


def _names(rows: Rows) -> list[str]:
    return [row.name for row in rows.rows]


def summaries(total: Row) -> list[str]:
    """A line for each engine."""
    return [summary(engine, tally, total.whole) for engine, tally in total.tallies.items()]


def what_was_run(hellos: Mapping[str, Hello], edition: str = EDITION) -> str:
    """The engines with their versions, and the edition of the rules: what a table is a table of. An engine that plays another one
    only, of which therefore something else was asked or nothing, is told to do so.
    """
    named = ", ".join(plain(f"{name} {hello.version}".rstrip() + plays_only(hello, edition)) for name, hello in hellos.items())
    return f"{named}; rules of {plain(edition)}"


def plays_only(hello: Hello, edition: str) -> str:
    """Which rules an engine plays, where these are others than those of the run and it knows no others; else nothing."""
    own = hello.edition or EDITION
    return "" if "editions" in hello.capabilities or same_rules(own, edition) else f" (plays the rules of {own} only)"


def drawn(rows: Rows, *, total: bool = True) -> str:
    """The table alone, with a rule above the total, or without the total."""
    headers, cells = columns(rows)
    align = ("left", *["right"] * (len(headers) - 1))
    text = tabulate(cells, headers=headers, tablefmt="simple", colalign=align, disable_numparse=True)
    lines = text.splitlines()
    if not total:
        return "\n".join(lines[:-1])
    ruler = next(line for line in lines if line and set(line) <= {"-", " "})
    return "\n".join([*lines[:-1], ruler, lines[-1]])


_Cells: TypeAlias = "tuple[list[str], list[list[str]]]"


def columns(rows: Rows) -> _Cells:
    """Headings, some of two lines, and the cells of each row, the total being the last. All of it can be printed."""
    engines = tuple(rows.total.tallies)
    shape = _one_engine if len(engines) == 1 else _side_by_side
    return shape(engines, (*rows.rows, rows.total))


def _one_engine(engines: Sequence[str], rows: Sequence[Row]) -> _Cells:
    """Headings and cells of the table of one engine: what passed and what did not."""
    (engine,) = engines
    shown = rows[-1].of(engine).shown(alone=True)
    out = []
    for row in rows:
        tally = row.of(engine)
        numbers = (tally.passes, *(tally.details[place] for place in shown))
        out.append([plain(row.name), str(row.whole), *map(_unless_none, numbers), percent(tally.passes, row.whole)])
    headings = ("pass", *(DETAILS[place] for place in shown), "%")
    headers = ["", "scenarios", *(f"{plain(engine) if place == 0 else ''}\n{each}" for place, each in enumerate(headings))]
    return headers, out


def _side_by_side(engines: Sequence[str], rows: Sequence[Row]) -> _Cells:
    """Headings and cells of the table of several engines: what passed of how many, and of the rest only what there is."""
    headers = [""]
    out = [[plain(row.name)] for row in rows]
    total = rows[-1]
    for engine in engines:
        shown = total.of(engine).shown(alone=False)
        headers += [f"{plain(engine)}\npass", *(f"\n{DETAILS[place]}" for place in shown)]
        for cells, row in zip(out, rows, strict=True):
            tally = row.of(engine)
            cells.append(f"{tally.passes}/{row.whole} {percent(tally.passes, row.whole):>5} %")
            cells += [_unless_none(tally.details[place]) for place in shown]
    return headers, out


def _unless_none(number: int) -> str:
    return str(number) if number else ""
