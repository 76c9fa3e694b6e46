"""What the scenarios cover, told so that it fits a terminal."""

from __future__ import annotations

from adapters.reports.coverage import WIDTH, coverage
from adapters.suite.reading.loading import load
from adapters.suite.reading.statements import Statement, catalogue
from adapters.suite.running.editions import cited
from adapters.suite.scenario import Scenario


def scenario(feature: str, *statements: str) -> Scenario:
    rules = ("601.2f", "601.10")
    return Scenario(id=feature, name="", feature=f"{feature}.feature", title="", statements=statements, rules=rules)


def test_a_statement_has_the_features_that_show_it_below_it() -> None:
    lands = Statement(id="toss-1", statement="A coin lands.")
    statements = [lands, Statement(id="toss-2", statement="It rolls.", rules=("705.1",))]
    lines = coverage(statements, [scenario("b", "toss-1"), scenario("a", "toss-1")], []).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("toss-1"))
    assert lines[at].split() == ["toss-1", "2", "settled", "A", "coin", "lands."]
    assert lines[at + 1].strip() == "a, b"
    assert "statements without a scenario: 1: toss-2" in lines
    assert "rules of statements that no scenario cites: 1: 705.1" in lines
    assert lines[-1] == "2 rules cited: 601.2f 601.10"


def test_it_fits_a_terminal_and_leaves_nothing_out() -> None:
    told = coverage(catalogue().statements, load(), [])
    assert max(map(len, told.splitlines())) <= WIDTH
    assert {rule for each in load() for rule in cited(each)} <= set(told.split())
