"""Editions of the rules: which rules a scenario cites in each, and by which numbers it is selected there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from adapters.contract.messages import Hello
from adapters.suite.bad_input import BadInput
from adapters.suite.reading.loading import load
from adapters.suite.running.editions import applies, cited, edition_for, same_rules, why_not
from adapters.suite.running.selection import selected, tags_in
from oracle.rulebook.history import known as history
from tests.suite.running.trying import scenario as made


@pytest.mark.parametrize(
    ("rules", "until", "edition", "found"),
    [
        (("702.74a", "603.3b"), "", "2026-08-07", ("702.74a", "603.3b")),
        (("702.74a",), "", "2007-10-01", ("502.74a",)),
        (("702.74a",), "", "2013-08-01", ("702.73a",)),
        (("702.51a", "702.51b"), "", "2013-07-13", ("702.50a",)),
        (("702.51a", "123.6c"), "", "2007-10-01", ("502.46a", "123.6c/2026-08-07")),
        (("502.46a",), "2009-07-10", "2009-07-10", ("502.46a",)),
        (("502.46a",), "2009-07-10", "2007-10-01", ("502.46a",)),
        (("502.46a",), "2009-07-10", "2026-08-07", ("702.51a", "702.51b")),
        (("702.49a",), "2013-07-12", "2007-10-01", ("502.46a",)),
        (("310.2",), "2009-07-10", "2026-08-07", ("310.2/2007-10-01",)),
    ],
)
def test_a_rule_is_cited_by_its_number_in_the_edition(
    rules: tuple[str, ...], until: str, edition: str, found: tuple[str, ...]
) -> None:
    assert cited(made("Alice is at 20 life", rules=rules, until=until), edition) == found


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2013-07-13", "2013-07-13", True),
        ("2013-07-13", "2013-08-01", True),
        ("2013-08-01", "2013-07-13", True),
        ("2013-07-12", "2013-07-13", False),
        ("2017-09-28", "2017-09-29", False),
        ("2007-10-01", "2026-08-07", False),
    ],
)
def test_on_two_days_the_same_rules_are_in_force_if_nothing_began_between_them(one: str, other: str, same: bool) -> None:
    assert same_rules(one, other) is same


@pytest.mark.parametrize(("wanted", "played"), [("2013-07-13", "2013-08-01"), ("2013-07-12", None), ("2014-09-25", None)])
def test_an_engine_of_one_day_is_asked_for_the_rules_of_that_day_by_any_other_on_which_they_are_in_force(
    wanted: str, played: str | None
) -> None:
    hello = Hello(name="old", version="1", language="", edition="2013-08-01")
    assert edition_for(made("Alice is at 20 life"), hello, wanted) == played


@pytest.mark.parametrize(
    ("since", "until", "wanted", "why"),
    [
        ("", "2013-07-12", "", "it holds until 2013-07-12, and not by the rules of 2013-08-01"),
        (
            "2009-07-11",
            "2013-07-12",
            "2020-01-01",
            "it holds since 2009-07-11 and until 2013-07-12, and not by the rules of 2020-01-01",
        ),
        ("2013-07-13", "", "2020-01-01", "the engine does not play by the rules of 2020-01-01"),
    ],
)
def test_why_a_scenario_is_not_applicable_names_the_days(since: str, until: str, wanted: str, why: str) -> None:
    scenario = made("Alice is at 20 life", since=since, until=until)
    hello = Hello(name="old", version="1", language="", edition="2013-08-01")
    assert (edition_for(scenario, hello, wanted), why_not(scenario, hello, wanted)) == (None, why)


def test_tags_of_rules_are_numbers_of_the_edition() -> None:
    past = made("Alice is at 20 life", rules=("702.49a",), until="2013-07-12")
    assert {"cr:702.49a", "cr:702.51a", "until:2013-07-12"} <= tags_in(past)
    assert {tag for tag in tags_in(past, "2007-10-01") if tag.startswith("cr:")} == {"cr:502.46a"}


def test_scenarios_are_selected_by_the_numbers_of_the_edition() -> None:
    convoking = replace(made("Alice is at 20 life", rules=("702.51a",)), id="convoking")
    soulshift = replace(convoking, id="soulshift", rules=("702.46a",))
    both = (convoking, soulshift)

    assert selected(both, ["cr:702.51a"]) == selected(both, ["cr:702.49a"], edition="2013-07-12") == (convoking,)
    assert selected(both, ["@cr:702.44a"], edition="2013-07-12") == (soulshift,)
    with pytest.raises(BadInput, match=r"'cr:702.51a' by the rules of 2013-07-12; today's 702.51a was 702.49a$"):
        selected(both, ["cr:702.51a"], edition="2013-07-12")
    with pytest.raises(BadInput, match=r"no scenario bears the tag 'cr:999.1'"):
        selected(both, ["cr:999.1"], edition="2013-07-12")


def test_every_rule_that_the_suite_cites_has_a_number_in_some_edition_and_is_known_in_all() -> None:
    """Whatever edition is asked for, no tag is one that cannot be read: it is a number there, or names an edition that has it."""
    for scenario in load():
        for edition in history.editions():
            if not applies(scenario, edition):
                continue
            for rule in cited(scenario, edition):
                number, slash, other = rule.partition("/")
                assert number in history.known_numbers(other if slash else edition), (scenario.id, edition, rule)
