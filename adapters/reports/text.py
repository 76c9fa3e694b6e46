"""The report as plain text: what was run, the tables by mechanic, feature and rule, and a line for each engine."""

from __future__ import annotations

from adapters.reports import about_texts
from adapters.reports.grouping import By, grouped
from adapters.reports.stream import Report
from adapters.reports.table import NOTHING, drawn, summaries, what_was_run
from adapters.suite.escaping import plain

BEGINNING = b"rulings: report of a run\n"
"""How every such file begins."""

TABLES: tuple[By, ...] = ("mechanic", "feature", "rule")


def render(report: Report) -> bytes:
    """The file, in UTF-8."""
    head = report.header
    tables = [grouped(report.verdicts, head.features, by, selected=bool(head.selection)) for by in TABLES]
    parts = [_what(report)]
    if report.verdicts:
        parts.append("\n".join(summaries(tables[0].total)))
        parts += [f"by {rows.by}\n\n" + drawn(rows) + (f"\n\n{rows.note}" if rows.note else "") for rows in tables]
    else:
        parts.append(NOTHING)
    if report.texts:
        parts.append("\n".join(about_texts.listed(report.texts)))
    return BEGINNING + ("\n" + "\n\n".join(parts) + "\n").encode()


def _what(report: Report) -> str:
    """When, by which suite, on which engines, and what of the suite."""
    head = report.header
    lines = [f"begun {plain(head.started)}, took {report.footer.seconds:.1f} s, suite {plain(head.suite)}"]
    if report.hellos:
        lines.append(what_was_run(report.hellos, head.edition))
    if head.selection:
        lines.append(f"selected by {plain(', '.join(head.selection))}")
    return "\n".join(lines)
