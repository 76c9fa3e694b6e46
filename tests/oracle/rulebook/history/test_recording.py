from __future__ import annotations

from dataclasses import replace

import pytest

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history import chronicle_files
from oracle.rulebook.history import known as history
from oracle.rulebook.history.measuring import measured
from oracle.rulebook.history.recording import recorded
from oracle.rulebook.history.tracing import moved, trace
from oracle.rulebook.reading.texts import parsed
from oracle.rulebook.rulebook import Rule, Rulebook
from tests.official_texts import chronicle, needed
from tests.oracle.rulebook.synthetic import TEXT


def text(day: str, *changes: tuple[str, str], year: str = "2031") -> Rulebook:
    """The made-up text, as of a day of August, with other words here and there."""
    whole = TEXT.replace("August 7, 2031", f"August {day}, {year}")
    for old, new in changes:
        assert old in whole
        whole = whole.replace(old, new)
    return parsed(whole.encode(), f"{day}.txt")


NAPS = ("702.3", "702.4")
INSERTED = ("702.2. Digging", "702.2. Basking\n\n702.2a Basking is what every turtle likes.\n\n702.3. Digging")
FIRST = text("7")
SECOND = text("8", NAPS, ("702.2a", "702.3a"), ("702.2b", "702.3b"), ("702.2,", "702.3,"), INSERTED)
THIRD = text("9", NAPS, ("702.2a", "702.3a"), ("702.2b", "702.3b"), ("702.2,", "702.3,"), INSERTED, ("in sand", "in wet sand"))


def test_the_texts_are_sorted_by_their_editions() -> None:
    found = recorded((THIRD, FIRST, SECOND))

    assert found.chronicle == recorded((FIRST, SECOND, THIRD)).chronicle
    assert found.chronicle.editions == ("2031-08-07", "2031-08-08", "2031-08-09")


def test_rules_are_followed_through_all_texts() -> None:
    chronicle = recorded((FIRST, SECOND, THIRD)).chronicle

    assert moved(chronicle, "702.2a", "2031-08-07", "2031-08-09") == ("702.3a",)
    assert moved(chronicle, "702.4a", "2031-08-09", "2031-08-07") == ("702.3a",)
    assert [(stop.edition, stop.kind, stop.link.rewording) for stop in trace(chronicle, "702.3a", "2031-08-09").stops] == [
        ("2031-08-07", None, None),
        ("2031-08-08", Kind.RENUMBERED, None),
        ("2031-08-09", Kind.REWORDED, Rewording.WORDING),
    ]


def test_every_edition_has_the_rules_of_its_text_and_their_wordings() -> None:
    chronicle = recorded((FIRST, SECOND, THIRD)).chronicle

    for edition, book in enumerate((FIRST, SECOND, THIRD)):
        assert {place: chronicle.wording(place, edition) for place in chronicle.places[edition]} == {
            rule.number: measured(rule) for rule in book.rules
        }


def test_the_words_of_every_link_are_at_hand() -> None:
    found = recorded((FIRST, SECOND, THIRD))
    (link,) = found.chronicle.links(2)

    (old,), (new,) = found.changes["2031-08-09", link].before, found.changes["2031-08-09", link].after

    assert (old.text, new.text) == ("Digging is what a turtle does in sand.", "Digging is what a turtle does in wet sand.")


def test_a_number_that_two_rules_share_is_two_places() -> None:
    rules = (Rule("100.1", "One."), Rule("100.1", "Two."))
    book = replace(FIRST, rules=rules)

    assert recorded((book,)).chronicle.places == (frozenset({"100.1", "100.1*2"}),)


def test_how_far_it_is_gets_told() -> None:
    done: list[None] = []

    recorded((FIRST, SECOND, THIRD), lambda: done.append(None))

    assert len(done) == 3


def test_two_texts_of_one_edition_and_no_text_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^7\.txt and other\.txt are both texts of 2031-08-07$"):
        recorded((FIRST, SECOND, replace(FIRST, name="other.txt")))
    with pytest.raises(ValueError, match=r"^there is no text$"):
        recorded(())


@needed
def test_the_history_is_the_one_of_the_official_texts() -> None:
    same = chronicle_files.written(chronicle()) == history.path().read_text(encoding="utf-8")
    assert same, "write it anew: rulings rules index FOLDER"
