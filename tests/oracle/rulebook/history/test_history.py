from __future__ import annotations

import pytest

from oracle.rulebook.history import known as history
from oracle.rulebook.history.chronicle import NoSuchRule

RAV, LRW, M10, PC2 = "2005-10-01", "2007-10-01", "2009-07-11", "2011-06-17"
M14, AER, IKO, KHM, STX = "2013-07-13", "2017-01-20", "2020-04-17", "2021-02-15", "2021-04-22"

NUMBERS = {
    "702.51": {RAV: "502.46", M10: "702.48", PC2: "702.49", M14: "702.50", STX: "702.51"},
    "702.51a": {RAV: "502.46a", M10: "702.48a", PC2: "702.49a", M14: "702.50a", STX: "702.51a"},
    "702.51c": {IKO: "702.50c", STX: "702.51c"},
    "702.51d": {
        RAV: "502.46c",
        LRW: "502.46b",
        M10: "702.48b",
        PC2: "702.49b",
        M14: "702.50b",
        AER: "702.50c",
        IKO: "702.50d",
        STX: "702.51d",
    },
    "702.74a": {LRW: "502.74a", M10: "702.71a", PC2: "702.72a", M14: "702.73a", STX: "702.74a"},
    "702.80a": {M10: "702.77a", PC2: "702.78a", M14: "702.79a", STX: "702.80a"},
    "702.80d": {M10: "702.77b", PC2: "702.78d", M14: "702.79d", STX: "702.80d"},
    "702.90b": {PC2: "702.88b", M14: "702.89b", STX: "702.90b"},
    "702.90f": {PC2: "702.88f", M14: "702.89f", STX: "702.90f"},
    "120.3a": {M10: "118.3a", PC2: "119.3a", IKO: "120.3a"},
    "120.3e": {M10: "118.3d", PC2: "119.3e", IKO: "120.3e"},
    "122.1b": {IKO: "122.1b"},
    "613.1f": {M10: "612.1f", PC2: "613.1f"},
    "123.6c": {"2022-10-07": "123.6c"},
    "206.3b": {M14: "700.5b", "2014-06-01": "700.6b", IKO: "700.8b", KHM: "206.3b"},
    "704.5c": {RAV: "420.5h", M10: "704.5c"},
    "704.5q": {LRW: "420.5n", M10: "704.5r", IKO: "704.5q"},
}
"""Rules by their present numbers: their numbers, each with the edition that gave it to them. Before that there were none."""


def test_the_editions_are_named_by_the_days_from_which_they_were_in_force() -> None:
    editions = history.editions()

    assert len(editions) == 21
    assert editions == tuple(sorted(editions))
    assert (editions[0], editions[2], editions[-1]) == ("2005-10-01", "2009-07-11", "2026-08-07")


@pytest.mark.parametrize(
    ("day", "edition"),
    [("2005-10-01", "2005-10-01"), ("2009-07-10", "2007-10-01"), ("2009-07-11", "2009-07-11"), ("2099-01-01", "2026-08-07")],
)
def test_the_last_edition_that_is_not_later_is_in_force(day: str, edition: str) -> None:
    assert history.edition_on(day) == edition


def test_before_the_first_edition_nothing_is_known() -> None:
    with pytest.raises(NoSuchRule, match=r"^no edition of 2005-09-30 is known; the first one is of 2005-10-01$"):
        history.edition_on("2005-09-30")


def test_every_edition_has_the_numbers_of_its_rules() -> None:
    assert "502.46b" in history.known_numbers("2007-04-30")
    assert "502.46b" not in history.known_numbers("2009-07-11")
    assert "702.51d" in history.known_numbers(STX)
    assert "702.51d" not in history.known_numbers(KHM)
    assert [len(history.known_numbers(day)) for day in ("2005-10-01", "2024-09-20", "2026-08-07")] == [900, 3014, 3162]


def test_a_rule_has_its_number_of_each_day() -> None:
    assert history.number_in("702.51a", "2007-10-01") == "502.46a"
    assert history.number_in("702.74a", "2006-01-01") is None
    assert history.number_in("702.50a", STX, of=KHM) == "702.51a"
    assert history.numbers_in("702.50a", "2017-01-20", of="2016-11-11") == ("702.50a", "702.50b")


@pytest.mark.parametrize("rule", NUMBERS)
def test_the_numbers_of_well_known_rules_are_right_in_every_edition(rule: str) -> None:
    for edition in history.editions():
        then = [number for since, number in NUMBERS[rule].items() if since <= edition]

        assert history.numbers_in(rule, edition) == tuple(then[-1:]), edition


def test_an_old_number_leads_to_the_present_ones() -> None:
    assert history.present("502.46a", "2007-10-01") == ("702.51a", "702.51b")
    assert history.present("702.50a", KHM) == ("702.51a",)
    assert history.present("310.1", "2007-10-01") == ("510.1",)
    assert history.present("300.3", "2007-10-01") == ("500.5",)
    assert history.present("310.4", "2007-10-01") == ()


def test_a_number_that_an_edition_does_not_have_is_refused() -> None:
    with pytest.raises(NoSuchRule, match=r"^there is no rule 702\.51a in the edition of 2007-10-01$"):
        history.present("702.51a", "2007-10-01")
