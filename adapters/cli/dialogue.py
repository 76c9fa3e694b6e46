"""``rulings dialogue``: what suite and engine say to each other in a scenario."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from adapters.cli.manner import engine_options
from adapters.suite.escaping import plain

if TYPE_CHECKING:
    from adapters.contract.messages import CardRecord
    from adapters.engines.opening import Manner, Opened
    from adapters.suite.reading.feature_files import Loaded
    from adapters.suite.running.recording import Recorder
    from adapters.suite.verdict import Verdict


@click.command("dialogue")
@click.argument("ids", nargs=-1, required=True, metavar="ID...")
@click.option(
    "--engine", "engines", multiple=True, default=("oracle",), show_default=True, metavar="ENGINE", help="The engine to talk to."
)
@click.option("--path", "paths", multiple=True, metavar="PATH", help="Find the scenario here, and not in the suite.")
@click.option(
    "--cards", type=click.Path(path_type=Path, dir_okay=False), help="More cards: records of MTGJSON shape. Built-in cards stay."
)
@click.option("--pretty", is_flag=True, help="Indent the messages, over several lines each.")
@engine_options
def command(
    ids: tuple[str, ...], engines: tuple[str, ...], paths: tuple[str, ...], cards: Path | None, pretty: bool, manner: Manner
) -> int:
    """Run the scenarios with these IDs, one after the other on one engine, and print every line that goes over the wire.

    An ENGINE is a name (oracle, phase, an entry point) or [NAME=]cmd:COMMAND, a program that speaks the contract.

    Requests begin with "> ", answers with "< "; "! " says why what came is no answer, "# " what the scenario says. The answers
    of a program stand as it wrote them; the lines of an engine in this process are made from its calls. To send the same
    requests to your program:

    rulings dialogue evoke-05-mana-cost-alone | sed -n 's/^> //p' | my-engine

    The status is 0 if the scenarios pass.
    """
    from adapters.engines.opening import open_all
    from adapters.engines.process.engine import ProcessEngine
    from adapters.reports.dialogue import spoken
    from adapters.reports.progress import Waiting
    from adapters.suite.reading.card_records import card_records
    from adapters.suite.running.recording import Recorder

    if len(set(engines)) > 1:
        raise click.UsageError("one engine at a time: their dialogues have nothing to do with each other")
    records = card_records(cards) if cards else ()
    everything = _chosen(ids, paths, cards, records)
    (opened,) = open_all(engines, manner, Waiting)
    engine = opened.engine
    wire = engine if isinstance(engine, ProcessEngine) else None
    recorder = Recorder(engine, opened.hello, lambda mark, line: click.echo(spoken(mark, line, pretty=pretty)), wire)
    with ExitStack() as stack:
        stack.callback(recorder.bye)
        recorder.hello()
        verdicts = [_held(loaded, recorder, opened, records) for loaded in everything]
    for verdict in verdicts:
        click.echo(f"\n{_told(verdict, everything, opened, paths, cards)}")
    return 0 if all(verdict.outcome == "pass" for verdict in verdicts) else 1


def _chosen(ids: Sequence[str], paths: Sequence[str], cards: Path | None, records: Sequence[CardRecord]) -> list[Loaded]:
    """The scenarios with these ids, in the order of the ids: of the suite and of the smoke test, unless there are paths."""
    from adapters.reports.failure import run_texts
    from adapters.suite.bad_input import BadInput
    from adapters.suite.reading.loading import SMOKE, load_all, suite_root
    from adapters.suite.running.selection import instead

    everything = {loaded.scenario.id: loaded for loaded in load_all(paths or (suite_root(), SMOKE), records)}
    out = []
    for each in ids:
        identity = each.removeprefix("@").removeprefix("id:")
        if identity not in everything:
            raise BadInput(f"no scenario has the id {identity!r}{instead(identity, everything)}")
        if everything[identity].scenario.about_texts:
            run = run_texts(identity, paths, str(cards or ""))
            raise BadInput(f"{identity} is about the texts of the rules, and no engine is told of it: say {run}")
        out.append(everything[identity])
    return out


def _held(loaded: Loaded, recorder: Recorder, opened: Opened, records: Sequence[CardRecord]) -> Verdict:
    """Hold the dialogue of this scenario, with the words of the scenario in between."""
    from adapters.suite import phrases
    from adapters.suite.running.concluding import Stopped, verdict
    from adapters.suite.running.runner import Run

    began = time.perf_counter()
    scenario = loaded.scenario
    click.echo(f"# {plain(scenario.id)}: {plain(scenario.name)}")
    game = Run(recorder, scenario, hello=opened.hello, edition=opened.edition, records=records)
    stopped = None
    try:
        game.setup()
        for index, item in enumerate(scenario.script):
            click.echo(f"# {plain(phrases.describe(item))}")
            game.perform(index)
        game.finish()
    except Stopped as stop:
        stopped = stop
    said = recorder.said() if stopped else ""
    return verdict(scenario, opened.name, time.perf_counter() - began, stopped, loaded.lines, said, opened.edition)


def _told(verdict: Verdict, everything: Sequence[Loaded], opened: Opened, paths: Sequence[str], cards: Path | None) -> str:
    """What came of it."""
    from adapters.reports.failure import dialogue, failure
    from adapters.suite.reading.loading import wordings

    if verdict.outcome == "pass":
        return plain(f"pass: {verdict.id} on {opened.name} {opened.hello.version}".rstrip())
    again = dialogue(verdict, paths, str(cards or ""), opened.choice.asked, opened.options)
    return failure(verdict, again, version=opened.hello.version, statements=wordings(everything))
