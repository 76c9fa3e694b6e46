from __future__ import annotations

from pathlib import Path

import pytest

from adapters.suite.affected import Affected, Weight, affected
from adapters.suite.reading.feature_files import Loaded
from adapters.suite.reading.statements import Statement
from adapters.suite.scenario import Scenario
from oracle.editions import EDITION
from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history import known as history
from oracle.rulebook.history.chronicle import Chronicle, Link, NoSuchRule
from oracle.rulebook.history.wording import Wording

NEXT, LATER = "2031-01-01", "2032-02-02"
NEW = Wording("0123456789ab", 10, 1)


def scenario(*rules: str, until: str = "", since: str = "", name: str = "one") -> Loaded:
    return Loaded(
        Scenario(id=name, name=name, feature="f", title="f", rules=rules, until=until, since=since), Path("x.feature"), 3
    )


def statement(*rules: str) -> Statement:
    return Statement(id="evoke-01", statement="Something.", rules=rules)


def present(*further: tuple[Link, ...]) -> Chronicle:
    """A few rules of today as they are worded, and what becomes of them in further texts."""
    rules = ("601.2a", "601.2b", "601.2c", "601.2d", "601.2e")
    first = [Link(None, (), (rule,), wordings=(history.wording(rule, EDITION),)) for rule in rules]
    return Chronicle.of({EDITION: first, **dict(zip((NEXT, LATER), further, strict=False))})


def found(chronicle: Chronicle, *scenarios: Loaded) -> list[tuple[str, str, str, list[str]]]:
    """What is affected from the first to the last text: the weight of each rule, its number before and after, and by whom."""
    old, new = chronicle.editions[0], chronicle.editions[-1]
    return [
        (each.weight.name, each.before, " ".join(each.after), [loaded.scenario.id for loaded in each.scenarios])
        for each in affected(chronicle, old, new, scenarios, ())
    ]


CHANGES = (
    Link(Kind.RENUMBERED, ("601.2a",), ("601.2f",)),
    Link(Kind.REWORDED, ("601.2b",), ("601.2b",), Rewording.WORDING, (NEW,)),
    Link(Kind.RENUMBERED_AND_REWORDED, ("601.2c",), ("601.2g",), Rewording.REFERENCES, (NEW,)),
    Link(Kind.REMOVED, ("601.2d",), ()),
)


def test_what_changed_is_told_with_what_rests_on_it_the_weightiest_first() -> None:
    one, two = scenario("601.2a", "601.2b", name="one"), scenario("601.2b", "601.2c", "601.2d", "601.2e", name="two")

    assert found(present(CHANGES), one, two) == [
        ("CHANGED", "601.2b", "601.2b", ["one", "two"]),
        ("CHANGED", "601.2d", "", ["two"]),
        ("MENDED", "601.2c", "601.2g", ["two"]),
        ("RENUMBERED", "601.2a", "601.2f", ["one"]),
    ]


def test_statements_rest_on_rules_too() -> None:
    (each,) = affected(present(CHANGES), EDITION, NEXT, (), (statement("601.2a", "601.2e"),))

    assert (each.cited, each.scenarios, [one.id for one in each.statements]) == (("601.2a",), (), ["evoke-01"])


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        (Kind.SPLIT, ("601.2a",), ("601.2a", "601.2f")),
        (Kind.MERGED, ("601.2a", "601.2b"), ("601.2a",)),
        (Kind.REWRITTEN, ("601.2a",), ("601.2a",)),
    ],
)
def test_rules_that_are_other_rules_now_have_to_be_looked_at(kind: Kind, before: tuple[str, ...], after: tuple[str, ...]) -> None:
    links = (Link(kind, before, after, None, (NEW,) * len(after)),)

    assert found(present(links), scenario("601.2a")) == [("CHANGED", "601.2a", " ".join(after), ["one"])]


@pytest.mark.parametrize("rewording", [Rewording.PUNCTUATION, Rewording.REFERENCES, Rewording.EXAMPLE])
def test_what_says_the_same_but_for_trifles_weighs_less(rewording: Rewording) -> None:
    links = (Link(Kind.REWORDED, ("601.2a",), ("601.2a",), rewording, (NEW,)),)

    assert found(present(links), scenario("601.2a")) == [("MENDED", "601.2a", "601.2a", ["one"])]


def test_what_changed_in_several_texts_is_told_once() -> None:
    mended = Link(Kind.REWORDED, ("601.2b",), ("601.2b",), Rewording.PUNCTUATION, (NEW,))
    chronicle = present((mended,), (Link(Kind.RENUMBERED, ("601.2b",), ("601.2f",)),))

    (each,) = affected(chronicle, EDITION, LATER, (scenario("601.2b"),), ())

    assert (each.weight, each.after) == (Weight.MENDED, ("601.2f",))
    assert [(stop.edition, stop.kind) for stop in each.stops] == [(NEXT, Kind.REWORDED), (LATER, Kind.RENUMBERED)]


def test_a_rule_that_was_reworded_and_back_has_not_changed() -> None:
    old = history.wording("601.2b", EDITION)
    there = Link(Kind.REWORDED, ("601.2b",), ("601.2b",), Rewording.WORDING, (NEW,))
    back = Link(Kind.REWORDED, ("601.2b",), ("601.2b",), Rewording.WORDING, (old,))

    assert found(present((there,), (back,)), scenario("601.2b")) == []


def test_a_rule_that_the_older_text_lacks_is_told_first() -> None:
    assert found(present(CHANGES), scenario("601.2a", "702.51a")) == [
        ("MISSING", "702.51a", "", ["one"]),
        ("RENUMBERED", "601.2a", "601.2f", ["one"]),
    ]


def test_a_text_that_the_project_does_not_know_may_have_a_rule_at_another_number() -> None:
    words = history.wording("601.2a", EDITION)
    chronicle = Chronicle.of(
        {
            NEXT: [Link(None, (), ("601.2a",), wordings=(NEW,)), Link(None, (), ("601.2b",), wordings=(words,))],
            LATER: [Link(Kind.RENUMBERED, ("601.2b",), ("601.2c",))],
        }
    )

    assert found(chronicle, scenario("601.2a")) == [("RENUMBERED", "601.2b", "601.2c", ["one"])]


def told(found: tuple[Affected, ...]) -> list[tuple[str, str, str]]:
    return [(" ".join(each.cited), each.before, " ".join(each.after)) for each in found]


def test_present_numbers_are_those_of_today_whatever_the_texts() -> None:
    rules = scenario("702.51a", "702.51b", "702.51d")

    assert told(affected(history.known(), "2021-02-15", "2021-04-22", (rules,), ())) == [
        ("702.51a", "702.50a", "702.51a"),
        ("702.51b", "702.50b", "702.51b"),
        ("702.51d", "702.50d", "702.51d"),
    ]


def test_a_rule_is_told_once_whatever_it_is_cited_as() -> None:
    today, then = scenario("702.51a", "702.51b", name="today"), scenario("702.50a", until="2017-01-19", name="then")

    (each,) = affected(history.known(), "2016-11-11", "2017-01-20", (today, then), ())

    assert told((each,)) == [("702.50a 702.51a 702.51b", "702.50a", "702.50a 702.50b")]
    assert [loaded.scenario.id for loaded in each.scenarios] == ["today", "then"]


def test_what_no_longer_holds_cites_the_numbers_of_its_last_day() -> None:
    old = scenario("502.46b", until="2007-04-30")

    assert told(affected(history.known(), "2005-10-01", "2007-10-01", (old,), ())) == [("502.46b", "502.46b", "")]


def test_what_holds_in_neither_text_is_left_out() -> None:
    past, future = scenario("702.49a", until="2013-07-12"), scenario("702.51a", since="2024-07-30")

    assert affected(history.known(), "2021-02-15", "2021-04-22", (past, future), ()) == ()


def test_days_before_all_texts_are_refused() -> None:
    with pytest.raises(NoSuchRule, match=r"^no edition of 2001-01-01 is known"):
        affected(history.known(), "2001-01-01", "2021-04-22", (), ())
