from __future__ import annotations

import pytest

from oracle.rulebook.comparing.headings import pair_the_headings, renamed, unshared
from oracle.rulebook.comparing.neighbourhood import Neighbourhoods
from oracle.rulebook.comparing.pairing import Pairing, placed
from tests.oracle.rulebook.book import book

OLD = """
702. Farm Words
702.1. Mooing
702.1a Mooing is what a cow does at night while all the farmers of the village sleep.
702.1b Many moos are one.
"""
NEW = OLD.replace("Mooing", "Lowing")


def pairing(old: str, new: str) -> Pairing:
    return Pairing(placed(book(old).rules), placed(book(new).rules))


def titles(found: Pairing) -> set[tuple[str, str]]:
    return renamed(found, unshared(found))


def test_a_heading_with_another_name_and_the_same_rule_was_renamed() -> None:
    assert titles(pairing(OLD, NEW)) == {("mooing", "lowing")}


@pytest.mark.parametrize(
    "new",
    [
        NEW.replace("at night while all the farmers of the village sleep", "if it wants to be milked, whatever the hour"),
        NEW + OLD.replace("702.1", "702.2"),
        NEW.replace(" at night while all the farmers of the village sleep", ""),
    ],
)
def test_a_heading_is_not_renamed_that_is_still_there_or_says_something_else(new: str) -> None:
    assert titles(pairing(OLD, new)) == set()


def test_headings_are_renamed_that_share_a_rule() -> None:
    found = pairing(OLD, NEW.replace("Lowing is what a cow does at night", "To low is to moo softly").replace("702.1", "702.3"))
    assert titles(found) == set()
    found.pair((found.old[2],), (found.new[2],))
    assert titles(found) == {("mooing", "lowing")}


def test_the_titles_are_paired_after_their_headings() -> None:
    found = pairing(OLD, NEW)
    pair_the_headings(found, Neighbourhoods(found).now().headings)
    assert [(each.before[0].rule.text, each.after[0].rule.text) for each in found.pairs] == [("Mooing", "Lowing")]
