"""Rows by feature, mechanic, rule and statement: nothing vanishes, and what a row counts is said."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from adapters.reports.grouping import GROUPINGS, By, by_number, grouped
from adapters.reports.table import conformance
from adapters.suite.verdict import Verdict
from tests.reports.made_up import some_verdicts, verdict

VERDICTS = [
    verdict("a", feature="evoke/x.feature", rules=("601.2f", "601.10"), statements=("evoke-9",)),
    verdict("b", feature="evoke/y.feature", rules=("601.2f",), statements=("evoke-10", "evoke-9"), outcome="fail"),
    verdict("c", feature="alone.feature", rules=(), statements=()),
    verdict("a", feature="evoke/x.feature", rules=("601.2f", "601.10"), statements=("evoke-9",), engine="stone"),
]
SUITE = {"evoke/x.feature": 2, "evoke/y.feature": 1, "alone.feature": 1, "flash/z.feature": 6}


def counted(by: By) -> list[tuple[str, int, int]]:
    return [(row.name, row.whole, row.of("paper").passes) for row in grouped(VERDICTS, SUITE, by).rows]


def test_a_mechanic_is_the_first_folder_and_a_file_in_none_is_one_of_its_own() -> None:
    assert counted("mechanic") == [("alone", 1, 1), ("evoke", 3, 1)]


def test_a_feature_is_counted_over_the_whole_suite() -> None:
    assert counted("feature") == [("alone", 1, 1), ("evoke/x", 2, 1), ("evoke/y", 1, 0)]


def test_a_scenario_counts_for_every_rule_it_cites_once_however_many_engines_ran_it() -> None:
    assert counted("rule") == [("no rule", 1, 1), ("601.2f", 2, 1), ("601.10", 1, 1)]
    assert counted("statement") == [("no statement", 1, 1), ("evoke-9", 2, 1), ("evoke-10", 1, 0)]


def test_the_total_counts_once_and_over_the_whole_suite() -> None:
    for by in GROUPINGS:
        total = grouped(VERDICTS, SUITE, by).total
        assert (total.whole, total.of("paper").outcomes.total(), total.of("stone").passes) == (10, 3, 1)


def test_the_rows_of_a_part_say_of_what_they_are() -> None:
    assert grouped(VERDICTS, SUITE, "mechanic").note == ""
    assert (
        grouped(VERDICTS, None, "rule").note == "A scenario counts in the row of every rule that it cites, and in the total once."
    )
    assert grouped(VERDICTS, SUITE, "statement").note.endswith(
        " Rows count only what was run, 3 of 10 scenarios; the total is of all."
    )
    lines = conformance(VERDICTS, SUITE, by="rule").splitlines()
    assert grouped(VERDICTS, SUITE, "rule").note in lines
    assert lines[-1].startswith("stone: 1 pass ")


def test_the_rules_stand_in_the_order_of_the_text() -> None:
    rules = ["601.2f", "601.10", "117.5", "601.2", "1000.1", "601.2a", "no rule at all", "²", "9" * 5000]
    assert sorted(rules, key=by_number)[:6] == ["117.5", "601.2", "601.2a", "601.2f", "601.10", "1000.1"]


@pytest.mark.parametrize("by", GROUPINGS)
@given(verdicts=some_verdicts)
@settings(deadline=None, max_examples=50)
def test_nothing_vanishes_and_nothing_is_obeyed_whatever_the_names(by: By, verdicts: list[Verdict]) -> None:
    rows = grouped(verdicts, None, by)
    for engine in {each.engine for each in verdicts}:
        told = sum(row.of(engine).outcomes.total() for row in rows.rows)
        run = sum(each.engine == engine for each in verdicts)
        assert told >= run == rows.total.of(engine).outcomes.total()
        assert all(row.of(engine).passes <= row.whole for row in rows.rows)
    assert all(line.isprintable() for line in conformance(verdicts, by=by).split("\n"))
