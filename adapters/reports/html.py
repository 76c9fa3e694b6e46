"""The report as one HTML file: readable without script and without the net, in light and in dark, on paper too.

Nothing from outside is loaded, and its own security policy forbids it. Every text that the page shows is escaped twice over: for
characters that cannot be printed, and for HTML. A homepage becomes a link if it is an address of the web.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from urllib.parse import urlsplit

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup, escape

from adapters.contract.messages import Hello
from adapters.reports import about_texts
from adapters.reports.failure import IDLE, sets_up
from adapters.reports.grouping import By, Rows, grouped
from adapters.reports.stories import Chapter, again, overheard, sentences, stories
from adapters.reports.stream import Report
from adapters.reports.tally import DETAILS, Tally, counting, percent, summed_up
from adapters.reports.unsupported import lists
from adapters.suite.escaping import plain
from adapters.suite.verdict import RULEBOOK, TextVerdict, Verdict

BEGINNING = b"<!doctype html>\n<!-- rulings: report of a run -->\n"
"""How every such file begins."""

TABLES: tuple[By, ...] = ("mechanic", "feature", "rule")

MARKS = {"pass": "✓", "fail": "✗", "unsupported": "○", "error": "!", "not applicable": "·"}
"""What stands for an outcome in a narrow column."""

KINDS = ("expected", "fail", "unsupported", "error", "aside")
"""The classes of the numbers of `DETAILS`."""


@dataclass(frozen=True)
class Share:
    """A number of scenarios and its place in a bar, in per cent of its length."""

    kind: str
    word: str
    number: int
    start: float
    width: float


@dataclass(frozen=True)
class Cell:
    """What became of the scenarios of one row on one engine."""

    bar: tuple[Share, ...]
    passes: int
    details: tuple[int, ...]
    percent: str


@dataclass(frozen=True)
class Line:
    """A row of a table."""

    name: str
    whole: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Table:
    """A table, the total being its last line. ``shown`` are the places in `DETAILS` that have a column, for each engine."""

    by: By
    lines: tuple[Line, ...]
    shown: tuple[tuple[int, ...], ...]
    note: str


@dataclass(frozen=True)
class Card:
    """One engine, and what became of the whole suite on it."""

    name: str
    hello: Hello | None
    homepage: str
    percent: str
    bar: tuple[Share, ...]
    summary: str


@dataclass(frozen=True)
class Part:
    """Verdicts that are told one by one, by engine and feature."""

    name: str
    title: str
    lead: str
    engines: dict[str, tuple[Chapter, ...]]


@dataclass(frozen=True)
class Scenario:
    """A scenario in the list of all, with its verdict on each engine, where there is one."""

    verdict: Verdict
    anchor: str
    verdicts: tuple[Verdict | None, ...]


def render(report: Report) -> bytes:
    """The file, in UTF-8."""
    style, script = _source("style.css"), _source("script.js")
    environment = Environment(
        autoescape=True, finalize=_printable, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters.update(breaking=_breaking, counting=counting)
    policy = f"default-src 'none'; style-src {_digest(style)}; script-src {_digest(script)}; base-uri 'none'; form-action 'none'"
    page = environment.from_string(_source("page.html")).render(
        policy=policy,
        style=Markup(style),  # noqa: S704 - our own file
        script=Markup(script),  # noqa: S704 - our own file
        report=report,
        engines=_engines(report),
        cards=_cards(report),
        texts=about_texts.count(report.texts),
        judge=RULEBOOK,
        chapters=stories(report.texts).red.get(RULEBOOK, ()),
        rulings=_by_feature(report.texts, (RULEBOOK,), len(report.verdicts)),
        tables=[_table(report, by) for by in TABLES] if report.verdicts else [],
        details=[each.replace("\n", " ") for each in DETAILS],
        kinds=KINDS,
        parts=_parts(report),
        lists=lists(report.verdicts),
        everything=_by_feature(report.verdicts, _engines(report)),
        told=_told(report.everything),
        marks=MARKS,
        sentences=sentences(report),
        again=lambda verdict: again(report, verdict),
        overheard=lambda verdict: overheard(report, verdict),
        sets_up=sets_up,
        facts=_facts,
        kind=_kind,
    )
    return BEGINNING + page.encode()


def _source(name: str) -> str:
    return (files("adapters.reports") / "page" / name).read_text(encoding="utf-8")


def _digest(source: str) -> str:
    """The word by which the policy of a page allows this text as style or script."""
    return f"'sha256-{b64encode(sha256(source.encode()).digest()).decode()}'"


def _printable(value: object) -> object:
    """Every value on its way into the page. What is markup is our own."""
    return plain(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _breaking(name: str) -> Markup:
    """A path that may be broken where its words end."""
    # As a str: Markup would escape what is put between its pieces.
    return Markup(re.sub("([/_])", r"\1<wbr>", str(escape(plain(name)))))  # noqa: S704 - escaped just here


_SPEAKING = re.compile(r"[A-Za-z0-9_.-]{1,200}")


def _place_of_verdict(verdict: Verdict, number: int) -> str:
    """The name of a verdict's place in the page: engine and scenario, by which it is found in every report; or its place in the
    report, if they are no such names. No other place has a name with a colon or a number in it.
    """
    speaking = _SPEAKING.fullmatch(verdict.id) and _SPEAKING.fullmatch(verdict.engine)
    return f"{verdict.engine}:{verdict.id}" if speaking else f"verdict-{number}"


def _place_of_scenario(verdict: Verdict, number: int) -> str:
    """The name of a scenario's place in the list of all, or of all about the texts of the rules."""
    before = f":{verdict.engine}:" if isinstance(verdict, TextVerdict) else ":"
    return f"{before}{verdict.id}" if _SPEAKING.fullmatch(verdict.id) else f"scenario-{number}"


def _engines(report: Report) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*report.hellos, *(verdict.engine for verdict in report.verdicts))))


def _told(verdicts: Iterable[Verdict]) -> dict[tuple[str, str], str]:
    """The anchors of the verdicts that are told one by one, by engine and scenario."""
    return {
        (verdict.engine, verdict.id): _place_of_verdict(verdict, number)
        for number, verdict in enumerate(verdicts)
        if verdict.outcome != "pass" or not verdict.green
    }


def _cards(report: Report) -> list[Card]:
    total = _grouped(report, "feature").total
    out = []
    for engine in _engines(report):
        tally, hello = total.of(engine), report.hellos.get(engine)
        homepage = _address(hello.homepage) if hello else ""
        share = percent(tally.passes, total.whole)
        out.append(Card(engine, hello, homepage, share, _bar(tally, total.whole), summed_up(tally, total.whole)))
    return out


def _address(homepage: str) -> str:
    """A homepage, if it is an address of the web that a link may lead to."""
    try:
        parts = urlsplit(homepage)
        found = parts.scheme in ("http", "https") and parts.hostname
    except ValueError:
        return ""
    return homepage if found and homepage.isascii() and homepage.isprintable() and " " not in homepage else ""


def _bar(tally: Tally, whole: int) -> tuple[Share, ...]:
    numbers = [("pass", "pass", tally.passes)]
    numbers += [(kind, word.replace("\n", " "), n) for kind, word, n in zip(KINDS, DETAILS, tally.details, strict=True)]
    numbers.append(("left", "not run", max(0, whole - tally.outcomes.total())))
    out: list[Share] = []
    start = 0.0
    for kind, word, number in numbers:
        width = round(100 * number / whole, 3) if whole else 0.0
        if number:
            out.append(Share(kind, word, number, round(start, 3), width))
        start += width
    return tuple(out)


def _grouped(report: Report, by: By) -> Rows:
    return grouped(report.verdicts, report.header.features, by, selected=bool(report.header.selection))


def _table(report: Report, by: By) -> Table:
    engines = _engines(report)
    rows = _grouped(report, by)
    lines = []
    for row in (*rows.rows, rows.total):
        tallies = [row.of(engine) for engine in engines]
        cells = tuple(Cell(_bar(each, row.whole), each.passes, each.details, percent(each.passes, row.whole)) for each in tallies)
        lines.append(Line(row.name, row.whole, cells))
    shown = tuple(rows.total.of(engine).shown(alone=False) for engine in engines)
    return Table(by, tuple(lines), shown, rows.note)


def _parts(report: Report) -> list[Part]:
    found = stories(report.verdicts)
    parts = [
        Part("red", "Not as expected", "What did not end as the expectation files of the engines say.", found.red),
        Part(
            "known",
            "As expected",
            "What did not pass, in just the way that those files say.",
            found.expected,
        ),
        Part("other", "Not applicable", "Scenarios of another edition of the rules.", found.aside),
    ]
    return [part for part in parts if part.engines or part.name == "red"]


def _by_feature(verdicts: Sequence[Verdict], engines: Sequence[str], start: int = 0) -> dict[str, list[Scenario]]:
    """All scenarios by feature file, with their verdicts on the engines side by side. The first verdict has the place ``start``
    in the report.
    """
    found = {(verdict.engine, verdict.id): verdict for verdict in verdicts}
    out: dict[str, list[Scenario]] = {}
    seen: set[str] = set()
    for number, verdict in enumerate(verdicts, start):
        if verdict.id not in seen:
            seen.add(verdict.id)
            beside = tuple(found.get((engine, verdict.id)) for engine in engines)
            out.setdefault(verdict.feature, []).append(Scenario(verdict, _place_of_scenario(verdict, number), beside))
    return dict(sorted(out.items()))


def _kind(verdict: Verdict) -> str:
    """The class of a verdict: its outcome, but for what is known and what is a surprise."""
    if verdict.outcome == "pass":
        return "pass" if verdict.green else "surprise"
    if verdict.outcome == "not applicable":
        return "aside"
    return "expected" if verdict.green and verdict.outcome == "fail" else verdict.outcome


def _facts(verdict: Verdict) -> list[tuple[str, str]]:
    """What was expected and what came of it, as far as it is not said twice."""
    facts = [("expected", verdict.expected), ("observed", verdict.observed)]
    facts.append(("asked", "" if verdict.asked == verdict.observed else verdict.asked))
    facts.append(("reason", "" if verdict.reason in IDLE else verdict.reason))
    return [(name, text) for name, text in facts if text]
