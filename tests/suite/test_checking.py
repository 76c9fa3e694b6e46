from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from adapters.suite.checking import faults
from adapters.suite.mentions import parsed, players, references
from adapters.suite.phrases import read
from adapters.suite.rule_numbers import compacted, expanded, known_numbers
from adapters.suite.scenario import Scenario, Setup

SETUP = ("Alice has Mulldrifter in her hand", "Alice controls 2 Island")


def scenario(*steps: str) -> Scenario:
    items = [read(step) for step in (*SETUP, *steps)]
    return Scenario(
        id="a",
        name="A",
        feature="x.feature",
        title="T",
        statements=("evoke-12",),
        rules=("603.3b",),
        setup=tuple(item for item in items if isinstance(item, Setup)),
        script=tuple(item for item in items if not isinstance(item, Setup)),
    )


@pytest.mark.parametrize(
    "step",
    [
        "Alice casts Mulldrifter through Island 1 targeting the evoke ability of Island 2; Bob; the copy of Mulldrifter",
        "the enters ability of the Clue Token token of Alice is controlled by Bob",
        "Bob's library card 10 is in Bob's library",
        "Alice accepts the activated ability of Mulldrifter (2)",
    ],
)
def test_references_to_what_is_there_are_no_faults(step: str) -> None:
    assert not list(faults(scenario(step)))


@pytest.mark.parametrize(
    ("step", "what"),
    [
        ("Alice casts Mulldrifter through Clone", "'Clone'"),
        ("Alice casts Mulldrifter, exiling Island 3", "'Island 3'"),
        ("Alice targets the evoke ability of Clone with Mulldrifter", "'Clone'"),
        ("the copy of Clone is on the stack", "'Clone'"),
        ("Carol's library card 1 is in exile", "Carol's library card 1"),
        ("Alice's library card 11 is in exile", "Alice's library card 11"),
        ("Clone starts tapped", "'Clone'"),
        ("everyone passes until Clone enters", "'Clone'"),
        ("Alice accepts Clone", "'Clone'"),
    ],
)
def test_references_to_nothing_are_faults(step: str, what: str) -> None:
    assert any(what in fault.what for fault in faults(scenario(step)))


def test_only_a_path_below_the_suite_names_a_feature() -> None:
    for feature in ("/etc/x.feature", "../x.feature", "a/../../x.feature", ""):
        assert any("no path" in fault.what for fault in faults(replace(scenario(), feature=feature)))


def test_a_yes_is_no_reference_and_a_player_may_be_spoken_of_in_one() -> None:
    assert list(references(read("Alice accepts Island 1"))) == ["Island 1"]
    assert set(players(read("Alice targets the enters ability of the Ox token of Carol; Bob with Ox"))) == {
        "Alice",
        "Bob",
        "Carol",
    }


def test_a_reference_is_taken_apart() -> None:
    found = parsed("the end step ability of the Clue Token token of Alice (2)")

    assert (found.kind, found.name, found.source, found.number) == ("ability", "end step", "the Clue Token token of Alice", 2)
    assert parsed("B.F.M. (2)").name == "B.F.M. (2)"


def test_the_list_of_rule_numbers_is_read_as_it_was_written() -> None:
    numbers = ["100.1", "100.1a", "100.2", *(f"704.5{letter}" for letter in "abcdefghijkmnpqrstuvwxyz"), "704.5aa", "704.5"]
    numbers += [f"704.{number}" for number in range(1, 5)]

    assert set(expanded(compacted(numbers))) == set(numbers)
    with pytest.raises(ValueError, match="gaps"):
        compacted(["100.2"])


@pytest.mark.skipif("RULINGS_CR_DIR" not in os.environ, reason="RULINGS_CR_DIR names no folder of official rules texts")
def test_the_list_of_rule_numbers_is_that_of_the_official_text() -> None:
    texts = sorted(Path(os.environ["RULINGS_CR_DIR"]).glob("*2026-08-07*.txt"))
    lines = texts[0].read_text(encoding="utf-8-sig").splitlines()
    heads = (re.match(r"\s*(\d{3}\.\d+[a-z]{0,2})(?:\.\s*|\s+)\S", line) for line in lines)

    assert known_numbers() == {head[1] for head in heads if head}
