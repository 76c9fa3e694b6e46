from __future__ import annotations

import pytest

from oracle.rulebook.numbers import is_within


@pytest.mark.parametrize(
    ("number", "whole", "expected"),
    [
        ("702.51a", "702.51a", True),
        ("702.51a", "702.51", True),
        ("702.51", "702.51", True),
        ("702.51a", "702", True),
        ("702.510a", "702.51", False),
        ("704.5aa", "704.5a", False),
        ("702.51", "702.51a", False),
        ("702.51", "7", False),
        ("702.51", "", False),
    ],
)
def test_a_rule_is_within_itself_the_rule_above_it_and_its_section(number: str, whole: str, expected: bool) -> None:
    assert is_within(number, whole) is expected
