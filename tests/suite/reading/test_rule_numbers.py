from __future__ import annotations

from adapters.suite.reading.rule_numbers import known_numbers
from oracle.editions import EDITION
from oracle.rulebook.history import known as history


def test_the_present_numbers_are_those_of_the_last_edition_in_the_history() -> None:
    assert history.editions()[-1] == EDITION
    assert known_numbers() == history.known_numbers(EDITION)
