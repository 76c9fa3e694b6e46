"""What is laid out or numbered otherwise than usual is read as it is meant, and named."""

from __future__ import annotations

import pytest

from oracle.rulebook.reading.texts import parsed
from oracle.rulebook.rulebook import Rulebook
from tests.oracle.rulebook.synthetic import TEXT


def book(text: str) -> Rulebook:
    """The text, read from its bytes."""
    return parsed(text.encode(), "made-up.txt")


def said(text: str, number: str) -> str:
    """What the rule of a number says."""
    (found,) = (rule for rule in book(text).rules if rule.number == number)
    return found.text


FLAT = TEXT.replace("a hole.", "a hole" + " and another hole" * 9 + ".")
"""The text with a line so long that nobody can take it for one that was wrapped."""


@pytest.mark.parametrize(
    ("usual", "here", "oddities"),
    [
        ("702.2b Digging", "702.2c Digging", ["line 58: 702.2c comes where another number was due: the one before is 702.2a"]),
        ("100.2. Most", "100.3. Most", ["line 34: 100.3 comes where another number was due: the one before is 100.1b"]),
        ("702.1. Most", "702.4. Most", [
            "line 52: 702.4 comes where another number was due: the one before is 700.1",
            "line 54: 702.2 comes out of order: the one before is 702.4",
        ]),
        ("702.2b Digging", "702.2a Digging", ["line 58: 702.2a stands here once more; the first is in line 56"]),
        ("101.1. There", "109.1. There", [
            "line 40: 109.1 stands under the title of section 101",
            "line 42: 101.1a comes out of order: the one before is 109.1",
        ]),
        ("100. General\n101. Turtles\n\n7.", "100. General\n\n7.", ["line 37: 101. Turtles is not in the contents"]),
        ("7. More Things\n700. General\n", "7. More Things\n", ["line 45: 700. General is not in the contents"]),
        ("702. Habits\n\nGloss", "702. Habits\n703. Sleep\n\nGloss", ["the contents announce 703. Sleep, which is not there"]),
        ("7. More Things\n\n700", "7. Other Things\n\n700", [
            "line 44: the title of 7 is 'Other Things' here and 'More Things' in the contents",
        ]),
        ("100.2. Most", "Some words.\n\n100.2. Most", [
            "line 34: stands apart, after a blank line of 100.1b: read as part of that rule",
        ]),
        ("101. Turtles\n\n101.1", "Some words.\n\n101. Turtles\n\n101.1", [
            "line 38: stands apart, after the examples of 100.2: read as part of that rule",
        ]),
        ("101.1. There", "Some words.\n\n101.1. There", [
            "line 40: this stands under a title and belongs to no rule; it is passed over",
        ]),
        ("Shell (Ob", "702.9a Sleep\nWords.\n\nShell (Ob", [
            "line 75: begins with 702.9a, and stands in the glossary: not read as a rule",
            "line 75: stands apart from the entry 'Digging' above it: read as part of it",
        ]),
        ("Beach\nA place with sand. See rule 100.1.\n", "Beach\n", ["line 67: nothing is said of 'Beach'"]),
        ("Nobody in", "702.9a Sleep.\n\nNobody in", [
            "line 80: begins with 702.9a, and stands in the credits: not read as a rule",
        ]),
        ("Shell (Ob", "Words.\n\nShell (Ob", ["line 75: stands apart from the entry 'Digging' above it: read as part of it"]),
        ("101. Turtles\n\n101.1", "101. [Nothing]\n\n102. Turtles\n\n102.1", [
            "line 38: the title of 101 is '[Nothing]' here and 'Turtles' in the contents",
            "line 40: 102. Turtles is not in the contents",
            "line 44: 101.1a comes out of order: the one before is 102.1",
            "line 44: 101.1a stands under the title of section 102",
        ]),
    ],
)  # fmt: skip
def test_what_is_odd_is_named(usual: str, here: str, oddities: list[str]) -> None:
    assert FLAT.count(usual) == 1
    assert list(book(FLAT.replace(usual, here)).oddities) == oddities


def test_letters_l_and_o_may_be_passed_over_or_not_and_aa_follows_z() -> None:
    def with_letters(letters: str) -> str:
        more = "".join(f"702.3{letter} A turtle naps.\n\n" for letter in letters.split())
        return TEXT.replace("Glossary\n\nBeach", f"{more}Glossary\n\nBeach")

    assert book(with_letters("b c d e f g h i j k m n p q r s t u v w x y z aa ab")).oddities == ()
    assert book(with_letters("b c d e f g h i j k l m n o p")).oddities == ()
    (oddity,) = book(with_letters("b c d e f g h i j k m n p q r s t u v w x y z ab")).oddities
    assert "702.3ab comes where another number was due: the one before is 702.3z" in oddity


def test_a_text_without_contents_has_its_titles_in_order() -> None:
    bare = TEXT[: TEXT.index("Contents")] + TEXT[TEXT.index("1. First Things\n\n100. General\n\n100.1.") :]
    assert [oddity.split(": ", 1)[1] for oddity in book(bare).oddities] == [
        "7. More Things comes where 2 was due",
        "702. Habits comes where 701 was due",
    ]


def test_banners_are_passed_over_and_counted() -> None:
    banner = f"\n{'-' * 70}\nComprehensive Rules of Turtles\n{'-' * 70}\n\nPage 3 of 12\n"
    text = TEXT.replace("\n100.2. Most", f"{banner}\n100.2. Most").replace("\nBeach", f"{banner}\nBeach")
    (oddity,) = book(text).oddities
    assert oddity == "line 34: a banner; 8 lines like it are passed over"
    assert (book(text).rules[3].text, len(book(text).glossary)) == ("Most turtles swim.", 3)


def test_a_sentence_goes_on_across_a_banner() -> None:
    text = FLAT.replace("Most turtles swim.", "Most turtles\n\nPage 3\n\nswim.")
    assert said(text, "100.2") == "Most turtles swim."


def test_a_line_that_was_not_wrapped_stays_a_line_of_its_own() -> None:
    assert said(FLAT.replace("Most turtles swim.", "Most turtles\nswim."), "100.2") == "Most turtles\nswim."


def test_a_wrapped_line_that_begins_with_the_number_of_a_rule_begins_none() -> None:
    def wrapped(before: str, after: str) -> Rulebook:
        long = f"702.2b Digging twice, which takes a turtle more time than anything but sleep {before}\n{after}, is no better."
        return book(TEXT.replace("702.2b Digging twice is as good as digging once.", long))

    named, unclear = wrapped("(see rule", "702.3a or 702.1)"), wrapped("(but", "702.1 says more)")
    for read_back in (named, unclear):
        assert [rule.number for rule in read_back.rules][-4:] == ["702.2a", "702.2b", "702.3", "702.3a"]
    assert named.oddities == ()
    (oddity,) = unclear.oddities
    assert oddity == "line 59: begins with 702.1, and goes on with the sentence before: read as part of it"


def test_a_list_in_a_rule_begins_no_chapter() -> None:
    text = TEXT.replace("101.1a Land turtles.", "101.1a Land turtles:\n1. Big ones.\n2. Small ones.")
    assert said(text, "101.1a") == "Land turtles:\n1. Big ones.\n2. Small ones."
    assert len(book(text).titles) == 6


def test_a_rule_without_words_is_named_and_a_number_may_stand_alone() -> None:
    assert book(FLAT.replace("702.2. Digging", "702.2.")).oddities == ("line 54: 702.2 says nothing",)
    assert said(FLAT.replace("100.2. Most", "100.2.\nMost"), "100.2") == "Most turtles swim."


def test_what_a_text_always_does_is_told_once() -> None:
    rules = "".join(f"702.{number}.Rule {number}.\n\n" for number in range(4, 60))
    first, second = book(FLAT.replace("Glossary\n\nBeach", f"{rules}Glossary\n\nBeach")).oddities
    assert first == "line 65: the number of 702.4 is spelled '702.4.'"
    assert second == "line 67: so are the numbers of 55 other rules, or in another way that is not the usual one"


def test_the_rules_of_a_section_begin_without_its_title_too() -> None:
    text = "\n".join(line for line in TEXT.split("\n") if line not in {"", "101. Turtles"})
    assert [rule.number for rule in book(text).rules] == [rule.number for rule in book(TEXT).rules]
    assert book(text).oddities == (
        "line 22: 101.1 stands under the title of section 100",
        "line 23: 101.1a stands under the title of section 100",
    )


@pytest.mark.parametrize(
    ("before", "empty"),
    [
        ("700. General\n\n700.1", "700. Nothing\n\n701. General\n\n701.1"),
        ("7. More Things\n\n700", "102. Nothing\n\n7. More Things\n\n700"),
    ],
)
def test_a_section_without_rules_is_named_where_no_contents_tell_of_it(before: str, empty: str) -> None:
    bare = TEXT[: TEXT.index("Contents")] + TEXT[TEXT.index("1. First Things\n\n100. General\n\n100.1.") :]
    number = empty[:3]
    assert any(oddity.endswith(f"section {number} has no rules") for oddity in book(bare.replace(before, empty)).oddities)
    assert [rule.text for rule in book(bare.replace(before, empty)).rules] == [rule.text for rule in book(TEXT).rules]
