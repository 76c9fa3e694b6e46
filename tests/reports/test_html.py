"""The page holds nothing but what its template has, asks for nothing from outside, and tells everything."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from xml.etree.ElementTree import Element

import html5lib
import pytest
from hypothesis import given, settings

from adapters.reports.html import render
from adapters.reports.stream import Report
from adapters.reports.tally import summary, tallied
from adapters.suite.escaping import plain
from tests.reports.made_up import HOSTILE, PAPER, STONE, any_report, report, verdict

TAGS = {
    "html", "head", "meta", "title", "style", "body", "header", "p", "h1", "span", "dl", "div",
    "dt", "dd", "nav", "a", "main", "section", "h2", "h3", "h4", "h5", "svg", "rect",
    "ul", "li", "b", "small", "table", "thead", "tbody", "tr", "th", "td", "label", "input",
    "select", "option", "output", "article", "ol", "pre", "details", "summary", "script", "wbr",
}  # fmt: skip
ATTRIBUTES = {
    "lang", "charset", "http-equiv", "content", "name", "class", "id", "href", "rel", "scope", "rowspan", "colspan",
    "hidden", "type", "autocomplete", "value", "data-kind", "viewBox", "preserveAspectRatio", "role", "aria-label", "x", "y",
    "width", "height",
}  # fmt: skip


def parsed(page: bytes) -> Element:
    """The page as a browser reads it; whatever is not proper HTML fails."""
    tree: Element = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page.decode())
    return tree


def name(element: Element) -> str:
    return str(element.tag).rpartition("}")[2]


def elements(tree: Element) -> list[Element]:
    return [each for each in tree.iter() if isinstance(each.tag, str)]


def words(tree: Element, *path: str) -> list[str]:
    """The texts of the elements of a class."""
    return [
        " ".join("".join(each.itertext()).split()) for each in elements(tree) if set(path) <= set(each.get("class", "").split())
    ]


FAILURE = verdict(
    "evoke-13-top",
    engine="stone",
    outcome="fail",
    title="The order",
    statements=("evoke-13",),
    rules=("603.3b",),
    expected="graveyard",
    observed="battlefield",
    asked="Alice is asked",
    reason="Mulldrifter is elsewhere",
    steps=("Alice has Mulldrifter in her hand", "Alice passes"),
    unreached=("nobody is asked anything else",),
    line=12,
    stderr="first\n  second",
)


def test_a_failure_is_told_whole() -> None:
    made = report([verdict("a"), FAILURE], [PAPER, STONE], commands=["paper", "stone=cmd:./stone"], paths=["my rulings"])
    tree = parsed(render(made))
    (story,) = (each for each in elements(tree) if each.get("id") == "stone:evoke-13-top")
    assert story.get("class") == "story fail"
    assert words(story, "outcome") == ["fail"]
    assert words(story, "rule") == ["603.3b"]
    assert words(story, "statement")[0].startswith("evoke-13 The ")
    assert words(story, "given") == ["Alice has Mulldrifter in her hand"]
    assert words(story, "wrong") == ["Alice passes went wrong here, line 12"]
    assert words(story, "unreached") == ["nobody is asked anything else"]
    assert words(story, "facts") == [
        "expected graveyard observed battlefield asked Alice is asked reason Mulldrifter is elsewhere"
    ]
    first, second = (each.text for each in elements(story) if name(each) == "pre")
    assert first == "first\n  second\n"
    assert second == (
        "rulings run 'my rulings' --engine stone=cmd:./stone --tag id:evoke-13-top\n"
        "rulings dialogue --path 'my rulings' --engine stone=cmd:./stone evoke-13-top"
    )


def test_what_was_run_and_the_summary_in_the_same_words() -> None:
    made = report([verdict("a"), FAILURE], [PAPER, STONE], features={"evoke/a.feature": 4}, selection=["evoke-13"])
    tree = parsed(render(made))
    line = summary("stone", tallied(made.verdicts)["stone"], 2)
    assert words(tree, "summary")[1] == line.removeprefix("stone: ")
    assert line.endswith("1 failure (1 not expected, 0 changed), 0 unsupported, 0 errors, of 2 scenarios, 1 of them run")
    assert words(tree, "share") == ["50.0 %", "0.0 %"]
    assert words(tree, "about") == ["paper 1.2, Python", "stone 3, Rust"]
    told = " ".join(words(tree, "run"))
    assert "rules of 2026-08-07" in told
    assert "selection evoke-13" in told
    assert "took 1.2 s" in told
    assert any("Of the 2 selected, of 4 scenarios." in note for note in words(tree, "note"))


def test_what_is_expected_stands_apart_from_what_is_red() -> None:
    made = report(
        [
            verdict("known", outcome="fail", standing="as expected"),
            verdict("red", outcome="fail", standing="changed"),
            verdict("better", standing="unexpected pass"),
            verdict("old", outcome="not applicable"),
            verdict("fine"),
        ]
    )
    sections = {each.get("id"): words(each, "story") for each in elements(parsed(render(made))) if name(each) == "section"}
    assert [len(sections[each]) for each in ("red", "known", "other")] == [2, 1, 1]
    assert sections["red"][0].startswith("changed: fail red")
    assert sections["red"][1].startswith("unexpected pass better")
    assert sections["known"][0].startswith("expected: fail known")


def test_what_to_make_next_is_told_by_engine() -> None:
    made = report([verdict("a", outcome="unsupported", reason="set-up: the card <b>Forest</b>"), verdict("b", engine="stone")])
    (section,) = (each for each in elements(parsed(render(made))) if each.get("id") == "next")
    told = " ".join("".join(section.itertext()).split())
    assert told.startswith("Unsupported paper 1 scenario unsupported; what to make next: cards that it does not know")
    assert told.endswith("1 the card <b>Forest</b> (first: a)")
    assert "#next" not in render(report([verdict("a")])).decode()


def test_what_is_not_as_expected_comes_before_the_tables() -> None:
    made = report([verdict("a", outcome="fail"), verdict("b", outcome="fail", standing="as expected")])
    sections = [each.get("id") for each in elements(parsed(render(made))) if name(each) == "section"]
    assert sections == ["engines", "red", "by-mechanic", "by-feature", "by-rule", "known", "everything"]


def test_every_scenario_has_a_place_of_its_own() -> None:
    made = report([verdict("a"), verdict("a", engine="stone", outcome="error"), verdict("<b>")], [PAPER, STONE])
    tree = parsed(render(made))
    places = [each.get("id") for each in elements(tree) if each.get("id")]
    assert {":a", "stone:a", "scenario-2"} <= set(places)
    assert len(places) == len(set(places))


@pytest.mark.parametrize(
    ("homepage", "links"),
    [
        ("https://example.org/paper?a=1&b=2", True),
        ("http://example.org", True),
        ("javascript:alert(1)", False),
        ("JaVaScRiPt://example.org/%0aalert(1)", False),
        ("data:text/html,x", False),
        ("//example.org", False),
        ("https:", False),
        ("https://[", False),
        ('https://example.org/" onclick="alert(1)', False),
        ("https://exam\u202eple.org", False),
        ("", False),
    ],
)
def test_only_an_address_of_the_web_becomes_a_link(homepage: str, links: bool) -> None:
    tree = parsed(render(report([verdict()], [type(PAPER)(name="paper", version="1", language="", homepage=homepage)])))
    away = [each.get("href") for each in elements(tree) if not each.get("href", "#").startswith("#")]
    assert away == ([homepage] if links else [])


@given(any_report())
@settings(deadline=None, max_examples=50)
def test_nothing_comes_out_of_a_report_but_text(made: Report) -> None:
    page = render(made)
    assert all(line.isprintable() for line in page.decode().split("\n"))
    tree = parsed(page)
    assert {name(each) for each in elements(tree)} <= TAGS
    assert {attribute for each in elements(tree) for attribute in each.attrib} <= ATTRIBUTES
    places = [each.get("id") for each in elements(tree) if each.get("id")]
    assert len(places) == len(set(places))
    for each in elements(tree):
        href = each.get("href", "#")
        assert href[1:] in {"", *places} if href.startswith("#") else re.match("https?://[^ ]+$", href)
    assert [name(each) for each in elements(tree)].count("script") == 1
    stories = [each for each in elements(tree) if name(each) == "article"]
    assert len(stories) == sum(each.outcome != "pass" or not each.green for each in made.everything)


def test_what_is_hostile_is_still_to_be_read() -> None:
    made = report([verdict(text, outcome="fail", observed=text) for text in HOSTILE])
    observed = [each for each in elements(parsed(render(made))) if each.get("class") == "observed"]
    assert [each[1].text for each in observed] == [plain(text) for text in HOSTILE]


def test_nothing_is_loaded_and_the_policy_of_the_page_forbids_it() -> None:
    page = render(report([verdict(), FAILURE], [PAPER, STONE]))
    tree = parsed(page)
    (policy,) = (each.get("content", "") for each in elements(tree) if each.get("http-equiv") == "Content-Security-Policy")
    style, script = (next(each for each in elements(tree) if name(each) == kind).text or "" for kind in ("style", "script"))
    for content, word in ((style, "style-src"), (script, "script-src")):
        digest = b64encode(sha256(content.encode()).digest()).decode()
        assert f"; {word} 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'; ")
    assert not re.search(r"url\(|@import|https?:|//", style)
    assert not re.search(r"fetch|XMLHttp|import\(|https?:|innerHTML", script)
    assert not {"link", "img", "iframe", "object", "base"} & {name(each) for each in elements(tree)}


def test_without_script_nothing_is_missing_but_the_filter() -> None:
    tree = parsed(render(report([verdict(), FAILURE], [PAPER, STONE])))
    assert [each.get("id") for each in elements(tree) if "hidden" in each.attrib] == ["filter"]


def test_a_run_of_nothing_is_told_too() -> None:
    assert b"No scenario was run." in render(report([]))


def test_what_is_not_applicable_has_a_column_where_there_is_any() -> None:
    made = report([verdict("a"), verdict("b", outcome="not applicable"), verdict("a", engine="stone")])
    tree = parsed(render(made))
    first = next(each for each in elements(tree) if name(each) == "thead")
    assert words(first, "number") == ["scenarios", "pass", "not applicable", "%", "pass", "%"]
    assert set(words(tree, "number", "aside")) == {"1"}
