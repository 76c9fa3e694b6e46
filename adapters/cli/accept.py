"""``rulings accept``: what a report says becomes what is expected of the engine."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("accept")
@click.option("--engine", "name", required=True, help="The engine whose expectation file is rewritten.")
@click.option(
    "--expected",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The expectation file. [default: the one of the engine in this installation]",
)
@click.argument("report", type=click.Path(path_type=Path, dir_okay=False))
def command(name: str, expected: Path | None, report: Path) -> int:
    """Rewrite an engine's expectation file so that what REPORT says of it is as expected.

    What the file says by hand of a scenario (kind, link, note) stays while the scenario does not pass.
    """
    from adapters.engines import discovery, expectations
    from adapters.reports import stream
    from adapters.suite.bad_input import BadInput
    from adapters.suite.replacing import replace_text

    verdicts = [verdict for verdict in stream.read(report).verdicts if verdict.engine == name]
    if not verdicts:
        raise BadInput(f"no verdict on the engine {name!r}", report)
    if expected is None and name not in discovery.names():
        raise BadInput(f"there is no engine {name!r}; known are {', '.join(discovery.names())}")
    path = expected or expectations.path_of(name)
    before = expectations.read(path) if path.exists() else {}
    after = expectations.accepted(verdicts, before)
    replace_text(path, expectations.written(name, after))
    added = len(after.keys() - before.keys())
    gone = len(before.keys() - after.keys())
    changed = sum(before[key] != after[key] for key in before.keys() & after.keys())
    click.echo(f"{path}: {len(after)} expectations: {added} added, {gone} removed, {changed} changed")
    return 0
