from __future__ import annotations

import pytest

from oracle.rulebook.comparing.changes import Change, Kind
from oracle.rulebook.comparing.shifts import shift, shifted
from oracle.rulebook.rulebook import Rule


def renumbered(before: str, after: str, kind: Kind = Kind.RENUMBERED) -> Change:
    return Change(kind, (Rule(before, "A cow moos."),), (Rule(after, "A cow moos."),))


ADDED = Change(Kind.ADDED, (), (Rule("702.9", "A calf."),))


def stretches(*changes: Change) -> list[tuple[tuple[str, str], tuple[str, str], int]]:
    return [(each.old, each.new, len(each.changes)) for each in shifted(changes)]


def test_rules_that_moved_equally_far_are_one_stretch() -> None:
    assert stretches(renumbered("702.3", "702.4"), renumbered("702.3a", "702.4a"), renumbered("702.12b", "702.13b")) == [
        (("702.3", "702.12b"), ("702.4", "702.13b"), 3)
    ]


@pytest.mark.parametrize("between", [ADDED, renumbered("702.4", "702.5", Kind.RENUMBERED_AND_REWORDED)])
def test_what_moved_with_them_or_was_put_in_does_not_end_a_stretch(between: Change) -> None:
    assert stretches(renumbered("702.3", "702.4"), between, renumbered("702.5", "702.6")) == [
        (("702.3", "702.5"), ("702.4", "702.6"), 2)
    ]


@pytest.mark.parametrize(
    "between",
    [renumbered("702.4", "702.4", Kind.UNCHANGED), renumbered("702.4", "702.8", Kind.RENUMBERED_AND_REWORDED)],
)
def test_what_stayed_or_moved_otherwise_ends_a_stretch(between: Change) -> None:
    found = stretches(renumbered("702.3", "702.4"), between, renumbered("702.5", "702.6"))
    assert found == [(("702.3", "702.3"), ("702.4", "702.4"), 1), (("702.5", "702.5"), ("702.6", "702.6"), 1)]


def test_a_stretch_may_begin_behind_a_rule_that_moved_with_it_and_was_reworded() -> None:
    assert stretches(renumbered("702.3", "702.4", Kind.RENUMBERED_AND_REWORDED), renumbered("702.5", "702.6")) == [
        (("702.5", "702.5"), ("702.6", "702.6"), 1)
    ]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("702.50b", "702.50c", (702, 702, 0, 1)),
        ("800.4k", "800.4m", (800, 800, 0, 1)),
        ("704.5z", "704.5aa", (704, 704, 0, 1)),
        ("502.46a", "702.48a", (502, 702, 2, 0)),
    ],
)
def test_how_a_number_moved(before: str, after: str, expected: tuple[int, int, int, int]) -> None:
    assert shift(renumbered(before, after)) == expected


def test_what_has_no_number_of_a_rule_is_not_taken_for_one() -> None:
    with pytest.raises(ValueError, match="no rule's number"):
        shift(renumbered("moo", "702.3"))
