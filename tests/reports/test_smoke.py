"""What a smoke test says: the part of the contract that fails first, and what is expected there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from adapters.contract.messages import Hello
from adapters.reports.smoke import WIDTH, checklist, conclusion, first_wrong
from adapters.suite.reading.statements import Statement
from adapters.suite.verdict import Outcome, Verdict

HELLO = Hello(name="paper", version="0.3", language="Rust")
STATEMENTS = {
    "smoke-01": Statement(id="smoke-01", statement="A board is shown.", note="setup\nputs the cards. See Board."),
    "smoke-02": Statement(id="smoke-02", statement="Passing moves on.", note="act passes. See Pass."),
    "smoke-03": Statement(id="smoke-03", statement="A land is played."),
}


def verdict(number: int, outcome: Outcome, reason: str = "", observed: str = "") -> Verdict:
    return Verdict(
        id=f"smoke-{number:02}-x",
        feature="adapter.feature",
        scenario="S",
        engine="paper",
        outcome=outcome,
        statements=(f"smoke-{number:02}",),
        rules=("117.3d",),
        seconds=0,
        reason=reason,
        observed=observed,
    )


def all_of(*outcomes: Outcome) -> list[Verdict]:
    return [verdict(number, outcome, f"reason {number}") for number, outcome in enumerate(outcomes, 1)]


def concluded(verdicts: Sequence[Verdict], name: str = "") -> str:
    return conclusion(verdicts, STATEMENTS, HELLO, "rulings run --engine paper", name=name)


def test_the_checklist_has_a_line_for_each_part_of_the_contract_with_what_came_of_it() -> None:
    verdicts = [
        verdict(1, "pass"),
        verdict(2, "fail", "it is otherwise", "Alice has priority"),
        verdict(3, "unsupported", "set-up: the card Forest"),
    ]
    assert checklist(verdicts, STATEMENTS).splitlines() == [
        "  smoke-01-x  A board is shown.  ok",
        "  smoke-02-x  Passing moves on.  fail: Alice has priority",
        "  smoke-03-x  A land is played.  unsupported: set-up: the card Forest",
    ]


def test_no_line_begins_with_a_command_that_an_engine_gives() -> None:
    reason = "::error::" + "x" * WIDTH + " ::warning::" + "y" * WIDTH
    told = concluded([verdict(1, "unsupported", reason)])
    assert [line[:2] for line in told.splitlines()].count("\\x") == 2
    assert not [line for line in told.splitlines() if line.lstrip().startswith("::")]


def test_a_long_story_is_cut_in_the_checklist_and_nothing_in_it_moves_the_terminal() -> None:
    (line,) = checklist([verdict(1, "error", "\x1b[2J\n" + "x" * 500)], STATEMENTS).splitlines()
    assert len(line) < WIDTH
    assert line.isprintable()
    assert line.endswith("xx ...")


def test_when_all_pass_the_adapter_works_and_the_next_command_is_told() -> None:
    verdicts = all_of("pass", "pass")
    assert first_wrong(verdicts) is None
    assert concluded(verdicts) == "The adapter of paper 0.3 works: 2 of 2. Go on with: rulings run --engine paper"


@pytest.mark.parametrize(
    ("outcomes", "first"),
    [
        (("pass", "fail", "error"), 2),
        (("unsupported", "pass", "error"), 3),
        (("unsupported", "pass", "unsupported"), 1),
        (("error", "fail", "fail"), 1),
    ],
)
def test_the_first_that_went_wrong_is_to_be_looked_at_and_only_without_one_the_first_that_is_unsupported(
    outcomes: tuple[Outcome, ...], first: int
) -> None:
    verdicts = all_of(*outcomes)
    assert first_wrong(verdicts) is verdicts[first - 1]


def test_a_failure_is_told_with_what_the_adapter_is_expected_to_do_there() -> None:
    assert concluded(all_of("pass", "fail", "unsupported")).splitlines() == [
        "paper 0.3: 1 ok, 1 wrong, 1 unsupported, of 3. Look first at smoke-02-x: Passing moves on.",
        "  act passes. See Pass.",
    ]


def test_of_several_failures_only_the_first_may_be_one() -> None:
    told = " ".join(concluded(all_of("error", "pass", "fail")).split())
    assert "2 wrong, of 3. Look first at smoke-01-x: A board is shown. The others may be wrong for the same reason. " in told


def test_what_is_unsupported_is_no_failure_but_no_success_either() -> None:
    assert concluded(all_of("unsupported", "pass")).splitlines() == [
        "paper 0.3: 1 ok, 1 unsupported, of 2. All that is supported is right. To go on, begin with smoke-01-x: reason 1",
        "  setup puts the cards. See Board.",
    ]


def test_nothing_is_praised_where_nothing_is_supported() -> None:
    assert concluded(all_of("unsupported")).startswith("paper 0.3: 0 ok, 1 unsupported, of 1. To go on, begin with smoke-01-x: ")


def test_a_fault_of_the_wire_is_told_instead_of_what_the_scenario_tries() -> None:
    told = concluded([verdict(2, "error", "it did not answer act within 10 s")])
    assert "Is each answer flushed" in told
    assert "act passes" not in told
    assert "act passes" in concluded([verdict(2, "fail", "it did not answer act within 10 s")])


def test_the_engine_is_called_what_it_was_called_on_the_command_line() -> None:
    assert concluded(all_of("pass"), "mine").startswith("The adapter of mine 0.3 works")


def test_a_scenario_without_a_known_statement_is_told_by_its_name() -> None:
    assert checklist(all_of("pass"), {}) == "  smoke-01-x  S  ok"
    assert concluded([verdict(9, "fail")]).startswith("paper 0.3: 0 ok, 1 wrong, of 1. Look first at smoke-09-x: S")
