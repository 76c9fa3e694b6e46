from __future__ import annotations

from adapters.suite.texts.items import TextReads
from adapters.suite.texts.made_up import texts_of, whole_text
from oracle.rulebook.reading.texts import parsed


def test_the_lines_are_read_as_rules_under_titles_of_their_sections() -> None:
    lines = ("702.21. Galloping", "702.21a It is a gait.", "Example: A horse gallops.", "704.5. Look again.")
    book = parsed(whole_text("2001-05-09", lines).encode(), "x.txt")

    assert book.edition == "2001-05-09"
    assert [(rule.number, rule.text, rule.examples, rule.heading) for rule in book.rules] == [
        ("100.1", "These rules are made up.", (), ""),
        ("702.21", "Galloping", (), "Galloping"),
        ("702.21a", "It is a gait.", ("A horse gallops.",), "Galloping"),
        ("704.5", "Look again.", (), ""),
    ]
    assert [rule.section for rule in book.rules] == ["Section 100", "Section 702", "Section 702", "Section 704"]


def test_each_edition_is_a_text_whose_file_may_have_a_day_of_its_own() -> None:
    lines = (
        TextReads(edition="2002-01-01", line="702.21. Galloping", file="2002-01-08"),
        TextReads(edition="2001-01-01", line="702.21. Trotting"),
        TextReads(edition="2002-01-01", line="702.22. Ambling"),
    )
    later, earlier = texts_of(lines)

    assert (later[0], earlier[0]) == ("Rules 20020108.txt", "Rules 20010101.txt")
    assert [rule.text for rule in parsed(later[1].encode(), "").rules][1:] == ["Galloping", "Ambling"]
    assert [rule.text for rule in parsed(earlier[1].encode(), "").rules][1:] == ["Trotting"]
