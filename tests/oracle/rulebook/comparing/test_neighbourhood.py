from __future__ import annotations

from oracle.rulebook.comparing.neighbourhood import Nearness, Neighbourhoods
from oracle.rulebook.comparing.pairing import Pairing, placed
from tests.oracle.rulebook.book import book

OLD = """
1. First Things
100. General
100.1. A cow stands on the meadow and a farmer stands beside it.
100.2. A bull stands behind the fence.
4. Other Things
400. General
400.1. A farm has a stable in which the cows sleep at night.
401. Sounds
401.1. Mooing
401.1a A cow moos.
401.2. Lowing
401.2a A calf lows.
401.3. Nothing else makes a sound at night.
"""
NEW = OLD.replace("4. Other", "7. Other").replace("400", "700").replace("401", "702").replace("Sounds", "What Is Heard")


def nearness(old: str, new: str, before: str, after: str, *, found: tuple[str, str] | None = None) -> Nearness:
    """How near an old rule and a new one stand to each other, where two have been found to be the same."""
    pairing = Pairing(placed(book(old).rules), placed(book(new).rules))
    one, other = ({each.rule.number: each for each in rules} for rules in (pairing.old, pairing.new))
    if found:
        pairing.pair((one[found[0]],), (other[found[1]],))
    return Neighbourhoods(pairing).now().nearness(one[before], other[after])


def test_sections_of_one_title_answer_to_each_other_within_their_chapters() -> None:
    assert nearness(OLD, NEW, "100.1", "100.1") is Nearness.POSITION
    assert nearness(OLD, NEW, "100.1", "100.2") is Nearness.SECTION
    assert nearness(OLD, NEW, "400.1", "700.1") is Nearness.POSITION
    assert nearness(OLD, NEW, "100.1", "700.1") is Nearness.ELSEWHERE


def test_sections_that_share_rules_answer_to_each_other_whatever_their_titles() -> None:
    assert nearness(OLD, NEW, "401.1a", "702.1a") is Nearness.ELSEWHERE
    assert nearness(OLD, NEW, "401.1a", "702.1a", found=("401.3", "702.3")) is Nearness.HEADING


def test_what_stands_under_two_headings_is_not_near() -> None:
    assert nearness(OLD, OLD, "401.1a", "401.1a") is Nearness.HEADING
    assert nearness(OLD, OLD, "401.1a", "401.2a") is Nearness.ELSEWHERE
    assert nearness(OLD, OLD, "401.1a", "401.3") is Nearness.SECTION


def test_a_heading_that_both_texts_have_keeps_its_rules_from_others() -> None:
    pairing = Pairing(placed(book(OLD).rules), placed(book(OLD.replace("Lowing", "Barking")).rules))
    places = Neighbourhoods(pairing).now()
    old, new = ({each.rule.number: each for each in rules} for rules in (pairing.old, pairing.new))
    assert not places.barred(old["401.1a"], new["401.1a"])
    assert places.barred(old["401.1a"], new["401.2a"])
    assert places.barred(old["401.2a"], new["401.1a"])
    assert not places.barred(old["401.2a"], new["401.2a"])
    assert not places.barred(old["401.1a"], new["401.3"])
