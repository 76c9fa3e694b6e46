"""What holds of any two texts that are compared."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.rulebook.comparing.changes import Change, Kind
from oracle.rulebook.comparing.comparison import compare
from oracle.rulebook.rulebook import Rule, Rulebook
from tests.oracle.rulebook.book import book

SYLLABLES = ("ba", "ke", "li", "mo", "nu", "ra", "so", "ti", "vu", "za")
WORDS = tuple("".join(each) for each in product(SYLLABLES, repeat=3))

sentences = st.lists(st.sampled_from(WORDS), min_size=8, max_size=20, unique=True).map(
    lambda words: f"{' '.join(words).capitalize()}."
)
wordings = st.lists(sentences, min_size=1, max_size=3, unique=True).map(" ".join)


def numbered(wordings: list[str], section: int = 702, first: int = 1) -> tuple[Rule, ...]:
    """Rules, some of them with subrules, under no headings."""
    return tuple(
        Rule(f"{section}.{first + place // 3}{('', 'a', 'b')[place % 3]}", wording, chapter="More", section="Words")
        for place, wording in enumerate(wordings)
    )


def text(rules: tuple[Rule, ...]) -> Rulebook:
    return Rulebook("made up", "2031-08-07", (), rules, ())


texts = st.lists(wordings, max_size=12).map(numbered).map(text)
telling_texts = st.lists(wordings, min_size=1, max_size=12, unique=True).map(numbered).map(text)


def kinds(changes: tuple[Change, ...]) -> set[Kind]:
    return {each.kind for each in changes}


@given(texts)
def test_a_text_is_unchanged_from_itself(book: Rulebook) -> None:
    changes = compare(book, book)
    assert kinds(changes) <= {Kind.UNCHANGED}
    assert [each.after for each in changes] == [(rule,) for rule in book.rules]


@given(telling_texts, st.integers(1, 40))
def test_a_text_in_which_everything_is_renumbered_says_the_same(book: Rulebook, on: int) -> None:
    new = numbered([rule.text for rule in book.rules], 502, 1 + on)
    changes = compare(book, text(new))
    assert [(each.kind, each.before, each.after) for each in changes] == [
        (Kind.RENUMBERED, (before,), (after,)) for before, after in zip(book.rules, new, strict=True)
    ]


@given(texts, texts)
def test_nothing_is_lost_and_nothing_told_twice(old: Rulebook, new: Rulebook) -> None:
    changes = compare(old, new)
    assert Counter(id(rule) for each in changes for rule in each.before) == Counter(map(id, old.rules))
    assert Counter(id(rule) for each in changes for rule in each.after) == Counter(map(id, new.rules))


@given(texts, texts)
def test_changes_have_as_many_rules_on_each_side_as_their_kind_says(old: Rulebook, new: Rulebook) -> None:
    sides = {
        Kind.ADDED: (False, True),
        Kind.REMOVED: (True, False),
    }
    for each in compare(old, new):
        assert (bool(each.before), bool(each.after)) == sides.get(each.kind, (True, True))
        assert (len(each.after) > 1) is (each.kind is Kind.SPLIT)
        assert (len(each.before) > 1) is (each.kind is Kind.MERGED)
        reworded = each.kind in (Kind.REWORDED, Kind.RENUMBERED_AND_REWORDED)
        assert (each.rewording is not None) is reworded


@given(telling_texts, st.lists(sentences, min_size=2, max_size=2, unique=True), st.data())
@settings(max_examples=60)
def test_a_split_and_a_merge_are_found(book: Rulebook, parts: list[str], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(book.rules)))
    number = f"702.{100 + at}"
    whole = Rule(number, " ".join(parts), chapter="More", section="Words")
    halves = tuple(replace(whole, number=f"{number}{letter}", text=part) for letter, part in zip("ab", parts, strict=True))
    one = text((*book.rules[:at], whole, *book.rules[at:]))
    two = text((*book.rules[:at], *halves, *book.rules[at:]))
    assert [each for each in compare(one, two) if each.kind is not Kind.UNCHANGED] == [Change(Kind.SPLIT, (whole,), halves)]
    assert [each for each in compare(two, one) if each.kind is not Kind.UNCHANGED] == [Change(Kind.MERGED, halves, (whole,))]


def test_made_up_texts_that_give_every_rule_one_number_or_one_heading_take_no_minutes() -> None:
    """Each of these would mean millions of pairs to compare."""
    drawn = Random(7)
    words = ["".join(each) for each in product("bdfglmnr", "aeiou", "bdfglmnr")]

    def said(count: int) -> str:
        return " ".join(drawn.choices(words, k=count)) + "."

    def texts(lines: Callable[[int], str]) -> tuple[Rulebook, Rulebook]:
        old, new = ("1. Cows\n100. Cows\n" + "\n".join(map(lines, range(2500))) for _ in range(2))
        return book(old), book(new)

    for old, new in (
        texts(lambda nth: f"100.1. {said(14)}"),
        texts(lambda nth: f"100.1a {said(14)}" if nth else "100.1. Cows"),
        texts(lambda nth: f"100.{nth // 2 + 1}" + (f"a {said(14)}" if nth % 2 else f". {said(2)[:-1]}")),
    ):
        began = time.process_time()
        changes = compare(old, new)
        assert time.process_time() - began < 20
        assert Counter(rule for change in changes for rule in change.before) == Counter(old.rules)
        assert Counter(rule for change in changes for rule in change.after) == Counter(new.rules)
