"""The report as Markdown, as GitHub shows it: what was run, a line for each engine, the tables by mechanic, feature and rule, and
the whole story of everything that is not as expected.

What comes from engines and files stands in code only, where nothing is markup, a link or a mention.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from adapters.reports import about_texts
from adapters.reports.grouping import By, Row, Rows, grouped
from adapters.reports.stories import Chapter, sentences, stories, story
from adapters.reports.stream import Report
from adapters.reports.table import NOTHING, plays_only
from adapters.reports.tally import DETAILS, counting, percent, summed_up
from adapters.suite.escaping import plain
from adapters.suite.verdict import RULEBOOK

BEGINNING = b"<!-- rulings: report of a run -->\n"
"""How every such file begins."""

TABLES: tuple[By, ...] = ("mechanic", "feature", "rule")

HEADINGS = ("pass", *(each.replace("\n", " ") for each in DETAILS), "%")


def render(report: Report) -> bytes:
    """The file, in UTF-8."""
    parts = ["# Conformance", _what(report), "## Engines"]
    if not report.verdicts:
        parts.append(NOTHING)
    else:
        head = report.header
        tables = [grouped(report.verdicts, head.features, by, selected=bool(head.selection)) for by in TABLES]
        total = tables[0].total
        parts.append(_list(f"{code(engine)}: {summed_up(tally, total.whole)}" for engine, tally in total.tallies.items()))
        for rows in tables:
            parts += [f"## By {rows.by}", table(rows), *([rows.note] if rows.note else [])]
        parts += _not_as_expected(report)
    parts += _texts(report)
    return BEGINNING + ("\n" + "\n\n".join(parts) + "\n").encode()


def code(text: str) -> str:
    """A text as a code span that can stand anywhere, in the cell of a table too; nothing for no text. What would end the span or
    the cell is written as an escape.
    """
    inner = plain(text).replace("`", r"\x60").replace("|", r"\x7c")
    return f"`{inner}`" if inner.strip() else ""


def block(text: str) -> str:
    """Lines as a block of code that nothing in them ends."""
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}text\n{text}\n{fence}"


def table(rows: Rows) -> str:
    """The table of these rows, the total below."""
    engines = tuple(rows.total.tallies)
    details = {engine: rows.total.of(engine).shown(alone=len(engines) == 1) for engine in engines}
    shown = {engine: (0, *(place + 1 for place in places)) for engine, places in details.items()}
    headings = [rows.by, "scenarios"]
    for engine in engines:
        first, *others = [*(HEADINGS[place] for place in shown[engine]), HEADINGS[-1]]
        headings += [f"{code(engine)} {first}".lstrip(), *others]
    lines = [_line(headings), _line([":--", *["--:"] * (len(headings) - 1)])]
    for row in (*rows.rows, rows.total):
        cells = ["**total**" if row is rows.total else code(row.name), str(row.whole)]
        for engine in engines:
            numbers = _numbers(row, engine)
            cells += [str(numbers[place] or ("" if place else 0)) for place in shown[engine]]
            cells.append(percent(numbers[0], row.whole))
        lines.append(_line(cells))
    return "\n".join(lines)


def _numbers(row: Row, engine: str) -> tuple[int, ...]:
    tally = row.of(engine)
    return (tally.passes, *tally.details)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _list(entries: Iterable[str]) -> str:
    return "\n".join(f"- {entry}" for entry in entries)


def _what(report: Report) -> str:
    """When, by which suite, on which engines, and what of the suite."""
    head = report.header
    entries = [f"begun {code(head.started)}, took {report.footer.seconds:.1f} s"]
    entries.append(f"suite {code(head.suite)}, rules of {code(head.edition)}")
    for name, hello in report.hellos.items():
        said = (name, hello.version, hello.homepage, plays_only(hello, head.edition).strip())
        entries.append(" ".join(filter(None, map(code, said))))
    if head.selection:
        entries.append(f"selected by {', '.join(map(code, head.selection))}")
    return _list(entries)


def _not_as_expected(report: Report) -> list[str]:
    """The stories of what is red, by engine and feature."""
    parts = ["## Not as expected"]
    red, known = stories(report.verdicts).red, sentences(report)
    if not red:
        parts.append("Nothing: every scenario ended as the expectation files of the engines say.")
    for engine, chapters in red.items():
        parts.append(f"### {code(engine)} {counting(sum(len(each.verdicts) for each in chapters), 'scenario')}")
        parts += [part for chapter in chapters for part in _chapter(report, chapter, known)]
    return parts


def _texts(report: Report) -> list[str]:
    """What holds in the texts of the rules, and the stories of what does not, by feature."""
    if not report.texts:
        return []
    red, known = stories(report.texts).red.get(RULEBOOK, ()), sentences(report)
    chapters = [part for chapter in red for part in _chapter(report, chapter, known)]
    return ["## Texts", about_texts.count(report.texts), *chapters]


def _chapter(report: Report, chapter: Chapter, known: Mapping[str, str]) -> list[str]:
    title = " ".join(filter(None, (code(chapter.title), code(chapter.feature))))
    return [f"#### {title}", *(block(story(report, verdict, known)) for verdict in chapter.verdicts)]
