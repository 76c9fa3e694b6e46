"""Reports as JUnit XML: as green or red as the run, with totals that add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite
from msgspec.structs import replace

from adapters.contract.messages import Hello
from adapters.reports import junit
from adapters.reports.stream import Footer, Report, header
from adapters.suite.reading.statements import catalogue
from adapters.suite.verdict import OUTCOMES, Outcome, Standing, Verdict

STANDINGS: tuple[Standing, ...] = ("", "as expected", "unexpected pass", "changed")


def verdict(
    key: str = "a", outcome: Outcome = "pass", standing: Standing = "", engine: str = "paper", feature: str = "evoke/a.feature"
) -> Verdict:
    return Verdict(
        id=key,
        feature=feature,
        scenario=f"Scenario {key}",
        engine=engine,
        outcome=outcome,
        statements=("evoke-01",),
        rules=("702.74a",),
        seconds=0.25,
        reason="" if outcome == "pass" else "it is otherwise",
        observed="" if outcome == "pass" else "hand",
        steps=("Alice passes", "Mulldrifter is in exile"),
        line=7,
        standing=standing,
    )


def report(verdicts: Sequence[Verdict], started: str = "2026-11-30T12:00:00+02:00") -> Report:
    engines = [Hello(name=name, version="1", language="") for name in dict.fromkeys(each.engine for each in verdicts)]
    head = header(engines, "2026-08-07", {}, len(verdicts))
    counts = Counter[str](each.outcome for each in verdicts)
    return Report(replace(head, started=started), tuple(verdicts), Footer(counts=dict(counts), seconds=1))


def read(content: bytes) -> list[TestSuite]:
    """The suites as a reader of such files sees them."""
    found = JUnitXml.fromstring(content)
    assert isinstance(found, JUnitXml)
    return list(found)


def cases(content: bytes) -> list[TestCase]:
    return [case for suite in read(content) for case in suite]


@pytest.mark.parametrize(
    ("outcome", "standing", "kind"),
    [
        ("pass", "", None),
        ("pass", "unexpected pass", Failure),
        ("fail", "", Failure),
        ("fail", "changed", Failure),
        ("fail", "as expected", Skipped),
        ("unsupported", "", Failure),
        ("unsupported", "as expected", Skipped),
        ("error", "", Error),
        ("error", "changed", Error),
        ("error", "as expected", Skipped),
        ("not applicable", "", Skipped),
    ],
)
def test_what_becomes_of_an_outcome(outcome: Outcome, standing: Standing, kind: type | None) -> None:
    (case,) = cases(junit.render(report([verdict("a", outcome, standing)])))
    assert [type(result) for result in case.result] == ([kind] if kind else [])


def test_an_expected_failure_says_that_it_is_one() -> None:
    (case,) = cases(junit.render(report([verdict("a", "fail", "as expected")])))
    assert case.result[0].message == "expected failure: it is otherwise; observed: hand"


def test_a_failure_tells_its_whole_story() -> None:
    (case,) = cases(junit.render(report([verdict("a", "fail")])))
    assert case.result[0].type == "failure"
    for part in ("Scenario a", "evoke/a.feature:7", "702.74a", "> Mulldrifter is in exile", "--tag id:a"):
        assert part in case.result[0].text


def test_a_test_is_named_by_engine_feature_and_scenario() -> None:
    (case,) = cases(junit.render(report([verdict()])))
    assert (case.classname, case.name, case.time) == ("paper.evoke.a", "a: Scenario a", 0.25)
    element = ET.fromstring(junit.render(report([verdict()]))).find(".//testcase")
    assert element is not None
    assert (element.get("file"), element.get("line")) == ("evoke/a.feature", "7")


def test_every_feature_of_every_engine_is_a_suite() -> None:
    everything = [
        verdict("a"),
        verdict("b", feature="evoke/b.feature"),
        verdict("a", "fail", engine="stone"),
        verdict("c", "error", feature="evoke/b.feature"),
    ]
    suites = read(junit.render(report(everything)))
    names = ["paper: evoke/a.feature", "paper: evoke/b.feature", "stone: evoke/a.feature"]
    assert [suite.name for suite in suites] == names
    assert [(suite.tests, suite.failures, suite.errors) for suite in suites] == [(1, 0, 0), (2, 0, 1), (1, 1, 0)]
    assert suites[0].timestamp == "2026-11-30T10:00:00"
    properties = ET.fromstring(junit.render(report(everything))).findall("testsuite[2]/properties/property")
    assert {"engine": "paper", "edition": "2026-08-07"}.items() <= {
        each.get("name"): each.get("value") for each in properties
    }.items()


def test_a_run_that_began_at_no_time_has_no_time_stamp() -> None:
    (suite,) = read(junit.render(report([verdict()], started="yesterday")))
    assert suite.timestamp is None


def test_the_standard_error_is_there_line_by_line() -> None:
    (case,) = cases(junit.render(report([replace(verdict("a", "error"), stderr="one\n\x1b[1mtwo")])))
    assert case.system_err == "one\n\\x1b[1mtwo"


def test_a_report_of_nothing_is_a_document_too() -> None:
    content = junit.render(report([]))
    assert content.startswith(junit.BEGINNING)
    assert read(content) == []


TEXTS = st.text(st.characters(), max_size=8) | st.sampled_from(["]]>", "<failure/>", "&#0;", "\0", "\ud800", "￾", "\x1b[2J"])


VERDICTS = st.builds(
    Verdict,
    id=TEXTS,
    feature=TEXTS,
    scenario=TEXTS,
    engine=TEXTS,
    outcome=st.sampled_from(OUTCOMES),
    standing=st.sampled_from(STANDINGS),
    statements=st.tuples(TEXTS),
    rules=st.tuples(TEXTS),
    seconds=st.floats(-1, 1e6),
    title=TEXTS,
    reason=TEXTS,
    expected=TEXTS,
    observed=TEXTS,
    asked=TEXTS,
    steps=st.lists(TEXTS, max_size=3).map(tuple),
    line=st.integers(0, 9),
    stderr=TEXTS,
)


@given(st.builds(report, st.lists(VERDICTS, max_size=6), TEXTS))
def test_whatever_a_report_says_the_document_is_whole_and_its_totals_add_up(one: Report) -> None:
    content = junit.render(one)
    assert content.startswith(junit.BEGINNING)
    root = ET.fromstring(content)
    suites = list(root)
    for suite in suites:
        inside = suite.findall("testcase")
        assert suite.get("tests") == str(len(inside))
        assert all(float(case.get("time", "")) >= 0 for case in inside)
        for name, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert suite.get(name) == str(len(suite.findall(f"testcase/{kind}")))
        assert float(suite.get("time", "")) == pytest.approx(sum(float(case.get("time", "")) for case in inside), abs=0.001)
    for name in ("tests", "failures", "errors"):
        assert int(root.get(name, "")) == sum(int(suite.get(name, "")) for suite in suites)
    assert int(root.get("tests", "")) == len(one.verdicts)
    red = sum(not each.green for each in one.verdicts)
    assert int(root.get("failures", "")) + int(root.get("errors", "")) == red
    assert sum(int(suite.get("skipped", "")) for suite in suites) == sum(
        each.green and each.outcome != "pass" for each in one.verdicts
    )


def test_a_failure_tells_its_statement_and_how_to_see_the_dialogue() -> None:
    (known,) = (each for each in catalogue().statements if each.id == "evoke-07")
    text = junit.render(report([replace(verdict(outcome="fail"), statements=("evoke-07",))])).decode()

    assert "dialogue  rulings dialogue " in text
    assert f"evoke-07  {known.statement[:30]}" in text
