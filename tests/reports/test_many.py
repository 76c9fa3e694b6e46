"""Verdicts that are too many to be told one by one."""

from __future__ import annotations

import pytest
from hypothesis import given

from adapters.reports.many import MANY, MOST, crowd, divided
from adapters.suite.verdict import Outcome, Standing, Verdict
from tests.reports.made_up import some_verdicts, verdict


def several(number: int, outcome: Outcome, standing: Standing = "", engine: str = "paper") -> list[Verdict]:
    return [verdict(f"{outcome}-{each}", outcome=outcome, standing=standing, engine=engine) for each in range(number)]


KINDS: tuple[tuple[Outcome, Standing], ...] = (
    ("fail", ""),
    ("fail", "changed"),
    ("error", ""),
    ("pass", "unexpected pass"),
    ("unsupported", "changed"),
)


@pytest.mark.parametrize(("outcome", "standing"), KINDS)
def test_a_few_are_told_one_by_one_and_one_of_many_stands_for_all(outcome: Outcome, standing: Standing) -> None:
    few, many = several(MANY, outcome, standing), several(MANY + 1, outcome, standing)
    assert divided(few) == (few, [])
    assert divided(many) == (many[:1], [many])


def test_what_is_unsupported_and_nobody_expected_is_a_crowd_however_few_it_is() -> None:
    (one,) = several(1, "unsupported")
    assert divided([one]) == ([], [[one]])


def test_every_engine_and_every_kind_counts_by_itself() -> None:
    paper, stone = several(MANY + 1, "fail"), several(MANY + 1, "fail", engine="stone")
    errors = several(MANY, "error")
    assert divided([*paper, *errors, *stone]) == ([paper[0], *errors, stone[0]], [paper, stone])


@given(some_verdicts)
def test_nobody_is_left_out_and_nothing_reaches_the_terminal_raw(verdicts: list[Verdict]) -> None:
    alone, crowds = divided(verdicts)
    assert {id(each) for each in alone} | {id(each) for many in crowds for each in many} == set(map(id, verdicts))
    assert all(line.isprintable() for many in crowds for line in crowd(many).split("\n"))


def test_a_crowd_is_told_by_feature_and_errors_by_what_went_wrong() -> None:
    failures = [verdict("a"), verdict("b", feature="x.feature"), verdict("c")]
    red = [*failures, verdict("d")]
    assert crowd([verdict(each.id, outcome="fail", feature=each.feature, reason=each.id) for each in red]).splitlines() == [
        "FAILED on paper: 4 scenarios; --verbose tells each of them",
        "      3  evoke/a.feature (first: a)",
        "      1  x.feature (first: b)",
    ]
    broken = [verdict(each.id, outcome="error", standing="changed", reason="it ended") for each in red]
    assert crowd(broken).splitlines() == [
        "ERROR, and not in the way its expectation file says, on paper: 4 scenarios; --verbose tells each of them",
        "      4  it ended (first: a)",
    ]


def test_the_reason_of_at_least_half_of_a_crowd_of_failures_stands_above_the_features() -> None:
    def told(*reasons: str) -> list[str]:
        return crowd([verdict(str(each), outcome="fail", reason=reason) for each, reason in enumerate(reasons)]).splitlines()[1:]

    assert told("asked", "asked", "refused", "") == ["  2 of them: asked", "      4  evoke/a.feature (first: 0)"]
    assert told("asked", "refused", "other") == ["      3  evoke/a.feature (first: 0)"]
    assert told("", "", "asked") == ["      3  evoke/a.feature (first: 0)"]


def test_a_list_ends() -> None:
    many = [verdict(str(each), outcome="error", reason=str(each)) for each in range(MOST + 2)]
    assert crowd(many).splitlines()[-1] == "      2  for 2 more"


def test_what_is_unsupported_is_told_by_what_it_lacks() -> None:
    assert crowd([verdict("a", outcome="unsupported", reason="the card Ingot Chewer")]).splitlines() == [
        "UNSUPPORTED on paper: 1 scenario; --verbose tells each of them",
        "  cards that it does not know; of a scenario an engine may name only the first:",
        "      1  the card Ingot Chewer (first: a)",
    ]
