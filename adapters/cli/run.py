"""``rulings run``: scenarios on engines, side by side."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from itertools import compress
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from adapters.contract.messages import CardRecord, Hello
    from adapters.engines.expectations import Expectation
    from adapters.reports.stream import Header, Writer
    from adapters.suite.scenario import Scenario
    from adapters.suite.verdict import Verdict


@click.command("run")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--engine", "engines", multiple=True, default=("oracle",), show_default=True, help="An engine; may be repeated.")
@click.option("--tag", "tags", multiple=True, help="Only scenarios with this tag (or another --tag): evoke-12, cr:603.3b, id:...")
@click.option("-k", "words", default="", metavar="WORDS", help="Only scenarios with all these words in id, name or feature.")
@click.option("--report", "reports", multiple=True, type=click.Path(path_type=Path, dir_okay=False), help="Write a report here.")
@click.option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), help="More cards: records of MTGJSON shape. Built-in cards stay."
)
@click.option("--expected", type=click.Path(path_type=Path, dir_okay=False), help="The expectation file of the one engine.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes at a time.")
@click.option("--verbose", is_flag=True, help="Tell every unsupported scenario by itself, not only how many for which reason.")
def command(
    paths: tuple[str, ...],
    engines: tuple[str, ...],
    tags: tuple[str, ...],
    words: str,
    reports: tuple[Path, ...],
    cards: Path | None,
    expected: Path | None,
    jobs: int,
    verbose: bool,
) -> int:
    """Run the scenarios in PATHs (feature files, exported scenarios, folders of them; the whole suite by default).

    Ends with a table: what became of every scenario on every engine. The status is 0 if that is what the expectation files of
    the engines say.
    """
    from adapters.reports.stream import Writer
    from adapters.suite.reading import loading
    from adapters.suite.reading.card_records import card_records
    from adapters.suite.running.aside import aside
    from adapters.suite.running.selection import selected
    from adapters.suite.writing.whole_files import target

    names = tuple(dict.fromkeys(engines))
    records = card_records(cards) if cards else ()
    everything = loading.load_all(paths, records)
    suite = tuple(loaded.scenario for loaded in everything)
    chosen = selected(suite, tags, words)
    known = None if paths else {scenario.id for scenario in suite}
    with aside():
        expectations = {name: _expectations(name, known, expected, names) for name in names}
        header = _header(names, suite, len(chosen), (*tags, *([words] if words else [])))
    with ExitStack() as stack:
        places = {target(path): path for path in reports}
        writers = [stack.enter_context(Writer(path, header)) for path in places.values()]
        lines = {loaded.scenario.id: loaded.lines for loaded in everything}
        verdicts = _verdicts(chosen, names, expectations, records, jobs, writers, lines)
    _tell_what_is_red(verdicts, paths, cards, verbose)
    _tell(verdicts, dict(zip(names, header.engines, strict=True)), header.features)
    return 0 if all(verdict.green for verdict in verdicts) else 1


def _expectations(name: str, known: set[str] | None, path: Path | None, names: Sequence[str]) -> Mapping[str, Expectation]:
    """What is expected of an engine: from the file that was named, or its own."""
    from adapters.engines import discovery, expectations

    discovery.factory(name)
    if path is None:
        return expectations.load(name, known)
    if len(names) > 1:
        raise click.UsageError("--expected is the file of one engine; there are several")
    return expectations.read(path, known)


def _header(names: Sequence[str], suite: Sequence[Scenario], chosen: int, selection: Sequence[str]) -> Header:
    """The header of the report; an engine that cannot even say who it is cannot be used."""
    from collections import Counter

    from adapters.contract.messages import EDITION
    from adapters.engines.discovery import introduced
    from adapters.reports.stream import header
    from adapters.suite.running.guard import Guarded

    hellos = []
    for name in names:
        player, hello = introduced(name)
        Guarded(player).bye()
        hellos.append(hello)
    features = Counter(scenario.feature for scenario in suite)
    return header(hellos, EDITION, features, chosen * len(names), selection)


def _verdicts(
    scenarios: Sequence[Scenario],
    names: Sequence[str],
    expectations: Mapping[str, Mapping[str, Expectation]],
    records: Sequence[CardRecord],
    jobs: int,
    writers: Sequence[Writer],
    lines: Mapping[str, Sequence[int]],
) -> list[Verdict]:
    """Run everything, and write it down as it comes. ``lines``: of the steps of each scenario, by its id."""
    from adapters.engines.expectations import compared
    from adapters.reports.progress import Progress
    from adapters.suite.running import pool
    from adapters.suite.running.aside import aside
    from adapters.suite.running.runner import located

    began = time.perf_counter()
    out = []
    with Progress(len(scenarios) * len(names), "scenarios") as progress, aside():
        for name in names:
            try:
                for plain in pool.verdicts(scenarios, name, jobs, records):
                    verdict = compared(located(plain, lines[plain.id]), expectations[name])
                    out.append(verdict)
                    for writer in writers:
                        writer.verdict(verdict)
                    progress.advance()
            except pool.EngineDied as error:
                raise click.ClickException(str(error)) from error
    for writer in writers:
        writer.finish(time.perf_counter() - began)
    return out


def _tell_what_is_red(verdicts: Sequence[Verdict], paths: Sequence[str], cards: Path | None, verbose: bool) -> None:
    """Show what is not as expected: each by itself, but for what is unsupported, which is gathered by reason."""
    from adapters.reports.failure import failure, rerun
    from adapters.reports.unsupported import gathered

    red = [verdict for verdict in verdicts if not verdict.green]
    alike = [not verbose and (verdict.outcome, verdict.standing) == ("unsupported", "") for verdict in red]
    for verdict, many in zip(red, alike, strict=True):
        if not many:
            click.echo(failure(verdict, rerun(verdict, paths, str(cards or ""))) + "\n")
    if any(alike):
        click.echo(gathered(compress(red, alike)) + "\n")


def _tell(verdicts: Sequence[Verdict], engines: Mapping[str, Hello], features: Mapping[str, int]) -> None:
    """Show the table, and what was run."""
    from adapters.reports.table import conformance

    click.echo(conformance(verdicts, features, engines))
