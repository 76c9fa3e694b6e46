"""What became of a scenario, in a few lines."""

from __future__ import annotations

import pytest

from adapters.reports.telling import result, standard_error, told
from adapters.suite.verdict import Outcome, Standing, Verdict


def verdict(outcome: Outcome, standing: Standing = "", **fields: str) -> Verdict:
    return Verdict(
        id="evoke-01-a",
        feature="evoke/a.feature",
        scenario="S",
        engine="paper",
        outcome=outcome,
        statements=(),
        rules=(),
        seconds=0,
        standing=standing,
        **fields,  # type: ignore[arg-type]  # the texts of a verdict
    )


@pytest.mark.parametrize(
    ("outcome", "standing", "words"),
    [
        ("pass", "", "pass"),
        ("pass", "unexpected pass", "unexpected pass"),
        ("fail", "", "failure"),
        ("fail", "as expected", "expected failure"),
        ("fail", "changed", "changed failure"),
        ("error", "as expected", "expected error"),
        ("error", "changed", "changed error"),
        ("unsupported", "", "unsupported"),
        ("unsupported", "as expected", "unsupported, as expected"),
        ("not applicable", "", "not applicable"),
    ],
)
def test_a_result_says_how_it_stands_to_what_is_expected(outcome: Outcome, standing: Standing, words: str) -> None:
    assert result(verdict(outcome, standing)) == words


def test_the_reason_comes_first_and_then_the_facts() -> None:
    one = verdict("fail", reason="it is otherwise", expected="exile", observed="hand", asked="which\n?")
    assert told(one) == ("failure: it is otherwise", "expected: exile", "observed: hand", r"asked: which\n?")


def test_an_unexpected_pass_says_what_is_wrong_with_it() -> None:
    (line,) = told(verdict("pass", "unexpected pass"))
    assert line == "unexpected pass: the expectation file of the engine says that it does not pass"


def test_the_lines_of_the_standard_error_stay_lines() -> None:
    assert standard_error(verdict("error", stderr="one\n\x1b[31mtwo")) == "one\n\\x1b[31mtwo"
