"""Every format tells what holds in the texts of the rules and names what does not, apart from the totals of all engines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from adapters.reports.about_texts import count, listed
from adapters.reports.formats import FORMATS, rendered, write
from adapters.reports.stream import Report, read
from adapters.suite.bad_input import BadInput
from adapters.suite.verdict import TextVerdict
from tests.reports.made_up import report, text_verdict, verdict

RIGHT = text_verdict("evolution-01-right")
WRONG = text_verdict(
    "evolution-02-wrong",
    outcome="fail",
    reason="it is otherwise",
    expected="rule 100.1 is split",
    observed="rule 100.1 is removed",
    steps=("the history of the rules", "rule 100.1 is split"),
    line=4711,
)
NAMING = sorted(set(FORMATS) - {".badge.json"})
PLACING = sorted(set(NAMING) - {".ndjson"})
"""The formats that tell lines of feature files: Cucumber Messages have a document of their own."""


def made(*texts: TextVerdict) -> Report:
    return report([verdict("a"), verdict("b", outcome="fail", standing="as expected")], texts=texts)


def shown(suffix: str, *texts: TextVerdict) -> str:
    return rendered(Path(f"r{suffix}"), made(*texts)).decode()


@pytest.mark.parametrize("suffix", NAMING)
def test_what_does_not_hold_is_told_with_its_place_and_reason(suffix: str) -> None:
    content = shown(suffix, RIGHT, WRONG).replace("<wbr>", "")
    for told in ("evolution-02-wrong", "evolution/t.feature", "rule 100.1 is split", "rule 100.1 is removed"):
        assert told in content, told
    assert "--engine rulebook" not in content


@pytest.mark.parametrize("suffix", PLACING)
def test_what_does_not_hold_is_told_with_its_line(suffix: str) -> None:
    assert "4711" in shown(suffix, RIGHT, WRONG)


@pytest.mark.parametrize("suffix", [".html", ".xml", ".ndjson", ".jsonl"])
def test_where_what_passes_is_listed_what_holds_is_too(suffix: str) -> None:
    assert "evolution-01-right" in shown(suffix, RIGHT)


@pytest.mark.parametrize("suffix", [".txt", ".md", ".html"])
def test_what_is_read_says_how_many_hold(suffix: str) -> None:
    assert shown(suffix, RIGHT, WRONG).count("the texts of the rules: 1 of 2 rulings holds") == 1
    assert "the texts of the rules" not in shown(suffix)


@pytest.mark.parametrize("suffix", [".txt", ".md"])
def test_they_are_in_no_total(suffix: str) -> None:
    with_texts, without = (shown(suffix, *texts).splitlines() for texts in ((RIGHT, WRONG), ()))
    assert [line for line in with_texts if "paper" in line] == [line for line in without if "paper" in line]
    assert [line for line in with_texts if "total" in line] == [line for line in without if "total" in line]


def test_junit_has_suites_of_their_own_for_them() -> None:
    suites = ET.fromstring(shown(".xml", RIGHT, WRONG)).findall("testsuite")
    assert [(each.get("name"), each.get("tests"), each.get("failures")) for each in suites] == [
        ("paper: evoke/a.feature", "2", "0"),
        ("rulebook: evolution/t.feature", "2", "1"),
    ]
    failure = suites[1].find("testcase[2]/failure")
    assert failure is not None
    assert failure.get("message") == ("failure: it is otherwise; expected: rule 100.1 is split; observed: rule 100.1 is removed")
    assert "dialogue" not in (failure.text or "")
    assert "  again     rulings run --tag id:evolution-02-wrong" in (failure.text or "")


def test_messages_have_a_document_of_their_own_and_fail_with_them() -> None:
    found = [msgspec.json.decode(line) for line in shown(".ndjson", RIGHT, WRONG).splitlines()]
    assert [each["source"]["uri"] for each in found if "source" in each] == [
        "paper/evoke/a.feature",
        "rulebook/evolution/t.feature",
    ]
    assert [each["testRunFinished"]["success"] for each in found if "testRunFinished" in each] == [False]
    assert '"success":true' in shown(".ndjson", RIGHT)


def test_the_page_has_a_part_for_them_before_the_tables() -> None:
    page = shown(".html", RIGHT, WRONG)
    assert page.index('<section id="red"') < page.index('<section id="texts"') < page.index('<section id="by-mechanic"')
    assert 'id="rulebook:evolution-02-wrong"' in page
    assert 'id=":rulebook:evolution-01-right"' in page
    assert 'id="texts"' not in shown(".html")


@pytest.mark.parametrize(
    ("texts", "message", "colour"),
    [
        ((RIGHT,), "50.0 %", "yellow"),
        ((RIGHT, WRONG), "50.0 % | texts: evolution-02-wrong does not hold", "red"),
        ((WRONG, text_verdict("u", outcome="error")), "50.0 % | texts: evolution-02-wrong and 1 more do not hold", "red"),
    ],
)
def test_the_badge_names_what_does_not_hold_and_is_red(texts: Sequence[TextVerdict], message: str, colour: str) -> None:
    found = msgspec.json.decode(shown(".badge.json", *texts))
    assert (found["message"], found["color"]) == (message, colour)


def test_of_texts_alone_the_badge_tells_too() -> None:
    path = Path("r.badge.json")
    assert b'"message":"the texts hold","color":"brightgreen"' in rendered(path, report([], texts=[RIGHT]))
    assert b'"message":"texts: evolution-02-wrong does not hold","color":"red"' in rendered(path, report([], texts=[WRONG]))


def test_a_stored_report_has_them_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    write(path, made(RIGHT, WRONG))
    back = read(path)
    assert back.texts == (RIGHT, WRONG)
    assert (back.header.texts, back.footer.texts) == ({"evolution/t.feature": 2}, {"pass": 1, "fail": 1})
    assert {each["kind"] for each in map(msgspec.json.decode, path.read_bytes().splitlines())} == {
        "header",
        "verdict",
        "verdict on texts",
        "footer",
    }


@pytest.mark.parametrize(
    ("line", "before", "after", "complaint"),
    [
        (3, b'"evolution-01-right"', b'"evolution-02-wrong"', ":6: two verdicts for evolution-02-wrong on rulebook"),
        (
            5,
            b'"texts":{"pass":1,',
            b'"texts":{"pass":2,',
            ":6: the footer counts {'pass': 2, 'fail': 1}, the verdicts on the texts",
        ),
        (
            0,
            b'"evolution/t.feature":2',
            b'"evolution/t.feature":1',
            ":1: the header knows 1 scenarios about the texts of the rules",
        ),
    ],
)
def test_a_report_that_does_not_agree_with_itself_about_them_is_refused(
    line: int, before: bytes, after: bytes, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "r.jsonl"
    write(path, made(RIGHT, WRONG))
    lines = path.read_bytes().splitlines()
    assert before in lines[line]
    lines[line] = lines[line].replace(before, after)
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(BadInput) as caught:
        read(path)
    assert complaint in str(caught.value)


def test_a_list_names_only_what_does_not_hold_and_moves_no_terminal() -> None:
    assert listed([]) == []
    assert listed([RIGHT]) == [count([RIGHT])] == ["the texts of the rules: 1 of 1 ruling holds"]
    hostile = text_verdict("\x1b[2J", outcome="error", feature="\n", reason="\x07")
    assert all(line.isprintable() for line in listed([hostile]))
