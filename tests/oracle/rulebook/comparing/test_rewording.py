from __future__ import annotations

import pytest

from oracle.rulebook.comparing.neighbourhood import Nearness
from oracle.rulebook.comparing.pairing import Placed
from oracle.rulebook.comparing.rewording import has_grown
from oracle.rulebook.rulebook import Rule

SHORT = "All cows moo at night when the moon shines."
LONG = f"On this farm and on no other one, things are not as they seem to be. {SHORT} By day, nobody can hear a thing of it."


def rule(number: str, text: str) -> Placed:
    return Placed(Rule(number, text), 0, "")


@pytest.mark.parametrize("nearness", [Nearness.POSITION, Nearness.HEADING])
def test_a_rule_that_still_says_what_it_said_has_grown_or_shrunk(nearness: Nearness) -> None:
    assert has_grown(rule("702.1a", SHORT), rule("702.2a", LONG), nearness)
    assert has_grown(rule("702.1a", LONG), rule("702.1a", SHORT), nearness)


def test_a_rule_that_says_something_else_has_not_grown() -> None:
    assert not has_grown(rule("702.1a", SHORT), rule("702.1a", LONG.replace("cows moo", "goats are silent")), Nearness.POSITION)


def test_a_rule_does_not_grow_into_another_place() -> None:
    assert not has_grown(rule("702.1a", SHORT), rule("702.1b", LONG), Nearness.HEADING)
    assert not has_grown(rule("702.1a", SHORT), rule("703.1a", LONG), Nearness.SECTION)
