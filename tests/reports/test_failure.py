"""The text of a failure says everything that is needed to see it again, and nothing in it moves the terminal."""

from __future__ import annotations

import msgspec
import pytest

from adapters.reports.escaping import plain
from adapters.reports.failure import failure, rerun
from adapters.suite.verdict import Verdict

VERDICT = Verdict(
    id="evoke-13-draw-first",
    feature="evoke/order.feature",
    title="The controller orders the two abilities",
    scenario="With the draw on top",
    engine="paper",
    outcome="fail",
    statements=("evoke-13",),
    rules=("603.3b", "702.74a"),
    seconds=0,
    reason="Mulldrifter is elsewhere",
    expected="graveyard",
    observed="\x1b[31mbattlefield\n",
    line=12,
    steps=("Alice casts Mulldrifter for its evoke cost", "Mulldrifter is in Alice's graveyard"),
)


def test_a_failure_tells_ruling_rules_steps_facts_and_the_command_that_shows_it_again() -> None:
    assert failure(VERDICT, rerun(VERDICT)).splitlines() == [
        "FAILED: evoke-13-draw-first on paper",
        "  ruling    With the draw on top",
        "  feature   evoke/order.feature:12 The controller orders the two abilities",
        "  rules     603.3b, 702.74a (evoke-13)",
        "  did       Alice casts Mulldrifter for its evoke cost",
        "          > Mulldrifter is in Alice's graveyard",
        "  expected  graveyard",
        r"  observed  \x1b[31mbattlefield\n",
        "  reason    Mulldrifter is elsewhere",
        "  again     rulings run --engine paper --tag id:evoke-13-draw-first",
    ]


def test_the_open_question_is_told_and_what_is_told_already_is_not() -> None:
    asked = "Alice is asked: may about Clone"
    told = failure(msgspec.structs.replace(VERDICT, asked=asked, reason="it is otherwise"), "x").splitlines()
    assert f"  asked     {asked}" in told
    assert not any(line.startswith("  reason") for line in told)
    told = failure(msgspec.structs.replace(VERDICT, asked=asked, observed=asked), "x").splitlines()
    assert f"  observed  {asked}" in told
    assert not any(line.startswith("  asked") for line in told)


def test_nothing_of_a_verdict_reaches_the_terminal_raw() -> None:
    evil = "a\x1b[2J\x07\nFAILED\u202e"
    fields = dict.fromkeys(("id", "feature", "title", "scenario", "engine", "reason", "expected", "observed"), evil)
    told = failure(msgspec.structs.replace(VERDICT, **fields, statements=(evil,), rules=(evil,), steps=(evil,)), evil)
    assert len(told.splitlines()) == 9
    assert all(line.isprintable() for line in told.splitlines())


def test_the_command_names_what_the_run_was_given() -> None:
    assert rerun(VERDICT, ["my rulings"], "more.json") == (
        "rulings run 'my rulings' --engine paper --tag id:evoke-13-draw-first --cards more.json"
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Lim-Dûl's Vault", "Lim-Dûl's Vault"),
        ("a\tb\r\n", r"a\tb\r\n"),
        ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
        ("\u202eevil", r"\u202eevil"),
        ("\x9b31m", r"\x9b31m"),
        ("\ud800", r"\ud800"),
    ],
)
def test_what_cannot_be_printed_is_written_as_an_escape(text: str, shown: str) -> None:
    assert plain(text) == shown
