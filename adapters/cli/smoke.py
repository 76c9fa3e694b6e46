"""``rulings smoke``: whether an adapter works at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click

from adapters.cli.manner import engine_options

if TYPE_CHECKING:
    from adapters.engines.opening import Manner, Opened
    from adapters.suite.reading.feature_files import Loaded
    from adapters.suite.reading.statements import Statement
    from adapters.suite.verdict import Verdict


@click.command("smoke")
@click.option("--engine", "engines", multiple=True, required=True, help="An engine; may be repeated.")
@engine_options
def command(engines: tuple[str, ...], manner: Manner) -> int:
    """Try an adapter on ten scenarios of plain Magic, which every engine gets right: what fails here is the adapter.

    An ENGINE is a name (oracle, phase, an entry point) or [NAME=]cmd:COMMAND, a program that speaks the contract. The status is 0
    if all ten pass.
    """
    from adapters.engines.opening import close, open_all
    from adapters.reports.progress import Waiting
    from adapters.suite.reading.loading import SMOKE, STATEMENTS, load_all
    from adapters.suite.reading.statements import read_statements

    everything = load_all((SMOKE,))
    statements = {each.id: each for each in read_statements(SMOKE / STATEMENTS).statements}
    works = True
    with ExitStack() as stack:
        opened = open_all(engines, manner, Waiting)
        stack.callback(close, opened)
        for number, each in enumerate(opened):
            ignored = _ignored_by(each)
            verdicts = _verdicts(everything, each)
            click.echo(("\n" if number else "") + _told(verdicts, everything, statements, each, ignored))
            works = works and all(verdict.outcome == "pass" for verdict in verdicts)
    return 0 if works else 1


def _verdicts(everything: Sequence[Loaded], opened: Opened) -> list[Verdict]:
    from adapters.reports.progress import Progress
    from adapters.suite.running import pool
    from adapters.suite.running.aside import aside
    from adapters.suite.running.concluding import located

    out = []
    scenarios = [loaded.scenario for loaded in everything]
    with Progress(len(scenarios), "scenarios") as progress, aside():
        verdicts = pool.verdicts(scenarios, opened.engine, opened.name, opened.hello, edition=opened.edition)
        for verdict, loaded in zip(verdicts, everything, strict=True):
            out.append(located(verdict, loaded.lines))
            progress.advance()
    return out


def _ignored_by(opened: Opened) -> Mapping[str, str]:
    """Which fields of its answers the contract does not know, gathered from now on, in their order; of an engine of this process
    there are none.
    """
    from adapters.engines.process.engine import ProcessEngine
    from adapters.engines.process.ignored import note

    noted: dict[str, str] = {}
    if isinstance(opened.engine, ProcessEngine):
        opened.engine.listen(lambda _, line: note(line, noted))
    return noted


def _told(
    verdicts: Sequence[Verdict],
    everything: Sequence[Loaded],
    statements: Mapping[str, Statement],
    opened: Opened,
    ignored: Mapping[str, str],
) -> str:
    """The list, what was ignored, the whole story of what to look at first, and the conclusion."""
    import shlex

    from adapters.reports.failure import failure
    from adapters.reports.ignored import told
    from adapters.reports.smoke import checklist, conclusion, first_wrong

    asked = opened.choice.asked
    paragraphs = [checklist(verdicts, statements)]
    paragraphs += ["\n".join(told(ignored.values()))] if ignored else []
    first = first_wrong(verdicts)
    if first is not None:
        wording = {key: each.statement for key, each in statements.items()}
        again = shlex.join(("rulings", "smoke", "--engine", asked, *opened.options))
        shown = shlex.join(("rulings", "dialogue", "--engine", asked, *opened.options, *_shown(first, everything)))
        paragraphs.append(failure(first, again, dialogue=shown, version=opened.hello.version, statements=wording))
    # The name stands in reports and expectation files, so it is to stay though the program may call itself something else.
    named = asked if opened.choice.name else f"{opened.name}={asked}"
    onward = shlex.join(("rulings", "run", "--engine", named, *opened.options))
    paragraphs.append(conclusion(verdicts, statements, opened.hello, onward, name=opened.name))
    return "\n\n".join(paragraphs)


def _shown(verdict: Verdict, everything: Sequence[Loaded]) -> list[str]:
    """The scenarios whose dialogue shows what went wrong: where it is the set-up, the one before too, of which something may be
    left.
    """
    ids = [loaded.scenario.id for loaded in everything]
    place = ids.index(verdict.id)
    at_set_up = verdict.outcome == "error" and len(verdict.unreached) == len(everything[place].scenario.script)
    return ids[max(place - at_set_up, 0) : place + 1]
