from __future__ import annotations

import pytest

from oracle.rulebook.comparing.changes import Change, Kind, Rewording
from oracle.rulebook.comparing.comparison import compare
from tests.oracle.rulebook.book import book

FARM = """
7. Further Rules
702. Farm Words
702.1. Each of these words stands for something that every cow of a farm may do while it is grazing there.
702.2. Mooing
702.2a Mooing is what a cow does while it stands on the meadow. See rule 301.4.
702.2b Many moos of one cow are one moo.
702.3. Milking
702.3a Milking means that a farmer takes the milk of a cow in the morning. Only a farmer with a bucket may take milk from cows.
Example: A farmer has a bucket. The milk goes into it.
702.3b Many milkings of one cow are one milking.
"""


def told(old: str, new: str) -> list[tuple[str, list[str], list[str], str | None]]:
    """What became of what, by number, but what is unchanged."""
    return [line(change) for change in compare(book(old), book(new)) if change.kind is not Kind.UNCHANGED]


def line(change: Change) -> tuple[str, list[str], list[str], str | None]:
    before, after = ([each.number for each in side] for side in (change.before, change.after))
    return (str(change.kind), before, after, change.rewording and str(change.rewording))


def test_a_text_is_unchanged_from_itself() -> None:
    assert told(FARM, FARM) == []
    assert [line(each) for each in compare(book(FARM), book(FARM))][1] == ("unchanged", ["702.2"], ["702.2"], None)


def test_a_word_put_in_between_renumbers_what_follows() -> None:
    new = FARM.replace("702.3", "702.4").replace("702.4.", "702.3. Lowing\n702.3a To low is to moo softly at night.\n702.4.")
    assert told(FARM, new) == [
        ("added", [], ["702.3"], None),
        ("added", [], ["702.3a"], None),
        ("renumbered", ["702.3"], ["702.4"], None),
        ("renumbered", ["702.3a"], ["702.4a"], None),
        ("renumbered", ["702.3b"], ["702.4b"], None),
    ]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("meadow. See", "meadow; See", "punctuation only"),
        ("301.4", "302.7b", "references only"),
        ("The milk goes into it", "It is soon full of milk", "example only"),
        ("Example: A farmer has a bucket. The milk goes into it.\n", "", "example only"),
        ("The milk goes into it.", "The milk goes into it!", "punctuation only"),
        ("stands on the meadow", "lies on the meadow", "wording"),
        ("Only a farmer with a bucket may", "Only a farmer with two buckets may", "wording"),
    ],
)
def test_what_is_worded_otherwise(before: str, after: str, expected: str) -> None:
    number = "702.2a" if before in FARM.split("702.2b")[0] else "702.3a"
    assert told(FARM, FARM.replace(before, after)) == [("reworded", [number], [number], expected)]


def test_the_looks_of_a_file_are_no_change() -> None:
    assert told(FARM.replace("cow", "cow’s “calf”"), FARM.replace("cow", 'cow\'s "calf"')) == []


def test_a_rule_that_is_renumbered_and_reworded() -> None:
    assert told(FARM, FARM.replace("702.2", "702.9").replace("lies on", "stands on").replace("meadow", "grass")) == [
        ("renumbered", ["702.2"], ["702.9"], None),
        ("renumbered and reworded", ["702.2a"], ["702.9a"], Rewording.WORDING),
        ("renumbered", ["702.2b"], ["702.9b"], None),
    ]


def test_a_rule_that_is_split_is_two_rules_and_the_next_one_is_only_renumbered() -> None:
    new = FARM.replace("702.3b", "702.3c").replace(" Only a farmer", "\n702.3b Only a farmer")
    assert told(FARM, new) == [
        ("split", ["702.3a"], ["702.3a", "702.3b"], None),
        ("renumbered", ["702.3b"], ["702.3c"], None),
    ]
    assert told(new, FARM) == [
        ("merged", ["702.3a", "702.3b"], ["702.3a"], None),
        ("renumbered", ["702.3c"], ["702.3b"], None),
    ]


def test_what_is_written_anew_under_its_heading_is_rewritten() -> None:
    new = FARM.replace(
        "Mooing is what a cow does while it stands on the meadow. See rule 301.4.",
        "Whoever is given this word may be heard from afar, by day as by night, though nobody can tell who it was.",
    )
    assert told(FARM, new) == [("rewritten", ["702.2a"], ["702.2a"], None)]


def test_short_rules_of_two_words_are_not_taken_for_each_other() -> None:
    new = FARM.replace("702.2. Mooing", "702.2. Lowing").replace(
        "Many moos of one cow are one moo", "Many lows of one cow are one low"
    )
    new = new.replace("702.2a Mooing is what a cow does while it stands on the meadow. See rule 301.4.", "702.2a Lowing is soft.")
    assert ("removed", ["702.2b"], [], None) in told(FARM, new)


def test_two_rules_with_one_number_are_told_apart() -> None:
    twice = FARM.replace("702.3", "702.2")
    assert [change.kind for change in compare(book(FARM), book(twice))].count(Kind.RENUMBERED) == 3
    assert told(twice, twice) == []


def test_of_texts_that_stand_twice_those_are_paired_that_stand_nearest() -> None:
    old = FARM + "703. Night\n703.1. Sleep\n703.1a Many moos of one cow are one moo.\n"
    assert told(old, FARM) == [
        ("removed", ["703.1"], [], None),
        ("removed", ["703.1a"], [], None),
    ]


def test_what_was_removed_comes_where_it_stood() -> None:
    lines = FARM.splitlines()
    without = "\n".join(line for line in lines if not line.startswith("702.2b"))
    changes = compare(book(FARM), book(without))
    assert [line(each) for each in changes][2:5] == [
        ("unchanged", ["702.2a"], ["702.2a"], None),
        ("removed", ["702.2b"], [], None),
        ("unchanged", ["702.3"], ["702.3"], None),
    ]


def test_a_rule_that_became_quite_unlike_is_known_by_the_rules_around_it() -> None:
    old = "100. Cows\n100.1. A cow has four legs and one tail, and it has two horns as well if it is a bull.\n"
    one = "100.2. Anything that a farmer says to a cow in the morning is forgotten by it until noon at the latest.\n"
    other = "100.3. What farmers say to a cow in the morning need not be remembered by it at noon.\n"
    last = "100.4. Nothing that was said here holds for oxen, calves, or any sheep that lives with them in a stable.\n"
    new = old + "100.2. Cows sleep standing.\n" + other + last
    assert ("renumbered and reworded", ["100.2"], ["100.3"], "wording") in told(old + one + last.replace("100.4", "100.3"), new)


def test_rules_under_one_heading_that_became_several_are_rewritten_together() -> None:
    mooing = "702.2a Mooing is what a cow does while it stands on the meadow. See rule 301.4.\n"
    new = FARM.replace(
        mooing, "702.2a Whoever is given this word may be heard from afar.\n702.2b It is heard by day as by night.\n"
    )
    new = new.replace("702.2b Many moos of one cow are one moo.", "702.2c Nobody knows why.")
    assert told(FARM, new) == [("rewritten", ["702.2a", "702.2b"], ["702.2a", "702.2b", "702.2c"], None)]


def test_a_heading_that_was_renamed_keeps_its_rules() -> None:
    assert told(FARM, FARM.replace("Mooing", "Lowing")) == [
        ("reworded", ["702.2"], ["702.2"], "wording"),
        ("reworded", ["702.2a"], ["702.2a"], "wording"),
    ]


def test_a_text_that_says_one_thing_over_and_over_is_compared_in_its_order() -> None:
    same = "".join(f"100.{number}. All cows moo at night.\n" for number in range(1, 400))
    assert told("100. Cows\n" + same, "101. Cows\n" + same.replace("100.", "101."))[399 - 1] == (
        "renumbered",
        ["100.399"],
        ["101.399"],
        None,
    )


def test_the_rules_of_a_whole_book_may_get_other_numbers() -> None:
    old = FARM.replace("702", "502")
    assert {each[0] for each in told(old, FARM)} == {"renumbered"}
    assert len(told(old, FARM)) == len(book(FARM).rules)


COWS = """
100. Cows
100.1. A cow stands on the meadow behind the stable and chews what it has eaten there before.
"""
BULLS = """
500. Bulls
500.1. A bull stands alone, for nobody dares to go near it while it looks at the fence.
"""


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("They moo.\nExample: Berta moos.", "They moo.\nExample: So does Erna.", "example only"),
        ("They moo (see rule 301.4).", "They moo (see rule 302.1b).", "references only"),
        ("They moo, loudly.", "They moo loudly!", "punctuation only"),
    ],
)
def test_however_short_a_rule_is_it_is_found_elsewhere_if_its_wording_is_the_same(before: str, after: str, expected: str) -> None:
    assert told(f"{COWS}100.2. {before}\n{BULLS}", f"{COWS}{BULLS}500.2. {after}\n") == [
        ("renumbered and reworded", ["100.2"], ["500.2"], expected)
    ]


def test_of_two_rules_with_one_text_the_one_stays_that_keeps_its_number() -> None:
    twice = "100.2. They moo.\n100.3. They are milked.\n100.4. They moo.\n"
    assert told(COWS + twice, COWS + twice.replace("100.2. They moo.\n", "")) == [("removed", ["100.2"], [], None)]


def test_rules_with_one_text_go_with_the_section_that_they_stand_in() -> None:
    old = f"{COWS}100.2. They sleep.\n{BULLS}500.2. They sleep.\n"
    new = f"{BULLS}500.2. They sleep.\n{COWS}100.2. They sleep.\n".replace("500", "300").replace("100", "400")
    new = new.replace("Bulls", "Oxen").replace("Cows", "Heifers")
    assert told(old, new) == [
        ("renumbered", ["500.1"], ["300.1"], None),
        ("renumbered", ["500.2"], ["300.2"], None),
        ("renumbered", ["100.1"], ["400.1"], None),
        ("renumbered", ["100.2"], ["400.2"], None),
    ]


def test_once_a_section_is_known_again_its_other_rules_are_too() -> None:
    old = f"{COWS}100.2. Whoever owns a cow gives it a name that no other cow of the village has been given.\n"
    new = (
        "300. Heifers\n300.1. Whoever is the owner gives it some name that no other heifer has been given.\n300.2. They moo.\n"
        "300.3. A heifer stands on the meadow behind the stable and chews what it has eaten there.\n"
    )
    assert told(old, new) == [
        ("renumbered and reworded", ["100.2"], ["300.1"], "wording"),
        ("added", [], ["300.2"], None),
        ("renumbered and reworded", ["100.1"], ["300.3"], "wording"),
    ]


def test_the_rule_of_a_word_that_stays_is_not_found_under_another_word() -> None:
    redundant = "702.2c All the many moos of one single cow on the meadow are one moo.\n702.3. Milking"
    new = FARM.replace("702.3", "702.4").replace(
        "702.4. Milking", "702.3. Lowing\n702.3a All the many lows of one single cow on the meadow are one low.\n702.4. Milking"
    )
    assert told(FARM.replace("702.3. Milking", redundant), new)[:3] == [
        ("removed", ["702.2c"], [], None),
        ("added", [], ["702.3"], None),
        ("added", [], ["702.3a"], None),
    ]


def test_a_rule_that_grew_a_great_deal_in_its_place_is_the_same() -> None:
    more = "".join(f" Number {number} is another cow of which nobody knows anything." for number in range(5))
    assert told(f"{COWS}100.2. They moo at all hours.\n", f"{COWS}100.2. They moo at all hours.{more}\n") == [
        ("reworded", ["100.2"], ["100.2"], "wording")
    ]


def test_a_title_is_not_taken_for_a_rule_that_names_it() -> None:
    assert told(f"{COWS}100.2. Mooing\n", f"{COWS}100.2. Some farmers like mooing more than singing.\n") == [
        ("removed", ["100.2"], [], None),
        ("added", [], ["100.2"], None),
    ]


MILK = "The milk of a cow is put into a bucket in the morning and into a can at night"


def test_of_equally_like_rules_the_one_in_its_place_is_the_same() -> None:
    new = f"{COWS}100.2. {MILK} by a maid.\n100.3. They moo.\n100.4. {MILK} by a boy.\n"
    assert told(f"{COWS}100.3. They moo.\n100.4. {MILK} by a man.\n", new) == [
        ("added", [], ["100.2"], None),
        ("reworded", ["100.4"], ["100.4"], "wording"),
    ]


def test_the_likest_rule_is_the_same() -> None:
    new = f"{COWS}100.3. {MILK} of each day but the last of a long year.\n100.4. They moo.\n100.5. {MILK} by a boy.\n"
    assert told(f"{COWS}100.2. {MILK} by a man.\n100.4. They moo.\n", new) == [
        ("added", [], ["100.3"], None),
        ("renumbered and reworded", ["100.2"], ["100.5"], "wording"),
    ]


SINGS = "The farmer sings a song in the morning, when the sun rises over the hill."
BUCKET = "The milk goes into a bucket that stands beside the door of the stable."


def test_a_rule_is_not_split_into_those_of_another_section() -> None:
    old = f"{COWS}100.2. {SINGS} {BUCKET}\n{BULLS}"
    changes = told(old, f"{COWS}{BULLS}500.2. {SINGS}\n500.3. {BUCKET}\n")
    assert [each[0] for each in changes] == ["removed", "added", "added"]


def test_a_part_is_of_the_rule_that_it_is_most_of() -> None:
    likewise = SINGS.replace("the sun rises over the hill", "a bell is heard in the church")
    old = f"{COWS}100.2. {likewise} It is cold.\n100.3. {SINGS} {BUCKET}\n"
    new = f"{COWS}100.2. {likewise} It is cold.\n100.3. {SINGS}\n100.4. {BUCKET}\n"
    assert told(old, new.replace("It is cold", "It is rather warm")) == [
        ("reworded", ["100.2"], ["100.2"], "wording"),
        ("split", ["100.3"], ["100.3", "100.4"], None),
    ]


def test_a_rule_that_lost_a_sentence_is_not_split() -> None:
    assert told(f"{COWS}100.2. {SINGS} It is cold.\n", f"{COWS}100.2. {SINGS}\n") == [
        ("reworded", ["100.2"], ["100.2"], "wording")
    ]


def test_what_is_put_elsewhere_under_a_heading_and_is_about_something_else_is_added() -> None:
    new = FARM.replace("702.2b Many moos of one cow are one moo.", "702.2c Bulls stay silent whatever others do.").replace(
        "702.2a", "702.2a Whether it moos depends on its mood.\n702.2b"
    )
    assert ("removed", ["702.2b"], [], None) in told(FARM, new)
    assert ("added", [], ["702.2c"], None) in told(FARM, new)


def test_what_became_quite_unlike_and_moved_is_not_known_again() -> None:
    one = "Anything that a farmer says to a cow in the morning is forgotten by it until noon at the latest."
    other = "What farmers say to a cow in the morning need not be remembered by it at noon."
    assert told(f"{COWS}100.2. {one}\n100.3. They moo.\n", f"{COWS}100.3. They moo.\n100.4. {other}\n") == [
        ("removed", ["100.2"], [], None),
        ("added", [], ["100.4"], None),
    ]


@pytest.mark.parametrize(
    ("one", "other", "before", "after"),
    [
        ("They moo (see rule 301.4).", "They moo (see rule 302.1).", "Example: Berta moos.", "Example: So does Erna."),
        ("They moo, loudly (see rule 301.4).", "They moo loudly (see rule 301.4).", "301.4", "302.1"),
    ],
)
def test_what_differs_least_is_found_first(one: str, other: str, before: str, after: str) -> None:
    old = f"{COWS}100.2. {one}\nExample: Berta moos.\n100.3. {other}\nExample: Berta moos.\n{BULLS}"
    moved = f"500.2. {other}\nExample: Berta moos.\n500.3. {one}\nExample: Berta moos.\n".replace(before, after)
    changes = told(old, f"{COWS}{BULLS}{moved}")
    assert [each[:3] for each in changes] == [
        ("renumbered and reworded", ["100.3"], ["500.2"]),
        ("renumbered and reworded", ["100.2"], ["500.3"]),
    ]
