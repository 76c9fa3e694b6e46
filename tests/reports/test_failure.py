"""The text of a failure says everything that is needed to see it again, and nothing in it moves the terminal."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from adapters.reports.failure import BREADTH, TO_COME, WRITTEN, dialogue, failure, rerun
from adapters.suite.escaping import plain
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


def test_a_failure_by_the_rules_of_another_day_names_it() -> None:
    told = failure(msgspec.structs.replace(VERDICT, edition="2013-07-12"), "x").splitlines()
    assert told[4] == "  edition   by the rules of 2013-07-12, the last day on which it holds"


def test_the_open_question_is_told_and_what_is_told_already_is_not() -> None:
    asked = "Alice is asked: may about Clone"
    told = failure(msgspec.structs.replace(VERDICT, asked=asked, reason="it is otherwise"), "x").splitlines()
    assert f"  asked     {asked}" in told
    assert not any(line.startswith("  reason") for line in told)
    told = failure(msgspec.structs.replace(VERDICT, asked=asked, observed=asked), "x").splitlines()
    assert f"  observed  {asked}" in told
    assert not any(line.startswith("  asked") for line in told)


def test_the_set_up_is_told_apart_and_goes_wrong_as_a_whole() -> None:
    setup = ("Alice has Mulldrifter in her hand", "Alice controls 3 Island")
    told = failure(msgspec.structs.replace(VERDICT, steps=setup), "x")
    assert "  set up    Alice has Mulldrifter in her hand\n          | Alice controls 3 Island\n  expected" in told
    told = failure(msgspec.structs.replace(VERDICT, steps=(*setup, *VERDICT.steps)), "x")
    assert "          | Alice controls 3 Island\n  did       Alice casts Mulldrifter" in told
    assert "\n          > Mulldrifter is in Alice's graveyard\n" in told


def test_what_was_not_reached_is_told_in_short() -> None:
    few = msgspec.structs.replace(VERDICT, unreached=("Alice passes", "Bob passes"))
    assert "\n  not done  Alice passes\n          | Bob passes\n  expected" in failure(few, "x")
    many = msgspec.structs.replace(VERDICT, unreached=tuple(f"step {number}" for number in range(TO_COME + 4)))
    assert f"step {TO_COME - 1}\n          | ... and 4 more\n" in failure(many, "x")


def test_what_a_statement_says_stands_in_place_of_its_bare_id() -> None:
    both = msgspec.structs.replace(VERDICT, statements=("evoke-13", "evoke-14"))
    told = failure(both, "x", statements={"evoke-13": "They go on the stack in any order."}).splitlines()
    assert told[3:5] == ["  evoke-13  They go on the stack in any order.", "  rules     603.3b, 702.74a (evoke-14)"]


def test_the_version_of_the_engine_and_the_way_to_the_dialogue_are_told_where_they_are_known() -> None:
    told = failure(VERDICT, "x", version="0.3", dialogue=dialogue(VERDICT)).splitlines()
    assert told[0] == "FAILED: evoke-13-draw-first on paper 0.3"
    assert told[-1] == "  dialogue  rulings dialogue --engine paper evoke-13-draw-first"


def test_beginning_and_end_of_the_standard_error_are_told_line_by_line_and_nothing_in_it_moves_the_terminal() -> None:
    stderr = "\n".join([*(f"line {number}" for number in range(20)), "", "\x1b[2J" + "x" * 5000])
    told = failure(msgspec.structs.replace(VERDICT, stderr=stderr), "x").splitlines()
    lines = told[told.index("  reason    Mulldrifter is elsewhere") + 1 : told.index("  again     x")]
    assert lines[:4] == ["  stderr    line 0", "          | line 1", "          | line 2", "          | ... 15 more lines ..."]
    assert lines[4:6] == ["          | line 18", "          | line 19"]
    assert len(lines) == WRITTEN + 1
    assert lines[-1].startswith(r"          | \x1b[2Jxxx")
    assert lines[-1].endswith("x ...")
    assert len(lines[-1]) < BREADTH + 30


def test_no_line_begins_with_what_is_told() -> None:
    words = ("first", "second", "third")
    stderr = "\n".join(words)
    told = failure(msgspec.structs.replace(VERDICT, steps=words, unreached=words, stderr=stderr), "x", dialogue="y")
    assert not [line for line in told.splitlines() if line.split()[0] in words]


def test_nothing_of_a_verdict_reaches_the_terminal_raw() -> None:
    evil = "a\x1b[2J\x07\nFAILED\u202e"
    fields = dict.fromkeys(("id", "feature", "title", "scenario", "engine", "reason", "expected", "observed"), evil)
    steps: dict[str, Any] = dict.fromkeys(("statements", "rules", "steps", "unreached"), (evil,))
    verdict = msgspec.structs.replace(VERDICT, **fields, **steps, stderr=evil)
    told = failure(verdict, evil, dialogue=evil, version=evil, statements={evil: evil})
    assert len(told.splitlines()) == 14
    assert all(line.isprintable() for line in told.splitlines())


def test_the_command_names_what_the_run_was_given() -> None:
    assert rerun(VERDICT, ["my rulings"], "more.json") == (
        "rulings run 'my rulings' --engine paper --tag id:evoke-13-draw-first --cards more.json"
    )
    assert dialogue(VERDICT, ["my rulings"], "more.json") == (
        "rulings dialogue --path 'my rulings' --engine paper --cards more.json evoke-13-draw-first"
    )


def test_the_command_names_the_engine_as_the_run_was_given_it() -> None:
    assert "--engine 'paper=cmd:node paper.js'" in rerun(VERDICT, engine="paper=cmd:node paper.js")
    assert "--engine 'paper=cmd:node paper.js'" in dialogue(VERDICT, engine="paper=cmd:node paper.js")


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


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("##[error]boo", r"\x23#[error]boo"),
        ("no ###[group]", r"no #\x23#[group]"),
        ("a##vso[task.complete]b", r"a\x23#vso[task.complete]b"),
        ("##VSO[task.complete]", r"\x23#VSO[task.complete]"),
        ("##teamcity[message text='x']", r"\x23#teamcity[message text='x']"),
        ("::error::boo", r"\x3a:error::boo"),
        ("  ::add-mask::a", r"  \x3a:add-mask::a"),
        ("to begin with, ::stop-commands::x", r"to begin with, \x3a:stop-commands::x"),
    ],
)
def test_what_a_continuous_integration_would_obey_is_written_as_an_escape(text: str, shown: str) -> None:
    assert plain(text) == shown
    assert plain(shown) == shown


@pytest.mark.parametrize(
    "text", ["a # b ## c", "#1 [x] ## [y]", "std::vec", "small.feature::It is drawn", "x: :y", "##vso", ":", "#["]
)
def test_what_nobody_obeys_stays_as_it_is(text: str) -> None:
    assert plain(text) == text
