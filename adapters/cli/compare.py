"""``rulings compare``: two reports, and what changed between them."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("compare")
@click.argument("before", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("after", type=click.Path(path_type=Path, dir_okay=False))
def command(before: Path, after: Path) -> int:
    """Say what changed from the report BEFORE to the report AFTER, engine by engine.

    Both are reports as lines of JSON (.jsonl). The status is 0 if whatever passed before passes still, and 1 if something passes
    no longer or is gone. Scenarios that one of the reports was not asked for are not compared.
    """
    from adapters.reports.comparison import compared, told
    from adapters.reports.stream import read
    from adapters.suite.bad_input import BadInput

    comparison = compared(read(before), read(after))
    if comparison.empty:
        if comparison.differences:
            what = f"nothing to compare: no scenario was run both for it and for {before}"
        else:
            names = f"{', '.join(comparison.only_after)} here, {', '.join(comparison.only_before)} in {before}"
            what = f"nothing to compare: no engine has the same name in both reports ({names}); name one with NAME=cmd:..."
        raise BadInput(what, after)
    click.echo(told(comparison))
    return 1 if comparison.worse else 0
