"""What is told of verdicts one by one: what is not as expected, what is and yet no pass, and what does not apply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from adapters.reports.failure import dialogue, failure, rerun
from adapters.reports.stream import Report
from adapters.suite.reading.statements import catalogue
from adapters.suite.verdict import Verdict


@dataclass(frozen=True)
class Chapter:
    """The verdicts of one feature file on one engine."""

    feature: str
    title: str
    verdicts: tuple[Verdict, ...]


@dataclass(frozen=True)
class Stories:
    """Verdicts by engine and then by feature, in the order of the report. ``red``: not as expected. ``expected``: no pass, and
    the expectation file of the engine says so. ``aside``: of another edition of the rules.
    """

    red: dict[str, tuple[Chapter, ...]]
    expected: dict[str, tuple[Chapter, ...]]
    aside: dict[str, tuple[Chapter, ...]]


def stories(verdicts: Iterable[Verdict]) -> Stories:
    """Sort these verdicts out."""
    verdicts = tuple(verdicts)
    green = [verdict for verdict in verdicts if verdict.green]
    return Stories(
        red=_chapters(verdict for verdict in verdicts if not verdict.green),
        expected=_chapters(verdict for verdict in green if verdict.outcome not in ("pass", "not applicable")),
        aside=_chapters(verdict for verdict in green if verdict.outcome == "not applicable"),
    )


def _chapters(verdicts: Iterable[Verdict]) -> dict[str, tuple[Chapter, ...]]:
    found: dict[str, dict[tuple[str, str], list[Verdict]]] = {}
    for verdict in verdicts:
        found.setdefault(verdict.engine, {}).setdefault((verdict.feature, verdict.title), []).append(verdict)
    return {
        engine: tuple(Chapter(feature, title, tuple(group)) for (feature, title), group in features.items())
        for engine, features in found.items()
    }


def again(report: Report, verdict: Verdict) -> str:
    """The command that runs this scenario again on its engine, as the run asked for both."""
    return rerun(verdict, *_asked(report, verdict))


def overheard(report: Report, verdict: Verdict) -> str:
    """The command that shows what suite and engine say to each other in this scenario; empty where no engine is told of it."""
    return dialogue(verdict, *_asked(report, verdict))


def story(report: Report, verdict: Verdict, wordings: Mapping[str, str]) -> str:
    """The whole story of a verdict; ``wordings`` are of its statements, as `sentences` gives them."""
    hello = report.hellos.get(verdict.engine)
    version = hello.version if hello else ""
    shown = overheard(report, verdict)
    return failure(verdict, again(report, verdict), dialogue=shown, version=version, statements=wordings)


def sentences(report: Report) -> dict[str, str]:
    """What the statements say that the suite here has of those which this report names, by their ids."""
    named = {statement for verdict in report.everything for statement in verdict.statements}
    return {each.id: each.statement for each in catalogue().statements if each.id in named}


def _asked(report: Report, verdict: Verdict) -> tuple[Sequence[str], str, str, Sequence[str]]:
    """Files of rulings and of cards, the engine and how it was run, as the run was asked for them."""
    head = report.header
    return head.paths, head.cards, report.commands.get(verdict.engine, ""), head.options
