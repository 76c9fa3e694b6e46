"""``rulings accept``: what a report says becomes what is expected of the engine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from adapters.suite.escaping import plain

if TYPE_CHECKING:
    from adapters.suite.verdict import Verdict


@click.command("accept")
@click.option("--engine", "name", required=True, help="The engine whose expectation file is rewritten.")
@click.option(
    "--expected",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The expectation file. [default, of an engine that comes with the package: the one there]",
)
@click.argument("report", type=click.Path(path_type=Path, dir_okay=False))
def command(name: str, expected: Path | None, report: Path) -> int:
    """Rewrite an engine's expectation file so that what REPORT says of it is as expected.

    What the file says by hand of a scenario (kind, link, note) stays while the scenario does not pass. In the engine's own file
    there is no place for scenarios that the suite does not have: a report of such is refused, entries of such are dropped.
    """
    from adapters.contract.messages import EDITION
    from adapters.engines import discovery, expectations
    from adapters.reports import stream
    from adapters.suite.bad_input import BadInput
    from adapters.suite.verdict import NOT_RUN
    from adapters.suite.writing.whole_files import replace_text, target

    found = stream.read(report)
    if found.header.edition != EDITION:
        what = f"it is of the rules of {found.header.edition}; what is expected of engines is so of a run without --edition"
        raise BadInput(what, report)
    verdicts = [verdict for verdict in found.verdicts if verdict.engine == name]
    if not verdicts:
        others = ", ".join(dict.fromkeys(verdict.engine for verdict in found.verdicts))
        raise BadInput(f"no verdict on the engine {name!r}; the report is of: {others or 'none'}", report)
    if expected is None and name not in discovery.BUILT_IN:
        raise BadInput(f"the engine {name!r} does not come with the package, nor does a file for it; name one with --expected")
    asked = found.commands.get(name)
    if expected is None and asked != name:
        other = "the report does not say which it is" if asked is None else f"it was asked for as {asked!r}"
        what = f"{name!r} here may not be the engine that comes with the package: {other}; name a file with --expected"
        raise BadInput(what, report)
    path = expected or expectations.path_of(name)
    before = expectations.read(path) if target(path).exists() else {}
    dead = _dead(verdicts, before, report) if expected is None else frozenset()
    kept = {key: expectation for key, expectation in before.items() if key not in dead}
    after = expectations.accepted(verdicts, kept)
    replace_text(path, expectations.written(name, after))
    added = len(after.keys() - before.keys())
    gone = len(before.keys() - after.keys())
    changed = sum(before[key] != after[key] for key in before.keys() & after.keys())
    click.echo(f"{path}: {len(after)} expectations: {added} added, {gone} removed, {changed} changed")
    idle = sum(verdict.reason.startswith(NOT_RUN) for verdict in verdicts)
    if idle:
        click.echo(
            f"{idle} scenarios were not run, as the engine had broken down too often: what is expected of them stays as it was"
        )
    if dead:
        click.echo(f"removed, for the suite has no such scenario: {plain(' '.join(sorted(dead)))}")
    return 0


def _dead(verdicts: Sequence[Verdict], before: Collection[str], report: Path) -> Collection[str]:
    """The ids among these expectations that no scenario of the suite has any more. Raises `BadInput` for a verdict on a scenario
    that is not of the suite.
    """
    from adapters.suite.bad_input import BadInput
    from adapters.suite.reading import loading

    known = {scenario.id for scenario in loading.load()}
    foreign = next((verdict.id for verdict in verdicts if verdict.id not in known), None)
    if foreign is not None:
        what = f"the suite has no scenario with the id {foreign!r}; name a file for rulings of your own with --expected"
        raise BadInput(what, report)
    return set(before) - known
