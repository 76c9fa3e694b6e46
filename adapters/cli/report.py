"""``rulings report``: a stored report as a table, or in other formats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from adapters.reports.grouping import By

ROWS: tuple[By, ...] = ("feature", "mechanic", "rule", "statement")
"""What a row of the table may stand for, as `adapters.reports.grouping` has it, which is not imported for a help text."""


@click.command("report")
@click.option("--by", type=click.Choice(ROWS), help="What a row of the table stands for.  [default: feature]")
@click.argument("report", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("outs", nargs=-1, metavar="[OUT]...", type=click.Path(path_type=Path, dir_okay=False))
def command(report: Path, outs: tuple[Path, ...], by: By | None) -> int:
    """Show the table of REPORT, which a run wrote as JSON Lines (.jsonl), and what its engines have to be able to do next; or
    write it into each OUT.

    The end of the name says the format: .jsonl JSON Lines, .txt table, .md Markdown, .html one page, .xml JUnit,
    .ndjson Cucumber Messages, .badge.json endpoint badge of shields.io.
    """
    from adapters.reports import formats, stream
    from adapters.reports.table import of_report
    from adapters.reports.unsupported import lists
    from adapters.suite.escaping import plain

    if outs and by:
        raise click.UsageError("--by is for the table that is shown; the formats have the tables that they have")
    places = formats.check(outs)
    found = stream.read(report)
    if places:
        formats.write_all(places, found)
    else:
        for engine, (first, *more) in lists(found.verdicts).items():
            click.echo("\n".join([f"{plain(engine)}: {first}", *more]) + "\n")
        click.echo(of_report(found, by or "feature"))
    return 0
