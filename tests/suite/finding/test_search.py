"""Passages are found by words, best first."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.suite.bad_input import BadInput
from adapters.suite.finding.passages import Passage
from adapters.suite.finding.search import search

PASSAGES = (
    Passage("rule", "702.2", "Digging", "", "t:1"),
    Passage("rule", "702.2b", "Digging", "Two holes are as good as one. See 702.3a.", "t:3"),
    Passage("rule", "702.2a", "Digging", "A turtle digs in sand near the sea.", "t:2"),
    Passage("rule", "702.20", "Sleep", "A turtle sleeps.", "t:4"),
    Passage("rule", "702.20a", "Sleep", "A turtle tapped while it sleeps has a +1/+1 counter, not {2}{G}.", "t:5"),
    Passage("glossary", "Dig", "", "See rule 702.2.", "t:6"),
    Passage("statement", "dig-01", "", "One hole is enough.", "s:1", ("702.2b",), ("turtle-book",)),
    Passage("scenario", "dig-01-alone", "Alone, a turtle digs once", "Alice taps her turtle", "f:1", ("702.2a",), ("dig-01",)),
    Passage("scenario", "dig-01-both", "Together, turtles dig once", "Alice has sand", "f:2", ("702.2b", "101.1"), ("dig-01",)),
)


def names(*words: str) -> list[str]:
    """The names of what is found, best first."""
    return [hit.passage.name for hit in search(PASSAGES, words).hits]


def test_a_passage_has_all_the_words_in_whatever_form() -> None:
    assert names("turtles", "tapping") == ["dig-01-alone", "702.20a"]
    assert names("turtles", "tapping", "counters") == ["702.20a"]


def test_a_title_counts_more_than_what_is_said() -> None:
    assert names("sleep")[0] == "702.20"
    assert set(names("sleep")) == {"702.20", "702.20a"}


def test_words_are_marked() -> None:
    (hit,) = search(PASSAGES, ["sand", "sea"]).hits
    assert hit.said == "A turtle digs in *sand* near the *sea*."
    (hit,) = search(PASSAGES, ["alone", "once"]).hits
    assert hit.title == "*Alone*, a turtle digs *once*"


def test_what_has_some_of_the_words_is_found_where_nothing_has_all() -> None:
    found = search(PASSAGES, ["sea", "sleeps"])
    assert not found.every
    assert {hit.passage.name for hit in found.hits} == {"702.2a", "702.20", "702.20a"}
    assert search(PASSAGES, ["sea"]).every


@pytest.mark.parametrize("number", ["702.2b", "702.2b."])
def test_for_a_subrule_it_comes_first_and_then_what_cites_it(number: str) -> None:
    assert names(number) == ["702.2b", "dig-01-both", "dig-01"]


def test_for_a_rule_its_subrules_come_too_but_no_other_rule() -> None:
    found = names("702.2")
    assert found[:3] == ["702.2", "702.2a", "702.2b"]
    assert set(found[3:5]) == {"dig-01-alone", "dig-01-both"}
    assert found[5:] == ["dig-01", "Dig"]


def test_an_id_or_a_tag_finds_what_bears_it() -> None:
    assert names("dig-01")[0] == "dig-01"
    assert set(names("dig-01")) == {"dig-01", "dig-01-alone", "dig-01-both"}
    assert names("turtle-book") == ["dig-01"]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("AND", []),
        ("NOT", ["702.20a"]),
        ("NEAR", ["702.2a"]),
        ("NEAR(turtle,", []),
        ("sand*", ["702.2a", "dig-01-both"]),
        ('"sand', ["702.2a", "dig-01-both"]),
        ("-sand", ["702.2a", "dig-01-both"]),
        ("said:sand", []),
        ("^sand", ["702.2a", "dig-01-both"]),
        ("+1/+1", ["702.20a"]),
        ("{2}{G}", ["702.20a"]),
        ("'; DROP TABLE passages", []),
    ],
)
def test_a_word_means_itself_whatever_signs_it_has(word: str, found: list[str]) -> None:
    assert sorted(names(word)) == sorted(found)


@given(st.lists(st.text(), min_size=1, max_size=4))
def test_no_words_break_the_search(words: Sequence[str]) -> None:
    found = search(PASSAGES, [*words, "zzzqq"])
    assert not found.hits or not found.every


def test_without_a_word_there_is_nothing_to_search_for() -> None:
    with pytest.raises(BadInput, match="no word to search for"):
        search(PASSAGES, ['"*"', "-"])


def test_a_sqlite_without_full_text_search_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        """A database that knows no FTS5."""

        def execute(self, statement: str) -> None:
            raise sqlite3.OperationalError("no such module: fts5")

        def close(self) -> None:
            """Nothing to close."""

    monkeypatch.setattr(sqlite3, "connect", lambda path: Bare())
    with pytest.raises(BadInput, match=r"no full-text search.*no such module: fts5.*whose SQLite has FTS5"):
        search(PASSAGES, ["sand"])


def test_a_python_without_sqlite_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    with pytest.raises(BadInput, match="this Python has no SQLite"):
        search(PASSAGES, ["sand"])
