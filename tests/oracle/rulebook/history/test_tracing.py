from __future__ import annotations

import pytest

from oracle.rulebook.comparing.changes import Kind, Rewording
from oracle.rulebook.history.chronicle import Chronicle, Link, NoSuchRule
from oracle.rulebook.history.tracing import By, Stop, in_order, moved, numbers, trace
from oracle.rulebook.history.wording import Wording

ONE, TWO, THREE = Wording("000000000001", 10, 1), Wording("000000000002", 20, 2), Wording("000000000003", 30, 3)


def first(*places: str) -> tuple[Link, ...]:
    return tuple(Link(None, (), (place,), wordings=(ONE,)) for place in places)


def went(old: str, new: str) -> Link:
    return Link(Kind.RENUMBERED, (old,), (new,))


def worded(place: str, how: Rewording = Rewording.WORDING, wording: Wording = TWO) -> Link:
    return Link(Kind.REWORDED, (place,), (place,), how, (wording,))


def came(place: str, wording: Wording = ONE) -> Link:
    return Link(Kind.ADDED, (), (place,), wordings=(wording,))


def gone(place: str) -> Link:
    return Link(Kind.REMOVED, (place,), ())


def chronicle(*links: tuple[Link, ...]) -> Chronicle:
    return Chronicle.of({f"200{year}-01-01": each for year, each in enumerate(links, 1)})


MOVING = chronicle(
    first("100.1", "100.1a", "100.2"),
    (came("100.1"), went("100.1", "100.2"), went("100.1a", "100.2a"), went("100.2", "100.3")),
    (worded("100.2a"), gone("100.3")),
    (worded("100.1"),),
)


def test_a_rule_is_followed_to_its_new_number_and_back() -> None:
    assert moved(MOVING, "100.1a", "2001-01-01", "2004-01-01") == ("100.2a",)
    assert moved(MOVING, "100.2a", "2004-01-01", "2001-01-01") == ("100.1a",)


def test_the_number_of_a_rule_that_was_moved_is_not_taken_for_that_of_the_one_that_came_there() -> None:
    assert moved(MOVING, "100.1", "2001-01-01", "2004-01-01") == ("100.2",)
    assert moved(MOVING, "100.1", "2004-01-01", "2001-01-01") == ()


def test_a_rule_that_went_has_no_number_any_more() -> None:
    assert moved(MOVING, "100.2", "2001-01-01", "2002-01-01") == ("100.3",)
    assert moved(MOVING, "100.2", "2001-01-01", "2003-01-01") == ()


def test_a_day_stands_for_the_edition_in_force() -> None:
    assert moved(MOVING, "100.1a", "2001-12-31", "2002-01-01") == ("100.2a",)
    assert moved(MOVING, "100.2a", "2099-01-01", "2001-07-01") == ("100.1a",)


def test_a_trace_stops_where_something_happens_and_nowhere_else() -> None:
    found = trace(MOVING, "100.2a", "2004-01-01")

    assert found.stops == (
        Stop("2001-01-01", Link(None, (), ("100.1a",), wordings=(ONE,)), (), ("100.1a",)),
        Stop("2002-01-01", went("100.1a", "100.2a"), ("100.1a",), ("100.2a",)),
        Stop("2003-01-01", worded("100.2a"), ("100.2a",), ("100.2a",)),
    )
    assert [stop.wordings for stop in found.stops] == [(ONE,), (), (TWO,)]


@pytest.mark.parametrize(("number", "day"), [("100.1a", "2001-01-01"), ("100.2a", "2002-01-01"), ("100.2a", "2003-06-06")])
def test_a_trace_is_the_same_from_wherever_it_begins(number: str, day: str) -> None:
    assert trace(MOVING, number, day).stops == trace(MOVING, "100.2a", "2004-01-01").stops


def test_a_trace_ends_where_the_rule_goes() -> None:
    assert [(stop.edition, stop.kind) for stop in trace(MOVING, "100.3", "2002-01-01").stops] == [
        ("2001-01-01", None),
        ("2002-01-01", Kind.RENUMBERED),
        ("2003-01-01", Kind.REMOVED),
    ]


SPLIT = Link(Kind.SPLIT, ("100.1",), ("100.1", "100.2"), wordings=(ONE, TWO))
MERGED = Link(Kind.MERGED, ("100.1", "100.2"), ("100.1",), wordings=(THREE,))


def test_a_split_forks_the_trace() -> None:
    split = chronicle(first("100.1", "100.2"), (SPLIT, went("100.2", "100.3")), (went("100.2", "100.4"), came("100.2")))

    assert moved(split, "100.1", "2001-01-01", "2003-01-01") == ("100.1", "100.4")
    assert moved(split, "100.4", "2003-01-01", "2001-01-01") == ("100.1",)
    assert moved(split, "100.3", "2003-01-01", "2001-01-01") == ("100.2",)


def test_what_was_split_off_is_traced_without_its_sisters() -> None:
    split = chronicle(first("100.1", "100.2"), (SPLIT, went("100.2", "100.3")), (worded("100.1"), went("100.2", "100.4")))

    (_, at_the_split, after) = trace(split, "100.4", "2003-01-01").stops

    assert at_the_split == Stop("2002-01-01", SPLIT, ("100.1",), ("100.2",))
    assert at_the_split.wordings == (TWO,)
    assert after.link == went("100.2", "100.4")


def test_merged_rules_are_traced_back_to_all_of_them() -> None:
    merged = chronicle(first("100.1", "100.2", "100.3"), (MERGED, went("100.3", "100.2")))

    assert moved(merged, "100.1", "2002-01-01", "2001-01-01") == ("100.1", "100.2")
    assert moved(merged, "100.2", "2001-01-01", "2002-01-01") == ("100.1",)
    assert moved(merged, "100.2", "2002-01-01", "2001-01-01") == ("100.3",)
    assert [stop.after for stop in trace(merged, "100.1", "2002-01-01").stops] == [("100.1",), ("100.2",), ("100.1",)]


ANEW = chronicle(
    first("100.1", "100.1a", "100.1b"),
    (Link(Kind.REWRITTEN, ("100.1a",), ("100.1a",), wordings=(TWO,)), gone("100.1b")),
    (went("100.1", "100.2"), went("100.1a", "100.2a")),
)


def test_a_rule_that_was_written_anew_is_traced_to_there_by_its_wording_and_beyond_by_its_heading() -> None:
    assert moved(ANEW, "100.2a", "2003-01-01", "2001-01-01", By.WORDING) == ()
    assert moved(ANEW, "100.2a", "2003-01-01", "2001-01-01", By.HEADING) == ("100.1a",)
    assert moved(ANEW, "100.1a", "2001-01-01", "2003-01-01", By.WORDING) == ()
    assert moved(ANEW, "100.1a", "2001-01-01", "2003-01-01", By.HEADING) == ("100.2a",)


def test_a_trace_by_wording_begins_where_the_rule_was_written_anew() -> None:
    by_wording = trace(ANEW, "100.2a", "2003-01-01", By.WORDING).stops
    by_heading = trace(ANEW, "100.2a", "2003-01-01", By.HEADING).stops

    assert [(stop.edition, stop.kind, stop.before) for stop in by_wording] == [
        ("2002-01-01", Kind.REWRITTEN, ()),
        ("2003-01-01", Kind.RENUMBERED, ("100.1a",)),
    ]
    assert [stop.edition for stop in by_heading] == ["2001-01-01", "2002-01-01", "2003-01-01"]


def test_a_trace_by_wording_ends_where_the_rule_was_written_anew() -> None:
    assert [(stop.edition, stop.kind, stop.after) for stop in trace(ANEW, "100.1a", "2001-01-01", By.WORDING).stops] == [
        ("2001-01-01", None, ("100.1a",)),
        ("2002-01-01", Kind.REWRITTEN, ()),
    ]


def test_two_rules_with_one_number_are_followed_as_one() -> None:
    twice = chronicle(first("100.1", "100.1*2"), (went("100.1*2", "100.2"),), (went("100.2", "100.3"),))

    assert moved(twice, "100.1", "2001-01-01", "2003-01-01") == ("100.1", "100.3")
    assert moved(twice, "100.3", "2003-01-01", "2001-01-01") == ("100.1",)


def test_the_wording_of_a_rule_is_the_last_that_it_was_given() -> None:
    wordings = [{place: MOVING.wording(place, edition) for place in places} for edition, places in enumerate(MOVING.places)]

    assert wordings == [
        {"100.1": ONE, "100.1a": ONE, "100.2": ONE},
        {"100.1": ONE, "100.2": ONE, "100.2a": ONE, "100.3": ONE},
        {"100.1": ONE, "100.2": ONE, "100.2a": TWO},
        {"100.1": TWO, "100.2": ONE, "100.2a": TWO},
    ]


def test_what_is_no_rule_is_refused() -> None:
    with pytest.raises(NoSuchRule, match=r"^there is no rule 100\.9 in the edition of 2001-01-01$"):
        trace(MOVING, "100.9", "2001-07-07")
    with pytest.raises(NoSuchRule, match=r"^there is no rule 100\.3 in the edition of 2003-01-01$"):
        moved(MOVING, "100.3", "2003-01-01", "2001-01-01")
    with pytest.raises(NoSuchRule, match=r"^no edition of 2000-12-31 is known; the first one is of 2001-01-01$"):
        trace(MOVING, "100.1", "2000-12-31")


def test_numbers_are_in_the_order_of_the_rules_and_each_is_there_once() -> None:
    assert numbers(["704.5aa", "601.10", "704.5z", "601.2*2", "601.2"]) == ("601.2", "601.10", "704.5z", "704.5aa")
    assert sorted(["601.2*2", "601.10", "601.2", "601.2a"], key=in_order) == ["601.2", "601.2*2", "601.2a", "601.10"]
