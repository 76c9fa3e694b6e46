from __future__ import annotations

import pytest

from adapters.suite.reading.checking import faults
from tests.suite.texts.of_lines import GALLOPING, about

HISTORY = "the history of the rules"
WENT = "from 2021-02-15 to 2021-04-22 rule 702.50a is renumbered to 702.51a"


@pytest.mark.parametrize("lines", [(HISTORY, WENT), (*GALLOPING, "from 2001-01-01 to 2002-01-01 rule 702.99z is removed")])
def test_what_is_well_said_has_no_faults_whether_it_is_so_or_not(lines: tuple[str, ...]) -> None:
    assert list(faults(about(*lines))) == []


@pytest.mark.parametrize(
    ("lines", "index", "what"),
    [
        ((WENT,), -1, "there are no texts; begin with the history of the rules, or with the lines of texts of your own"),
        ((HISTORY,), -1, "nothing is expected; say what must be so, or what is refused"),
        (
            (HISTORY, WENT, "Alice is at 20 life"),
            2,
            "a scenario with lines about the texts of the rules has no others; make two scenarios of it",
        ),
        ((HISTORY, *GALLOPING, WENT), 0, "the official texts are not compared with texts of your own; make two scenarios of it"),
        (
            (HISTORY, "rule 702.51a of 2020-01-01 has 2 sentences, no examples and no open quotation marks"),
            1,
            "there is no text of 2020-01-01; there are those of 2005-10-01, ",
        ),
        (
            (HISTORY, "from 2017-01-20 to 2021-04-22 rule 702.50a is renumbered to 702.51a"),
            1,
            "the text of 2021-04-22 does not follow that of 2017-01-20; that does 2020-04-17",
        ),
        (
            (HISTORY, "from 2021-04-22 to 2021-02-15 rule 702.51a is renumbered to 702.50a"),
            1,
            "the text of 2021-02-15 does not follow that of 2021-04-22; that does 2022-10-07",
        ),
        (
            (HISTORY, "from 2021-02-15 to 2021-04-22 rule 702.50a is renumbered to 702.51k"),
            1,
            "there is no rule 702.51k in the text of 2021-04-22",
        ),
        (
            (HISTORY, "by its wording rule 702.51a of 2026-08-07 goes back to 702.199a of 2013-07-13"),
            1,
            "there is no rule 702.199a in the text of 2013-07-13",
        ),
        (
            (HISTORY, "rule 702.51a of 2026-08-07 reads like 702.50z of 2017-01-20"),
            1,
            "there is no rule 702.50z in the text of 2017-01-20",
        ),
        (
            (*GALLOPING, "from 2001-01-01 to 2003-01-01 rule 702.21a is removed"),
            5,
            "there is no text of 2003-01-01; there are those of 2001-01-01, 2002-01-01",
        ),
        (
            (*GALLOPING, 'the text of 2002-01-01, in a file of 2002-01-08, reads "702.23. Trotting"', "nobody is asked anything"),
            5,
            "the text of 2002-01-01 is in one file; name it in its first line",
        ),
    ],
)
def test_what_cannot_be_judged_is_told_at_its_line(lines: tuple[str, ...], index: int, what: str) -> None:
    found = [(fault.index, fault.what) for fault in faults(about(*lines))]

    assert any(at == index and said.startswith(what) for at, said in found), found


@pytest.mark.parametrize(("since", "until"), [("2013-07-13", ""), ("", "2026-08-07")])
def test_no_day_confines_what_is_said_of_texts(since: str, until: str) -> None:
    found = [fault.what for fault in faults(about(HISTORY, WENT, since=since, until=until))]

    assert found == ["a scenario about the texts of the rules holds whatever the edition; take @since and @until away"]
