"""``rulings run``: scenarios on engines, side by side."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from adapters.cli.manner import engine_options

if TYPE_CHECKING:
    from adapters.contract.messages import CardRecord
    from adapters.engines.expectations import Expectation
    from adapters.engines.opening import Manner, Opened
    from adapters.engines.process.ignored import Overhearing
    from adapters.reports.stream import Header
    from adapters.suite.reading.feature_files import Loaded
    from adapters.suite.verdict import TextVerdict, Verdict


@click.command("run")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--engine", "engines", multiple=True, default=("oracle",), show_default=True, help="An engine; may be repeated.")
@click.option("--tag", "tags", multiple=True, help="Only scenarios with this tag (or another --tag): evoke-12, cr:603.3b, id:...")
@click.option("-k", "words", default="", metavar="WORDS", help="Only scenarios with all these words in id, name or feature.")
@click.option("--report", "reports", multiple=True, type=click.Path(path_type=Path, dir_okay=False), help="Write a report here.")
@click.option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), help="More cards: records of MTGJSON shape. Built-in cards stay."
)
@click.option(
    "--expected",
    multiple=True,
    metavar="[ENGINE=]FILE",
    help="The expectation file of an engine, instead of its own; may be repeated.",
)
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes of each engine run at once."
)
@click.option("--verbose", is_flag=True, help="Tell every scenario that is not as expected by itself, however many.")
@engine_options
def command(
    paths: tuple[str, ...],
    engines: tuple[str, ...],
    tags: tuple[str, ...],
    words: str,
    reports: tuple[Path, ...],
    cards: Path | None,
    expected: tuple[str, ...],
    jobs: int,
    verbose: bool,
    manner: Manner,
) -> int:
    """Run the scenarios in PATHs (feature files, exported scenarios, folders of them; the whole suite by default).

    An ENGINE is a name (oracle, phase, an entry point) or [NAME=]cmd:COMMAND, a program that speaks the contract. Every engine
    but the oracle runs in a process of its own; what limits engines (time, memory, restarts) limits these processes.

    Ends with a table: what became of every scenario on every engine. Before it stand the fields of a program that the contract
    does not know, as far as they are in answers to scenarios that do not pass. Of scenarios about the texts of the rules no
    engine is told: the rulebook judges them, and below the table stands how many hold and which do not. The status is 0 if the
    table is what the expectation files of the engines say, and all of those hold.
    """
    from adapters.engines.opening import close, open_all
    from adapters.engines.process.ignored import Overhearing
    from adapters.reports.formats import check, write_all
    from adapters.reports.progress import Waiting
    from adapters.reports.stream import whole
    from adapters.reports.table import of_report
    from adapters.suite.reading import loading
    from adapters.suite.reading.card_records import card_records

    del jobs  # the manner has it
    places = check(reports)
    records = card_records(cards) if cards else ()
    everything = loading.load_all(paths, records)
    suite = _parted(everything)
    chosen = _parted(_chosen(everything, tags, words, manner.edition))
    texts = _judged(chosen.texts)
    with ExitStack() as stack:
        opened = open_all(engines, manner, Waiting)
        stack.callback(close, opened)
        expectations = _expectations(opened, expected, None if paths else suite.play)
        header = _header(opened, suite, len(chosen.play), (*tags, words), paths, str(cards or ""))
        ignored = {each.name: Overhearing() for each in opened}
        began = time.perf_counter()
        verdicts = _verdicts(chosen.play, opened, manner, expectations, records, ignored)
        seconds = time.perf_counter() - began
    # Nothing of an engine runs any more while files are written.
    report = whole(header, verdicts, seconds, texts)
    write_all(places, report)
    _tell_what_is_red(verdicts, opened, everything, paths, cards, expected, verbose)
    _tell_what_does_not_hold(texts, everything, paths, cards)
    _tell_what_was_ignored(ignored)
    click.echo(of_report(report))
    return 0 if all(verdict.green for verdict in report.everything) else 1


class _Parts(NamedTuple):
    """Scenarios of ``play``, of which engines are told, and those about the ``texts`` of the rules, which the rulebook judges:
    of the suite, or of what was chosen.
    """

    play: Sequence[Loaded]
    texts: Sequence[Loaded]


def _parted(scenarios: Sequence[Loaded]) -> _Parts:
    """Scenarios by who is told of them."""
    play, texts = ([each for each in scenarios if each.scenario.about_texts is which] for which in (False, True))
    return _Parts(play, texts)


def _chosen(everything: Sequence[Loaded], tags: Sequence[str], words: str, edition: str) -> list[Loaded]:
    """Those with one of the tags, if there are any, and all the words."""
    from adapters.suite.running.selection import selected

    picked = {scenario.id for scenario in selected((loaded.scenario for loaded in everything), tags, words, edition)}
    return [loaded for loaded in everything if loaded.scenario.id in picked]


def _expectations(
    opened: Sequence[Opened], files: Sequence[str], suite: Sequence[Loaded] | None
) -> Mapping[str, Mapping[str, Expectation]]:
    """What is expected of each engine; of a whole ``suite``, of nothing that is not in it."""
    from adapters.engines.expectations import of_engines

    known = None if suite is None else {loaded.scenario.id for loaded in suite}
    return of_engines({each.name: each.has_a_file for each in opened}, files, known)


def _header(
    opened: Sequence[Opened],
    suite: _Parts,
    chosen: int,
    selection: Sequence[str],
    paths: Sequence[str],
    cards: str,
) -> Header:
    """The header of the report on so many scenarios as were ``chosen`` for each engine."""
    from adapters.contract.messages import EDITION
    from adapters.reports.stream import header

    return header(
        [each.hello for each in opened],
        opened[0].edition or EDITION,
        Counter(loaded.scenario.feature for loaded in suite.play),
        chosen * len(opened),
        filter(None, selection),
        names=[each.name for each in opened],
        commands=[each.choice.asked for each in opened],
        paths=paths,
        cards=cards,
        options=opened[0].options,
        texts=Counter(loaded.scenario.feature for loaded in suite.texts),
    )


def _verdicts(
    chosen: Sequence[Loaded],
    opened: Sequence[Opened],
    manner: Manner,
    expectations: Mapping[str, Mapping[str, Expectation]],
    records: Sequence[CardRecord],
    ignored: Mapping[str, Overhearing],
) -> list[Verdict]:
    """Run these on the engines. What each engine says where a scenario does not pass is looked through for fields that are
    ``ignored``.
    """
    from adapters.engines.expectations import compared
    from adapters.engines.opening import another
    from adapters.reports.progress import Progress
    from adapters.suite.running import pool
    from adapters.suite.running.aside import aside
    from adapters.suite.running.concluding import located

    out = []
    scenarios = tuple(loaded.scenario for loaded in chosen)
    lines = {loaded.scenario.id: loaded.lines for loaded in chosen}
    workers = min(manner.workers, max(len(scenarios), 1))
    with Progress(len(scenarios) * len(opened), "scenarios") as progress, aside():
        for each in opened:
            more = [another(each, manner) for _ in range(workers - 1)]
            overhearing = ignored[each.name]
            for engine in (each.engine, *more):
                overhearing.listen(engine)
            given = (scenarios, each.engine, each.name, each.hello, records)
            for plain in pool.verdicts(*given, edition=manner.edition, more=more, after=overhearing.judged):
                verdict = compared(located(plain, lines[plain.id]), expectations[each.name])
                out.append(verdict)
                progress.advance()
    return out


def _tell_what_is_red(
    verdicts: Sequence[Verdict],
    opened: Sequence[Opened],
    everything: Sequence[Loaded],
    paths: Sequence[str],
    cards: Path | None,
    expected: Sequence[str],
    verbose: bool,
) -> None:
    """Show what is not as expected: each by itself, but for what is unsupported, or too many."""
    from adapters.engines.expectations import said_of
    from adapters.reports.failure import dialogue, failure, rerun
    from adapters.reports.many import crowd, divided
    from adapters.suite.reading.loading import wordings

    engines = {each.name: each for each in opened}
    red = [verdict for verdict in verdicts if not verdict.green]
    alone, crowds = (red, []) if verbose else divided(red)
    statements = wordings(everything) if alone else {}
    for verdict in alone:
        engine = engines[verdict.engine]
        given = (verdict, paths, str(cards or ""), engine.choice.asked, engine.options)
        again = rerun(*given, expected=said_of(verdict.engine, engines, expected))
        told = failure(verdict, again, dialogue=dialogue(*given), version=engine.hello.version, statements=statements)
        click.echo(told + "\n")
    for many in crowds:
        click.echo(crowd(many) + "\n")


def _judged(texts: Sequence[Loaded]) -> list[TextVerdict]:
    """What the rulebook says to scenarios that are about the texts of the rules."""
    if not texts:
        return []
    from adapters.suite.texts.judging import judged

    return [judged(loaded.scenario, loaded.lines) for loaded in texts]


def _tell_what_does_not_hold(
    texts: Sequence[Verdict], everything: Sequence[Loaded], paths: Sequence[str], cards: Path | None
) -> None:
    """Show what does not hold in the texts of the rules."""
    from adapters.reports.failure import failure, run_texts
    from adapters.suite.reading.loading import wordings

    for verdict in texts:
        if not verdict.green:
            again = run_texts(verdict.id, paths, str(cards or ""))
            click.echo(failure(verdict, again, statements=wordings(everything)) + "\n")


def _tell_what_was_ignored(ignored: Mapping[str, Overhearing]) -> None:
    """Show which fields of the answers the contract does not know, where there are any."""
    from adapters.reports.ignored import told

    for engine, overhearing in ignored.items():
        if overhearing.noted:
            click.echo("\n".join(told(overhearing.noted.values(), engine)) + "\n")
