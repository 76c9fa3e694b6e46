from __future__ import annotations

import pytest

from oracle.rulebook import history
from oracle.rulebook.chronicle import NoSuchRule

KHM, STX = "2021-02-15", "2021-04-22"


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


def test_an_old_number_leads_to_the_present_ones() -> None:
    assert history.present("502.46a", "2007-10-01") == ("702.51a", "702.51b")
    assert history.present("702.50a", KHM) == ("702.51a",)
    assert history.present("310.1", "2007-10-01") == ("510.1",)
    assert history.present("300.3", "2007-10-01") == ("500.5",)
    assert history.present("310.4", "2007-10-01") == ()


def test_a_number_that_an_edition_does_not_have_is_refused() -> None:
    with pytest.raises(NoSuchRule, match=r"^there is no rule 702\.51a in the edition of 2007-10-01$"):
        history.present("702.51a", "2007-10-01")
