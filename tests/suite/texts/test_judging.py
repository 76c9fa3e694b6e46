from __future__ import annotations

import pytest

from adapters.suite import phrases
from adapters.suite.reading.loading import load
from adapters.suite.scenario import Scenario
from adapters.suite.texts.items import HistoryOfTheRules
from adapters.suite.texts.judging import judged
from adapters.suite.verdict import RULEBOOK
from tests.official_texts import chronicle, needed
from tests.suite.texts.of_lines import GALLOPING, about


def texts() -> tuple[Scenario, ...]:
    """The scenarios of the suite that are about the texts of the rules."""
    return tuple(scenario for scenario in load() if scenario.about_texts)


def test_all_of_the_suite_hold() -> None:
    assert len(texts()) > 30
    assert {scenario.id: judged(scenario).observed for scenario in texts() if judged(scenario).outcome != "pass"} == {}


@needed
def test_the_official_texts_themselves_say_what_the_history_says() -> None:
    official = chronicle()
    chosen = [scenario for scenario in texts() if any(isinstance(item, HistoryOfTheRules) for item in scenario.setup)]

    assert len(chosen) > 10
    assert {
        each.id: judged(each, official=official).observed for each in chosen if not judged(each, official=official).green
    } == {}


def test_what_holds_passes_and_what_does_not_is_told_at_its_line() -> None:
    holds = "from 2001-01-01 to 2002-01-01 rule 702.21a is renumbered to 702.22a"
    verdict = judged(about(*GALLOPING, holds, "from 2001-01-01 to 2002-01-01 rule 702.21a is removed"), range(10, 17))

    assert judged(about(*GALLOPING, holds)).outcome == "pass"
    assert (verdict.engine, verdict.outcome, verdict.line) == (RULEBOOK, "fail", 16)
    assert verdict.expected == verdict.steps[-1] == "from 2001-01-01 to 2002-01-01 rule 702.21a is removed"
    assert verdict.observed == holds


@pytest.mark.parametrize(
    ("line", "observed"),
    [
        (
            "from 2001-01-01 to 2001-01-01 rule 702.21 is removed",
            "the text of 2001-01-01 does not follow that of 2001-01-01",
        ),
        (
            "from 2001-01-01 to 2002-01-01 rule 702.22 is removed",
            "there is no rule 702.22 in the edition of 2001-01-01",
        ),
        (
            "from 2001-01-01 to 2002-01-01 rule 702.22a is added",
            "from 2001-01-01 to 2002-01-01 rule 702.21a is renumbered to 702.22a",
        ),
        (
            "from 2001-01-01 to 2002-01-01 rule 702.21 is unchanged",
            "from 2001-01-01 to 2002-01-01 rule 702.21 is renumbered to 702.22",
        ),
        (
            "by its wording rule 702.22a of 2002-01-01 goes back to 702.21a of 2002-01-01",
            "it goes back to 702.21a of 2001-01-01",
        ),
        (
            "rule 702.22a of 2002-01-01 has 3 sentences, no examples and no open quotation marks",
            "it has 2 sentences, 0 examples and 1 open quotation mark",
        ),
        ("rule 702.22a of 2002-01-01 reads unlike 702.21a of 2001-01-01", "they read like each other"),
        ("rule 702.21 of 2002-01-01 reads like 702.21 of 2001-01-01", "they read unlike each other"),
        ("rule 702.21 of 2003-01-01 reads like 702.21 of 2001-01-01", "there is no text of 2003-01-01; there are those of"),
    ],
)
def test_what_is_otherwise_is_told(line: str, observed: str) -> None:
    verdict = judged(about(*GALLOPING, line))

    assert verdict.outcome == "fail"
    assert verdict.observed.startswith(observed)


def test_how_often_it_was_revised_and_renumbered_counts_where_it_is_said() -> None:
    line = "by its heading rule 702.22a of 2002-01-01 goes back to 702.21a of 2001-01-01"

    assert judged(about(*GALLOPING, line)).outcome == "pass"
    assert judged(about(*GALLOPING, f"{line}, revised 0 times and renumbered 1 time since")).outcome == "pass"
    wrong = judged(about(*GALLOPING, f"{line}, revised 1 time and renumbered 1 time since"))
    assert wrong.observed == "it goes back to 702.21a of 2001-01-01, revised 0 times and renumbered 1 time since"


def test_lines_that_make_no_text_are_an_error_and_no_finding() -> None:
    verdict = judged(about('the text of 2001-01-01 reads "Credits"', "rule 702.21 of 2001-01-01 reads like 702.21 of 2001-01-01"))

    assert verdict.outcome == "error"
    assert verdict.reason.startswith("the text of 2001-01-01 cannot be read: it stops in the glossary, after 'Credits', ")


@pytest.mark.parametrize(("words", "line"), [("Credits", 14), ("very " * 9000 + "long", 12)])
def test_the_line_at_which_a_text_cannot_be_read_or_its_last_one_is_that_of_the_verdict(words: str, line: int) -> None:
    first, last = (f'the text of 2001-01-01 reads "{each}"' for each in (words, "702.21a It gallops."))
    scenario = about(GALLOPING[3], first, GALLOPING[4], last, "rule 702.21 of 2001-01-01 reads like 702.22 of 2002-01-01")

    verdict = judged(scenario, range(11, 16))
    assert (verdict.line, verdict.steps[-1]) == (line, {12: first, 14: last}[line])
    assert [*verdict.steps, *verdict.unreached] == [phrases.describe(item) for item in (*scenario.setup, *scenario.script)]
    assert judged(scenario).line == 0
