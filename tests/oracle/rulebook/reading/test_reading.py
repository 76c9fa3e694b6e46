"""A text of the rules is read from its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.rulebook.reading.texts import Unreadable, parsed, read
from oracle.rulebook.rulebook import Entry, Rule, Rulebook, Title
from tests.oracle.rulebook.synthetic import TEXT


def book(text: str = TEXT) -> Rulebook:
    """The text, read from its bytes."""
    return parsed(text.encode(), "made-up.txt")


def rule(number: str, text: str = TEXT) -> Rule:
    """The rule of a number."""
    (found,) = (each for each in book(text).rules if each.number == number)
    return found


def test_a_text_has_a_name_and_an_edition() -> None:
    read_back = book()
    assert (read_back.name, read_back.edition, read_back.oddities) == ("made-up.txt", "2031-08-07", ())


def test_rules_come_in_the_order_of_the_text() -> None:
    assert [each.number for each in book().rules] == [
        "100.1", "100.1a", "100.1b", "100.2", "101.1", "101.1a", "700.1", "702.1", "702.2", "702.2a", "702.2b", "702.3", "702.3a",
    ]  # fmt: skip


def test_titles_stand_above_rules() -> None:
    assert book().titles == (
        Title("1", "First Things", 23),
        Title("100", "General", 25),
        Title("101", "Turtles", 38),
        Title("7", "More Things", 44),
        Title("700", "General", 46),
        Title("702", "Habits", 50),
    )
    digging = rule("702.2a")
    assert (digging.chapter, digging.section, digging.heading) == ("More Things", "Habits", "Digging")
    assert rule("702.2").heading == "Digging"
    assert rule("702.3a").heading == "Naps for Two!"
    assert rule("101.1a").heading == ""


def test_a_title_may_end_with_a_figure() -> None:
    assert book(TEXT.replace("101. Turtles", "101. Turtles 2")).titles[2] == Title("101", "Turtles 2", 38)


def test_examples_belong_to_the_rule_above_them() -> None:
    assert rule("100.2").examples == (
        "A turtle stands at the shore. It swims away.",
        "Two turtles stand at the shore. Both swim away.",
    )
    assert rule("100.2").text == "Most turtles swim."


def test_a_rule_may_have_more_than_one_paragraph() -> None:
    assert rule("100.1b").text == (
        "A turtle may be one of the following: green, brown, or grey.\nA turtle that is none of them is no turtle."
    )


def test_the_glossary_has_lists_that_are_no_chapters() -> None:
    entries = book().glossary
    assert [entry.term for entry in entries] == ["Beach", "Digging", "Shell (Obsolete)"]
    assert entries[0] == Entry("Beach", "A place with sand. See rule 100.1.", 67)
    assert entries[1].text.count("\n") == 2


def test_a_term_may_stand_apart_from_what_is_said_of_it() -> None:
    apart = TEXT.replace("Beach\n", "Beach\n\n").replace("Digging\n1.", "Digging\n\n1.").replace("(Obsolete)\n", "(Obsolete)\n\n")
    assert [(entry.term, entry.text) for entry in book(apart).glossary] == [(entry.term, entry.text) for entry in book().glossary]
    assert book(apart).oddities == ()


def test_lines_are_counted_from_one() -> None:
    lines = TEXT.split("\n")
    assert all(lines[each.line - 1].startswith(each.number) for each in book().rules)


@pytest.mark.parametrize(
    ("number", "usual", "here"),
    [
        ("100.1a", "100.1a A slow", "100.1a. A slow"),
        ("702.2b", "702.2b Digging", "702. 2b Digging"),
        ("100.2", "100.2. Most", "100.2 Most"),
        ("100.2", "100.2. Most", "100.2.Most"),
        ("100.2", "100.2. Most", "100.2.  Most"),
        ("700.1", "700.1. Nothing", " 700.1. Nothing"),
        ("702.2", "702.2. Digging", "702.2 Digging"),
    ],
)
def test_a_number_is_read_however_it_is_spelled(number: str, usual: str, here: str) -> None:
    long = TEXT.replace("One", "one").replace("a hole.", "a hole" + " and another hole" * 9 + ".")
    (oddity,) = book(long.replace(usual, here)).oddities
    assert number in oddity
    assert oddity.startswith("line ")
    before, after = rule(number, long), rule(number, long.replace(usual, here))
    assert before == after


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="there is no such file"):
        read(tmp_path / "none.txt")
