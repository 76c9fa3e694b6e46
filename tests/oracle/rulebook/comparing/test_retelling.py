"""What was told anew: the rules of a village, where nobody says twice in the same words what he means."""

from __future__ import annotations

import pytest

from oracle.rulebook.comparing.changes import Kind
from oracle.rulebook.comparing.comparison import compare
from tests.oracle.rulebook.book import book

WARES = ("apples", "bread", "candles", "dyes", "eggs", "flour", "gloves", "honey", "ink", "jugs", "kale", "lamps", "mats", "nuts")
REST = "".join(
    f"9{nth:02}.1. Whoever sells {ware} at the market of the village does so by himself.\n" for nth, ware in enumerate(WARES)
)
"""What both texts have, so that a word of them that is not here is a rare one."""

MILL = "The miller grinds rye on Monday. On Tuesday he grinds oats, and if the brook is frozen then, the mill stands still."
GRINDING = "As long as the brook is not frozen, the mill grinds: rye first (Monday), then oats (Tuesday), says the miller."
ICE = "Children skate when frozen is the brook, and on a Tuesday nobody hears a mill that stands still, or oats."
FIRST_RYE = "Rye is for Monday, says the miller who grinds."
RYE = "On Monday the miller grinds rye. Oats must wait."
FISHER = "400.9. Whoever fishes here does so by himself.\n"
BREAD = "Bread is baked at noon, and whoever wants a loaf of it brings his own flour."
WELL = "Nobody but a widow may draw water from the well in front of the church before sunrise."


def told(old: str, new: str) -> list[tuple[Kind, list[str], list[str]]]:
    """What became of what, by number, but what is unchanged."""
    changes = [each for each in compare(book(old + REST), book(new + REST)) if each.kind is not Kind.UNCHANGED]
    return [(each.kind, [rule.number for rule in each.before], [rule.number for rule in each.after]) for each in changes]


def test_what_speaks_of_the_same_in_its_place_is_written_anew() -> None:
    assert told(f"100.1. {MILL}\n", f"100.1. {GRINDING}\n") == [(Kind.REWRITTEN, ["100.1"], ["100.1"])]


def test_what_speaks_of_something_else_in_its_place_is_not() -> None:
    assert told(f"100.1. {MILL}\n", f"100.1. {WELL}\n") == [(Kind.REMOVED, ["100.1"], []), (Kind.ADDED, [], ["100.1"])]


def test_what_one_rule_told_is_told_by_a_rule_and_its_subrules() -> None:
    new = f"100.1. {WELL}\n100.2. {ICE}\n100.2a {FIRST_RYE}\n100.2b Nobody but a widow may skate.\n"
    assert told(f"100.1. {MILL}\n", new) == [
        (Kind.ADDED, [], ["100.1"]),
        (Kind.REWRITTEN, ["100.1"], ["100.2", "100.2a"]),
        (Kind.ADDED, [], ["100.2b"]),
    ]


def test_the_nearer_of_two_that_speak_of_it_alike_is_taken() -> None:
    old = f"400.1. {WELL}\n400.2. {MILL}\n"
    new = f"100.1. {GRINDING}\n400.1. {WELL}\n400.2. {GRINDING}\n"
    assert told(old, new) == [(Kind.ADDED, [], ["100.1"]), (Kind.REWRITTEN, ["400.2"], ["400.2"])]


def test_of_two_that_stand_between_other_rules_the_nearer_is_taken() -> None:
    old = f"100.9. {BREAD}\n400.1. {WELL}\n400.2. {MILL}\n{FISHER}"
    new = f"100.9. {BREAD}\n100.10. {GRINDING}\n400.1. {WELL}\n{FISHER}400.10. {GRINDING}\n"
    assert told(old, new) == [(Kind.ADDED, [], ["100.10"]), (Kind.REWRITTEN, ["400.2"], ["400.10"])]


@pytest.mark.parametrize(
    ("was", "now", "known"),
    [
        ("The miller grinds rye.", "Rye grinds the miller.", False),
        ("The miller grinds rye and oats.", "Oats and rye grinds the miller.", True),
    ],
)
def test_elsewhere_in_its_section_more_than_three_words_are_needed(was: str, now: str, known: bool) -> None:
    found = told(f"100.1. {was}\n100.2. {WELL}\n", f"100.1. {WELL}\n100.2. {now}\n")
    assert ((Kind.REWRITTEN, ["100.1"], ["100.2"]) in found) is known
    assert ((Kind.REMOVED, ["100.1"], []) in found) is not known


def test_far_from_its_place_more_is_needed() -> None:
    old = f"100.1. {MILL}\n100.2. {WELL}\n{FISHER}"
    near, far = f"100.1. {RYE}\n100.2. {WELL}\n{FISHER}", f"100.1. {WELL}\n400.1. {RYE}\n{FISHER}"
    assert told(old, near) == [(Kind.REWRITTEN, ["100.1"], ["100.1"])]
    assert (Kind.REMOVED, ["100.1"], []) in told(old, far)


def test_the_rules_of_two_keywords_are_not_taken_for_each_other() -> None:
    old = f"702.1. Milling\n702.1a {MILL}\n702.2. Fetching\n702.2a {WELL}\n"
    new = f"702.1. Milling\n702.1a Ask the smith.\n702.2. Fetching\n702.2a {WELL}\n702.2b {GRINDING}\n"
    assert (Kind.ADDED, [], ["702.2b"]) in told(old, new)


FROZEN = "The mill stands still if the brook is frozen; then the miller sleeps, and his dog keeps watch."
BROOK = "Still stands, if frozen is the brook, the mill."
TURNED = "If the brook is frozen, oats wait on Tuesday, and on Monday rye: then the miller sleeps, and his dog keeps watch."
GUARDS = "The miller, his dog and three cats guard the mill at night; rats flee."
GUARD = "At night flee rats: guard the mill three cats, the dog, the miller."
DOG = "Flee, rats: cats guard, dog guards, mill; flee, rats, cats, dog."
GRAIN = "On Monday he grinds rye, on Tuesday oats."


def test_what_one_rule_told_is_told_all_over_a_section() -> None:
    old = f"100.1. {WELL}\n100.2. {MILL}\n"
    new = f"100.1. {WELL}\n100.2. {GRAIN}\n100.3. Nobody may fish.\n100.4. {BROOK}\n"
    assert (Kind.REWRITTEN, ["100.2"], ["100.2", "100.4"]) in told(old, new)


def test_what_tells_other_things_as_well_is_no_part_of_it_under_another_number() -> None:
    old = f"100.1. {WELL}\n100.2. {MILL}\n"
    new = f"100.1. {WELL}\n100.2. {GRAIN}\n100.3. Nobody may fish.\n100.4. {FROZEN}\n"
    assert (Kind.ADDED, [], ["100.4"]) in told(old, new)


def test_what_tells_hardly_anything_of_it_is_no_part_of_it() -> None:
    geese = "Geese, ducks, swans, otters, beavers and herons cross the frozen brook if hungry, each Tuesday after dinner."
    new = f"100.1. {WELL}\n100.2. {GRAIN}\n100.2a {BROOK}\n100.2b {geese}\n"
    assert told(f"100.1. {MILL}\n", new) == [
        (Kind.ADDED, [], ["100.1"]),
        (Kind.REWRITTEN, ["100.1"], ["100.2", "100.2a"]),
        (Kind.ADDED, [], ["100.2b"]),
    ]


def test_all_parts_of_it_are_taken_though_one_of_them_is_the_likest() -> None:
    old = f"100.1. {WELL}\n100.2. {GUARDS}\n"
    new = f"100.1. {WELL}\n100.2a {GUARD}\n100.2b {DOG}\n"
    assert (Kind.REWRITTEN, ["100.2"], ["100.2a", "100.2b"]) in told(old, new)


def test_what_is_like_it_beyond_doubt_is_found_far_away_too() -> None:
    old = f"100.1. {BROOK}\n100.2. {WELL}\n"
    new = f"100.1. {WELL}\n400.1. Still stands the mill where frozen is the brook.\n"
    assert (Kind.REWRITTEN, ["100.1"], ["400.1"]) in told(old + FISHER, new + FISHER)


def test_a_section_in_which_nothing_was_found_is_about_something_new() -> None:
    old = f"100.1. {BROOK}\n100.2. {WELL}\n"
    new = f"100.1. {WELL}\n400.1. Still stands the mill where frozen is the brook.\n"
    assert (Kind.REMOVED, ["100.1"], []) in told(old, new)


def test_the_likest_is_taken_rather_than_the_nearest() -> None:
    old = f"100.1. {MILL}\n100.2. {WELL}\n{FISHER}"
    new = f"100.1. {WELL}\n100.2. {FIRST_RYE} Oats are dear.\n400.1. {GRINDING}\n{FISHER}"
    assert (Kind.REWRITTEN, ["100.1"], ["400.1"]) in told(old, new)


def test_what_is_left_between_the_same_rules_is_taken_if_it_is_nearly_as_like() -> None:
    old = f"100.1. {WELL}\n100.2. {MILL}\n100.3. Nobody may fish in the brook of the village.\n"
    new = f"100.1. {WELL}\n100.2. {GRINDING}\n100.3. Nobody may fish in the brook of the village.\n"
    assert (Kind.REWRITTEN, ["100.2"], ["100.2"]) in told(old, new + f"100.4. {TURNED}\n")


FISHING = "Fish from the brook belong to the widow, who may put eels back; to the miller belong the trout."
EELS = "Eels? Back the widow may put them."
OUT_OF_SEASON = "Of eels, none may leave the brook in June; back they are put by any widow that finds them."


def test_what_was_told_already_is_not_told_by_something_else() -> None:
    """That the widow may put eels back is told in the rule that was only reworded, and nothing more is told by the other."""
    old = f"100.1. {WELL}\n100.2. {FISHING}\n100.3. {OUT_OF_SEASON}\n"
    new = f"100.1. {WELL}\n100.2. {FISHING.replace('trout', 'trout in June that leave it')}\n100.2a {EELS}\n"
    assert (Kind.REMOVED, ["100.3"], []) in told(old, new)
