"""The Markdown is read by GitHub's own reader as it was meant, whatever the names in it."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import cmarkgfm  # type: ignore[import-untyped]  # it has no types
import html5lib
from cmarkgfm.cmark import Options  # type: ignore[import-untyped]
from hypothesis import given, settings

from adapters.reports.grouping import grouped
from adapters.reports.markdown import BEGINNING, block, code, render, table
from adapters.reports.stream import Report
from adapters.suite.escaping import plain
from tests.reports.made_up import HOSTILE, STONE, any_report, any_text, report, verdict

TAGS = {
    "html",
    "head",
    "body",
    "h1",
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "li",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "code",
    "pre",
}
TAGS |= {"strong"}


def shown(markdown: str) -> Element:
    """What GitHub makes of it; raw HTML is let through, so that it would be seen."""
    made = cmarkgfm.github_flavored_markdown_to_html(markdown, Options.CMARK_OPT_UNSAFE)
    tree: Element = html5lib.parse(made, namespaceHTMLElements=False)
    return tree


def test_it_tells_what_was_run_and_sums_up_each_engine() -> None:
    made = report(
        [verdict("a"), verdict("a", engine="stone", outcome="fail", observed="exile", steps=("Alice passes",))],
        [report([verdict()]).header.engines[0], STONE],
        selection=["evoke-01"],
    )
    lines = render(made).decode().splitlines()
    assert lines[0] == BEGINNING.decode().rstrip()
    assert "- `paper` `1.2` `https://example.org/paper`" in lines
    assert "- selected by `evoke-01`" in lines
    (summary,) = (line for line in lines if line.startswith("- `stone`: "))
    assert "0 expected failures, 1 failure (1 not expected, 0 changed), 0 unsupported, 0 errors, of 1 scenario" in summary
    assert "| feature | scenarios | `paper` pass | % | `stone` pass | fail | % |" in lines
    assert "| `evoke/a` | 1 | 1 | 100.0 | 0 | 1 | 0.0 |" in lines
    assert "| `702.74a` | 1 | 1 | 100.0 | 0 | 1 | 0.0 |" in lines
    assert "FAILED: a on stone 3" in lines
    assert "  observed  exile" in lines
    assert "  again     rulings run --engine stone --tag id:a" in lines
    assert lines.count("```text") == 1


def test_of_one_engine_every_number_has_a_column() -> None:
    lines = table(grouped([verdict("a"), verdict("b", outcome="error")])).splitlines()
    assert lines[0] == "| feature | scenarios | `paper` pass | expected failures | fail | unsupported | error | % |"
    assert lines[-1] == "| **total** | 2 | 1 |  |  |  | 1 | 50.0 |"


def test_a_run_as_expected_says_so() -> None:
    assert "Nothing: every scenario ended as the expectation files" in render(report([verdict()])).decode()
    assert "No scenario was run." in render(report([])).decode()


@given(any_text)
@settings(deadline=None, max_examples=50)
def test_no_line_ends_a_block_before_its_end(text: str) -> None:
    lines = [plain(text), "```", "`" * 7, "~~~", "end"]
    (pre,) = shown(block("\n".join(lines))).iter("pre")
    assert "".join(pre.itertext()) == "\n".join(lines) + "\n"


@given(any_text)
@settings(deadline=None, max_examples=50)
def test_a_name_is_code_and_nothing_else(text: str) -> None:
    tree = shown(f"# {code(text)}\n\n| {code(text)} | x |\n| -- | -- |\n| {code(text)} | y |\n")
    seen = plain(text).replace("`", r"\x60").replace("|", r"\x7c")
    codes = [each.text for each in tree.iter("code")]
    assert codes == ([seen] * 3 if seen.strip() else [])
    assert {each.tag for each in tree.iter()} <= TAGS


@given(any_report())
@settings(deadline=None, max_examples=50)
def test_no_markup_comes_out_of_a_report(made: Report) -> None:
    markdown = render(made).decode()
    assert all(line.isprintable() for line in markdown.split("\n"))
    tree = shown(markdown)
    assert {each.tag for each in tree.iter() if isinstance(each.tag, str)} <= TAGS
    assert [each.text for each in tree.iter("h2")][:1] == ["Engines"]
    red = [each for each in made.everything if not each.green]
    assert len(list(tree.iter("pre"))) == len(red)
    for rows in re.findall(r"(?:^\|.*\n)+", markdown, re.MULTILINE):
        assert len({line.count("|") for line in rows.splitlines()}) == 1
    assert len(list(tree.iter("table"))) == (3 if made.verdicts else 0)


def test_what_is_hostile_is_still_to_be_read() -> None:
    made = report([verdict(text, outcome="fail", observed=text, engine="x") for text in HOSTILE])
    text = "".join(shown(render(made).decode()).itertext())
    for each in HOSTILE:
        assert f"observed  {plain(each)}" in text


def test_what_is_not_applicable_has_a_column_where_there_is_any() -> None:
    one = report([verdict("a"), verdict("b", outcome="not applicable")])
    two = report([*one.verdicts, verdict("a", engine="stone")])
    heads = [table(grouped(made.verdicts, made.header.features, "feature")).splitlines() for made in (one, two)]
    assert heads[0][0].endswith("| fail | unsupported | error | not applicable | % |")
    assert heads[0][-1] == "| **total** | 2 | 1 |  |  |  |  | 1 | 50.0 |"
    assert heads[1][0] == "| feature | scenarios | `paper` pass | not applicable | % | `stone` pass | % |"
    assert heads[1][-1] == "| **total** | 2 | 1 | 1 | 50.0 | 1 | 50.0 |"
    assert "not applicable" not in table(grouped(one.verdicts[:1], {"evoke/a.feature": 1}, "feature"))
