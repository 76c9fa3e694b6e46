"""The badge says how much of the whole suite is right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from adapters.reports.badge import render
from adapters.reports.stream import Report
from tests.reports.made_up import any_report, report, verdict


def badge(made: Report) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(render(made))
    return found


def test_of_one_engine_it_is_the_share_of_the_whole_suite_rounded_down() -> None:
    made = report([verdict("a"), verdict("b", outcome="fail")], features={"evoke/a.feature": 3})
    assert badge(made) == {"schemaVersion": 1, "label": "rulings", "message": "33.3 %", "color": "orange"}


def test_of_several_engines_it_is_each_and_the_colour_of_the_least() -> None:
    made = report([verdict("a"), verdict("a", engine="stone", outcome="error")])
    assert badge(made)["message"] == "paper 100.0 % | stone 0.0 %"
    assert badge(made)["color"] == "red"
    many = report([verdict("a", engine=f"engine {number}") for number in range(9)])
    assert badge(many)["message"].endswith("engine 3 100.0 % | 5 more")


@pytest.mark.parametrize(("passes", "colour"), [(1000, "brightgreen"), (999, "green"), (899, "yellowgreen"), (749, "yellow")])
def test_only_all_is_bright_green(passes: int, colour: str) -> None:
    made = report([verdict(str(number), outcome="pass" if number < passes else "fail") for number in range(1000)])
    assert badge(made)["color"] == colour


def test_of_nothing_it_says_so() -> None:
    assert badge(report([]))["message"] == "no scenario was run"


@given(any_report())
@settings(deadline=None, max_examples=50)
def test_it_is_always_what_the_endpoint_asks_for(made: Report) -> None:
    found = badge(made)
    assert list(found) == ["schemaVersion", "label", "message", "color"]
    assert found["message"].isprintable()
    assert len(found["message"]) < 250
