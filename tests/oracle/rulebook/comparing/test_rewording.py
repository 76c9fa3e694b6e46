from __future__ import annotations

import pytest

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.comparing.neighbourhood import Nearness
from oracle.rulebook.comparing.pairing import Placed
from oracle.rulebook.comparing.rewording import has_grown
from oracle.rulebook.rulebook import Rule
from tests.oracle.rulebook.book import book

SHORT = "All cows moo at night when the moon shines."
LONG = f"On this farm and on no other one, things are not as they seem to be. {SHORT} By day, nobody can hear a thing of it."
WORDY = "All cows moo at night when the moon shines on the meadow, unless they are asleep or a dog is near them, says the farmer."


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


def test_a_long_rule_grows_with_other_letters_too_and_does_not_shrink() -> None:
    grown = (
        f"{WORDY} By day, nobody can hear a thing of it, for then they chew, and so they did before there was a farm here at all."
    )
    assert has_grown(rule("702.1a", WORDY), rule("702.1b", grown), Nearness.HEADING)
    assert not has_grown(rule("702.1a", grown), rule("702.1b", WORDY), Nearness.HEADING)


REST = "702.1. Mooing\n702.1a Mooing is heard at night.\n702.2. Fetching\n702.2a Fetching is what a dog does.\n"


def came(old: str, new: str) -> set[tuple[str, str]]:
    """Which rules came from under one heading to under another."""
    changes = compare(book(REST + old), book(REST.replace("702.2.", new + "702.2.")))
    return {(each.before[0].number, each.after[0].number) for each in changes if each.kind is Kind.RENUMBERED_AND_REWORDED}


def test_a_long_rule_may_come_under_another_heading_hardly_changed() -> None:
    assert came(f"702.2b {WORDY}\n", f"702.1b {WORDY.replace('farmer', 'smith')}\n") == {("702.2b", "702.1b")}


def test_a_long_rule_that_is_not_so_like_belongs_to_its_heading() -> None:
    other = WORDY.replace("says the farmer", "as long as no stranger has come by").replace(
        "on the meadow", "on the roof of the barn"
    )
    assert came(f"702.2b {WORDY}\n", f"702.1b {other}\n") == set()


def test_a_short_rule_belongs_to_its_heading_however_like() -> None:
    assert came(f"702.2b {SHORT}\n", f"702.1b {SHORT.replace('shines', 'is out')}\n") == set()


DOGS = "400.2. Dogs bark at strangers.\n"
CATS = "500.1. Cats keep silent.\n"


@pytest.mark.parametrize(
    ("near", "taken"),
    [
        ("All cows moo at night when a star shines on the meadow.", "400.1"),
        ("All cows moo by day when a star shines on the grass.", "500.2"),
    ],
)
def test_what_is_nearer_is_taken_unless_something_else_is_far_liker(near: str, taken: str) -> None:
    old = f"{CATS}400.1. All cows moo at night when the moon shines on the meadow.\n{DOGS}"
    new = f"{CATS}500.2. All cows moo at night when the moon shines on the roof.\n400.1. {near}\n{DOGS}"
    pairs = {each.before[0].number: each.after[0].number for each in compare(book(old), book(new)) if each.before and each.after}
    assert pairs["400.1"] == taken


BEASTS = (
    "cow",
    "bull",
    "calf",
    "ox",
    "horse",
    "foal",
    "mule",
    "pig",
    "sow",
    "boar",
    "goat",
    "kid",
    "sheep",
    "ram",
    "lamb",
    "dog",
    "cat",
    "hen",
)


def test_a_rule_is_found_among_many_that_have_more_of_its_words() -> None:
    """Those have all of them, and turned around."""
    turns = [" ".join(reversed(BEASTS[nth:] + BEASTS[:nth])) for nth in range(len(BEASTS))]
    others = "".join(f"700.{nth}. {turn}.\n" for nth, turn in enumerate(turns, 1))
    was = " ".join(BEASTS)
    old, new = f"300.1. {was}.\n{CATS}", f"{CATS}{others}800.1. {was.replace('goat', 'goose')}.\n"
    pairs = {each.before[0].number: each.after for each in compare(book(old), book(new)) if each.before}
    assert [rule.number for rule in pairs["300.1"]] == ["800.1"]


ASKED = "Whoever is asked for the name of {} says the one that is painted on the door of the {}."
MORE = " If nothing is painted there, he asks the farmer, and if the farmer is away, the smith, who has known all beasts by name."


def test_rules_that_are_all_alike_are_told_apart_though_each_has_the_letter_of_another() -> None:
    beasts = (("a cow", "stable"), ("a pig in the mud", "sty"), ("a hen on her eggs", "coop"), ("the old dog", "kennel"))
    names = [ASKED.format(*each) for each in beasts]
    old = "100.1. Of all beasts, some have names.\n" + "".join(
        f"100.1{c} {text}\n" for c, text in zip("abcd", names, strict=True)
    )
    first = "100.1a Whoever is asked for one of several names says the first of them, unless he has forgotten it.\n"
    new = f"100.1. Of all beasts, some have names.\n{first}" + "".join(
        f"100.1{c} {text.replace('says', 'has to say')}{MORE}\n" for c, text in zip("bcde", names, strict=True)
    )
    pairs = [
        (each.before[0].number, each.after[0].number) for each in compare(book(old), book(new)) if each.before and each.after
    ]
    assert pairs == [("100.1", "100.1"), ("100.1a", "100.1b"), ("100.1b", "100.1c"), ("100.1c", "100.1d"), ("100.1d", "100.1e")]
